/** What is printed on the cards, and how a table orders them. */
import type { CardInfo, View } from "./protocol";

export type Catalogue = ReadonlyMap<string, CardInfo>;

export function catalogue(cards: readonly CardInfo[]): Catalogue {
  return new Map(cards.map((card) => [card.name, card]));
}

const UNKNOWN: CardInfo = { name: "", set: "", types: [], cost: "0", kingdom: false, landscape: false };

export function info(cards: Catalogue, name: string): CardInfo & { cost: string } {
  const card = cards.get(name) ?? { ...UNKNOWN, name };
  return { ...card, cost: card.cost ?? "0" };
}

export function coins(cost: string): number {
  return Number.parseInt(cost, 10) || 0;
}

export function hasPotion(cost: string): boolean {
  return cost.endsWith("P");
}

export function isA(cards: Catalogue, name: string, type: string): boolean {
  return info(cards, name).types.includes(type);
}

/** The type that gives a card its colour: the first that tells most. */
export function leadingType(types: readonly string[]): string {
  const order = ["Event", "Way", "Curse", "Treasure", "Victory", "Duration", "Reaction", "Action"];
  return order.find((type) => types.includes(type)) ?? "Action";
}

/** All types of a card that have a colour of their own, at most two. */
export function colours(types: readonly string[]): string[] {
  const order = ["Event", "Way", "Curse", "Treasure", "Victory", "Duration", "Reaction"];
  const special = order.filter((type) => types.includes(type));
  if (special.length === 0) return ["Action"];
  if (special.length === 1 && types.includes("Action") && special[0] === "Victory") return ["Action", "Victory"];
  return special.slice(0, 2);
}

// --- order --------------------------------------------------------------------------------------------

const TREASURES = ["Copper", "Silver", "Gold", "Potion"];
const VICTORY = ["Estate", "Duchy", "Province", "Curse"];

export interface Groups {
  treasures: string[];
  victory: string[];
  kingdom: string[];
  events: string[];
  ways: string[];
  others: string[];
}

/** The piles of a game as they lie on the table. */
export function groups(view: View, cards: Catalogue): Groups {
  const names = Object.keys(view.supply);
  const basic = new Set([...TREASURES, ...VICTORY]);
  const cost = (name: string): string => info(cards, name).cost;
  return {
    treasures: TREASURES.filter((name) => name in view.supply),
    victory: VICTORY.filter((name) => name in view.supply),
    kingdom: names.filter((name) => !basic.has(name)).sort((one, other) => byCost(cost(one), cost(other), one, other)),
    events: Object.keys(view.events).sort((one, other) => byCost(cost(one), cost(other), one, other)),
    ways: [...view.ways],
    others: Object.keys(view.other_piles),
  };
}

function byCost(cost: string, otherCost: string, name: string, otherName: string): number {
  return (
    coins(cost) - coins(otherCost) ||
    Number(hasPotion(cost)) - Number(hasPotion(otherCost)) ||
    name.localeCompare(otherName, "en")
  );
}

/** A hand in order: Actions, Treasures, the rest; the dearest first, copies side by side. */
export function sortedHand(hand: readonly string[], cards: Catalogue): string[] {
  const rank = (name: string): number => {
    const types = info(cards, name).types;
    if (types.includes("Action")) return 0;
    if (types.includes("Treasure")) return 1;
    return types.includes("Victory") ? 2 : 3;
  };
  return [...hand].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      coins(info(cards, other).cost) - coins(info(cards, one).cost) ||
      one.localeCompare(other, "en"),
  );
}

/** Equal cards that stand together, counted. */
export function runs(names: readonly string[]): { name: string; count: number }[] {
  const found: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = found[found.length - 1];
    if (last?.name === name) last.count += 1;
    else found.push({ name, count: 1 });
  }
  return found;
}

/** All of one name counted together, in the order in which they come first. */
export function tally(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
