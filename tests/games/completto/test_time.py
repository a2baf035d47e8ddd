"""C19: what happens when a decision takes too long."""

import pytest
from msgspec.structs import replace

from reihum.games.completto import GAME, Options, Round
from reihum.games.completto.model import Match
from reihum.games.completto.notation import read_row
from reihum.kernel.answers import Refused
from tests.games.completto.rows import in_match

TIMED = Options(starter=0, decision_seconds=30)


def start(options: Options = TIMED) -> Round:
    return GAME.start(options, 2, "time").round


def playing(row: str, *, pile: bytes = b"\x32", face_up: bytes = b"", drawn: int = 0) -> Round:
    """Seat 0 to move with this row; which tiles lie face down does not matter here."""
    rows = (read_row(row), bytes(22))
    return replace(
        start(), rows=rows, tiles=rows, dealt=(b"", b""), pile=pile, face_up=face_up, drawn=drawn
    )


def clock(state: Round | Match, seat: int = 0) -> str:
    match = in_match(state) if isinstance(state, Round) else state
    return GAME.write_action(GAME.time_up(match, seat, None))


ROW = "20 . . 50 " + ". " * 18


def test_c19_without_a_limit_no_clock_runs_out() -> None:
    with pytest.raises(Refused, match=r"game\.no_clock"):
        clock(start(Options(starter=0)))


def test_c19_only_who_may_act_runs_out_of_time() -> None:
    with pytest.raises(Refused, match=r"game\.not_your_move"):
        clock(playing(ROW), 1)


def test_c19_in_the_preparation_the_tile_is_pushed_in_at_the_leftmost_place() -> None:
    match = in_match(replace(start(), dealt=(bytes([45, 60]), b"")))
    assert clock(match) == "push 45@0"
    assert clock(GAME.apply(match, 0, GAME.time_up(match, 0, None))) == "push 60@1"


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


def test_c19_a_tile_that_is_taken_is_laid_as_it_is_numbered_too() -> None:
    assert clock(playing(ROW, pile=b"", face_up=bytes([89]))) == "take 89 89@4"
    assert clock(playing("67 . 81 89 93", pile=b"", face_up=bytes([89]))) == "take 89 68@1"


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
    match = GAME.start(replace(TIMED, rounds=2), 2, "time")
    while not GAME.between_rounds(match):
        seat = GAME.waiting(match)[0]
        match = GAME.apply(match, seat, GAME.players["simple"](GAME.view(match, seat), "s"))
    assert clock(match) == "next"
