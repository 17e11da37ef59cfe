/** Who of those at a table is away, and what the others can do and are told about it. */
import type { Message, SeatInfo, TableInfo } from "./protocol";

/** A person who should be here, and for whom no bot plays. */
export function isAway(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && seat.person && !seat.here && !seat.bot && !seat.resigned;
}

/** A person for whom a bot plays until they come back. */
export function isStoodInFor(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && seat.person && seat.bot !== null && !seat.resigned;
}

/** Whether we may let a bot stand in there. Who only watches may not. */
export function canReplace(table: TableInfo | null, seat: number, mine: number | null): boolean {
  return mine !== null && mine !== seat && (table?.seats[seat]?.replaceable ?? false);
}

/** What the lobby says about who is still missing, the most pressing first. */
export function stillMissing(table: TableInfo, host: boolean): Message[] {
  const free = table.seats.filter((seat) => !seat.person && !seat.bot).length;
  const away = table.seats.filter(isAway).map((seat) => seat.name ?? "");
  const said: Message[] = [];
  if (free) said.push({ key: "web-waiting-people", args: { count: free } });
  if (away.length) said.push({ key: "web-lobby-away", args: { names: away, count: away.length } });
  if (!free && host) said.push({ key: away.length ? "web-start-anyway" : "web-ready" });
  if (!free && !host && !isAway(table.seats[table.host])) said.push({ key: "web-waiting-host" });
  return said;
}

/** What has changed in a game that is worth a word: a bot stands in for somebody, somebody is back. */
export function comingsAndGoings(before: TableInfo | null, after: TableInfo): Message[] {
  if (!before?.begun || after.over) return [];
  return after.seats.flatMap((now, at): Message[] => {
    const then = before.seats[at];
    const args = { who: now.name ?? "" };
    if (isStoodInFor(now) && !isStoodInFor(then)) return [{ key: "web-stands-in", args }];
    if (isStoodInFor(then) && !isStoodInFor(now) && now.here) return [{ key: "web-is-back", args }];
    return [];
  });
}
