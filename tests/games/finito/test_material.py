"""F1 to F3: boards, counters, die, and the preparation."""

import pytest

from reihum.games.finito.model import SQUARES, Options
from reihum.games.finito.rules import deal, rolled, waiting
from reihum.kernel.answers import Unreadable
from tests.games.finito.boards import SEED, everyone, start

ROWS = [
    [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7],
    [8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
    [14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 20],
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f1_two_to_four_players_each_with_a_board_and_twelve_counters(seats: int) -> None:
    state = start(Options(), seats, SEED)
    assert state.boards == (bytes(36),) * seats
    for face_up, face_down in zip(state.face_up, state.face_down, strict=True):
        assert sorted(face_up + face_down) == list(range(1, 13))
    assert waiting(state) == tuple(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_f1_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Unreadable, match=r"^game\.seats"):
        start(Options(), seats, SEED)


def test_f1_the_die_has_twenty_sides() -> None:
    assert {rolled(SEED, 1, number) for number in range(1, 400)} == set(range(1, 21))
    assert {start(Options(), 2, str(seed)).roll for seed in range(400)} == set(range(1, 21))


def test_f1_the_die_favours_no_side() -> None:
    rolls = [rolled(SEED, 1, number) for number in range(20_000)]
    assert all(800 < rolls.count(side) < 1200 for side in range(1, 21))


def test_f2_the_squares_in_reading_order() -> None:
    assert list(SQUARES) == [number for row in ROWS for number in row]


def test_f2_three_rows_of_twelve() -> None:
    assert [list(SQUARES[start : start + 12]) for start in (0, 12, 24)] == ROWS


def test_f2_every_number_from_3_to_18_twice_and_the_others_once() -> None:
    for number in range(1, 21):
        assert SQUARES.count(number) == (1 if number in (1, 2, 19, 20) else 2)


def test_f3_three_counters_are_turned_over() -> None:
    state = start(Options(), 4, SEED)
    assert [len(counters) for counters in state.face_up] == [3] * 4
    assert [len(counters) for counters in state.face_down] == [9] * 4
    for known in everyone(state):
        assert known.face_up == tuple(map(tuple, state.face_up))
        assert known.face_down == (9, 9, 9, 9)


def test_f3_the_counters_are_mixed() -> None:
    firsts = {start(Options(), 2, str(seed)).face_up[0][0] for seed in range(200)}
    lasts = {start(Options(), 2, str(seed)).face_down[0][-1] for seed in range(200)}
    assert firsts == lasts == set(range(1, 13))


def test_f3_each_order_is_independent_of_the_others() -> None:
    two, four = start(Options(), 2, SEED), start(Options(), 4, SEED)
    orders = [up + down for up, down in zip(four.face_up, four.face_down, strict=True)]
    assert len(set(orders)) == 4
    assert (two.face_up, two.face_down) == (four.face_up[:2], four.face_down[:2])


def test_f3_each_round_has_its_own_order_and_rolls() -> None:
    first, second = (deal(Options(), 2, SEED, number, None) for number in (1, 2))
    assert first.face_down != second.face_down
    rolls = [[rolled(SEED, number, roll) for roll in range(1, 20)] for number in (1, 2)]
    assert rolls[0] != rolls[1]
