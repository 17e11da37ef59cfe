/** Opening a table from the first page. */
import { api, type OpenTable } from "./api";
import { holdSeat, type HeldSeat } from "./seats";
import type { Storage } from "./settings";

/** Tables that begin as soon as their page is there. */
const starting = new Set<string>();

/** Open a table and take the first seat; gives its id. With `start` the game begins at once. */
export async function openTable(table: OpenTable, storage: Storage, start: boolean): Promise<string> {
  const opened = await api.open(table);
  const { seat: at, token, commitment } = opened;
  const seat: HeldSeat = { seat: at, token, commitment, since: Date.now() };
  holdSeat(storage, opened.table, seat);
  if (start) startSoon(opened.table);
  return opened.table;
}

export function startSoon(table: string): void {
  starting.add(table);
}

/** Next tables, at which a new text is to be added to the shuffles once the commitment is known. */
const seeding = new Set<string>();

export function seedSoon(table: string): void {
  seeding.add(table);
}

export function takeSeed(table: string): boolean {
  return seeding.delete(table);
}

/** Whether the game of this table is to begin at once; it is said only one time. */
export function takeStart(table: string): boolean {
  return starting.delete(table);
}
