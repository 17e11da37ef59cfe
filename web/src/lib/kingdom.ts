/** What somebody wishes of a kingdom, in the form of a page, made into what the server is asked for. */

export type KingdomWay = "recommended" | "random" | "daily" | "text";

export interface KingdomWishes {
  way: KingdomWay;
  /** The code of a recommended set. */
  code: string;
  /** A pasted list of cards, or a code. */
  text: string;
  /** The sets to choose from; none means all. */
  sets: string[];
  wants: string[];
  noAttack: boolean;
  spread: boolean;
  landscapes: "any" | "none" | "1" | "2";
}

export const SETS = ["Base", "Intrigue", "Alchemy", "Cornucopia", "Guilds", "Menagerie"] as const;
export const TRAITS = ["village", "trasher", "draw", "buy", "attack", "reaction"] as const;

export function noWishes(way: KingdomWay = "recommended"): KingdomWishes {
  return { way, code: "", text: "", sets: [], wants: [], noAttack: false, spread: false, landscapes: "any" };
}

/** The fields that the server understands; lists and truth values as in JSON. */
export function asked(wishes: KingdomWishes, language: string): Record<string, unknown> {
  switch (wishes.way) {
    case "daily":
      return { daily: true };
    case "recommended":
      return { code: wishes.code };
    case "text": {
      const text = wishes.text.trim();
      return isCode(text) ? { code: text } : { text, lang: language };
    }
    case "random":
      return {
        ...(wishes.sets.length ? { sets: wishes.sets } : {}),
        ...(wishes.wants.length
          ? { wants: wishes.wants.filter((want) => !(wishes.noAttack && want === "attack")) }
          : {}),
        ...(wishes.noAttack ? { avoids: ["attack"] } : {}),
        ...(wishes.spread ? { spread: true } : {}),
        ...(wishes.landscapes === "any"
          ? {}
          : { landscapes: wishes.landscapes === "none" ? 0 : Number(wishes.landscapes) }),
      };
  }
}

/** The same for the address of `GET /api/kingdom`: lists with commas. */
export function query(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(",") : value === true ? "1" : String(value),
    ]),
  );
}

/** A code is one long word; the name of a card is not. */
function isCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{12,}$/.test(text) && /[0-9_A-Z].*[0-9_A-Z]/.test(text.slice(1));
}
