/**
 * Movement: which cards are seen to fly from where to where, out of what happened. Places have names, such as
 * `hand:0`, `supply:Village` or `trash`; the page knows where they are.
 */
import type { GameEvent } from "./protocol";

export interface Flight {
  /** The card that is seen; null for one seen from behind. */
  card: string | null;
  from: string;
  to: string;
  /** When it starts, in milliseconds. */
  delay: number;
}

const MOST = 14;
const STEP = 45;

/** The flights for what happened, the last of them if it was too much to follow. */
export function flights(news: readonly GameEvent[]): Flight[] {
  const all = news.flatMap(flightsOf);
  const shown = all.slice(-MOST);
  return shown.map((flight, place) => ({ ...flight, delay: place * STEP }));
}

function flightsOf(event: GameEvent): Omit<Flight, "delay">[] {
  const { from, to } = event;
  if (!from || !to) return [];
  const owner = event.what === "pass" && event.other !== undefined ? event.other : event.player;
  if (from === to && owner === event.player) return [];
  return faces(event).map((card) => ({
    card,
    from: place(from, event.player, card),
    to: place(to, owner, card),
  }));
}

function faces(event: GameEvent): (string | null)[] {
  if (event.cards) return event.cards;
  const hidden = Array.from({ length: event.count ?? 0 }, () => null as string | null);
  if (event.top && hidden.length) hidden[hidden.length - 1] = event.top;
  return hidden;
}

function place(zone: string, player: number, card: string | null): string {
  if (zone === "supply") return card ? `supply:${card}` : "supply";
  return zone === "trash" ? "trash" : `${zone}:${player}`;
}
