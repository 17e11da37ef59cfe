/** The end of a game and what follows: resigning, the record, the proof of the shuffles, the replay, a rematch. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expectWords, picture } from "./support/checks";
import { begun, gameOfTwo, quickGame } from "./support/opening";
import { MONEY, playUntil } from "./support/play";
import { command } from "./support/server";
import { expect, test } from "./support/test";

test("resign, check the shuffles, download the record, replay", async ({ arrive }, info) => {
  const person = await arrive();
  const { page } = person;
  const table = await quickGame(person);
  await playUntil(table, MONEY, ({ things }) => things.some((thing) => thing.place === "supply:Gold"));
  await table.resign();
  await expect(table.result.getByRole("heading", { level: 2 })).toHaveText("Sensible wins.");
  await expect(table.result).toContainText("resigned");
  // Behind the result nothing is asked any more.
  await expect(page.locator("[data-choosable]")).toHaveCount(0);
  await expect(page.getByTestId("waiting")).toHaveText("The game is over.");

  await table.result.getByRole("button", { name: "Check the shuffles" }).click();
  await expect(table.result.getByTestId("fairness")).toContainText("The shuffles were fixed before the deal");
  await expect(table.result.getByTestId("fairness")).toContainText("every answer gives the same game");

  // The record proves itself elsewhere too.
  const waiting = page.waitForEvent("download");
  await table.result.getByRole("link", { name: "Download the record" }).click();
  const download = await waiting;
  const path = info.outputPath("record.json");
  await download.saveAs(path);
  expect(download.suggestedFilename()).toMatch(/^freehold-.*\.json$/);
  expect(JSON.parse(readFileSync(path, "utf8")).answers.length).toBeGreaterThan(3);
  expect(execFileSync(command(), ["verify", path, "--lang", "en"], { encoding: "utf8" })).toContain("Everything fits");

  // Forwards, backwards, with other eyes.
  await table.result.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByTestId("replay")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sensible");
  const at = page.getByTestId("replay-at");
  await expect(at).toHaveText(/^0 of \d+$/);
  await page.getByTestId("replay-on").click();
  await expect(at).toHaveText(/^1 of/);
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(at).toHaveText(/^0 of/);
  await page.getByRole("button", { name: "To the next turn" }).click();
  await page.getByRole("button", { name: "To the next turn" }).click();
  await expect(at).not.toHaveText(/^[01] of/);
  await expect(page.getByTestId("hand")).toBeVisible();
  await page.getByTestId("replay-view").selectOption("public");
  await expect(page.getByTestId("hand")).toHaveCount(0);
  await page.getByTestId("replay-view").focus();
  await page.getByTestId("replay-view").selectOption("1");
  await expect(page.getByTestId("hand").locator("[data-thing]")).toHaveCount(5);
  await expect(page.getByTestId("replay-view")).toBeFocused();
  await picture(page, "replay");
  await page.getByRole("slider").fill(String(Number(/of (\d+)/.exec(await at.innerText())![1]) - 2));
  await page.getByRole("combobox").first().selectOption({ label: "8×" });
  await page.getByTestId("replay-play").click();
  await expect(at).toHaveText(/^(\d+) of \1$/);
  await expect(page.getByTestId("replay-play")).toHaveText("Play");
  await expectWords(page, "replay");

  // The page proves the shuffles too; and the game is in the list.
  await page.getByRole("button", { name: "Check the shuffles" }).click();
  await expect(page.getByTestId("fairness")).toContainText("The shuffles were fixed before the deal");
  await person.goes("/games");
  await expect(page.getByTestId("games").getByRole("listitem").first()).toContainText("Sensible");
  await picture(page, "games");
});

test("another game against the bot", async ({ arrive }) => {
  const person = await arrive();
  const table = await quickGame(person);
  await table.waits();
  const before = person.page.url();
  await table.resign();
  await person.page.getByTestId("rematch").click();
  await expect(person.page).not.toHaveURL(before);
  const again = await begun(person);
  await expect(again.asked("buy_phase")).toBeVisible();
  await expect(again.result).toHaveCount(0);
  await playUntil(again, MONEY, ({ things }) => things.some((thing) => thing.place === "supply:Silver"));
});

test("another game of two people", async ({ arrive }) => {
  const anna = await arrive({ name: "Anna" });
  const ben = await arrive({ name: "Ben", language: "de" });
  const [hers, his] = await gameOfTwo(
    anna,
    ben,
    "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine",
  );
  await hers.resign();
  await expect(his.result.getByRole("heading", { level: 2 })).toHaveText("Du gewinnst!");
  const before = anna.page.url();
  await ben.page.getByTestId("rematch").click();
  await expect(anna.page).not.toHaveURL(before);
  await expect(ben.page).not.toHaveURL(before);
  // Both have their seats; whoever asked for it begins.
  await ben.page.getByTestId("start").click();
  await begun(anna);
  await begun(ben);
});
