import { describe, expect, test } from "vitest";
import { AUTOPLAY_KINDS, automatic, NO_AUTOPLAY, passive, unused } from "../src/lib/autoplay";
import { myDecision, NO_GAME, received } from "../src/lib/game";
import type { Decision, Option, View } from "../src/lib/protocol";
import { sent } from "./fixtures";

const { messages } = sent("first-game");

/** The first decision with this key that fits. */
function found(key: string, fits: (decision: Decision) => boolean = () => true): { decision: Decision; view: View } {
  let game = NO_GAME;
  for (const message of messages) {
    game = received(game, message)!;
    const decision = myDecision(game);
    if (decision?.key === key && game.view && fits(decision)) return { decision, view: game.view };
  }
  throw new Error(`no decision ${key}`);
}

const has =
  (verb: string) =>
  (decision: Decision): boolean =>
    decision.options.some((option) => option.verb === verb);
const asked = (key: string, options: Option[], more: Partial<Decision> = {}): Decision => ({
  ...{ seat: 0, player: 0, cause: null, key, options, min: 1, max: 1 },
  ...{ may_decline: false, ordered: false, alike: false, idle: false },
  ...more,
});

describe("answers given by themselves", () => {
  test("there are none for beginners", () => {
    let game = NO_GAME;
    for (const message of messages) {
      game = received(game, message)!;
      const decision = myDecision(game);
      if (decision) expect(automatic(decision, game.view!, NO_AUTOPLAY)).toBeNull();
    }
    expect(AUTOPLAY_KINDS.length).toBe(5);
  });

  test("choices without a point are passed", () => {
    const { view } = found("action_phase");
    const idle = asked(
      "respond",
      [
        { index: 0, verb: "decline" },
        { index: 1, verb: "react", card: "Moat" },
      ],
      { idle: true },
    );
    expect(automatic(idle, view, { ...NO_AUTOPLAY, idle: true })).toBe(0);
    expect(automatic({ ...idle, idle: false }, view, { ...NO_AUTOPLAY, idle: true })).toBeNull();
  });

  test("all Treasures are played, and nothing else is decided with that", () => {
    const { decision, view } = found("buy_phase", has("play treasures"));
    const all = decision.options.find((option) => option.verb === "play treasures")!.index;
    expect(automatic(decision, view, { ...NO_AUTOPLAY, treasures: true })).toBe(all);
    const after = found("buy_phase", (one) => !has("play treasures")(one));
    expect(automatic(after.decision, after.view, { ...NO_AUTOPLAY, treasures: true })).toBeNull();
  });

  test("things that happen at once are taken as they come", () => {
    const { view } = found("action_phase");
    const order = asked("respond", [
      { index: 0, verb: "first", card: "Barge" },
      { index: 1, verb: "first", card: "Gatekeeper" },
    ]);
    expect(automatic(order, view, { ...NO_AUTOPLAY, order: true })).toBe(0);
    const choice = asked("trash", [
      { index: 0, verb: "trash", card: "Gold" },
      { index: 1, verb: "trash", card: "Copper" },
    ]);
    expect(automatic(choice, view, { ...NO_AUTOPLAY, order: true })).toBeNull();
  });

  test("Moat is revealed, another Reaction is not", () => {
    const { view } = found("action_phase");
    const react = (card: string): Decision =>
      asked("react", [
        { index: 0, verb: "decline" },
        { index: 1, verb: "react", card },
      ]);
    expect(automatic(react("Moat"), view, { ...NO_AUTOPLAY, moat: true })).toBe(1);
    expect(automatic(react("Diplomat"), view, { ...NO_AUTOPLAY, moat: true })).toBeNull();
  });

  test("the turn ends when only what costs nothing could be bought", () => {
    const { view } = found("buy_phase");
    const poor = asked("buy_phase", [
      { index: 0, verb: "end phase" },
      { index: 9, verb: "buy", card: "Copper" },
      { index: 15, verb: "buy", card: "Curse" },
    ]);
    expect(automatic(poor, view, { ...NO_AUTOPLAY, nothing: true })).toBe(0);
    const rich = asked("buy_phase", [...poor.options, { index: 12, verb: "buy", card: "Estate" }]);
    expect(automatic(rich, view, { ...NO_AUTOPLAY, nothing: true })).toBeNull();
    const treasures = asked("buy_phase", [...poor.options, { index: 1, verb: "play treasures" }]);
    expect(automatic(treasures, view, { ...NO_AUTOPLAY, nothing: true })).toBeNull();
    const event = asked("buy_phase", [...poor.options, { index: 40, verb: "buy", card: "Delay" }]);
    expect(automatic(event, { ...view, events: { Delay: "0" } }, { ...NO_AUTOPLAY, nothing: true })).toBeNull();
  });
});

test("the passive answer does least", () => {
  expect(passive(asked("x", [{ index: 4, verb: "decline" }]))).toBe(4);
  expect(passive(asked("x", [{ index: 0, verb: "trash" }], { min: 2, max: 2, may_decline: true }))).toEqual([]);
  expect(
    passive(
      asked(
        "x",
        [
          { index: 0, verb: "trash" },
          { index: 1, verb: "trash" },
        ],
        { min: 1, max: 2 },
      ),
    ),
  ).toEqual([0]);
});

describe("before a phase ends", () => {
  test("Action cards that could be played are a reason to ask", () => {
    const { decision, view } = found("action_phase");
    expect(unused(decision, view)).toEqual({ key: "actions" });
    expect(
      unused({ ...decision, options: decision.options.filter((option) => option.verb !== "play") }, view),
    ).toBeNull();
  });

  test("so are Treasures in hand, and coins that could buy something", () => {
    const before = found("buy_phase", has("play treasures"));
    expect(unused(before.decision, before.view)).toEqual({ key: "treasures" });
    const after = found(
      "buy_phase",
      (one) => !has("play treasures")(one) && one.options.some((option) => option.card === "Silver"),
    );
    expect(unused(after.decision, after.view)).toEqual({
      key: "coins",
      coins: after.view.coins,
      buys: after.view.buys,
    });
  });

  test("but not Coppers and Curses that could be bought for nothing", () => {
    const { decision, view } = found("buy_phase", (one) => !has("play treasures")(one));
    const poor = {
      ...decision,
      options: decision.options.filter((option) => option.verb !== "buy" || view.supply[option.card!]?.cost === "0"),
    };
    expect(unused(poor, view)).toBeNull();
  });
});
