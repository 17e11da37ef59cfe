import { describe, expect, test } from "vitest";
import { iconSet, sprite, usedIcons } from "../plugins/icons";
import icons from "../src/data/card-icons.json";
import { coins, colours, groups, hasPotion, info, leadingType, runs, sortedHand, tally } from "../src/lib/cards";
import { numbered, towards } from "../src/lib/keys";
import { places } from "../src/lib/where";
import { cards, ROOT, sent } from "./fixtures";

describe("icons", () => {
  test("every card has one, and it exists", () => {
    const known = iconSet().icons;
    const map = icons as Record<string, string>;
    for (const name of cards().keys()) expect(known[map[name] ?? ""], name).toBeDefined();
    expect(Object.keys(map).sort()).toEqual([...cards().keys()].sort());
  });

  test("no two cards that can lie beside each other look alike", () => {
    const seen = new Map<string, string>();
    for (const [card, icon] of Object.entries(icons)) {
      if (card === "Way of the Horse") continue; // the same animal
      expect(seen.get(icon), `${card} and ${seen.get(icon)}`).toBeUndefined();
      seen.set(icon, card);
    }
  });

  test("only those that are used are in the file", () => {
    const names = usedIcons(`${ROOT}/web`);
    const file = sprite(names);
    expect(file.match(/<symbol /g)).toHaveLength(names.length);
    expect(() => sprite(["no-such-icon"])).toThrow("no-such-icon");
  });
});

describe("cards", () => {
  const known = cards();

  test("costs", () => {
    expect(coins("3P")).toBe(3);
    expect(hasPotion("3P")).toBe(true);
    expect(hasPotion("3")).toBe(false);
    expect(info(known, "No Such Card").types).toEqual([]);
  });

  test("have the colours of their types", () => {
    expect(colours(["Action"])).toEqual(["Action"]);
    expect(colours(["Action", "Attack"])).toEqual(["Action"]);
    expect(colours(["Treasure", "Victory"])).toEqual(["Treasure", "Victory"]);
    expect(colours(["Action", "Victory"])).toEqual(["Action", "Victory"]);
    expect(colours(["Action", "Reaction", "Duration"])).toEqual(["Duration", "Reaction"]);
    expect(leadingType(["Action", "Prize"])).toBe("Action");
    for (const card of known.values()) expect(colours(card.types).length).toBeGreaterThan(0);
  });

  test("piles lie in groups, the kingdom by cost", () => {
    const view = sent("rich-game").messages[0]!.view!;
    const found = groups(view, known);
    expect(found.treasures).toEqual(["Copper", "Silver", "Gold", "Potion"]);
    expect(found.victory).toEqual(["Estate", "Duchy", "Province", "Curse"]);
    expect(found.kingdom).toHaveLength(11); // with the Bane
    const costs = found.kingdom.map((name) => coins(info(known, name).cost));
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
    expect(found.events).toEqual(["Ride"]);
    expect(found.ways).toEqual(["Way of the Ox"]);
    expect(found.others).toContain("Horse");
    const all = [...found.treasures, ...found.victory, ...found.kingdom];
    expect(all.sort()).toEqual(Object.keys(view.supply).sort());
  });

  test("a hand is in order, copies side by side", () => {
    expect(sortedHand(["Estate", "Copper", "Village", "Gold", "Copper", "Curse", "Witch"], known)).toEqual([
      "Witch",
      "Village",
      "Gold",
      "Copper",
      "Copper",
      "Estate",
      "Curse",
    ]);
    expect(runs(["A", "A", "B", "A"])).toEqual([
      { name: "A", count: 2 },
      { name: "B", count: 1 },
      { name: "A", count: 1 },
    ]);
    expect(tally(["A", "B", "A"])).toEqual([
      { name: "A", count: 2 },
      { name: "B", count: 1 },
    ]);
  });
});

describe("the keyboard", () => {
  const empty = { hand: [], piles: {}, events: {}, trash: {}, rest: [] };

  test("numbers choose cards in hand from the left, each option once", () => {
    expect(numbered({ ...empty, hand: [null, 7, 7, 3], piles: { Gold: 20 } }, { piles: ["Gold"], events: [] })).toEqual(
      [7, 3],
    );
  });

  test("or piles, where nothing in hand can be chosen", () => {
    const found = {
      ...empty,
      piles: { Gold: 20, Moat: 21 },
      events: { Ride: 30 },
      rest: [{ index: 0, verb: "end phase" }],
    };
    expect(numbered(found, { piles: ["Moat", "Gold"], events: ["Ride"] })).toEqual([21, 20, 30]);
  });

  test("never more than nine", () => {
    const hand = Array.from({ length: 14 }, (_, index) => index);
    expect(numbered({ ...empty, hand }, { piles: [], events: [] })).toHaveLength(9);
    expect(places(sent("first-game").messages[0]!.view!, [], null).rest).toEqual([]);
  });

  test("arrows lead to the nearest thing on their side", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 210, y: 5 },
      { x: 10, y: 100 },
    ];
    expect(towards(spots, 0, "ArrowRight")).toBe(1);
    expect(towards(spots, 1, "ArrowRight")).toBe(2);
    expect(towards(spots, 2, "ArrowRight")).toBe(-1);
    expect(towards(spots, 0, "ArrowDown")).toBe(3);
    expect(towards(spots, 3, "ArrowUp")).toBe(0);
    expect(towards(spots, 9, "ArrowUp")).toBe(0);
    expect(towards([], 0, "ArrowUp")).toBe(-1);
  });
});
