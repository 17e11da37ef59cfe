/** The keyboard: which option a number chooses, and where an arrow leads. */
import type { Places } from "./where";
import { isPassive } from "./where";

/** The options that 1 to 9 choose: cards in hand from the left, or what the prompt offers, or piles. */
export function numbered(places: Places, order: { piles: string[]; events: string[] }): number[] {
  const hand = unique(places.hand.filter((index): index is number => index !== null));
  const rest = places.rest.filter((option) => !isPassive(option) && option.verb !== "play treasures");
  const first = [...hand, ...rest.map((option) => option.index)];
  if (first.length) return first.slice(0, 9);
  const piles = order.piles.flatMap((card) => places.piles[card] ?? []);
  const events = order.events.flatMap((card) => places.events[card] ?? []);
  return [...piles, ...events, ...Object.values(places.trash)].slice(0, 9);
}

export interface Spot {
  x: number;
  y: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The spot an arrow leads to from one of them; -1 if there is none on that side. */
export function towards(spots: readonly Spot[], from: number, arrow: Arrow): number {
  const here = spots[from];
  if (!here) return spots.length ? 0 : -1;
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const along = sign * (across ? spot.x - here.x : spot.y - here.y);
    const aside = Math.abs(across ? spot.y - here.y : spot.x - here.x);
    if (at === from || along < 4) return;
    // Straight on is nearer than aside.
    const far = along + aside * (across ? 4 : 2);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

function unique(numbers: number[]): number[] {
  return [...new Set(numbers)];
}
