### Looking things up: cards, rulings, and games that were kept.

reference-types = { LIST($types, style: "plain") }
reference-cost = Cost: { COST($cost) }
reference-set = Set: { SAY($set) }
reference-pile = Pile: { $size }
reference-piles = Pile: { LIST($sizes, style: "plain") }
reference-pile-size = { $several ->
    [yes] { $size } with { $first } to { $last } players
   *[no] { $size } with { $first } players
}
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

## What was typed wrongly after a command.

usage-mistake = Error:
usage-no-option = There is no option { $name }.{ $count ->
    [0] { "" }
   *[other] { " " }Did you mean { LIST($nearest, style: "or") }?
}
usage-no-command = There is no command { $name }.{ $count ->
    [0] { " " }`freehold --help` lists them.
   *[other] { " " }Did you mean { LIST($nearest, style: "or") }?
}
usage-value-missing = { $option } needs a value.
usage-value-needless = { $option } takes no value.
usage-missing = { $what } is missing.
usage-choice = { $option } can be { LIST($choices, style: "or") }.
# With $most -1 there is no upper end.
usage-number = { $most ->
    [-1] { $option } must be a whole number, { NUMBER($least, useGrouping: 0) } or more.
   *[other] { $option } must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
}
usage-integer = { $option } must be a whole number.
usage-path = { $wanted ->
    [folder] { $option } must be a folder that can be read.
   *[file] { $option } must be a file, not a folder, and one that can be read.
}
usage-extra = There is too much on the line: { $text }.
usage-margin = { $option }: “{ $text }” is not a part below one half, such as 1% or 0.005.
usage-formats = { LIST($options) } are different forms of the same answer; choose one.
usage-output = What was to be printed cannot be written: { SAY($why) }.
usage-folder = Nothing can be written into the folder { $path }: { SAY($why) }.
usage-cost-order = { $option }: “{ $text }” ends before it begins; the lower cost comes first.
usage-cost = { $option }: “{ $text }” is not a cost such as 4, 3P, 2-5 or 6+.
usage-type = There is no type “{ $name }”. There are { LIST($types) }.
usage-no-file = There is no file { $path }.
usage-no-folder = There is no folder { $path }; say with { $option } where the scenarios and tests are.
usage-unreadable = The file { $path } cannot be read.
usage-seat = This game has only { $players } players.
usage-two-views = --seat and --public are two ways to see a game; choose one.
usage-needs-fill = The text says what to play with; other wishes need --fill or --swap.
usage-other = { $why }.

## How much of the rules is proven.

rulings-head-set = set
rulings-head-all = rulings
rulings-head-proven = proven
rulings-head-scenario = by scenario
rulings-head-test = by test
rulings-head-outside = outside
rulings-head-outside-proven = of these proven
rulings-all-sets = all
rulings-outside = outside: speaks only of cards that none of these sets has, and needs no proof; some have one all the same
rulings-unproven = not proven: { $ruling }
rulings-unproven-outside = not proven, outside: { $ruling }
