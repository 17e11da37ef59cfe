### Guilds: names and texts of its cards.

card-advisor = Advisor
    .one = an Advisor
    .many = { $count } Advisors
    .text =
        +1 Action
        Reveal 3 cards from your deck.
        Your left neighbour picks one of them, which you discard; the others go to your hand.

card-baker = Baker
    .one = a Baker
    .many = { $count } Bakers
    .text =
        +1 Card
        +1 Action
        +1 Coffers
    .below = Setup: all players start with 1 token in their Coffers.

card-butcher = Butcher
    .one = a Butcher
    .many = { $count } Butchers
    .text =
        +2 Coffers
        You may trash a card from your hand.
        If you did, give up as many of your Coffers tokens as you like (none is fine), then gain a card that costs at most as much as the trashed one plus { COINS(1) } per token given up.

card-candlestick-maker = Candlestick Maker
    .one = a Candlestick Maker
    .many = { $count } Candlestick Makers
    .text =
        +1 Action
        +1 Buy
        +1 Coffers

card-doctor = Doctor
    .one = a Doctor
    .many = { $count } Doctors
    .text =
        Name a card, then reveal 3 cards from your deck.
        Trash all that have this name and put the others back on top in any order.
    .below =
        When you buy this (before you gain it), you may overpay.
        For each { COINS(1) } overpaid, one after the other, see what lies on top of your deck: trash it, discard it or leave it there.

card-herald = Herald
    .one = a Herald
    .many = { $count } Heralds
    .text =
        +1 Card
        +1 Action
        Reveal the card now on top of your deck. An Action card you play; any other stays there.
    .below =
        When you buy this (before you gain it), you may overpay.
        If you do, put one card per { COINS(1) } overpaid from your discard pile, which you may now look through, onto your deck, in any order.

card-journeyman = Journeyman
    .one = a Journeyman
    .many = { $count } Journeymen
    .text =
        Name a card.
        Reveal cards from your deck until 3 of them are not called that.
        Those go to your hand; discard the others you revealed.

card-masterpiece = Masterpiece
    .one = a Masterpiece
    .many = { $count } Masterpieces
    .text = { COINS(1) }
    .below =
        When you buy this (before you gain it), you may overpay.
        Gain one Silver for each { COINS(1) } overpaid.

card-merchant-guild = Merchant Guild
    .one = a Merchant Guild
    .many = { $count } Merchant Guilds
    .text =
        +1 Buy
        +{ COINS(1) }
    .below = As long as this is in play, every card you buy brings +1 Coffers.

card-plaza = Plaza
    .one = a Plaza
    .many = { $count } Plazas
    .text =
        +1 Card
        +2 Actions
        You may discard a Treasure from your hand to get +1 Coffers.

card-soothsayer = Soothsayer
    .one = a Soothsayer
    .many = { $count } Soothsayers
    .text =
        Gain a Gold.
        Each other player gains a Curse and draws a card for it; without a Curse gained, no card is drawn.

card-stonemason = Stonemason
    .one = a Stonemason
    .many = { $count } Stonemasons
    .text =
        Trash a card from your hand.
        Gain 2 cards, one after the other, both cheaper than the trashed one.
    .below =
        When you buy this (before you gain it), you may overpay.
        If you do, gain 2 Action cards, one after the other, which both cost exactly what you overpaid.

card-taxman = Taxman
    .one = a Taxman
    .many = { $count } Taxmen
    .text =
        You may trash a Treasure from your hand. If you did:
        All other players with at least 5 cards in hand discard one card of the same name, or else reveal a hand that has none.
        Then gain onto your deck a Treasure that costs at most { COINS(3) } more than the trashed one.
