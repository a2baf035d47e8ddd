"""Completto's players: legal, repeatable, always getting on, and seeing no more than a view."""

from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games.completto import GAME, Options, View
from reihum.games.completto.bots import PLAYERS
from tests.laws.matches import Played, played

NAMES = list(PLAYERS)[1:]
LONGEST = 3_000


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15)
@given(match=played(("completto",)))
def test_every_answer_is_legal_and_repeatable(name: str, match: Played) -> None:
    for seat in GAME.waiting(match.state):
        view = GAME.view(match.state, seat)
        action = PLAYERS[name](view, "seed")
        assert action in GAME.moves(view)
        rebuilt = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert PLAYERS[name](rebuilt, "seed") == action


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
@settings(max_examples=2)
@given(number=st.integers(0, 10**6))
def test_everybody_gets_on_even_with_twelve_tiles_in_the_middle(
    name: str, seats: int, number: int
) -> None:
    state = GAME.start(Options(), seats, f"bots-{number}")
    moves = 0
    while waiting := GAME.waiting(state):
        action = PLAYERS[name](GAME.view(state, waiting[0]), f"s{moves}")
        state = GAME.apply(state, waiting[0], action)
        moves += 1
        assert moves < LONGEST


def test_the_order_is_weakest_first() -> None:
    four = ("gentle", "steady", "sharp", "master")
    assert [name for name in PLAYERS if name in four] == list(four)
    assert list(islice(PLAYERS, 1)) == ["random"]
