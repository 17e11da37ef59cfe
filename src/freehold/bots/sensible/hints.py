"""What print does not say of a card, in numbers: one line a card, and only where it says too little.

All of it is for an average playing in an average deck, on top of what is printed. A card without a line is judged by
its printed bonuses, points and cost alone, so a new card needs none to be bought and played.
"""

from __future__ import annotations

from typing import Final


class Hint:
    """What a card does besides its printed bonuses."""

    def __init__(
        self,
        *,
        cards: float = 0.0,
        actions: float = 0.0,
        coins: float = 0.0,
        buys: float = 0.0,
        trash: float = 0.0,
        exile: float = 0.0,
        must: bool = False,
        digs: bool = False,
        upgrade: int = -1,
        exactly: bool = False,
        treasures: bool = False,
        gain: int = 0,
        gets: tuple[str, ...] = (),
        curses: float = 0.0,
        hurt: float = 0.0,
        pays: float = 0.0,
        redraws: bool = False,
        repeats: int = 1,
        once: bool = False,
        most: int = 99,
        names_junk: bool = False,
        overpay: str = "",
        spares_victory: bool = False,
        plays: bool = False,
        of_each_action: bool = False,
        in_play_at_most: int = 0,
    ) -> None:
        #: Bonuses on top of the printed ones; cards drawn and discarded again count as less than one.
        self.cards = cards
        self.actions = actions
        self.coins = coins
        self.buys = buys
        #: How many cards of one's own it can trash, or put on the Exile mat.
        self.trash = trash
        self.exile = exile
        #: Whether it trashes, or exiles, also if one has no wish to.
        self.must = must
        #: Whether what it trashes comes off the deck and not out of the hand.
        self.digs = digs
        #: How many coins more a card may cost that comes in place of one that is given up; -1 if none does.
        self.upgrade = upgrade
        #: Whether it must cost just so many coins more.
        self.exactly = exactly
        #: Whether it exchanges Treasures for Treasures.
        self.treasures = treasures
        #: The cost up to which it gains a card of one's choice.
        self.gain = gain
        #: Cards that it gains.
        self.gets = gets
        #: Curses that each other player gains.
        self.curses = curses
        #: Coins that each other player loses by it, in the next turn or over time; below 0 it helps them.
        self.hurt = hurt
        #: Coins, or what is worth as much, for each card that is discarded or trashed for it.
        self.pays = pays
        #: Whether a card is drawn for each that is discarded.
        self.redraws = redraws
        #: How often it plays another Action card.
        self.repeats = repeats
        #: Whether it leaves the deck when it is played.
        self.once = once
        #: How many copies a deck has a use for.
        self.most = most
        #: Whether the card that one names is one to be rid of.
        self.names_junk = names_junk
        #: What paying more than the cost brings: a card for each coin, or "Action" for Actions of that cost.
        self.overpay = overpay
        #: Whether Victory cards are not among the cards that can be given up.
        self.spares_victory = spares_victory
        #: For an Event: whether it plays an Action from hand, gains one of each, needs few cards in play.
        self.plays = plays
        self.of_each_action = of_each_action
        self.in_play_at_most = in_play_at_most


NO_HINT: Final = Hint()

HINTS: Final[dict[str, Hint]] = {
    # Base
    "Artisan": Hint(gain=5, coins=1.0),
    "Bandit": Hint(gets=("Gold",), hurt=0.6, most=3),
    "Bureaucrat": Hint(gets=("Silver",), hurt=0.5, most=3),
    "Cellar": Hint(redraws=True, coins=0.4, most=2),
    "Chapel": Hint(trash=4, most=1),
    "Council Room": Hint(hurt=-0.6),
    "Harbinger": Hint(coins=0.3),
    "Library": Hint(cards=2.6),
    "Merchant": Hint(coins=0.5),
    "Militia": Hint(hurt=1.3),
    "Mine": Hint(upgrade=3, treasures=True, coins=1.2, most=2),
    "Moat": Hint(coins=0.2),
    "Moneylender": Hint(coins=1.8, pays=3.0, most=1),
    "Poacher": Hint(cards=-0.1),
    "Remodel": Hint(upgrade=2, must=True, most=2),
    "Sentry": Hint(trash=1, digs=True),
    "Throne Room": Hint(repeats=2),
    "Vassal": Hint(cards=0.4),
    "Witch": Hint(curses=1),
    "Workshop": Hint(gain=4, most=2),
    # Intrigue
    "Baron": Hint(coins=2.2, pays=4.0, most=2),
    "Bridge": Hint(coins=0.8),
    "Conspirator": Hint(cards=0.3, actions=0.3),
    "Courtier": Hint(coins=3.0),
    "Courtyard": Hint(cards=-0.4),
    "Diplomat": Hint(actions=0.6),
    "Ironworks": Hint(gain=4, actions=0.3, coins=0.3, most=3),
    "Lurker": Hint(coins=0.2, most=1),
    "Masquerade": Hint(trash=1.5, most=2),
    "Mill": Hint(coins=0.6, pays=1.0),
    "Mining Village": Hint(coins=0.2),
    "Minion": Hint(coins=1.6, hurt=0.3),
    "Nobles": Hint(cards=2.0, actions=0.7),
    "Patrol": Hint(cards=0.8),
    "Pawn": Hint(cards=0.8, actions=0.8, coins=0.4),
    "Replace": Hint(upgrade=2, must=True, curses=0.2, most=2),
    "Secret Passage": Hint(cards=-0.5),
    "Shanty Town": Hint(cards=0.8),
    "Steward": Hint(trash=1.4, coins=0.9, most=2),
    "Swindler": Hint(hurt=0.7, curses=0.25),
    "Torturer": Hint(hurt=0.9, curses=0.35),
    "Trading Post": Hint(trash=2, must=True, coins=1.0, most=1),
    "Upgrade": Hint(upgrade=1, exactly=True, must=True, most=3),
    "Wishing Well": Hint(cards=0.4),
    # Alchemy
    "Alchemist": Hint(cards=0.3),
    "Apothecary": Hint(cards=1.0),
    "Apprentice": Hint(trash=1, cards=1.8, must=True, most=2),
    "Familiar": Hint(curses=1),
    "Golem": Hint(coins=2.4, actions=0.3, most=2),
    "Herbalist": Hint(coins=0.3),
    "Philosopher's Stone": Hint(coins=2.8),
    "Possession": Hint(coins=3.5, buys=0.5),
    "Scrying Pool": Hint(cards=1.8, hurt=0.4),
    "Transmute": Hint(trash=1, must=True, most=1),
    "University": Hint(gain=5, most=3),
    # Cornucopia
    "Farming Village": Hint(cards=1.1),
    "Fortune Teller": Hint(hurt=0.5),
    "Hamlet": Hint(actions=0.4, pays=0.6),
    "Harvest": Hint(coins=3.0),
    "Horn of Plenty": Hint(gain=4, most=3),
    "Horse Traders": Hint(cards=-0.9),
    "Hunting Party": Hint(cards=1.2),
    "Jester": Hint(coins=0.8, curses=0.35),
    "Menagerie": Hint(cards=1.8),
    "Remake": Hint(trash=2, upgrade=1, exactly=True, must=True, most=1),
    "Tournament": Hint(cards=0.6, coins=0.7),
    "Young Witch": Hint(curses=0.85, cards=-0.6),
    "Bag of Gold": Hint(gets=("Gold",)),
    "Diadem": Hint(coins=0.4),
    "Followers": Hint(curses=1, hurt=1.3, gets=("Estate",)),
    "Princess": Hint(coins=2.0),
    "Trusty Steed": Hint(cards=1.5, actions=1.5, coins=0.5),
    # Guilds
    "Advisor": Hint(cards=1.7),
    "Butcher": Hint(upgrade=2, coins=-0.5, most=2),
    "Doctor": Hint(trash=1, digs=True, names_junk=True, most=1),
    "Herald": Hint(cards=0.6),
    "Journeyman": Hint(cards=3.3, names_junk=True),
    "Masterpiece": Hint(overpay="Silver"),
    "Merchant Guild": Hint(coins=0.9),
    "Plaza": Hint(coins=0.3, pays=1.0),
    "Soothsayer": Hint(gets=("Gold",), curses=1, hurt=-0.6),
    "Stonemason": Hint(trash=0.5, must=True, most=1, overpay="Action"),
    "Taxman": Hint(upgrade=3, treasures=True, coins=0.6, hurt=0.4, most=2),
    # Menagerie
    "Barge": Hint(cards=3.2, buys=1.0),
    "Black Cat": Hint(curses=0.15),
    "Bounty Hunter": Hint(exile=1, coins=1.8, must=True, most=2),
    "Camel Train": Hint(coins=1.2, most=2),
    "Cardinal": Hint(hurt=0.8),
    "Cavalry": Hint(gets=("Horse", "Horse")),
    "Coven": Hint(curses=0.5),
    "Displace": Hint(upgrade=2, exile=1, must=True, most=2),
    "Falconer": Hint(gain=4, coins=1.0, most=2),
    "Gatekeeper": Hint(coins=2.8, hurt=0.5),
    "Goatherd": Hint(trash=1, cards=0.4, most=2),
    "Groom": Hint(gain=4, gets=("Horse",), most=3),
    "Horse": Hint(once=True),
    "Hostelry": Hint(pays=1.2),
    "Hunting Lodge": Hint(cards=0.8, redraws=True),
    "Kiln": Hint(gain=4),
    "Livery": Hint(gets=("Horse",)),
    "Mastermind": Hint(repeats=3),
    "Paddock": Hint(gets=("Horse", "Horse")),
    "Sanctuary": Hint(exile=1),
    "Scrap": Hint(trash=1, coins=0.8, must=True, most=1),
    "Sheepdog": Hint(cards=0.5),
    "Sleigh": Hint(gets=("Horse", "Horse")),
    "Snowy Village": Hint(actions=-2.0),
    "Stockpile": Hint(coins=-1.8),
    "Supplies": Hint(gets=("Horse",)),
    "Village Green": Hint(cards=1.0, actions=2.0),
    "Wayfarer": Hint(gets=("Silver",)),
    # Events
    "Alliance": Hint(gets=("Province", "Duchy", "Estate", "Gold", "Silver", "Copper")),
    "Banish": Hint(exile=2),
    "Bargain": Hint(gain=5, hurt=-1.0),
    "Delay": Hint(plays=True),
    "Demand": Hint(gain=4, gets=("Horse",)),
    "Desperation": Hint(gets=("Curse",)),
    "Enclave": Hint(gets=("Gold", "Duchy")),
    "Enhance": Hint(upgrade=2, spares_victory=True),
    "Populate": Hint(of_each_action=True),
    "Reap": Hint(gets=("Gold",), coins=2.0),
    "Ride": Hint(gets=("Horse",)),
    "Seize the Day": Hint(coins=5.0),
    "Stampede": Hint(gets=("Horse", "Horse", "Horse", "Horse", "Horse"), in_play_at_most=5),
    "Toil": Hint(plays=True),
    # Ways
    "Way of the Butterfly": Hint(upgrade=1, exactly=True),
    "Way of the Camel": Hint(coins=1.0),
    "Way of the Goat": Hint(trash=1, must=True),
    "Way of the Horse": Hint(once=True),
    "Way of the Rat": Hint(pays=1.0),
    "Way of the Squirrel": Hint(cards=1.7),
    "Way of the Worm": Hint(gets=("Estate",)),
}
