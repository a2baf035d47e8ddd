"""`reihum puzzles`: what it answers to people and programs, and what it refuses."""

import re
from functools import cache

import msgspec
import pytest

from reihum.games import GAMES
from reihum.puzzles.making import by_level
from reihum.puzzles.model import GENERATOR
from tests.amounts import ALL, SEED, amount
from tests.cli.asking import reihum

KNOWN = cache(by_level)
# Of the usual one's first two puzzles, in both games, one has two seats and the other three.
SEATS = f"seats-{SEED}" if ALL else "each"


@pytest.fixture
def known_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round is played once, however often these tests ask for its puzzles."""
    monkeypatch.setattr("reihum.puzzles.making.by_level", KNOWN)


def test_puzzles_are_told_to_programs_and_solved_by_the_solver() -> None:
    told = reihum("puzzles", "rummy", "--count", "3", "--seed", "abc", "--json")
    assert told.status == 0
    assert told.data["generator"] == GENERATOR
    assert len(told.data["puzzles"]) == 3
    for puzzle in told.data["puzzles"]:
        table = " | ".join(" ".join(tiles) for tiles in puzzle["table"])
        asked = ("--table", table, "--rack", " ".join(puzzle["tiles"]), "--finish", "--json")
        solved = reihum("rummy", "solve", *asked)
        assert solved.status == 0
        assert solved.data["touched"] == puzzle["touched"]
        assert len(solved.data["steps"]) == puzzle["steps"]
    again = reihum("puzzles", "rummy", "--count", "3", "--seed", "abc", "--json")
    assert again.out == told.out


def test_puzzles_have_the_level_that_is_asked_for() -> None:
    told = reihum("puzzles", "rummy", "--count", "2", "--level", "4", "--json")
    assert [puzzle["level"] for puzzle in told.data["puzzles"]] == [4, 4]


def test_puzzles_are_told_to_people() -> None:
    told = reihum("puzzles", "rummy")
    assert told.status == 0
    assert told.out.startswith("puzzle 1, level ")
    assert "lay all of these" in told.out


@pytest.mark.usefixtures("known_rounds")
@pytest.mark.parametrize("game", ["completto", "finito"])
def test_the_answer_to_what_would_you_do_is_told_when_asked_for(game: str) -> None:
    told = reihum("puzzles", game, "--seed", SEATS)
    assert "what would you do?" in told.out
    assert "best:" not in told.out
    data = reihum("puzzles", game, "--seed", SEATS, "--json").data["puzzles"][0]
    answered = reihum("puzzles", game, "--seed", SEATS, "--answers")
    assert answered.out.startswith(told.out)
    best = GAMES[game].read_action(re.findall(r"best: (.*), by ", answered.out)[0])
    assert msgspec.to_builtins(best) == data["choices"][0]["action"]


@pytest.mark.usefixtures("known_rounds")
@pytest.mark.parametrize(("game", "each"), [("completto", "rows"), ("finito", "boards")])
def test_every_seat_of_a_puzzle_is_shown_and_no_other(game: str, each: str) -> None:
    asked = ("puzzles", game, "--count", str(amount(2, 100)), "--seed", SEATS)
    made = reihum(*asked, "--json").data["puzzles"]
    seats = [len(puzzle["public"][each]) for puzzle in made]
    assert set(seats) == {2, 3}
    told = reihum(*asked)
    assert (told.status, told.err) == (0, "")
    shown = re.split(r"^puzzle \d+, ", told.out, flags=re.MULTILINE)[1:]
    named = [re.findall(r"^(?:you|seat \d)\b", one, re.MULTILINE) for one in shown]
    assert [len(names) for names in named] == seats


def test_one_way_to_lay_them_is_told_when_asked_for() -> None:
    assert "one way" not in reihum("puzzles", "rummy").out
    assert "one way to lay them:" in reihum("puzzles", "rummy", "--answers").out


@pytest.mark.parametrize(
    "wrong",
    [
        ["puzzles", "chess"],
        ["puzzles", "rummy", "--count", "0"],
        ["puzzles", "rummy", "--count", "100001"],
        ["puzzles", "rummy", "--count", "many"],
        ["puzzles", "rummy", "--level", "6"],
        ["puzzles", "rummy", "--seed", ""],
        ["puzzles", "rummy", "--seed", "two words"],
        ["puzzles"],
    ],
)
def test_wrong_wishes_for_puzzles_are_refused_in_one_line(wrong: list[str]) -> None:
    told = reihum(*wrong)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
