/** Every page and every state of a game against WCAG 2.2 AA, in both languages, light and dark. */
import { expectAccessible, expectWords, picture } from "./support/checks";
import { gameAgainstBot, openTable } from "./support/opening";
import { MONEY, playUntil } from "./support/play";
import { expect, test } from "./support/test";

/** With a Bane, Coffers, Potions, Exile, Horses, an Event and a Way. */
const CARDS = "Cellar, Moat, Possession, Butcher, Cardinal, Militia, Smithy, Remodel, Young Witch, Mine";
const KINGDOM = `${CARDS}; Ride, Way of the Ox; Bane: Village`;

/** Each check looks at the page light and dark; here it only matters that both have been the first. */
const CASES = [
  { language: "en", theme: "light" },
  { language: "de", theme: "dark" },
] as const;

for (const { language, theme } of CASES) {
  test(`pages in ${language}, ${theme}`, async ({ arrive }) => {
    const person = await arrive({ language, theme });
    const { page } = person;
    for (const path of ["/", "/games", "/learn", "/about", "/rules", "/nowhere"]) {
      await person.goes(path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, `${path} in ${language}`);
      await expectWords(page, `${path} in ${language}`);
      await picture(page, `page-${language}-${path.slice(1) || "home"}`);
    }
    await person.goes("/");
    await page.getByTestId("play").click();
    await expect(page.getByTestId("quick-play").getByRole("option").first()).toBeAttached();
    await expectAccessible(page, `quick play in ${language}`);
    await picture(page, `quick-play-${language}`);
    await page.keyboard.press("Escape");
    await page.getByTestId("friends").click();
    for (const way of ["recommended", "random", "daily", "text"]) {
      await page.getByTestId("open-table").locator(`input[value=${way}]`).check();
      await expectAccessible(page, `open a table, ${way}, in ${language}`);
    }
    await picture(page, `open-table-${language}`);
    await page.keyboard.press("Escape");
    await openTable(person, { kingdom: KINGDOM });
    await expect(page.getByTestId("lobby")).toBeVisible();
    await expectAccessible(page, `lobby in ${language}`);
  });

  test(`a game in ${language}, ${theme}`, async ({ arrive }) => {
    const person = await arrive({ language, theme });
    const { page } = person;
    const table = await gameAgainstBot(person, KINGDOM);
    await table.waits();
    await expectAccessible(page, `the first turn in ${language}`);
    await picture(page, `table-${language}-${theme}`);
    await playUntil(table, { play: ["Cellar"], buy: ["Cellar"] }, ({ key }) => key === "discard");
    await table.choose("hand:0");
    await expectAccessible(page, `choosing several in ${language}`);
    await picture(page, `choosing-${language}-${theme}`);
    await table.confirm();
    await table.waits();
    await table.tries("supply:Province");
    await expect(page.getByTestId("notices")).not.toBeEmpty();
    await expectAccessible(page, `a notice in ${language}`);

    await page.getByTestId("menu").click();
    await expectAccessible(page, `the menu in ${language}`);
    for (const [at, dialog] of ["settings", "help"].entries()) {
      if (at) await page.getByTestId("menu").click();
      await page.locator(".items button").nth(at).click();
      await expect(page.getByTestId(dialog)).toBeVisible();
      await expectAccessible(page, `${dialog} in ${language}`);
      await picture(page, `${dialog}-${language}`);
      await page.keyboard.press("Escape");
    }
    await page.getByTestId("pile-smithy").click({ button: "right", force: true });
    await expect(page.getByTestId("card-dialog").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page, `details of a card in ${language}`);
    await picture(page, `details-${language}`);
    await page.keyboard.press("Escape");

    await playUntil(table, MONEY, ({ things }) => things.some((thing) => thing.place === "supply:Gold"));
    await table.resign();
    await expect(page.getByTestId("counts")).toBeVisible();
    await expectAccessible(page, `the result in ${language}`);
    await page.locator('[data-testid=result] a[href^="/games/"]').click();
    await expect(page.getByTestId("replay")).toBeVisible();
    await page.getByTestId("fairness").getByRole("button").click();
    await expect(page.getByTestId("fairness").getByRole("status")).toHaveCount(2);
    await expectAccessible(page, `the replay in ${language}`);
    await person.goes("/games");
    await expect(page.getByTestId("games")).toBeVisible();
    await expectAccessible(page, `finished games in ${language}`);
  });
}
