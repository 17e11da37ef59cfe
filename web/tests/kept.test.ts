import { describe, expect, test } from "vitest";
import { NO_AUTOPLAY } from "../src/lib/autoplay";
import { forgetSeat, heldSeat, heldSeats, holdSeat, markOver, noteCommitment, runningTables } from "../src/lib/seats";
import { defaults, load, save, type Storage } from "../src/lib/settings";

class Memory implements Storage {
  items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

describe("settings", () => {
  test("begin with the language of the browser, and everything automatic off", () => {
    expect(load(new Memory(), ["de-AT", "en"]).language).toBe("de");
    expect(load(new Memory(), ["fr-FR", "it"]).language).toBe("en");
    expect(load(new Memory()).autoplay).toEqual(NO_AUTOPLAY);
    expect(load(new Memory()).confirmEnd).toBe(true);
  });

  test("come back as they were saved", () => {
    const memory = new Memory();
    const settings = { ...defaults(["en"]), name: "Ann", theme: "dark" as const, confirmEnd: false };
    settings.autoplay.treasures = true;
    save(memory, settings);
    expect(load(memory, ["de"])).toEqual(settings);
  });

  test("what is damaged or unknown is not taken over", () => {
    const memory = new Memory();
    for (const stored of [
      "not json",
      "[1]",
      "null",
      '{"language":"xx","theme":3,"autoplay":"all","name":7,"motion":"no"}',
    ]) {
      memory.setItem("freehold.settings", stored);
      expect(load(memory, ["en"])).toEqual(defaults(["en"]));
    }
  });

  test("a browser that keeps nothing does not stop the game", () => {
    const full: Storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    };
    expect(() => save(full, defaults())).not.toThrow();
  });
});

describe("seats", () => {
  test("are held by table, newest first, until the game is over", () => {
    const memory = new Memory();
    holdSeat(memory, "a", { seat: 0, token: "x", since: 1 });
    holdSeat(memory, "b", { seat: 1, token: "y", since: 2 });
    expect(heldSeat(memory, "a")?.token).toBe("x");
    expect(runningTables(memory)).toEqual(["b", "a"]);
    markOver(memory, "b");
    expect(runningTables(memory)).toEqual(["a"]);
    expect(heldSeat(memory, "b")?.token).toBe("y");
    forgetSeat(memory, "a");
    expect(heldSeat(memory, "a")).toBeNull();
  });

  test("the oldest of very many are forgotten", () => {
    const memory = new Memory();
    for (let since = 0; since < 100; since += 1) holdSeat(memory, `t${since}`, { seat: 0, token: "x", since });
    expect(Object.keys(heldSeats(memory))).toHaveLength(60);
    expect(heldSeat(memory, "t0")).toBeNull();
    expect(heldSeat(memory, "t99")).not.toBeNull();
  });

  test("what is damaged is left out", () => {
    const memory = new Memory();
    memory.setItem("freehold.seats", '{"a": {"seat": 0}, "b": null, "c": {"seat": 1, "token": "z"}}');
    expect(heldSeats(memory)).toEqual({ c: { seat: 1, token: "z", since: 0 } });
  });
});

test("what the server committed itself to is noted once", () => {
  const memory = new Memory();
  noteCommitment(memory, "a", "one");
  expect(heldSeat(memory, "a")).toBeNull();
  holdSeat(memory, "a", { seat: 0, token: "x", since: 1 });
  noteCommitment(memory, "a", "one");
  noteCommitment(memory, "a", "two");
  expect(heldSeat(memory, "a")?.commitment).toBe("one");
});
