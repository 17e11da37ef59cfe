### The page of rules, in our own words. Which message stands where: web/src/rules/contents.ts.

## Around the rules.

rules-title = The rules
rules-lead = All you need to play, from the first hand to the last point. Below the rules stands every ruling there is, with a search.
rules-contents = Contents
rules-part-game = The game
rules-part-sets = The sets
rules-search-link = Search the rulings
rules-learn-link = Play a guided first game
rules-spoken-potion = potion

## What it is about.

rules-aim = What it is about
rules-aim-deck = You start with a small deck of poor cards, and so does everybody else. Each turn you spend what your hand gives you on new cards. They join your deck, turn up in your hand a little later, and let you buy better ones still.
rules-aim-points = Whoever owns the most victory points at the end wins. Here is the catch: most cards that are worth points do nothing else. Buy them too soon and your hands fill up with them; buy them too late and the others have them.
rules-aim-players = Two to six can play. Every game uses ten different Kingdom cards, and so no two games are alike.

## The cards.

rules-cards = The cards
rules-cards-parts = A card has a name, a cost and one or more types. With several types it counts as each of them, whatever is asked.
rules-type-treasure = Treasure
rules-type-treasure-what = gives coins when you play it in your Buy phase: { CARD("Copper") } { COINS(1) }, { CARD("Silver") } { COINS(2) }, { CARD("Gold") } { COINS(3) }.
rules-type-victory = Victory
rules-type-victory-what = is worth points at the end: { CARD("Estate") } { POINTS(1) }, { CARD("Duchy") } { POINTS(3) }, { CARD("Province") } { POINTS(6) }.
rules-type-curse = Curse
rules-type-curse-what = takes a point from you at the end. It is a type of its own: a { CARD("Curse") } is not a Victory card.
rules-type-action = Action
rules-type-action-what = does what is written on it when you play it in your Action phase.
rules-type-attack = Attack
rules-type-attack-what = is an Action that does something to the other players, seldom something nice.
rules-type-reaction = Reaction
rules-type-reaction-what = can also be used at a moment that the card itself names, often in another player’s turn.
rules-cards-more = { CARD("Copper") }, { CARD("Silver") }, { CARD("Gold") }, { CARD("Estate") }, { CARD("Duchy") }, { CARD("Province") } and { CARD("Curse") } are the basic cards and part of every game. Further types come with the sets: Durations, Prizes, Events and Ways.
rules-cards-line = On some cards a line divides the text. What stands above it is done when the card is played. What stands below it holds at the moment it speaks of, and at no other.

## Setting up.

rules-setup = Setting up
rules-setup-deck = Each player gets seven { CARD("Copper") } cards and three { CARD("Estate") } cards, shuffles them into a deck and draws five for the first hand.
rules-setup-supply = The piles of the basic cards and of ten Kingdom cards are laid out face up. Together they are the Supply.
rules-setup-trash = There is one trash for everybody. It begins empty.
rules-setup-first = Who begins is left to chance. After a game with one winner, the player to the left of the winner begins, so that the winner comes last.
rules-setup-more = What only some cards need, such as Potions, mats or Horses, is put out only if one of these cards is in the game.
rules-setup-table = Cards in each pile at the start
rules-setup-players = Players
rules-setup-victory = { CARD("Estate") }, { CARD("Duchy") }, Victory cards of the Kingdom
rules-setup-copper = { CARD("Copper") }, after dealing
rules-setup-kingdom = all other Kingdom cards
rules-setup-suggestion = Good cards for a first game: { CARD("Cellar") }, { CARD("Market") }, { CARD("Merchant") }, { CARD("Militia") }, { CARD("Mine") }, { CARD("Moat") }, { CARD("Remodel") }, { CARD("Smithy") }, { CARD("Village") } and { CARD("Workshop") }.

## A turn.

rules-turn = A turn
rules-turn-phases = A turn has three phases, always in the same order: Action, Buy, Clean-up. It starts with one Action, one Buy and no coins. What is left of them at the end of the turn is lost. Then it is the turn of the player to the left.
rules-action = The Action phase
rules-action-play = If you like, one of your Action cards is played now. Lay it in front of you; only then follow its text, line by line from the top.
rules-action-bonuses = Many cards begin with bonuses:
rules-action-cards = +2 Cards: draw two cards, at once.
rules-action-actions = +2 Actions: you may play two more Action cards in this phase. The card that gave them is finished first.
rules-action-buys = +1 Buy: you may buy one more thing in this turn’s Buy phase.
rules-action-coins = +{ COINS(2) }: you have that much more to spend in this turn’s Buy phase. You take no Treasure for it.
rules-action-example = An example: your only Action goes into { CARD("Village", form: "one") }. It gives +1 Card and +2 Actions. With one of these you play { CARD("Smithy", form: "one") }, draw three cards, and have one Action left for whatever you drew.
rules-action-may = You never have to play an Action card. You may also play one of which you know that it will do little or nothing. Once you have gone on to your Buy phase there is no way back.
rules-buy = The Buy phase
rules-buy-treasures = First play Treasures from your hand: as many as you like, in any order. Their coins are added to those that your Actions have given.
rules-buy-buy = Then buy. For each Buy you may take one card from the Supply that costs no more than the coins you have left. It goes onto your discard pile, and its cost is taken off your coins.
rules-buy-then = Once you have bought something you cannot play any more Treasures this turn. So play first, shop afterwards.
rules-buy-keep = Treasures are not used up. They stay in play until the end of the turn and come back with your deck.
rules-buy-example = With { COINS(6) } and two Buys you might take { CARD("Smithy", form: "one") } for { COINS(4) } and { CARD("Moat", form: "one") } for { COINS(2) }, or { CARD("Silver") } twice. A { CARD("Copper") } costs nothing, but still takes a Buy. And nobody is ever made to buy.
rules-cleanup = Clean-up
rules-cleanup-discard = Put all cards that you have in play and all that are left in your hand onto your discard pile. Nothing can be kept for later.
rules-cleanup-draw = Then draw five cards. With them you will play your next turn, and meanwhile they let you answer what the others do.
rules-cleanup-shuffle = If your deck has too few cards, shuffle your discard pile, put it under what is left of the deck, and go on drawing. This is how the cards you bought come into your hand.

## Terms.

rules-terms = What the words mean
rules-term-supply = Supply
rules-term-supply-what = All piles that can be bought from: the basic cards, the Kingdom cards, and Potions where they are used. Horses and Prizes lie beside it and do not belong to it; nor do Events and Ways.
rules-term-kingdom = Kingdom
rules-term-kingdom-what = The ten cards that were chosen for this game. Each of them has a pile in the Supply.
rules-term-deck = deck, discard pile
rules-term-deck-what = You draw from your deck, which lies face down. What you discard and what you gain goes face up onto your discard pile, which becomes the new deck whenever the old one has run out.
rules-term-play = play
rules-term-play-what = Lay a card in front of you and do what it says. If another card tells you to play it, this takes none of your Actions.
rules-term-in-play = in play
rules-term-in-play-what = A card is in play from when it is played until it goes elsewhere, for most cards until Clean-up. Cards that were set aside, trashed or exiled are not in play.
rules-term-draw = +Cards and drawing
rules-term-draw-what = Both take cards from the top of your deck into your hand. Still they are not the same to every card: { CARD("Way of the Chameleon") } turns a bonus of +Cards into coins, but lets you draw in peace where a text says it in other words.
rules-term-gain = gain
rules-term-gain-what = Take a card and put it onto your discard pile. It comes from the Supply, unless the text names another place, just as it may name another place for it to go. If its pile is empty you gain nothing. What you buy you also gain; what you gain in other ways you have not bought, and it costs neither coins nor a Buy.
rules-term-discard = discard
rules-term-discard-what = Put a card from your hand, unless another place is named, onto your discard pile. If you discard several at once, the others need only see the one on top.
rules-term-trash = trash
rules-term-trash-what = Put a card into the trash, where it belongs to nobody and counts for nobody. It does not go back to its pile. Getting rid of poor cards is often as good as buying rich ones.
rules-term-reveal = reveal
rules-term-reveal-what = Show a card to everybody. Then it goes back to where it was, unless you are told otherwise.
rules-term-look = look at
rules-term-look-what = Like revealing, but only you see the card.
rules-term-set-aside = set aside
rules-term-set-aside-what = Put a card out of the way for a while. It is in no pile, in no hand and not in play; the text says when it comes back and to where.
rules-term-onto-deck = put onto the deck
rules-term-onto-deck-what = The card becomes the next one you draw. If the deck was empty it is now the whole deck; nothing is shuffled.
rules-term-name = name a card
rules-term-name-what = Say the name of any card, also of one that nobody has. Copies of a card are cards with exactly the same name.
rules-term-cost = cost
rules-term-cost-what = What counts is the cost at this moment. A card that makes others cheaper does so everywhere: in the Supply, in hands and in decks. No cost falls below { COINS(0) }.
rules-term-shuffle = shuffle
rules-term-shuffle-what = Only when you need a card and the deck has not enough, never before. Cards in your hand, in play or set aside stay where they are. If it is still too few after the shuffle, do with what there is.
rules-term-public = what everybody may know
rules-term-public-what = How many cards are in each hand, all cards in play, the top card of each discard pile, the trash and the mats. Your own deck you may count. Discard piles may not be searched, not even your own.

## Attacks and Reactions.

rules-attacks = Attacks and Reactions
rules-attacks-attack = An Attack goes round the table: it is first done to the player on the left of whoever played it, completely, and then to the next. When only a few Curses are left, they go to those who come first.
rules-attacks-before = Before an Attack does anything at all, the others may use Reactions from their hands. Each is finished before the next is used.
rules-attacks-moat = The best-known is { CARD("Moat") }. Show it when somebody plays an Attack, and this Attack does nothing to you. It protects only you; the attacker still gets everything the card gives. You keep { CARD("Moat") }, ready for the next Attack.
rules-attacks-reveal = To use a Reaction is to reveal it, not to play it, unless the card says so. And only the hand counts: { CARD("Moat", form: "one") } in your deck or in play is no help.
rules-attacks-twice = An Attack that is played twice, as by { CARD("Throne Room") }, is two Attacks, and each has to be answered for itself.
rules-attacks-else = Cards that do something for or to others without being Attacks cannot be answered this way. { CARD("Council Room") } and { CARD("Masquerade") } are such cards.

## When things come together.

rules-order = When several things come together
rules-order-players = If something happens to several players at once, it is done in turn order, beginning with the player whose turn it is. What a card does to the others begins on the left of whoever played it.
rules-order-own = If several things happen to you at once, you choose the order, also between what you must do and what you may do.
rules-order-nested = If something new happens in between, it is dealt with to the end before you go back to where you were.
rules-order-possible = Do as much of a text as you can, and leave the rest. If you may choose between several things you may choose one that you cannot do; then nothing happens.
rules-order-if = Where a text says that something happens if you do something else, you get it only if you really did.
rules-order-lost = An effect that wants to move a card does so only if it finds the card where it expects it. If the card has moved on meanwhile, it stays there, and the rest of the text is followed all the same.

## The end.

rules-end = The end, and who has won
rules-end-when = The game is over if, at the end of a turn,
rules-end-provinces = the pile of { CARD("Province") } is empty, or
rules-end-piles = any three piles of the Supply are empty (four if five or six play).
rules-end-turn = The turn is played to its end, with everything that goes with it, and after it there is no other: not for those who sit further on, and no extra turns.
rules-end-score = Now everybody counts all cards they own: hand, deck, discard pile, in play, set aside and on mats. Each Curse takes a point away. The most points win.
rules-end-tie = If there is a tie for the most, whoever has had fewer turns wins; extra turns and turns played for another do not count. If that is equal too, they win together.

## Intrigue.

rules-intrigue = Intrigue: choices
rules-intrigue-what = Intrigue brings 26 Kingdom cards and hardly a new rule. Its theme is choosing.
rules-intrigue-choose = If a card says “choose one”, decide first and then do it. If it says “choose two”, as { CARD("Pawn") } does, both must be different, and both are chosen before the first is done.
rules-intrigue-impossible = You may choose what cannot be done. With { CARD("Torturer") } a player may take a Curse when none are left, and gets off lightly; with { CARD("Steward") } you may trash two cards while holding only one.
rules-intrigue-types = { CARD("Harem") } is a Treasure and a Victory card; { CARD("Mill") } and { CARD("Nobles") } are Actions and Victory cards. They are both things at any time. As Victory cards they have the smaller or larger piles that all Victory cards have.
rules-intrigue-pass = A card that is passed, as by { CARD("Masquerade") }, is neither gained nor trashed. All choose before anybody sees what comes.
rules-intrigue-bridge = { CARD("Bridge") } makes all cards cheaper for the rest of the turn, wherever they are. Several of them add up.
rules-intrigue-attacks = The Attacks are { CARD("Minion") }, { CARD("Replace") }, { CARD("Swindler") } and { CARD("Torturer") }. Besides { CARD("Moat") } there is { CARD("Diplomat") } to answer them: it does not protect, but it improves your hand.

## Alchemy.

rules-alchemy = Alchemy: Potions and Possession
rules-alchemy-what = Many cards of Alchemy cost something that coins cannot pay for: { POTION() }.
rules-potion = Potions
rules-potion-pile = If a Kingdom card of the game has { POTION() } in its cost, { CARD("Potion") } joins the Supply: 16 cards, however many play. It costs { COINS(4) }, and when played it gives { POTION() } instead of coins. The pile counts among the empty ones when it has run out.
rules-potion-pay = To buy a card that costs { COST("3P") } you need { COINS(3) } and { POTION() }. Each { POTION() } pays for one card. It cannot be changed into coins, nor coins into it, and what is left over is lost at the end of the turn.
rules-potion-compare = When costs are compared, { POTION() } counts as something of its own. { COST("2P") } is not “up to { COINS(5) }”, however small its number. If a limit has { POTION() } in it, cards with and without are allowed, as long as the coins fit.
rules-potion-change = What makes cards cheaper or dearer changes only the coins. A card that costs nothing but { POTION() } costs 0 coins.
rules-potion-discard = { CARD("Alchemist") } and { CARD("Herbalist") } do something as they are discarded from play. You decide in which order you clean up; but a { CARD("Potion") } that has already left can no longer help { CARD("Alchemist", form: "one") }.
rules-possession = Possession
rules-possession-turn = { CARD("Possession") } gives the player on your left an extra turn, right after yours, in which you make all decisions and see all cards that this player may see. Played several times it gives several such turns.
rules-possession-theirs = Everything else is theirs: hand, deck, coins and Buys. “You” on a card means the player whose turn it is, not the one who pulls the strings.
rules-possession-gain = Cards that this player would gain you gain instead, onto your discard pile. Tokens stay with the player.
rules-possession-trash = Cards of this player that are trashed are set aside and come back to the player’s discard pile at the end of the turn. All that hangs on the trashing happens as usual.
rules-possession-attack = An Attack that you make them play hits you like anybody else, and you may answer it with Reactions of your own.
rules-possession-after = Afterwards their normal turn follows. The extra turn does not count in a tie.

## Cornucopia.

rules-cornucopia = Cornucopia: the Bane and the Prizes
rules-cornucopia-what = Cornucopia rewards variety: many of its cards count how many different names you have in your hand, in play or in your whole deck.
rules-bane = The Bane
rules-bane-pile = If { CARD("Young Witch") } is in the game, an eleventh Kingdom pile joins it, one that costs { COINS(2) } or { COINS(3) }: the Bane. It is a pile of the Supply like any other.
rules-bane-reveal = When somebody plays { CARD("Young Witch") }, whoever of the others holds a Bane card can show it and is spared the Curse. That is no Reaction: it comes later, when the Attack is carried out. The card stays in the hand.
rules-prizes = The Prizes
rules-prizes-what = { CARD("Tournament") } brings five Prizes, one card of each: { CARD("Bag of Gold") }, { CARD("Diadem") }, { CARD("Followers") }, { CARD("Princess") } and { CARD("Trusty Steed") }. They are not in the Supply, nobody can buy them, and their pile does not count among the empty ones.
rules-prizes-win = When { CARD("Tournament", form: "one") } is played, everybody may reveal { CARD("Province", form: "one") }. If you who played it do so, you discard it and put either any Prize that is left or { CARD("Duchy", form: "one") } onto your deck; you have gained it. If nobody else has revealed one, you get +1 Card and +{ COINS(1) }.
rules-horn = { CARD("Horn of Plenty") } gives no coins: you gain a card that costs up to as much as you have differently named cards in play, itself among them. If that is a Victory card, the horn is trashed.

## Guilds.

rules-guilds = Guilds: Coffers and overpaying
rules-coffers = Coffers
rules-coffers-what = +1 Coffers puts a token onto your Coffers mat. In your Buy phase, before you buy anything, you may take off as many as you like, for { COINS(1) } each. They may come before, between or after your Treasures.
rules-coffers-keep = Tokens keep from turn to turn and never run out. Coins that you have taken for them do not keep. In the end they are worth nothing.
rules-coffers-late = Once you have bought something this turn, no more tokens can be taken. What { CARD("Merchant Guild") } gives you while you buy you use next turn at the earliest.
rules-coffers-baker = With { CARD("Baker") } in the game everybody begins with one token. { CARD("Butcher") } uses tokens in a way of its own, in the Action phase.
rules-overpay = Overpaying
rules-overpay-what = A few cards have a “+” behind their cost: { CARD("Doctor") }, { CARD("Herald") }, { CARD("Masterpiece") } and { CARD("Stonemason") }. When you buy one you may pay more than it costs, and get something for each coin above it.
rules-overpay-when = The extra is done right away, before the card itself is gained. If meanwhile its pile runs out, you go without.
rules-overpay-only = Only a buyer can overpay; whoever gains the card in another way cannot. Everywhere else its cost is the one without the “+”. { POTION() } may be paid on top as well.

## Menagerie.

rules-menagerie = Menagerie: Horses, Exile, Events, Ways
rules-menagerie-what = Menagerie brings new places, a new kind of card that stays, and cards that lie sideways beside the Supply.
rules-horses = Horses
rules-horses-what = A { CARD("Horse") } gives +2 Cards and +1 Action and goes back to its pile. There are 30 of them. They are not in the Supply: you get them only from cards and Events that speak of Horses, and their empty pile does not help to end the game.
rules-exile = Exile
rules-exile-what = To exile a card is to put it onto your Exile mat. It is out of your deck but still yours: at the end it counts, for you and for all cards that count cards. Everybody may see what lies there.
rules-exile-back = A card that you gain can call its like back: if you wish, all copies of it are discarded from your mat. It is all or none, and you have not gained these.
rules-exile-supply = A card that is exiled from the Supply was not gained either, so nothing happens that would happen on gaining it.
rules-durations = Durations
rules-durations-what = { CARD("Barge") }, { CARD("Gatekeeper") }, { CARD("Mastermind") } and { CARD("Village Green") } may do something in a later turn. As long as they still have something to do they stay in play, and so does a card that has played them twice. They are discarded in the Clean-up of the last turn in which they do something.
rules-durations-start = What they do mostly happens at the start of your next turn. If there are several, you choose the order.
rules-events = Events
rules-events-what = In your Buy phase you may spend a Buy on an Event instead of a card. You pay its cost, its text is done at once, and it stays where it is: nobody ever owns it. You may buy the same one again, as long as Buys and coins last and it does not say otherwise.
rules-events-not = An Event is no card that you buy: it gets no cheaper, and { CARD("Merchant Guild") } gives nothing for it. But having bought one you cannot play more Treasures.
rules-ways = Ways
rules-ways-what = If there is a Way in the game, you may use every Action card for it: you play the card, but follow the text of the Way instead of its own. You decide anew each time a card is played.
rules-ways-this = “This” on a Way is the card you played. What stands below its dividing line still holds. A Duration that is played only as a Way does not stay in play.
rules-ways-attack = An Attack used for a Way was still played: the others may show { CARD("Moat") } before they know what you will do with it.
rules-ways-mouse = For { CARD("Way of the Mouse") } an Action card that is not in the game, for { COINS(2) } or { COINS(3) }, is set aside at the start. The Way plays that card, and it stays where it lies.
rules-elsewhere = Playing in other players’ turns
rules-elsewhere-what = { CARD("Black Cat") }, { CARD("Falconer") }, { CARD("Sheepdog") } and { CARD("Village Green") } may be played when something certain happens, also when it is not your turn. This takes no Action. Most of them are discarded in the Clean-up of that very turn.
rules-elsewhere-order = If several players want to do something, the one whose turn it is goes first, and then the others in order, one thing at a time. After each, all are asked again from the start, for things may look different now.
rules-changing = Costs that change
rules-changing-what = { CARD("Destrier") }, { CARD("Fisherman") } and { CARD("Wayfarer") } change their cost during a turn, for all players and everywhere. The asterisk behind a cost is there to remind you; it has no meaning of its own.
rules-landscapes = It is best to play with no more than two Events and Ways together, and with one Way at most.

## The rulings.

rules-rulings = All rulings
rules-rulings-what = A ruling answers one question exactly. In them A, B and C are players in turn order, and P stands for { POTION() }.
rules-search = Search
rules-search-hint = All words must occur: in the ruling, its example, the names of its cards or its number.
rules-filter-set = Set
rules-filter-set-all = all sets
rules-filter-card = Card
rules-filter-card-all = all cards
rules-clear = Clear the search
rules-count = { $count ->
    [0] No ruling fits.
    [one] 1 ruling of { $all }
   *[other] { $count } rulings of { $all }
}
rules-none-how = Try fewer words, or only the beginning of one.
rules-more = Show { $count } more
rules-ruling-link = Link to ruling { $id }
rules-ruling-missing = There is no ruling { $id }.
rules-loading = The rulings are on their way …
rules-unavailable = The rulings cannot be reached just now.
rules-try-again = Try again
