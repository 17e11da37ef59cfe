/**
 * What the guided first game explains, and when. Pure functions over what a seat sees; no page in here.
 *
 * A hint is about something that has come up: in the position as it is, or in what has happened since the person
 * last answered. It is shown while that is so, and once it has passed, or was dismissed, it does not come again.
 */
import { isA, type Catalogue } from "../lib/cards";
import {
  isFull,
  type Argument,
  type Decision,
  type GameEvent,
  type Message,
  type PlayerView,
  type View,
} from "../lib/protocol";

export interface Hint {
  id: string;
  said: Message;
}

interface Situation {
  view: View;
  me: PlayerView;
  hand: readonly string[];
  /** What this person is asked; null while others are. */
  decision: Decision | null;
  /** It is the person's own turn, and a phase that is asked about rather than a card. */
  phase: "action" | "buy" | null;
  /** All Treasures are played that the person wanted to play, or there are none. */
  shopping: boolean;
  events: readonly GameEvent[];
  cards: Catalogue;
}

type Arguments = Record<string, Argument>;
/** What is to be told, or null if it has not come up. */
type When = (now: Situation) => Arguments | null;

const told = (yes: boolean, args: Arguments = {}): Arguments | null => (yes ? args : null);

/** Something that has happened to this person since the last answer. */
const happened = (now: Situation, what: string): GameEvent | undefined =>
  now.events.find((event) => event.what === what && event.player === now.view.seat);

const left = (now: Situation, card: string): number => now.view.supply[card]?.left ?? 0;
const canBuy = (now: Situation, card: string): boolean =>
  now.decision?.options.some((option) => option.verb === "buy" && option.card === card) ?? false;
const fewProvinces = (now: Situation): boolean => left(now, "Province") > 0 && left(now, "Province") <= 3;

/** A hand is clogged by this many cards that can only be counted at the end. */
const CLOGGED = 2;

/** In the order in which they are told when several have come up. */
const HINTS: readonly { id: string; key: string; when: When }[] = [
  { id: "over", key: "guide-over", when: (now) => told(now.view.over) },
  { id: "reaction", key: "guide-reaction", when: reaction },
  { id: "attacked", key: "guide-attacked", when: attacked },
  {
    id: "hand",
    key: "guide-hand",
    when: (now) => told(now.phase !== null && now.me.turns_taken <= 1 && now.me.play.length === 0),
  },
  {
    id: "turn-over",
    key: "guide-turn-over",
    when: (now) => told(now.phase !== null && happened(now, "clean_up") !== undefined),
  },
  {
    id: "reshuffle",
    key: "guide-reshuffle",
    when: (now) => told(now.decision !== null && happened(now, "shuffle") !== undefined),
  },
  { id: "asked", key: "guide-asked", when: asked },
  { id: "plus-actions", key: "guide-plus-actions", when: moreActions },
  { id: "drawing", key: "guide-drawing", when: drawn },
  { id: "action-phase", key: "guide-action-phase", when: actionPhase },
  { id: "no-actions", key: "guide-no-actions", when: noActions },
  { id: "treasures", key: "guide-treasures", when: (now) => told(now.phase === "buy" && !now.shopping) },
  {
    id: "end-near",
    key: "guide-end-near",
    when: (now) => told(now.phase !== null && fewProvinces(now), { left: left(now, "Province") }),
  },
  {
    id: "province",
    key: "guide-province",
    when: (now) => told(now.shopping && canBuy(now, "Province"), { coins: now.view.coins }),
  },
  {
    id: "gold",
    key: "guide-gold",
    when: (now) => told(now.shopping && canBuy(now, "Gold") && now.view.coins < 8, { coins: now.view.coins }),
  },
  {
    id: "buying",
    key: "guide-buying",
    when: (now) => told(now.shopping && now.view.coins >= 3, { coins: now.view.coins }),
  },
  { id: "buys", key: "guide-buys", when: (now) => told(now.shopping && now.view.buys > 1, { buys: now.view.buys }) },
  { id: "empty", key: "guide-empty", when: emptyPile },
  { id: "victory", key: "guide-victory", when: clogged },
];

/** The names of all hints, for counting. */
export const ALL_HINTS: readonly string[] = HINTS.map((hint) => hint.id);

/** What to explain now: the first thing that has come up and was not explained before. */
export function hintFor(
  view: View,
  events: readonly GameEvent[],
  seen: readonly string[],
  cards: Catalogue,
): Hint | null {
  return dueHints(view, events, cards).find((hint) => !seen.includes(hint.id)) ?? null;
}

/** Everything that has come up, explained or not. */
export function dueHints(view: View, events: readonly GameEvent[], cards: Catalogue): Hint[] {
  const now = situation(view, events, cards);
  if (!now) return [];
  return HINTS.flatMap(({ id, key, when }) => {
    const args = when(now);
    return args ? [{ id, said: { key, args } }] : [];
  });
}

function situation(view: View, events: readonly GameEvent[], cards: Catalogue): Situation | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me) return null;
  const decision = isFull(view.decision) && view.decision.seat === view.seat ? view.decision : null;
  const mine = decision !== null && view.player === view.seat && decision.player === view.seat;
  const phase = !mine ? null : decision.key === "action_phase" ? "action" : decision.key === "buy_phase" ? "buy" : null;
  const shopping = phase === "buy" && !decision?.options.some((option) => option.verb.startsWith("play"));
  return { view, me, hand: me.hand ?? [], decision, phase, shopping, events, cards };
}

// --- what needs more than a line --------------------------------------------------------------------------

/** A Moat that can be shown, or that is held for the first time. */
function reaction(now: Situation): Arguments | null {
  const shown = now.decision?.key === "react" && now.decision.options.some((option) => option.card === "Moat");
  return told(shown || (now.phase !== null && now.hand.includes("Moat")), { card: "Moat" });
}

/** An Attack of another has done something to this person, or asks for it. */
function attacked(now: Situation): Arguments | null {
  if (!now.decision) return null;
  const asking = now.decision.key !== "react" && now.view.player !== now.view.seat ? now.decision.cause : null;
  const causes = [asking, ...now.events.filter((event) => event.player === now.view.seat).map((event) => event.cause)];
  const attack = causes.find((cause) => cause && isA(now.cards, cause, "Attack") && !isOwn(now, cause));
  return attack ? { card: attack } : null;
}

/** An Attack that this person has played gives coins to its player, and that is no harm. */
function isOwn(now: Situation, card: string): boolean {
  return now.me.play.includes(card);
}

function asked(now: Situation): Arguments | null {
  const { decision, view } = now;
  const mine = decision !== null && view.player === view.seat && now.phase === null;
  return mine && decision.cause ? { card: decision.cause } : null;
}

function moreActions(now: Situation): Arguments | null {
  const given = happened(now, "actions");
  return now.phase === "action" && given?.cause ? { card: given.cause, actions: now.view.actions } : null;
}

/** Cards drawn by a card; those of Clean-up have no cause. */
function drawn(now: Situation): Arguments | null {
  const draw = now.events.find((event) => event.what === "draw" && event.player === now.view.seat && event.cause);
  return now.phase !== null && draw?.cause ? { card: draw.cause } : null;
}

function actionPhase(now: Situation): Arguments | null {
  const card = now.decision?.options.find((option) => option.verb === "play")?.card;
  return now.phase === "action" && card ? { card } : null;
}

function noActions(now: Situation): Arguments | null {
  const card = now.hand.find((held) => isA(now.cards, held, "Action"));
  return now.phase === "buy" && now.view.actions === 0 && card ? { card } : null;
}

/** A pile other than that of the Provinces, with which the game ends anyway. */
function emptyPile(now: Situation): Arguments | null {
  const card = Object.keys(now.view.supply).find((name) => name !== "Province" && left(now, name) === 0);
  return now.phase !== null && card ? { card } : null;
}

function clogged(now: Situation): Arguments | null {
  const idle = now.hand.filter(
    (card) => isA(now.cards, card, "Victory") && !isA(now.cards, card, "Action") && !isA(now.cards, card, "Treasure"),
  );
  const early = now.me.turns_taken < 2;
  return now.phase !== null && !early && idle.length >= CLOGGED ? { count: idle.length } : null;
}
