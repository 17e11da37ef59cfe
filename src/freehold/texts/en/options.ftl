### The answers. option-VERB says what is done; choice-VERB is short, for where the question has said it already;
### respond-VERB is for abilities that wait for the same moment; label-LABEL is for choices printed on a card.

option-play = play { CARD($card, form: "one", case: "acc") }
option-play-treasures = play all Treasures
option-buy = buy { CARD($card, form: "one", case: "acc") } ({ COST($cost) }, { $left } left)
option-buy-event = buy the Event { CARD($card) } ({ COST($cost) })
option-gain = gain { CARD($card, form: "one", case: "acc") }
option-trash = trash { CARD($card, form: "one", case: "acc") }
option-discard = discard { CARD($card, form: "one", case: "acc") }
option-exile = exile { CARD($card, form: "one", case: "acc") }
option-topdeck = put { CARD($card, form: "one", case: "acc") } onto your deck
option-set-aside = set { CARD($card, form: "one", case: "acc") } aside
option-return = return { CARD($card, form: "one", case: "acc") } to its pile
option-reveal = reveal { CARD($card, form: "one", case: "acc") }
option-pass = pass { CARD($card, form: "one", case: "acc") }
option-keep = keep { CARD($card, form: "one", case: "acc") }
option-put = put { CARD($card, form: "one", case: "acc") } into your deck
option-name = name { CARD($card) }
option-react = reveal { CARD($card, form: "one", case: "acc") }
option-first = { CARD($card) } first
option-use = use { CARD($card) }
option-choose = { CARD($card) }
option-spend = { $number ->
    [0] spend no Coffers
   *[other] spend { $number } Coffers
}
option-overpay = pay { COINS($number) } more
option-overpay-potion = { $number ->
    [0] pay { POTION() } more
   *[other] pay { COINS($number) } and { POTION() } more
}

choice-card = { CARD($card) }
choice-gain = { CARD($card) } ({ COST($cost) })

place-top = on top
place-under = { $number ->
    [one] under 1 card
   *[other] under { $number } cards
}
place-bottom = at the bottom

option-decline = no
decline-react = do not react
decline-respond = do nothing
decline-overpay = pay no more than the cost
decline-way = follow the card
end-action-phase = end the Action phase
end-buy-phase = end the turn

respond-discard = discard all copies of { CARD($card) } from Exile
respond-topdeck = put { CARD($card, form: "one", case: "acc") } onto your deck ({ CARD($source) })
respond-react = use { CARD($card) }
respond-react-about = use { CARD($card) } ({ CARD($source) })
respond-first = { CARD($card) } first
respond-first-about = { CARD($card) } first ({ CARD($source) })

## Choices printed on cards: label-CARD-LABEL comes before label-LABEL.

label-plus-1-card = +1 Card
label-plus-2-cards = +2 Cards
label-plus-3-cards = +3 Cards
label-plus-1-action = +1 Action
label-plus-2-actions = +2 Actions
label-plus-1-buy = +1 Buy
label-plus-1-coin = +{ COINS(1) }
label-plus-2-coins = +{ COINS(2) }
label-plus-3-coins = +{ COINS(3) }
label-gain-silver = gain a Silver
label-gain-silvers = gain 4 Silvers and put your deck into your discard pile
label-gain-gold = gain a Gold
label-gain-horse = gain a Horse
label-gain-curse = gain a Curse to your hand
label-trash = trash it
label-discard = discard it
label-keep = put it back
label-discard-hand = discard your hand
label-now = now
label-next-turn = at the start of your next turn
label-me = { $you ->
    [yes] you
   *[no] { $who }
}
label-them = { $to_you ->
    [yes] you
   *[no] { $whom }
}
label-hand = into your hand
label-deck = onto your deck
label-exile = exile an Action card from the Supply
label-topdeck = put an Action card from Exile onto your deck
label-prize = a Prize (there is none left)
label-coins = with coins
label-gain = gain an Action card from the trash
label-animal-fair-trash = by trashing an Action card from your hand
label-lurker-trash = trash an Action card from the Supply
label-minion-discard-hand = discard your hand and draw 4 cards; so do the others with 5 cards or more
label-hunting-lodge-discard-hand = discard your hand and draw 5 cards
label-steward-trash = trash 2 cards from your hand
label-torturer-discard = discard 2 cards
