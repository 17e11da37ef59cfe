"""The page about real games: it is sound, shows the numbers of the tally, and lets nothing in from outside."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from page_reader import Part, read

from freehold.bots import BOTS, BigMoney, register
from freehold.engine.record import Record
from freehold.lab.match import Match
from freehold.lab.report import page, write
from freehold.lab.report.language import Language
from freehold.lab.report.problems import NotWritten
from freehold.lab.result import INTERRUPTED, Result
from freehold.lab.simulate import simulate
from freehold.lab.tally import LAST_CARD, Tally
from freehold.texts import LANGUAGES, told, words

#: A kingdom with everything that a report has to show: a Bane, an Event, a Way with its card, potions, and a mat.
RICH = (
    "Young Witch, Familiar, Baker, Courtyard, Village, Smithy, Market, Festival, Moat, Witch; Ride; Way of the Mouse; "
    "Bane: Cellar; Mouse: Chapel"
)


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(Match.of(["big-money", "random"], "Village, Smithy, Market, Festival, Moat", 7), 60)


@pytest.fixture(scope="module")
def shown(result: Result) -> Part:
    return read(page(result))


# --- soundness -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound(result: Result, language: str) -> None:
    shown = read(page(result, language))
    assert shown.one("html").attributes["lang"] == language
    assert len(shown.all("h1")) == 1
    ids = [part.attributes["id"] for part in shown.all() if "id" in part.attributes]
    assert len(ids) == len(set(ids))
    for part in shown.all():
        if "aria-labelledby" in part.attributes:
            assert part.attributes["aria-labelledby"] in ids
    for table in shown.all("table"):
        columns = len(table.one("thead").all("th"))
        assert table.one("caption").text
        assert table.rows()
        assert all(len(row) == columns for row in table.rows())


def test_every_drawing_has_a_name_or_stands_beside_its_number(shown: Part) -> None:
    # A drawing inside a drawing is a part of it.
    inner = {id(part) for drawing in shown.all("svg") for part in drawing.all("svg")}
    for drawing in shown.all("svg"):
        if id(drawing) not in inner and drawing.attributes.get("aria-hidden") != "true":
            assert drawing.attributes["role"] == "img"
            title = drawing.children[0]
            assert isinstance(title, Part)
            assert title.name == "title"
            assert title.children


def test_every_chart_has_its_numbers_in_a_table(shown: Part) -> None:
    figures = shown.all("figure")
    assert len(figures) == len(shown.all("svg", "chart")) == 3
    for figure in figures:
        assert figure.one("details").one("table").rows()
        assert figure.one("figcaption").text


def test_nothing_comes_from_outside(result: Result) -> None:
    text = page(result)
    shown = read(text)
    for part in shown.all():
        assert part.name not in ("script", "link", "img", "iframe", "object", "a", "base", "form")
        assert not {"src", "href", "style"} & set(part.attributes)
        assert not [name for name in part.attributes if name.startswith("on")]
    assert "//" not in text
    (style,) = shown.one("style").children
    assert isinstance(style, str)
    assert "@import" not in style
    assert "url(" not in style
    digest = b64encode(sha256(style.encode()).digest()).decode()
    (policy,) = [part for part in shown.all("meta") if "http-equiv" in part.attributes]
    assert policy.attributes["content"].startswith(f"default-src 'none'; style-src 'sha256-{digest}';")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_words_and_nothing_else(language: str) -> None:
    name = "</title></style><script>alert(1)</script> & \"A\" 'B' { $games }"
    register(name, lambda seed: BigMoney())
    try:
        result = simulate(Match.of([name, "big-money"]), 4)
        shown = read(page(result, language))
    finally:
        del BOTS[name]
    assert not shown.all("script")
    assert name in shown.one("h1").text
    assert name in [part.text for part in shown.all("span", "name")]
    assert name in shown.one("main").all("details", "turn")[0].text


def test_the_same_games_give_the_same_page(result: Result) -> None:
    again = simulate(result.match, 60)
    assert page(again) == page(replace(result, seconds=99.0, workers="8"))


# --- numbers ---------------------------------------------------------------------------------------


def test_outcomes_are_those_of_the_tally(result: Result, shown: Part) -> None:
    language = Language("en")
    outcomes, seats = shown.section("outcome").all("table")
    sides = result.tally.sides
    assert [row[1:] for row in outcomes.rows()] == [
        [
            language.rate(side.win_rate()),
            language.rate(side.tie_rate()),
            language.rate(side.loss_rate()),
            language.rate(side.win_share()),
            language.mean(side.points.mean),
        ]
        for side in sides
    ]
    assert [(row[0], row[1], row[-1]) for row in seats.rows()] == [
        (f"{'AB'[number]} {side.name}", str(seat + 1), language.rate(side.win_share(seat)))
        for number, side in enumerate(sides)
        for seat in range(2)
    ]


def test_the_bar_of_outcomes_is_full(result: Result, shown: Part) -> None:
    for side, drawing in zip(result.tally.sides, shown.all("svg", "outcome"), strict=True):
        widths = [float(part.attributes["width"].rstrip("%")) for part in drawing.all("rect")]
        assert widths[0] == pytest.approx(100 * side.wins() / side.games(), abs=0.01)
        assert sum(widths) == pytest.approx(100, abs=0.02)


def test_curves_have_a_point_for_each_turn_that_enough_games_came_to(result: Result, shown: Part) -> None:
    tally = result.tally
    for key, spreads in (
        ("coins", [side.coins_by_turn for side in tally.sides]),
        ("points", [side.points_by_turn for side in tally.sides]),
    ):
        section = shown.section(key)
        for by_turn, line in zip(spreads, section.all("polyline", "line"), strict=True):
            drawn = [spread for spread in by_turn if spread.count >= 0.05 * tally.watched]
            assert len(line.attributes["points"].split()) == len(drawn) > 10
        rows = section.one("table").rows()
        assert [row[0] for row in rows] == [str(turn) for turn in range(1, max(map(len, spreads)) + 1)]
        assert rows[4][1].startswith(f"{spreads[0][4].mean.value:.2f} ")
        assert rows[4][4] == str(spreads[1][4].count)
        assert [part.text for part in section.all("text", "letter")] == ["A", "B"]


def test_lengths_and_endings_count_every_game(result: Result, shown: Part) -> None:
    tally = result.tally
    lengths = shown.section("lengths").one("table").rows()
    assert {int(row[0]): int(row[1]) for row in lengths} == tally.turns.counts
    endings = shown.section("endings").one("table").rows()
    assert sum(int(row[-1]) for row in endings) == tally.games
    provinces = [row for row in endings if row[0] == "Province ran out"]
    assert sum(int(row[-1]) for row in provinces) == tally.ended(LAST_CARD)


def test_buys_and_decks_are_averages_of_the_watched_games(result: Result, shown: Part) -> None:
    tally = result.tally
    silver = next(row for row in shown.section("buys").one("table").rows() if row[0] == "Silver")
    bought = tally.sides[0].buys["Silver"]
    assert silver[1:3] == [f"{bought.copies / tally.watched:.2f}", f"{bought.first.mean.value:.1f}"]
    decks = shown.section("decks").one("table").rows()
    copper = next(row for row in decks if row[0] == "Copper")
    assert copper[1:] == [f"{side.deck['Copper'] / tally.watched:.2f}" for side in tally.sides]
    assert {row[0] for row in decks} == {name for side in tally.sides for name in side.deck}


def test_figures_of_a_part_of_the_games_say_so(result: Result, shown: Part) -> None:
    assert "watched" not in shown.section("buys").text
    part = replace(result, tally=Tally.from_dict(result.tally.to_dict()))
    part.tally.watched = 30
    for key in ("coins", "points", "buys", "decks"):
        assert "Only 30 of the 60 games" in read(page(part)).section(key).text


# --- the rest --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_game_is_told_as_a_replay_tells_it(result: Result, language: str) -> None:
    assert result.tally.sample is not None
    record = Record.from_dict(result.tally.sample)
    lines = [line.strip() for line in told(words(language), record.replay().open_events(), record.seats, None)]
    section = read(page(result, language)).section("sample")
    shown: list[str] = []
    for turn in section.all("details", "turn"):
        shown += [part.text for part in turn.all() if part.name == "li" or part.attributes.get("class") == "turn-name"]
    assert shown == lines
    assert "Province" in section.text if language == "en" else "Provinz" in section.text


def test_a_game_that_was_broken_off_is_told_as_far_as_it_went(result: Result) -> None:
    tally = Tally.from_dict(result.tally.to_dict())
    assert tally.sample is not None
    record = Record.from_dict(tally.sample)
    tally.sample = Record.of(record.replay(40), record.seats).to_dict()
    shown = read(page(replace(result, tally=tally))).section("sample")
    assert "unfinished" in shown.text


def test_the_kingdom_and_how_to_reproduce_it(result: Result, shown: Part) -> None:
    kingdom = shown.section("kingdom").one("table").rows()
    assert [row[:2] for row in kingdom] == [
        ["Moat", "$2"],
        ["Village", "$3"],
        ["Smithy", "$4"],
        ["Festival", "$5"],
        ["Market", "$5"],
    ]
    assert "--fill" not in shown.section("kingdom").text
    assert shown.section("again").one("code").text == result.command


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_players_in_a_rich_kingdom(language: str) -> None:
    result = simulate(Match.of(["random"] * 6, RICH), 6)
    shown = read(page(result, language))
    assert len(shown.section("points").all("polyline", "line")) == 6
    text = shown.section("kingdom").text
    german = language == "de"
    for name in ("Cellar", "Chapel", "Way of the Mouse", "Ride", "Familiar"):
        assert words(language).card_name(name) in text
    assert ("Königreich" if german else "Kingdom") in text


def test_a_result_without_games_is_a_page_too(result: Result) -> None:
    nothing = replace(result, tally=Tally.of(result.match.names), stopped=INTERRUPTED)
    shown = read(page(nothing))
    assert shown.one("h1").text == "No game was played"
    assert "interrupted" in shown.one("header").text
    assert [part.attributes["aria-labelledby"] for part in shown.all("section")] == ["kingdom"]


def test_writing_it(result: Result, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    write(result, file, "de")
    assert file.read_bytes().decode("utf-8") == page(result, "de")
    with pytest.raises(NotWritten, match=re.escape("no-such-folder")):
        write(result, tmp_path / "no-such-folder" / "report.html")


def test_a_name_that_is_no_unicode_does_not_stop_the_page(tmp_path: Path) -> None:
    name = "caf\udce9"  # as Python reads a name typed in Latin-1
    register(name, lambda seed: BigMoney())
    try:
        write(simulate(Match.of([name, "big-money"]), 2), tmp_path / "report.html")
    finally:
        del BOTS[name]
    assert "caf&#56553;" in (tmp_path / "report.html").read_text(encoding="utf-8")
