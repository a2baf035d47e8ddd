"""F12: what happens when a decision takes too long."""

import pytest
from msgspec.structs import replace

from reihum.games.finito import GAME, Options, State
from reihum.games.finito.notation import read_board, write_action
from reihum.kernel.answers import Refused

TIMED = Options(decision_seconds=30)


def placing(options: Options = TIMED) -> State:
    """15 is rolled on empty boards; seat 0 turned over 9, then 4, then 12."""
    state = GAME.start(options, 2, "time")
    return replace(state, roll=15, face_up=(bytes([9, 4, 12]), state.face_up[1]))


def moving(options: Options) -> State:
    """15 is rolled; all counters of seat 0 lie, out of order, none on a 15."""
    board = read_board("2 1 3 4 5 6 7 8 9 10 11 12" + " ." * 24)
    state = placing(options)
    return replace(
        state,
        boards=(board, state.boards[1]),
        face_up=(b"", state.face_up[1]),
        face_down=(b"", b""),
    )


def clock(state: State, seat: int = 0) -> str:
    return write_action(GAME.time_up(state, seat, None))


def test_f12_without_a_limit_no_clock_runs_out() -> None:
    with pytest.raises(Refused, match=r"game\.no_clock"):
        GAME.time_up(placing(Options()), 0, None)


def test_f12_who_has_chosen_has_all_the_time() -> None:
    state = GAME.apply(placing(), 0, GAME.time_up(placing(), 0, None))
    with pytest.raises(Refused, match=r"game\.not_your_move"):
        GAME.time_up(state, 0, None)


def test_f12_placing_the_counter_turned_over_first_goes_on_the_first_target() -> None:
    assert clock(placing()) == "9>26"


def test_f12_moving_everything_stays_unless_it_must_move() -> None:
    assert clock(moving(TIMED)) == "stay"
    assert clock(moving(replace(TIMED, must_move=True))) == "1>26"


def test_f12_between_rounds_the_player_is_ready() -> None:
    state = GAME.start(replace(TIMED, target=40), 2, "time")
    while len(state.sheet.lines) < 1:
        seat = GAME.waiting(state)[0]
        state = GAME.apply(state, seat, GAME.players["simple"](GAME.view(state, seat), "s"))
    assert clock(state) == "next"
