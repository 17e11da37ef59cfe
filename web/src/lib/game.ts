/**
 * The game as this client knows it: a view, what has been said, what is asked. Pure functions, no page.
 */
import {
  isFull,
  type Answer,
  type Asked,
  type Decision,
  type GameEvent,
  type LogLine,
  type StateMessage,
  type Tracker,
  type View,
} from "./protocol";

export interface Game {
  readonly view: View | null;
  readonly version: number;
  readonly epoch: number;
  readonly log: readonly LogLine[];
  /** What happened last, for movement; empty after everything was sent anew. */
  readonly news: readonly GameEvent[];
  readonly asked: Asked | null;
  readonly undo: "free" | "ask" | null;
  readonly pendingUndo: StateMessage["pending_undo"];
  readonly tracker: Tracker | null;
  /** How many answers had been given when this seat was asked; with the epoch it says which question an answer is for. */
  readonly entries: number | null;
  /** An answer is on its way. */
  readonly sent: Answer | null;
}

export const NO_GAME: Game = {
  view: null,
  version: 0,
  epoch: 0,
  log: [],
  news: [],
  asked: null,
  undo: null,
  pendingUndo: null,
  tracker: null,
  entries: null,
  sent: null,
};

/** The game after a message; null if something is missing between them and all must be asked for anew. */
export function received(game: Game, message: StateMessage): Game | null {
  const whole = message.view ?? null;
  const follows = game.view !== null && message.epoch === game.epoch && message.since === game.version;
  if (!follows && (!whole || message.since !== 0 || message.log_since !== 0)) return null;
  const entries = message.entries ?? null;
  const sameQuestion = message.epoch === game.epoch && entries !== null && entries === game.entries;
  return {
    view: whole ?? merged(game.view as View, message.patch ?? {}),
    version: message.version,
    epoch: message.epoch,
    log: [...game.log.slice(0, message.log_since), ...message.log],
    news: follows ? message.events : [],
    asked: message.asked,
    undo: message.undo,
    pendingUndo: message.pending_undo,
    tracker: message.tracker === undefined ? game.tracker : message.tracker,
    entries,
    sent: sameQuestion ? game.sent : null,
  };
}

/** A view with the keys that have changed. */
export function merged(view: View, patch: Partial<View>): View {
  const after: View = { ...view, ...patch };
  if (after.over) after.decision = null;
  return after;
}

/** The decision that this seat has to answer now, if it has not just answered. */
export function myDecision(game: Game): Decision | null {
  const decision = game.view?.decision;
  if (!isFull(decision) || game.sent !== null || game.view?.over) return null;
  return decision;
}

/** Who is waited for; null if nobody is asked. */
export function waitingFor(game: Game): number | null {
  return game.view?.decision?.seat ?? null;
}

export function sending(game: Game, answer: Answer): Game {
  return { ...game, sent: answer };
}

/** The answer did not go through: the decision is open again. */
export function notSent(game: Game): Game {
  return { ...game, sent: null };
}

/** The lines that a message has added to the log, or told anew. */
export function freshLines(before: Game, after: Game): LogLine[] {
  return after.log.filter((line, at) => JSON.stringify(line) !== JSON.stringify(before.log[at]));
}

export interface LogTurn {
  /** The line the turn begins with; null for what comes before the first turn. */
  head: LogLine | null;
  lines: LogLine[];
}

/** The log in turns, for folding. */
export function turns(log: readonly LogLine[]): LogTurn[] {
  const found: LogTurn[] = [];
  for (const line of log) {
    if (line.turn) found.push({ head: line, lines: [] });
    else if (found.length) found[found.length - 1]!.lines.push(line);
    else found.push({ head: null, lines: [line] });
  }
  return found;
}
