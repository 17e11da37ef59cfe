"""The colours of the page: whatever is read stands out from what it stands on, by day and by night."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from freehold.lab.report.people import LETTERS

STYLE = files("freehold.lab.report").joinpath("style.css").read_text(encoding="utf-8")
TONES = [f"tone-{number}" for number in range(len(LETTERS))]


def colours() -> dict[str, dict[str, str]]:
    """The colours by name, in the light and in the dark."""
    light, dark = (
        dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", block))
        for block in re.findall(r":root \{([^}]*--surface[^}]*)\}", STYLE)
    )
    assert set(light) == set(dark)
    return {"light": light, "dark": dark}


def contrast(one: str, other: str) -> float:
    """As WCAG measures it."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_can_be_read(theme: str) -> None:
    colour = colours()[theme]
    for ground in ("ground", "surface", "soft"):
        for ink in ("ink", "ink-soft", "accent"):
            assert contrast(colour[ink], colour[ground]) >= 4.5, (ink, ground)
    assert contrast(colour["ink"], colour["warning"]) >= 4.5
    for tone in TONES:
        assert contrast(colour[tone], colour["surface"]) >= 4.5, tone  # the letters at the ends of the curves
        assert contrast(colour["on-tone"], colour[tone]) >= 4.5, tone  # the letters on badges


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_drawings_can_be_seen(theme: str) -> None:
    colour = colours()[theme]
    assert contrast(colour["line-strong"], colour["surface"]) >= 3


def test_no_two_strategies_look_alike() -> None:
    looks = re.findall(r"\.(tone-\d) \{ --tone: var\(--(tone-\d)\); --dashes: ([^;]+); \}", STYLE)
    assert [name for name, _, _ in looks] == [tone for _, tone, _ in looks] == TONES
    assert len({dashes for _, _, dashes in looks}) == len(TONES)
    for theme in colours().values():
        assert len({theme[tone] for tone in TONES}) == len(TONES)
