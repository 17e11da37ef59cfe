### Intrigue: names and texts of its cards.

card-baron = Baron
    .one = a Baron
    .many = { $count } Barons
    .text =
        +1 Buy
        You may discard an Estate; if you do, +{ COINS(4) }.
        Otherwise you gain an Estate.

card-bridge = Bridge
    .one = a Bridge
    .many = { $count } Bridges
    .text =
        +1 Buy
        +{ COINS(1) }
        Until the turn ends, all cards, wherever they are, cost { COINS(1) } less (never below { COINS(0) }).

card-conspirator = Conspirator
    .one = a Conspirator
    .many = { $count } Conspirators
    .text =
        +{ COINS(2) }
        If this is at least the third time you play an Action this turn (this one included): +1 Card, +1 Action.

card-courtier = Courtier
    .one = a Courtier
    .many = { $count } Courtiers
    .text =
        Reveal a card from your hand and count its types.
        Pick that many different options and do them in this order:
        +1 Action; +1 Buy; +{ COINS(3) }; gain a Gold.

card-courtyard = Courtyard
    .one = a Courtyard
    .many = { $count } Courtyards
    .text =
        +3 Cards
        Then choose a card in your hand and put it onto your deck.

card-diplomat = Diplomat
    .one = a Diplomat
    .many = { $count } Diplomats
    .text =
        +2 Cards
        If you then hold at most 5 cards: +2 Actions.
    .below = Whenever another player plays an Attack while you hold at least 5 cards, you may reveal this from your hand before anything happens. If you do, draw 2 cards and after that discard 3.

card-duke = Duke
    .one = a Duke
    .many = { $count } Dukes
    .text = { POINTS(1) } for each Duchy you own.

card-harem = Harem
    .one = a Harem
    .many = { $count } Harems
    .text = { COINS(2) }
    .below = { POINTS(2) }

card-ironworks = Ironworks
    .one = an Ironworks
    .many = { $count } Ironworks
    .text =
        Gain a card costing up to { COINS(4) }.
        Each matching type brings you a bonus:
        Action: +1 Action
        Treasure: +{ COINS(1) }
        Victory: +1 Card

card-lurker = Lurker
    .one = a Lurker
    .many = { $count } Lurkers
    .text =
        +1 Action
        Choose one: trash any Action in the Supply; or gain any Action lying in the trash.

card-masquerade = Masquerade
    .one = a Masquerade
    .many = { $count } Masquerades
    .text =
        +2 Cards
        All players holding cards, you included, pick one of them at the same time, face down.
        These cards move left together, each into the hand of the next player who picked one.
        Afterwards you may trash a card from your hand.

card-mill = Mill
    .one = a Mill
    .many = { $count } Mills
    .text =
        +1 Card
        +1 Action
        You may discard 2 cards. If it really was 2: +{ COINS(2) }.
    .below = { POINTS(1) }

card-mining-village = Mining Village
    .one = a Mining Village
    .many = { $count } Mining Villages
    .text =
        +1 Card
        +2 Actions
        You may trash this card now; if you do, +{ COINS(2) }.

card-minion = Minion
    .one = a Minion
    .many = { $count } Minions
    .text =
        +1 Action
        Choose one: +{ COINS(2) };
        or discard your hand and get +4 Cards; then all others with 5 or more cards in hand discard theirs too and draw 4.

card-nobles = Nobles
    .one = a Nobles
    .many = { $count } Nobles
    .text = Choose: either +3 Cards or +2 Actions.
    .below = { POINTS(2) }

card-patrol = Patrol
    .one = a Patrol
    .many = { $count } Patrols
    .text =
        +3 Cards
        Reveal the next 4 cards of your deck.
        Victory cards and Curses among them go to your hand.
        The others return to the top, in the order you like.

card-pawn = Pawn
    .one = a Pawn
    .many = { $count } Pawns
    .text =
        First pick two different bonuses, then take them in this order:
        +1 Card; +1 Action; +1 Buy; +{ COINS(1) }.

card-replace = Replace
    .one = a Replace
    .many = { $count } Replaces
    .text =
        Trash a card from your hand.
        In return, gain one costing up to { COINS(2) } more.
        If that is an Action or Treasure, it then moves onto your deck.
        If that is a Victory card, everyone else gains a Curse.
        (Both may apply.)

card-secret-passage = Secret Passage
    .one = a Secret Passage
    .many = { $count } Secret Passages
    .text =
        +2 Cards
        +1 Action
        Slip a card from your hand into your deck at any position: top, bottom or in between.

card-shanty-town = Shanty Town
    .one = a Shanty Town
    .many = { $count } Shanty Towns
    .text =
        +2 Actions
        Reveal your hand; if there is no Action in it: +2 Cards.

card-steward = Steward
    .one = a Steward
    .many = { $count } Stewards
    .text = Choose one of these: +2 Cards, +{ COINS(2) }, or trash 2 cards from your hand.

card-swindler = Swindler
    .one = a Swindler
    .many = { $count } Swindlers
    .text =
        +{ COINS(2) }
        One after another, the other players trash 1 card from the top of their deck.
        Each time, you choose a card in the Supply of exactly equal cost, and that player gains it.

card-torturer = Torturer
    .one = a Torturer
    .many = { $count } Torturers
    .text =
        +3 Cards
        One after another, the other players choose: discard 2 cards, or gain a Curse to hand.
        (Even the impossible may be chosen.)

card-trading-post = Trading Post
    .one = a Trading Post
    .many = { $count } Trading Posts
    .text =
        Trash 2 cards from your hand.
        If it really was 2, gain a Silver straight to your hand.

card-upgrade = Upgrade
    .one = an Upgrade
    .many = { $count } Upgrades
    .text =
        +1 Card
        +1 Action
        Trash a card from your hand.
        In return, gain one costing exactly { COINS(1) } more.

card-wishing-well = Wishing Well
    .one = a Wishing Well
    .many = { $count } Wishing Wells
    .text =
        +1 Card
        +1 Action
        Say the name of a card, then reveal 1 card from the top of your deck.
        If the name is right, it goes to your hand; if not, it stays there.
