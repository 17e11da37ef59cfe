/**
 * Dull questions that a player may leave to the program, each kind on its own; and when to ask once more before a
 * turn is ended. Everything is off for beginners.
 */
import { coins } from "./cards";
import type { Answer, Decision, Option, View } from "./protocol";

export interface Autoplay {
  /** Choices without a point, as the engine marks them. */
  idle: boolean;
  /** Play all plain Treasures as soon as the Buy phase begins. */
  treasures: boolean;
  /** Several things at once: take them as they come. */
  order: boolean;
  /** Reveal Moat against every Attack. */
  moat: boolean;
  /** End the turn when only cards that cost nothing could be bought. */
  nothing: boolean;
}

export const NO_AUTOPLAY: Autoplay = { idle: false, treasures: false, order: false, moat: false, nothing: false };
export const AUTOPLAY_KINDS = Object.keys(NO_AUTOPLAY) as (keyof Autoplay)[];

/** The answer that is given without asking, or null. */
export function automatic(decision: Decision, view: View, settings: Autoplay): Answer | null {
  if (settings.idle && decision.idle) return passive(decision);
  if (decision.key === "buy_phase") {
    const all = find(decision, "play treasures");
    if (settings.treasures && all) return all.index;
    if (settings.nothing && !worthStaying(decision, view)) return find(decision, "end phase")?.index ?? null;
  }
  if (settings.order && onlyOrder(decision)) return decision.options[0]?.index ?? null;
  if (settings.moat && decision.key === "react") return find(decision, "react", "Moat")?.index ?? null;
  return null;
}

/** The answer that does least: decline, or end the phase, or else the first that is legal. */
export function passive(decision: Decision): Answer {
  if (decision.min === 1 && decision.max === 1 && !decision.may_decline) return (decision.options[0] as Option).index;
  return decision.may_decline ? [] : decision.options.slice(0, decision.min).map((option) => option.index);
}

export type Unused = { key: "actions" } | { key: "treasures" } | { key: "coins"; coins: number; buys: number };

/** What would be lost by ending the phase now; null if nothing. */
export function unused(decision: Decision, view: View): Unused | null {
  if (decision.key === "action_phase")
    return decision.options.some((option) => option.verb === "play") ? { key: "actions" } : null;
  if (decision.key !== "buy_phase") return null;
  if (decision.options.some((option) => option.verb === "play treasures")) return { key: "treasures" };
  const buyable = decision.options.some((option) => option.verb === "buy" && price(option, view) > 0);
  return buyable ? { key: "coins", coins: view.coins, buys: view.buys } : null;
}

function worthStaying(decision: Decision, view: View): boolean {
  return decision.options.some((option) => {
    if (option.verb === "end phase") return false;
    return option.verb !== "buy" || price(option, view) > 0 || (option.card ?? "") in view.events;
  });
}

function price(option: Option, view: View): number {
  const card = option.card ?? "";
  const cost = view.supply[card]?.cost ?? view.events[card] ?? "0";
  return coins(cost) + (cost.endsWith("P") ? 1 : 0);
}

function onlyOrder(decision: Decision): boolean {
  const verbs = new Set(decision.options.map((option) => option.verb));
  return (
    decision.min === 1 &&
    decision.max === 1 &&
    verbs.size === 1 &&
    (verbs.has("first") || decision.key === "discard_first")
  );
}

function find(decision: Decision, verb: string, card?: string): Option | undefined {
  return decision.options.find((option) => option.verb === verb && (card === undefined || option.card === card));
}
