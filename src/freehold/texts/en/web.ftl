### The game in the browser: what only it says.

## Symbols as a screen reader says them.

web-spoken-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
web-spoken-potion = { "" } and a potion
web-spoken-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}

## Around the pages.

web-title-home = Freehold: Dominion in the browser
web-title-table = At the table – Freehold
web-title-your-move = Your move – Freehold
web-title-games = Finished games – Freehold
web-title-replay = A finished game – Freehold
web-title-rules = Rules – Freehold
web-title-learn = First game – Freehold
web-title-about = About Freehold
web-title-missing = Not found – Freehold
web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-games = Finished games
web-rules = Rules
web-about = About
web-home = To the first page
web-missing = There is nothing here.
web-language = Language
web-close = Close
web-cancel = Cancel
web-dismiss = Dismiss
web-loading = One moment …
web-reload = Load the page anew
web-footer-fan = An independent, non-commercial fan project. Dominion belongs to its publisher.
web-footer-icons = Pictures:
web-nothing = nothing
web-copies = { $count ->
    [one] { CARD($card) }
   *[other] { CARD($card) } ×{ $count }
}

## What went wrong.

web-problem-unknown = That did not work. Please try again.
web-problem-offline = The server cannot be reached just now.
web-problem-lost = There is no connection just now. It comes back by itself; then you can go on.
web-connecting = Connecting to the table …
web-connection-lost = The connection is lost. The game is safe; trying to reconnect …
web-connection-closed = The server has ended the connection.
web-connection-retry = Try now
web-table-gone = No such table
web-table-missing = This table does not exist, or it was cleared away.
web-table-not-yours = Your seat at this table is no longer known.

## The first page.

web-welcome = Dominion in the browser
web-welcome-lead = Play against a bot or with friends. No account, nothing to install: two clicks and the cards are dealt.
web-play = Play
web-play-friends = Play with friends
web-learn = Learn the game
web-guest = Guest
web-your-name = Your name
web-quick = A game against a bot
web-quick-first = First Game
web-quick-first-hint = the ten cards to begin with
web-quick-base = Base set
web-quick-base-hint = ten random cards of the base game
web-quick-random = Everything
web-quick-random-hint = ten random cards of all sets
web-quick-daily = Kingdom of the day
web-quick-daily-hint = the same for everybody today
web-opponent = Opponent
web-opponents = How many
web-start = Start
web-running = Your running games
web-running-game = Against { LIST($others) }
web-running-lobby = Waiting at the table: { LIST($others) }
web-continue = Continue
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting just now. Open a table yourself, or play against a bot.
web-open-table-of = { $who }, { $taken } of { $seats } seats taken
web-look = Go there

## Opening a table.

web-open-table = Open a table
web-how-many = Players
web-seat = Seat { $number }
web-seat-who = Who plays at seat { $number }
web-seat-free = free
web-seat-for-friend = a friend
web-seat-bot = Bot: { $bot }
web-open-to-all = List this table on the first page, so that anybody can join
web-option-tracker = Show everybody’s deck, as far as one could have kept count
web-option-points = Show everybody’s points
web-kingdom = Kingdom
web-kingdom-recommended = Recommended set
web-kingdom-random = Random
web-kingdom-daily = Kingdom of the day
web-kingdom-text = Own list or code
web-kingdom-which = Which set
web-kingdom-needs = { $name } (needs { LIST($sets, style: "plain") })
web-kingdom-sets = From these expansions (none chosen: from all)
web-kingdom-wants = With at least
web-kingdom-no-attack = no Attacks
web-kingdom-spread = cheap and dear cards mixed
web-kingdom-landscapes-any = as they come
web-kingdom-landscapes-none = none
web-kingdom-text-label = Cards, separated by commas, or a code
web-kingdom-text-hint = In English or German. If there are fewer than ten Kingdom cards, the rest is added at random.
web-kingdom-show = Show the cards
web-kingdom-another = Another one
web-kingdom-keep = Take this one

## At the table before the game.

web-lobby = A table
web-seats = Seats
web-you = you
web-host = host
web-bot = Bot
web-away = away
web-join = Take a seat
web-full = All seats are taken. You can watch once the game begins.
web-leave = Leave the table
web-ready = Everybody is here.
web-lobby-away = { $count ->
    [one] { LIST($names) } is away.
   *[other] { LIST($names) } are away.
}
web-start-anyway = You can start all the same.
web-waiting-people = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-host = Waiting for the host to start.
web-invite = Link to this table
web-invite-how = Send this link to your friends. Whoever opens it can take a free seat, or watch.
web-copy = Copy
web-copied = Copied
web-table-open = Everybody can see this table on the first page.
web-table-private = Only those who have the link find this table.
web-fair-shuffle = How the shuffles are kept fair
web-fair-commitment = Before anybody adds to the shuffles, the server commits itself to this number. After the game everybody can check that it kept to it.

## The board.

web-menu = Menu
web-side = Players and log
web-players = Players
web-log = Log
web-log-empty = Nothing has happened yet.
web-supply = Supply
web-group-treasures = Treasures
web-group-victory = Victory cards and Curses
web-group-kingdom = Kingdom cards
web-group-events = Events
web-group-ways = Ways
web-group-landscapes = Events and Ways
web-group-others = Beside the Supply
web-bane = Bane
web-mouse = set aside: { CARD($card) }
web-pile-empty = empty
web-pile-left = left
web-dock = Your cards and what is asked
web-turn-bar = Turn
web-phases = Phases
# $whose: yours, controlled (another player’s turn in which the reader decides) or theirs.
web-turn = { $whose ->
    [yours] Your turn { $turn }
    [controlled] { $who }’s turn, you decide
   *[theirs] { $who }, turn { $turn }
}
web-actions = Actions
web-buys = Buys
web-coins = Coins
web-potions = Potions
web-in-play = In play: { $who }
web-in-play-yours = You have in play
web-nothing-in-play = nothing yet
web-stays = stays
web-as-way = as a Way
web-revealed = Revealed
web-looked-at = Looked at
web-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
web-hand-of = { $count ->
    [one] { $who }’s hand, 1 card
   *[other] { $who }’s hand, { $count } cards
}
web-hand-empty = No cards in hand.
web-deck = Deck ({ $count })
web-discard = Discard pile
web-trash = Trash ({ $count })
web-player-hand = Hand
web-player-deck = Deck
web-player-discard = Discard
web-player-discard-empty = empty
web-strip-you = You
web-strip = hand { $hand }{ $deck ->
    [-1] {""}
   *[other] , deck { $deck }
}, discard: { CARDS($top, style: "plain") }{ $exile ->
    [0] {""}
   *[other] , Exile { $exile }
}{ $coffers ->
    [0] {""}
   *[other] , Coffers { $coffers }
}
web-points = Points
web-points-exact = { $points }
web-points-about = about { $points }
web-exile = Exile:
web-invested = Invested:
web-set-aside = Set aside:
web-on-turn = on turn
web-decides = decides
web-resigned = resigned
web-stand-in = a bot stands in
web-watching = watching
web-replace = Let a bot stand in
web-gone = { $who } has been away for a while. A bot can stand in.
web-stands-in = A bot stands in for { $who } now.
web-is-back = { $who } is back.
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-tracker = Decks
web-tracker-uncertain = not all of it is known for sure
web-tracker-draw = In your deck
web-tracker-discard = In your discard pile
web-emotes = Say something

## Asking and answering.

web-prompt = What is asked
web-sent = One moment …
web-wait = One moment …
web-over = The game is over.
web-waiting = Waiting for { $who } …
web-waiting-cause = Waiting for { $who } ({ CARD($cause) }) …
web-waiting-away = Waiting for { $who }, who is away …
web-chosen = { $exactly ->
    [yes] { $chosen } of { $max } chosen
   *[no] { $chosen } chosen, at most { $max }{ $min ->
        [0] {""}
       *[other] , at least { $min }
    }
}
web-choose-none = Clear
web-choose-full = No more than { $max } can be chosen. Click a chosen one to take it back.
web-choose-unlike = All chosen cards must have the same name.
web-confirm = { $count ->
    [one] Confirm (1)
   *[other] Confirm ({ $count })
}
web-confirm-none = Choose none
web-name-search = Name of a card
web-name-none = No card has such a name.

## Why something cannot be chosen.

web-why-over = The game is over.
web-why-spectator = You are watching; the players decide.
web-why-wait = Nobody is asked anything now.
web-why-waiting = It is { $who } who decides now.
web-why-other-question = First answer what { CARD($cause) } asks.
web-why-not-offered = That cannot be chosen now.
web-why-buy-later = This is the Action phase. End it to buy something.
web-why-treasure-later = Treasures are played in the Buy phase. End the Action phase first.
web-why-not-played = { CARD($card) } is not a card that is played.
web-why-no-actions = You have no Actions left.
web-why-action-over = Action cards are played in the Action phase, and that is over.
web-why-bought-already = After the first purchase no more Treasures are played.
web-why-not-in-supply = That is not in the Supply, so it cannot be bought.
web-why-empty = The pile of { CARD($card) } is empty.
web-why-no-buys = You have no Buys left.
web-why-too-dear = { CARD($card) } costs { COST($cost) }; you have { COINS($coins) }.
web-why-no-potion = { CARD($card) } also costs { POTION() }; you have none.
web-why-event-once = This Event cannot be bought again now.

## Ending a phase.

web-end-title-phase = End the Action phase?
web-end-title-turn = End the turn?
web-end-actions = You could still play an Action card.
web-end-treasures = There are Treasures in your hand that you have not played.
web-end-coins = You have { COINS($coins) } and { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
} left, enough for something.
web-end-stay = Go on
web-end-anyway = End it
web-end-never-ask = Do not ask again

## Undo, leaving.

web-undo = Undo
web-undo-ask = Ask for undo
web-undo-asks = Somebody has learnt something since; the others are asked.
web-undo-asked = { $who } would like to take back the last answer. Is that all right?
web-undo-waiting = The others are asked whether you may take back your answer.
web-undo-withdraw = Never mind
web-undo-yes = Yes
web-undo-no = No
web-undo-refused = { $who } does not agree to the undo.
web-resign = Resign
web-resign-two = The game ends and the other player wins.
web-resign-more = A bot plays on in your place.

## Cards.

web-details-more = Press I or right-click for all rulings.
web-rulings = { $count ->
    [0] No ruling about this card
    [one] 1 ruling
   *[other] { $count } rulings
}
web-rulings-unavailable = The rulings cannot be reached just now.

## Settings and help.

web-settings = Settings
web-settings-table = At the table
web-setting-confirmend = Ask before a turn ends with Actions, Treasures or coins unused
web-setting-motion = Show cards moving
web-setting-shortcuts = Single keys as shortcuts
web-setting-hints = Explanations in the guided game
web-theme = Colours
web-theme-auto = as the system has them
web-theme-light = light
web-theme-dark = dark
web-autoplay = Answer by itself
web-autoplay-hint = For those who know the game: questions that are mostly dull.
web-autoplay-idle = Pass where a choice would change nothing
web-autoplay-treasures = Play all plain Treasures at the start of the Buy phase
web-autoplay-order = When several things happen at once, take them as they come
web-autoplay-moat = Always reveal Moat against Attacks
web-autoplay-nothing = End the turn when only cards costing { COINS(0) } could be bought
web-help = Help
web-help-lit = What you can choose has a bright edge and a mark. Click it, tap it, or use the keyboard. Where several are chosen, click them one after the other and confirm; where the order matters, click them in that order.
web-help-details = Point at a card to read what it does. A long press, a right click or the key I shows all rulings about it.
web-help-keys = Keys
web-key-tab = to the next thing that can be chosen
web-key-arrows = to the thing on that side
web-key-enter = choose what has the focus
web-key-numbers = choose the card or answer with that number
web-key-treasures = play all plain Treasures
web-key-end = end the phase, decline, or choose none
web-key-confirm = confirm what is chosen
web-key-undo = undo
web-key-details = all about the card that has the focus
web-key-escape = close, or clear what is chosen
web-key-help = this help

## The end of a game.

web-show-result = Result
web-result-you = You win!
web-result-wins = { $who } wins.
web-result-shared = { LIST($names) } share the victory.
web-result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
web-rematch = Play again
web-rematch-same = Same deal again
web-replay = Replay
web-record = Download the record
web-statistics-unavailable = The charts are not there yet.
web-chart = Points by turn
web-chart-numbers = The numbers
web-chart-turn = Turn
web-counts = Who did what
web-counts-bought = Bought
web-counts-gained = Gained
web-counts-trashed = Trashed
web-counts-played = Played
web-counts-deck = Deck at the end
web-counts-card = Card
web-fair-check = Check the shuffles
web-fair-fair = The shuffles were fixed before the deal, and nobody alone could choose them.
web-fair-wrong-commitment = The server’s number is another one than it committed to.
web-fair-other-commitment = The commitment in the record is not the one that was shown at this table.
web-fair-wrong-seed = The game was dealt with another number than these give.
web-fair-incomplete = The record does not hold what would be needed to check it.
web-fair-unavailable = This browser checks it only on secure pages (https).
web-fair-answers = The server has played the record again: every answer gives the same game.
web-fair-answers-wrong = Played again, the answers do not give the same game.
web-fair-numbers = The numbers
web-fair-number-commitment = Committed to before the deal (SHA-256)
web-fair-number-server = The server’s number
web-fair-number-clients = What the players added
web-fair-number-seed = Seed of the game

## Finished games.

web-games-none = No game has been finished here yet.
web-games-winner = Winner:
web-games-player = { $who }: { $points }
web-games-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
web-games-newer = Newer
web-games-older = Older
web-games-page = Page { $page } of { $pages }
web-replay-title = { LIST($names) }
web-replay-controls = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-back = One step back
web-replay-turn-on = To the next turn
web-replay-turn-back = To the turn before
web-replay-position = Position
web-replay-at = { $at } of { $answers }
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-view = Seen by
web-replay-view-open = everybody’s cards open
web-replay-view-public = a spectator
web-replay-view-seat = { $who }

## Rules, learning, about.

web-rules-cards = Point at any card to read what it does; a long press or a right click shows all rulings about it.
web-learn-how = The First Game is a good way to begin: ten cards that show what the game is about.
web-about-what = Freehold plays Dominion, the deck-building card game, in the browser, in the terminal and for programs. One engine knows the rules; what you see here only shows them.
web-about-fan = It is an independent, non-commercial fan project. Dominion belongs to its publisher and its designer, who have nothing to do with Freehold. No official card text or art is used; every sentence here is our own.
web-about-fair = Fair shuffles
web-about-fair-how = Before a game the server commits to a secret number, and every player’s browser adds one of its own. All shuffles follow from both. Afterwards the secret is shown and anybody can check it, here or with the command freehold verify.
web-about-data = What is kept
web-about-data-what = No account and no tracking. This browser keeps your settings and the keys to your seats; the server keeps the games with the names that were typed in.
web-about-credits = Thanks
web-about-icons = Pictures on the cards: by Lorc, Delapouite and others,
web-about-fonts = Typefaces:
web-about-software = Software:
