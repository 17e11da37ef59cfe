### Menagerie: names and texts of its cards.

## Kingdom cards

card-animal-fair = Animal Fair
    .one = an Animal Fair
    .many = { $count } Animal Fairs
    .text =
        +{ COINS(4) }
        +1 Buy for each Supply pile that is empty.
    .below = When you buy this, you may trash an Action card from your hand; you then pay nothing.

card-barge = Barge
    .one = a Barge
    .many = { $count } Barges
    .text = Choose when you get +3 Cards and +1 Buy: at once, or when your next turn starts.

card-black-cat = Black Cat
    .one = a Black Cat
    .many = { $count } Black Cats
    .text =
        +2 Cards
        On anyone else's turn, every other player gains a Curse, beginning with the one whose turn it is.
    .below = If someone else gains a Victory card, you may play this from your hand.

card-bounty-hunter = Bounty Hunter
    .one = a Bounty Hunter
    .many = { $count } Bounty Hunters
    .text =
        +1 Action
        Exile a card from your hand.
        If it is now the only copy of it on your Exile mat, +{ COINS(3) }.

card-camel-train = Camel Train
    .one = a Camel Train
    .many = { $count } Camel Trains
    .text = Choose any card in the Supply except a Victory card, and exile it.
    .below = When you gain this, a Gold from the Supply goes onto your Exile mat.

card-cardinal = Cardinal
    .one = a Cardinal
    .many = { $count } Cardinals
    .text =
        +{ COINS(2) }
        Each other player reveals the top 2 cards of their deck.
        They exile one of these that costs { COINS(3) } to { COINS(6) }, if there is one (their choice of two), and discard what is left.

card-cavalry = Cavalry
    .one = a Cavalry
    .many = { $count } Cavalries
    .text = Gain 2 Horses.
    .below = When you gain this: +2 Cards and +1 Buy. Gained in your Buy phase, it then takes you back to your Action phase.

card-coven = Coven
    .one = a Coven
    .many = { $count } Covens
    .text =
        +1 Action
        +{ COINS(2) }
        The other players, in turn order, each exile a Curse from the Supply; whoever finds none left discards all Curses from their Exile mat instead.

card-destrier = Destrier
    .one = a Destrier
    .many = { $count } Destriers
    .text =
        +2 Cards
        +1 Action
    .below = Costs { COINS(1) } less for every card that the player whose turn it is has gained this turn.

card-displace = Displace
    .one = a Displace
    .many = { $count } Displaces
    .text =
        Exile a card from your hand.
        If you did, gain a card with another name that costs at most { COINS(2) } more than the exiled one.

card-falconer = Falconer
    .one = a Falconer
    .many = { $count } Falconers
    .text = Gain a card that is cheaper than this one, into your hand.
    .below = If anyone, yourself included, gains a card that has at least 2 types, you may play this from your hand.

card-fisherman = Fisherman
    .one = a Fisherman
    .many = { $count } Fishermen
    .text =
        +1 Card
        +1 Action
        +{ COINS(1) }
    .below = Costs { COINS(3) } less as long as the player whose turn it is has no card in their discard pile.

card-gatekeeper = Gatekeeper
    .one = a Gatekeeper
    .many = { $count } Gatekeepers
    .text =
        Until your next turn starts, the other players must exile each Action or Treasure card they gain, unless a copy of it is already on their Exile mat.
        When your next turn starts, +{ COINS(3) }.

card-goatherd = Goatherd
    .one = a Goatherd
    .many = { $count } Goatherds
    .text =
        +1 Action
        You may trash a card from your hand.
        Then +1 Card for each card that your right-hand neighbour trashed during their latest turn.

card-groom = Groom
    .one = a Groom
    .many = { $count } Grooms
    .text =
        Gain a card costing up to { COINS(4) }.
        Then do everything that fits its types, in this order:
        Action: Gain a Horse.
        Treasure: Gain a Silver.
        Victory: +1 Card and +1 Action.

card-hostelry = Hostelry
    .one = a Hostelry
    .many = { $count } Hostelries
    .text =
        +1 Card
        +2 Actions
    .below = When you gain this, you may reveal Treasures from your hand and discard them, as many as you like. Gain a Horse for each.

card-hunting-lodge = Hunting Lodge
    .one = a Hunting Lodge
    .many = { $count } Hunting Lodges
    .text =
        +1 Card
        +2 Actions
        You may discard your whole hand. If you do, +5 Cards.

card-kiln = Kiln
    .one = a Kiln
    .many = { $count } Kilns
    .text =
        +{ COINS(2) }
        When you play your next card this turn, you may gain a copy of it from the Supply before anything else happens.

card-livery = Livery
    .one = a Livery
    .many = { $count } Liveries
    .text =
        +{ COINS(3) }
        For the rest of the turn, each time you gain a card that costs at least { COINS(4) }, you gain a Horse as well.

card-mastermind = Mastermind
    .one = a Mastermind
    .many = { $count } Masterminds
    .text = When your next turn starts, you may choose an Action card in your hand and play it 3 times in a row.

card-paddock = Paddock
    .one = a Paddock
    .many = { $count } Paddocks
    .text =
        +{ COINS(2) }
        Gain 2 Horses.
        +1 Action for each Supply pile that is empty.

card-sanctuary = Sanctuary
    .one = a Sanctuary
    .many = { $count } Sanctuaries
    .text =
        +1 Card
        +1 Action
        +1 Buy
        You may exile a card from your hand.

card-scrap = Scrap
    .one = a Scrap
    .many = { $count } Scraps
    .text =
        Trash a card from your hand.
        For each { COINS(1) } of its cost, pick one of these, none of them twice; then do what you picked in this order:
        +1 Card, +1 Action, +1 Buy, +{ COINS(1) }, gain a Silver, gain a Horse.

card-sheepdog = Sheepdog
    .one = a Sheepdog
    .many = { $count } Sheepdogs
    .text = +2 Cards
    .below = Any card you gain allows you to play this from your hand in response.

card-sleigh = Sleigh
    .one = a Sleigh
    .many = { $count } Sleighs
    .text = Gain 2 Horses.
    .below = After gaining a card, you may discard this from your hand. If you do, the gained card goes into your hand or onto your deck, as you like.

card-snowy-village = Snowy Village
    .one = a Snowy Village
    .many = { $count } Snowy Villages
    .text =
        +1 Card
        +4 Actions
        +1 Buy
        From now until the turn ends, +Actions do nothing for you.

card-stockpile = Stockpile
    .one = a Stockpile
    .many = { $count } Stockpiles
    .text =
        { COINS(3) }
        +1 Buy
        Exile this card.

card-supplies = Supplies
    .one = a Supplies
    .many = { $count } Supplies
    .text =
        { COINS(1) }
        Gain a Horse onto your deck.

card-village-green = Village Green
    .one = a Village Green
    .many = { $count } Village Greens
    .text = Choose when you get +1 Card and +2 Actions: at once, or when your next turn starts.
    .below = If you discard this outside Clean-up, you may reveal it from your discard pile and play it.

card-wayfarer = Wayfarer
    .one = a Wayfarer
    .many = { $count } Wayfarers
    .text =
        +3 Cards
        You may gain a Silver.
    .below = Once any player has gained a card other than a Wayfarer this turn, this costs as much as the latest such card.

## The Horse pile

card-horse = Horse
    .one = a Horse
    .many = { $count } Horses
    .text =
        +2 Cards
        +1 Action
        Return this to the Horse pile.
    .below = Horses do not belong to the Supply.

## Events

card-alliance = Alliance
    .text = Gain one card each, in this order: Province, Duchy, Estate, Gold, Silver, Copper.

card-banish = Banish
    .text = Exile as many cards of one name from your hand as you like.

card-bargain = Bargain
    .text =
        Gain any card costing up to { COINS(5) } except a Victory card.
        Every other player gains a Horse.

card-commerce = Commerce
    .text = Gain as many Golds as there are different names among the cards you have gained so far this turn.

card-delay = Delay
    .text =
        You may set an Action card from your hand aside, face up.
        When your next turn starts, you must play it.

card-demand = Demand
    .text =
        Gain a Horse onto your deck.
        Then gain a card costing up to { COINS(4) } onto your deck.

card-desperation = Desperation
    .text =
        Only once per turn.
        You may gain a Curse. If you gained one, +1 Buy and +{ COINS(2) }.

card-enclave = Enclave
    .text =
        Gain a Gold.
        Then exile a Duchy from the Supply.

card-enhance = Enhance
    .text =
        You may trash a card from your hand that is not a Victory card.
        If you do, gain a card that costs at most { COINS(2) } more than the trashed one.

card-gamble = Gamble
    .text =
        +1 Buy
        Reveal the top card of your deck.
        You may play an Action or Treasure card revealed this way. If you don't play the card, discard it.

card-invest = Invest
    .text =
        Exile an Action card of your choice from the Supply.
        As long as that card stays in Exile, you get +2 Cards whenever another player gains a copy, or exiles one with Invest.

card-march = March
    .text = Search your discard pile. You may play one Action card that you find there.

card-populate = Populate
    .text = Gain a card from every pile of Actions in the Supply, in whatever order you like.

card-pursue = Pursue
    .text =
        +1 Buy
        Name any card, then reveal the top 4 cards of your deck.
        Those with that name go back on top; discard the others.

card-reap = Reap
    .text =
        Gain a Gold and set it aside.
        If that worked, you must play it when your next turn starts.

card-ride = Ride
    .text = Gain a Horse.

card-seize-the-day = Seize the Day
    .text =
        Only once per game for each player.
        When this turn is over, you have an extra turn.

card-stampede = Stampede
    .text = If you have no more than 5 cards in play, gain 5 Horses onto your deck.

card-toil = Toil
    .text =
        +1 Buy
        You may play an Action card from your hand.

card-transport = Transport
    .text = Move an Action card either from the Supply to your Exile mat, or from your Exile mat onto your deck.

## Ways (“this card” is the Action card being played)

card-way-of-the-butterfly = Way of the Butterfly
    .text = You may return this card to its pile. If you do, gain a card that costs exactly { COINS(1) } more.

card-way-of-the-camel = Way of the Camel
    .text = Exile a Gold from the Supply.

card-way-of-the-chameleon = Way of the Chameleon
    .text = Do what this card says, but what it gives you this turn is swapped: each +1 Card becomes +{ COINS(1) }, each +{ COINS(1) } becomes +1 Card.

card-way-of-the-frog = Way of the Frog
    .text =
        +1 Action
        If this card is discarded from play this turn, it goes onto your deck.

card-way-of-the-goat = Way of the Goat
    .text = Trash a card from your hand.

card-way-of-the-horse = Way of the Horse
    .text =
        +2 Cards
        +1 Action
        Return this card to its pile.

card-way-of-the-mole = Way of the Mole
    .text =
        +1 Action
        Discard your whole hand.
        Then +3 Cards.

card-way-of-the-monkey = Way of the Monkey
    .text =
        +1 Buy
        +{ COINS(1) }

card-way-of-the-mouse = Way of the Mouse
    .text = Play the card that was set aside for this Way; it stays where it is.
    .below = Setup: Choose an Action Kingdom card that costs { COINS(2) } or { COINS(3) } and has no other part in this game, and set it aside.

card-way-of-the-mule = Way of the Mule
    .text =
        +1 Action
        +{ COINS(1) }

card-way-of-the-otter = Way of the Otter
    .text = +2 Cards

card-way-of-the-owl = Way of the Owl
    .text = Draw up to a hand of 6 cards.

card-way-of-the-ox = Way of the Ox
    .text = +2 Actions

card-way-of-the-pig = Way of the Pig
    .text =
        +1 Card
        +1 Action

card-way-of-the-rat = Way of the Rat
    .text = You may discard a Treasure from your hand. If you do, gain another copy of this card from the Supply.

card-way-of-the-seal = Way of the Seal
    .text =
        +{ COINS(1) }
        Until the turn ends, you may put each card that you gain onto your deck.

card-way-of-the-sheep = Way of the Sheep
    .text = +{ COINS(2) }

card-way-of-the-squirrel = Way of the Squirrel
    .text = When this turn ends, after the new hand is drawn: +2 Cards.

card-way-of-the-turtle = Way of the Turtle
    .text =
        Set this card aside.
        If that worked, you must play it when your next turn starts.

card-way-of-the-worm = Way of the Worm
    .text = Exile an Estate from the Supply.
