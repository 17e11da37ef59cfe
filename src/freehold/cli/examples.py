"""What the help of each command shows at its end: how it is used."""

from __future__ import annotations

from typing import Final

#: For each command one or two that can be typed as they are.
EXAMPLES: Final = {
    "card": ["freehold card Witch", "freehold card Burggraben --lang de --no-rulings"],
    "cards": ["freehold cards --set Guilds --type attack", "freehold cards gain a Gold --cost 5+"],
    "compare-card": ["freehold compare-card Witch --games 2000", "freehold compare-card Militia --base BM --until 2%"],
    "fuzz": ["freehold fuzz --games 100", "freehold fuzz --games 20 --rich --seed 7"],
    "kingdom": ["freehold kingdom --want village --want attack", "freehold kingdom Witch, Moat --fill --seed 7"],
    "kingdoms": ["freehold kingdoms --set Intrigue --available", "freehold kingdoms --card Witch --long"],
    "play": [
        'freehold play --kingdom "Witch, Moat" --players 3 --save game.json',
        "freehold play --resume game.json",
    ],
    "replay": ["freehold replay game.json", "freehold replay game.json --seat 1 --lang de"],
    "rulings": ["freehold rulings", "freehold rulings --tests tests --json"],
    "scenario": ["freehold scenario tests/rulings", "freehold scenario tests/rulings/base.yaml --json"],
    "serve": ["freehold serve --open", "freehold serve --host 0.0.0.0 --port 8080"],
    "simulate": [
        "freehold simulate BMU+Witch BMU",
        "freehold simulate BMU BM --until 1% --report page.html",
    ],
    "strategies": ["freehold strategies", "freehold strategies BMU"],
    "tournament": ["freehold tournament BM BMU Smithy* --games 500", "freehold tournament BM sensible --games 200"],
    "verify": ["freehold verify game.json", "freehold verify game.json --commitment 5f1c..."],
}


def examples(command: str) -> str | None:
    """The end of a command's help, as it is to be printed: nothing of it is broken into other lines."""
    shown = EXAMPLES.get(command)
    return None if shown is None else "\n".join(["\b", "Examples:", *(f"  {line}" for line in shown)])
