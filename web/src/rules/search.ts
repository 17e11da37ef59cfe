/**
 * Looking through the rulings: all words must occur, whatever their case and accents. No page in here.
 *
 * A word that is looked for becomes a pattern that finds its letters with and without accents, and umlauts also
 * written with an e, so that what was found can be marked where it stands.
 */
import type { Ruling } from "../lib/protocol";

export interface Entry {
  ruling: Ruling;
  /** Everything that is looked through. */
  text: string;
}

export interface Filter {
  query: string;
  /** A set or card by its English name; empty for all. */
  set: string;
  card: string;
}

export const NO_FILTER: Filter = { query: "", set: "", card: "" };

/** The rulings made ready for searching; `nameOf` gives the names of cards and sets as the reader knows them. */
export function prepared(rulings: readonly Ruling[], nameOf: (name: string, kind: "card" | "set") => string): Entry[] {
  return rulings.map((ruling) => {
    const names = [nameOf(ruling.set, "set"), ...ruling.cards.map((card) => nameOf(card, "card"))];
    return { ruling, text: [ruling.id, ...names, ruling.rule, ruling.example ?? ""].join("\n").normalize("NFC") };
  });
}

export function found(entries: readonly Entry[], filter: Filter): Ruling[] {
  const patterns = wordsOf(filter.query).map((word) => new RegExp(pattern(word), "iu"));
  return entries
    .filter(
      ({ ruling, text }) =>
        (!filter.set || ruling.set === filter.set) &&
        (!filter.card || ruling.cards.includes(filter.card)) &&
        patterns.every((one) => one.test(text)),
    )
    .map((entry) => entry.ruling);
}

export function isEmpty(filter: Filter): boolean {
  return !wordsOf(filter.query).length && !filter.set && !filter.card;
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces, those that were looked for among them. */
export function marked(text: string, query: string): Piece[] {
  const words = wordsOf(query).sort((one, other) => other.length - one.length);
  if (!words.length) return [{ text, hit: false }];
  const whole = text.normalize("NFC");
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of whole.matchAll(new RegExp(words.map(pattern).join("|"), "giu"))) {
    if (match.index > at) pieces.push({ text: whole.slice(at, match.index), hit: false });
    pieces.push({ text: match[0], hit: true });
    at = match.index + match[0].length;
  }
  if (at < whole.length) pieces.push({ text: whole.slice(at), hit: false });
  return pieces;
}

/** The sets in their order, and the cards that any ruling of a set (or of all) is about. */
export function setsOf(rulings: readonly Ruling[]): string[] {
  return [...new Set(rulings.map((ruling) => ruling.set))];
}

export function cardsOf(rulings: readonly Ruling[], set: string): string[] {
  return [...new Set(rulings.filter((ruling) => !set || ruling.set === set).flatMap((ruling) => ruling.cards))];
}

// --- words and letters --------------------------------------------------------------------------------

function wordsOf(query: string): string[] {
  return query.split(/\s+/).map(folded).filter(Boolean);
}

/** Small letters without accents. */
function folded(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** What a letter, or two that stand for one, may be written as. */
const WRITTEN: Record<string, string> = {
  ae: "(?:ae|ä)",
  oe: "(?:oe|ö)",
  ue: "(?:ue|ü)",
  ss: "(?:ss|ß)",
  a: "[aàáâãäå]",
  c: "[cç]",
  e: "[eèéêë]",
  i: "[iìíîï]",
  n: "[nñ]",
  o: "[oòóôõö]",
  u: "[uùúûü]",
  "'": "['’‘]",
  "’": "['’‘]",
  "-": "[-–—]",
};

function pattern(word: string): string {
  return word.replace(
    /ae|oe|ue|ss|[^]/gu,
    (letters) => WRITTEN[letters] ?? letters.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"),
  );
}
