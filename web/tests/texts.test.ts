/** The client's own words: every key that it says is there, and every one that is there is said. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentParser, Message } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { AUTOPLAY_KINDS } from "../src/lib/autoplay";
import { THEMES } from "../src/lib/settings";
import { LANGUAGES, type Language } from "../src/lib/words";
import { ROOT, words } from "./fixtures";

const source = readdirSync(`${ROOT}/web/src`, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(`${ROOT}/web/src/${file}`, "utf-8"))
  .join("\n");

function ownKeys(language: Language): string[] {
  const text = readFileSync(`${ROOT}/src/freehold/texts/${language}/web.ftl`, "utf-8");
  const entries = new FluentParser({ withSpans: false }).parse(text).body;
  return entries.filter((entry) => entry instanceof Message).map((entry) => entry.id.name);
}

/** Keys that are put together: what stands for the dots in `web-theme-${…}`. */
const FAMILIES: Record<string, readonly string[]> = {
  "web-autoplay-": AUTOPLAY_KINDS,
  "web-choose-": ["full", "unlike"],
  "web-counts-": ["bought", "gained", "trashed", "played", "deck"],
  "web-end-": ["actions", "treasures", "coins"],
  "web-end-title-": ["phase", "turn"],
  "web-fair-": ["fair", "wrong-commitment", "other-commitment", "wrong-seed", "incomplete", "unavailable"],
  "web-key-": ["tab", "arrows", "enter", "numbers", "treasures", "end", "confirm", "undo", "details", "escape", "help"],
  "web-kingdom-": ["recommended", "random", "daily", "text"],
  "web-quick-": ["first", "base", "random", "daily", "first-hint", "base-hint", "random-hint", "daily-hint"],
  "web-setting-": ["confirmend", "motion", "shortcuts", "hints"],
  "web-spoken-": ["coins", "potion", "points"],
  "web-theme-": THEMES,
  "web-title-": ["home", "table", "games", "replay", "rules", "learn", "about", "missing"],
};

const said = new Set([
  ...[...source.matchAll(/"(web-[a-z0-9-]+[a-z0-9])"/g)].map((match) => match[1]!),
  ...Object.entries(FAMILIES).flatMap(([family, members]) => members.map((member) => family + member)),
]);
said.delete("web-spoken");

describe.each(LANGUAGES)("web.ftl in %s", (language) => {
  test("has every key that the client says", () => {
    const spoken = words(language);
    for (const key of said) expect(spoken.has(key), key).toBe(true);
  });

  test("has no key that nobody says", () => {
    for (const key of ownKeys(language)) expect(said.has(key), key).toBe(true);
  });
});

test("every key that is put together belongs to a family", () => {
  const made = [...source.matchAll(/`(web-[a-z-]+)\$\{/g)].map((match) => match[1]!);
  expect(made.length).toBeGreaterThan(8);
  for (const beginning of made) expect(Object.keys(FAMILIES), beginning).toContain(beginning);
});
