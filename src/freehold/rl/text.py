"""Actions and observations in words: the same names, index by index, that document the spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freehold.rl.space import Space, full_space


def action_text(space: Space, action: int) -> str:
    """What an action does, such as `buy Province`."""
    return space.action_names()[action]


def legal_text(space: Space, mask: Sequence[int]) -> str:
    """The legal actions, one a line, each with its index."""
    names = space.action_names()
    return "\n".join(f"{action} {names[action]}" for action, legal in enumerate(mask) if legal)


def observation_text(space: Space, observation: Sequence[int]) -> str:
    """Everything in an observation that is not 0, one line for all that is about the same thing."""
    lines: dict[str, list[str]] = {}
    for name, value in zip(space.observation_names(), observation, strict=True):
        if value:
            about, _, what = name.partition(": ")
            shown = what if value == 1 and about in _FLAGS else f"{what} {value}"
            lines.setdefault(about, []).append(shown)
    return "\n".join(f"{about}: {', '.join(facts)}" for about, facts in lines.items())


#: Of these, exactly one is 1 and the others are 0: its name says it all.
_FLAGS = ("phase", "turn of", "turn controlled by", "asked", "about", "question")


def describe(space: Space | None = None) -> str:
    """What every index of the spaces stands for, as a table to read; of all cards unless another space is given."""
    return "\n".join(_described(full_space(2) if space is None else space))


def _described(space: Space) -> Iterator[str]:
    yield f"# {space.actions} actions"
    yield ""
    for index, name in enumerate(space.action_names()):
        yield f"{index}\t{name}"
    yield ""
    yield f"# {space.size} numbers of an observation"
    yield ""
    for index, name in enumerate(space.observation_names()):
        yield f"{index}\t{name}"
