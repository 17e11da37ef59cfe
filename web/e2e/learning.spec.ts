/** Learning: the guided first game explains things as they come up, once; every ruling can be found. */
import { expectAccessible, expectNoSideways, expectWords, picture } from "./support/checks";
import { begun } from "./support/opening";
import { playUntil } from "./support/play";
import { expect, test } from "./support/test";

for (const language of ["en", "de"] as const) {
  test(`a guided first game in ${language}`, async ({ arrive }) => {
    const person = await arrive({ language, screen: language === "de" ? "phone" : "desktop" });
    const { page } = person;
    await person.goes("/learn");
    await person.presses(page.getByTestId("guided-start"));
    const table = await begun(person);
    const hint = page.getByTestId("hint");
    await expect(hint).toHaveAttribute("data-hint", "hand");
    await expect(page.getByTestId("announcer")).toContainText((await hint.locator("p").innerText()).slice(0, 12));
    await expectAccessible(page, `a hint in ${language}`);
    await expectNoSideways(page, "a hint");
    await expectWords(page, "a hint");
    await picture(page, `guide-${language}`);
    await person.presses(page.getByTestId("hint-understood"));
    await expect(hint).toHaveAttribute("data-hint", "treasures");
    await table.playTreasures();
    await expect(hint).toHaveAttribute("data-hint", "buying");
    // None comes twice, also after a reload.
    const seen = new Set<string>();
    await playUntil(
      table,
      { play: ["Village", "Smithy"], buy: ["Smithy", "Village", "Silver"] },
      (question) => question.key === "action_phase",
    );
    await page.reload();
    await table.waits();
    await expect(hint).toBeVisible();
    while (await hint.isVisible()) {
      const id = (await hint.getAttribute("data-hint"))!;
      expect(["hand", "treasures", "buying"]).not.toContain(id);
      expect(seen).not.toContain(id);
      seen.add(id);
      await person.presses(page.getByTestId("hint-understood"));
      await expect(page.locator(`[data-hint="${id}"]`)).toBeHidden();
    }
  });
}

test("explain less ends the hints", async ({ arrive }) => {
  const person = await arrive();
  await person.goes("/learn");
  await person.page.getByTestId("guided-start").click();
  await begun(person);
  await person.page.getByTestId("hint-less").click();
  await expect(person.page.getByTestId("hint")).toBeHidden();
  await person.page.reload();
  const table = await begun(person);
  await table.waits();
  await expect(person.page.getByTestId("hint")).toBeHidden();
});

test("every ruling can be found", async ({ arrive }) => {
  const person = await arrive({ language: "de" });
  const { page } = person;
  await person.goes("/rules");
  const count = page.getByTestId("rulings-count");
  await expect(count).toContainText(/1[.  ]?309/);
  const search = page.getByTestId("rulings-search");
  await search.fill("burggraben angriff");
  const rulings = page.getByTestId("rulings").getByRole("listitem");
  await expect(rulings.first()).toContainText(/Burggraben/);
  await expect(rulings.first().locator("mark").first()).toBeVisible();
  await expect(count).not.toContainText(/1[.  ]?309 von/);
  await picture(page, "rulings");
  await expectAccessible(page, "rulings that were searched");
  await search.fill("xyzzy");
  await expect(page.getByTestId("rulings")).toHaveCount(0);
  await search.fill("");
  await page.getByTestId("rulings-set").selectOption("Menagerie");
  await expect(rulings.first()).toBeVisible();
  // An address leads to one of them.
  await person.goes("/rules/BASE-CARD-MOAT-2");
  await expect(page.locator("#BASE-CARD-MOAT-2")).toBeInViewport();
});
