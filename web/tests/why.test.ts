import { describe, expect, test } from "vitest";
import { myDecision, NO_GAME, received } from "../src/lib/game";
import type { View } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/words";
import { whyNot, type Thing } from "../src/lib/why";
import { cards, sent, words } from "./fixtures";

const names = ["Ann", "Ben"];

function at(key: string): View {
  let game = NO_GAME;
  for (const message of sent("first-game").messages) {
    game = received(game, message)!;
    if (myDecision(game)?.key === key) return game.view!;
  }
  throw new Error(key);
}

const action = at("action_phase");
const buy = at("buy_phase");
const why = (view: View, thing: Thing): string => whyNot(view, thing, names, cards()).key;

describe("why something cannot be chosen", () => {
  test("in the Action phase", () => {
    expect(why(action, { kind: "pile", card: "Village" })).toBe("web-why-buy-later");
    expect(why(action, { kind: "hand", card: "Copper" })).toBe("web-why-treasure-later");
    expect(why(action, { kind: "hand", card: "Estate" })).toBe("web-why-not-played");
    expect(why({ ...action, actions: 0 }, { kind: "hand", card: "Village" })).toBe("web-why-no-actions");
  });

  test("in the Buy phase", () => {
    const poor = { ...buy, coins: 2, buys: 1 };
    expect(why(poor, { kind: "pile", card: "Province" })).toBe("web-why-too-dear");
    expect(why({ ...poor, buys: 0 }, { kind: "pile", card: "Copper" })).toBe("web-why-no-buys");
    const empty = { ...poor, supply: { ...poor.supply, Moat: { left: 0, cost: "2" } } };
    expect(why(empty, { kind: "pile", card: "Moat" })).toBe("web-why-empty");
    const alchemy = { ...poor, supply: { ...poor.supply, Vineyard: { left: 8, cost: "0P" } } };
    expect(why(alchemy, { kind: "pile", card: "Vineyard" })).toBe("web-why-no-potion");
    expect(why({ ...poor, events: { Delay: "0" } }, { kind: "event", card: "Delay" })).toBe("web-why-event-once");
    expect(why(poor, { kind: "other", card: "Horse" })).toBe("web-why-not-in-supply");
    expect(why(poor, { kind: "hand", card: "Smithy" })).toBe("web-why-action-over");
    expect(why(poor, { kind: "hand", card: "Copper" })).toBe("web-why-bought-already");
    expect(why(poor, { kind: "hand", card: "Estate" })).toBe("web-why-not-played");
  });

  test("when somebody else is asked, or something else", () => {
    const waiting = { ...buy, decision: { seat: 1, player: 1, cause: null } };
    expect(whyNot(waiting, { kind: "pile", card: "Gold" }, names, cards())).toEqual({
      key: "web-why-waiting",
      args: { who: "Ben" },
    });
    expect(why({ ...buy, seat: null }, { kind: "pile", card: "Gold" })).toBe("web-why-spectator");
    expect(why({ ...buy, over: true }, { kind: "pile", card: "Gold" })).toBe("web-why-over");
    const militia = {
      ...buy,
      decision: { ...(buy.decision as object), key: "discard_down_to", cause: "Militia" } as View["decision"],
    };
    expect(why(militia, { kind: "pile", card: "Gold" })).toBe("web-why-other-question");
  });

  test("is said in every language", () => {
    for (const language of LANGUAGES) {
      const said = words(language).say(whyNot({ ...buy, coins: 2 }, { kind: "pile", card: "Gold" }, names, cards()));
      expect(said).toMatch(language === "en" ? /Gold costs \$6; you have \$2\./ : /Gold kostet \$6; du hast \$2\./);
    }
  });
});
