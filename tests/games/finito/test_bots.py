"""Finito's players: legal, repeatable, and seeing no more than a view; the shipped values."""

from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings

from reihum.games.finito import GAME, View
from reihum.games.finito.bots import PLAYERS
from reihum.games.finito.notation import read_board
from tests.laws.matches import Played, played

NAMES = list(PLAYERS)[1:]


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15)
@given(match=played(("finito",)))
def test_every_answer_is_legal_and_repeatable(name: str, match: Played) -> None:
    for seat in GAME.waiting(match.state):
        view = GAME.view(match.state, seat)
        action = PLAYERS[name](view, "seed")
        assert action in GAME.moves(view)
        rebuilt = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert PLAYERS[name](rebuilt, "seed") == action


def test_the_order_is_weakest_first() -> None:
    four = ("gentle", "steady", "sharp", "master")
    assert [name for name in PLAYERS if name in four] == list(four)
    assert list(islice(PLAYERS, 1)) == ["random"]


ONE_STRAY = ". 2 . 3 . . 4 . . 5 . . 6 . . 7 . 8 . . 9 . . 10 . . 11 . . 12 . . . 1 . ."


def test_the_shipped_values_are_those_that_were_measured() -> None:
    from reihum.games.finito.learned import network, outlook, sums  # noqa: PLC0415

    board = read_board(ONE_STRAY)
    value = float(network().values(sums(board, b"")[None])[0])
    assert value == pytest.approx(PINNED_VALUE, abs=0.01)
    assert outlook(board, b"", b"", must_move=False) == pytest.approx(value, rel=0.1)
    chances = network().chances(sums(board, b"")[None])[0]
    assert chances.sum() == pytest.approx(1.0, abs=1e-4)
    assert "finito_training" in network().about


PINNED_VALUE = 8.007
