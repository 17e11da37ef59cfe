import { describe, expect, test } from "vitest";
import { sortedHand } from "../src/lib/cards";
import { myDecision, NO_GAME, received } from "../src/lib/game";
import type { Decision, View } from "../src/lib/protocol";
import { isPassive, places, shownHand } from "../src/lib/where";
import { cards, sent } from "./fixtures";

function* decisions(name: string): Generator<{ view: View; decision: Decision; hand: string[] }> {
  let game = NO_GAME;
  for (const message of sent(name).messages) {
    game = received(game, message)!;
    const decision = myDecision(game);
    if (!decision || !game.view) continue;
    const owner = shownHand(game.view);
    yield { view: game.view, decision, hand: sortedHand(game.view.players[owner ?? 0]!.hand ?? [], cards()) };
  }
}

describe.each(["first-game", "rich-game"])("the places of the options of %s", (name) => {
  test("every option can be chosen somewhere, and stands for its card", () => {
    let count = 0;
    for (const { view, decision, hand } of decisions(name)) {
      const found = places(view, hand, decision);
      const offered = [
        ...found.hand.filter((index) => index !== null),
        ...Object.values(found.piles),
        ...Object.values(found.events),
        ...Object.values(found.trash),
        ...found.rest.map((option) => option.index),
      ];
      expect(new Set(offered)).toEqual(new Set(decision.options.map((option) => option.index)));
      const card = (index: number): string | undefined =>
        decision.options.find((option) => option.index === index)?.card;
      found.hand.forEach((index, at) => index !== null && expect(card(index)).toBe(hand[at]));
      for (const [pile, index] of Object.entries(found.piles)) expect(card(index)).toBe(pile);
      count += 1;
    }
    expect(count).toBeGreaterThan(40);
  });

  test("what passes or ends a phase is always in the prompt", () => {
    for (const { view, decision, hand } of decisions(name)) {
      const rest = places(view, hand, decision).rest;
      for (const option of decision.options.filter(isPassive)) expect(rest).toContain(option);
    }
  });

  test("in the phases cards are played from the hand and bought from the piles", () => {
    for (const { view, decision, hand } of decisions(name)) {
      if (!decision.key.endsWith("_phase")) continue;
      const rest = places(view, hand, decision).rest.map((option) => option.verb);
      expect(rest.every((verb) => ["end phase", "play treasures", "spend"].includes(verb))).toBe(true);
    }
  });
});

describe("questions", () => {
  const { view } = decisions("first-game").next().value as { view: View };
  const ask = (more: Partial<Decision>): Decision => ({
    seat: 0,
    player: 0,
    cause: null,
    key: "discard",
    options: [],
    min: 1,
    max: 1,
    may_decline: false,
    ordered: false,
    alike: false,
    idle: false,
    ...more,
  });
  const hand = ["Village", "Copper", "Copper", "Estate"];

  test("about the discard pile do not light the same cards in hand", () => {
    const decision = ask({
      cause: "Harbinger",
      key: "topdeck",
      options: [
        { index: 0, verb: "decline" },
        { index: 1, verb: "topdeck", card: "Copper" },
      ],
    });
    const found = places(view, hand, decision);
    expect(found.hand).toEqual([null, null, null, null]);
    expect(found.rest).toHaveLength(2);
  });

  test("about one card light all its copies; about several each copy on its own", () => {
    const one = ask({
      options: [
        { index: 0, verb: "trash", card: "Copper" },
        { index: 1, verb: "trash", card: "Estate" },
      ],
    });
    expect(places(view, hand, one).hand).toEqual([null, 0, 0, 1]);
    const several = ask({
      max: 2,
      min: 2,
      options: ["Copper", "Copper", "Estate"].map((card, index) => ({ index, verb: "discard", card })),
    });
    expect(places(view, hand, several).hand).toEqual([null, 0, 1, 2]);
  });

  test("what becomes of one card is asked in the prompt", () => {
    const fate = ask({
      cause: "Sentry",
      key: "sentry",
      options: ["trash", "discard", "keep"].map((verb, index) => ({ index, verb, card: "Copper" })),
    });
    const found = places(view, hand, fate);
    expect(found.rest).toHaveLength(3);
    expect(found.hand.every((index) => index === null)).toBe(true);
  });

  test("of Lurker light the Supply or the trash", () => {
    const trash = ask({
      cause: "Lurker",
      key: "trash",
      options: [
        { index: 0, verb: "trash", card: "Village" },
        { index: 1, verb: "trash", card: "Smithy" },
      ],
    });
    expect(places(view, hand, trash).piles).toEqual({ Village: 0, Smithy: 1 });
    const gain = ask({ cause: "Lurker", key: "gain", options: [{ index: 0, verb: "gain", card: "Village" }] });
    expect(places(view, hand, gain).trash).toEqual({ Village: 0 });
  });

  test("in a turn that one controls are about the other player’s hand", () => {
    const controlled: View = {
      ...view,
      seat: 0,
      player: 1,
      controller: 0,
      decision: ask({ player: 1 }),
      players: [view.players[0]!, { ...view.players[1]!, hand: ["Gold"] }],
    };
    expect(shownHand(controlled)).toBe(1);
    expect(shownHand({ ...controlled, decision: ask({}) })).toBe(0);
    expect(shownHand({ ...view, seat: null, decision: null })).toBeNull();
  });
});
