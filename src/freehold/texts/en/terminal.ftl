### The game in the terminal: what only it says.

terminal-you = You
# What the person is called in a saved game, which others may read.
terminal-person = Human
terminal-welcome = Dominion: you against { LIST($others) }. Type a number to answer, help for help, quit to leave.
terminal-resumed = The game goes on where it was left; log tells what happened until then.

## The table. Tables get their columns from the program, so these are cells or whole lines.

terminal-news = What happened:
terminal-log = The whole game:
terminal-log-empty = Nothing has happened yet.

terminal-supply = The Supply (cost, cards left):
terminal-treasures = Treasures
terminal-victory-cards = Victory cards and Curses
terminal-kingdom-cards = Kingdom cards
terminal-bane = Bane
terminal-beside = Beside the Supply: { CARDS($cards, style: "plain") }.
terminal-events = Events (cost)
terminal-ways = Ways
terminal-way-of-the-mouse = { CARD($way) } (set aside: { CARD($card) })

# $whose: yours, controlled (another player's turn in which the reader decides) or theirs.
terminal-turn = { $whose ->
    [yours] Your turn { $turn }
    [controlled] Extra turn of { $who }, in which you decide
   *[theirs] Turn { $turn } of { $who }
}, { SAY($phase) }: { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}, { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}, { COINS($coins) }{ $potions ->
    [0] {""}
    [one] , 1 Potion
   *[other] , { $potions } Potions
}.
terminal-in-play = { $you ->
    [yes] You have in play: { CARDS($cards, style: "plain") }.
   *[no] { $who } has in play: { CARDS($cards, style: "plain") }.
}
terminal-hand = { $you ->
    [yes] Your hand: { CARDS($cards, style: "plain") }.
   *[no] { $who } has in hand: { CARDS($cards, style: "plain") }.
}
terminal-deck = { $count ->
    [one] Your deck: 1 card.
   *[other] Your deck: { $count } cards.
} Top of your discard pile: { CARDS($top, style: "plain") }.
terminal-other-player = { $who }: { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
} Top of the discard pile: { CARDS($top, style: "plain") }.
terminal-coffers = Coffers: { $tokens }.
terminal-still-in-play = In play: { CARDS($cards, style: "plain") }.
terminal-as-way = Played as a Way: { CARDS($cards, style: "plain") }.
terminal-exile = Exile: { CARDS($cards, style: "plain") }.
terminal-invested = Invested: { CARDS($cards, style: "plain") }.
terminal-set-aside = Set aside: { CARDS($cards, style: "plain") }.
terminal-trash = Trash: { CARDS($cards, style: "plain") }.

## One card.

terminal-card = { CARD($card) }: costs { COST($cost) }; { LIST($types, style: "plain") }; set: { SAY($set) }.
terminal-card-way = { CARD($card) }: { LIST($types, style: "plain") }; set: { SAY($set) }.
terminal-card-unknown-set = { $name }
terminal-card-no-text = What it does is not written down yet.
terminal-card-now = This turn it costs { COST($cost) }.
terminal-card-left = { $count ->
    [one] 1 card is left in the Supply.
   *[other] { $count } cards are left in the Supply.
}
terminal-card-beside = { $count ->
    [one] 1 card is left beside the Supply.
   *[other] { $count } cards are left beside the Supply.
}
terminal-card-here = It is in this game.
terminal-card-absent = It is not in this game.
terminal-card-which = Which card? For example: card Village

## Asking and answering.

# Where the same is asked of several equal cards, one after the other.
terminal-question-copy = { SAY($question) } There are { $count } of these; this is number { $place }.
terminal-answers-again = There are { $count } answers; type answers to hear them.
terminal-answer-enter = { SAY($answer) } (or just press Enter)
terminal-and-so-on = and so on, up to
terminal-how-name = Any other card will do as well: type its name.
terminal-how-none = Just press Enter for none.
# $amount: exactly $max, up-to $max, or between $min and $max.
terminal-how-several = { $amount ->
    [exactly] Choose { $max }: numbers with spaces between them, such as { $example }.
    [up-to] Choose up to { $max }: numbers with spaces between them, such as { $example }.
   *[between] Choose { $min } to { $max }: numbers with spaces between them, such as { $example }.
}
terminal-how-order = { $all ->
    [yes] Type all the numbers in the order you want, such as { $example }.
   *[no] Type { $max } of the numbers in the order you want, such as { $example }.
}

terminal-choose = You can choose:
terminal-unreadable = That line could not be read as text. Please type it again.
terminal-answer-needed = An answer is needed here.
terminal-no-number = There is no number { $number }; the numbers go from 1 to { $last }.
terminal-no-numbers = There are no numbers here.
terminal-only-one = Only one can be chosen here.
terminal-twice = Number { $number } is named twice.
terminal-wrong-count = { $amount ->
    [exactly] That is { $chosen }; exactly { $max } needed.
    [up-to] That is { $chosen }; at most { $max } can be chosen.
    [none-or] That is { $chosen }; { $max } or none needed.
   *[between] That is { $chosen }; { $min } to { $max } needed.
}
terminal-ambiguous = “{ $text }” could mean: { LIST($meanings, style: "or") }.
terminal-not-possible = “{ $text }” is not possible now.
terminal-treasures-first = “{ $text }” is not possible yet: play your Treasures first.
terminal-not-understood = “{ $text }” is not an answer here.
terminal-yes-or-no = Please answer yes or no.

## Commands.

terminal-undo-nothing = There is nothing to undo: this is your first decision.
terminal-undo-seen = Since your last decision hidden cards were seen or somebody else decided; undoing does not make anybody forget that. Undo all the same? (yes or no)
terminal-undone = Undone. You decide again:
terminal-not-undone = Nothing was undone.

terminal-save-where = Save where? For example: save game.json
terminal-save-replace = { $path } is there already. Replace it? (yes or no)
terminal-save-kept = It was left as it is; nothing was saved.
terminal-saved = Saved in { $path }.
terminal-not-saved = It could not be saved in { $path }. { SAY($why) }
terminal-why-no-folder = There is no such folder.
terminal-why-folder = That is a folder.
terminal-why-special = That is not an ordinary file.
terminal-why-forbidden = You may not write there.
terminal-why-full = There is no room left.
terminal-why-name = No file can have that name.
terminal-why-nobody = Nobody is there to read it.
terminal-why-other = The computer says: { $why }.

terminal-quit = Leave the game? To keep it, answer no, then type: save FILE. (yes or no)
terminal-quit-saved = Leave the game? It is kept in { $path }. (yes or no)
terminal-goes-on = The game goes on.

## Before a game begins. What is said of --save and --resume is read in the shell.

terminal-no-file-name = { $option } needs the name of a file.
terminal-cannot-save = No game can be kept in { $path }. { SAY($why) }
terminal-save-open-game = { $path } holds a game that has not ended. For a new game, choose another name; to go on with the old one, type: freehold play --resume { $quoted }
terminal-save-taken = { $path } is there already. Choose another name.
terminal-resume-alone = --resume goes on with a game as it was set up; { LIST($options) } cannot change that.
terminal-not-resumed = The game in { $path } cannot go on. { SAY($why) }
terminal-why-over = It is over.
terminal-why-people = Its seats belong to { LIST($names) }, and here is room for one person only. With --bot, bots take all seats but the first.
terminal-why-first-seat = Its first seat, which would be yours, belongs to a bot. With --bot, you take it, and bots take all others.
terminal-no-output = The game cannot be shown. { SAY($why) }
terminal-no-output-kept = The game cannot be shown. { SAY($why) } It is kept in { $path }.
terminal-why-closed = The standard output is closed.

## The end.

terminal-unfinished = The game stops here, unfinished. { SAY($turn) } Provinces left: { $provinces }; empty piles: { $count ->
    [0] none
   *[other] { CARDS($empty, style: "plain") }
}.
terminal-lost = It was not saved.
terminal-lost-since = What happened after you saved it was not kept.
terminal-result = Result:
terminal-score = { $you ->
    [yes] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
} after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
terminal-you-win = You win!
terminal-wins = { $who } wins.
terminal-shared = { $you ->
    [yes] You share the victory with { LIST($others) }.
   *[no] { LIST($others) } share the victory.
}
terminal-who-has-what = Who has what:
terminal-column-card = Card
terminal-row-all = All cards

## Help.

terminal-help-answers =
    How to answer:
    a number, for example 2; several as 1 3 or 1,3
    an empty line for none, for no, or to end the phase, where that is allowed
    the beginning of an answer, for example gold; several with commas: copper, estate
    a written answer: buy Gold; trash Copper, Estate; play treasures; end turn
terminal-help-commands = Commands:
terminal-help-command = { SAY($usage) }: { SAY($does) }.
terminal-usage-answers = answers
terminal-usage-undo = undo
terminal-usage-card = card NAME
terminal-usage-supply = supply
terminal-usage-hand = hand
terminal-usage-log = log
terminal-usage-save = save FILE
terminal-usage-quit = quit
terminal-usage-help = help
terminal-help-question = the question again, with all answers
terminal-help-undo = back to your previous decision
terminal-help-card = what a card costs and does (or: ? NAME)
terminal-help-supply = the Supply with costs and cards left
terminal-help-hand = your hand, what is in play, and the other players
terminal-help-log = everything that has happened
terminal-help-save = keep the game in a file
terminal-help-quit = leave the game
terminal-help-help = how to answer, and all commands; help NAME: only that one

## What can be typed, a line for each way to write it; small and capital letters are the same.

terminal-command-answers =
    answers
    again
terminal-command-undo = undo
terminal-command-card = card
terminal-command-supply = supply
terminal-command-hand = hand
terminal-command-log = log
terminal-command-save = save
terminal-command-quit =
    quit
    exit
terminal-command-help = help

terminal-typed-yes =
    yes
    y
terminal-typed-no =
    no
    n
terminal-typed-decline =
    no
    none
    nothing
    decline
terminal-typed-end-turn =
    end turn
    end the turn
    end my turn
terminal-typed-end-action-phase =
    end
    done
    end phase
    end action phase
    end the phase
terminal-typed-end-buy-phase =
    end
    done
    end phase
    end buy phase
    end the phase
terminal-typed-play-treasures =
    play treasures
    play all treasures
    all treasures
    treasures
terminal-typed-keep = keep it
# Words before the name of a card that mean nothing.
terminal-typed-articles =
    a
    an
    the
    my

terminal-typed-play = play { $cards }
terminal-typed-buy = buy { $cards }
terminal-typed-gain = gain { $cards }
terminal-typed-trash = trash { $cards }
terminal-typed-discard = discard { $cards }
terminal-typed-exile = exile { $cards }
terminal-typed-topdeck =
    topdeck { $cards }
    put { $cards } onto your deck
    put { $cards } onto my deck
    put { $cards } on top
terminal-typed-put = put { $cards }
terminal-typed-aside =
    set aside { $cards }
    set { $cards } aside
terminal-typed-return = return { $cards }
terminal-typed-react =
    react with { $cards }
    reveal { $cards }
terminal-typed-pass = pass { $cards }
terminal-typed-keep-card = keep { $cards }
terminal-typed-name = name { $cards }
terminal-typed-first =
    { $cards } first
    first { $cards }
terminal-typed-use = use { $cards }
