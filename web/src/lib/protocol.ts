/** The protocol between server and client as types; docs/protocol.md says what they mean. */

// --- words ------------------------------------------------------------------------------------------

/** A sentence before it is in a language. */
export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

export type CardCounts = { cards: [string, number][] } | { unseen: number; top: string };
export type Argument = number | string | boolean | Message | CardCounts | (Message | string | number)[];

// --- what a seat sees of the game -----------------------------------------------------------------

export type Phase = "start" | "action" | "buy" | "cleanup" | "over";

export interface Pile {
  left: number;
  cost: string;
}

export interface PlayerView {
  hand_count: number;
  play: string[];
  stayed: string[];
  as_way: string[];
  exile: string[];
  invested: string[];
  set_aside: string[];
  revealed: string[];
  looked_at_count: number;
  discard_top: string | null;
  coffers: number;
  turns_taken: number;
  /** Only for those who may see them. */
  hand?: string[];
  looked_at?: string[];
  deck_count?: number;
}

export interface Option {
  index: number;
  verb: string;
  card?: string;
  label?: string;
  number?: number;
}

/** Who is asked, and because of which card; the rest only for the seat that is asked. */
export interface Outline {
  seat: number;
  player: number;
  cause: string | null;
}

export interface Decision extends Outline {
  key: string;
  options: Option[];
  min: number;
  max: number;
  may_decline: boolean;
  ordered: boolean;
  alike: boolean;
  idle: boolean;
}

export interface View {
  seat: number | null;
  turn: number;
  player: number;
  controller: number;
  phase: Phase;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  supply: Record<string, Pile>;
  other_piles: Record<string, number>;
  mats: string[];
  bane: string | null;
  events: Record<string, string>;
  ways: string[];
  mouse: string | null;
  trash: string[];
  players: PlayerView[];
  version: number;
  undos: number;
  over: boolean;
  decision?: Decision | Outline | null;
  scores?: number[];
  winners?: number[];
}

/** One thing that happened, as far as this seat may know it. */
export interface GameEvent {
  what: string;
  player: number;
  depth: number;
  cause?: string;
  from?: string;
  to?: string;
  other?: number;
  amount?: number;
  card?: string;
  cards?: string[];
  count?: number;
  top?: string;
}

export interface LogLine {
  depth: number;
  said: Message;
  turn: boolean;
}

export interface Asked {
  question: Message;
  whole: Message;
  options: Message[];
}

// --- what the server sends ----------------------------------------------------------------------------

export interface StateMessage {
  type: "state";
  epoch: number;
  version: number;
  /** Where `events` begin. */
  since: number;
  entries?: number;
  view?: View | null;
  patch?: Partial<View> | null;
  events: GameEvent[];
  /** Lines to keep before `log` is added: the last ones can be told anew. */
  log_since: number;
  log: LogLine[];
  asked: Asked | null;
  undo: "free" | "ask" | null;
  pending_undo: { by: number; answered: number[] } | null;
  tracker?: Tracker | null;
}

export interface SeatInfo {
  name: string | null;
  /** The bot that plays here now, for itself or for a person. */
  bot: string | null;
  person: boolean;
  here: boolean;
  resigned: boolean;
  /** A person whose place may now be taken by a bot. */
  replaceable: boolean;
}

export interface TableInfo {
  id: string;
  seats: SeatInfo[];
  host: number;
  begun: boolean;
  over: boolean;
  open: boolean;
  kingdom: KingdomInfo;
  options: Record<string, unknown>;
  commitment: string;
  spectators: number;
  rematch: string | null;
  result: { scores: number[]; winners: number[]; resigned: number[] } | null;
}

/** The deck tracker and the point counter, for tables that have them. */
export interface Tracker {
  decks?: Record<string, number>[];
  points?: (number | null)[];
  uncertain?: boolean[];
  /** One's own piles. */
  draw?: Record<string, number> | null;
  discard?: Record<string, number> | null;
}

export type ServerMessage =
  | { type: "table"; table: TableInfo; seat?: number | null }
  | StateMessage
  | { type: "ok"; id: number | string; [more: string]: unknown }
  | { type: "refused"; id: number | string | null; error: Message }
  | { type: "pong"; id?: number | string }
  | { type: "emote"; seat: number; emote: string }
  | { type: "undo_refused"; by: number; seat: number }
  | { type: "rematch"; table: string };

// --- what the client sends -------------------------------------------------------------------------------

export type Answer = number | number[];

export type ClientMessage =
  | { type: "start"; client_seed: string }
  | { type: "answer"; epoch: number; entries: number; answer: Answer }
  | { type: "undo"; epoch: number; version: number }
  | { type: "consent"; epoch: number; version: number; yes: boolean }
  | { type: "seed"; client_seed: string }
  | { type: "fill"; seat: number; bot: string | null }
  | { type: "resign" }
  | { type: "rematch"; same_seed: boolean }
  | { type: "replace"; seat: number }
  | { type: "option"; name: string; value: unknown }
  | { type: "emote"; emote: string }
  | { type: "ping" };

/** Why the server ended a connection, where coming back would not help. */
export const FINAL_CLOSES: ReadonlySet<number> = new Set([4400, 4401, 4403, 4404]);

// --- over HTTP ----------------------------------------------------------------------------------------------

export interface CardInfo {
  name: string;
  set: string;
  types: string[];
  /** Null for a Way. */
  cost: string | null;
  kingdom: boolean;
  landscape: boolean;
}

export interface KingdomInfo {
  cards: string[];
  landscapes: string[];
  bane: string | null;
  mouse: string | null;
  name?: Message | null;
  code?: string;
  text?: string;
}

export interface Ruling {
  id: string;
  set: string;
  cards: string[];
  rule: string;
  example?: string;
}

export function isFull(decision: Decision | Outline | null | undefined): decision is Decision {
  return decision != null && "options" in decision;
}
