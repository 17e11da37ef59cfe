"""A kingdom as a short code, for links: digits and letters only, and a mistyped one is an error.

A code is the digit 1 (the version of the format) and, in base 32, some bytes:

- the numbers of all cards and landscapes, ascending, each as its distance from the one before (the first from -1);
- if there is a Bane or a Mouse card: a zero, then the number of each plus one, or zero;
- a checksum (CRC-32) of the version and everything before: four bytes, the low one first.

Distances and numbers are written in groups of seven bits, the low ones first, with the eighth bit set if more
follow. The number of a card is its line in `data/numbers.txt`. That file only ever grows, so old codes stay good.
The digits of base 32 leave out i, l, o and u: l and i are read as 1, o as 0, and capitals as small letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import Final
from zlib import crc32

from freehold.engine.errors import BadSetup
from freehold.kingdoms.data import read_data
from freehold.kingdoms.kingdom import Kingdom

VERSION: Final = "1"
DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_READ_AS: Final = str.maketrans("ilo", "110")
_CHECKSUM: Final = 4


def to_code(kingdom: Kingdom) -> str:
    """The code of a kingdom."""
    data = bytearray()
    last = -1
    for number in sorted(_number(name) for name in (*kingdom.cards, *kingdom.landscapes)):
        data += _packed(number - last)
        last = number
    if kingdom.bane is not None or kingdom.mouse is not None:
        data.append(0)
        for name in (kingdom.bane, kingdom.mouse):
            data += _packed(0 if name is None else _number(name) + 1)
    return VERSION + _written(bytes(data) + _checksum(bytes(data)))


def from_code(code: str) -> Kingdom:
    """The kingdom of a code; BadSetup if it is not exactly as `to_code` wrote it."""
    code = "".join(code.split()).casefold().translate(_READ_AS)
    if not code.startswith(VERSION):
        raise BadSetup(f"{code!r} is no code of version {VERSION}", "code-version", code=code)
    data = _read(code[1:])
    payload, checksum = data[:-_CHECKSUM], data[-_CHECKSUM:]
    if checksum != _checksum(payload):
        raise _mistyped(code)
    distances, bane, mouse = _numbers(payload)
    names = [_name(place - 1) for place in accumulate(distances)]
    kingdom = Kingdom.of(names, _name(bane - 1) if bane else None, _name(mouse - 1) if mouse else None)
    if to_code(kingdom) != code:
        raise _mistyped(code)
    return kingdom


def looks_like_code(text: str) -> bool:
    """Whether somebody means a code, mistyped or not: a long word that begins like one or has several digits."""
    word = text.strip()
    digits = sum(sign.isdigit() for sign in word)
    return len(word) >= 8 and word.isascii() and word.isalnum() and (word.startswith(VERSION) or digits >= 3)


# --- numbers of cards --------------------------------------------------------------------------------


@cache
def numbered() -> tuple[str, ...]:
    """The names of all cards and landscapes that a kingdom can have; the place of each is its number."""
    return tuple(read_data("numbers.txt").split("\n")[:-1])


@cache
def _numbers_by_name() -> dict[str, int]:
    return {name: number for number, name in enumerate(numbered())}


def _number(name: str) -> int:
    number = _numbers_by_name().get(name)
    if number is None:
        raise BadSetup(f"{name} has no number in data/numbers.txt, so there is no code", "code-unnumbered", card=name)
    return number


def _name(number: int) -> str:
    if number >= len(numbered()):
        raise BadSetup(f"card number {number} is not known here", "code-newer")
    return numbered()[number]


# --- bytes -------------------------------------------------------------------------------------------


def _packed(number: int) -> bytes:
    groups = bytearray()
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    groups.append(number)
    return bytes(groups)


def _unpacked(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0


def _numbers(payload: bytes) -> tuple[list[int], int, int]:
    """The distances, and what stands for the Bane and the Mouse card."""
    numbers = list(_unpacked(payload))
    if 0 not in numbers:
        return numbers, 0, 0
    end = numbers.index(0)
    chosen = numbers[end + 1 :]
    if len(chosen) != 2:
        raise BadSetup("a zero in a code is followed by the Bane and the Mouse card", "code-newer")
    return numbers[:end], chosen[0], chosen[1]


def _checksum(payload: bytes) -> bytes:
    return crc32(VERSION.encode() + payload).to_bytes(_CHECKSUM, "little")


def _written(data: bytes) -> str:
    """Bytes in base 32, five bits a digit; the last digit is filled up with zeros."""
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    return "".join(DIGITS[int(bits[place : place + 5], 2)] for place in range(0, len(bits), 5))


def _read(digits: str) -> bytes:
    """The bytes of such digits; what is left over after the last whole byte is dropped."""
    if any(digit not in DIGITS for digit in digits):
        raise _mistyped(VERSION + digits)
    bits = "".join(f"{DIGITS.index(digit):05b}" for digit in digits)
    return bytes(int(bits[place : place + 8], 2) for place in range(0, len(bits) - 7, 8))


def _mistyped(code: str) -> BadSetup:
    return BadSetup(f"the code {code!r} is mistyped or incomplete", "code-mistyped", code=code)
