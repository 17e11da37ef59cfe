/** Two people in two browsers, each in their own language, and somebody who watches and sees only what is public. */
import { expectNoHandOf, picture } from "./support/checks";
import { gameOfTwo, openTable } from "./support/opening";
import { playTogether, type Seat } from "./support/play";
import { expect, test } from "./support/test";
import { Table } from "./support/table";

const KINGDOM = "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine";

test("two people and a spectator", async ({ arrive }) => {
  const anna = await arrive({ language: "de", name: "Anna" });
  const ben = await arrive({ language: "en", name: "Ben" });
  const carla = await arrive({ language: "en", name: "Carla" });
  const [hers, his] = await gameOfTwo(anna, ben, KINGDOM);
  await carla.goes(anna.page.url());
  const watched = new Table(carla.page);
  await expect(watched.supply).toBeVisible();
  await expect(carla.page.getByText("watching", { exact: true })).toBeVisible();
  await expect(anna.page.getByText("schaut", { exact: false }).first()).toBeVisible();

  // Each reads the same table in another language.
  await expect(hers.pile("Village")).toContainText("Dorf");
  await expect(his.pile("Village")).toContainText("Village");

  // Anna buys Militia and plays it; Ben has to discard.
  const seats: Seat[] = [
    { table: hers, plan: { play: ["Militia"], buy: ["Militia", "Silver"] } },
    { table: his, plan: { buy: ["Silver"] } },
  ];
  const { seat } = await playTogether(
    seats,
    (question, asked) => asked.table === his && question.key === "discard_down_to",
  );
  expect(seat.table).toBe(his);
  await expect(his.question).toContainText("Militia");
  await expect(hers.page.getByTestId("waiting")).toContainText("Ben");
  await expect(watched.page.getByTestId("waiting")).toContainText("Waiting for Ben (Militia)");
  await picture(ben.page, "militia-two-people");
  await picture(carla.page, "spectator");

  // A running count, and the confirmation only once enough is chosen.
  const confirm = his.page.getByTestId("confirm");
  await expect(his.page.getByTestId("count")).toContainText("0 of 2");
  await his.choose("hand:0");
  await expect(his.page.getByTestId("count")).toContainText("1 of 2");
  await expect(confirm).toBeDisabled();
  await his.choose("hand:1");
  await expect(confirm).toBeEnabled();
  await his.choose("hand:2");
  await expect(his.page.getByTestId("notices")).toContainText("No more than 2");
  await confirm.click();
  await expect(his.hand.locator("[data-thing]")).toHaveCount(3);
  await expect(watched.log).toContainText("Ben discards");

  // Who watches has no hand and is asked nothing; nothing that is hidden was even sent.
  await expect(watched.hand).toHaveCount(0);
  await expect(carla.page.locator("[data-choosable]")).toHaveCount(0);
  await watched.tries("supply:Copper");
  await expect(carla.page.getByTestId("notices")).toContainText("You are watching");
  expectNoHandOf(carla.received, [0, 1]);
  // Nor does a player get the other's hand.
  expectNoHandOf(anna.received, [1]);
  expectNoHandOf(ben.received, [0]);

  // A word between players.
  await anna.page.locator("details.emotes summary").click();
  await anna.page.getByTestId("emote-well-played").click();
  await expect(ben.page.getByTestId("player-0")).toContainText("Well played!");
});

test("what is wrong with a kingdom is told where it was typed", async ({ arrive }) => {
  const anna = await arrive({ language: "de", screen: "phone", expected: /400/ });
  const { page } = anna;
  await anna.goes("/");
  await anna.presses(page.getByTestId("friends"));
  const dialog = page.getByTestId("open-table");
  await anna.presses(dialog.locator('input[value="text"]'));
  await dialog.getByTestId("kingdom-text").fill("Dorf, Schmiede, Blumentopf");
  await anna.presses(dialog.getByTestId("open"));
  const problem = dialog.getByRole("alert");
  await expect(problem).toContainText("Blumentopf");
  await expect(problem).toBeInViewport();
  await picture(page, "bad-kingdom");
  // Nothing that was typed is lost.
  await expect(dialog.getByTestId("kingdom-text")).toHaveValue("Dorf, Schmiede, Blumentopf");
  await dialog.getByTestId("kingdom-text").fill("Dorf, Schmiede");
  await anna.presses(dialog.getByTestId("open"));
  await expect(page.getByTestId("lobby")).toContainText("Dorf");
});

test("an open table is found on the first page", async ({ arrive }) => {
  const anna = await arrive({ name: "Anna" });
  const ben = await arrive({ name: "Ben", language: "de" });
  await openTable(anna, { kingdom: KINGDOM, open: true });
  await expect(anna.page.getByTestId("start")).toBeDisabled();
  await ben.goes("/");
  await ben.page.getByTestId("open-tables").getByRole("listitem").filter({ hasText: "Anna" }).getByRole("link").click();
  await ben.page.getByTestId("join-name").fill("Ben");
  await ben.page.getByTestId("join").click();
  await expect(anna.page.getByTestId("lobby")).toContainText("Ben");
  await picture(anna.page, "lobby");
  await anna.page.getByTestId("start").click();
  await expect(new Table(ben.page).hand).toBeVisible();
  // Whoever has a game going finds it again.
  await ben.goes("/");
  await ben.page.getByTestId("running").getByRole("link").click();
  await expect(new Table(ben.page).hand).toBeVisible();
});
