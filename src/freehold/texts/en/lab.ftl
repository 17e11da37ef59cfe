### What the commands of the lab print: simulate, tournament, compare-card.

## A simulation

lab-seats = Won by seat (seat 1 begins):
lab-seat = Seat { $seat }
lab-turns = Turns of the player who had most: { $mean }
lab-endings = How games end:
lab-by-turn = Coins to spend and points, by a player’s own turns:
lab-coins-of = Coins: { $name }
lab-points-of = Points: { $name }
lab-buys = Copies bought in a game, and in which turn the first:
lab-bought = { $copies } ({ $turn })
lab-kingdom = Kingdom: { $kingdom }
lab-speed = { $games } games in { $seconds } s ({ $rate } a second), workers: { $workers }
lab-sure-enough = Stopped because each win rate is known to ± { $margin }.
lab-again = The same again: { $command }

## A strategy that fails

lab-failed-dealing = it could not be dealt
lab-failed-making = { $name } failed to make its bot
lab-failed-asked = { $name } failed in seat { $seat } in turn { $turn }, when asked { $asked }

## A tournament

lab-tournament-games = { $games } games, seed { $seed }
lab-head-rating = Rating
lab-rating-note = A rating 400 higher means ten victories to one; 1500 is the average. The ± is a 95% interval.
lab-pairs = Share of the victories of the one on the left against the one above:
lab-pairs-interrupted = Interrupted: { $played } of { $pairs } pairs have played.

## Comparing a card

lab-compare-helps = { $card } helps: { $with } takes { $share } of the victories against { $without }.
lab-compare-harms = { $card } harms: { $with } takes only { $share } of the victories against { $without }.
lab-compare-open = Too close to tell whether { $card } helps: { $with } takes { $share } of the victories against { $without }.
lab-compare-sure = The ± is a 95% interval: { $interval }. One half would mean that it makes no difference.
lab-compare-nobody = Nobody buys it
lab-compare-one = One side buys it
lab-compare-both = Both sides buy it
lab-head-turns = Turns a game
lab-head-other-points = Points of the other

## The library of strategies

strategies-with-card = and one { CARD($card) }, which is bought before Silver (or Gold) and played whenever possible
strategies-program = { $name }: a bot in Python
