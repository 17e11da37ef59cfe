"""Whole games through the terminal, typed by a script, and by a monkey."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typist import KINGDOM, Attacker, Monkey, Typist, cards, go_on, new_game, position

from freehold import CARDS, FreeholdError, Game, Record
from freehold.bots.big_money import BigMoney
from freehold.bots.bot import Bot
from freehold.bots.random_bot import RandomBot
from freehold.engine.types import EVENT, WAY
from freehold.scenario.load import Scenario, SeatSetup
from freehold.scenario.position import make_game
from freehold.terminal import play
from freehold.texts import LANGUAGES, in_order, words

# --- whole games ------------------------------------------------------------------------------------


def test_a_whole_game_with_numbers_and_words() -> None:
    class Buyer(Typist):
        """Plays Treasures by number, tries to buy what is dear, and takes what it gets."""

        def read(self, mark: str) -> str:
            if not self.lines:
                menu = self.menu()
                if "play all Treasures" in menu:
                    self.lines = [str(menu.index("play all Treasures") + 1)]
                else:
                    wanted = [name for name in ("Province", "Gold", "Silver") if f"buy {name}" in " ".join(menu)]
                    self.lines = wanted[:1] or [""]
            return super().read(mark)

    typist = Buyer()
    game = new_game(typist)
    assert game.over
    scores = game.scores()
    assert f"You have {scores[0]} points after" in typist.text
    assert f"Big Money has {scores[1]} points after" in typist.text
    assert "Who has what:" in typist.text
    table = typist.written[typist.written.index("Who has what:") :]
    assert next(line for line in table if "Province" in line).split()[1:] == [
        str(game.owned(seat).count("Province")) for seat in (0, 1)
    ]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_typed_the_game_goes_on_and_nothing_leaks(seed: int) -> None:
    players = 2 + seed % 3
    random = Random(seed)
    kingdom = random.sample([kind.name for kind in CARDS if kind.kingdom], 10)
    landscapes = random.sample([kind.name for kind in CARDS if kind.is_a(EVENT | WAY)], 2)
    language = LANGUAGES[seed % 2]
    bots: list[Bot] = [RandomBot(seed + place) for place in range(players - 1)]
    monkey = Monkey(seed)
    game = play(
        *(kingdom, players, seed, bots),
        landscapes=landscapes,
        read=monkey.read,
        write=monkey.write,
        language=language,
    )
    assert game.over or monkey.typed > 2000
    assert Record.of(game).replay().answers == game.answers
    hidden = re.compile(
        r" *Random(?: \d)? (?:draws|looks at|puts \d+ card|zieht|sieht sich|legt \d+ Karten? (?:auf|in)) *(.*)"
    )
    names = [words(language).card_name(kind.name) for kind in CARDS]
    seen = [found[1] for line in monkey.written if (found := hidden.match(line)) is not None]
    assert seen
    for text in seen:
        assert not any(re.search(rf"\b{re.escape(name)}\b", text) for name in names), text


# --- what is shown ------------------------------------------------------------------------------------


def test_the_screen() -> None:
    typist = Typist()
    game = new_game(typist)
    for line in (
        "Treasures",
        "  Copper    $0  46",
        "Kingdom cards",
        "  Village   $3  10",
        "Your turn 1, Buy phase: 1 Action, 1 Buy, $0.",
        "You have in play: nothing.",
        words("en").text("terminal-hand", you=True, who="", cards=in_order(game.view(0).hand)),
        "  1. play all Treasures",
    ):
        assert line in typist.written
    assert all(sign == "\n" or " " <= sign <= "~" for sign in typist.text)


def test_costs_are_those_of_now() -> None:
    typist = go_on(position("Bridge, Village", "Bridge, Copper"), "1", "supply", "card Village")
    assert "  Village   $2  10" in typist.written
    assert "This turn it costs $2." in typist.written


def test_what_opponents_draw_is_only_counted() -> None:
    typist = Typist("", "", "", "log")
    new_game(typist)
    draws = [line.strip() for line in typist.written if line.strip().startswith("Big Money draws")]
    assert draws
    assert set(draws) == {"Big Money draws 5 cards."}


def test_only_giver_and_receiver_see_a_passed_card() -> None:
    bots: list[Bot] = [BigMoney(), BigMoney()]
    scenario = Scenario("masquerade", "here", players=3, kingdom=cards("Masquerade"))
    for seat, card in enumerate(("Gold", "Silver", "Duchy")):
        scenario.seats[seat] = SeatSetup({"hand": cards(f"{card}, Curse")})
    scenario.seats[0].zones["hand"] += cards("Masquerade")
    typist = go_on(make_game(scenario), "play Masquerade", "pass Gold", bots=bots)
    assert "    You pass a Gold to Big Money 1." in typist.written
    assert "    Big Money 1 passes 1 card to Big Money 2." in typist.written
    assert "    Big Money 2 passes a Duchy to you." in typist.written


# --- answers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "trashed"),
    [
        (["1", "1 4"], ["Copper", "Estate"]),
        (["chapel", "1,2,3"], ["Copper", "Copper", "Copper"]),
        (["play Chapel", "trash Copper, Estate"], ["Copper", "Estate"]),
        (["pl", "cop, est, cop"], ["Copper", "Estate", "Copper"]),
        (["1", "estate copper"], ["Estate", "Copper"]),
        (["1", ""], []),
        (["1", "decline"], []),
    ],
)
def test_several_cards_are_chosen(lines: list[str], trashed: list[str]) -> None:
    game = position("Chapel", "Chapel, Copper, Copper, Copper, Estate")
    typist = go_on(game, *lines)
    assert "Chapel: You may trash any number of cards." in typist.written
    assert game.view(0).trash == trashed


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("1 2", "Only one can be chosen here."),
        ("77", "There is no number 77; the numbers go from 1 to 5."),
        ("0", "There is no number 0; the numbers go from 1 to 5."),
        ("buy Gold", "“buy Gold” is not possible now."),
        ("buy Gould", "There is no card named “Gould”. Did you mean Gold"),
        ("copper", "“copper” could mean: play a Copper or buy a Copper ($0, 46 left)."),
        ("dance", "“dance” is not an answer here."),
        ("gold", "“gold” is not possible now."),
        ('"', '“"” is not an answer here.'),
        ("trash Copper", "“trash Copper” is not possible now."),
    ],
)
def test_a_bad_line_changes_nothing_and_says_what_is_legal(bad: str, why: str) -> None:
    typist = Typist(bad)
    game = new_game(typist)
    assert game.answers == []
    after = typist.text[typist.text.index("> " + bad) :]
    assert why in after
    assert "You can choose:\n  1. play all Treasures\n" in after


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1", "That is 1; exactly 2 needed."),
        ("2 2", "Number 2 is named twice."),
        ("", "An answer is needed here."),
    ],
)
def test_the_wrong_number_of_cards(line: str, why: str) -> None:
    game = position("Militia", "Copper, Copper, Estate, Duchy, Gold", other_hand="Militia", turn=1)
    typist = go_on(game, line, bots=[Attacker()])
    assert "Militia: Discard 2 cards." in typist.written
    assert why in typist.written


def test_one_written_answer_for_two_decisions() -> None:
    game = position("Secret Passage, Village", "Secret Passage, Village, Gold", "Copper, Estate, Silver, Curse, Duchy")
    go_on(game, "play Secret Passage", "put Gold at 2", "end turn")
    assert game.view(0).turn > 1
    drawn = [event["cards"] for event in game.events(0) if event["what"] == "draw" and event["player"] == 0][1]
    assert drawn[:3] == ["Silver", "Curse", "Gold"]


def test_an_empty_line_declines_and_ends() -> None:
    game = position("Moneylender", "Moneylender, Copper")
    typist = go_on(game, "1", "", "", "")
    assert "Moneylender: Trash a Copper for +$3?" in typist.written
    assert game.view(0).trash == []
    assert "  You discard your hand: Copper." in typist.written


def test_any_card_can_be_named() -> None:
    typist = go_on(position("Wishing Well", "Wishing Well", "Copper, Gold"), "1", "name Harem")
    assert "    You name Harem." in typist.written


def test_idle_decisions_are_passed_over() -> None:
    game = position("Militia, Moat", "Moat, Copper, Copper, Gold", other_hand="Militia", turn=1)
    typist = go_on(game, "reveal moat", bots=[Attacker()])
    assert typist.text.count("Do you react to this Attack?") == 1
    assert "    You reveal a Moat." in typist.written
    assert len(game.view(0).hand) == 4


# --- commands -----------------------------------------------------------------------------------------


def test_undo_of_what_nobody_saw_is_done_at_once() -> None:
    typist = Typist("play treasures", "undo", "undo")
    game = new_game(typist)
    assert game.answers == []
    assert "Undone. You decide again:" in typist.written
    assert "There is nothing to undo: this is your first decision." in typist.written
    assert game.view(0).hand == Game.new(KINGDOM, 2, 3, first=0).view(0).hand


@pytest.mark.parametrize(("confirmed", "answers"), [("no", 3), ("yes", 0)])
def test_undo_of_what_somebody_saw_asks_first(confirmed: str, answers: int) -> None:
    typist = Typist("", "undo", confirmed)
    game = new_game(typist)
    assert "hidden cards were seen" in typist.text
    assert len(game.answers) == answers


def test_undo_goes_back_one_decision_at_a_time_and_play_goes_on() -> None:
    game = position("Remodel", "Remodel, Copper, Estate", "Copper")
    typist = go_on(game, "1", "estate", "silver", "undo", "estate", "undo", "undo", "trash Copper", "copper")
    assert not [line for line in typist.written if "not an answer" in line]
    assert game.view(0).trash == ["Copper"]
    assert game.view(0).owned("Estate") == 1


def test_help_on_cards() -> None:
    typist = Typist("card moat", "?Village", "? Vilage", "help witch", "card", "help")
    game = new_game(typist)
    assert game.answers == []
    for line in (
        "Moat: costs $2; Action, Reaction; set: Base.",
        "  +2 Cards",
        "10 cards are left in the Supply.",
        "There is no card named “Vilage”. Did you mean Village?",
        "It is not in this game.",
        "Which card? For example: card Village",
    ):
        assert line in typist.written


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("play treasures", f"save {path}", "buy Copper", f"save {path}", "quit", "what", "yes")
    game = new_game(typist)
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.seats == ["Human", "Big Money"]
    again = record.replay()
    assert again.answers == game.answers
    assert "It was not saved." not in typist.text
    typist = go_on(again, "undo", "yes", "undo")
    assert again.answers == []
    assert "Undone. You decide again:" in typist.written


def test_another_file_is_not_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear", encoding="utf-8")
    typist = Typist(f"save {path}", "no", f"save {tmp_path / 'no' / 'where'}", f"save {tmp_path}")
    new_game(typist)
    assert path.read_text(encoding="utf-8") == "dear"
    assert typist.text.count("It could not be saved in") == 2
    assert typist.text.count("Replace it?") == 1  # a folder is refused without asking
    assert sorted(tmp_path.iterdir()) == [path]


# --- leaving ------------------------------------------------------------------------------------------


def test_the_end_of_the_input_ends_politely(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("play treasures")
    game = new_game(typist, save=path)
    assert not game.over
    assert "The game stops here, unfinished. Your turn 1, Buy phase" in typist.text
    assert typist.written[-1] == f"Saved in {path}."
    assert Record.from_json(path.read_text(encoding="utf-8")).replay().answers == game.answers
    assert "points" not in typist.text


def interrupting(typist: Typist) -> Callable[[str], str]:
    def read(mark: str) -> str:
        if not typist.lines:
            raise KeyboardInterrupt
        return typist.read(mark)

    return read


def test_ctrl_c_ends_politely() -> None:
    typist = Typist("play treasures")
    game = play(KINGDOM, 2, 3, [BigMoney()], first=0, read=interrupting(typist), write=typist.write)
    assert len(game.answers) == 1
    assert typist.written[-1] == "It was not saved."


def test_quit_asks_first() -> None:
    typist = Typist("quit", "no", "quit", "y", "1")
    new_game(typist)
    assert "The game goes on." in typist.written
    assert typist.lines == ["1"]


def test_lines_that_are_no_text_are_asked_again() -> None:
    typist = Typist("1")
    lines = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad")])

    def read(mark: str) -> str:
        for problem in lines:
            raise problem
        return typist.read(mark)

    game = play(KINGDOM, 2, 3, [BigMoney()], first=0, read=read, write=typist.write)
    assert "That line could not be read as text. Please type it again." in typist.written
    assert len(game.answers) == 1


def test_the_number_of_bots_must_fit() -> None:
    with pytest.raises(FreeholdError, match="3 players need 2 bots, not 1"):
        play(KINGDOM, 3, 1, [BigMoney()], read=Typist().read)
