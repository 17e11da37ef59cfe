### Base: names and texts of its cards.

card-artisan = Artisan
    .one = an Artisan
    .many = { $count } Artisans
    .text =
        Gain a card costing up to { COINS(5) } straight to your hand.
        Then choose a card in your hand and put it onto your deck.

card-bandit = Bandit
    .one = a Bandit
    .many = { $count } Bandits
    .text =
        Gain a Gold.
        Each other player reveals 2 cards from the top of their deck.
        If there is a Treasure that is not a Copper, they trash it (if two, one of their choice).
        They discard whatever is left.

card-bureaucrat = Bureaucrat
    .one = a Bureaucrat
    .many = { $count } Bureaucrats
    .text =
        Gain a Silver straight onto your deck.
        Other players holding Victory cards choose one, reveal it and put it onto their deck.
        Other players without one reveal their whole hand.

card-cellar = Cellar
    .one = a Cellar
    .many = { $count } Cellars
    .text =
        +1 Action
        Discard as many cards as you like, all at once.
        Draw a card for each.

card-chapel = Chapel
    .one = a Chapel
    .many = { $count } Chapels
    .text = You may trash cards from your hand, at most 4.

card-council-room = Council Room
    .one = a Council Room
    .many = { $count } Council Rooms
    .text =
        +4 Cards
        +1 Buy
        The other players draw 1 card each.

card-festival = Festival
    .one = a Festival
    .many = { $count } Festivals
    .text =
        +2 Actions
        +1 Buy
        +{ COINS(2) }

card-gardens = Gardens
    .one = a Gardens
    .many = { $count } Gardens
    .text = { POINTS(1) } for every full 10 cards you own.

card-harbinger = Harbinger
    .one = a Harbinger
    .many = { $count } Harbingers
    .text =
        +1 Card
        +1 Action
        See what is in your discard pile; you may move one of these cards onto your deck.

card-laboratory = Laboratory
    .one = a Laboratory
    .many = { $count } Laboratories
    .text =
        +2 Cards
        +1 Action

card-library = Library
    .one = a Library
    .many = { $count } Libraries
    .text =
        Draw one card at a time until you have 7 in hand.
        Whenever an Action comes up, you may set it aside instead of keeping it.
        When done, discard all cards set aside this way.

card-market = Market
    .one = a Market
    .many = { $count } Markets
    .text =
        +1 Card
        +1 Action
        +1 Buy
        +{ COINS(1) }

card-merchant = Merchant
    .one = a Merchant
    .many = { $count } Merchants
    .text =
        +1 Card
        +1 Action
        The first Silver you play this turn brings +{ COINS(1) }.

card-militia = Militia
    .one = a Militia
    .many = { $count } Militias
    .text =
        +{ COINS(2) }
        Other players with more than 3 cards in hand discard until they have 3 left.

card-mine = Mine
    .one = a Mine
    .many = { $count } Mines
    .text =
        You may trash a Treasure from your hand.
        In return, gain a Treasure costing up to { COINS(3) } more straight to your hand.

card-moat = Moat
    .one = a Moat
    .many = { $count } Moats
    .text = +2 Cards
    .below = Whenever another player plays an Attack, you may reveal this from your hand before anything happens; that Attack then does not affect you.

card-moneylender = Moneylender
    .one = a Moneylender
    .many = { $count } Moneylenders
    .text = You may trash a Copper from your hand; if you do, +{ COINS(3) }.

card-poacher = Poacher
    .one = a Poacher
    .many = { $count } Poachers
    .text =
        +1 Card
        +1 Action
        +{ COINS(1) }
        For each empty pile in the Supply, discard 1 card.

card-remodel = Remodel
    .one = a Remodel
    .many = { $count } Remodels
    .text =
        Trash a card from your hand.
        In return, gain one costing up to { COINS(2) } more.

card-sentry = Sentry
    .one = a Sentry
    .many = { $count } Sentries
    .text =
        +1 Card
        +1 Action
        Look at the next 2 cards of your deck.
        Decide for each: trash it, discard it, or return it.
        Those you return go on top, in the order you like.

card-smithy = Smithy
    .one = a Smithy
    .many = { $count } Smithies
    .text = +3 Cards

card-throne-room = Throne Room
    .one = a Throne Room
    .many = { $count } Throne Rooms
    .text = You may choose an Action in your hand: play it, and then play it again.

card-vassal = Vassal
    .one = a Vassal
    .many = { $count } Vassals
    .text =
        +{ COINS(2) }
        Discard 1 card from the top of your deck.
        Should it be an Action, you may play it at once.

card-village = Village
    .one = a Village
    .many = { $count } Villages
    .text =
        +1 Card
        +2 Actions

card-witch = Witch
    .one = a Witch
    .many = { $count } Witches
    .text =
        +2 Cards
        The other players gain a Curse each.

card-workshop = Workshop
    .one = a Workshop
    .many = { $count } Workshops
    .text = Gain a card costing up to { COINS(4) }.
