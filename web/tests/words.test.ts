import { describe, expect, test } from "vitest";
import type { Message } from "../src/lib/protocol";
import { BadWords, LANGUAGES, slug, type Language } from "../src/lib/words";
import { fixture, words } from "./fixtures";

type Said = Message & Record<Language, string>;

describe.each(LANGUAGES)("words in %s", (language) => {
  const spoken = words(language);

  test("say what Python says", () => {
    const all = fixture<Said[]>("said");
    expect(all.length).toBeGreaterThan(200);
    for (const said of all) expect(spoken.say(said), said.key).toBe(said[language]);
  });

  test("name and describe every card as Python does", () => {
    const texts = fixture<Record<string, Record<Language, [string, string, string]>>>("card-texts");
    expect(Object.keys(texts).length).toBe(174);
    for (const [card, expected] of Object.entries(texts)) {
      const [name, text, below] = expected[language];
      const lines = (part: "text" | "below"): string =>
        spoken
          .cardText(card, part)
          .map((line) => spoken.sayParts(line))
          .join("\n");
      expect(spoken.cardName(card)).toBe(name);
      expect(lines("text")).toBe(text);
      expect(lines("below")).toBe(below);
    }
  });

  test("mark symbols and cards", () => {
    const said = { key: "option-buy", args: { card: "Village", cost: "3P", left: 7 } };
    const kinds = spoken.parts(said).map((part) => part.kind);
    expect(kinds).toContain("card");
    expect(kinds).toContain("coins");
    expect(kinds).toContain("potion");
    expect(spoken.parts(said).find((part) => part.kind === "card")).toMatchObject({ card: "Village" });
  });

  test("speak symbols in words", () => {
    const text = spoken.spoken({ key: "bonus-coins", args: { count: 2 } });
    expect(text).toMatch(language === "en" ? /2 coins/ : /2 Münzen/);
    expect(text).not.toContain("$");
  });

  test("do not let a name pretend to be a symbol", () => {
    const said = spoken.parts({ key: "log-turn", args: { you: false, who: "\uE000coins\uE0019\uE002", amount: 1 } });
    expect(said.every((part) => part.kind === "words")).toBe(true);
  });

  test("a missing message or argument is an error", () => {
    expect(() => spoken.say({ key: "no-such-key" })).toThrow(BadWords);
    expect(() => spoken.say({ key: "log-buy", args: { you: true, who: "Ann" } })).toThrow(BadWords);
  });

  test("an unknown card keeps its name", () => {
    expect(spoken.cardName("No Such Card")).toBe("No Such Card");
    expect(spoken.cardText("No Such Card")).toEqual([]);
  });
});

test("keys are made of names as in Python", () => {
  expect(slug("Philosopher's Stone")).toBe("philosophers-stone");
  expect(slug("+1 card")).toBe("plus-1-card");
  expect(slug("set_aside")).toBe("set-aside");
});
