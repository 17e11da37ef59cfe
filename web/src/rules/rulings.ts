/** The catalogue of rulings in a language; it is fetched once. */
import { api } from "../lib/api";
import type { Ruling } from "../lib/protocol";
import type { Language } from "../lib/words";

const fetched = new Map<Language, Promise<Ruling[]>>();

export function rulingsIn(language: Language): Promise<Ruling[]> {
  let rulings = fetched.get(language);
  if (!rulings) {
    rulings = api.rulings(language);
    fetched.set(language, rulings);
    rulings.catch(() => fetched.delete(language));
  }
  return rulings;
}
