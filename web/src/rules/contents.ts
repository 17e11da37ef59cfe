/** What stands on the page of rules, and in which order. The words are in `src/freehold/texts/LANG/rules.ftl`. */

/** A paragraph, a list (numbered if it is a sequence), words with their meaning, or the table of the piles. */
export type Block =
  string | { list: string[] } | { steps: string[] } | { terms: [word: string, meaning: string][] } | { piles: Piles };

export interface Piles {
  players: number[];
  rows: { name: string; cards: number[] }[];
}

export interface Section {
  /** The anchor: it is part of addresses that people keep, and so does not change. */
  id: string;
  title: string;
  blocks: Block[];
  parts?: Section[];
}

const PILES: Piles = {
  players: [2, 3, 4, 5, 6],
  rows: [
    { name: "card-province", cards: [8, 12, 12, 15, 18] },
    { name: "rules-setup-victory", cards: [8, 12, 12, 12, 12] },
    { name: "card-curse", cards: [10, 20, 30, 40, 50] },
    { name: "rules-setup-copper", cards: [46, 39, 32, 85, 78] },
    { name: "card-silver", cards: [40, 40, 40, 80, 80] },
    { name: "card-gold", cards: [30, 30, 30, 60, 60] },
    { name: "rules-setup-kingdom", cards: [10, 10, 10, 10, 10] },
  ],
};

export const GAME: readonly Section[] = [
  { id: "aim", title: "rules-aim", blocks: ["rules-aim-deck", "rules-aim-points", "rules-aim-players"] },
  {
    id: "cards",
    title: "rules-cards",
    blocks: [
      "rules-cards-parts",
      {
        terms: [
          ["rules-type-treasure", "rules-type-treasure-what"],
          ["rules-type-victory", "rules-type-victory-what"],
          ["rules-type-curse", "rules-type-curse-what"],
          ["rules-type-action", "rules-type-action-what"],
          ["rules-type-attack", "rules-type-attack-what"],
          ["rules-type-reaction", "rules-type-reaction-what"],
        ],
      },
      "rules-cards-more",
      "rules-cards-line",
    ],
  },
  {
    id: "setup",
    title: "rules-setup",
    blocks: [
      {
        steps: ["rules-setup-deck", "rules-setup-supply", "rules-setup-trash", "rules-setup-first", "rules-setup-more"],
      },
      { piles: PILES },
      "rules-setup-suggestion",
    ],
  },
  {
    id: "turn",
    title: "rules-turn",
    blocks: ["rules-turn-phases"],
    parts: [
      {
        id: "action-phase",
        title: "rules-action",
        blocks: [
          "rules-action-play",
          "rules-action-bonuses",
          { list: ["rules-action-cards", "rules-action-actions", "rules-action-buys", "rules-action-coins"] },
          "rules-action-example",
          "rules-action-may",
        ],
      },
      {
        id: "buy-phase",
        title: "rules-buy",
        blocks: ["rules-buy-treasures", "rules-buy-buy", "rules-buy-then", "rules-buy-keep", "rules-buy-example"],
      },
      {
        id: "clean-up",
        title: "rules-cleanup",
        blocks: ["rules-cleanup-discard", "rules-cleanup-draw", "rules-cleanup-shuffle"],
      },
    ],
  },
  {
    id: "terms",
    title: "rules-terms",
    blocks: [
      {
        terms: [
          ["rules-term-supply", "rules-term-supply-what"],
          ["rules-term-kingdom", "rules-term-kingdom-what"],
          ["rules-term-deck", "rules-term-deck-what"],
          ["rules-term-play", "rules-term-play-what"],
          ["rules-term-in-play", "rules-term-in-play-what"],
          ["rules-term-draw", "rules-term-draw-what"],
          ["rules-term-gain", "rules-term-gain-what"],
          ["rules-term-discard", "rules-term-discard-what"],
          ["rules-term-trash", "rules-term-trash-what"],
          ["rules-term-reveal", "rules-term-reveal-what"],
          ["rules-term-look", "rules-term-look-what"],
          ["rules-term-set-aside", "rules-term-set-aside-what"],
          ["rules-term-onto-deck", "rules-term-onto-deck-what"],
          ["rules-term-name", "rules-term-name-what"],
          ["rules-term-cost", "rules-term-cost-what"],
          ["rules-term-shuffle", "rules-term-shuffle-what"],
          ["rules-term-public", "rules-term-public-what"],
        ],
      },
    ],
  },
  {
    id: "attacks",
    title: "rules-attacks",
    blocks: [
      "rules-attacks-attack",
      "rules-attacks-before",
      "rules-attacks-moat",
      "rules-attacks-reveal",
      "rules-attacks-twice",
      "rules-attacks-else",
    ],
  },
  {
    id: "order",
    title: "rules-order",
    blocks: [
      {
        list: [
          "rules-order-players",
          "rules-order-own",
          "rules-order-nested",
          "rules-order-possible",
          "rules-order-if",
          "rules-order-lost",
        ],
      },
    ],
  },
  {
    id: "end",
    title: "rules-end",
    blocks: [
      "rules-end-when",
      { list: ["rules-end-provinces", "rules-end-piles"] },
      "rules-end-turn",
      "rules-end-score",
      "rules-end-tie",
    ],
  },
];

export const SETS: readonly Section[] = [
  {
    id: "intrigue",
    title: "rules-intrigue",
    blocks: [
      "rules-intrigue-what",
      "rules-intrigue-choose",
      "rules-intrigue-impossible",
      "rules-intrigue-types",
      "rules-intrigue-pass",
      "rules-intrigue-bridge",
      "rules-intrigue-attacks",
    ],
  },
  {
    id: "alchemy",
    title: "rules-alchemy",
    blocks: ["rules-alchemy-what"],
    parts: [
      {
        id: "potions",
        title: "rules-potion",
        blocks: [
          "rules-potion-pile",
          "rules-potion-pay",
          "rules-potion-compare",
          "rules-potion-change",
          "rules-potion-discard",
        ],
      },
      {
        // Not "possession": that is the address of the card.
        id: "possessed-turns",
        title: "rules-possession",
        blocks: [
          "rules-possession-turn",
          "rules-possession-theirs",
          "rules-possession-gain",
          "rules-possession-trash",
          "rules-possession-attack",
          "rules-possession-after",
        ],
      },
    ],
  },
  {
    id: "cornucopia",
    title: "rules-cornucopia",
    blocks: ["rules-cornucopia-what", "rules-horn"],
    parts: [
      { id: "bane", title: "rules-bane", blocks: ["rules-bane-pile", "rules-bane-reveal"] },
      { id: "prizes", title: "rules-prizes", blocks: ["rules-prizes-what", "rules-prizes-win"] },
    ],
  },
  {
    id: "guilds",
    title: "rules-guilds",
    blocks: [],
    parts: [
      {
        id: "coffers",
        title: "rules-coffers",
        blocks: ["rules-coffers-what", "rules-coffers-keep", "rules-coffers-late", "rules-coffers-baker"],
      },
      {
        id: "overpaying",
        title: "rules-overpay",
        blocks: ["rules-overpay-what", "rules-overpay-when", "rules-overpay-only"],
      },
    ],
  },
  {
    // Not "menagerie": that is the address of the card of Cornucopia.
    id: "menagerie-set",
    title: "rules-menagerie",
    blocks: ["rules-menagerie-what", "rules-landscapes"],
    parts: [
      { id: "horses", title: "rules-horses", blocks: ["rules-horses-what"] },
      { id: "exile", title: "rules-exile", blocks: ["rules-exile-what", "rules-exile-back", "rules-exile-supply"] },
      { id: "durations", title: "rules-durations", blocks: ["rules-durations-what", "rules-durations-start"] },
      { id: "events", title: "rules-events", blocks: ["rules-events-what", "rules-events-not"] },
      {
        id: "ways",
        title: "rules-ways",
        blocks: ["rules-ways-what", "rules-ways-this", "rules-ways-attack", "rules-ways-mouse"],
      },
      { id: "other-turns", title: "rules-elsewhere", blocks: ["rules-elsewhere-what", "rules-elsewhere-order"] },
      { id: "changing-costs", title: "rules-changing", blocks: ["rules-changing-what"] },
    ],
  },
];

/** The anchor of the rulings, below everything else. */
export const RULINGS = "rulings";

/** All sections with their parts, as they stand one after the other. */
export function sections(): Section[] {
  return [...GAME, ...SETS].flatMap((section) => [section, ...(section.parts ?? [])]);
}
