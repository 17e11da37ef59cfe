### Kingdoms: names of the recommended ones, how kingdoms are written and shown, and what can go wrong with them.

## How a kingdom is written, and the labels that are understood when one is read

kingdom-list-names = { LIST($names, style: "plain") }
kingdom-list-bane = Bane: { CARD($card) }
kingdom-list-mouse = Mouse: { CARD($card) }
kingdom-list-parts = { SAY($left) }; { SAY($right) }

kingdom-label-bane = Bane, Bane pile, Bane card
kingdom-label-mouse = Mouse, Mouse card
kingdom-label-other = Kingdom, Kingdom cards, Cards, Supply, Event, Events, Way, Ways, Landscape, Landscapes

## What can be wished for

kingdom-wish-village = a village
kingdom-wish-trasher = a card that trashes
kingdom-wish-draw = a card that draws
kingdom-wish-buy = a card with +Buy
kingdom-wish-attack = an Attack
kingdom-wish-reaction = a Reaction to Attacks
kingdom-wish-cost-2 = a card costing { COINS(2) } or less
kingdom-wish-cost-3 = a card costing { COINS(3) }
kingdom-wish-cost-4 = a card costing { COINS(4) }
kingdom-wish-cost-5 = a card costing { COINS(5) } or more

## What is shown of a kingdom

kingdom-show-recommended = Recommended set: { SAY($kingdom) }
kingdom-show-landscapes = Events and Ways:
kingdom-show-bane = Bane: { CARD($card) } ({ COST($cost) }, { LIST($sets, style: "plain") })
kingdom-show-bane-open = Bane: picked when the game begins
kingdom-show-mouse = Set aside for { CARD($way) }: { CARD($card) } ({ COST($cost) }, { LIST($sets, style: "plain") })
kingdom-show-mouse-open = Set aside for { CARD($way) }: picked when the game begins
kingdom-show-setup = Also laid out: { LIST($things, style: "plain") }
kingdom-show-cost = { COST($cost) }
kingdom-show-pile = { CARDS($cards) }
kingdom-show-prizes = { $count ->
    [one] the Prize
   *[other] the { $count } Prizes
}
kingdom-show-mat-coffers = Coffers mats
kingdom-show-mat-coffers-tokens = { $count ->
    [one] Coffers mats with 1 token each
   *[other] Coffers mats with { $count } tokens each
}
kingdom-show-mat-exile = Exile mats
kingdom-show-missing = { $count ->
    [one] One Kingdom card is missing to make ten; --fill adds it at random.
   *[other] { $count } Kingdom cards are missing to make ten; --fill adds them at random.
}
kingdom-show-code = Code: { $code }

## The list of recommended kingdoms

kingdom-show-needs = needs { LIST($sets) }
kingdom-show-unavailable = Not to be played here, because other expansions are needed:
kingdom-show-count = { $available ->
    [one] 1 recommended set
   *[other] { $available } recommended sets
}
kingdom-show-count-more = { $available ->
    [one] 1 recommended set
   *[other] { $available } recommended sets
}, and { $unavailable } that { $unavailable ->
    [one] needs
   *[other] need
} other expansions
kingdom-show-none = No recommended set fits.

## What can go wrong

error-unknown-name = No card and no recommended set is named “{ $name }”.
error-unknown-name-nearest = No card and no recommended set is named “{ $name }”. Did you mean { LIST($nearest, style: "or") }?
error-unknown-cards = There are no cards of these names: { LIST($names, style: "plain") }.
kingdom-unknown-card = “{ $name }”
kingdom-unknown-card-nearest = “{ $name }” ({ LIST($nearest, style: "or") }?)
error-unknown-set = There is no set “{ $name }” here. There are { LIST($sets) }.
error-unknown-trait = “{ $name }” is nothing that can be wished for. There are { LIST($traits) }.
error-kingdom-too-long = This text is too long for a kingdom.
error-kingdom-empty = There is no name of a card in this text.
error-kingdom-unavailable = “{ SAY($kingdom) }” cannot be played here: it needs { LIST($sets) }.
error-bane-twice = Two Banes are named: { CARD($card) } and { CARD($other) }.
error-mouse-twice = Two cards are named to be set aside: { CARD($card) } and { CARD($other) }.

error-code-version = “{ $code }” is not a code of a kingdom: those begin with 1.
error-code-mistyped = The code “{ $code }” is mistyped or incomplete.
error-code-newer = This code comes from a newer version of Freehold, with cards that are not known here.
error-code-unnumbered = A kingdom with { CARD($card) } has no code.

error-wanted-and-banned = { CARD($card) } is both wanted and banned.
error-wanted-but-avoided = { CARD($card) } is wanted, but it is { SAY($wish) }, and there is to be none.
error-wish-both-ways = Both wanted and not wanted: { SAY($wish) }.
error-wish-unmet = Wanted: { SAY($wish) }. But there is none among the cards of { LIST($sets) } that are not banned.
error-wishes-no-room = { $room ->
    [0] There is no place left
    [one] There is only 1 place left
   *[other] There are only { $room } places left
}; still wanted: { LIST($wishes) }.
error-wishes-alchemy = With so many Alchemy cards as are wanted, there cannot also be { LIST($wishes) }.
error-no-sets = Of the sets to choose from, at least one needs a weight above 0.
error-wishes-clash = These wishes cannot all be granted together.
error-too-many-wanted = { $count } Kingdom cards are wanted by name, but there is room for only { $size }.
error-too-many-landscapes-wanted = { $count ->
    [one] 1 Event or Way is wanted by name, but there is to be none.
   *[other] { $count } Events and Ways are wanted by name, but { $size ->
        [0] there are to be none.
        [one] there is to be 1.
       *[other] there are to be { $size }.
    }
}
error-too-few-cards = { $missing ->
    [one] 1 Kingdom card is missing
   *[other] { $missing } Kingdom cards are missing
}, but of { LIST($sets) } { $count ->
    [0] none is left that is not banned.
    [one] only 1 is left that is not banned.
   *[other] only { $count } are left that are not banned.
}
error-landscapes-too-few = { $wanted ->
    [one] An Event or Way is wanted
   *[other] { $wanted } Events and Ways are wanted
}, but { $count ->
    [0] the chosen sets have none that is not banned.
    [one] the chosen sets have only 1 that can be used (at most one Way).
   *[other] the chosen sets have only { $count } that can be used together (at most one Way).
}
error-alchemy-number = A kingdom has 0 to 10 Alchemy cards; write such as 4 or 0,3-5.
error-alchemy-too-many = { $count ->
    [one] 1 Alchemy card is wanted by name
   *[other] { $count } Alchemy cards are wanted by name
}, but { $most ->
    [0] there are to be none.
    [one] there is to be at most 1.
   *[other] there are to be at most { $most }.
}
error-alchemy-too-few = { $least ->
    [one] At least 1 Alchemy card is wanted
   *[other] At least { $least } Alchemy cards are wanted
}, but { $count ->
    [0] there can be none
    [one] there can be only 1
   *[other] there can be only { $count }
}.
error-alchemy-only = { $most ->
    [0] No Alchemy card is wanted
    [one] At most 1 Alchemy card is wanted
   *[other] At most { $most } Alchemy cards are wanted
}, but { $count ->
    [0] there are no other cards
    [one] there is only 1 other card
   *[other] there are only { $count } other cards
} to choose from.
error-bane-none = { CARD($card) } needs a Bane, but no card costing { COINS(2) } or { COINS(3) } is left for it.
error-mouse-none = { CARD($card) } needs a card set aside, but no Action costing { COINS(2) } or { COINS(3) } is left for it.
error-swap-missing = { CARD($card) } is not in this kingdom.
error-bad-weight = The weight of { LIST($sets) } must be a number, 0 or more.
error-bad-odds = The odds of { CARD($card) } must be a number, 0 or more.

## Recommended sets of ten that can be played

kingdom-first-game = First Game
kingdom-size-distortion = Size Distortion
kingdom-deck-top = Deck Top
kingdom-sleight-of-hand = Sleight of Hand
kingdom-improvements = Improvements
kingdom-silver-gold = Silver & Gold
kingdom-underlings = Underlings
kingdom-grand-scheme = Grand Scheme
kingdom-deconstruction = Deconstruction
kingdom-forbidden-arts = Forbidden Arts
kingdom-potion-mixers = Potion Mixers
kingdom-chemistry-lesson = Chemistry Lesson
kingdom-bounty-of-the-hunt = Bounty of the Hunt
kingdom-bad-omens = Bad Omens
kingdom-the-jesters-workshop = The Jester's Workshop
kingdom-arts-and-crafts = Arts and Crafts
kingdom-clean-living = Clean Living
kingdom-gilding-the-lily = Gilding the Lily
kingdom-pony-express = Pony Express
kingdom-garden-of-cats = Garden of Cats
kingdom-victory-dance = Victory Dance
kingdom-the-plot-thickens = The Plot Thickens
kingdom-best-wishes = Best Wishes
kingdom-servants = Servants
kingdom-secret-research = Secret Research
kingdom-pools-tools-and-fools = Pools, Tools, and Fools
kingdom-last-laughs = Last Laughs
kingdom-the-spice-of-life = The Spice of Life
kingdom-small-victories = Small Victories
kingdom-name-that-card = Name that Card
kingdom-tricks-of-the-trade = Tricks of the Trade
kingdom-decisions-decisions = Decisions, Decisions
kingdom-dog-pony-show = Dog & Pony Show
kingdom-explosions = Explosions
kingdom-misfortune = Misfortune
kingdom-baking-contest = Baking Contest
kingdom-clown-college = Clown College
kingdom-wine-dine = Wine & Dine
kingdom-illuminati = Illuminati
kingdom-tonics-toxins = Tonics & Toxins
kingdom-intro-to-horses = Intro to Horses
kingdom-intro-to-exile = Intro to Exile
kingdom-class-of-20 = Class of '20
kingdom-living-in-exile = Living in Exile
kingdom-thrill-of-the-hunt = Thrill of the Hunt

## Those that need further expansions

kingdom-reach-for-tomorrow = Reach for Tomorrow
kingdom-repetition = Repetition
kingdom-give-and-take = Give and Take
kingdom-biggest-money = Biggest Money
kingdom-the-kings-army = The King's Army
kingdom-the-good-life = The Good Life
kingdom-highway-robbery = Highway Robbery
kingdom-adventures-abroad = Adventures Abroad
kingdom-high-and-low = High and Low
kingdom-chivalry-and-revelry = Chivalry and Revelry
kingdom-level-up = Level Up
kingdom-son-of-size-distortion = Son of Size Distortion
kingdom-everything-in-moderation = Everything in Moderation
kingdom-silver-bullets = Silver Bullets
kingdom-night-shift = Night Shift
kingdom-idle-hands = Idle Hands
kingdom-it-takes-a-villager = It Takes a Villager
kingdom-capture-the-flag = Capture the Flag
kingdom-a-star-to-steer-by = A Star to Steer By
kingdom-shore-patrol = Shore Patrol
kingdom-bridge-crossing = Bridge Crossing
kingdom-paths-to-victory = Paths to Victory
kingdom-all-along-the-watchtower = All Along the Watchtower
kingdom-lucky-seven = Lucky Seven
kingdom-money-for-nothing = Money for Nothing
kingdom-the-dukes-ball = The Duke's Ball
kingdom-prophecy = Prophecy
kingdom-invasion = Invasion
kingdom-royalty-factory = Royalty Factory
kingdom-masters-of-finance = Masters of Finance
kingdom-delicious-torture = Delicious Torture
kingdom-buddy-system = Buddy System
kingdom-shadowy-figures = Shadowy Figures
kingdom-impending-doom = Impending Doom
kingdom-memento-mori = Memento Mori
kingdom-clockwork-court = Clockwork Court
kingdom-collector = Collector
kingdom-collider = Collider
kingdom-ghosts-taxes = Ghosts & Taxes
kingdom-island-builder = Island Builder
kingdom-detours = Detours
kingdom-quarrymen = Quarrymen
kingdom-metal-meat = Metal & Meat
kingdom-penny-pinching = Penny Pinching
kingdom-blue-harvest = Blue Harvest
kingdom-traveling-circus = Traveling Circus
kingdom-exchanges = Exchanges
kingdom-road-to-riches = Road to Riches
kingdom-dark-carnival = Dark Carnival
kingdom-to-the-victor = To the Victor
kingdom-stoneground = Stoneground
kingdom-class-struggle = Class Struggle
kingdom-the-heros-return = The Hero's Return
kingdom-seacraft-and-witchcraft = Seacraft and Witchcraft
kingdom-spendthrift = Spendthrift
kingdom-queen-of-tan = Queen of Tan
kingdom-zookeepers = Zookeepers
kingdom-cash-flow = Cash Flow
kingdom-the-endless-fair = The Endless Fair
kingdom-happy-chaos = Happy Chaos
kingdom-innsmouth = Innsmouth
kingdom-ruritania = Ruritania
kingdom-limited-time-offer = Limited Time Offer
kingdom-birth-of-a-nation = Birth of a Nation
kingdom-big-blue = Big Blue
kingdom-intersection = Intersection
kingdom-friendly-carnage = Friendly Carnage
kingdom-gift-horses = Gift Horses
kingdom-horse-feathers = Horse Feathers
kingdom-sooner-or-later = Sooner or Later
kingdom-no-money-down = No Money Down
kingdom-detours-and-shortcuts = Detours and Shortcuts
kingdom-seize-the-night = Seize the Night
kingdom-animal-crackers = Animal Crackers
kingdom-biding-time = Biding Time
kingdom-villager-madness = Villager Madness
