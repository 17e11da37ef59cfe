### What can go wrong, told to players.

error-other = That did not work: { $why }
error-unknown-card = There is no card named “{ $name }”.
error-unknown-card-nearest = There is no card named “{ $name }”. Did you mean { LIST($nearest, style: "or") }?

error-not-an-option = That is not one of the answers.
error-option-twice = The same answer is named twice.
error-wrong-number = { $chosen ->
    [one] That is 1; another number is needed.
   *[other] That is { $chosen }; another number is needed.
}
error-not-alike = All chosen cards must have the same name.
error-not-yours = It is not you who is asked now.
error-game-over = The game is over.
error-bad-undo = That cannot be undone.

error-players = { $count } players: Dominion is for 2 to 6.
error-too-many-cards = { $count } Kingdom cards: a game uses 10.
error-basic = { CARD($card) } is in every game and cannot be one of the ten Kingdom cards.
error-landscape = { CARD($card) } is not a Kingdom card but an Event or a Way.
error-not-kingdom = { CARD($card) } is not a Kingdom card.
error-card-twice = { CARD($card) } is named twice.
error-no-landscape = { CARD($card) } is neither an Event nor a Way.
error-bane-missing = { CARD($card) } needs a Bane pile.
error-bane-unfit = { CARD($chosen) } cannot be the Bane pile for { CARD($card) }: it must cost { COINS(2) } or { COINS(3) }.
error-bane-needless = { CARD($chosen) } is named as the Bane, but nothing in this game needs one.
error-mouse-missing = { CARD($card) } needs a card set aside.
error-mouse-unfit = { CARD($chosen) } cannot be set aside for { CARD($card) }: it must be an Action costing { COINS(2) } or { COINS(3) }.
error-mouse-needless = { CARD($chosen) } is to be set aside, but nothing in this game needs that.
error-mouse-in-kingdom = { CARD($card) } cannot be set aside: it is in the Kingdom.

error-record-no-seed = This game began from a made-up position and cannot be kept in a file.
error-record-not-json = This file is damaged or cut short.
error-record-foreign = This file is not a game of Freehold.
error-record-format = This file was written by another version of Freehold and cannot be read.
error-record-field = This file is damaged: “{ $field }” is missing or wrong.
error-record-setup = The game in this file cannot be set up. { SAY($why) }
error-record-other-setup = This file does not fit: the cards, the players or the seed were changed.
error-record-answer = This file does not fit: answer { $number } is not allowed by the rules.
error-record-changed = This file does not fit: something was changed before answer { $number }.
error-record-short = This file does not fit: something is missing at its end.
