"""`reihum review`, as its users call it."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from reihum.cli import main
from reihum.cli.shorthand import changes
from reihum.games import GAMES
from reihum.games.rummy.notation import read_table
from reihum.kernel.chance import seed_hash
from reihum.kernel.game import AnyGame
from reihum.kernel.record import Record, read_record, recorded, signed, write_record, written
from reihum.review.judges import JUDGED
from reihum.review.review import Review, reviewed
from tests.review.test_luck import short_record

REVIEWS: dict[str, Review] = {}  # by the record's digest


@pytest.fixture(autouse=True)
def reviewed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told in two ways, or in two tests, is looked at once."""

    def known(game: AnyGame, record: Record) -> Review:
        if record.digest not in REVIEWS:
            REVIEWS[record.digest] = reviewed(game, record)
        return REVIEWS[record.digest]

    monkeypatch.setattr("reihum.cli.review.reviewed", known)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Finito between two computer players."""
    game = GAMES["finito"]
    moves: list[tuple[int, Any]] = []
    match = game.start(game.options(), 2, "review")
    while waiting := game.waiting(match):
        action = game.players["simple"](game.view(match, waiting[0]), f"{len(moves)}")
        moves.append((waiting[0], action))
        match = game.apply(match, waiting[0], action)
    path = tmp_path / "game.json"
    path.write_bytes(write_record(recorded(game, game.options(), ["A", "B"], "review", moves)))
    return path


def test_programs_get_every_move_and_every_round(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [move["number"] for move in told["moves"]] == list(range(1, len(told["moves"]) + 1))
    (one,) = told["rounds"]
    assert sum(one["result"]) == pytest.approx(1)
    assert told["judgement"].startswith("finito/values.npz")


def test_people_get_two_tables(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a pipe, too, no line is wider than COLUMNS says, else 80."""
    monkeypatch.delenv("COLUMNS", raising=False)
    assert main(["review", str(record)]) == 0
    told = capsys.readouterr().out
    assert [line for line in told.splitlines() if len(line) > 80] == []
    assert "move by move" in told
    assert "without luck" in told


def columns(lines: list[str]) -> list[list[str]]:
    """The numbers of every move: before, luck, choice, all else, after."""
    heading = next(line for line in lines if "before" in line and "after" in line)
    ends = [heading.index(word) + len(word) for word in ("before", "luck", "choice", "else")]
    starts = [heading.index("before"), *ends]
    rows = [line for line in lines if re.match(r" *\d+  \d ", line)]
    return [[row[a:b].strip() for a, b in pairwise([*starts, len(heading)])] for row in rows]


@pytest.mark.parametrize("game", JUDGED)
def test_every_change_of_a_chance_is_told_and_adds_up(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Luck, what the choice cost, and all else; the numbers are those that programs get."""
    path = tmp_path / "game.json"
    path.write_bytes(write_record(short_record(game)))
    assert main(["review", str(path), "--json"]) == 0
    moves = json.loads(capsys.readouterr().out)["moves"]
    assert main(["review", str(path)]) == 0
    rows = columns(capsys.readouterr().out.splitlines())
    assert len(rows) == len(moves)
    for move, row in zip(moves, rows, strict=True):
        seat = move["seat"]
        before, luck, choice, rest, after = [float(cell.strip("%") or 0) for cell in row]
        assert before + luck + choice + rest == pytest.approx(after)
        assert before == pytest.approx(100 * move["before"][seat], abs=0.051)
        assert luck == pytest.approx(100 * move["luck"][seat], abs=0.051)
        assert choice == pytest.approx(-100 * (move["error"] or 0), abs=0.051)
        assert after == pytest.approx(100 * move["after"][seat], abs=0.051)


TABLE = read_table("b8 b9 b10 | n1 r1 b1 | w4 w5 w6")


@pytest.mark.parametrize(
    ("move", "short"),
    [
        ("draw", "draw"),
        ("discard b4", "discard b4"),
        ("lay b8 b9 b10 | n1 r1 b1 | w4 w5 w6 | b1 b2 b3", "lay +b1 +b2 +b3"),
        ("lay b8 b9 b10 b11 | n1 r1 b1 | w4 w5 w6", "lay b8 b9 b10 +b11"),
        (
            "lay with-discard b9 b10 b11 | n1 r1 b1 | w4 w5 w6 | n8 r8 b8",
            "lay with-discard b9 b10 +b11 | +n8 +r8 b8",
        ),
        ("time-up b8 b9 b10 | n1 r1 b1 | w4 w5 w6", "time-up"),
    ],
)
def test_a_lay_is_told_by_what_it_changes(move: str, short: str) -> None:
    assert changes(move, TABLE) == short


def test_a_review_of_rummy_is_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sets that stay are not told again and again."""
    record = short_record("rummy")
    path = tmp_path / "game.json"
    path.write_bytes(write_record(record))
    assert main(["review", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) < 3 * len(record.moves)


def test_a_seed_that_is_not_the_promised_one_is_a_no(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `reihum replay` says it."""
    assert main(["review", str(record)]) == 0
    assert capsys.readouterr().out.endswith("The seed matches its hash.\n")
    false = replace(read_record(record.read_bytes()), seed_hash=seed_hash("another"))
    record.write_bytes(write_record(signed(false)))
    for verb in ("replay", "review"):
        assert main([verb, str(record)]) == 1
        assert capsys.readouterr().out.endswith("The seed does NOT match its hash.\n")
        assert main([verb, str(record), "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["seed_matches"] is False


def test_a_name_stays_in_its_row(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = read_record(record.read_bytes())
    for name in ("A\nB", "A\r\nB", "A\u2028B"):
        odd = written(GAMES["finito"], {}, [name, "C"], whole.seed, list(whole.moves[:6]))
        record.write_bytes(write_record(odd))
        assert main(["review", str(record)]) == 0
        told = capsys.readouterr().out
        moves = sum(move.startswith("0 ") for move in whole.moves[:6])
        assert len(re.findall(r"\b0 A\?+B\b", told)) == moves + 1  # and once in the round's
        assert main(["replay", str(record), "--moves"]) == 0
        assert re.search(r"^seats A\?+B, C$", capsys.readouterr().out, re.MULTILINE)


def test_where_nothing_was_played_that_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "begun.json"
    game = GAMES["finito"]
    path.write_bytes(write_record(recorded(game, game.options(), ["A", "B"], "review", [])))
    assert main(["review", str(path)]) == 1
    assert capsys.readouterr() == (
        "",
        "reihum: nothing was played in this game, so there is nothing to review\n",
    )


def test_a_game_that_was_left_is_reviewed_as_far_as_it_came(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = read_record(record.read_bytes())
    left = written(GAMES["finito"], {}, whole.seats, whole.seed, list(whole.moves[:6]))
    record.write_bytes(write_record(left))
    assert main(["review", str(record)]) == 0
    told = capsys.readouterr().out
    assert len(columns(told.splitlines())) == 6
    assert "not played to its end" in told


def test_ctrl_c_is_answered_in_one_line(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr("reihum.cli.review.reviewed", interrupted)
    assert main(["review", str(record)]) == 130
    assert capsys.readouterr() == ("", "reihum: interrupted before there was anything to tell\n")


def test_bad_input_is_answered_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "torn.json"
    path.write_text('{"game": "rummy"')
    for wrong in (path, tmp_path / "none.json"):
        assert main(["review", str(wrong)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
