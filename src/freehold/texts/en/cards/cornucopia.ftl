### Cornucopia: names and texts of its cards.

card-fairgrounds = Fairgrounds
    .one = a Fairgrounds
    .many = { $count } Fairgrounds
    .text = { POINTS(2) } for every full 5 different names among the cards you own.

card-farming-village = Farming Village
    .one = a Farming Village
    .many = { $count } Farming Villages
    .text =
        +2 Actions
        Reveal cards from your deck until an Action card or a Treasure appears.
        It goes to your hand; discard the others you revealed.

card-fortune-teller = Fortune Teller
    .one = a Fortune Teller
    .many = { $count } Fortune Tellers
    .text =
        +{ COINS(2) }
        The other players each reveal cards from their deck until a Victory card or a Curse appears.
        It goes back onto that deck; the others revealed are discarded.

card-hamlet = Hamlet
    .one = a Hamlet
    .many = { $count } Hamlets
    .text =
        +1 Card
        +1 Action
        You may discard a card to get +1 Action.
        Then you may discard a card to get +1 Buy.

card-harvest = Harvest
    .one = a Harvest
    .many = { $count } Harvests
    .text =
        Reveal 4 cards from your deck and discard them.
        +{ COINS(1) } for each different name among them.

card-horn-of-plenty = Horn of Plenty
    .one = a Horn of Plenty
    .many = { $count } Horns of Plenty
    .text =
        Count the different names among your cards in play, this one included.
        Gain a card that costs at most { COINS(1) } per name.
        If what you gained is a Victory card, trash this.

card-horse-traders = Horse Traders
    .one = a Horse Traders
    .many = { $count } Horse Traders
    .text =
        +1 Buy
        +{ COINS(3) }
        Discard 2 cards.
    .below =
        When another player plays an Attack card, you may, before it takes effect, reveal this from your hand and set it aside.
        If you did, it returns to your hand at the start of your next turn, and you draw a card.

card-hunting-party = Hunting Party
    .one = a Hunting Party
    .many = { $count } Hunting Parties
    .text =
        +1 Card
        +1 Action
        Reveal your hand, then cards from your deck until one has a name your hand lacks.
        That one goes to your hand; discard the others revealed from your deck.

card-jester = Jester
    .one = a Jester
    .many = { $count } Jesters
    .text =
        +{ COINS(2) }
        One by one, the other players discard the top card of their deck.
        For a Victory card, that player gains a Curse at once; for any other, you choose which of you two gains a copy of it from the Supply.

card-menagerie = Menagerie
    .one = a Menagerie
    .many = { $count } Menageries
    .text =
        +1 Action
        Reveal your hand.
        +3 Cards if no name occurs in it more than once, else +1 Card.

card-remake = Remake
    .one = a Remake
    .many = { $count } Remakes
    .text =
        Trash a card from your hand and gain one that costs exactly { COINS(1) } more.
        Then do both a second time.

card-tournament = Tournament
    .one = a Tournament
    .many = { $count } Tournaments
    .text =
        +1 Action
        In turn order, you first, all players may each reveal a Province from their hand.
        If you did, discard it and gain onto your deck either a Duchy or a Prize of your choice from the Prize pile.
        If no other player did: +1 Card and +{ COINS(1) }.
    .below = Setup: the 5 Prizes lie face up beside the Supply and do not belong to it.

card-young-witch = Young Witch
    .one = a Young Witch
    .many = { $count } Young Witches
    .text =
        +2 Cards
        Discard 2 cards.
        The other players may each reveal a Bane card from their hand; whoever does not gains a Curse.
    .below = Setup: an 11th Kingdom pile, of a card costing { COINS(2) } or { COINS(3) }, joins the Supply as the Bane pile. Its cards are the Bane cards.

card-bag-of-gold = Bag of Gold
    .one = a Bag of Gold
    .many = { $count } Bags of Gold
    .text =
        +1 Action
        Gain a Gold onto your deck.
    .below = This is a Prize and not part of the Supply.

card-diadem = Diadem
    .one = a Diadem
    .many = { $count } Diadems
    .text =
        { COINS(2) }
        +{ COINS(1) } for each Action you have left to use (Action cards do not count).
    .below = This is a Prize and not part of the Supply.

card-followers = Followers
    .one = a Followers
    .many = { $count } Followers
    .text =
        +2 Cards
        Gain an Estate.
        Each other player gains a Curse, then discards cards until at most 3 are left in their hand.
    .below = This is a Prize and not part of the Supply.

card-princess = Princess
    .one = a Princess
    .many = { $count } Princesses
    .text = +1 Buy
    .below =
        As long as this is in play, all cards everywhere are { COINS(2) } cheaper, down to { COINS(0) } at the lowest.
        This is a Prize and not part of the Supply.

card-trusty-steed = Trusty Steed
    .one = a Trusty Steed
    .many = { $count } Trusty Steeds
    .text =
        Pick two different options, then do them in this order:
        +2 Cards; +2 Actions; +{ COINS(2) }; gain 4 Silvers and put your whole deck, unseen, into your discard pile.
    .below = This is a Prize and not part of the Supply.
