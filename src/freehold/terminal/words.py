"""Every sentence of the terminal game, apart from the texts of the cards (`card_words.py`).

Nothing here decides anything, so another language is another file of this shape. Where a sentence speaks
of a player there are two of them: one to the person, one about somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# --- small things ---------------------------------------------------------------------------------

YOU: Final = "You"
NOTHING: Final = "nothing"
NONE: Final = "none"
MARK: Final = "> "
YES: Final = ("y", "yes")
NO: Final = ("n", "no", "")


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def several(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def unseen(count: int, top: str) -> str:
    """Cards of which only the number is known, and perhaps the one on top."""
    if top and count == 1:
        return top
    return f"{cards(count)} ({top} on top)" if top else cards(count)


def bonus(what: str, amount: int) -> str:
    one, many = BONUSES[what]
    return f"+{amount} {one if amount == 1 else many}"


#: What playing a card adds to, one and several.
BONUSES: Final = {
    "actions": ("Action", "Actions"),
    "buys": ("Buy", "Buys"),
    "coins": ("coin", "coins"),
    "potions": ("Potion", "Potions"),
    "coffers": ("Coffers", "Coffers"),
}


def sentence(message: str) -> str:
    """A message of the engine, written as a sentence."""
    return message[:1].upper() + message[1:] + ("" if message.endswith(("?", ".")) else ".")


def either(texts: Sequence[str]) -> str:
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


def both(texts: Sequence[str]) -> str:
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"


# --- what happened --------------------------------------------------------------------------------

#: By what happened, with the zones it went `from>to` where they make another sentence. None: not told.
EVENTS: Final[dict[str, tuple[str, str] | None]] = {
    "turn": ("Your turn {amount}:", "Turn {amount} of {who}:"),
    "extra_turn": ("Your extra turn:", "Extra turn of {who}:"),
    "controlled_turn": ("Your extra turn, in which {other} decides:", "Extra turn of {who}, in which {other} decides:"),
    "give_back": ("You get back {cards}.", "{who} gets back {cards}."),
    "overpay": ("You overpay by {amount}.", "{who} overpays by {amount}."),
    "spend": ("You take {amount} off your Coffers.", "{who} takes {amount} off the Coffers."),
    "deck_to_discard": ("You put your deck into your discard pile.", "{who} puts the deck into the discard pile."),
    "play": ("You play {cards}.", "{who} plays {cards}."),
    "play_again": ("You play {cards} again.", "{who} plays {cards} again."),
    "play_apart": ("You play {cards}, which stays set aside.", "{who} plays {cards}, which stays set aside."),
    "way": ("You use {card} for it.", "{who} uses {card} for it."),
    "action_phase": ("You go back to your Action phase.", "{who} goes back to the Action phase."),
    "bonus": ("You get {bonus}.", "{who} gets {bonus}."),
    "draw": ("You draw {cards}.", "{who} draws {cards}."),
    "shuffle": (
        "You shuffle your discard pile and put it under your deck.",
        "{who} shuffles the discard pile and puts it under the deck.",
    ),
    "buy": ("You buy {card}.", "{who} buys {card}."),
    "gain": ("You gain {cards}.", "{who} gains {cards}."),
    "gain:>hand": ("You gain {cards} into your hand.", "{who} gains {cards} into the hand."),
    "gain:>deck": ("You gain {cards} onto your deck.", "{who} gains {cards} onto the deck."),
    "gain:trash>": ("You gain {cards} from the trash.", "{who} gains {cards} from the trash."),
    "trash": ("You trash {cards}.", "{who} trashes {cards}."),
    "trash:supply>": ("You trash {cards} from the Supply.", "{who} trashes {cards} from the Supply."),
    "exile": ("You exile {cards}.", "{who} exiles {cards}."),
    "exile:supply>": ("You exile {cards} from the Supply.", "{who} exiles {cards} from the Supply."),
    "return": ("You return {cards} to its pile.", "{who} returns {cards} to its pile."),
    "discard": ("You discard {cards}.", "{who} discards {cards}."),
    "clean_up": ("You discard your hand: {cards}.", "{who} discards the hand: {cards}."),
    "clean_up:play>": None,
    "reveal": ("You reveal {cards} from your deck.", "{who} reveals {cards} from the deck."),
    "look": ("You look at {cards} from your deck.", "{who} looks at {cards} from the deck."),
    "browse": (
        "You look through your discard pile: {cards}.",
        "{who} looks through the discard pile.",
    ),
    "show": ("You reveal {cards} in your hand.", "{who} reveals {cards} in hand."),
    "put": ("You put {cards} into your hand.", "{who} puts {cards} into the hand."),
    "discard:exile>": ("You discard {cards} from Exile.", "{who} discards {cards} from Exile."),
    "topdeck": ("You put {cards} onto your deck.", "{who} puts {cards} onto the deck."),
    "insert": (
        "You put {cards} into your deck, under {counted}.",
        "{who} puts {cards} into the deck, under {counted}.",
    ),
    "set_aside": ("You set {cards} aside.", "{who} sets {cards} aside."),
    "pass": ("You pass {cards} to {other}.", "{who} passes {cards} to {other}."),
    "name": ("You name {card}.", "{who} names {card}."),
    "discount": ("Cards cost {amount} less this turn.", "Cards cost {amount} less this turn."),
    "game_over": ("The game is over.", "The game is over."),
}
#: For things that later cards do before this file knows them.
OTHER_EVENT: Final = ("{what}: you, {cards}.", "{what}: {who}, {cards}.")
#: How a player is called at the end of a sentence about another one.
TO_YOU: Final = "you"
FROM_THE_TOP: Final = "{cards} (named from the top)"

# --- the screen -----------------------------------------------------------------------------------

SINCE: Final = "What happened:"
WHOLE_LOG: Final = "The whole game:"
EMPTY_LOG: Final = "Nothing has happened yet."
SUPPLY: Final = "The Supply (cost, cards left):"
GROUPS: Final = ("Treasures", "Victory cards and Curses", "Kingdom cards")
ROW: Final = "  {name}  {cost}  {left}"
PHASES: Final = {"start": "start", "action": "Action phase", "buy": "Buy phase", "cleanup": "Clean-up", "over": "end"}
BANE: Final = "  Bane"
BESIDE: Final = "Beside the Supply: {cards}."
EVENTS_AND_WAYS: Final = ("Events (cost)", "Ways")
EVENT_ROW: Final = "  {name}  {cost}"
WAY_ROW: Final = "  {name}"
MOUSE: Final = "  {name} (set aside: {card})"
EXILE: Final = " Exile: {cards}."
INVESTED: Final = " Invested: {cards}."
STAYED: Final = " In play: {cards}."
AS_WAY: Final = " Played as a Way: {cards}."
COFFERS: Final = " Coffers: {tokens}."
SET_ASIDE: Final = " Set aside: {cards}."
THEIR_HAND: Final = " In hand: {cards}."
YOUR_TURN: Final = "Your turn {turn}, {phase}: {counters}."
THEIR_TURN: Final = "Turn {turn} of {who}, {phase}: {counters}."
HAND: Final = "Your hand: {cards}."
DECK: Final = "Your deck: {counted}. Top of your discard pile: {top}."
IN_PLAY: Final = ("You have in play: {cards}.", "{who} has in play: {cards}.")
OPPONENT: Final = "{who}: {counted} in hand. Top of the discard pile: {top}."
TRASH: Final = "Trash: {cards}."


def counters(actions: int, buys: int, coins: int, potions: int) -> str:
    text = f"{actions} {'Action' if actions == 1 else 'Actions'}, {buys} {'Buy' if buys == 1 else 'Buys'}, "
    text += f"{coins} {'coin' if coins == 1 else 'coins'}"
    return f"{text}, {potions} {'potion' if potions == 1 else 'potions'}" if potions else text


# --- the end --------------------------------------------------------------------------------------

RESULT: Final = "Result:"
SCORE: Final = ("You have {points} {noun} after {turns} turns.", "{who} has {points} {noun} after {turns} turns.")
POINTS: Final = ("point", "points")
YOU_WIN: Final = "You win!"
WINS: Final = "{who} wins."
SHARED: Final = "{names} share the victory."
WHO_HAS_WHAT: Final = "Who has what:"
TABLE_CARD: Final = "Card"
TABLE_TOTAL: Final = "All cards"
UNFINISHED: Final = "The game stops here, unfinished. {turn} Provinces left: {provinces}; empty piles: {empty}."
SAVED: Final = "Saved in {path}."
NOT_SAVED: Final = "It could not be saved in {path}: {why}."
LOST: Final = "It was not saved."
LOST_SINCE: Final = "What happened after you saved it was not kept."

# --- talking with the person ----------------------------------------------------------------------

WELCOME: Final = "Dominion: you against {names}. Type a number to answer, help for help, quit to leave."
UNREADABLE: Final = "That line could not be read as text."
NEEDS_ANSWER: Final = "An answer is needed here."
NO_NUMBER: Final = "There is no number {number}; the numbers go from 1 to {last}."
NO_NUMBERS: Final = "There are no numbers here."
JUST_ONE: Final = "Only one can be chosen here."
TWICE: Final = "Number {number} is named twice."
WRONG_COUNT: Final = "That is {chosen}; {needed} needed."
NEEDED: Final = {
    "exactly": "exactly {low}",
    "up to": "up to {high}",
    "between": "{low} to {high}",
    "none": "{some} or none",
}
AMBIGUOUS: Final = "'{text}' could mean {meanings}."
NOT_LEGAL: Final = "'{text}' is not possible now."
NOT_UNDERSTOOD: Final = "'{text}' is not an answer here."
LEGAL: Final = "You can choose:"

WHICH_CARD: Final = "Which card? For example: card Village"
CARD_LINE: Final = "{name}: costs {cost}, {types}, from {set}."
LANDSCAPE_LINE: Final = "{name}: {types}, from {set}."
LANDSCAPE_HERE: Final = "It is in this game."
LANDSCAPE_ABSENT: Final = "It is not in this game."
CARD_NOW: Final = "This turn it costs {cost}."
CARD_LEFT: Final = "Left in the Supply: {counted}."
CARD_ABSENT: Final = "It is not in the Supply of this game."
NO_TEXT: Final = "What it does is not written down yet."

NOTHING_TO_UNDO: Final = "There is nothing to undo: this is your first decision."
UNDO_LEAKS: Final = (
    "Since your last decision hidden cards were seen or somebody else decided; "
    "undoing does not make anybody forget that. Undo all the same? (yes or no)"
)
UNDONE: Final = "Undone. You decide again:"
NOT_UNDONE: Final = "Nothing was undone."

WHICH_FILE: Final = "Save where? For example: save game.json"
OVERWRITE: Final = "{path} is there already. Replace it? (yes or no)"
NOT_REPLACED: Final = "It was left as it is; nothing was saved."
QUIT: Final = "Leave the game? 'save FILE' first if you want to keep it. (yes or no)"
QUIT_SAVED: Final = "Leave the game? It is kept in {path}. (yes or no)"
STAYING: Final = "The game goes on."
YES_OR_NO: Final = "Please answer yes or no."

HELP: Final = """\
How to answer:
  a number, for example 2; several as 1 3 or 1,3
  an empty line for none, for no, or to end the phase, where that is allowed
  the beginning of an answer, for example gold, or several with commas: copper, estate
  a written answer, for example: buy Gold, trash Copper, Estate, play treasures, end turn
Commands:
  undo         back to your previous decision
  card NAME    what a card costs and does (or: ? NAME)
  supply       the Supply with costs and cards left
  hand         your hand, what is in play, and the other players
  log          everything that has happened
  save FILE    keep the game in a file
  quit         leave the game
  help         this text"""
