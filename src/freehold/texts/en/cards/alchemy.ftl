### Alchemy: names and texts of its cards.

card-potion = Potion
    .one = a Potion
    .many = { $count } Potions
    .text = { POTION() }
    .below = In the Supply only if at least one Kingdom card has { POTION() } in its cost.

card-alchemist = Alchemist
    .one = an Alchemist
    .many = { $count } Alchemists
    .text =
        +2 Cards
        +1 Action
    .below = If you discard this from play while you still have a Potion in play, you may put this onto your deck.

card-apothecary = Apothecary
    .one = an Apothecary
    .many = { $count } Apothecaries
    .text =
        +1 Card
        +1 Action
        Reveal 4 cards from your deck.
        Coppers and Potions among them go to your hand, the others back on top in any order.

card-apprentice = Apprentice
    .one = an Apprentice
    .many = { $count } Apprentices
    .text =
        +1 Action
        Trash a card from your hand.
        +1 Card for each { COINS(1) } in its cost, and another +2 Cards if { POTION() } is part of it.

card-familiar = Familiar
    .one = a Familiar
    .many = { $count } Familiars
    .text =
        +1 Card
        +1 Action
        The other players gain a Curse each.

card-golem = Golem
    .one = a Golem
    .many = { $count } Golems
    .text =
        Reveal cards from your deck until 2 Action cards have turned up, not counting Golems.
        Discard everything else you revealed.
        Then play the Action cards found, in the order you like.

card-herbalist = Herbalist
    .one = a Herbalist
    .many = { $count } Herbalists
    .text =
        +1 Buy
        +{ COINS(1) }
    .below = Whenever you discard this from play, you may move one Treasure that you have in play onto your deck.

card-philosophers-stone = Philosopher's Stone
    .one = a Philosopher's Stone
    .many = { $count } Philosopher's Stones
    .text = { COINS(1) } for every full 5 cards in your deck and discard pile together.

card-possession = Possession
    .one = a Possession
    .many = { $count } Possessions
    .text =
        Once this turn is over, your left neighbour gets an extra turn. During it you decide everything for that player and see whatever they may see.
        You, not they, gain each card they would gain during it, into your discard pile.
        Each of their own cards trashed during it counts as trashed, but is set aside and goes to their discard pile after its Clean-up.

card-scrying-pool = Scrying Pool
    .one = a Scrying Pool
    .many = { $count } Scrying Pools
    .text =
        +1 Action
        In turn order, you first, all players reveal the top card of their deck; you decide for each whether it is discarded or put back.
        Then reveal cards from your deck until one is not an Action card.
        All cards revealed by this second step go to your hand, the last one too.

card-transmute = Transmute
    .one = a Transmute
    .many = { $count } Transmutes
    .text =
        Trash a card from your hand.
        Gain what fits its type: a Duchy (Action), a Transmute (Treasure), a Gold (Victory); with several types, all that fits.

card-university = University
    .one = a University
    .many = { $count } Universities
    .text =
        +2 Actions
        You may gain an Action card that costs at most { COINS(5) }.

card-vineyard = Vineyard
    .one = a Vineyard
    .many = { $count } Vineyards
    .text = { POINTS(1) } for every full 3 Action cards you own.
