### Looking things up: cards, rulings, and games that were kept.

reference-types = { LIST($types, style: "plain") }
reference-cost = Cost: { COST($cost) }
reference-set = Set: { SAY($set) }
reference-pile = Pile: { $size }
reference-pile-victory = Pile: { $two } with 2 players, { $more } with more
reference-not-supply = Not in the Supply.
reference-uses = Brings into the game: { LIST($cards, style: "plain") }
reference-mats = Mats: { LIST($mats, style: "plain") }
reference-bane = Setup: an eleventh Kingdom pile costing { COINS(2) } or { COINS(3) } is added, the Bane.
reference-mouse = Setup: an unused Action card costing { COINS(2) } or { COINS(3) } is set aside.
reference-start-coffers = Setup: everybody starts with { $count } Coffers.
reference-rulings = { $count ->
    [0] There is no ruling about it.
    [one] 1 ruling:
   *[other] { $count } rulings:
}
reference-example = Example: { $text }
reference-counted = { $count ->
    [0] No card fits.
    [one] 1 card.
   *[other] { $count } cards.
}
reference-head-name = Name
reference-head-cost = Cost
reference-head-types = Types
reference-head-set = Set
reference-players = Players: { LIST($names, style: "plain") }
reference-kingdom = Kingdom: { LIST($cards, style: "plain") }
reference-kingdom-bane = Bane: { CARD($card) }
reference-kingdom-mouse = Set aside for { CARD($way) }: { CARD($card) }
reference-landscapes = Events and Ways: { LIST($cards, style: "plain") }
reference-unfinished = The game stops here, unfinished.
reference-score = { $points ->
    [one] { $who }: { $points } point
   *[other] { $who }: { $points } points
} after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
reference-winner = { $who } wins.
reference-winners = { LIST($names) } share the victory.
