import { describe, expect, test } from "vitest";
import { answer, everything, isEnough, isFullyChosen, isSingle, rank, toggle } from "../src/lib/choose";
import type { Decision } from "../src/lib/protocol";

const cards = ["Copper", "Copper", "Estate", "Silver"];

function decision(more: Partial<Decision>): Decision {
  return {
    seat: 0,
    player: 0,
    cause: "Cellar",
    key: "discard",
    options: cards.map((card, index) => ({ index, verb: "discard", card })),
    min: 0,
    max: 4,
    may_decline: false,
    ordered: false,
    alike: false,
    idle: false,
    ...more,
  };
}

const clicks = (asked: Decision, ...indices: number[]): number[] =>
  indices.reduce<number[]>((picked, index) => toggle(asked, picked, index).picked, []);

describe("choosing", () => {
  test("one click answers only where exactly one is to be chosen", () => {
    expect(isSingle(decision({ min: 1, max: 1 }))).toBe(true);
    expect(isSingle(decision({ min: 1, max: 1, may_decline: true }))).toBe(false);
    expect(isSingle(decision({}))).toBe(false);
    expect(answer(decision({ min: 1, max: 1 }), [2])).toBe(2);
  });

  test("a second click takes it back", () => {
    expect(clicks(decision({}), 1, 2, 1)).toEqual([2]);
  });

  test("no more than the most, and it says so", () => {
    const two = decision({ min: 2, max: 2 });
    expect(toggle(two, [0, 1], 2)).toEqual({ picked: [0, 1], problem: "full" });
    expect(isFullyChosen(two, [0, 1])).toBe(true);
  });

  test("where one or none can be chosen, another click changes the choice", () => {
    expect(clicks(decision({ min: 1, max: 1, may_decline: true }), 0, 3)).toEqual([3]);
  });

  test("only cards of one name, where that is asked", () => {
    const alike = decision({ alike: true, max: 2 });
    expect(toggle(alike, [0], 2).problem).toBe("unlike");
    expect(clicks(alike, 0, 1)).toEqual([0, 1]);
  });

  test("what is enough", () => {
    expect(isEnough(decision({}), [])).toBe(true);
    expect(isEnough(decision({ min: 2, max: 2 }), [1])).toBe(false);
    expect(isEnough(decision({ min: 2, max: 2 }), [1, 3])).toBe(true);
    expect(isEnough(decision({ min: 2, max: 2, may_decline: true }), [])).toBe(true);
    expect(isEnough(decision({ min: 2, max: 2, may_decline: true }), [1])).toBe(false);
  });

  test("the order of clicks counts only where it is asked", () => {
    expect(answer(decision({}), [3, 0])).toEqual([0, 3]);
    expect(answer(decision({ ordered: true, min: 2, max: 2 }), [3, 0])).toEqual([3, 0]);
    expect(rank([3, 0], 0)).toBe(2);
    expect(rank([3, 0], 1)).toBe(0);
  });

  test("everything at once, as far as it goes", () => {
    expect(everything(decision({}), [2])).toEqual([2, 0, 1, 3]);
    expect(everything(decision({ max: 2, min: 2 }), [3])).toEqual([3, 0]);
  });
});
