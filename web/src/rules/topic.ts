/** What an address below /rules/ leads to: a section, a ruling, or all rulings about a card. */
import { slug } from "../lib/words";
import { RULINGS, sections } from "./contents";

export type Topic = { kind: "section"; id: string } | { kind: "ruling"; id: string } | { kind: "card"; card: string };

/** Sections come first; then cards, by the slug of their English name; whatever else is taken for a ruling. */
export function topicOf(topic: string, cards: Iterable<string>): Topic {
  const id = topic.toLowerCase();
  if (id === RULINGS || sections().some((section) => section.id === id)) return { kind: "section", id };
  for (const card of cards) if (slug(card) === slug(topic)) return { kind: "card", card };
  return { kind: "ruling", id: topic.toUpperCase() };
}
