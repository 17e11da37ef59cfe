/** A whole game against a bot, from the first page to the result, in each language. */
import { expectWords, picture } from "./support/checks";
import { quickGame } from "./support/opening";
import { MONEY, playOut, playUntil } from "./support/play";
import { expect, test } from "./support/test";

const WORDS = {
  en: { province: "Province", phase: "Buy", gains: "You buy a Province", points: /\d+ points?, \d+ turns?/ },
  de: { province: "Provinz", phase: "Kauf", gains: "Du kaufst eine Provinz", points: /\d+ Punkte?, \d+ Z[uü]ge?/ },
} as const;

for (const language of ["en", "de"] as const) {
  test(`a whole game against a bot in ${language}`, async ({ arrive }) => {
    const words = WORDS[language];
    const person = await arrive({ language });
    const table = await quickGame(person);
    await expect(table.pile("Province")).toContainText(words.province);
    await expect(table.turnBar).toContainText(words.phase);
    await playUntil(table, MONEY, (question) => question.things.some((thing) => thing.place === "supply:Province"));
    await expectWords(person.page, `a game in ${language}`);
    await picture(person.page, `game-${language}`);

    await playOut(table, MONEY);
    await expect(table.result).toContainText(words.points);
    await expect(table.result.locator("svg[role=img]")).toBeVisible();
    await expect(table.result.getByTestId("counts")).toContainText(words.province);
    await expectWords(person.page, `a result in ${language}`);
    await picture(person.page, `result-${language}`);
    await expect(table.log).toContainText(words.gains);
  });
}
