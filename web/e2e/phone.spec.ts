/** A small screen, 360 by 740: nothing has to be scrolled sideways, and everything can be reached with a finger. */
import type { Locator, Page } from "@playwright/test";
import { expectNoSideways, expectWords, picture } from "./support/checks";
import { gameAgainstBot, openTable } from "./support/opening";
import { MONEY, playUntil } from "./support/play";
import { expect, test } from "./support/test";

/** A finger that stays for a while: real touches, as the browser gets them from a screen. */
async function longPress(page: Page, what: Locator): Promise<void> {
  const box = (await what.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.getByTestId("card-dialog")).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const KINGDOM =
  "Cellar, Moat, Village, Merchant, Workshop, Militia, Smithy, Remodel, Market, Mine; Ride, Way of the Ox";

for (const language of ["en", "de"] as const) {
  test(`every page fits a phone in ${language}`, async ({ arrive }) => {
    const person = await arrive({ screen: "phone", language });
    const { page } = person;
    for (const path of ["/", "/games", "/rules", "/learn", "/about", "/nowhere"]) {
      await person.goes(path);
      await expectNoSideways(page, path);
      await expectWords(page, path);
      await picture(page, `phone-${language}-${path.slice(1) || "home"}`);
    }
    await openTable(person, { kingdom: KINGDOM });
    await expect(page.getByTestId("lobby")).toBeVisible();
    await expectNoSideways(page, "lobby");
    await picture(page, `phone-${language}-lobby`);
  });
}

test("a game on a phone", async ({ arrive }) => {
  const person = await arrive({ screen: "phone", language: "de" });
  const { page } = person;
  const table = await gameAgainstBot(person, KINGDOM);
  await table.waits();
  await expectNoSideways(page, "the table");
  await picture(page, "phone-table");

  // What is asked and the hand are on the screen without scrolling.
  for (const part of [table.question, table.hand]) await expect(part).toBeInViewport();
  await table.thing("hand:0").tap();
  await expectNoSideways(page, "a card played");

  // Every pile, Event and Way can be scrolled to and lies inside the screen.
  const piles = await page.locator("[data-testid=supply] [data-thing]").all();
  expect(piles.length).toBe(7 + 10 + 2 + 1);
  for (const pile of piles) {
    await pile.scrollIntoViewIfNeeded();
    const box = await pile.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
  }

  // Players and log lie over the table when asked for.
  await page.getByTestId("open-side").tap();
  await expect(table.log).toBeInViewport();
  await expect(page.getByTestId("player-1")).toBeInViewport();
  await expectNoSideways(page, "players and log");
  await picture(page, "phone-side");
  await page.locator(".side .close").tap();
  await expect(table.log).not.toBeInViewport();

  // Details by a long press, which chooses nothing.
  await page.getByTestId("pile-village").scrollIntoViewIfNeeded();
  await longPress(page, page.getByTestId("pile-village"));
  await expect(page.getByTestId("card-dialog").getByRole("listitem").first()).toBeVisible();
  await expectNoSideways(page, "details");
  await picture(page, "phone-details");
  await page.getByTestId("card-dialog").getByRole("button").first().tap();
  await expect(page.getByTestId("card-dialog")).toBeHidden();

  // The menu, the settings, and a turn played to its end.
  await page.getByTestId("menu").tap();
  await expectNoSideways(page, "menu");
  await picture(page, "phone-menu");
  await page.getByRole("button", { name: "Einstellungen" }).tap();
  await expect(page.getByTestId("settings")).toBeVisible();
  await expectNoSideways(page, "settings");
  await picture(page, "phone-settings");
  await page.keyboard.press("Escape");
  await playUntil(table, MONEY, ({ things }) => things.some((thing) => thing.place === "supply:Gold"));
  await picture(page, "phone-buy");
  await table.choose("supply:Gold");

  // The end, and the replay.
  await table.resign();
  await expect(table.result.getByTestId("counts")).toBeVisible();
  await expectNoSideways(page, "result");
  await picture(page, "phone-result");
  await table.result.getByRole("link", { name: "Ansehen" }).tap();
  await expect(page.getByTestId("replay")).toBeVisible();
  await expectNoSideways(page, "replay");
  await picture(page, "phone-replay");
});
