/** What the end of a game shows: points by turn, and who has bought what. */

export interface PlayerStatistics {
  bought: Record<string, number>;
  gained: Record<string, number>;
  trashed: Record<string, number>;
  played: Record<string, number>;
  deck: Record<string, number>;
  points: number;
  turns: number;
}

export interface Statistics {
  seats: string[];
  points: { turn: number; player: number | null; points: number[] }[];
  players: PlayerStatistics[];
  turns: { player: number; kind: string; number: number; gained: { player: number; cards: string[] }[] }[];
}

/** For each player the points after every turn, from the beginning on. */
export function pointLines(statistics: Statistics): { name: string; values: number[] }[] {
  return statistics.seats.map((name, seat) => ({
    name,
    values: statistics.points.map((row) => row.points[seat] ?? 0),
  }));
}

/** A table of counts: a row for each card that somebody has, most of them first. */
export function table(
  players: readonly PlayerStatistics[],
  what: "bought" | "gained" | "deck" | "trashed" | "played",
): { card: string; counts: number[] }[] {
  const cards = new Set(players.flatMap((player) => Object.keys(player[what])));
  const rows = [...cards].map((card) => ({ card, counts: players.map((player) => player[what][card] ?? 0) }));
  const all = (row: { counts: number[] }): number => row.counts.reduce((sum, count) => sum + count, 0);
  return rows.sort((one, other) => all(other) - all(one) || one.card.localeCompare(other.card, "en"));
}

/** The places of the players: 1 for the winners, and so on down. */
export function places(scores: readonly number[], winners: readonly number[]): number[] {
  const order = scores
    .map((_, seat) => seat)
    .sort(
      (one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || scores[other]! - scores[one]!,
    );
  return scores.map((_, seat) => (winners.includes(seat) ? 1 : order.indexOf(seat) + 1));
}
