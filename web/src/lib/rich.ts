/**
 * Words with symbols and cards in them.
 *
 * While a message is put together, symbols and cards are marked with characters that no text uses; afterwards the
 * words are taken apart into pieces again, of which a page makes pictures and a screen reader words.
 */
const START = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const MARKS = /[\uE000-\uE002]/g;

export type Part =
  | { kind: "words"; text: string }
  | { kind: "card"; card: string; text: string }
  | { kind: "coins"; number: number }
  | { kind: "points"; number: number }
  | { kind: "potion" };

const marked = (kind: string, ...more: (string | number)[]): string => START + [kind, ...more].join(MIDDLE) + END;

export const mark = {
  coins: (number: number): string => marked("coins", number),
  points: (number: number): string => marked("points", number),
  potion: (): string => marked("potion"),
  card: (card: string, text: string): string => marked("card", card, text),
  /** A cost such as `4` or `3P`. */
  cost: (cost: string): string => mark.coins(Number.parseInt(cost, 10)) + (cost.endsWith("P") ? mark.potion() : ""),
  /** What comes from outside cannot pretend to be a symbol. */
  clean: (text: string): string => text.replace(MARKS, ""),
};

/** Marked words in pieces. */
export function parts(words: string): Part[] {
  const found: Part[] = [];
  let rest = words;
  while (rest) {
    const start = rest.indexOf(START);
    if (start !== 0) {
      found.push({ kind: "words", text: start < 0 ? rest : rest.slice(0, start) });
      if (start < 0) break;
    }
    const end = rest.indexOf(END, start);
    const [kind, first = "", second = ""] = rest.slice(start + 1, end).split(MIDDLE);
    if (kind === "card") found.push({ kind, card: first, text: second });
    else if (kind === "coins" || kind === "points") found.push({ kind, number: Number(first) });
    else found.push({ kind: "potion" });
    rest = rest.slice(end + 1);
  }
  return found;
}

/** Pieces as plain words; `symbol` says those that are none. */
export function plain(pieces: Part[], symbol: (part: Part) => string): string {
  return pieces.map((part) => ("text" in part ? part.text : symbol(part))).join("");
}
