"""C19: what happens when a decision takes too long."""

import pytest
from msgspec.structs import replace

from reihum.games.completto import GAME, Options, State
from reihum.games.completto.notation import read_row, write_action
from reihum.kernel.answers import Refused

TIMED = Options(starter=0, decision_seconds=30)


def start(options: Options = TIMED) -> State:
    return GAME.start(options, 2, "time")


def playing(row: str, *, pile: bytes = b"\x32", face_up: bytes = b"", drawn: int = 0) -> State:
    """Seat 0 to move with this row; which tiles lie face down does not matter here."""
    rows = (read_row(row), bytes(22))
    return replace(
        start(), rows=rows, tiles=rows, dealt=(b"", b""), pile=pile, face_up=face_up, drawn=drawn
    )


def clock(state: State, seat: int = 0) -> str:
    return write_action(GAME.time_up(state, seat, None))


ROW = "20 . . 50 " + ". " * 18


def test_c19_without_a_limit_no_clock_runs_out() -> None:
    with pytest.raises(Refused, match=r"game\.no_clock"):
        GAME.time_up(start(Options(starter=0)), 0, None)


def test_c19_only_who_may_act_runs_out_of_time() -> None:
    with pytest.raises(Refused, match=r"game\.not_your_move"):
        GAME.time_up(playing(ROW), 1, None)


def test_c19_in_the_preparation_the_tile_is_pushed_in_at_the_leftmost_place() -> None:
    state = replace(start(), dealt=(bytes([45, 60]), b""))
    assert clock(state) == "push 45@0"
    assert clock(GAME.apply(state, 0, GAME.time_up(state, 0, None))) == "push 60@1"


def test_c19_a_reading_that_lies_there_already_is_turned_round() -> None:
    rows = (read_row("89" + " ." * 17), bytes(17))
    state = replace(start(), rows=rows, tiles=rows, dealt=(bytes([89]), bytes([5])))
    assert clock(state) == "push 68@0"


def test_c19_a_drawn_tile_is_laid_at_the_leftmost_place_as_it_is_numbered() -> None:
    assert clock(playing(ROW, drawn=30)) == "lay 30@1"
    assert clock(playing(ROW, drawn=89)) == "lay 89@4"


def test_c19_a_drawn_tile_is_turned_round_where_only_that_fits() -> None:
    assert clock(playing("67 . 81 89 93", drawn=89)) == "lay 68@1"


def test_c19_else_a_tile_is_drawn() -> None:
    assert clock(playing(ROW, face_up=bytes([30]))) == "draw"


def test_c19_with_no_pile_the_lowest_fitting_face_up_tile_is_taken() -> None:
    assert clock(playing(ROW, pile=b"", face_up=bytes([20, 30, 60]))) == "take 30 30@1"


def test_c19_with_nothing_to_take_the_leftmost_face_down_tile_goes_to_the_far_end() -> None:
    assert clock(playing("20 . . 50 51", pile=b"")) == "shift 1>4"
    assert clock(playing("20 21 50 51 .", pile=b"", face_up=bytes([40]))) == "shift 4>0"


def test_c19_where_shifts_go_between_two_tiles_it_goes_as_far_as_that_allows() -> None:
    between = replace(TIMED, shift="between")
    right = replace(playing("20 . . 50 51", pile=b""), options=between)
    assert clock(right) == "shift 1>3"
    left = replace(playing("20 21 50 . 51", pile=b""), options=between)
    assert clock(left) == "shift 3>1"
    assert clock(replace(playing("20 21 50 51 .", pile=b""), options=between)) == "shift 4>3"


def test_c19_between_rounds_the_player_is_ready() -> None:
    state = GAME.start(replace(TIMED, rounds=2), 2, "time")
    while len(state.sheet.lines) < 1:
        seat = GAME.waiting(state)[0]
        state = GAME.apply(state, seat, GAME.players["simple"](GAME.view(state, seat), "s"))
    assert clock(state) == "next"
