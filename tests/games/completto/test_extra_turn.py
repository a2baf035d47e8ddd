"""C12 and C13: the extra turn for a pair of consecutive numbers."""

import pytest

from reihum.games.completto.model import Options, Round
from reihum.games.completto.rules import waiting
from tests.games.completto.rows import (
    ANYWHERE,
    DEFAULT,
    everyone,
    fits,
    offered,
    play,
    position,
    view,
    views,
)

BOTH = [DEFAULT, ANYWHERE]


def _extra(state: Round) -> bool:
    """Whether seat 0 has just earned an extra turn; if not, the next seat has its turn."""
    assert waiting(state) == ((0,) if state.extra_turn else (1,))
    return state.extra_turn


@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("move", ["take 13 13@2", "take 15 15@4"])
def test_c12_a_new_pair_earns_an_extra_turn(move: str, options: Options) -> None:
    """With the number before it, or with the number after it."""
    state = position("5 12 . . . 16", ". . .", face_up="13 15", options=options)
    assert _extra(play(state, move))


@pytest.mark.parametrize("options", BOTH)
def test_c12_by_a_drawn_tile_as_by_a_taken_one(options: Options) -> None:
    drawn = play(position("5 12 . 20 .", ". . .", pile="13", options=options), "draw", "lay 13@2")
    taken = play(position("5 12 . 20 .", ". . .", face_up="13", options=options), "take 13 13@2")
    assert _extra(drawn)
    assert _extra(taken)


@pytest.mark.parametrize("options", BOTH)
def test_c12_no_pair_no_extra_turn(options: Options) -> None:
    state = position("5 12 . . 16", ". . .", face_up="14", options=options)
    assert not _extra(play(state, "take 14 14@2"))


@pytest.mark.parametrize("options", BOTH)
def test_c12_a_pair_that_lay_there_before_is_not_new(options: Options) -> None:
    state = position("5 6 . . 16", ". . .", face_up="10", options=options)
    assert not _extra(play(state, "take 10 10@2"))


@pytest.mark.parametrize("options", BOTH)
def test_c12_a_number_in_another_row_or_in_the_middle_makes_no_pair(options: Options) -> None:
    state = position("5 . . 20", "11 . .", face_up="10 9", options=options)
    assert not _extra(play(state, "take 10 10@1"))


@pytest.mark.parametrize("options", BOTH)
def test_c12_a_face_down_tile_is_no_number(options: Options) -> None:
    """1 makes no pair with a face-down tile, whatever that is; nor 100."""
    state = position(". . . 50 . .", ". . .", face_up="1 100", options=options)
    assert not _extra(play(state, "take 1 1@1"))
    assert not _extra(play(state, "take 100 100@4"))


def test_c12_the_reading_makes_the_pair_not_the_printed_number() -> None:
    assert fits("60 67 . 85 . 88 .", 89) == {"68@2+", "89@6+"}
    assert fits("60 61 67 . 70 . 95", 89) == {"68@3+", "89@5"}
    assert fits("60 62 . 70 88 . 95", 89) == {"68@2", "89@5+"}


@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("then", ["draw", "take 40 40@4", "shift 4>0"])
def test_c12_one_more_turn_draw_take_or_shift_as_they_like(then: str, options: Options) -> None:
    state = position("5 12 . 20 . .", ". . .", pile="3", face_up="13 40", options=options)
    state = play(state, "take 13 13@2")
    assert then in offered(state, 0)
    after = play(state, then)
    assert (after.turn, after.extra_turn) == (1, False)


def test_c12_everyone_sees_that_it_is_an_extra_turn() -> None:
    state = position("5 12 . 20 .", ". . .", face_up="13")
    assert [known.extra_turn for known in everyone(state)] == [False] * 3
    assert [known.extra_turn for known in everyone(play(state, "take 13 13@2"))] == [True] * 3


def test_c12_the_last_tile_ends_the_round_and_earns_nothing() -> None:
    state = position("5 12 . 20 .", ". . .", face_up="13 25")
    state = play(state, "take 13 13@2")
    assert state.extra_turn
    over = play(state, "take 25 25@4")
    assert waiting(over) == ()
    assert not any(seen.public.extra_turn for seen in views(over))


@pytest.mark.parametrize("options", BOTH)
def test_c12_a_triple_earns_one_extra_turn_not_two(options: Options) -> None:
    state = position("31 . 33 . 50", ". . .", face_up="32", options=options)
    state = play(state, "take 32 32@1")
    assert _extra(state)
    assert (play(state, "shift 3>0").turn, play(state, "shift 3>0").extra_turn) == (1, False)


@pytest.mark.parametrize("options", BOTH)
def test_c12_an_extra_turn_can_earn_another(options: Options) -> None:
    state = position("10 . . . . 90 .", ". . .", pile="11", face_up="12 13 40", options=options)
    for moves in (["draw", "lay 11@1"], ["take 12 12@2"], ["take 13 13@3"]):
        state = play(state, *moves)
        assert _extra(state)
    state = play(state, "take 40 40@4")
    assert not _extra(state)
    assert view(state, 1).waiting == (1,)


def test_c12_while_the_tile_of_an_extra_turn_is_to_be_laid_it_is_still_that_turn() -> None:
    state = position("10 . . 90 .", ". . .", pile="50", face_up="11")
    state = play(state, "take 11 11@1", "draw")
    assert (state.drawn, state.turn, state.extra_turn) == (50, 0, True)
    assert not _extra(play(state, "lay 50@2"))


def test_c12_the_next_player_has_an_ordinary_turn_and_can_earn_an_extra_one() -> None:
    state = position("10 . . 90", "20 . .", "30 . .", face_up="11 21")
    state = play(state, "take 11 11@1", "shift 2>0")
    assert (state.turn, state.extra_turn) == (1, False)
    state = play(state, "take 21 21@1")
    assert (state.turn, state.extra_turn) == (1, True)


@pytest.mark.parametrize(
    ("move", "side_by_side", "anywhere"),
    [
        ("take 32 32@1", True, True),  # right after 31
        ("take 32 32@2", False, True),  # a face-down tile between
        ("take 49 49@3", True, True),  # right before 50
        ("take 49 49@2", False, True),
        ("take 40 40@2", False, False),
    ],
)
def test_c13_side_by_side_or_anywhere(move: str, side_by_side: bool, anywhere: bool) -> None:
    rows = ("31 . . . 50", ". . .")
    default = position(*rows, face_up="32 40 49")
    assert _extra(play(default, move)) == side_by_side
    assert _extra(play(position(*rows, face_up="32 40 49", options=ANYWHERE), move)) == anywhere


def test_c13_where_a_tile_fits_says_what_the_option_gives() -> None:
    assert fits("31 . . 50", 32) == {"32@1+", "32@2"}
    assert fits("31 . . 50", 32, ANYWHERE) == {"32@1+", "32@2+"}
    assert fits("31 . . . 33", 32) == {"32@1+", "32@2", "32@3+"}


def test_c13_the_view_says_what_the_option_gives() -> None:
    rows = ("31 . . 50", ". . .")
    default = view(position(*rows, face_up="32"), 0).own.fits
    anywhere = view(position(*rows, face_up="32", options=ANYWHERE), 0).own.fits
    assert [fit.extra_turn for fit in default[32]] == [True, False]
    assert [fit.extra_turn for fit in anywhere[32]] == [True, True]


def test_c13_side_by_side_is_the_default() -> None:
    assert Options().pairs == "side_by_side"
