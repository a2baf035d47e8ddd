"""F4: one roll for all, who act at the same time and hidden from each other."""

import pytest

from reihum.games.finito.model import Options
from reihum.games.finito.rules import rolled, waiting
from tests.games.finito.boards import (
    NOTHING,
    SEED,
    SIX,
    TWO,
    choose,
    everyone,
    offered,
    play,
    position,
    refused,
    start,
    view,
)

FACE_UP = ("3 7 12", "1 2 4", "5 6 8")
PLACING = position(NOTHING, NOTHING, NOTHING, roll=15, face_up=FACE_UP)


def test_f4_everyone_acts_on_the_same_number() -> None:
    for known in everyone(PLACING):
        assert known.roll == 15
    for seat, counters in enumerate(FACE_UP):
        wanted = {f"{counter}>{square}" for counter in counters.split() for square in (26, 27)}
        assert offered(PLACING, seat) == wanted


def test_f4_all_may_act_at_the_same_time_in_any_order() -> None:
    assert waiting(PLACING) == (0, 1, 2)
    forward = play(PLACING, "7>26", "1>26", "5>27")
    backward = choose(choose(choose(PLACING, 2, "5>27"), 0, "7>26"), 1, "1>26")
    assert forward == backward
    assert forward.boards[0][26] == 7
    assert forward.boards[1][26] == 1
    assert forward.boards[2][27] == 5


def test_f4_the_next_roll_comes_when_all_have_acted() -> None:
    state = choose(choose(PLACING, 1, "1>26"), 0, "7>26")
    assert (state.rolls, state.roll, waiting(state)) == (1, 15, (2,))
    state = choose(state, 2, "5>27")
    assert (state.rolls, state.roll) == (2, rolled(SEED, 1, 2))
    assert waiting(state) == (0, 1, 2)


def test_f4_a_roll_depends_on_nobodys_choice() -> None:
    one, other = play(PLACING, "7>26", "1>26", "5>27"), play(PLACING, "3>27", "4>27", "8>26")
    assert one.roll == other.roll


def test_f4_nobody_acts_twice_on_a_roll() -> None:
    state = choose(PLACING, 1, "1>26")
    for text in ("1>26", "1>27", "2>26", "stay", "next"):
        assert refused(state, 1, text) == "game.not_your_move"
    assert offered(state, 1) == set()


@pytest.mark.parametrize("choice", ["7>26", "7>27", "12>26"])
def test_f4_a_choice_stays_hidden_from_the_others(choice: str) -> None:
    state = choose(PLACING, 0, choice)
    for seat in (1, 2):
        seen, before = view(state, seat), view(PLACING, seat)
        assert seen == view(choose(PLACING, 0, "3>26"), seat)
        assert seen.own.choice is None
        assert seen.public.chosen == (True, False, False)
        assert seen.public.boards == before.public.boards
        assert seen.public.face_up == before.public.face_up


def test_f4_a_choice_to_stay_is_as_hidden_as_any_other() -> None:
    moving = position(SIX, TWO, roll=20)
    assert view(choose(moving, 0, "stay"), 1) == view(choose(moving, 0, "7>35"), 1)


def test_f4_when_all_have_acted_everyone_sees_it() -> None:
    after = play(PLACING, "7>26", "1>26", "5>27")
    for known in everyone(after):
        assert [board[26] for board in known.boards] == [7, 1, 0]
        assert known.boards[2][27] == 5
        assert known.chosen == (False, False, False)
    assert view(after, 0).own.choice is None


def test_f4_a_match_begins_with_the_first_roll() -> None:
    state = start(Options(), 3, SEED)
    assert (state.rolls, state.roll) == (1, rolled(SEED, 1, 1))
    assert refused(state, 0, "next") == "game.round_not_over"
