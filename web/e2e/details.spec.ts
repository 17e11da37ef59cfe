/** What a card does: near it when it is pointed at or has the focus, and with all rulings in a dialog. */
import type { Locator } from "@playwright/test";
import { picture } from "./support/checks";
import { quickGame } from "./support/opening";
import { expect, test } from "./support/test";

/** What can be clicked on the table and lies under something. */
async function covered(by: Locator): Promise<string[]> {
  return by.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>("[data-thing]")]
      .filter((thing) => {
        const other = thing.getBoundingClientRect();
        const aside = other.right <= box.left || other.left >= box.right;
        return !aside && other.bottom > box.top && other.top < box.bottom;
      })
      .map((thing) => thing.dataset["thing"] ?? "");
  });
}

test("details of cards, never over what can be chosen", async ({ arrive }) => {
  const person = await arrive();
  const { page } = person;
  const table = await quickGame(person);
  await table.waits();
  const details = page.getByTestId("card-details");

  for (const card of ["Copper", "Curse", "Cellar", "Workshop", "Militia", "Mine"]) {
    await table.pile(card).hover({ force: true });
    await expect(details.locator(".name")).toHaveText(card);
    expect(await covered(details), `details of ${card}`).toEqual([]);
  }
  await picture(page, "details-of-pile");
  // One can go over to it and read on.
  await details.hover();
  await expect(details).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  await table.thing("hand:0").hover();
  await expect(details).toBeVisible();
  expect(await covered(details), "details of a card in hand").toEqual([]);
  await picture(page, "details-of-hand");
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
