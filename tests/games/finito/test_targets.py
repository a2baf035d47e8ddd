"""F5: the target squares of a roll."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.games.finito.board import targets as found_targets
from tests.games.finito.boards import NOTHING, covering, targets

# Worked out from F2: 1 and 2 on squares 0 and 1, then two each, 19 and 20 on 34 and 35.
CARRYING = {
    1: {0},
    2: {1},
    19: {34},
    20: {35},
    **{number: {2 * number - 4, 2 * number - 3} for number in range(3, 19)},
}


@pytest.mark.parametrize("roll", range(1, 21))
def test_f5_the_empty_squares_that_carry_the_number(roll: int) -> None:
    assert targets(NOTHING, roll) == CARRYING[roll]


def test_f5_example_both_squares_15_are_empty() -> None:
    """15 is on the third and the fourth square of row 3."""
    assert targets(covering(23, 24, 25, 28), 15) == {26, 27}


@pytest.mark.parametrize(("taken", "free"), [(26, 27), (27, 26)])
def test_f5_one_of_two_taken_leaves_the_other(taken: int, free: int) -> None:
    assert targets(covering(taken), 15) == {free}
    assert targets(covering(taken, 24, 25, 28, 29), 15) == {free}


def test_f5_if_none_is_empty_the_nearest_before_and_the_nearest_after() -> None:
    assert targets(covering(26, 27), 15) == {25, 28}
    assert targets(covering(24, 25, 26, 27), 15) == {23, 28}
    assert targets(covering(26, 27, 28, 29, 30), 15) == {25, 31}


def test_f5_a_number_on_one_square_only() -> None:
    assert targets(covering(34), 19) == {33, 35}
    assert targets(covering(1), 2) == {0, 2}


def test_f5_example_across_the_end_of_a_row() -> None:
    """All from the last 11 (exclusive) to the end of row 2: the 11 before, or the first 14."""
    assert targets(covering(20, 21, 22, 23), 12) == {19, 24}
    board = """
        . . . . . . . . . . . .
        . . . . . . . . 5 2 9 1
        . . . . . . . . . . . ."""
    assert targets(board, 12) == {19, 24}


def test_f5_across_row_ends_both_ways() -> None:
    assert targets(covering(12, 13, 14), 8) == {11, 15}
    assert targets(covering(10, 11), 7) == {9, 12}
    assert targets(covering(11, 12, 13, 10, 23, 24, 25), 8) == {9, 14}
    assert targets(covering(22, 23, 24, 25), 14) == {21, 26}


def test_f5_across_a_whole_row() -> None:
    assert targets(covering(*range(12, 24)), 10) == {11, 24}


def test_f5_nothing_empty_before_leaves_only_the_other_side() -> None:
    assert targets(covering(0), 1) == {1}
    assert targets(covering(0, 1), 1) == {2}
    assert targets(covering(0, 1), 2) == {2}
    assert targets(covering(0, 1, 2, 3), 3) == {4}
    assert targets(covering(*range(12)), 5) == {12}


def test_f5_nothing_empty_after_leaves_only_the_other_side() -> None:
    assert targets(covering(35), 20) == {34}
    assert targets(covering(34, 35), 20) == {33}
    assert targets(covering(34, 35), 19) == {33}
    assert targets(covering(32, 33, 34, 35), 18) == {31}
    assert targets(covering(*range(24, 36)), 16) == {23}


def test_f5_the_other_side_is_never_reached_around_the_board() -> None:
    assert 35 not in targets(covering(0, 1, 2), 1)
    assert 0 not in targets(covering(33, 34, 35), 20)


@given(st.sets(st.integers(0, 35), max_size=12), st.integers(1, 20))
def test_f5_on_any_board(covered: set[int], roll: int) -> None:
    board = bytes(int(square in covered) for square in range(36))
    free = set(range(36)) - covered
    expected = CARRYING[roll] & free
    if not expected:
        before = [square for square in free if square < min(CARRYING[roll])]
        after = [square for square in free if square > max(CARRYING[roll])]
        expected = {*sorted(before)[-1:], *sorted(after)[:1]}
    assert set(found_targets(board, roll)) == expected
    assert 1 <= len(found_targets(board, roll)) <= 2
