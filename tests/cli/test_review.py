"""`reihum review`, as its users call it."""

import json
from pathlib import Path
from typing import Any

import pytest

from reihum.cli import main
from reihum.games import GAMES
from reihum.kernel.record import recorded, write_record


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


def test_people_get_two_tables(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record)]) == 0
    told = capsys.readouterr().out
    assert "move by move" in told
    assert "without luck" in told


def test_bad_input_is_answered_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "torn.json"
    path.write_text('{"game": "rummy"')
    for wrong in (path, tmp_path / "none.json"):
        assert main(["review", str(wrong)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
