/** Opening a table from the first page, as people do. */
import { expect } from "@playwright/test";
import type { Person } from "./person";
import { Table } from "./table";

/** Two clicks: a game against a bot on the First Game set. */
export async function quickGame(person: Person): Promise<Table> {
  await person.goes("/");
  await person.presses(person.page.getByTestId("play"));
  await expect(person.page.getByTestId("quick-start")).toBeEnabled();
  await person.presses(person.page.getByTestId("quick-start"));
  return begun(person);
}

export interface Wishes {
  /** The kingdom as a list of names. */
  kingdom: string;
  /** A bot for the second seat; otherwise it is kept for a friend. */
  bot?: string;
  /** Shown to everybody on the first page. */
  open?: boolean;
}

/** Open a table with a kingdom of one's own; with a bot the game begins at once, otherwise this is the lobby. */
export async function openTable(person: Person, wishes: Wishes): Promise<void> {
  const { page } = person;
  await person.goes("/");
  await person.presses(page.getByTestId("friends"));
  const dialog = page.getByTestId("open-table");
  if (person.name) await dialog.getByRole("textbox").first().fill(person.name);
  await person.presses(dialog.locator('input[value="text"]'));
  await dialog.getByTestId("kingdom-text").fill(wishes.kingdom);
  if (wishes.bot) await dialog.getByTestId("seat-1").selectOption(wishes.bot);
  if (wishes.open) await dialog.locator('input[type="checkbox"]').first().check();
  await person.presses(dialog.getByTestId("open"));
  await page.waitForURL("**/table/*");
}

export async function gameAgainstBot(person: Person, kingdom: string): Promise<Table> {
  await openTable(person, { kingdom, bot: "big-money" });
  return begun(person);
}

/** A friend opens the link and takes the free seat. */
export async function join(person: Person, address: string): Promise<void> {
  await person.goes(address);
  await person.page.getByTestId("join-name").fill(person.name);
  await person.presses(person.page.getByTestId("join"));
  await expect(person.page.getByTestId("join")).toBeHidden();
  await expect(person.page.getByTestId("lobby")).toContainText(person.name);
}

/** Two people at one table; the first of them has opened it. */
export async function gameOfTwo(host: Person, guest: Person, kingdom: string): Promise<[Table, Table]> {
  await openTable(host, { kingdom });
  await join(guest, host.page.url());
  await host.presses(host.page.getByTestId("start"));
  return [await begun(host), await begun(guest)];
}

export async function begun(person: Person): Promise<Table> {
  const table = new Table(person.page, person.touch);
  await expect(table.hand).toBeVisible();
  return table;
}
