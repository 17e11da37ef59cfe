### The report of a simulation: one page about many games of strategies against each other.

report-percent = { $number }%
report-estimate = { $value } ± { $margin }
report-span = { $low } to { $high }

## The head

report-kicker = Freehold · simulation report
report-headline-two = { $best } beats { $second }: { $wins } wins over { $games } games
report-headline-many = { $best } wins most often: { $wins } wins over { $games } games
report-headline-close = { $best } and { $second } are too close to tell after { $games } games
report-headline-none = No game was played
# $share: as in 71.5% ± 0.4; $interval: as in 71.1% to 71.9%.
report-sure-share = { $name } takes { $share } of the victories, shared ones split equally. The ± is a 95% interval: { $interval }.
report-sure-more = Four times as many games would halve it.
report-unsure = No number of games within reach would tell which of the two is better.
report-unsure-games = If the true difference is as large as it looks here, about { $games } games would show it.
report-interrupted = The simulation was interrupted: these are the games that were played until then.
report-figure-games = games
report-figure-turns = turns a game
report-figure-ties = shared victories
report-figure-points = points of { $name }

## Outcome

report-outcome = Who wins
report-outcome-bar = { $name }: { $wins } won, { $ties } tied, { $losses } lost
report-outcome-key = Filled: won alone, with its 95% interval as a bracket. Striped: victory shared. Empty: lost.
report-outcome-table = Outcomes and points with 95% intervals
report-seats = By seat
report-seats-note = Seat 1 takes the first turn; everybody sits everywhere equally often. The dot is the share of the victories, the bar its 95% interval, the upright mark an equal share for all.
report-seats-table = Share of the victories by seat
report-head-strategy = Strategy
report-head-wins = Won
report-head-ties = Tied
report-head-losses = Lost
report-head-share = Share of victories
report-head-share-drawn = 0 to 100%
report-head-points = Points
report-head-seat = Seat
report-head-games = Games
report-head-drawn = Drawn

## Turn by turn

report-coins = Coins to spend
report-coins-note = What a strategy could spend in its Buy phase, by its own turns, on average.
report-points = Points
report-points-note = Points of all its cards after each of its own turns, on average.
report-band = Eight games in ten lie in the band, which the table has in brackets. Turns that fewer than one game in twenty came to are only in the table.
report-watched = Only { $watched } of the { $games } games were watched this closely.
report-numbers = The numbers
report-turn = Turn { $turn }
report-turn-values = { $turn }: { LIST($values, style: "plain") }
report-at-turn = { $letter } { $mean }
report-head-turn = Turn
report-in-band = ({ $low } to { $high })

## Length and end

report-lengths = How long games last
report-lengths-note = Turns of the player who had most: { $mean } on average, { $middle } in the middle; eight games in ten have { $low } to { $high }.
report-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
report-length-share = { $turns }: { $share } of the games
report-head-turns = Turns
report-head-part = Share
report-endings = How games end
report-head-ending = Ending
report-end-last-card = { LIST($piles) } ran out
report-end-empty-piles = Empty piles: { LIST($piles, style: "plain") }
report-end-unfinished = Broken off: it took too long
report-end-rest = Other ways

## Cards

report-buys = What they buy
report-buys-note = Copies bought in a game, on average. “First” is the own turn in which the first copy was bought, in the games in which there was one.
report-decks = What they have in the end
report-decks-note = Copies owned when the game was over, on average, wherever the cards were.
report-head-card = Card
report-head-first = First

## The rest

report-kingdom = Kingdom
report-sample = The first game
report-sample-note = Game number 0, told with all cards open. Its seed is { $seed }.
report-before = Before the first turn
report-bought = buys { LIST($cards) }
report-again = How to get this again
report-again-note = This command plays the same games, on any machine and any number of cores:
report-again-seed = Seed { $seed }, Freehold { $version }.
