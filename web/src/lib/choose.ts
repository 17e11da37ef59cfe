/** Choosing: one thing, several with a running count, or several in an order. Pure functions over option indices. */
import type { Answer, Decision } from "./protocol";

/** One click answers. */
export function isSingle(decision: Decision): boolean {
  return decision.min === 1 && decision.max === 1 && !decision.may_decline;
}

export type Toggled = { picked: number[]; problem: null } | { picked: number[]; problem: "full" | "unlike" };

/** The chosen options after one more click on an option. */
export function toggle(decision: Decision, picked: readonly number[], index: number): Toggled {
  if (picked.includes(index)) return { picked: picked.filter((one) => one !== index), problem: null };
  if (decision.max === 1) return { picked: [index], problem: null };
  const first = picked[0];
  if (decision.alike && first !== undefined && card(decision, first) !== card(decision, index)) {
    return { picked: [...picked], problem: "unlike" };
  }
  if (picked.length >= decision.max) return { picked: [...picked], problem: "full" };
  return { picked: [...picked, index], problem: null };
}

/** Whether what is chosen is a legal answer, as far as numbers go; the server has the last word. */
export function isEnough(decision: Decision, picked: readonly number[]): boolean {
  if (picked.length === 0) return decision.min === 0 || decision.may_decline;
  return picked.length >= decision.min && picked.length <= decision.max;
}

/** Nothing more can be added. */
export function isFullyChosen(decision: Decision, picked: readonly number[]): boolean {
  return picked.length === decision.max;
}

export function answer(decision: Decision, picked: readonly number[]): Answer {
  if (isSingle(decision)) return picked[0] as number;
  return decision.ordered ? [...picked] : [...picked].sort((one, other) => one - other);
}

/** The place of an option in the order of clicks, from 1; 0 if it is not chosen. */
export function rank(picked: readonly number[], index: number): number {
  return picked.indexOf(index) + 1;
}

/** Choose as many as fit at once: all, or those that are still free. */
export function everything(decision: Decision, picked: readonly number[]): number[] {
  return decision.options.reduce<number[]>(
    (so_far, option) => (so_far.includes(option.index) ? so_far : toggle(decision, so_far, option.index).picked),
    [...picked],
  );
}

function card(decision: Decision, index: number): string | undefined {
  return decision.options.find((option) => option.index === index)?.card;
}
