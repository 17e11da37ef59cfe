import { describe, expect, test } from "vitest";
import { canReplace, comingsAndGoings, isAway, isStoodInFor, stillMissing } from "../src/lib/away";
import type { SeatInfo, TableInfo } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/words";
import { words } from "./fixtures";

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  bot: null,
  person: true,
  here: true,
  resigned: false,
  replaceable: false,
  ...more,
});
const FREE = person("", { name: null, person: false });
const BOT = person("Big Money", { bot: "big-money", person: false });

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { seats, host: 0, begun: true, over: false, ...more } as TableInfo;
}

describe("who is away", () => {
  test("is a person who is neither here nor stood in for", () => {
    expect(isAway(person("Ben", { here: false }))).toBe(true);
    expect(isAway(person("Ben"))).toBe(false);
    expect(isAway(person("Ben", { here: false, bot: "big-money" }))).toBe(false);
    expect(isAway(person("Ben", { here: false, bot: "big-money", resigned: true }))).toBe(false);
    expect([FREE, BOT, undefined].some(isAway)).toBe(false);
  });

  test("can be replaced by others who play, once it has been long enough", () => {
    const gone = table([person("Anna"), person("Ben", { here: false, replaceable: true })]);
    expect(canReplace(gone, 1, 0)).toBe(true);
    expect(canReplace(gone, 0, 0)).toBe(false);
    expect(canReplace(gone, 1, null)).toBe(false);
    expect(canReplace(null, 1, 0)).toBe(false);
    expect(canReplace(table([person("Anna"), person("Ben", { here: false })]), 1, 0)).toBe(false);
  });
});

describe("what the lobby says", () => {
  const keys = (seats: SeatInfo[], host: boolean): string[] => stillMissing(table(seats), host).map((said) => said.key);
  const anna = person("Anna");
  const ben = person("Ben");
  const away = person("Ben", { here: false });

  test("to the host", () => {
    expect(keys([anna, ben], true)).toEqual(["web-ready"]);
    expect(keys([anna, BOT], true)).toEqual(["web-ready"]);
    expect(keys([anna, FREE], true)).toEqual(["web-waiting-people"]);
    expect(keys([anna, away], true)).toEqual(["web-lobby-away", "web-start-anyway"]);
    expect(keys([anna, away, FREE], true)).toEqual(["web-waiting-people", "web-lobby-away"]);
  });

  test("to the others", () => {
    expect(keys([anna, ben], false)).toEqual(["web-waiting-host"]);
    expect(keys([person("Anna", { here: false }), ben], false)).toEqual(["web-lobby-away"]);
    expect(keys([anna, ben, person("Cem", { here: false })], false)).toEqual(["web-lobby-away", "web-waiting-host"]);
  });

  test("in words", () => {
    const two = table([anna, away, person("Cem", { here: false })]);
    const said = LANGUAGES.map((language) =>
      stillMissing(two, true)
        .map((one) => words(language).say(one))
        .join(" "),
    );
    expect(said).toEqual([
      "Ben and Cem are away. You can start all the same.",
      "Ben und Cem sind nicht da. Du kannst trotzdem beginnen.",
    ]);
  });
});

describe("what is told in a game", () => {
  const before = table([person("Anna"), person("Ben", { here: false, replaceable: true })]);
  const standIn = table([person("Anna"), person("Ben", { here: false, bot: "big-money" })]);
  const back = table([person("Anna"), person("Ben")]);
  const keys = (then: TableInfo | null, now: TableInfo): string[] =>
    comingsAndGoings(then, now).map((said) => said.key);

  test("a bot stands in, and somebody is back", () => {
    expect(standIn.seats.map(isStoodInFor)).toEqual([false, true]);
    expect(keys(before, standIn)).toEqual(["web-stands-in"]);
    expect(keys(standIn, back)).toEqual(["web-is-back"]);
  });

  test("nothing else, and nothing at the beginning or after the end", () => {
    expect(keys(back, before)).toEqual([]);
    expect(keys(before, back)).toEqual([]);
    expect(keys(null, standIn)).toEqual([]);
    expect(keys(standIn, { ...back, over: true })).toEqual([]);
    const resigned = table([person("Anna"), person("Ben", { bot: "big-money", resigned: true })]);
    expect(keys(back, resigned)).toEqual([]);
  });
});
