"""C1 to C3: the tiles, and how they may be read."""

import pytest

from reihum.games.completto.board import READINGS
from reihum.games.completto.model import TILES, Options
from reihum.kernel.answers import Unreadable
from tests.games.completto.rows import SEED, offered, play, position, refused, row, start

TURNED = {
    6: 9,
    16: 91,
    18: 81,
    19: 61,
    66: 99,
    68: 89,
    86: 98,
    9: 6,
    91: 16,
    81: 18,
    61: 19,
    99: 66,
    89: 68,
    98: 86,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_a_hundred_tiles_carry_1_to_100_for_two_to_four(seats: int) -> None:
    state = start(Options(), seats, SEED)
    assert len(state.rows) == seats
    everything = b"".join([*state.tiles, *state.dealt, state.pile, state.face_up])
    assert sorted(everything) == list(range(1, 101))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
@pytest.mark.parametrize("options", [Options(), Options(starter=0)])
def test_c1_no_other_number_can_play(seats: int, options: Options) -> None:
    with pytest.raises(Unreadable, match=r"^game\.seats"):
        start(options, seats, SEED)


def test_c2_fourteen_tiles_read_differently_upside_down() -> None:
    two = {tile for tile in TILES if len(READINGS[tile]) == 2}
    assert two == {6, 9, 16, 91, 18, 81, 19, 61, 66, 99, 68, 89, 86, 98}


@pytest.mark.parametrize("tile", range(1, 101))
def test_c2_the_readings_of_each_tile(tile: int) -> None:
    expected = [tile, TURNED[tile]] if tile in TURNED else [tile]
    assert sorted(READINGS[tile]) == sorted(expected)


@pytest.mark.parametrize("tile", [1, 8, 11, 69, 88, 96, 10, 60, 80, 90, 100, 45])
def test_c2_the_tiles_that_the_page_names_have_one_reading(tile: int) -> None:
    assert READINGS[tile] == (tile,)


def test_c3_a_face_up_tile_in_the_middle_keeps_both_readings() -> None:
    state = position("66 . 70 . 90 .", "1 . . .", face_up="89")
    assert play(state, "take 89 68@1").rows[0] == bytes((66, 68, 70, 0, 90, 0))
    assert play(state, "take 89 89@3").rows[0] == bytes((66, 0, 70, 89, 90, 0))


def test_c3_a_tile_that_one_player_could_not_use_may_be_turned_by_the_next() -> None:
    state = play(position("60 70 80 90 .", "66 . 69 . 95 .", pile="89"), "draw")
    assert (state.face_up, state.turn) == (bytes((89,)), 1)
    shown = {move for move in offered(state, 1) if move.startswith("take")}
    assert shown == {"take 89 68@1", "take 89 89@3"}


def test_c3_a_tile_in_a_row_keeps_its_reading_for_good() -> None:
    state = play(position("60 . 75 . 95 .", "1 . . .", pile="89", face_up="92"), "draw", "lay 68@1")
    assert row(state, 0) == "60 68 75 . 95 ."
    state = play(state, "shift 1>2")
    assert refused(state, "take 92 92@1") == "completto.does_not_fit reading=92 slot=1"
    assert refused(state, "take 89 89@3") == "completto.not_in_the_middle tile=89"
    assert refused(state, "shift 1>3") == "completto.not_face_down slot=1"
    state = play(state, "take 92 92@3")
    assert row(state, 0) == "60 68 75 92 95 ."
    assert state.tiles[0][1] == 89


def test_c3_the_reading_in_the_row_is_what_counts_for_other_tiles() -> None:
    state = play(position("60 . . 95 .", "1 . . .", pile="89 68"), "draw", "lay 68@1")
    state = play(state, "shift 1>2", "draw")
    assert refused(state, "lay 68@2") == "completto.does_not_fit reading=68 slot=2"
    assert row(play(state, "lay 89@2"), 0) == "60 68 89 95 ."
