/**
 * One language: its Fluent file read into a bundle, and messages made into words.
 *
 * The functions that messages use are those of `src/freehold/texts/words.py`, and say the same. Symbols and the
 * names of cards are marked in what they give, so that a page can show coins as coins and cards with their
 * details (see rich.ts); `say` gives the plain words.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import type { Argument, CardCounts, Message } from "./protocol";
import { mark, parts, plain, type Part } from "./rich";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

/** A message that is missing or lacks an argument: a mistake in the program. */
export class BadWords extends Error {}

/** An argument that only our own functions know how to say. */
class Special extends FluentType<unknown> {
  override toString(): string {
    throw new BadWords(`${JSON.stringify(this.value)} needs CARDS(), SAY() or LIST()`);
  }
}

type Named = Record<string, FluentValue>;
type Form = "name" | "one";

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        CARD: ([name], named) => this.card(text(name), form(named), text(named["case"] ?? "nom")),
        CARDS: ([cards], named) => this.cards(special(cards) as CardCounts, named),
        SAY: ([said]) => this.raw(special(said) as Message),
        LIST: ([list], named) => this.list(special(list) as (Message | string)[], text(named["style"] ?? "and")),
        COINS: ([number]) => mark.coins(Number(value(number))),
        POTION: () => mark.potion(),
        POINTS: ([number]) => mark.points(Number(value(number))),
        COST: ([cost]) => mark.cost(text(cost)),
      },
    });
    const errors = this.bundle.addResource(new FluentResource(source));
    if (errors.length) throw new BadWords(`${language}: ${String(errors[0])}`);
  }

  // --- messages ---------------------------------------------------------------------------------

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message in plain words, as a screen without pictures shows it. */
  say(said: Message): string {
    return plain(this.parts(said), this.symbol);
  }

  /** A message as a person speaks it: symbols in words. */
  spoken(said: Message): string {
    return plain(this.parts(said), this.spokenSymbol);
  }

  /** A message in pieces: words, symbols, cards. */
  parts(said: Message): Part[] {
    return parts(this.raw(said));
  }

  text(key: string, args: Record<string, Argument> = {}): string {
    return this.say({ key, args });
  }

  // --- cards ------------------------------------------------------------------------------------

  /** The name of a card, by its English name; that one for a card unknown here. */
  cardName(name: string): string {
    const key = cardKey(name);
    return this.has(key) ? this.say({ key }) : name;
  }

  /** What a card does when played (`text`), or at other times (`below`), line by line; empty if it has no such part. */
  cardText(name: string, part: "text" | "below" = "text"): Part[][] {
    const found = this.attribute(cardKey(name), part);
    return found === null ? [] : found.split("\n").map(parts);
  }

  sayParts(pieces: Part[]): string {
    return plain(pieces, this.symbol);
  }

  spokenParts(pieces: Part[]): string {
    return plain(pieces, this.spokenSymbol);
  }

  // --- inside -----------------------------------------------------------------------------------

  private raw(said: Message): string {
    return this.format(this.pattern(said.key), said.args ?? {}, said.key);
  }

  private format(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: object, key: string): string {
    const given: Record<string, FluentValue> = {};
    for (const [name, argument] of Object.entries(args)) given[name] = fluent(argument as Argument);
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, given, errors);
    if (errors[0]) throw new BadWords(`${this.language}: ${key}: ${errors[0].message}`);
    return words;
  }

  private attribute(key: string, part: string, args: object = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[part];
    return pattern == null ? null : this.format(pattern, args, `${key}.${part}`);
  }

  private card(name: string, form: Form = "name", grammar = "nom"): string {
    const one = form === "one" ? this.attribute(cardKey(name), "one", { case: grammar }) : null;
    return mark.card(name, one ?? this.cardName(name));
  }

  private cards(cards: CardCounts, named: Named): string {
    const grammar = text(named["case"] ?? "nom");
    const style = text(named["style"] ?? "and");
    if ("unseen" in cards) {
      // An event about no cards at all comes as none unseen.
      if (!cards.unseen) return this.raw({ key: "no-cards" });
      const key = cards.top ? "unseen-cards-top" : "unseen-cards";
      return this.raw({ key, args: { count: cards.unseen, top: cards.top } });
    }
    const each = cards.cards.map(([name, count]) => this.copies(name, count, grammar, style));
    return each.length ? this.joined(each, style) : this.raw({ key: "no-cards" });
  }

  private copies(name: string, count: number, grammar: string, style: string): string {
    if (count === 1) return this.card(name, style === "plain" ? "name" : "one", grammar);
    const many = this.attribute(cardKey(name), "many", { count });
    return mark.card(name, many ?? this.say({ key: "several-copies", args: { count, name: this.cardName(name) } }));
  }

  private list(list: (Message | string)[], style: string): string {
    const each = list.map((one) => (typeof one === "object" ? this.raw(one) : String(one)));
    return this.joined(each, style);
  }

  private joined(each: string[], style: string): string {
    const [first = "", ...others] = each;
    return others.reduce((left, right, place) => {
      const last = place === others.length - 1 && style !== "plain";
      const pattern = this.pattern(last ? `list-${style}` : "list-plain");
      return this.format(pattern, { left: kept(left), right: kept(right) }, `list-${style}`);
    }, first);
  }

  private pattern(key: string): Parameters<FluentBundle["formatPattern"]>[0] {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) throw new BadWords(`${this.language}: there is no message ${key}`);
    return pattern;
  }

  private readonly symbol = (part: Part): string => this.symbolWith("symbol", part);
  private readonly spokenSymbol = (part: Part): string => this.symbolWith("web-spoken", part);

  private symbolWith(family: string, part: Part): string {
    switch (part.kind) {
      case "coins":
      case "points":
        return this.raw({ key: `${family}-${part.kind}`, args: { number: part.number } });
      case "potion":
        return this.raw({ key: `${family}-potion` });
      default:
        return part.text;
    }
  }
}

export function cardKey(name: string): string {
  return `card-${slug(name)}`;
}

/** A name or label as part of a key, as in `freehold.texts.message.slug`. */
export function slug(text: string): string {
  const spaced = text.toLowerCase().replaceAll("+", "plus ").replaceAll("_", " ");
  const letters = [...spaced].map((sign) => (/[a-z0-9]/.test(sign) ? sign : " -".includes(sign) ? " " : "")).join("");
  return letters.split(" ").filter(Boolean).join("-");
}

/** Words that already hold marks must not be cleaned of them. */
class Kept {
  constructor(readonly words: string) {}
}

const kept = (words: string): Kept => new Kept(words);

function fluent(argument: Argument | Kept): FluentValue {
  if (argument instanceof Kept) return argument.words;
  if (typeof argument === "boolean") return argument ? "yes" : "no";
  if (typeof argument === "string") return mark.clean(argument);
  return typeof argument === "number" ? new FluentNumber(argument) : new Special(argument);
}

function special(argument: FluentValue | undefined): unknown {
  if (argument instanceof Special) return argument.value;
  throw new BadWords(`cards, a message or a list is needed, not ${String(argument)}`);
}

function value(argument: FluentValue | undefined): unknown {
  return argument instanceof FluentType ? argument.value : argument;
}

function text(argument: FluentValue | undefined): string {
  const given = value(argument);
  if (given === undefined) throw new BadWords("an argument is missing");
  return String(given);
}

function form(named: Named): Form {
  return text(named["form"] ?? "name") === "one" ? "one" : "name";
}
