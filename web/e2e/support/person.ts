/**
 * Somebody with a browser of their own: a language, a screen, seats of their own.
 *
 * Whatever goes wrong in the page without being seen is kept, and fails the test at its end: errors on the console,
 * exceptions, answers that are errors, and requests to any other place than the server.
 */
import { expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";

export type Language = "en" | "de";

export interface Who {
  language?: Language;
  name?: string;
  screen?: "desktop" | "phone";
  theme?: "light" | "dark";
  /** Troubles that belong to the test, such as a server that is gone. */
  expected?: RegExp;
}

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

export class Person {
  /** Everything this browser was sent over its sockets. */
  readonly received: string[] = [];
  private readonly troubles: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly address: string,
    readonly language: Language,
    readonly name: string,
    readonly touch: boolean,
    private readonly expected: RegExp | undefined,
  ) {}

  static async arrives(browser: Browser, address: string, seed: string, who: Who): Promise<Person> {
    const { language = "en", name = "", screen = "desktop", theme = "light" } = who;
    const context = await browser.newContext({
      ...SCREENS[screen],
      baseURL: address,
      locale: language === "de" ? "de-DE" : "en-GB",
      colorScheme: theme,
      reducedMotion: "reduce",
      acceptDownloads: true,
    });
    await context.addInitScript(sameRandom, seed);
    const page = await context.newPage();
    const person = new Person(page, context, address, language, name, screen === "phone", who.expected);
    person.watch();
    return person;
  }

  private watch(): void {
    const trouble = (what: string): void => {
      if (!this.expected?.test(what)) this.troubles.push(what);
    };
    this.context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== this.address) trouble(`request to another place: ${request.url()}`);
    });
    this.context.on("response", (response) => {
      if (response.status() >= 400) trouble(`${response.status()} ${response.url()}`);
    });
    this.context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") trouble(`console: ${message.text()}`);
    });
    this.context.on("weberror", (error) => trouble(`exception: ${error.error().stack ?? error.error().message}`));
    this.page.on("websocket", (socket) => {
      if (new URL(socket.url()).host !== new URL(this.address).host)
        trouble(`socket to another place: ${socket.url()}`);
      socket.on("framereceived", (frame) => this.received.push(String(frame.payload)));
    });
  }

  async leaves(): Promise<void> {
    await this.context.close();
    expect(this.troubles, `troubles in the browser of ${this.name || "a guest"}`).toEqual([]);
  }

  // --- finding one's way ----------------------------------------------------------------------------

  async goes(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator("html")).toHaveAttribute("lang", this.language);
    await expect(this.page.locator("h1")).toBeVisible();
  }

  /** Click, or tap where there is no mouse. */
  async presses(what: Locator): Promise<void> {
    await (this.touch ? what.tap() : what.click());
  }

  async speaks(language: Language): Promise<void> {
    await this.page.getByTestId(`language-${language}`).first().click();
    await expect(this.page.locator("html")).toHaveAttribute("lang", language);
  }
}

/** The text that this browser adds to the shuffles is the same whenever the test runs. */
function sameRandom(seed: string): void {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(array: T): T {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at += 1) {
        state = (Math.imul(state, 1103515245) + 12345) | 0;
        bytes[at] = state >>> 16;
      }
    }
    return array;
  };
}
