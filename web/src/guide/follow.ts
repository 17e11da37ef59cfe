/** The guided game from one state to the next: what has happened, what is shown, what has been. Pure functions. */
import type { Catalogue } from "../lib/cards";
import type { Game } from "../lib/game";
import { isFull, type GameEvent } from "../lib/protocol";
import { hintFor, type Hint } from "./hints";

export interface Guided {
  readonly seen: readonly string[];
  /** What has happened since the person last answered. */
  readonly events: readonly GameEvent[];
  readonly shown: Hint | null;
}

export const unguided = (seen: readonly string[]): Guided => ({ seen, events: [], shown: null });

/** After a new state. A hint that makes way for another or for nothing counts as seen: it has been there to read. */
export function followed(guided: Guided, before: Game, after: Game, cards: Catalogue): Guided {
  if (!after.view) return guided;
  const news = after.version !== before.version || after.epoch !== before.epoch ? after.news : [];
  const answered = wasAsked(before) && (after.entries !== before.entries || after.epoch !== before.epoch);
  const events = answered ? news : [...guided.events, ...news];
  const shown = hintFor(after.view, events, guided.seen, cards);
  const seen = shown?.id === guided.shown?.id ? guided.seen : withSeen(guided.seen, guided.shown);
  return { seen, events, shown };
}

/** The person has read what is shown; perhaps there is more. */
export function dismissed(guided: Guided, game: Game, cards: Catalogue): Guided {
  const seen = withSeen(guided.seen, guided.shown);
  return { ...guided, seen, shown: game.view ? hintFor(game.view, guided.events, seen, cards) : null };
}

function wasAsked(game: Game): boolean {
  const decision = game.view?.decision;
  return isFull(decision) && decision.seat === game.view?.seat;
}

function withSeen(seen: readonly string[], hint: Hint | null): readonly string[] {
  return hint && !seen.includes(hint.id) ? [...seen, hint.id] : seen;
}
