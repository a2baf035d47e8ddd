"""F6: laying the face-up counters, until all twelve lie."""

import pytest

from reihum.games.finito.model import Options
from tests.games.finito.boards import (
    NOTHING,
    SEED,
    choose,
    covering,
    offered,
    play,
    position,
    refused,
    start,
)

PLACING = position(NOTHING, NOTHING, roll=15, face_up=("3 7 12", "5 6 8"))


@pytest.mark.parametrize("square", [26, 27])
@pytest.mark.parametrize("counter", [3, 7, 12])
def test_f6_one_of_the_face_up_counters_goes_on_a_target_square(counter: int, square: int) -> None:
    """The rulebook's example: 15 is rolled, both squares 15 are empty."""
    state = play(PLACING, f"{counter}>{square}", "5>26")
    assert state.boards[0].index(counter) == square
    assert state.boards[0].count(0) == 35


def test_f6_then_the_next_counter_is_turned_over() -> None:
    """Seat 0 has 1, 2, 4 ... face down, in this order; seat 1 has 1, 2, 3 ..."""
    state = play(PLACING, "7>26", "5>26")
    assert (set(state.face_up[0]), state.face_down[0][:2]) == ({3, 12, 1}, bytes((2, 4)))
    assert (set(state.face_up[1]), state.face_down[1][:2]) == ({6, 8, 1}, bytes((2, 3)))


def test_f6_no_counter_is_turned_over_before_all_have_acted() -> None:
    state = choose(PLACING, 0, "7>26")
    assert (state.face_up, state.face_down) == (PLACING.face_up, PLACING.face_down)


def test_f6_three_are_face_up_as_long_as_there_are_any_left() -> None:
    state = start(Options(), 2, SEED)
    for lying in range(12):
        assert [len(counters) for counters in state.face_up] == [min(3, 12 - lying)] * 2
        assert [len(counters) for counters in state.face_down] == [max(0, 9 - lying)] * 2
        assert [36 - board.count(0) for board in state.boards] == [lying] * 2
        state = play(state, *(min(offered(state, seat)) for seat in (0, 1)))
    assert state.face_up == state.face_down == (b"", b"")
    assert [sorted(board)[-12:] for board in state.boards] == [list(range(1, 13))] * 2


def test_f6_the_last_counters() -> None:
    boards = (covering(*range(10)),) * 2
    state = position(*boards, roll=20, face_up=("11 12", "11 12"))
    state = play(state, "12>35", "11>35")
    assert state.face_up == (bytes((11,)), bytes((12,)))


@pytest.mark.parametrize("counter", [1, 2, 4, 5, 6, 8, 9, 10, 11])
def test_f6_a_face_down_counter_cannot_be_laid(counter: int) -> None:
    assert refused(PLACING, 0, f"{counter}>26") == f"finito.not_face_up counter={counter}"


def test_f6_a_counter_that_lies_cannot_be_moved_yet() -> None:
    state = position(covering(5), NOTHING, roll=15, face_up=("3 7 12", "5 6 8"))
    assert refused(state, 0, "1>26") == "finito.not_face_up counter=1"
    assert offered(state, 0) == {f"{c}>{s}" for c in (3, 7, 12) for s in (26, 27)}


def test_f6_not_even_while_a_last_counter_is_to_be_laid() -> None:
    state = position(*(covering(*range(11)),) * 2, roll=20, face_up=("12", "12"))
    assert refused(state, 0, "1>35") == "finito.not_face_up counter=1"
    assert offered(state, 0) == {"12>35"}


@pytest.mark.parametrize("square", [0, 25, 28, 35])
def test_f6_no_other_square_will_do(square: int) -> None:
    assert refused(PLACING, 0, f"7>{square}") == f"finito.not_a_target square={square} roll=15"


def test_f6_a_covered_square_will_not_do() -> None:
    state = position(covering(26), NOTHING, roll=15, face_up=("3 7 12", "5 6 8"))
    assert refused(state, 0, "7>26") == "finito.not_a_target square=26 roll=15"


def test_f6_example_12_across_the_end_of_row_2() -> None:
    state = position(covering(20, 21, 22, 23), NOTHING, roll=12, face_up=("9 10 11", "5 6 8"))
    assert offered(state, 0) == {f"{counter}>{to}" for counter in (9, 10, 11) for to in (19, 24)}


def test_f6_each_by_the_own_board() -> None:
    state = position(covering(26), covering(26, 27), roll=15, face_up=("3 7 12", "3 7 12"))
    assert offered(state, 0) == {"3>27", "7>27", "12>27"}
    assert offered(state, 1) == {f"{c}>{s}" for c in (3, 7, 12) for s in (25, 28)}
