/** Settings take effect at once and are kept; the language changes everything at once. */
import type { Page } from "@playwright/test";
import { expectWords, picture } from "./support/checks";
import { gameAgainstBot, quickGame } from "./support/opening";
import { playUntil } from "./support/play";
import { expect, test } from "./support/test";

const KINGDOM = "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine";

async function set(page: Page, label: string, on: boolean): Promise<void> {
  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByTestId("settings").getByLabel(label).setChecked(on);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("settings")).toBeHidden();
}

test("asked before a turn is ended, unless that is switched off", async ({ arrive }) => {
  const person = await arrive();
  const { page } = person;
  const table = await quickGame(person);
  const sure = page.getByTestId("confirm-end");
  await table.waits();
  await page.getByTestId("passive").click();
  await expect(sure).toContainText("Treasures in your hand that you have not played");
  await picture(page, "confirm-end");
  await sure.getByRole("button", { name: "Go on" }).click();
  await table.playTreasures();
  await expect(table.pile("Estate")).toHaveAttribute("data-choosable");
  await page.getByTestId("passive").click();
  await expect(sure).toContainText("enough for something");
  await sure.getByRole("button", { name: "End it" }).click();
  await expect(table.log).toContainText("Your turn 2");

  await set(page, "Ask before a turn ends", false);
  await page.getByTestId("passive").click();
  await expect(table.log).toContainText("Your turn 3");
  await expect(sure).toBeHidden();
  // It is kept.
  await page.reload();
  await table.waits();
  await page.getByTestId("passive").click();
  await expect(table.log).toContainText("Your turn 4");
});

test("dull questions are answered by themselves, if one wishes", async ({ arrive }) => {
  const person = await arrive();
  const { page } = person;
  const table = await gameAgainstBot(person, KINGDOM);
  await expect(table.prompt.locator('[data-verb="play treasures"]')).toBeVisible();
  await set(page, "Play all plain Treasures", true);
  await table.playTreasures();
  await table.choose("supply:Copper");
  await expect(table.log).toContainText("Your turn 2");
  // In the next turn the Treasures are played without a click.
  await expect(table.inPlay).toContainText("Copper");
  await expect(table.inHand("Copper")).toHaveCount(0);
  // What was taken back is not at once done again.
  await page.getByTestId("undo").click();
  await expect(table.prompt.locator('[data-verb="play treasures"]')).toBeVisible();
  await expect(table.hand.locator("[data-thing]")).toHaveCount(5);
});

test("what cannot be chosen says why", async ({ arrive }) => {
  const person = await arrive();
  const table = await gameAgainstBot(person, KINGDOM);
  const notices = person.page.getByTestId("notices");
  await table.waits();
  await table.tries("supply:Province");
  await expect(notices).toContainText("Province costs");
  // Who has no Estate in the first hand has all three in the second.
  if ((await table.inHand("Estate").count()) === 0) await table.pass();
  await table.waits();
  await table.inHand("Estate").first().click({ force: true });
  await expect(notices).toContainText("Estate is not a card that is played");
  await table.playTreasures();
  await playUntil(table, { buy: ["Village"] }, ({ key }) => key === "action_phase");
  await table.tries("supply:Copper");
  await expect(notices).toContainText("This is the Action phase");
});

test("the language changes everything at once", async ({ arrive }) => {
  const person = await arrive();
  const { page } = person;
  await person.goes("/");
  await person.speaks("de");
  await expect(page.getByTestId("play")).toHaveText("Spielen");
  await expect(page).toHaveTitle(/Freehold/);
  await person.speaks("en");
  await expect(page.getByTestId("play")).toHaveText("Play");

  const table = await quickGame(person);
  await table.waits();
  await table.playTreasures();
  await expect(table.log).toContainText("You play");
  await page.getByTestId("menu").click();
  await person.speaks("de");
  await expect(table.log).toContainText("Du spielst");
  await expect(table.log).not.toContainText("You play");
  await expect(table.question).toContainText("Kaufphase");
  await expect(table.pile("Village")).toContainText("Dorf");
  await expectWords(page, "a game after a change of language");
  // And it stays.
  await page.reload();
  await expect(table.question).toContainText("Kaufphase");
});

test("colours as the system has them, or as one wishes", async ({ arrive }) => {
  const person = await arrive({ theme: "dark" });
  const { page } = person;
  await person.goes("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await picture(page, "home-dark");
  const table = await quickGame(person);
  await table.waits();
  await picture(page, "table-dark");
  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByTestId("settings").getByRole("combobox").selectOption("light");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
