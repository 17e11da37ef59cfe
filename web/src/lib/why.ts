/** Why something cannot be chosen now, told from the view alone. */
import { coins, hasPotion, isA, type Catalogue } from "./cards";
import { isFull, type Message, type Outline, type View } from "./protocol";

export type Thing = { kind: "pile" | "event" | "hand" | "other"; card: string };

/** The reason, as a message; `names` are those of the seats. */
export function whyNot(view: View, thing: Thing, names: readonly string[], cards: Catalogue): Message {
  const decision = view.decision ?? null;
  if (view.over) return { key: "web-why-over" };
  if (view.seat === null) return { key: "web-why-spectator" };
  if (!isFull(decision)) return waiting(decision, names);
  if (decision.key === "action_phase") return inActionPhase(view, thing, cards);
  if (decision.key === "buy_phase") return inBuyPhase(view, thing, cards);
  return decision.cause
    ? { key: "web-why-other-question", args: { cause: decision.cause } }
    : { key: "web-why-not-offered" };
}

function waiting(decision: Outline | null, names: readonly string[]): Message {
  if (!decision) return { key: "web-why-wait" };
  return { key: "web-why-waiting", args: { who: names[decision.seat] ?? "" } };
}

function inActionPhase(view: View, thing: Thing, cards: Catalogue): Message {
  if (thing.kind === "pile" || thing.kind === "event") return { key: "web-why-buy-later" };
  if (thing.kind !== "hand") return { key: "web-why-not-offered" };
  if (isA(cards, thing.card, "Treasure")) return { key: "web-why-treasure-later" };
  if (!isA(cards, thing.card, "Action")) return { key: "web-why-not-played", args: { card: thing.card } };
  return view.actions > 0 ? { key: "web-why-not-offered" } : { key: "web-why-no-actions" };
}

function inBuyPhase(view: View, thing: Thing, cards: Catalogue): Message {
  if (thing.kind === "hand") {
    if (isA(cards, thing.card, "Treasure")) return { key: "web-why-bought-already" };
    if (isA(cards, thing.card, "Action")) return { key: "web-why-action-over" };
    return { key: "web-why-not-played", args: { card: thing.card } };
  }
  if (thing.kind === "other") return { key: "web-why-not-in-supply" };
  const pile = view.supply[thing.card];
  const cost = thing.kind === "event" ? view.events[thing.card] : pile?.cost;
  if (cost === undefined) return { key: "web-why-not-in-supply" };
  if (thing.kind === "pile" && pile?.left === 0) return { key: "web-why-empty", args: { card: thing.card } };
  if (view.buys <= 0) return { key: "web-why-no-buys" };
  if (coins(cost) > view.coins) return { key: "web-why-too-dear", args: { card: thing.card, cost, coins: view.coins } };
  if (hasPotion(cost) && view.potions <= 0) return { key: "web-why-no-potion", args: { card: thing.card } };
  return thing.kind === "event" ? { key: "web-why-event-once" } : { key: "web-why-not-offered" };
}
