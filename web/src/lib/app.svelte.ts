/** What all pages share: settings, the language that is spoken, the cards, short notices, and what is announced. */
import { catalogue, type Catalogue } from "./cards";
import { api } from "./api";
import type { Argument, Message } from "./protocol";
import type { Part } from "./rich";
import { loadIcons } from "./icons";
import { load, save, type Settings } from "./settings";
import { Words, type Language } from "./words";

export interface Notice {
  id: number;
  said: Message;
  tone: "info" | "problem";
}

class App {
  settings: Settings = $state(load(localStorage, navigator.languages));
  words: Words | null = $state.raw(null);
  cards: Catalogue = $state.raw(new Map());
  notices: Notice[] = $state([]);
  /** Read aloud politely, the newest last. */
  announced: { id: number; text: string }[] = $state([]);
  broken: boolean = $state(false);
  private spoken = new Map<Language, Words>();
  private count = 0;

  /** Everything that is needed before the first page can be shown. */
  async start(): Promise<void> {
    try {
      const [, cards] = await Promise.all([this.speak(this.settings.language), api.cards(), loadIcons()]);
      this.cards = catalogue(cards);
    } catch {
      this.broken = true;
    }
  }

  async speak(language: Language): Promise<void> {
    let words = this.spoken.get(language);
    if (!words) {
      words = new Words(language, await api.texts(language));
      this.spoken.set(language, words);
    }
    this.words = words;
    this.settings.language = language;
    document.documentElement.lang = language;
    this.keep();
  }

  keep(): void {
    save(localStorage, $state.snapshot(this.settings) as Settings);
  }

  // --- words ------------------------------------------------------------------------------------

  t(key: string, args: Record<string, Argument> = {}): string {
    return this.words?.text(key, args) ?? "";
  }

  say(said: Message): string {
    return this.words?.say(said) ?? "";
  }

  spokenWords(said: Message): string {
    return this.words?.spoken(said) ?? "";
  }

  parts(said: Message): Part[] {
    return this.words?.parts(said) ?? [];
  }

  card(name: string): string {
    return this.words?.cardName(name) ?? name;
  }

  // --- telling ----------------------------------------------------------------------------------

  notice(said: Message, tone: Notice["tone"] = "info"): void {
    const id = ++this.count;
    this.notices = [...this.notices.filter((one) => one.said.key !== said.key).slice(-2), { id, said, tone }];
    this.announce(this.spokenWords(said));
    setTimeout(() => this.dismiss(id), tone === "problem" ? 7000 : 5000);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  announce(text: string): void {
    if (text) this.announced = [...this.announced.slice(-11), { id: ++this.count, text }];
  }

  /** An error of any kind, told as well as it can be. */
  problem(error: unknown): void {
    const said = (error as { error?: Message }).error;
    const known = said && this.words?.has(said.key);
    this.notice(known ? said : { key: "web-problem-unknown" }, "problem");
  }
}

export const app = new App();
