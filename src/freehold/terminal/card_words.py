"""What every card does, in a sentence of our own: what `card NAME` prints below cost and types.

They remind a player of the facts and leave the fine points to the rulings.
"""

from __future__ import annotations

from typing import Final

CARD_TEXTS: Final[dict[str, str]] = {
    # The basic cards.
    "Copper": "Gives 1 coin.",
    "Silver": "Gives 2 coins.",
    "Gold": "Gives 3 coins.",
    "Estate": "Scores 1 point.",
    "Duchy": "Scores 3 points.",
    "Province": "Scores 6 points; once the pile is empty, the game is over after that turn.",
    "Curse": "Scores 1 point less.",
    # Base.
    "Artisan": "You gain a card for up to 5 straight into your hand, then lay any card of your hand on your deck.",
    "Bandit": "You gain a Gold; the others turn over 2 cards of their decks, lose to the trash one Treasure other than "
    "Copper if they hit one, and discard what remains.",
    "Bureaucrat": "You gain a Silver on top of your deck; the others show a Victory card from their hands and put it "
    "on theirs, or prove that they have none.",
    "Cellar": "Gives 1 Action; throw away as many cards as you like and draw the same number.",
    "Chapel": "Lets you trash as many as 4 cards from your hand.",
    "Council Room": "You draw 4 cards and have 1 Buy more; everybody else draws a card, too.",
    "Festival": "Gives 2 Actions, 1 Buy and 2 coins.",
    "Gardens": "Scores 1 point for every full ten cards you own.",
    "Harbinger": "Draws 1 card and gives 1 Action; then you look through your discard pile and may move a card of it "
    "onto your deck.",
    "Laboratory": "Draws 2 cards and gives 1 Action.",
    "Library": "You draw until 7 cards are in your hand; Actions that turn up may be left out, and are discarded "
    "in the end.",
    "Market": "Draws 1 card and gives 1 Action, 1 Buy and 1 coin.",
    "Merchant": "Draws 1 card and gives 1 Action; this turn's first Silver is worth 1 coin more.",
    "Militia": "Gives 2 coins; the others keep only 3 cards in their hands.",
    "Mine": "You may trade in a Treasure of your hand for one that costs up to 3 more, which you can use at once.",
    "Moat": "Draws 2 cards; shown from your hand while somebody plays an Attack, it keeps you out of it.",
    "Moneylender": "You may trash a Copper from your hand for 3 coins.",
    "Poacher": "Draws 1 card and gives 1 Action and 1 coin; each empty Supply pile then costs you a card in hand.",
    "Remodel": "A card of your hand goes to the trash, and you gain another that costs at most 2 more.",
    "Sentry": "Draws 1 card and gives 1 Action; of the next 2 cards on your deck each is trashed, discarded or left "
    "there, as you like.",
    "Smithy": "Draws 3 cards.",
    "Throne Room": "You may pick an Action card of your hand, which is then played two times.",
    "Vassal": "Gives 2 coins and discards the top of your deck; if that is an Action, you may play it for free.",
    "Village": "Draws 1 card and gives 2 Actions.",
    "Witch": "Draws 2 cards; the others get a Curse each.",
    "Workshop": "You gain a card for up to 4.",
    # Intrigue.
    "Baron": "Gives 1 Buy; throwing away an Estate brings 4 coins, otherwise you get another Estate.",
    "Bridge": "Gives 1 Buy and 1 coin, and makes all cards 1 cheaper until the turn is over.",
    "Conspirator": "Gives 2 coins; as your third Action this turn, or later, it also draws 1 card and gives 1 Action.",
    "Courtier": "Show a card of your hand; for each of its types pick something else: 1 Action, 1 Buy, 3 coins, "
    "or a Gold.",
    "Courtyard": "Draws 3 cards; then one card of your hand returns to the top of your deck.",
    "Diplomat": "Draws 2 cards, and gives 2 Actions if that leaves you with at most 5; shown from a hand of 5 or more "
    "while somebody plays an Attack, it swaps cards: draw 2, then discard 3.",
    "Duke": "Scores 1 point for each Duchy you own.",
    "Harem": "Gives 2 coins, and scores 2 points.",
    "Ironworks": "You gain a card for up to 4; an Action brings 1 Action, a Treasure 1 coin, a Victory card 1 card.",
    "Lurker": "Gives 1 Action; either an Action card goes from the Supply to the trash, or you fetch one out of there.",
    "Masquerade": "Draws 2 cards; everybody hands a card to the left, and then you may trash one of yours.",
    "Mill": "Draws 1 card and gives 1 Action; 2 discarded cards bring 2 coins; it scores 1 point.",
    "Mining Village": "Draws 1 card and gives 2 Actions; you may trash it on the spot for 2 coins.",
    "Minion": "Gives 1 Action; either you take 2 coins, or you swap your hand for 4 new cards, and so must the others "
    "who hold at least 5.",
    "Nobles": "Either draws 3 cards or gives 2 Actions; it scores 2 points.",
    "Patrol": "Draws 3 cards; of the next 4, Victory cards and Curses come along too, the rest goes back as you like.",
    "Pawn": "Pick two of these: a card, an Action, a Buy, a coin.",
    "Replace": "Works like Remodel, but an Action or a Treasure arrives on your deck, and a Victory card hands a Curse "
    "to all others.",
    "Secret Passage": "Draws 2 cards and gives 1 Action; then hide a card of your hand anywhere in your deck.",
    "Shanty Town": "Gives 2 Actions; show your hand, and if no Action is in it, draw 2 cards.",
    "Steward": "Pick one: draw 2 cards, 2 coins, or trash 2 cards of your hand.",
    "Swindler": "Gives 2 coins; the others lose the top of their decks to the trash, and you pick the card of equal "
    "cost that they get instead.",
    "Torturer": "Draws 3 cards; the others either discard 2 cards each or take a Curse into their hands.",
    "Trading Post": "You trash 2 cards of your hand and have a Silver in it instead.",
    "Upgrade": "Draws 1 card and gives 1 Action; then a card of your hand turns into one that costs exactly 1 more.",
    "Wishing Well": "Draws 1 card and gives 1 Action; guess the top card of your deck: if you are right, you have it.",
    # Alchemy.
    "Potion": "Gives a potion to pay with.",
    "Alchemist": "Draws 2 cards and gives 1 Action; with a Potion in play it may return onto your deck.",
    "Apothecary": "Draws 1 card and gives 1 Action; of your next 4 cards the Coppers and Potions come into your hand.",
    "Apprentice": "Gives 1 Action; trash a card and draw one for each coin it costs, and 2 more for a potion.",
    "Familiar": "Draws 1 card and gives 1 Action; the others gain a Curse each.",
    "Golem": "Turn over your deck until 2 Actions other than Golem turn up; play both and discard the rest.",
    "Herbalist": "Gives 1 Buy and 1 coin; when you discard it, a Treasure you have in play may go onto your deck.",
    "Philosopher's Stone": "Gives 1 coin for every full five cards in your deck and discard pile together.",
    "Possession": "Your left neighbour takes an extra turn in which you decide, and keep what it would gain.",
    "Scrying Pool": "Gives 1 Action; for everybody decide whether the top card goes or stays; then draw Actions until "
    "something else comes.",
    "Transmute": "Trash a card: an Action brings a Duchy, a Treasure a Transmute, a Victory card a Gold.",
    "University": "Gives 2 Actions; you may gain an Action that costs no more than 5.",
    "Vineyard": "Scores 1 point for every full three Actions you own.",
    # Cornucopia.
    "Fairgrounds": "Scores 2 points for every full five different names among your cards.",
    "Farming Village": "Gives 2 Actions; turn over your deck until an Action or Treasure comes, and take it.",
    "Fortune Teller": "Gives 2 coins; the others get their next Victory card or Curse on top of their decks.",
    "Hamlet": "Draws 1 card and gives 1 Action; discard a card for 1 Action more, and another for 1 Buy.",
    "Harvest": "Discard 4 cards from your deck; every different name gives 1 coin.",
    "Horn of Plenty": "You gain a card that costs no more than the number of names you have in play; a Victory card "
    "costs you the Horn.",
    "Horse Traders": "Gives 1 Buy and 3 coins for 2 discarded cards; against an Attack set it aside, and have it back "
    "with a card more.",
    "Hunting Party": "Draws 1 card and gives 1 Action; then you find a card whose name your hand lacks.",
    "Jester": "Gives 2 coins; the others discard a card: a Victory card brings a Curse, others a copy to you or them.",
    "Menagerie": "Gives 1 Action; draws 3 cards if no two in your hand share a name, otherwise 1.",
    "Remake": "Twice: trash a card for one that costs exactly 1 more.",
    "Tournament": "Gives 1 Action; a Province wins a Prize or Duchy; if nobody else shows one, 1 card and 1 coin.",
    "Young Witch": "Draws 2 cards, discard 2; the others gain a Curse unless they show a Bane card.",
    "Bag of Gold": "Gives 1 Action and a Gold onto your deck.",
    "Diadem": "Gives 2 coins, and 1 more for every Action you have left.",
    "Followers": "Draws 2 cards and brings an Estate; the others gain a Curse and discard down to 3 cards.",
    "Princess": "Gives 1 Buy; while it is in play cards cost 2 less.",
    "Trusty Steed": "Two of these: 2 cards, 2 Actions, 2 coins, 4 Silvers with your deck discarded.",
    # Guilds.
    "Advisor": "Gives 1 Action; you take 3 cards of your deck, less one that your left neighbour makes you discard.",
    "Baker": "Draws 1 card, gives 1 Action and a token for your Coffers; with it everybody starts with a token.",
    "Butcher": "Gives 2 tokens; trash a card for one that costs as much and 1 more for each token you pay.",
    "Candlestick Maker": "Gives 1 Action, 1 Buy and a token for your Coffers.",
    "Doctor": "Name a card and trash it from your next 3 cards; pay more to treat your deck card by card.",
    "Herald": "Draws 1 card and gives 1 Action; plays your next card if it is an Action; pay more to recall discards.",
    "Journeyman": "Name a card, and take the next 3 cards that are something else.",
    "Masterpiece": "Gives 1 coin; pay more for it and gain as many Silvers.",
    "Merchant Guild": "Gives 1 Buy and 1 coin; while it is in play every card you buy brings a token.",
    "Plaza": "Draws 1 card and gives 2 Actions; you may discard a Treasure for a token.",
    "Soothsayer": "You gain a Gold; the others gain a Curse each and draw a card for it.",
    "Stonemason": "Trash a card for two cheaper ones; pay more for two Actions that cost just that.",
    "Taxman": "Trash a Treasure for a better one onto your deck; the others with 5 cards discard one of its name.",
    # Menagerie.
    "Animal Fair": "Gives 4 coins, and 1 Buy for each empty Supply pile; when you buy it, an Action trashed from your "
    "hand may stand in for the coins.",
    "Barge": "Draws 3 cards and gives 1 Buy, at once or when your next turn starts, as you like.",
    "Black Cat": "Draws 2 cards, and outside your turn hands a Curse to all others; when somebody else gains a Victory "
    "card, it may be played from your hand.",
    "Bounty Hunter": "Gives 1 Action; a card of your hand goes into Exile, for 3 coins if no copy of it was there "
    "before.",
    "Camel Train": "You send a card other than a Victory card from the Supply into your Exile; gaining a Camel Train "
    "sends a Gold there.",
    "Cardinal": "Gives 2 coins; the others turn over 2 cards of their decks, lose to Exile one that costs from 3 to 6 "
    "if they hit one, and discard what remains.",
    "Cavalry": "You gain 2 Horses; gaining it draws 2 cards, gives 1 Buy, and takes you back from your Buy phase to "
    "your Action phase.",
    "Coven": "Gives 1 Action and 2 coins; the others get a Curse each from the Supply into Exile, or with none left "
    "discard those they have there.",
    "Destrier": "Draws 2 cards and gives 1 Action; it is 1 cheaper for each card gained this turn by the player whose "
    "turn it is.",
    "Displace": "A card of your hand goes into Exile, and you gain one with another name that costs at most 2 more.",
    "Falconer": "You gain a card cheaper than Falconer into your hand; when anybody gains a card with 2 or more types, "
    "Falconer may be played from your hand.",
    "Fisherman": "Draws 1 card and gives 1 Action and 1 coin; while the player whose turn it is has an empty discard "
    "pile, it is 3 cheaper.",
    "Gatekeeper": "Gives 3 coins when your next turn starts; until then Actions and Treasures that the others gain go "
    "into their Exile, unless a copy is there already.",
    "Goatherd": "Gives 1 Action; you may trash a card of your hand; then draw as many as your right neighbour trashed "
    "in their last turn.",
    "Groom": "You gain a card for up to 4; an Action brings a Horse, a Treasure a Silver, a Victory card 1 card and 1 "
    "Action.",
    "Hostelry": "Draws 1 card and gives 2 Actions; when you gain it, any Treasures you discard from your hand bring a "
    "Horse each.",
    "Hunting Lodge": "Draws 1 card and gives 2 Actions; you may swap your hand for 5 new cards.",
    "Kiln": "Gives 2 coins; of the next card you play this turn you may gain a copy, before it does anything.",
    "Livery": "Gives 3 coins; until the turn is over, every card you gain that costs at least 4 brings a Horse.",
    "Mastermind": "When your next turn starts, you may pick an Action card of your hand, which is then played three "
    "times.",
    "Paddock": "Gives 2 coins and brings 2 Horses; each empty Supply pile gives 1 Action.",
    "Sanctuary": "Draws 1 card and gives 1 Action and 1 Buy; you may send a card of your hand into Exile.",
    "Scrap": "Trash a card of your hand; for each coin it costs pick something else: 1 card, 1 Action, 1 Buy, 1 coin, "
    "a Silver, or a Horse.",
    "Sheepdog": "Draws 2 cards; any card you gain lets you play it from your hand.",
    "Sleigh": "You gain 2 Horses; discarded from your hand when you gain a card, it moves that card into your hand or "
    "onto your deck.",
    "Snowy Village": "Draws 1 card and gives 4 Actions and 1 Buy; until the turn is over, nothing gives you more "
    "Actions.",
    "Stockpile": "Gives 3 coins and 1 Buy, and then goes into your Exile.",
    "Supplies": "Gives 1 coin and a Horse onto your deck.",
    "Village Green": "Draws 1 card and gives 2 Actions, at once or when your next turn starts; discarded other than in "
    "Clean-up, it may be played.",
    "Wayfarer": "Draws 3 cards, and you may gain a Silver; it costs as much as the last card with another name that "
    "was gained this turn, if any.",
    "Horse": "Draws 2 cards and gives 1 Action, then returns to its pile.",
    "Alliance": "Brings one each of the six basic Treasures and Victory cards, from Province to Copper.",
    "Banish": "As many cards of one name as you like go from your hand into Exile.",
    "Bargain": "You gain a card for up to 5 other than a Victory card; the others get a Horse each.",
    "Commerce": "Brings a Gold for every different name among the cards you gained this turn.",
    "Delay": "You may set an Action of your hand aside, which is then played when your next turn starts.",
    "Demand": "A Horse and a card for up to 4 arrive on your deck.",
    "Desperation": "Once a turn you may take a Curse for 1 Buy and 2 coins.",
    "Enclave": "You gain a Gold, and a Duchy goes from the Supply into your Exile.",
    "Enhance": "You may trash a card of your hand other than a Victory card, for one that costs at most 2 more.",
    "Gamble": "Gives 1 Buy; turn over the top of your deck: an Action or Treasure you may play, otherwise the card is "
    "discarded.",
    "Invest": "An Action goes from the Supply into your Exile; while it is there, you draw 2 cards when somebody else "
    "gains a copy or invests in one.",
    "March": "You may play an Action that you find in your discard pile.",
    "Populate": "Brings a card of every pile of Actions that the Supply still has.",
    "Pursue": "Gives 1 Buy; name a card: of your next 4, those with that name go back onto your deck, the rest is "
    "discarded.",
    "Reap": "Brings a Gold, which is set aside and played when your next turn starts.",
    "Ride": "Brings a Horse.",
    "Seize the Day": "Gives you an extra turn after this one; each player can have that only once a game.",
    "Stampede": "If you have no more than 5 cards in play, 5 Horses arrive on your deck.",
    "Toil": "Gives 1 Buy and lets you play an Action of your hand.",
    "Transport": "Either an Action goes from the Supply into your Exile, or one of your Exile comes onto your deck.",
    "Way of the Butterfly": "Played this way, an Action may return to its pile, for a card that costs exactly 1 more.",
    "Way of the Camel": "Played this way, an Action sends a Gold from the Supply into your Exile.",
    "Way of the Chameleon": "Played this way, an Action does what it always does, but gives coins instead of drawing "
    "cards, and draws cards instead of giving coins.",
    "Way of the Frog": "Played this way, an Action gives 1 Action; when it is discarded from play this turn, it goes "
    "onto your deck.",
    "Way of the Goat": "Played this way, an Action trashes a card of your hand.",
    "Way of the Horse": "Played this way, an Action draws 2 cards and gives 1 Action, then returns to its pile.",
    "Way of the Mole": "Played this way, an Action gives 1 Action and swaps your hand for 3 new cards.",
    "Way of the Monkey": "Played this way, an Action gives 1 Buy and 1 coin.",
    "Way of the Mouse": "Played this way, an Action plays the card that was set aside for this Way before the game, "
    "which stays there.",
    "Way of the Mule": "Played this way, an Action gives 1 Action and 1 coin.",
    "Way of the Otter": "Played this way, an Action draws 2 cards.",
    "Way of the Owl": "Played this way, an Action draws until 6 cards are in your hand.",
    "Way of the Ox": "Played this way, an Action gives 2 Actions.",
    "Way of the Pig": "Played this way, an Action draws 1 card and gives 1 Action.",
    "Way of the Rat": "Played this way, an Action lets you discard a Treasure for a copy of that Action.",
    "Way of the Seal": "Played this way, an Action gives 1 coin; until the turn is over, every card you gain may go "
    "onto your deck.",
    "Way of the Sheep": "Played this way, an Action gives 2 coins.",
    "Way of the Squirrel": "Played this way, an Action draws 2 cards at the end of the turn, after your new hand.",
    "Way of the Turtle": "Played this way, an Action is set aside, and played again when your next turn starts.",
    "Way of the Worm": "Played this way, an Action sends an Estate from the Supply into your Exile.",
}
