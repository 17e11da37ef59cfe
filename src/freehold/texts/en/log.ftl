### The log. $you: whether the reader did it; $who: who did it otherwise; $to_you, $other: the same for a second player.

log-turn = { $you ->
    [yes] Your turn { $amount }
   *[no] Turn { $amount }: { $who }
}
log-extra-turn = { $you ->
    [yes] Your extra turn
   *[no] Extra turn: { $who }
}
log-controlled-turn = { $you ->
    [yes] Your extra turn, in which { $other } decides
   *[no] Extra turn: { $who } ({ $to_you ->
        [yes] you decide
       *[no] { $other } decides
    })
}
# What comes of a card that no line above has named.
log-because = { CARD($cause) }: { SAY($line) }
log-bonus = { $you ->
    [yes] You get { LIST($bonuses, style: "plain") }.
   *[no] { $who } gets { LIST($bonuses, style: "plain") }.
}
log-play = { $you ->
    [yes] You play { CARDS($cards, case: "acc") }.
   *[no] { $who } plays { CARDS($cards, case: "acc") }.
}
log-play-again = { $you ->
    [yes] You play the { CARDS($cards, style: "plain") } again.
   *[no] { $who } plays the { CARDS($cards, style: "plain") } again.
}
log-play-apart = { $you ->
    [yes] You play { CARDS($cards, case: "acc") }, which stays set aside.
   *[no] { $who } plays { CARDS($cards, case: "acc") }, which stays set aside.
}
log-way = { $you ->
    [yes] You use { CARD($card) } instead.
   *[no] { $who } uses { CARD($card) } instead.
}
log-action-phase = { $you ->
    [yes] You go back to your Action phase.
   *[no] { $who } goes back to their Action phase.
}
log-draw = { $you ->
    [yes] You draw { CARDS($cards, case: "acc") }.
   *[no] { $who } draws { CARDS($cards, case: "acc") }.
}
log-shuffle = { $you ->
    [yes] You shuffle your discard pile and put it under your deck.
   *[no] { $who } shuffles their discard pile and puts it under their deck.
}
log-buy = { $you ->
    [yes] You buy { CARD($card, form: "one", case: "acc") }.
   *[no] { $who } buys { CARD($card, form: "one", case: "acc") }.
}
log-buy-event = { $you ->
    [yes] You buy the Event { CARD($card) }.
   *[no] { $who } buys the Event { CARD($card) }.
}
log-gain = { $you ->
    [yes] You gain { CARDS($cards, case: "acc") }.
   *[no] { $who } gains { CARDS($cards, case: "acc") }.
}
log-gain-to-hand = { $you ->
    [yes] You gain { CARDS($cards, case: "acc") } to your hand.
   *[no] { $who } gains { CARDS($cards, case: "acc") } to their hand.
}
log-gain-to-deck = { $you ->
    [yes] You gain { CARDS($cards, case: "acc") } onto your deck.
   *[no] { $who } gains { CARDS($cards, case: "acc") } onto their deck.
}
log-gain-from-trash = { $you ->
    [yes] You gain { CARDS($cards, case: "acc") } from the trash.
   *[no] { $who } gains { CARDS($cards, case: "acc") } from the trash.
}
log-trash = { $you ->
    [yes] You trash { CARDS($cards, case: "acc") }.
   *[no] { $who } trashes { CARDS($cards, case: "acc") }.
}
log-trash-from-supply = { $you ->
    [yes] You trash { CARDS($cards, case: "acc") } from the Supply.
   *[no] { $who } trashes { CARDS($cards, case: "acc") } from the Supply.
}
log-exile = { $you ->
    [yes] You exile { CARDS($cards, case: "acc") }.
   *[no] { $who } exiles { CARDS($cards, case: "acc") }.
}
log-exile-from-supply = { $you ->
    [yes] You exile { CARDS($cards, case: "acc") } from the Supply.
   *[no] { $who } exiles { CARDS($cards, case: "acc") } from the Supply.
}
log-return = { $you ->
    [yes] You return { CARDS($cards, case: "acc") } to its pile.
   *[no] { $who } returns { CARDS($cards, case: "acc") } to its pile.
}
log-discard = { $you ->
    [yes] You discard { CARDS($cards, case: "acc") }.
   *[no] { $who } discards { CARDS($cards, case: "acc") }.
}
log-discard-from-exile = { $you ->
    [yes] You discard { CARDS($cards, case: "acc") } from Exile.
   *[no] { $who } discards { CARDS($cards, case: "acc") } from Exile.
}
log-clean-up = { $you ->
    [yes] You discard your hand: { CARDS($cards, style: "plain") }.
   *[no] { $who } discards their hand: { CARDS($cards, style: "plain") }.
}
log-reveal = { $you ->
    [yes] You reveal { CARDS($cards, case: "acc") } from your deck.
   *[no] { $who } reveals { CARDS($cards, case: "acc") } from their deck.
}
log-show = { $you ->
    [yes] You reveal { CARDS($cards, case: "acc") }.
   *[no] { $who } reveals { CARDS($cards, case: "acc") }.
}
log-look = { $you ->
    [yes] You look at { CARDS($cards, case: "acc") } from your deck.
   *[no] { $who } looks at { CARDS($cards, case: "acc") } from their deck.
}
log-browse = { $you ->
    [yes] You look through your discard pile: { CARDS($cards, style: "plain") }.
   *[no] { $who } looks through their discard pile.
}
log-put = { $you ->
    [yes] You put { CARDS($cards, case: "acc") } into your hand.
   *[no] { $who } puts { CARDS($cards, case: "acc") } into their hand.
}
log-topdeck = { $you ->
    [yes] You put { CARDS($cards, case: "acc") } onto your deck{ $several ->
        [yes] , the first of them on top
       *[no] {""}
    }.
   *[no] { $who } puts { CARDS($cards, case: "acc") } onto their deck{ $several ->
        [yes] , the first of them on top
       *[no] {""}
    }.
}
log-insert = { $you ->
    [yes] You put { CARDS($cards, case: "acc") } into your deck, { $amount ->
        [0] on top
        [one] under 1 card
       *[other] under { $amount } cards
    }.
   *[no] { $who } puts { CARDS($cards, case: "acc") } into their deck, { $amount ->
        [0] on top
        [one] under 1 card
       *[other] under { $amount } cards
    }.
}
log-set-aside = { $you ->
    [yes] You set { CARDS($cards, case: "acc") } aside.
   *[no] { $who } sets { CARDS($cards, case: "acc") } aside.
}
log-pass = { $you ->
    [yes] You pass { CARDS($cards, case: "acc") } to { $other }.
   *[no] { $to_you ->
        [yes] { $who } passes { CARDS($cards, case: "acc") } to you.
       *[no] { $who } passes { CARDS($cards, case: "acc") } to { $other }.
    }
}
log-name = { $you ->
    [yes] You name { CARD($card) }.
   *[no] { $who } names { CARD($card) }.
}
# With $amount 0 it was only a potion.
log-overpay = { $you ->
    [yes] You overpay by { $amount ->
        [0] { POTION() }
       *[other] { COINS($amount) }
    }.
   *[no] { $who } overpays by { $amount ->
        [0] { POTION() }
       *[other] { COINS($amount) }
    }.
}
log-spend = { $you ->
    [yes] You spend { $amount } Coffers.
   *[no] { $who } spends { $amount } Coffers.
}
log-deck-to-discard = { $you ->
    [yes] You put your deck into your discard pile.
   *[no] { $who } puts their deck into their discard pile.
}
log-give-back = { $you ->
    [yes] You get back { CARDS($cards, case: "acc") }.
   *[no] { $who } gets back { CARDS($cards, case: "acc") }.
}
log-discount = Cards cost { COINS($amount) } less this turn.
log-game-over = The game is over.
