/** The server over HTTP. Whatever it refuses becomes a `Problem` with a message for people. */
import type { CardInfo, KingdomInfo, Message, Ruling, StateMessage, TableInfo } from "./protocol";
import type { Statistics } from "./statistics";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly error: Message,
  ) {
    super(error.key);
  }
}

export interface Info {
  version: string;
  languages: string[];
  bots: { id: string; name: string }[];
  emotes: { id: string; said: Message }[];
  limits: { seats: [number, number]; grace_seconds: number };
}

export interface RecommendedSet extends Partial<KingdomInfo> {
  key: string;
  name: Message;
  sets: string[];
  needs: string[];
  available: boolean;
}

export interface OpenTable {
  name: string;
  seats: number;
  bots: (string | null)[];
  kingdom: Record<string, unknown>;
  open: boolean;
  options: Record<string, unknown>;
}

export interface Opened {
  table: string;
  seat: number;
  token: string;
  commitment: string;
}

export interface FinishedGame {
  id: string;
  started_at: number;
  finished_at: number;
  seats: { name: string; bot: string | null }[];
  kingdom: KingdomInfo;
  scores: number[];
  winners: number[];
  turns: number[];
  resigned: number[];
}

export interface TurnStart {
  answers: number;
  player: number;
  number: number;
}

/** Positions of a finished game: the first whole, the others as what has changed. */
export interface Frames {
  seats: string[];
  answers: number;
  from: number;
  frames: (StateMessage & { answered: number | null })[];
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const posted =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, posted);
  } catch {
    throw new Problem(0, { key: "web-problem-offline" });
  }
  if (response.ok) return (await response.json()) as T;
  const refused = (await response.json().catch(() => null)) as { error?: Message } | null;
  throw new Problem(response.status, refused?.error ?? { key: "web-problem-unknown" });
}

const query = (options: object): string => {
  const pairs = Object.entries(options).filter(([, value]) => value !== undefined && value !== "" && value !== null);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
};

export const api = {
  async texts(language: string): Promise<string> {
    const response = await fetch(`/texts/${language}.ftl`);
    if (!response.ok) throw new Problem(response.status, { key: "web-problem-unknown" });
    return response.text();
  },
  info: () => call<Info>("/api/info"),
  cards: async () => unwrapped(await call<CardInfo[] | { cards: CardInfo[] }>("/api/cards"), "cards"),
  rulings: async (language: string) =>
    unwrapped(await call<Ruling[] | { rulings: Ruling[] }>(`/api/rulings?${query({ lang: language })}`), "rulings"),
  kingdoms: async () =>
    unwrapped(await call<RecommendedSet[] | { kingdoms: RecommendedSet[] }>("/api/kingdoms"), "kingdoms"),
  kingdom: (options: object) => call<KingdomInfo>(`/api/kingdom?${query(options)}`),
  tables: async () => unwrapped(await call<TableInfo[] | { tables: TableInfo[] }>("/api/tables"), "tables"),
  table: (id: string) => call<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  open: (table: OpenTable) => call<Opened>("/api/tables", table),
  join: (id: string, name: string, client_seed: string) =>
    call<Opened>(`/api/tables/${encodeURIComponent(id)}/join`, { name, client_seed }),
  games: (page: number) =>
    call<{ games: FinishedGame[]; pages: number; count: number }>(`/api/games?${query({ page })}`),
  statistics: (id: string) => call<Statistics>(`/api/games/${encodeURIComponent(id)}/statistics`),
  proof: (id: string) => call<{ good: boolean }>(`/api/games/${encodeURIComponent(id)}/proof`),
  turns: (id: string) => call<{ turns: TurnStart[] }>(`/api/games/${encodeURIComponent(id)}/turns`),
  frames: (id: string, view: string, from: number, count: number) =>
    call<Frames>(`/api/games/${encodeURIComponent(id)}/frames?${query({ view, from, count })}`),
  record: (id: string) => call<Record<string, unknown>>(`/api/games/${encodeURIComponent(id)}`),
};

/** A list, whether it comes alone or under its name. */
function unwrapped<T, K extends string>(answer: T[] | Record<K, T[]>, name: K): T[] {
  return Array.isArray(answer) ? answer : answer[name];
}
