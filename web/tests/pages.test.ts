import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { chart, step } from "../src/lib/chart";
import { check, clientSeed } from "../src/lib/fairness";
import { asked, noWishes, query } from "../src/lib/kingdom";
import { flights } from "../src/lib/motion";
import { address, parse, type Route } from "../src/lib/route";
import { places, pointLines, table, type PlayerStatistics } from "../src/lib/statistics";
import { sent } from "./fixtures";

describe("addresses", () => {
  test("lead to their pages and back", () => {
    const routes: Route[] = [
      { page: "home" },
      { page: "table", id: "4g2f/x y" },
      { page: "games" },
      { page: "replay", id: "abc" },
      { page: "rules", topic: null },
      { page: "rules", topic: "Moat" },
      { page: "learn" },
      { page: "about" },
    ];
    for (const route of routes) expect(parse(address(route))).toEqual(route);
  });

  test("that nobody knows lead nowhere", () => {
    expect(parse("/nothing")).toEqual({ page: "missing" });
    expect(parse("/table")).toEqual({ page: "missing" });
    expect(parse("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  });
});

describe("fair shuffles", () => {
  const sha = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
  const server_seed = "ab".repeat(32);
  const client_seeds = ["one", "", "drei ü"];
  const proof = {
    commitment: sha(Buffer.from(server_seed, "hex")),
    server_seed,
    client_seeds,
    seed: sha(`freehold:1:${server_seed}:one::drei ü`),
  };

  test("are checked", async () => {
    expect(await check(proof)).toBe("fair");
    expect(await check({ ...proof, server_seed: "cd".repeat(32) })).toBe("wrong-commitment");
    expect(await check({ ...proof, server_seed: "no hex" })).toBe("wrong-commitment");
    expect(await check({ ...proof, client_seeds: ["one", "", "drei"] })).toBe("wrong-seed");
    expect(await check({ ...proof, seed: proof.seed.replace(/^./, "x") })).toBe("wrong-seed");
    expect(await check({ commitment: proof.commitment })).toBe("incomplete");
    expect(await check(null)).toBe("incomplete");
    expect(await check(proof, null as unknown as SubtleCrypto)).toBe("unavailable");
  });

  test("get a new text from this browser each time", () => {
    expect(clientSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(clientSeed()).not.toBe(clientSeed());
  });
});

describe("movement", () => {
  const base = { player: 1, depth: 0 };

  test("follows the cards that are seen, and the backs of those that are not", () => {
    expect(flights([{ ...base, what: "gain", from: "supply", to: "discard", cards: ["Gold"] }])).toEqual([
      { card: "Gold", from: "supply:Gold", to: "discard:1", delay: 0 },
    ]);
    const drawn = flights([{ ...base, what: "draw", from: "deck", to: "hand", count: 3 }]);
    expect(drawn.map((flight) => flight.card)).toEqual([null, null, null]);
    expect(drawn.map((flight) => flight.delay)).toEqual([0, 45, 90]);
    const top = flights([{ ...base, what: "discard", from: "hand", to: "discard", count: 2, top: "Estate" }]);
    expect(top.map((flight) => flight.card)).toEqual([null, "Estate"]);
  });

  test("goes from one player to another, and to the trash", () => {
    const passed = flights([{ ...base, what: "pass", from: "hand", to: "hand", other: 0, cards: ["Curse"] }]);
    expect(passed[0]).toMatchObject({ from: "hand:1", to: "hand:0" });
    const trashed = flights([{ ...base, what: "trash", from: "hand", to: "trash", cards: ["Curse"] }]);
    expect(trashed[0]).toMatchObject({ from: "hand:1", to: "trash" });
  });

  test("is never too much, in whole games", () => {
    for (const message of sent("rich-game").messages) {
      const shown = flights(message.events);
      expect(shown.length).toBeLessThanOrEqual(14);
      for (const flight of shown) expect(flight.from).not.toBe(flight.to);
    }
  });
});

describe("charts", () => {
  const box = { width: 100, height: 50, left: 10, right: 0, top: 0, bottom: 10 };

  test("fit into their box", () => {
    const drawn = chart([{ values: [3, 9, -2] }, { values: [3, 3, 6] }], box);
    for (const point of drawn.lines.flat()) {
      expect(point.x).toBeGreaterThanOrEqual(10);
      expect(point.x).toBeLessThanOrEqual(100);
      expect(point.y).toBeGreaterThanOrEqual(0);
      expect(point.y).toBeLessThanOrEqual(40);
    }
    expect(drawn.rules.some((rule) => rule.value === 0)).toBe(true);
    expect(chart([], box).lines).toEqual([]);
    expect(chart([{ values: [0] }], box).lines[0]).toHaveLength(1);
  });

  test("have round steps", () => {
    expect([4, 12, 40, 70, 300].map((span) => step(span, 5))).toEqual([1, 5, 10, 20, 100]);
  });
});

describe("statistics", () => {
  const player = (bought: Record<string, number>): PlayerStatistics => ({
    bought,
    gained: {},
    trashed: {},
    played: {},
    deck: {},
    points: 0,
    turns: 9,
  });

  test("lines of points, tables of cards, places", () => {
    const points = [
      { turn: 0, player: null, points: [3, 3] },
      { turn: 1, player: 0, points: [9, 3] },
    ];
    expect(pointLines({ seats: ["Ann", "Ben"], points, players: [], turns: [] })).toEqual([
      { name: "Ann", values: [3, 9] },
      { name: "Ben", values: [3, 3] },
    ]);
    expect(table([player({ Gold: 2 }), player({ Gold: 1, Silver: 5 })], "bought")).toEqual([
      { card: "Silver", counts: [0, 5] },
      { card: "Gold", counts: [2, 1] },
    ]);
    expect(places([20, 30, 10], [1])).toEqual([2, 1, 3]);
    expect(places([20, 20, 10], [0, 1])).toEqual([1, 1, 3]);
    expect(places([40, 10], [1])).toEqual([2, 1]); // the other has resigned
  });
});

describe("wishes for a kingdom", () => {
  test("become what the server understands", () => {
    expect(asked({ ...noWishes("daily") }, "de")).toEqual({ daily: true });
    expect(asked({ ...noWishes("recommended"), code: "1abc" }, "de")).toEqual({ code: "1abc" });
    expect(asked({ ...noWishes("text"), text: " Dorf, Schmiede " }, "de")).toEqual({
      text: "Dorf, Schmiede",
      lang: "de",
    });
    expect(asked({ ...noWishes("text"), text: "1-AbCdEfGh12345" }, "de")).toEqual({ code: "1-AbCdEfGh12345" });
    expect(asked({ ...noWishes("text"), text: "Moat" }, "en")).toEqual({ text: "Moat", lang: "en" });
    expect(asked(noWishes("random"), "en")).toEqual({});
    const wishes = {
      ...noWishes("random"),
      sets: ["Base"],
      wants: ["village", "attack"],
      noAttack: true,
      spread: true,
      landscapes: "none" as const,
    };
    expect(asked(wishes, "en")).toEqual({
      sets: ["Base"],
      wants: ["village"],
      avoids: ["attack"],
      spread: true,
      landscapes: 0,
    });
    expect(query(asked(wishes, "en"))).toEqual({
      sets: "Base",
      wants: "village",
      avoids: "attack",
      spread: "1",
      landscapes: "0",
    });
  });
});
