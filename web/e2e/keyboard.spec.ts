/** A game without a mouse: whole turns from the first page on, by single keys and by Tab, arrows and Enter. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { Table } from "./support/table";

/** Press Tab until something has the focus. */
async function tabTo(page: Page, wanted: string, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

test("a game is opened and turns are played by keys alone", async ({ arrive }) => {
  const { page, ...person } = await arrive();
  await page.goto(person.address);
  await expect(page.getByTestId("play")).toBeVisible();
  await tabTo(page, "[data-testid=play]");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("quick-start")).toBeFocused();
  await page.keyboard.press("Enter");
  const table = new Table(page);
  await expect(table.asked("buy_phase")).toBeVisible();

  // By single keys: T plays all Treasures, E ends the turn; first we are asked whether we are sure.
  await page.keyboard.press("t");
  await expect(table.inHand("Copper")).toHaveCount(0);
  await expect(table.asked("buy_phase")).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByTestId("confirm-end")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("confirm-end")).toBeHidden();
  await expect(table.asked("buy_phase")).toBeVisible();
  await page.keyboard.press("u");
  await expect(table.hand.locator("[data-thing]")).toHaveCount(5);
  await page.keyboard.press("t");
  await expect(table.inHand("Copper")).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(table.log).toContainText("You buy");
  await expect(table.asked("buy_phase")).toBeVisible();

  // By Tab, arrows and Enter: the Treasures' button, then a pile that is lit.
  await tabTo(page, '[data-verb="play treasures"]');
  await page.keyboard.press("Enter");
  await expect(table.pile("Copper")).toHaveAttribute("data-choosable");
  await tabTo(page, '[data-thing="supply:Copper"]');
  await expect(table.pile("Copper")).toBeFocused();
  // It is seen where the focus is.
  const ring = (card: string): Promise<string> =>
    table
      .pile(card)
      .locator(".face")
      .evaluate((face) => getComputedStyle(face).boxShadow);
  expect(await ring("Copper")).not.toBe(await ring("Silver"));
  await page.keyboard.press("ArrowDown");
  await expect(table.pile("Silver")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(table.pile("Copper")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.log).toContainText("You buy a Copper");

  // Details of the card that has the focus, and help, both closed by Escape.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("i");
  await expect(page.getByTestId("card-dialog")).toBeVisible();
  await expect(page.getByTestId("card-dialog").getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("card-dialog")).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByTestId("help")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("help")).toBeHidden();

  // Everything that happens is also said.
  await expect(page.getByTestId("announcer")).toContainText(/(Buy|Action) phase/);
});
