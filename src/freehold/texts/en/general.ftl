### The small words: types, zones, phases, sets, symbols, lists.

symbol-coins = ${ $number }
symbol-potion = P
symbol-points = { $number } VP

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-prize = Prize
type-event = Event
type-way = Way

zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-play = in play
zone-exile = Exile
zone-set-aside = set aside
zone-revealed = revealed
zone-looked-at = looked at
zone-supply = Supply
zone-trash = trash

mat-coffers = Coffers
mat-exile = Exile mat

phase-start = start of the turn
phase-action = Action phase
phase-buy = Buy phase
phase-cleanup = Clean-up
phase-over = end of the game

set-basic = basic cards
set-base = Base
set-intrigue = Intrigue
set-alchemy = Alchemy
set-cornucopia = Cornucopia
set-guilds = Guilds
set-menagerie = Menagerie
set-seaside = Seaside
set-prosperity = Prosperity
set-hinterlands = Hinterlands
set-dark-ages = Dark Ages
set-adventures = Adventures
set-empires = Empires
set-nocturne = Nocturne
set-renaissance = Renaissance

list-plain = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }

no-cards = nothing
several-copies = { $count } { $name }
unseen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
unseen-cards-top = { $count ->
    [one] { CARD($top, form: "one") }
   *[other] { $count } cards ({ CARD($top) } on top)
}

# For what later cards do and offer before these files know it.
unknown-event = { $you ->
    [yes] { $what }: you, { CARDS($cards, style: "plain") }.
   *[no] { $what }: { $who }, { CARDS($cards, style: "plain") }.
}
unknown-choice = { $label }

bonus-actions = { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
bonus-buys = { $count ->
    [one] +1 Buy
   *[other] +{ $count } Buys
}
bonus-coins = +{ COINS($count) }
bonus-potions = +{ $count } { POTION() }
bonus-coffers = +{ $count } Coffers
