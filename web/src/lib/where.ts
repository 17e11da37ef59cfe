/**
 * Where on the table the options of a decision lie, so that they can be clicked there.
 *
 * The engine names cards, not places. What is chosen from the hand or the Supply is known by the verb; the cards
 * that choose from elsewhere are listed. Whatever has no place on the table is offered in the prompt.
 */
import type { Decision, Option, View } from "./protocol";

export interface Places {
  /** For each card of the hand that is shown, the index of its option or null. */
  hand: (number | null)[];
  /** By card: piles of the Supply and beside it, Events, the trash. */
  piles: Record<string, number>;
  events: Record<string, number>;
  trash: Record<string, number>;
  /** What is offered in the prompt: cards without a place, and everything that is no card. */
  rest: Option[];
}

/** Verbs that take a card from the hand, unless the card that asks is one of those below. */
const FROM_HAND = new Set(["discard", "trash", "topdeck", "exile", "reveal", "pass", "put", "play", "set aside"]);

/** Cards that ask for a card of another place with one of these verbs. */
const ELSEWHERE: Record<string, string[]> = {
  discard: ["Advisor"],
  exile: ["Cardinal"],
  play: ["Vassal", "March", "Gamble", "Golem"],
  "set aside": ["Library"],
  topdeck: ["Harbinger", "Herald", "Herbalist", "Alchemist", "Transport", "Apothecary", "Patrol", "Sentry", "Doctor"],
  trash: ["Bandit", "Mining Village"],
};

/** Cards that trash or exile from the Supply. */
const FROM_SUPPLY: Record<string, string[]> = {
  exile: ["Camel Train", "Invest", "Transport"],
  trash: ["Lurker"],
};

const PASSIVE = new Set(["decline", "end phase"]);

export function isPassive(option: Option): boolean {
  return PASSIVE.has(option.verb);
}

/** Whose hand is shown below: that of the player who is concerned, if we may see it, and else our own. */
export function shownHand(view: View): number | null {
  const concerned = view.decision && view.decision.seat === view.seat ? view.decision.player : view.seat;
  if (concerned !== null && view.players[concerned]?.hand) return concerned;
  return view.seat;
}

export function places(view: View, hand: readonly string[], decision: Decision | null): Places {
  const found: Places = { hand: hand.map(() => null), piles: {}, events: {}, trash: {}, rest: [] };
  if (!decision) return found;
  const acting = decision.options.filter((option) => !isPassive(option));
  const fate = !decision.key.endsWith("_phase") && isFate(acting);
  const inHand = fate ? null : handPlaces(hand, decision, acting);
  for (const option of decision.options) {
    const card = option.card;
    if (card === undefined || option.label || isPassive(option)) found.rest.push(option);
    else if (inHand?.has(option.index)) continue;
    else if (option.verb === "buy" && card in view.events) found.events[card] = option.index;
    else if (option.verb === "gain" && decision.cause === "Lurker") found.trash[card] = option.index;
    else if (fromPile(view, decision, option)) found.piles[card] = option.index;
    else found.rest.push(option);
  }
  inHand?.forEach((positions, index) => {
    for (const position of positions) found.hand[position] = index;
  });
  return found;
}

/** Several things that could be done with the same card. */
function isFate(acting: Option[]): boolean {
  return acting.some((one) => acting.some((other) => other.card === one.card && other.verb !== one.verb));
}

function fromPile(view: View, decision: Decision, option: Option): boolean {
  const card = option.card as string;
  if (!(card in view.supply) && !(card in view.other_piles)) return false;
  if (option.verb === "buy" || option.verb === "gain") return true;
  return FROM_SUPPLY[option.verb]?.includes(decision.cause ?? "") ?? false;
}

/** The places in hand of each option, or null if these options are not about the hand. */
function handPlaces(hand: readonly string[], decision: Decision, acting: Option[]): Map<number, number[]> | null {
  const about = acting.filter((option) => option.card !== undefined && !option.label && isHandVerb(option, decision));
  const found = new Map<number, number[]>();
  const taken = new Set<number>();
  // Where one card is chosen its copies are one option; where several are, each copy is an option of its own.
  const each = decision.max > 1 || decision.may_decline;
  for (const option of about) {
    const positions = hand.flatMap((card, at) => (card === option.card && !taken.has(at) ? [at] : []));
    if (!positions.length) return null;
    const mine = each ? positions.slice(0, 1) : positions;
    mine.forEach((position) => taken.add(position));
    found.set(option.index, mine);
  }
  return found.size ? found : null;
}

function isHandVerb(option: Option, decision: Decision): boolean {
  const cause = decision.cause ?? "";
  if (!FROM_HAND.has(option.verb) || decision.ordered) return false;
  return !(ELSEWHERE[option.verb]?.includes(cause) || FROM_SUPPLY[option.verb]?.includes(cause));
}
