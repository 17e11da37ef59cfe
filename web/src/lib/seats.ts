/** The seats that this browser holds: the token for each table, so that a game can be continued. */
import { read, write, type Storage } from "./settings";

export interface HeldSeat {
  seat: number;
  token: string;
  /** When it was taken, in milliseconds. */
  since: number;
  over?: boolean;
  /** What the server committed itself to, as this browser saw it first. */
  commitment?: string;
}

const KEY = "freehold.seats";
const MOST = 60;

export function heldSeats(storage: Storage): Record<string, HeldSeat> {
  const held: Record<string, HeldSeat> = {};
  for (const [table, value] of Object.entries(read(storage, KEY))) {
    const seat = value as Partial<HeldSeat> | null;
    if (typeof seat?.token === "string" && typeof seat.seat === "number") {
      held[table] = {
        seat: seat.seat,
        token: seat.token,
        since: seat.since ?? 0,
        ...(seat.over ? { over: true } : {}),
        ...(typeof seat.commitment === "string" ? { commitment: seat.commitment } : {}),
      };
    }
  }
  return held;
}

export function heldSeat(storage: Storage, table: string): HeldSeat | null {
  return heldSeats(storage)[table] ?? null;
}

/** Keep a seat; the oldest ones are forgotten when there are many. */
export function holdSeat(storage: Storage, table: string, seat: HeldSeat): void {
  const all = Object.entries({ ...heldSeats(storage), [table]: seat });
  all.sort(([, one], [, other]) => other.since - one.since);
  write(storage, KEY, Object.fromEntries(all.slice(0, MOST)));
}

export function markOver(storage: Storage, table: string): void {
  const seat = heldSeat(storage, table);
  if (seat && !seat.over) holdSeat(storage, table, { ...seat, over: true });
}

/** Remember what the server committed itself to; what was seen first stays. */
export function noteCommitment(storage: Storage, table: string, commitment: string): void {
  const seat = heldSeat(storage, table);
  if (seat && !seat.commitment) holdSeat(storage, table, { ...seat, commitment });
}

export function forgetSeat(storage: Storage, table: string): void {
  const held = heldSeats(storage);
  delete held[table];
  write(storage, KEY, held);
}

/** Tables of this browser whose games may be running, the newest first. */
export function runningTables(storage: Storage): string[] {
  return Object.entries(heldSeats(storage))
    .filter(([, seat]) => !seat.over)
    .sort(([, one], [, other]) => other.since - one.since)
    .map(([table]) => table);
}
