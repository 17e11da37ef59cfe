"""Reading what came from outside, field by field. What does not fit is refused with the name of the field."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from freehold.server.refusal import Refusal

LONGEST_NAME: Final = 30
LONGEST_SEED: Final = 200
LONGEST_TEXT: Final = 4000


class Fields:
    """A JSON object. Asking for a field gives it in the right type, or raises Refusal (400)."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Refusal("server-bad-body", 400)
        self._data: dict[str, Any] = data

    def __contains__(self, name: str) -> bool:
        return self._data.get(name) is not None

    def raw(self, name: str) -> Any:
        return self._data.get(name)

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self._data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise wrong(name)
        return value

    def truth(self, name: str, default: bool = False) -> bool:
        value = self._data.get(name, default)
        if not isinstance(value, bool):
            raise wrong(name)
        return value

    def text(self, name: str, longest: int, default: str | None = None) -> str:
        value = self._data.get(name, default)
        if value is None and default is not None:
            value = default
        if not isinstance(value, str) or len(value) > longest or not is_clean(value):
            raise wrong(name)
        return value

    def choice(self, name: str, among: Any, default: str | None = None) -> str:
        value = self._data.get(name, default)
        if not isinstance(value, str) or value not in among:
            raise wrong(name)
        return value

    def items(self, name: str, most: int) -> list[Any]:
        value = self._data.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise wrong(name)
        return value

    def object(self, name: str) -> Fields:
        value = self._data.get(name)
        if not isinstance(value, dict):
            raise wrong(name)
        return Fields(value)

    def names(self) -> list[str]:
        return list(self._data)

    def player_name(self) -> str:
        """What a person is called at the table: something that can be read and fits on a line."""
        name = " ".join(self.text("name", 4 * LONGEST_NAME).split())
        if not name or len(name) > LONGEST_NAME:
            raise Refusal("server-bad-name", 400, most=LONGEST_NAME)
        return name

    def client_seed(self) -> str:
        """What somebody adds to the shuffles. The seeds are joined by colons, so there is none in them."""
        seed = self.text("client_seed", LONGEST_SEED, "")
        if ":" in seed:
            raise wrong("client_seed")
        return seed


def is_clean(text: str) -> bool:
    """No control signs, no halves of signs, nothing that turns the direction of the text around it."""
    return not any(
        (unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") and sign not in "\n\r\t")
        or unicodedata.bidirectional(sign) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
        for sign in text
    )


def wrong(field: str) -> Refusal:
    return Refusal("server-bad-field", 400, field=field)
