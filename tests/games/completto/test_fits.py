"""C11 and the worked examples A to D: where a tile fits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.games.completto import board
from reihum.games.completto.rules import waiting
from tests.games.completto.rows import fits, play, position, row

D_ROW = "49 55 . 67 . 81 82 85 . 93"


def test_c11_example_a() -> None:
    assert fits("1 9 14 . . 33 . 50", 21) == {"21@3", "21@4"}


def test_c11_example_b() -> None:
    assert fits("1 9 14 21 . 33 . 50", 32) == {"32@4+"}
    state = play(position("1 9 14 21 . 33 . 50", ". . .", pile="32"), "draw", "lay 32@4")
    assert row(state, 0) == "1 9 14 21 32 33 . 50"
    assert (waiting(state), state.extra_turn) == ((0,), True)


def test_c11_example_c() -> None:
    assert fits("1 9 14 21 32 33 . 50", 22) == set()
    state = play(position("1 9 14 21 32 33 . 50", ". . .", pile="22"), "draw")
    assert (waiting(state), state.face_up) == ((1,), bytes((22,)))


def test_c11_examples_a_b_and_c_in_one_turn_after_the_other() -> None:
    state = position("1 9 14 . . 33 . 50", ". . .", pile="21 32 22")
    state = play(state, "draw", "lay 21@3", "shift 0>1", "draw", "lay 32@4", "draw")
    assert row(state, 0) == "1 9 14 21 32 33 . 50"
    assert (waiting(state), state.face_up) == ((1,), bytes((22,)))


def test_c11_example_d() -> None:
    assert fits(D_ROW, 89) == {"68@4+", "89@8"}


def test_c11_example_d_the_two_readings_played() -> None:
    drawn = play(position(D_ROW, ". . .", pile="89"), "draw")
    turned, printed = play(drawn, "lay 68@4"), play(drawn, "lay 89@8")
    assert row(turned, 0) == "49 55 . 67 68 81 82 85 . 93"
    assert row(printed, 0) == "49 55 . 67 . 81 82 85 89 93"
    assert (waiting(turned), waiting(printed)) == ((0,), (1,))


@pytest.mark.parametrize(
    ("tile", "places"),
    [
        (4, {"4@0", "4@1+"}),  # before all open numbers
        (3, {"3@0", "3@1"}),
        (7, set()),  # no face-down tile between 5 and 10
        (30, {"30@4"}),
        (51, {"51@6+", "51@7"}),  # after all
        (100, {"100@6", "100@7"}),
    ],
)
def test_c11_before_between_and_after_the_open_numbers(tile: int, places: set[str]) -> None:
    assert fits(". . 5 10 . 50 . .", tile) == places


def test_c11_everywhere_in_a_row_without_open_numbers() -> None:
    assert fits(". . .", 45) == {"45@0", "45@1", "45@2"}


def test_c11_nowhere_in_a_row_without_face_down_tiles() -> None:
    assert fits("1 3 5", 4) == set()


def test_c11_ascending_is_strict() -> None:
    """The tile 81 lies there as 18: the tile 18 fits only as 81."""
    assert fits(". 18 . 90 .", 18) == {"81@2"}
    assert fits(". 18 . 81 .", 18) == set()


def test_c11_gaps_do_not_matter() -> None:
    assert fits("1 . 100", 2) == {"2@1+"}
    assert fits("1 . 100", 50) == {"50@1"}
    assert fits("50 . . . . 52", 51) == {"51@1+", "51@2", "51@3", "51@4+"}


@given(st.sets(st.integers(1, 100), max_size=12), st.data())
def test_c11_a_tile_fits_where_the_row_with_it_still_ascends(
    numbers: set[int], data: st.DataObject
) -> None:
    row = sorted(numbers)
    for _ in range(data.draw(st.integers(0, 22 - len(row)))):
        row.insert(data.draw(st.integers(0, len(row))), 0)
    tile = data.draw(st.integers(1, 100))
    expected = {
        (slot, reading)
        for reading in board.READINGS[tile]
        for slot, there in enumerate(row)
        if there == 0 and _ascends([*row[:slot], reading, *row[slot + 1 :]])
    }
    found = board.fits(bytes(row), tile, "side_by_side")
    assert {(fit.slot, fit.reading) for fit in found} == expected


def _ascends(row: list[int]) -> bool:
    numbers = [number for number in row if number]
    return numbers == sorted(set(numbers))
