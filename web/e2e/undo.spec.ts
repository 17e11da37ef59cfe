/** Taking an answer back: free while nobody has learnt anything, otherwise if the other person agrees. */
import { picture } from "./support/checks";
import { gameOfTwo } from "./support/opening";
import { playTogether } from "./support/play";
import { expect, test } from "./support/test";

const KINGDOM = "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine";

test("undo: free, asked and refused, asked and taken back, asked and agreed to", async ({ arrive }) => {
  const anna = await arrive({ name: "Anna" });
  const ben = await arrive({ name: "Ben" });
  const tables = await gameOfTwo(anna, ben, KINGDOM);
  const seats = tables.map((table) => ({ table, plan: {} }));
  const { seat } = await playTogether(seats, (question) => question.key === "buy_phase");
  const [mover, other] = seat.table === tables[0] ? [tables[0], tables[1]] : [tables[1], tables[0]];
  const undo = mover.page.getByTestId("undo");
  const alert = other.page.getByTestId("undo-asked");
  await expect(undo).toBeDisabled();

  // Free: the Treasures are in hand again, on both screens.
  await mover.playTreasures();
  await expect(mover.inHand("Copper")).toHaveCount(0);
  await expect(other.inPlay).toContainText("Copper");
  await expect(undo).toHaveText(/Undo/);
  await undo.click();
  await expect(mover.hand.locator("[data-thing]")).toHaveCount(5);
  await expect(mover.page.getByTestId("coins")).toContainText("0");
  await expect(other.inPlay).not.toContainText("Copper");

  // A new hand was drawn: the other person is asked, and does not agree.
  await mover.playTreasures();
  await mover.choose("supply:Estate");
  await expect(mover.page.getByTestId("waiting")).toBeVisible();
  await expect(other.asked("buy_phase")).toBeVisible();
  await expect(undo).toHaveText(/Ask for undo/);
  await undo.click();
  await expect(alert).toBeVisible();
  await picture(other.page, "undo-asked");
  await expect(undo).toBeDisabled();
  await alert.getByRole("button", { name: "No", exact: true }).click();
  await expect(mover.page.getByTestId("notices")).toContainText("does not agree");
  await expect(alert).toBeHidden();
  await expect(mover.log).toContainText("buy an Estate");

  // Asked, and never mind.
  await undo.click();
  await expect(alert).toBeVisible();
  await mover.page.getByTestId("undo-asked").getByRole("button", { name: "Never mind" }).click();
  await expect(alert).toBeHidden();

  // Asked, and agreed to: the Estate is not bought.
  await undo.click();
  await alert.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(mover.asked("buy_phase")).toBeVisible();
  await expect(mover.log).not.toContainText("buy an Estate");
  await expect(other.log).not.toContainText("buys an Estate");
  await expect(other.page.getByTestId("waiting")).toBeVisible();
  await mover.choose("supply:Copper");
  await expect(other.log).toContainText("buys a Copper");
});
