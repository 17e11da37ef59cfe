/** Which games are guided, and what has been explained already; kept in the browser. */
import { read, write, type Storage } from "../lib/settings";
import { ALL_HINTS } from "./hints";

export interface Progress {
  seen: string[];
  /** The newest first. */
  tables: string[];
}

const KEY = "freehold.guide";
const MOST_TABLES = 20;

export function progress(storage: Storage): Progress {
  const stored = read(storage, KEY);
  return { seen: texts(stored["seen"]).filter((id) => ALL_HINTS.includes(id)), tables: texts(stored["tables"]) };
}

export function isGuided(storage: Storage, table: string): boolean {
  return progress(storage).tables.includes(table);
}

/** The game of this table is guided. */
export function guide(storage: Storage, table: string): void {
  const { seen, tables } = progress(storage);
  write(storage, KEY, { seen, tables: [table, ...tables.filter((other) => other !== table)].slice(0, MOST_TABLES) });
}

export function keepSeen(storage: Storage, seen: readonly string[]): void {
  write(storage, KEY, { ...progress(storage), seen });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
