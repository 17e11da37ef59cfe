/** What a person has set, kept in the browser. Whatever is stored there is checked when it is read. */
import { AUTOPLAY_KINDS, NO_AUTOPLAY, type Autoplay } from "./autoplay";
import { LANGUAGES, type Language } from "./words";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  name: string;
  theme: Theme;
  autoplay: Autoplay;
  /** Ask before a turn ends with Actions or coins unused. */
  confirmEnd: boolean;
  /** Show cards moving, unless the system asks for less motion. */
  motion: boolean;
  /** Single keys as shortcuts. */
  shortcuts: boolean;
  /** Explanations in the guided game. */
  hints: boolean;
}

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEY = "freehold.settings";

export function defaults(languages: readonly string[] = []): Settings {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return {
    language: (spoken.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en",
    name: "",
    theme: "auto",
    autoplay: { ...NO_AUTOPLAY },
    confirmEnd: true,
    motion: true,
    shortcuts: true,
    hints: true,
  };
}

export function load(storage: Storage, languages: readonly string[] = []): Settings {
  const settings = defaults(languages);
  const stored = read(storage, KEY);
  if (LANGUAGES.includes(stored["language"] as Language)) settings.language = stored["language"] as Language;
  if (typeof stored["name"] === "string") settings.name = stored["name"].slice(0, 30);
  if (THEMES.includes(stored["theme"] as Theme)) settings.theme = stored["theme"] as Theme;
  for (const key of ["confirmEnd", "motion", "shortcuts", "hints"] as const) {
    if (typeof stored[key] === "boolean") settings[key] = stored[key];
  }
  const autoplay = (stored["autoplay"] ?? {}) as Record<string, unknown>;
  for (const kind of AUTOPLAY_KINDS) settings.autoplay[kind] = autoplay[kind] === true;
  return settings;
}

export function save(storage: Storage, settings: Settings): void {
  write(storage, KEY, settings);
}

/** A stored object; an empty one if there is none, or if it is damaged. */
export function read(storage: Storage, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored)
      ? (stored as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** Store an object; a browser that keeps nothing (full, or private) does not stop the game. */
export function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // The game goes on without it.
  }
}
