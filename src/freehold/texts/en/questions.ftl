### What is asked. $form: one (a card must be chosen), may (one or none), this (yes or no to one card, $card),
### several (exactly $max), may-several (exactly $max or none), up-to ($max), any (any number).
### A question may have words of its own for a card: ask-CARD-KEY comes before ask-KEY.

ask-with-cause = { CARD($cause) }: { SAY($question) }
ask-for-other = For { $who }. { SAY($question) }

ask-action-phase = Action phase: which card do you play?
ask-buy-phase = { $form ->
    [buys] Buy phase: what do you buy?
   *[other] Buy phase: play Treasures, or buy something?
}
ask-way = Follow the card, or use a Way instead?
ask-react = Do you react to this Attack?
ask-respond = You may respond to what has just happened.
ask-first = Several things happen now. Which comes first?
ask-discard-first = Clean-up: which card do you discard from play first?
ask-play-first = Which of these do you play first?
ask-choose = { $form ->
    [several] Choose { $max }.
   *[one] Choose one.
}
ask-agree = Do you want to?
ask-fate = What happens to the { CARD($card) }?
ask-name = Name a card.
ask-order = { $form ->
    [one] Which card goes onto your deck?
   *[several] In which order do these go onto your deck? The first ends up on top.
}
ask-place = Where in your deck does the { CARD($card) } go?
ask-put = Put a card from your hand anywhere into your deck.
ask-overpay = How much more than the cost do you pay?
ask-spend = How many Coffers do you spend?
ask-swindle = { $to_you ->
    [yes] Which card do you yourself gain?
   *[no] Which card does { $whom } gain?
}
ask-advise = { $to_you ->
    [yes] Which of your revealed cards is discarded?
   *[no] Which of these cards does { $whom } discard?
}
ask-pass = Which card do you pass to the left?
ask-hamlet-action = You may discard a card for +1 Action.
ask-hamlet-buy = You may discard a card for +1 Buy.

ask-discard = { $form ->
    [one] Discard a card.
    [may] You may discard a card.
    [this] Discard { CARD($card, form: "one", case: "acc") }?
    [several] Discard { $max } cards.
    [may-several] You may discard { $max } cards.
    [up-to] You may discard up to { $max } cards.
   *[any] You may discard any number of cards.
}
ask-discard-down-to = { $form ->
    [one] Discard a card.
   *[several] Discard { $max } cards.
}
ask-exile = { $form ->
    [one] Exile a card.
    [may] You may exile a card.
    [this] Exile { CARD($card, form: "one", case: "acc") }?
    [several] Exile { $max } cards.
    [may-several] You may exile { $max } cards.
    [up-to] You may exile up to { $max } cards.
   *[any] You may exile any number of cards.
}
ask-gain = { $form ->
    [may] You may gain a card.
    [this] Gain { CARD($card, form: "one", case: "acc") }?
   *[one] Gain a card.
}
ask-play = { $form ->
    [one] Play a card.
    [this] Play { CARD($card, form: "one", case: "acc") }?
   *[may] You may play a card.
}
ask-return = { $form ->
    [this] Return { CARD($card, form: "one", case: "acc") } to its pile?
    [may] You may return a card to its pile.
   *[one] Return a card to its pile.
}
ask-reveal = { $form ->
    [one] Reveal a card.
    [this] Reveal { CARD($card, form: "one", case: "acc") }?
   *[may] You may reveal a card.
}
ask-set-aside = { $form ->
    [one] Set a card aside.
    [this] Set { CARD($card, form: "one", case: "acc") } aside?
   *[may] You may set a card aside.
}
ask-topdeck = { $form ->
    [one] Put a card onto your deck.
    [this] Put { CARD($card, form: "one", case: "acc") } onto your deck?
   *[may] You may put a card onto your deck.
}
ask-trash = { $form ->
    [one] Trash a card.
    [may] You may trash a card.
    [this] Trash { CARD($card, form: "one", case: "acc") }?
    [several] Trash { $max } cards.
    [may-several] You may trash { $max } cards.
    [up-to] You may trash up to { $max } cards.
   *[any] You may trash any number of cards.
}

## Where a card needs words of its own.

ask-animal-fair-choose = How do you pay for it?
ask-animal-fair-trash = Which Action card from your hand do you trash to pay for it?
ask-apprentice-trash = Trash a card from your hand; for each { COINS(1) } it costs you draw a card.
ask-artisan-gain = Gain a card costing up to { COINS(5) } to your hand.
ask-artisan-topdeck = Put a card from your hand onto your deck.
ask-bandit-trash = Which of your revealed Treasures is trashed?
ask-banish-exile = You may exile any number of cards with the same name from your hand.
ask-barge-choose = +3 Cards and +1 Buy: now, or at the start of your next turn?
ask-bargain-gain = Gain a non-Victory card costing up to { COINS(5) }.
ask-baron-discard = Discard an Estate for +{ COINS(4) }? If not, you gain one.
ask-bounty-hunter-exile = Exile a card from your hand.
ask-bureaucrat-topdeck = Which Victory card from your hand goes onto your deck?
ask-butcher-gain = Gain a card costing at most as much as the trashed one plus the Coffers you spent.
ask-butcher-trash = You may trash a card from your hand.
ask-camel-train-exile = Exile a non-Victory card from the Supply.
ask-cardinal-exile = Which of the revealed cards is exiled?
ask-cellar-discard = Discard any number of cards to draw as many.
ask-courtier-reveal = Reveal a card from your hand; you choose one thing for each of its types.
ask-courtyard-topdeck = Put a card from your hand onto your deck.
ask-delay-set-aside = You may set aside an Action card from your hand to play it next turn.
ask-demand-gain = Gain a card costing up to { COINS(4) } onto your deck.
ask-desperation-gain = Gain a Curse for +1 Buy and +{ COINS(2) }?
ask-displace-exile = Exile a card from your hand.
ask-displace-gain = Gain a card with another name costing up to { COINS(2) } more than the exiled one.
ask-doctor-choose = What happens to the top card of your deck, { CARD($card, form: "one") }?
ask-enhance-gain = Gain a card costing up to { COINS(2) } more than the trashed one.
ask-enhance-trash = You may trash a non-Victory card from your hand.
ask-falconer-gain = Gain a card costing less than this to your hand.
ask-gamble-play = Play { CARD($card, form: "one", case: "acc") }? If not, it is discarded.
ask-goatherd-trash = You may trash a card from your hand.
ask-groom-gain = Gain a card costing up to { COINS(4) }.
ask-harbinger-topdeck = You may put a card from your discard pile onto your deck.
ask-herald-order = { $form ->
    [one] Which card from your discard pile goes onto your deck?
   *[several] Which { $max } cards from your discard pile go onto your deck? The first ends up on top.
}
ask-herbalist-topdeck = You may put a Treasure you have in play onto your deck.
ask-horn-of-plenty-gain = Gain a card costing up to { COINS(1) } for each differently named card you have in play.
ask-hostelry-discard = You may discard any number of Treasures to gain as many Horses.
ask-hunting-lodge-agree = Discard your hand to draw 5 cards?
ask-invest-exile = Exile an Action card from the Supply.
ask-ironworks-gain = Gain a card costing up to { COINS(4) }.
ask-jester-choose = Who gains { CARD($card, form: "one", case: "acc") }?
ask-kiln-gain = Gain another { CARD($card) }?
ask-library-set-aside = Set { CARD($card, form: "one", case: "acc") } aside instead of keeping it?
ask-lurker-gain = Gain an Action card from the trash.
ask-lurker-trash = Trash an Action card from the Supply.
ask-march-play = You may play an Action card from your discard pile.
ask-masquerade-trash = You may trash a card from your hand.
ask-mastermind-play = You may play an Action card from your hand three times.
ask-mill-discard = You may discard 2 cards for +{ COINS(2) }.
ask-mine-gain = Gain a Treasure to your hand, costing up to { COINS(3) } more than the trashed one.
ask-mine-trash = You may trash a Treasure from your hand.
ask-mining-village-trash = Trash this for +{ COINS(2) }?
ask-moneylender-trash = Trash a Copper for +{ COINS(3) }?
ask-plaza-discard = You may discard a Treasure for +1 Coffers.
ask-populate-gain = Gain the Action cards of the Supply, one from each pile. Which is next?
ask-remake-gain = Gain a card costing exactly { COINS(1) } more than the trashed one.
ask-remodel-gain = Gain a card costing up to { COINS(2) } more than the trashed one.
ask-replace-gain = Gain a card costing up to { COINS(2) } more than the trashed one.
ask-sanctuary-exile = You may exile a card from your hand.
ask-scrying-pool-choose = What happens to the revealed card, { CARD($card, form: "one") }?
ask-sleigh-choose = Where does the { CARD($card) } go?
ask-taxman-gain = Gain a Treasure onto your deck, costing up to { COINS(3) } more than the trashed one.
ask-taxman-trash = You may trash a Treasure from your hand.
ask-throne-room-play = You may play an Action card from your hand twice.
ask-toil-play = You may play an Action card from your hand.
ask-tournament-gain = Gain a Prize or a Duchy onto your deck.
ask-tournament-reveal = Reveal a Province?
ask-trading-post-trash = Trash 2 cards from your hand to gain a Silver to your hand.
ask-transport-choose = Exile an Action card from the Supply, or put one from Exile onto your deck?
ask-transport-exile = Exile an Action card from the Supply.
ask-transport-topdeck = Put an Action card you have in Exile onto your deck.
ask-university-gain = You may gain an Action card costing up to { COINS(5) }.
ask-upgrade-gain = Gain a card costing exactly { COINS(1) } more than the trashed one.
ask-village-green-choose = +1 Card and +2 Actions: now, or at the start of your next turn?
ask-way-of-the-butterfly-gain = Gain a card costing exactly { COINS(1) } more than the returned one.
ask-way-of-the-goat-trash = Trash a card from your hand.
ask-way-of-the-rat-discard = You may discard a Treasure to gain another copy of the played card.
ask-wayfarer-gain = Gain a Silver?
ask-workshop-gain = Gain a card costing up to { COINS(4) }.
ask-young-witch-reveal = Reveal { CARD($card, form: "one", case: "acc") }, the Bane?
