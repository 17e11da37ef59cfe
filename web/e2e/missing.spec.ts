/** Somebody is away: the others see who it is, and after the grace time they can let a bot play on. */
import { expectAccessible, expectNoSideways, picture } from "./support/checks";
import { Line } from "./support/line";
import { gameOfTwo, join, openTable } from "./support/opening";
import type { Person } from "./support/person";
import { MONEY, playTogether, playUntil } from "./support/play";
import { expect, test } from "./support/test";
import { Table } from "./support/table";

const KINGDOM = "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine";

/** The connection is there again, and does not wait for its next attempt. */
async function comesBack(person: Person, line: Line): Promise<void> {
  const banner = person.page.getByTestId("connection-lost");
  line.mend();
  await banner.getByRole("button").click();
  await expect(banner).toBeHidden();
}

test.describe("in a game", () => {
  test.use({ settings: { FREEHOLD_GRACE_SECONDS: "2" } });
  // The server is named before the people in these tests, so that it ends after they have left.

  test("a bot stands in for somebody who stays away, until they are back", async ({ ownServer, arrive }) => {
    // On a phone the players beside the table are hidden; nobody must have to look for the button there.
    const anna = await arrive({ name: "Anna", screen: "phone" }, ownServer);
    const ben = await arrive({ name: "Ben", language: "de", expected: /WebSocket/ }, ownServer);
    const carla = await arrive({ name: "Carla" }, ownServer);
    const line = await Line.of(ben.page);
    const [hers, his] = await gameOfTwo(anna, ben, KINGDOM);
    await carla.goes(anna.page.url());
    const watched = new Table(carla.page);
    const seats = [hers, his].map((table) => ({ table, plan: MONEY }));
    await playTogether(seats, (question, seat) => seat.table === his && question.key === "buy_phase");
    const waiting = anna.page.getByTestId("waiting");
    const replace = anna.page.getByTestId("replace");
    await expect(waiting).toHaveText("Waiting for Ben …");

    await line.cut();
    await expect(waiting).toHaveText("Waiting for Ben, who is away …");
    await expect(replace).toBeHidden();
    // Only once he has been away for long enough can his place be taken.
    await expect(replace).toBeVisible();
    await expect(anna.page.getByTestId("announcer")).toContainText("Ben has been away for a while");
    await expectAccessible(anna.page, "somebody is away");
    await expectNoSideways(anna.page, "somebody is away");
    await picture(anna.page, "away-phone");
    // Who only watches sees it as well, but has no say.
    await expect(carla.page.getByTestId("player-1")).toContainText("away");
    await expect(carla.page.getByTestId("waiting")).toHaveText("Waiting for Ben, who is away …");
    await expect(carla.page.getByRole("button", { name: "Let a bot stand in" })).toHaveCount(0);
    await picture(carla.page, "away-spectator");

    await anna.presses(replace);
    await expect(hers.asked("buy_phase")).toBeVisible();
    await expect(anna.page.getByTestId("notices")).toContainText("A bot stands in for Ben now");
    await expect(carla.page.getByTestId("player-1")).toContainText("a bot stands in");
    await picture(anna.page, "stand-in-phone");
    // The bot plays his next turns by itself.
    await playUntil(hers, MONEY, ({ things }) => things.some((thing) => thing.place === "supply:Silver"));
    await hers.choose("supply:Silver");
    await expect(hers.asked("buy_phase")).toBeVisible();
    await expect(watched.log).toContainText("Turn 2: Ben");

    // He takes his place again, and finds what was played for him.
    await comesBack(ben, line);
    await expect(his.log).toContainText("Dein 2. Zug");
    await expect(anna.page.getByTestId("notices")).toContainText("Ben is back");
    await expect(carla.page.getByTestId("player-1")).not.toContainText("a bot stands in");
    const asked = await playTogether(seats, (question, seat) => seat.table === his && question.key === "buy_phase");
    expect(asked.seat.table).toBe(his);
    await expect(waiting).toHaveText("Waiting for Ben …");
  });

  test("the button is beside the player as well", async ({ ownServer, arrive }) => {
    const anna = await arrive({ name: "Anna", language: "de" }, ownServer);
    const ben = await arrive({ name: "Ben" }, ownServer);
    const [hers] = await gameOfTwo(anna, ben, KINGDOM);
    await ben.page.goto("about:blank"); // another page in the place of the table: he has left without a word
    const button = anna.page.getByTestId("player-1").getByRole("button", { name: "Einen Bot einspringen lassen" });
    await expect(button).toBeVisible();
    await picture(anna.page, "away-desktop");
    await button.click();
    await expect(anna.page.getByTestId("player-1")).toContainText("ein Bot springt ein");
    await playUntil(hers, MONEY, ({ things }) => things.some((thing) => thing.place === "supply:Gold"));
  });
});

test("the lobby says who is away", async ({ arrive }) => {
  const anna = await arrive({ name: "Anna", expected: /WebSocket/ });
  const ben = await arrive({ name: "Ben", language: "de", expected: /WebSocket/ });
  const [her, his] = [await Line.of(anna.page), await Line.of(ben.page)];
  const said = (person: Person) => person.page.getByTestId("lobby-status");
  await openTable(anna, { kingdom: KINGDOM });
  await expect(said(anna)).toHaveText("One seat is still free.");
  await join(ben, anna.page.url());
  await expect(said(anna)).toHaveText("Everybody is here.");
  await expect(said(ben)).toHaveText("Der Gastgeber beginnt das Spiel.");

  await her.cut();
  await expect(said(ben)).toHaveText("Anna ist nicht da.");
  await comesBack(anna, her);
  await expect(said(ben)).toHaveText("Der Gastgeber beginnt das Spiel.");

  await his.cut();
  await expect(said(anna)).toHaveText("Ben is away. You can start all the same.");
  await expectAccessible(anna.page, "a lobby with somebody away");
  await picture(anna.page, "lobby-away");
  await anna.page.getByTestId("start").click();
  await expect(new Table(anna.page).hand).toBeVisible();
  await expect(anna.page.getByTestId("player-1")).toContainText("away");
  await comesBack(ben, his);
  await expect(new Table(ben.page).hand).toBeVisible();
  await expect(anna.page.getByTestId("player-1")).not.toContainText("away");
});
