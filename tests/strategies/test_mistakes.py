"""A mistake in a strategy is told with its place, what was expected there, and what may have been meant."""

from pathlib import Path

import pytest

from freehold.strategies import BadStrategy, StrategyError, Written, read

MISTAKES = {
    # words of the language
    "buy\n Province iff money > 18": "2:11 expected `if` or the end of the line, but found `iff`; did you mean `if`?",
    "by\n Province": "1:1 expected `name`, `short`, .* but found `by`; did you mean `buy`?",
    "buy\n Gold if moeny > 8": "2:10 expected something to count .* but found `moeny`; did you mean `money`?",
    "buy\n Gold if turn > 3 an coins > 2": "2:19 expected `and`, `or` or the end of the line, .* did you mean `and`?",
    "choose\n Chapel: trsh Estate": "2:10 expected what is chosen for .* did you mean `trash`?",
    "guard: maybe\nbuy": "1:8 expected `on` or `off`, but found `maybe`",
    "name Big Money\nbuy": "1:6 expected `:`, but found `Big`",
    "buy Gold": "1:5 expected the end of the line, but found `Gold`",
    # conditions
    "buy\n Gold if money 18": "2:16 expected .*a comparison .* but found `18`",
    "buy\n Gold if money >": "2:17 expected something to count .* but found the end of the line",
    "buy\n Gold if money > # much": "2:18 expected something to count .* but found the end of the line",
    "buy\n Gold if (turn > 3": r"2:19 expected `or` or `\)`, but found the end of the line",
    "buy\n Gold if Gold > 3": r"2:15 expected `left` \(or `own` before the name\) or .* but found `>`",
    "buy\n Gold if own > 3": "2:14 expected the name of a card or a type, but found `>`",
    "buy\n Gold if money": "2:10 this is a number: compare it with another",
    "buy\n Gold if opening > 3": "2:10 this is true or false, and not a number",
    "buy\n Gold if turn > 3 + (coins > 1)": "2:22 this is true or false, and not a number",
    "buy\n Gold $": "2:7 expected `if` or the end of the line, but found `\\$`",
    # names
    "buy\n Provnce": "2:2 there is no card named 'Provnce'; did you mean Province",
    "buy\n Gold if own Smity > 1": "2:14 there is no card named 'Smity'; did you mean Smithy",
    "buy\n smithy": "2:2 expected .* but found `smithy`; names are written with a capital letter: Smithy",
    "choose\n Chapel: trash Estate Copper": "2:16 there is a comma or a word missing between Estate and Copper",
    "needs: Smithi\nbuy\n Gold": "1:8 there is no card named 'Smithi'; did you mean Smithy?",
    'choose\n Steward: choose "+2 coinz"': r'2:18 no card has an option "\+2 coinz"; did you mean \+2 coins',
    # what makes no sense
    "": "1:1 there are no rules",
    "name: Nothing": "1:1 there are no rules",
    "buy\n Gold\nbuy\n Silver": "3:1 `buy` is there twice",
    "guard: on\nguard: off\nbuy": "2:1 `guard` is there twice",
    "play\n Gold": "2:2 Gold is not an Action",
    "buy\n Horse": "2:2 Horse is never for sale",
    "buy\n Way of the Ox": "2:2 Way of the Ox is used by a `choose` rule",
    "choose\n Coffers: trash Gold": "2:11 about Coffers it can only be said how many to spend",
}


@pytest.mark.parametrize("text", MISTAKES, ids=[text.replace("\n", "/") for text in MISTAKES])
def test_a_mistake_is_told_with_its_place(text: str) -> None:
    place, _, why = MISTAKES[text].partition(" ")
    line, column = map(int, place.split(":"))
    with pytest.raises(BadStrategy, match=f"line {line}, column {column}: {why}") as mistake:
        Written(text)
    assert (mistake.value.line, mistake.value.column) == (line, column)


def test_the_line_is_shown_with_a_pointer() -> None:
    with pytest.raises(BadStrategy) as mistake:
        Written("name: Mine\n\nbuy\n\tGold if moeny > 8\n")
    assert str(mistake.value).splitlines()[1:] == ["    \tGold if moeny > 8", "    \t        ^"]


def test_a_mistake_in_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_text("buy\n Gold iff turn > 3\n", encoding="utf-8")
    with pytest.raises(StrategyError, match=r"mine\.strategy, line 2, column 7: expected `if`"):
        read(path)


def test_a_file_that_is_not_text_is_an_error_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_bytes(b"buy\n \xff\xfe\n")
    with pytest.raises(StrategyError, match="is not a text file"):
        read(path)
