"""Finito's players: the shipped values, and what the master makes of them."""

import pytest

from reihum.games.finito.learned import STAY, shipped, terms
from reihum.games.finito.master import outlook, won
from reihum.games.finito.notation import read_board
from reihum.networks.plain_network import PlainLikely

ONE_STRAY = ". 2 . 3 . . 4 . . 5 . . 6 . . 7 . 8 . . 9 . . 10 . . 11 . . 12 . . . 1 . ."


def test_the_shipped_values_are_those_that_were_measured() -> None:
    board = read_board(ONE_STRAY)
    turns, chances = shipped().judged([terms(board, b"")])
    assert turns[0] == pytest.approx(PINNED_VALUE, abs=0.01)
    assert sum(chances.line(0)) == pytest.approx(1.0, abs=1e-4)
    assert "finito_training" in shipped().about


def test_a_roll_ahead_things_look_about_the_same() -> None:
    board = read_board(ONE_STRAY)
    sooner = [-float(turn) for turn in range(48)]  # as if every turn counted the same
    turns = 1 - outlook(board, b"", STAY, must_move=False, wins=sooner)
    assert turns == pytest.approx(PINNED_VALUE, rel=0.1)


def test_who_cannot_win_otherwise_takes_a_risk() -> None:
    surely_in_four = [float(turn == 4) for turn in range(12)]
    in_two_or_eight = [(turn in {2, 8}) / 2 for turn in range(12)]
    likely = PlainLikely([surely_in_four, in_two_or_eight])
    others_take_three = [1.0, 1.0, 1.0, 0.5] + [0.0] * 8
    others_take_ten = [1.0] * 10 + [0.5, 0.0]
    safe, risky = won([4.0, 5.0], likely, others_take_three)
    assert risky > safe
    safe, risky = won([4.0, 5.0], likely, others_take_ten)
    assert safe >= risky


PINNED_VALUE = 8.407
