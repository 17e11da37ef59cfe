/** What a card does: beside it when it is pointed at or has the focus, and with all rulings in a dialog. */
import { picture } from "./support/checks";
import { quickGame } from "./support/opening";
import { expect, test } from "./support/test";

test("details of cards, never over what can be answered", async ({ arrive }) => {
  const person = await arrive();
  const { page } = person;
  const table = await quickGame(person);
  await table.waits();
  const details = page.getByTestId("card-details");

  await table.pile("Militia").hover({ force: true });
  await expect(details).toContainText("discard until they have 3 left");
  // One can go over to it and read on.
  await details.hover();
  await expect(details).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  // Beside a card in hand it covers neither the other cards nor the answers.
  await table.thing("hand:0").hover();
  await expect(details).toBeVisible();
  await picture(page, "details-of-hand");
  const box = (await details.boundingBox())!;
  const dock = (await table.prompt.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  expect(box.y).toBeGreaterThanOrEqual(0);
  await page.mouse.move(640, 20);
  await expect(details).toBeHidden();

  // All rulings, by the right button; Escape closes, and nothing was chosen.
  await table.pile("Moat").click({ button: "right", force: true });
  const dialog = page.getByTestId("card-dialog");
  await expect(dialog.getByRole("heading", { level: 3 })).toContainText(/\d+ rulings/);
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(table.hand.locator("[data-thing]")).toHaveCount(5);

  // The same by the keyboard alone.
  await page.keyboard.press("ArrowDown");
  await expect(details).toBeVisible();
});
