"""Rules for the questions that a card asks: what to trash, discard, gain, name, and so on, in order of preference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.plan.amounts import Amount
from freehold.bots.plan.conditions import Condition
from freehold.bots.plan.situation import Cards, Situation
from freehold.engine.selection import Selection

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.engine.decision import Decision, Option
    from freehold.engine.views import View

#: In the place of a slot: an option without a card, or about one that has no slot in this game, as a Way; and an option
#: that is not offered or was taken.
NO_SLOT: Final = -1
GONE: Final = -2
#: The rank of a card that is not picked.
NEVER: Final = 1 << 30


class Pick:
    """What to choose if it is offered: cards, an option printed on the card, a number, or nothing further."""

    def __init__(
        self,
        cards: Cards | None = None,
        label: str = "",
        amount: Amount | None = None,
        condition: Condition | None = None,
        *,
        nothing: bool = False,
    ) -> None:
        self.cards = cards
        self.label = label
        self.amount = amount
        self.condition = condition
        #: Choose no more, even if later picks would fit.
        self.nothing = nothing

    def bind(self, view: View) -> None:
        if self.cards is not None:
            self.cards.bind(view)
        if self.amount is not None:
            self.amount.bind(view)
        if self.condition is not None:
            self.condition.bind(view)

    def slots(self) -> list[int]:
        return [] if self.cards is None else self.cards.slots

    def goes(self, now: Situation) -> bool:
        return self.condition is None or self.condition.holds(now)


class Choice:
    """What one card's question is answered with, or what the card does when it may react."""

    def __init__(self, card: str, verb: str, picks: list[Pick]) -> None:
        self.card = card
        self.verb = verb
        self.picks = picks
        #: Whether what was chosen already may matter for what is chosen next.
        self._conditional = any(pick.condition is not None or pick.amount is not None for pick in picks)
        #: Where all picks are cards without further ado: how soon a card is picked, by slot.
        self._ranks: list[int] | None = None

    def bind(self, view: View) -> None:
        for pick in self.picks:
            pick.bind(view)
        self._ranks = None
        if not self._conditional and all(pick.cards is not None for pick in self.picks):
            ranks = self._ranks = [NEVER] * len(view.kinds)
            for rank, pick in enumerate(self.picks):
                for slot in pick.slots():
                    ranks[slot] = min(ranks[slot], rank)

    def take(self, decision: Decision, now: Situation) -> list[int] | None:
        """The indices of what is chosen, one after the other, perhaps too few; None if the question is another."""
        if isinstance(decision, Selection):
            if decision.verb != self.verb or decision.cause is None or decision.cause.name != self.card:
                return None
            if self._ranks is not None and not decision.alike:
                return _soonest(decision, self._ranks)
            return self._taken(decision, decision.slots(), now)
        slots = self._offered(decision, now.view)
        return None if slots is None else self._taken(decision, slots, now)

    def _taken(self, decision: Decision, slots: list[int], now: Situation) -> list[int]:
        taken: list[int] = []
        maximum = decision.maximum
        for pick in self.picks:
            if len(taken) >= maximum:
                break
            if pick.nothing:
                if pick.goes(now):
                    break
                continue
            place: i64 = 0
            while len(taken) < maximum:
                place = self._next(pick, decision, slots, place, now)
                if place < 0 or not pick.goes(now):
                    break
                taken.append(place)
                slot = slots[place]
                slots[place] = GONE
                if slot >= 0:
                    if self._conditional:
                        now.chosen(slot, self.verb)
                    if decision.alike:
                        slots = [other if other == slot else GONE for other in slots]
        return taken

    def _offered(self, decision: Decision, view: View) -> list[int] | None:
        """The slots of the cards that are offered, by the places of the options; None if nothing is."""
        reacts = decision.key == "react" or decision.key == "respond"
        if not reacts and (decision.cause is None or decision.cause.name != self.card):
            return None
        slots: list[int] = []
        offered = False
        for option in decision.options:
            kind = option.kind
            if option.verb != self.verb or (reacts and option.name != self.card):
                slots.append(GONE)
                continue
            offered = True
            slots.append(NO_SLOT if kind is None else view.slot(kind.name))
        return slots if offered else None

    def _next(self, pick: Pick, decision: Decision, slots: list[int], start: i64, now: Situation) -> i64:
        """The place of the next option that fits a pick, from some place on, or -1."""
        if pick.amount is not None:
            return _nearest(decision.options, slots, pick.amount.value(now))
        cards = pick.cards
        wanted = NO_SLOT if cards is None else cards.slot
        place: i64
        for place in range(start, len(slots)):
            slot = slots[place]
            if wanted != NO_SLOT:
                if slot == wanted:
                    return place
            elif slot == GONE:
                continue
            elif cards is None:
                if not pick.label or decision.options[place].label == pick.label:
                    return place
            elif slot == NO_SLOT:
                kind = decision.options[place].kind
                if kind is not None and cards.fits(kind):
                    return place
            elif slot in cards.slots:
                return place
        return -1


def _soonest(decision: Selection, ranks: list[int]) -> list[int]:
    """The places of the cards that are picked soonest; of those that are alike in this, the first."""
    left = decision.ranks(ranks)
    taken: list[int] = []
    while len(taken) < decision.maximum:
        best: i64 = NEVER
        chosen: i64 = -1
        place: i64
        for place in range(len(left)):
            rank: i64 = left[place]
            if rank < best:
                best = rank
                chosen = place
        if chosen < 0:
            break
        left[chosen] = NEVER
        taken.append(chosen)
    return taken


def _nearest(options: list[Option], slots: list[int], amount: float) -> int:
    """The place of the option with the greatest number that is not above the amount, or -1."""
    best = -1
    for place, option in enumerate(options):
        fits = slots[place] != GONE and not option.label and 0 <= option.number <= amount
        if fits and (best < 0 or option.number > options[best].number):
            best = place
    return best
