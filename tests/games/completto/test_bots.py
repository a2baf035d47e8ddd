"""Completto's players: always getting on. tests/laws has what holds for all players."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reihum.games.completto import GAME, Options
from reihum.games.completto.bots import PLAYERS
from reihum.games.completto.model import ROW_LENGTH, TILES, Match
from tests.amounts import amount

NAMES = list(PLAYERS)[1:]
LONGEST = 500  # moves; four players take about 160


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.large), 4])
@settings(max_examples=amount(1, 50))
@given(number=st.integers(0, 10**6))
def test_everybody_gets_on_to_the_end(name: str, seats: int, number: int) -> None:
    assert moves_to_the_end(name, GAME.start(Options(), seats, f"bots-{number}")) < LONGEST


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=amount(5, 200))
@given(random=st.randoms(use_true_random=False))
def test_everybody_gets_on_when_the_pile_is_empty(name: str, random: Random) -> None:
    assert moves_to_the_end(name, without_a_pile(random)) < LONGEST


def moves_to_the_end(name: str, match: Match) -> int:
    """How many moves it takes when this player sits on all seats; at most LONGEST are made."""
    for moves in range(LONGEST):
        waiting = GAME.waiting(match)
        if not waiting:
            return moves
        action = PLAYERS[name](GAME.view(match, waiting[0]), f"s{moves}")
        match = GAME.apply(match, waiting[0], action)
    return LONGEST


def without_a_pile(random: Random) -> Match:
    """Four rows well under way, and all twelve tiles of the middle open."""
    tiles = list(TILES)
    random.shuffle(tiles)
    rows, hands = [], []
    for seat in range(4):
        hand = tiles[ROW_LENGTH * seat : ROW_LENGTH * (seat + 1)]
        hidden = sorted(random.sample(range(ROW_LENGTH), random.randint(1, 10)))
        lying = sorted(hand[len(hidden) :])
        for slot in hidden:
            lying.insert(slot, hand[hidden.index(slot)])
        hands.append(bytes(lying))
        rows.append(bytes(0 if slot in hidden else tile for slot, tile in enumerate(lying)))
    start = GAME.start(Options(starter=0), 4, "without-a-pile")
    dealt = replace(
        start.round,
        rows=tuple(rows),
        tiles=tuple(hands),
        dealt=(b"",) * 4,
        pile=b"",
        face_up=bytes(sorted(tiles[4 * ROW_LENGTH :])),
    )
    return replace(start, round=dealt)


@pytest.mark.parametrize("player", GAME.players)
def test_c10_where_shifts_go_between_two_tiles_every_player_keeps_to_it(player: str) -> None:
    match = GAME.start(Options(shift="between"), 2, "between")
    for move in range(400):
        waiting = GAME.waiting(match)
        if not waiting:
            break
        action = GAME.players[player](GAME.view(match, waiting[0]), f"{move}")
        match = GAME.apply(match, waiting[0], action)  # refuses a shift to an end
