import { describe, expect, test } from "vitest";
import {
  freshLines,
  myDecision,
  NO_GAME,
  notSent,
  received,
  sending,
  turns,
  waitingFor,
  type Game,
} from "../src/lib/game";
import type { StateMessage } from "../src/lib/protocol";
import { sent } from "./fixtures";

function played(messages: StateMessage[]): Game {
  return messages.reduce<Game>((game, message) => {
    const after = received(game, message);
    if (!after) throw new Error(`a gap at version ${message.version}`);
    return after;
  }, NO_GAME);
}

describe.each(["first-game", "rich-game"])("the messages of %s", (name) => {
  const { messages, last } = sent(name);

  test("lead to the view that the server has", () => {
    const { view } = played(messages);
    // A key that is gone is null here.
    expect({ ...last, decision: last.decision ?? null }).toEqual({ ...view, decision: view?.decision ?? null });
  });

  test("give the whole log, in turns", () => {
    const game = played(messages);
    expect(game.log.length).toBeGreaterThan(50);
    const folded = turns(game.log);
    expect(folded.filter((turn) => turn.head).length).toBeGreaterThan(5);
    expect(folded.flatMap((turn) => [...(turn.head ? [turn.head] : []), ...turn.lines])).toEqual(game.log);
  });

  test("ask this seat only what it has to answer", () => {
    let game = NO_GAME;
    for (const message of messages) {
      game = received(game, message)!;
      const decision = myDecision(game);
      expect(decision === null).toBe(message.asked === null);
      if (decision) expect(decision.options).toHaveLength(message.asked!.options.length);
      if (!game.view!.over) expect(waitingFor(game)).not.toBeNull();
    }
  });

  test("a whole view after a while gives the same game", () => {
    const middle = Math.floor(messages.length / 2);
    const before = played(messages.slice(0, middle));
    const whole: StateMessage = {
      ...messages[middle]!,
      since: 0,
      log_since: 0,
      view: before.view!,
      patch: null,
      events: [],
      log: [...before.log],
      version: before.version,
    };
    const again = received(NO_GAME, whole)!;
    expect(again.view).toEqual(before.view);
    expect(again.log).toEqual(before.log);
  });
});

describe("messages", () => {
  const { messages } = sent("first-game");
  const some = played(messages.slice(0, 10));

  test("that do not follow are a gap", () => {
    expect(received(some, messages[15]!)).toBeNull();
    expect(received(NO_GAME, messages[3]!)).toBeNull();
    expect(received({ ...some, epoch: 1 }, messages[10]!)).toBeNull();
  });

  test("that follow bring what happened, for movement", () => {
    const next = messages[10]!;
    expect(received(some, next)!.news).toEqual(next.events);
  });

  test("with a whole view after an undo replace everything and move nothing", () => {
    const undone: StateMessage = { ...messages[0]!, epoch: 1 };
    const after = received(some, undone)!;
    expect(after.epoch).toBe(1);
    expect(after.log).toEqual(messages[0]!.log);
    expect(after.news).toEqual([]);
  });

  test("with a whole view that goes on from here keep the log", () => {
    const back: StateMessage = { ...messages[10]!, view: { ...some.view!, turn: 99 }, since: some.version };
    const after = received(some, back)!;
    expect(after.view!.turn).toBe(99);
    expect(after.log).toEqual(received(some, messages[10]!)!.log);
  });

  test("can tell the last lines anew, and only what is new is announced", () => {
    const [first, second] = some.log.slice(-2);
    const longer = { ...second!, said: { key: "log-draw", args: {} } };
    const again: StateMessage = {
      ...messages[10]!,
      view: null,
      patch: {},
      since: some.version,
      log_since: some.log.length - 2,
      log: [first!, longer],
    };
    const after = received(some, again)!;
    expect(after.log).toHaveLength(some.log.length);
    expect(after.log.at(-1)).toEqual(longer);
    expect(freshLines(some, after)).toEqual([longer]);
  });
});

describe("an answer on its way", () => {
  const { messages } = sent("first-game");
  const at = messages.findIndex((message) => message.asked !== null);
  const asked = played(messages.slice(0, at + 1));

  test("takes the question away until it is answered or fails", () => {
    expect(myDecision(asked)).not.toBeNull();
    const waiting = sending(asked, 0);
    expect(myDecision(waiting)).toBeNull();
    expect(myDecision(notSent(waiting))).toEqual(myDecision(asked));
  });

  test("stays on its way while the same question is only told of again", () => {
    const waiting = sending(asked, [1, 2]);
    const again: StateMessage = {
      ...messages[at]!,
      view: null,
      patch: {},
      since: waiting.version,
      events: [],
      log_since: waiting.log.length,
      log: [],
      pending_undo: { by: 1, answered: [] },
    };
    expect(received(waiting, again)!.sent).toEqual([1, 2]);
  });

  test("has arrived when something else is asked", () => {
    const next = messages[at + 1]!;
    expect(received(sending(asked, 0), next)!.sent).toBeNull();
  });
});
