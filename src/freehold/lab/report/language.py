"""How the page speaks: the messages of one language, and numbers as its readers write them."""

from __future__ import annotations

from math import floor, log10
from typing import Any

from babel.numbers import format_decimal

from freehold.lab.statistics import Estimate
from freehold.texts import Message, words


class Language:
    """Says messages and writes numbers."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.words = words(code)

    def text(self, key: str, **args: Any) -> str:
        return self.words.text(key, **args)

    def say(self, said: Message) -> str:
        return self.words.say(said)

    def card(self, name: str) -> str:
        return self.words.card_name(name)

    def whole(self, number: int) -> str:
        return str(format_decimal(number, "#,##0", locale=self.code))

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with so many places, and a true minus sign."""
        shape = f"#,##0.{'0' * places}" if places else "#,##0"
        rounded = round(number, places) + 0.0  # nothing is "-0.0"
        return str(format_decimal(rounded, shape, locale=self.code)).replace("-", "−")

    def percent(self, share: float, places: int = 1) -> str:
        return self.text("report-percent", number=self.decimal(100 * share, places))

    def rate(self, share: Estimate) -> str:
        """A share with half the width of its interval, as in `71.5% ± 0.4`."""
        places = places_for(100 * share.margin)
        margin = self.decimal(100 * share.margin, places)
        return self.text("report-estimate", value=self.percent(share.value, places), margin=margin)

    def mean(self, mean: Estimate) -> str:
        places = places_for(mean.margin)
        return self.text(
            "report-estimate", value=self.decimal(mean.value, places), margin=self.decimal(mean.margin, places)
        )

    def between(self, share: Estimate) -> str:
        """The interval of a share."""
        places = places_for(100 * share.margin)
        return self.text("report-span", low=self.percent(share.low, places), high=self.percent(share.high, places))


def places_for(margin: float) -> int:
    """How many places a figure deserves that is known up to a margin: those that show the margin's first digit."""
    if margin <= 0:
        return 1
    return min(3, max(1, -floor(log10(margin))))
