import { describe, expect, test } from "vitest";
import { NO_GAME, received, type Game } from "../src/lib/game";
import type { Decision, GameEvent, StateMessage, View } from "../src/lib/protocol";
import type { Storage } from "../src/lib/settings";
import { LANGUAGES } from "../src/lib/words";
import { dismissed, followed, unguided, type Guided } from "../src/guide/follow";
import { ALL_HINTS, dueHints, hintFor, type Hint } from "../src/guide/hints";
import { guide, isGuided, keepSeen, progress } from "../src/guide/progress";
import { cards, fixture, words } from "./fixtures";

class Memory implements Storage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

const catalogue = cards();
const games: StateMessage[][] = fixture<(StateMessage | { last: View })[][]>("guided-games").map(
  (all) => all.slice(0, -1) as StateMessage[],
);

/** All states of a game, with what the guide makes of each. */
function* states(messages: StateMessage[], seen: readonly string[] = []): Generator<{ game: Game; guided: Guided }> {
  let game: Game = NO_GAME;
  let guided = unguided(seen);
  for (const message of messages) {
    const after = received(game, message)!;
    guided = followed(guided, game, after, catalogue);
    game = after;
    yield { game, guided };
  }
}

/** The first state of any game in which a hint comes up, shown or not. */
function occasion(id: string): { view: View; hint: Hint; events: readonly GameEvent[] } {
  for (const messages of games) {
    for (const { game, guided } of states(messages)) {
      const hint = dueHints(game.view!, guided.events, catalogue).find((one) => one.id === id);
      if (hint) return { view: game.view!, hint, events: guided.events };
    }
  }
  throw new Error(`${id} never comes up`);
}

const decision = (view: View): Decision => view.decision as Decision;

describe("hints in real games", () => {
  test.each(ALL_HINTS)("%s comes up, and is said in both languages", (id) => {
    const { hint } = occasion(id);
    for (const language of LANGUAGES) {
      const said = words(language).say(hint.said);
      expect(said.length).toBeGreaterThan(40);
      expect(said.length).toBeLessThan(300);
    }
  });

  test("each is shown once, and then is over", () => {
    for (const messages of games) {
      const shown: string[] = [];
      for (const { guided } of states(messages)) {
        const id = guided.shown?.id;
        if (id && shown[shown.length - 1] !== id) shown.push(id);
        if (id) expect(guided.seen).not.toContain(id);
      }
      expect(shown.length).toBeGreaterThan(6);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown[0]).toBe("hand");
    }
  });

  test("nothing is shown to whoever has seen all", () => {
    for (const messages of games) {
      for (const { guided } of states(messages, ALL_HINTS)) expect(guided.shown).toBeNull();
    }
  });

  test("nothing is shown while others decide, except at the end", () => {
    for (const messages of games) {
      for (const { game, guided } of states(messages)) {
        if (!game.asked && !game.view?.over) expect(guided.shown).toBeNull();
      }
    }
  });

  test("nothing is shown to a spectator", () => {
    const { view, events } = occasion("treasures");
    expect(dueHints({ ...view, seat: null }, events, catalogue)).toEqual([]);
  });
});

describe("the moment", () => {
  test("treasures before buying", () => {
    const { view } = occasion("treasures");
    expect(decision(view).options.some((option) => option.verb === "play treasures")).toBe(true);
    const buying = occasion("buying").view;
    expect(decision(buying).options.some((option) => option.verb.startsWith("play"))).toBe(false);
    expect(buying.coins).toBeGreaterThanOrEqual(3);
  });

  test("an Attack of another, not one's own", () => {
    const { view, hint } = occasion("attacked");
    expect(hint.said.args).toEqual({ card: "Militia" });
    expect(view.player).not.toBe(view.seat);
    const own: GameEvent = { what: "coins", player: 0, depth: 1, cause: "Militia", amount: 2 };
    const mine = occasion("treasures").view;
    const playing = {
      ...mine,
      players: mine.players.map((player, at) => (at === mine.seat ? { ...player, play: ["Militia"] } : player)),
    };
    expect(dueHints(playing, [own], catalogue).map((one) => one.id)).not.toContain("attacked");
  });

  test("the end is near with three Provinces, not with four", () => {
    const { view, events } = occasion("end-near");
    expect(view.supply["Province"]!.left).toBeLessThanOrEqual(3);
    const four = { ...view, supply: { ...view.supply, Province: { left: 4, cost: "8" } } };
    expect(dueHints(four, events, catalogue).map((one) => one.id)).not.toContain("end-near");
  });

  test("an empty pile is named", () => {
    const { view, hint } = occasion("empty");
    expect(view.supply[hint.said.args!["card"] as string]!.left).toBe(0);
  });
});

describe("what has been", () => {
  const { view, events } = occasion("hand");
  const game: Game = { ...NO_GAME, view, entries: 0 };

  test("what is dismissed makes room for the next", () => {
    const first: Guided = { seen: [], events, shown: hintFor(view, events, [], catalogue) };
    expect(first.shown?.id).toBe("hand");
    const second = dismissed(first, game, catalogue);
    expect(second.seen).toEqual(["hand"]);
    expect(second.shown?.id).not.toBe("hand");
    expect(second.shown).not.toBeNull();
  });

  test("what has happened is told at the next question, and forgotten with its answer", () => {
    const seen = ALL_HINTS.filter((id) => id !== "reshuffle");
    const shuffle: GameEvent = { what: "shuffle", player: view.seat!, depth: 0 };
    const waiting: Game = {
      ...game,
      view: { ...view, decision: { seat: 1, player: 1, cause: null } },
      entries: null,
      version: 5,
      news: [shuffle],
    };
    const asked: Game = { ...game, version: 6, news: [], entries: 3 };
    const later: Game = { ...game, version: 7, news: [], entries: 4 };
    const one = followed(unguided(seen), NO_GAME, waiting, catalogue);
    expect(one.shown).toBeNull();
    const two = followed(one, waiting, asked, catalogue);
    expect(two.shown?.id).toBe("reshuffle");
    // The same state again, as when only an answer was sent, changes nothing.
    expect(followed(two, asked, { ...asked, sent: 0 }, catalogue).shown?.id).toBe("reshuffle");
    const three = followed(two, asked, later, catalogue);
    expect(three.shown).toBeNull();
    expect(three.seen).toContain("reshuffle");
  });
});

describe("progress", () => {
  test("is kept, for each table that is guided", () => {
    const store = new Memory();
    expect(progress(store)).toEqual({ seen: [], tables: [] });
    guide(store, "one");
    keepSeen(store, ["hand", "buying"]);
    guide(store, "two");
    expect(progress(store)).toEqual({ seen: ["hand", "buying"], tables: ["two", "one"] });
    expect(isGuided(store, "one")).toBe(true);
    expect(isGuided(store, "three")).toBe(false);
    for (let number = 0; number < 40; number++) guide(store, `table ${number}`);
    expect(progress(store).tables.length).toBe(20);
    expect(isGuided(store, "one")).toBe(false);
  });

  test("is begun anew when what is stored is damaged", () => {
    const store = new Memory();
    store.setItem("freehold.guide", "{");
    expect(progress(store)).toEqual({ seen: [], tables: [] });
    store.setItem("freehold.guide", JSON.stringify({ seen: ["hand", "no such hint", 3], tables: "x" }));
    expect(progress(store)).toEqual({ seen: ["hand"], tables: [] });
  });
});
