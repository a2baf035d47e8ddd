"""F7 and F8: moving a counter once all twelve lie, or leaving everything as it is."""

import pytest

from reihum.games.finito.board import longest
from reihum.games.finito.notation import read_board
from tests.games.finito.boards import (
    MUST_MOVE,
    NOTHING,
    SIX,
    TWO,
    choose,
    offered,
    play,
    position,
    refused,
)

# The 10 lies on the first square 15, the 3 on the second; 25 and 28 are empty.
ON_15 = """
    1 2 4 5 6 7 8 9 11 12 . .
    . . . . . . . . . . . .
    . . 10 3 . . . . . . . ."""


@pytest.mark.parametrize("counter", range(1, 13))
@pytest.mark.parametrize("square", [26, 27])
def test_f7_any_counter_goes_on_a_target_square(counter: int, square: int) -> None:
    before = position(TWO, SIX, roll=15)
    board = play(before, f"{counter}>{square}", "stay").boards[0]
    came_from = before.boards[0].index(counter)
    expected = bytearray(before.boards[0])
    expected[came_from], expected[square] = 0, counter
    assert board == bytes(expected)


def test_f7_every_counter_and_target_is_offered() -> None:
    wanted = {f"{counter}>{square}" for counter in range(1, 13) for square in (26, 27)}
    assert offered(position(TWO, SIX, roll=15), 0) == {*wanted, "stay"}


def test_f7_only_a_target_square() -> None:
    state = position(TWO, SIX, roll=15)
    for square in (0, 12, 25, 28, 35):
        assert refused(state, 0, f"5>{square}") == f"finito.not_a_target square={square} roll=15"


@pytest.mark.parametrize("counter", [10, 3])
def test_f7_the_targets_are_determined_while_the_counter_still_lies(counter: int) -> None:
    """Lifting the 10 (or the 3) would free a square 15; but 25 and 28 are the targets."""
    state = position(ON_15, SIX, roll=15)
    came_from = state.boards[0].index(counter)
    answer = refused(state, 0, f"{counter}>{came_from}")
    assert answer == f"finito.not_a_target square={came_from} roll=15"
    for square in (25, 28):
        board = play(state, f"{counter}>{square}", "stay").boards[0]
        assert (board[square], board[came_from]) == (counter, 0)


def test_f7_nor_does_lifting_bring_the_nearest_empty_square_nearer() -> None:
    """1 is rolled; squares 0 to 5 are covered, so 6 is the target, also for the counter on 3."""
    board = "1 2 3 4 5 6" + " ." * 24 + " 7 8 9 10 12 11"
    state = position(board, SIX, roll=1)
    assert offered(state, 0) == {*(f"{counter}>6" for counter in range(1, 13)), "stay"}
    assert refused(state, 0, "4>3") == "finito.not_a_target square=3 roll=1"
    assert play(state, "4>6", "stay").boards[0][:7] == bytes((1, 2, 3, 0, 5, 6, 4))


def test_f7_it_always_ends_on_a_different_square() -> None:
    for roll in range(1, 21):
        for picture in (ON_15, SIX, TWO):
            state = position(picture, SIX, roll=roll)
            for move in offered(state, 0) - {"stay"}:
                counter, square = map(int, move.split(">"))
                assert state.boards[0][square] == 0
                assert play(state, move, "stay").boards[0].index(counter) == square


def test_f7_a_counter_on_the_rolled_number_may_be_moved_too() -> None:
    board = """
        . 2 3 4 5 6 7 8 9 11 12 .
        . . . . . . . . . . . .
        . . 10 . . . . . . . . 1"""
    state = position(board, SIX, roll=15)
    assert "10>27" in offered(state, 0)
    assert play(state, "10>27", "stay").boards[0][26:28] == bytes((0, 10))


def test_f7_example_the_10_from_a_square_12_to_a_square_15() -> None:
    before = """
        7 . 12 . 1 . 3 . 11 . 2 .
        5 . . . . . . . 10 4 6 .
        8 9 . . . . . . . . . ."""
    after = """
        7 . 12 . 1 . 3 . 11 . 2 .
        5 . . . . . . . . 4 6 .
        8 9 . 10 . . . . . . . ."""
    state = position(before, SIX, roll=15)
    assert {move for move in offered(state, 0) if move.startswith("10>")} == {"10>26", "10>27"}
    state = play(state, "10>27", "stay")
    assert state.boards[0] == read_board(after)
    assert longest(state.boards[0]) == 5


def test_f8_everything_may_be_left_as_it_is() -> None:
    before = position(TWO, SIX, roll=15)
    after = play(before, "stay", "stay")
    assert after.boards == before.boards
    assert after.rolls == before.rolls + 1


def test_f8_with_must_move_it_may_not() -> None:
    default = position(TWO, SIX, roll=15)
    must_move = position(TWO, SIX, roll=15, options=MUST_MOVE)
    assert choose(default, 0, "stay").choices[0] is not None
    assert refused(must_move, 0, "stay") == "finito.must_move"
    assert offered(default, 0) - offered(must_move, 0) == {"stay"}
    assert play(must_move, "5>26", "7>26").boards[0][26] == 5


@pytest.mark.parametrize("board", [SIX, TWO, ON_15])
def test_f8_with_must_move_there_is_always_a_move(board: str) -> None:
    for roll in range(1, 21):
        state = position(board, SIX, roll=roll, options=MUST_MOVE)
        assert len(offered(state, 0)) >= 12


def test_f8_nobody_may_stay_before_all_twelve_lie() -> None:
    state = position(NOTHING, NOTHING, roll=15, face_up=("3 7 12", "5 6 8"))
    assert refused(state, 0, "stay") == "finito.place_first"
    assert "stay" not in offered(state, 0)


def test_f8_must_move_says_nothing_about_placing() -> None:
    face_up = ("3 7 12", "5 6 8")
    state = position(NOTHING, NOTHING, roll=15, face_up=face_up, options=MUST_MOVE)
    assert refused(state, 0, "stay") == "finito.place_first"
    assert offered(state, 0) == {f"{c}>{s}" for c in (3, 7, 12) for s in (26, 27)}
