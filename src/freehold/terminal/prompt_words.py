"""The words of the questions: what a decision asks, and how its options read.

A decision is data, so its sentence is put together: the verb of its options, how many, and which cards.
Where a card needs a sentence of its own, it is looked up here by card and key.
"""

from __future__ import annotations

from typing import Final

#: Whole sentences, by card and key, or by key alone.
PROMPTS: Final[dict[tuple[str, str], str]] = {
    ("", "action_phase"): "Action phase: which card do you play?",
    ("", "buy_phase"): "Buy phase: play Treasures or buy a card?",
    ("", "choose"): "{cause}: choose {amount}.",
    ("", "name"): "{cause}: name a card. Any card will do, by its number or its name.",
    ("", "way"): "Do you follow {cause}, or use a Way for it?",
    ("", "respond"): "You may do something about this:",
    ("", "agree"): "{cause}: will you?",
    ("", "place"): "{cause}: where in your deck does {card} go?",
    ("", "order"): "{cause}: in which order do these go onto your deck? The first one ends up on top.",
    ("", "swindle"): "{cause}: which card does {victim} gain?",
    ("", "overpay"): "{cause}: how much more than the cost do you pay?",
    ("", "spend"): "{cause}: how many tokens do you take off your Coffers?",
    ("", "discard_first"): "Clean-up: which card do you discard from play first?",
    ("", "play_first"): "{cause}: which of these do you play first?",
    ("", "advise"): "{cause}: which of these cards is discarded?",
    ("", "hamlet_action"): "{cause}: you may discard a card for 1 Action.",
    ("", "hamlet_buy"): "{cause}: you may discard a card for 1 Buy.",
    ("Scrying Pool", "choose"): "Scrying Pool: what becomes of {card}?",
    ("Doctor", "choose"): "Doctor: what becomes of {card}?",
    ("Jester", "choose"): "Jester: who gains a copy of {card}?",
    ("Animal Fair", "choose"): "Animal Fair: how do you pay for it?",
    ("Sleigh", "choose"): "Sleigh: where does {card} go?",
    ("Barge", "choose"): "Barge: 3 cards and 1 Buy, now or when your next turn begins?",
    ("Village Green", "choose"): "Village Green: 1 card and 2 Actions, now or when your next turn begins?",
    ("Mastermind", "play"): "Mastermind: you may choose an Action card and play it three times.",
    ("Banish", "exile"): "Banish: you may exile any number of cards with the same name.",
    ("Throne Room", "play"): "Throne Room: you may choose an Action card and play it twice.",
    ("Bandit", "trash"): "Bandit: which of your revealed Treasures is trashed?",
    ("Courtier", "reveal"): "Courtier: which card do you reveal? Each of its types brings a choice.",
    ("Masquerade", "pass"): "Masquerade: which card do you pass to the left?",
}
BUY_ONLY: Final = "Buy phase: buy a card?"
REACT: Final = "{cause} is being played. Do you react to it?"
FIRST: Final = "Several things happen now. Which comes first?"
FATE: Final = "{cause}: what becomes of {card}?"
MAY: Final = "{cause}: you may {doing}."
MUST: Final = "{cause}: {doing}."
FOR: Final = "For {who}. {sentence}"
NO_CAUSE: Final = "The rules"

#: What is done with the chosen cards, by the verb of the options.
DOING: Final[dict[str, str]] = {
    "topdeck": "put {cards} onto your deck",
    "put": "put {cards} into your deck, wherever you like",
    "set aside": "set {cards} aside",
    "name": "name a card",
}
OTHER_DOING: Final = "{verb} {cards}"

#: What kind of card is asked for, one and several, where "a card" would say too little.
CARD: Final = ("a card", "cards")
SORTS: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("Mine", "trash"): ("a Treasure from your hand", "Treasures"),
    ("Mine", "gain"): ("a Treasure into your hand", "Treasures"),
    ("Artisan", "gain"): ("a card into your hand", "cards"),
    ("Bureaucrat", "topdeck"): ("a Victory card from your hand", "Victory cards"),
    ("Harbinger", "topdeck"): ("a card from your discard pile", "cards"),
    ("Lurker", "trash"): ("an Action card from the Supply", "Action cards"),
    ("Lurker", "gain"): ("an Action card from the trash", "Action cards"),
    ("Artisan", "topdeck"): ("a card from your hand", "cards"),
    ("Courtyard", "topdeck"): ("a card from your hand", "cards"),
}

ANY_NUMBER: Final = "any number of {many}"
UP_TO: Final = "up to {high} {many}"
EXACTLY: Final = "{low} {many}"
BETWEEN: Final = "{low} to {high} {many}"
ONE_OPTION: Final = "one"

#: How an option reads, by its verb.
OPTIONS: Final[dict[str, str]] = {
    "play treasures": "play all Treasures",
    "buy": "buy {name} (cost {cost}, {left} left)",
    "gain": "gain {name} (cost {cost})",
    "topdeck": "put {name} onto your deck",
    "react": "reveal {name}",
    "spend": "take {number} off your Coffers",
    "overpay": "pay {number} more",
    "first": "{name} first",
    "set aside": "set {name} aside",
    "use": "use {name}",
}
#: How abilities read that wait for the same moment, by what they do; `{source}` is where they come from.
RESPONSES: Final[dict[str, str]] = {
    "discard": "discard all copies of {name} from your Exile mat",
    "topdeck": "put {name} onto your deck ({source})",
    "react": "use {name}",
    "first": "{name} first",
}
ABOUT: Final = "{text} ({card})"
OTHER_OPTION: Final = "{verb} {name}"
#: How it reads where all options do the same, so that the question has said the verb already.
SHORT_OPTIONS: Final[dict[str, str]] = {
    "gain": "{name} (cost {cost})",
    "react": "reveal {name}",
    "spend": "{number}",
    "overpay": "pay {number} more",
}
OTHER_SHORT_OPTION: Final = "{name}"
#: What declining and ending are called, by the key of the decision.
DECLINING: Final[dict[str, str]] = {"react": "do not react", "respond": "do nothing", "way": "follow the card"}
DECLINE: Final = "no"
ENDING: Final[dict[str, str]] = {"action_phase": "end the Action phase", "buy_phase": "end the turn"}
#: Other ways to write them.
ALSO: Final[dict[str, tuple[str, ...]]] = {
    "action_phase": ("end", "end phase", "end action phase", "done"),
    "buy_phase": ("end", "end phase", "end buy phase", "end turn", "done"),
}
ALSO_DECLINE: Final = ("none", "nothing", "decline", "no")
ALSO_TREASURES: Final = ("treasures", "play treasures", "all treasures")

PLACES: Final = {"top": "on top", "one": "under 1 card", "middle": "under {number} cards", "bottom": "at the bottom"}

#: The options printed on cards, by card and label where the label alone would say too little.
LABELS: Final[dict[tuple[str, str], str]] = {
    ("Lurker", "trash"): "trash an Action card from the Supply",
    ("Lurker", "gain"): "gain an Action card from the trash",
    ("Steward", "trash"): "trash 2 cards from your hand",
    ("Torturer", "discard"): "discard 2 cards",
    ("Torturer", "gain curse"): "gain a Curse into your hand",
    ("Minion", "discard hand"): "discard your hand and draw 4 cards; so do the others with 5 cards or more",
    ("", "me"): "you",
    ("", "them"): "the other player",
    ("", "P"): "pay {number} more, and a Potion",
    ("", "gain silvers"): "gain 4 Silvers and put your deck into your discard pile",
    ("", "gain gold"): "gain a Gold",
    ("", "gain silver"): "gain a Silver",
    ("", "gain curse"): "gain a Curse",
    ("", "gain horse"): "gain a Horse",
    ("", "next turn"): "at the start of your next turn",
    ("Animal Fair", "coins"): "with coins",
    ("Animal Fair", "trash"): "by trashing an Action card from your hand",
    ("Sleigh", "hand"): "into your hand",
    ("Sleigh", "deck"): "onto your deck",
    ("Transport", "exile"): "exile an Action card from the Supply",
    ("Transport", "topdeck"): "put an Action card from Exile onto your deck",
    ("Hunting Lodge", "discard hand"): "discard your hand and draw 5 cards",
    ("", "discard hand"): "discard your hand",
}
#: Words of labels that are written with a capital letter elsewhere.
CAPITALS: Final = {"action": "Action", "actions": "Actions", "buy": "Buy", "buys": "Buys"}

ENTRY: Final = "  {number}. {text}"
ENTRY_ENTER: Final = "  {number}. {text} (or just press Enter)"
SKIPPED: Final = "  and so on, up to"
ENTER_NONE: Final = "  Just press Enter for none."
HOW_SEVERAL: Final = "  Choose {amount}: numbers with spaces between them, such as {example}."
HOW_ORDER: Final = "  Type all the numbers in the order you want, such as {example}."
