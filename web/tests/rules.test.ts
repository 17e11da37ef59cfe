import { describe, expect, test } from "vitest";
import type { Ruling } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/words";
import { RULINGS, sections, type Block } from "../src/rules/contents";
import { cardsOf, found, isEmpty, marked, NO_FILTER, prepared, setsOf, type Entry } from "../src/rules/search";
import { topicOf } from "../src/rules/topic";
import { cards, fixture, words } from "./fixtures";

const rulings = (language: "en" | "de"): Ruling[] => fixture<Record<string, Ruling[]>>("rulings")[language]!;
const ready = Object.fromEntries(
  LANGUAGES.map((language) => {
    const spoken = words(language);
    return [language, prepared(rulings(language), (name, kind) => (kind === "card" ? spoken.cardName(name) : name))];
  }),
);
const entries = (language: "en" | "de"): Entry[] => ready[language]!;
const ids = (language: "en" | "de", query: string): string[] =>
  found(entries(language), { ...NO_FILTER, query }).map((ruling) => ruling.id);

describe("the contents", () => {
  const keys = (block: Block): string[] => {
    if (typeof block === "string") return [block];
    if ("list" in block) return block.list;
    if ("steps" in block) return block.steps;
    if ("terms" in block) return block.terms.flat();
    return block.piles.rows.map((row) => row.name);
  };

  test.each(LANGUAGES)("can be said in %s", (language) => {
    const spoken = words(language);
    for (const section of sections()) {
      for (const key of [section.title, ...section.blocks.flatMap(keys)]) expect(spoken.text(key), key).not.toBe("");
    }
  });

  test("say everything once", () => {
    const all = sections().flatMap((section) => section.blocks.flatMap(keys));
    expect(new Set(all).size).toBe(all.length);
  });

  test("have anchors of their own, which are no cards", () => {
    const anchors = [...sections().map((section) => section.id), RULINGS];
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const id of anchors) expect(topicOf(id, cards().keys())).toEqual({ kind: "section", id });
    for (const card of cards().keys()) expect(topicOf(card, cards().keys()).kind, card).toBe("card");
  });

  test("name only cards that exist", () => {
    const spoken = words("en");
    for (const section of sections()) {
      for (const key of section.blocks.flatMap(keys)) {
        for (const part of spoken.parts({ key }))
          if (part.kind === "card") expect(cards().has(part.card), part.card).toBe(true);
      }
    }
  });
});

describe("an address below /rules", () => {
  test("leads to a section, a card or a ruling", () => {
    expect(topicOf("exile", cards().keys())).toEqual({ kind: "section", id: "exile" });
    expect(topicOf("philosophers-stone", cards().keys())).toEqual({ kind: "card", card: "Philosopher's Stone" });
    expect(topicOf("Moat", cards().keys())).toEqual({ kind: "card", card: "Moat" });
    expect(topicOf("base-card-moat-2", cards().keys())).toEqual({ kind: "ruling", id: "BASE-CARD-MOAT-2" });
  });
});

describe("the search", () => {
  test("finds everything when nothing is asked for", () => {
    expect(rulings("en").length).toBe(1309);
    expect(ids("en", "  ").length).toBe(1309);
    expect(isEmpty({ ...NO_FILTER, query: " " })).toBe(true);
  });

  test("needs all words, in any order and any case", () => {
    const both = ids("en", "MOAT curse");
    expect(both).toContain("BASE-CARD-MOAT-6");
    expect(both).toEqual(ids("en", "curse moat"));
    expect(both.length).toBeLessThan(ids("en", "moat").length);
    expect(ids("en", "moat xyzzy")).toEqual([]);
  });

  test("does not mind accents, and knows umlauts without dots", () => {
    const umlauts = ids("de", "Flüche");
    expect(umlauts.length).toBeGreaterThan(10);
    expect(ids("de", "FLUECHE")).toEqual(umlauts);
    expect(ids("de", "fluche")).toEqual(expect.arrayContaining(umlauts));
    expect(ids("de", "groesse")).toEqual(ids("de", "größe"));
  });

  test("takes signs as they are", () => {
    expect(ids("en", "(2P)").length).toBeGreaterThan(0);
    expect(ids("en", ".*")).toEqual([]);
    expect(ids("en", "[")).toEqual([]);
    expect(ids("en", "philosopher's")).toEqual(ids("en", "philosopher’s"));
  });

  test("finds rulings by their number and by the names of their cards", () => {
    expect(ids("en", "BASE-CARD-MOAT-2")).toContain("BASE-CARD-MOAT-2");
    expect(ids("de", "burggraben")).toContain("BASE-CARD-MOAT-2");
  });

  test("can be narrowed to a set and a card", () => {
    const all = entries("en");
    for (const ruling of found(all, { ...NO_FILTER, set: "Guilds" })) expect(ruling.set).toBe("Guilds");
    const moat = found(all, { ...NO_FILTER, card: "Moat" });
    expect(moat.length).toBeGreaterThan(20);
    for (const ruling of moat) expect(ruling.cards).toContain("Moat");
    expect(setsOf(rulings("en"))).toEqual(["Base", "Intrigue", "Alchemy", "Cornucopia", "Guilds", "Menagerie"]);
    expect(cardsOf(rulings("en"), "Guilds")).toContain("Baker");
    expect(cardsOf(rulings("en"), "Base")).not.toContain("Baker");
  });

  test("marks what was found, and changes nothing else", () => {
    expect(marked("Flüche und ein Fluch", "fluch")).toEqual([
      { text: "Flüch", hit: true },
      { text: "e und ein ", hit: false },
      { text: "Fluch", hit: true },
    ]);
    expect(marked("a moat", "moat oa")).toEqual([
      { text: "a ", hit: false },
      { text: "moat", hit: true },
    ]);
    expect(marked("nothing", "")).toEqual([{ text: "nothing", hit: false }]);
    for (const { rule } of rulings("de")) {
      expect(
        marked(rule, "e karte")
          .map((piece) => piece.text)
          .join(""),
      ).toBe(rule.normalize("NFC"));
    }
  });
});
