/** Nothing is lost: a reload in the middle of a decision, a server that dies and comes back, a line that is cut. */
import { picture } from "./support/checks";
import { Line } from "./support/line";
import { gameAgainstBot, gameOfTwo, quickGame } from "./support/opening";
import { MONEY, playTogether, playUntil } from "./support/play";
import { expect, test } from "./support/test";
import { Table } from "./support/table";

const CELLAR = "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine";

test("a reload in the middle of a decision", async ({ arrive }) => {
  const person = await arrive();
  const table = await gameAgainstBot(person, CELLAR);
  await playUntil(table, { play: ["Cellar"], buy: ["Cellar"] }, (question) => question.key === "discard");
  const asked = await table.question.innerText();
  const size = await table.handSize();
  await table.choose("hand:0");
  await expect(person.page.getByTestId("count")).toContainText("1 chosen");

  await person.page.reload();
  await expect(table.question).toHaveText(asked);
  expect(await table.handSize()).toBe(size);
  await expect(person.page.getByTestId("count")).toContainText("0 chosen");
  await table.choose("hand:0");
  await table.choose("hand:1");
  await table.confirm();
  await expect(table.asked("action_phase").or(table.asked("buy_phase"))).toBeVisible();
  expect(await table.handSize()).toBe(size);

  // Another page of the same browser is the same seat.
  const again = await person.context.newPage();
  await again.goto(person.page.url());
  await expect(new Table(again).hand.locator("[data-thing]")).toHaveCount(size);
});

test("the server is killed and comes back", async ({ arrive, ownServer }) => {
  const person = await arrive({ expected: /WebSocket|ERR_CONNECTION_REFUSED/ }, ownServer);
  const table = await quickGame(person);
  await playUntil(
    table,
    MONEY,
    (question) => question.key === "buy_phase" && question.things.some((thing) => thing.place === "supply:Silver"),
  );
  const banner = person.page.getByTestId("connection-lost");
  await expect(banner).toBeHidden();

  await ownServer.kill();
  await expect(banner).toBeVisible();
  await expect(banner).toContainText("connection");
  // The screen stays, and says why nothing can be done.
  await expect(table.hand).toBeVisible();
  await expect(table.question).toBeVisible();
  await table.choose("supply:Silver");
  await expect(person.page.getByTestId("notices")).toContainText("connection");
  await picture(person.page, "connection-lost");

  await ownServer.start();
  await expect(banner).toBeHidden({ timeout: 20_000 });
  // It goes on at the very question.
  await table.choose("supply:Silver");
  await expect(table.log).toContainText("You buy a Silver");
  await playUntil(table, MONEY, (question) => question.key === "buy_phase");
});

test("a line that is cut is taken up again, with what was missed", async ({ arrive }) => {
  const anna = await arrive({ name: "Anna" });
  const ben = await arrive({ name: "Ben", expected: /WebSocket/ });
  const line = await Line.of(ben.page);
  const [hers, his] = await gameOfTwo(anna, ben, CELLAR);
  const seats = [hers, his].map((table) => ({ table, plan: { buy: ["Silver"] } }));
  await playTogether(seats, (question, seat) => seat.table === hers && question.key === "buy_phase");
  const banner = ben.page.getByTestId("connection-lost");

  await line.cut();
  await expect(banner).toBeVisible();
  await expect(his.hand).toBeVisible();
  await expect(anna.page.getByTestId("player-1")).toContainText("away");
  // Meanwhile Anna plays on.
  await playUntil(hers, { buy: ["Cellar"] }, (question) =>
    question.things.some((thing) => thing.place === "supply:Cellar"),
  );
  await hers.choose("supply:Cellar");
  await expect(hers.page.getByTestId("waiting")).toContainText("Ben");
  await expect(his.log).not.toContainText("Anna buys a Cellar");

  line.mend();
  await expect(banner).toBeHidden({ timeout: 20_000 });
  await expect(his.log).toContainText("Anna buys a Cellar");
  await expect(his.asked("buy_phase")).toBeVisible();
  await expect(anna.page.getByTestId("player-1")).not.toContainText("away");
});
