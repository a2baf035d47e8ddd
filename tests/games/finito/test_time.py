"""F12: what happens when a decision takes too long."""

import pytest
from msgspec.structs import replace

from reihum.games.finito import GAME, Options, Round
from reihum.games.finito.model import Match
from reihum.games.finito.notation import read_board
from reihum.kernel.answers import Refused
from tests.games.finito.boards import in_match

TIMED = Options(decision_seconds=30)


def placing(options: Options = TIMED) -> Round:
    """15 is rolled on empty boards; seat 0 turned over 9, then 4, then 12."""
    state = GAME.start(options, 2, "time").round
    return replace(state, roll=15, face_up=(bytes([9, 4, 12]), state.face_up[1]))


def moving(options: Options) -> Round:
    """15 is rolled; all counters of seat 0 lie, out of order, none on a 15."""
    board = read_board("2 1 3 4 5 6 7 8 9 10 11 12" + " ." * 24)
    state = placing(options)
    return replace(
        state,
        boards=(board, state.boards[1]),
        face_up=(b"", state.face_up[1]),
        face_down=(b"", b""),
    )


def clock(state: Round | Match, seat: int = 0) -> str:
    match = in_match(state) if isinstance(state, Round) else state
    return GAME.write_action(GAME.time_up(match, seat, None))


def test_f12_without_a_limit_no_clock_runs_out() -> None:
    with pytest.raises(Refused, match=r"game\.no_clock"):
        clock(placing(Options()))


def test_f12_who_has_chosen_has_all_the_time() -> None:
    before = in_match(placing())
    match = GAME.apply(before, 0, GAME.time_up(before, 0, None))
    with pytest.raises(Refused, match=r"game\.not_your_move"):
        clock(match)


def test_f12_placing_the_counter_turned_over_first_goes_on_the_first_target() -> None:
    assert clock(placing()) == "9>26"


def test_f12_moving_everything_stays_unless_it_must_move() -> None:
    assert clock(moving(TIMED)) == "stay"
    assert clock(moving(replace(TIMED, must_move=True))) == "1>26"


def test_f12_between_rounds_the_player_is_ready() -> None:
    match = GAME.start(replace(TIMED, target=40), 2, "time")
    while not GAME.between_rounds(match):
        seat = GAME.waiting(match)[0]
        match = GAME.apply(match, seat, GAME.players["simple"](GAME.view(match, seat), "s"))
    assert clock(match) == "next"
