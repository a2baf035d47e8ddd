"""Finito's players: the shipped values, and what the master makes of them."""

import numpy as np
import pytest

from reihum.games.finito.learned import STAY, network, sums
from reihum.games.finito.master import outlook, won
from reihum.games.finito.notation import read_board

ONE_STRAY = ". 2 . 3 . . 4 . . 5 . . 6 . . 7 . 8 . . 9 . . 10 . . 11 . . 12 . . . 1 . ."


def test_the_shipped_values_are_those_that_were_measured() -> None:
    board = read_board(ONE_STRAY)
    turns, chances = network().judged(sums(board, b"")[None])
    assert turns[0] == pytest.approx(PINNED_VALUE, abs=0.01)
    assert chances[0].sum() == pytest.approx(1.0, abs=1e-4)
    assert "finito_training" in network().about


def test_a_roll_ahead_things_look_about_the_same() -> None:
    board = read_board(ONE_STRAY)
    sooner = -np.arange(48, dtype=np.float32)  # as if every turn counted the same
    turns = 1 - outlook(board, b"", STAY, must_move=False, wins=sooner)
    assert turns == pytest.approx(PINNED_VALUE, rel=0.1)


def test_who_cannot_win_otherwise_takes_a_risk() -> None:
    chances = np.zeros((2, 12), np.float32)
    chances[0, 4] = 1.0  # surely in four turns
    chances[1, [2, 8]] = 0.5  # in two, or in eight
    turns = np.array([4, 5], np.float32)
    others_take_three = np.array([1, 1, 1, 0.5, *[0] * 8], np.float32)
    others_take_ten = np.array([*[1] * 10, 0.5, 0], np.float32)
    assert won(turns, chances, others_take_three).argmax() == 1
    assert won(turns, chances, others_take_ten).argmax() == 0


PINNED_VALUE = 8.407
