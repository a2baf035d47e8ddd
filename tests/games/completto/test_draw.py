"""C8 and C17: drawing a face-down tile from the middle."""

import pytest

from reihum.games.completto.rules import waiting
from tests.games.completto.rows import everyone, offered, play, position, refused, row, view

A_ROW = "1 9 14 . . 33 . 50"


def test_c8_the_drawn_tile_is_turned_up_for_all_to_see() -> None:
    state = play(position(A_ROW, ". . .", pile="21 60"), "draw")
    for known in everyone(state):
        assert (known.drawn, known.turn, known.pile_size) == (21, 0, 1)
    assert (waiting(state), state.pile, state.face_up) == ((0,), bytes((60,)), b"")


@pytest.mark.parametrize("move", ["draw", "take 40 40@6", "shift 3>4"])
def test_c8_a_tile_that_fits_must_be_laid(move: str) -> None:
    before = position(A_ROW, ". . .", pile="21 60", face_up="40")
    assert play(before, move) != before
    state = play(before, "draw")
    assert refused(state, move) == "completto.lay_first"
    assert refused(state, "next") == "game.round_not_over"
    assert offered(state, 0) == {"lay 21@3", "lay 21@4"}


def test_c8_it_must_be_laid_even_where_only_the_turned_reading_fits() -> None:
    state = play(position("60 . 70 . 85", ". . .", pile="89"), "draw")
    assert (state.drawn, state.turn) == (89, 0)
    assert offered(state, 0) == {"lay 68@1"}


def test_c8_it_must_be_laid_even_where_only_the_printed_reading_fits() -> None:
    state = play(position("60 70 . 95", ". . .", pile="89"), "draw")
    assert offered(state, 0) == {"lay 89@2"}


def test_c8_it_replaces_one_face_down_tile_at_its_position() -> None:
    before = position(A_ROW, ". . .", pile="21")
    after = play(before, "draw", "lay 21@4")
    assert row(after, 0) == "1 9 14 . 21 33 . 50"
    assert after.tiles[0] == before.tiles[0][:4] + bytes((21,)) + before.tiles[0][5:]
    assert (after.rows[1], after.tiles[1]) == (before.rows[1], before.tiles[1])
    assert (after.drawn, after.turn, after.extra_turn) == (0, 1, False)


def test_c8_the_replaced_tile_goes_under_the_others_unseen() -> None:
    before = position(A_ROW, ". . .", pile="21 60 70")
    replaced = before.tiles[0][3]
    after = play(before, "draw", "lay 21@3")
    assert after.pile == bytes((60, 70, replaced))
    assert after.face_up == b""
    for known in everyone(after):
        assert (known.pile_size, known.face_up, known.drawn) == (3, (), 0)
        assert all(replaced not in tiles for tiles in (*known.tiles, *known.rows))


def test_c8_the_replaced_tile_is_drawn_last() -> None:
    before = position(". 2 . 4 .", ". 3 5", "7 8 . .", pile="50 10 11")
    replaced = before.tiles[0][4]
    state = play(before, "draw", "lay 50@4", "draw", "draw", "lay 11@2")
    assert state.face_up == bytes((10,))
    assert play(state, "draw").face_up == bytes((10, replaced))


def test_c8_a_tile_that_fits_nowhere_stays_in_the_middle_face_up_and_the_turn_ends() -> None:
    before = position("1 9 14 21 32 33 . 50", ". . .", pile="22 60", face_up="70 3")
    after = play(before, "draw")
    assert after.face_up == bytes((3, 22, 70))
    assert (after.turn, after.drawn, after.pile) == (1, 0, bytes((60,)))
    assert (after.rows, after.tiles) == (before.rows, before.tiles)


def test_c8_with_two_readings_neither_may_fit_before_the_turn_ends() -> None:
    after = play(position("60 62 . 64 80 . 85", ". . .", pile="89"), "draw")
    assert (after.face_up, after.turn) == (bytes((89,)), 1)


def test_c8_the_tile_is_laid_with_one_of_its_readings_and_only_where_it_fits() -> None:
    state = play(position(A_ROW, ". . .", pile="21"), "draw")
    assert refused(state, "lay 12@3") == "completto.no_such_reading tile=21 reading=12"
    for slot in (0, 1, 2, 5, 6, 7):
        assert refused(state, f"lay 21@{slot}") == f"completto.does_not_fit reading=21 slot={slot}"


def test_c8_nothing_can_be_laid_before_it_is_drawn() -> None:
    assert refused(position(A_ROW, ". .", pile="21"), "lay 21@3") == "completto.nothing_drawn"


@pytest.mark.parametrize("move", ["draw", "lay 21@3", "take 40 40@1", "shift 0>1", "push 21@0"])
def test_c8_nobody_else_may_act_meanwhile(move: str) -> None:
    before = position(A_ROW, ". . .", pile="21 60", face_up="40")
    assert refused(before, move, seat=1) == "game.not_your_move"
    assert refused(play(before, "draw"), move, seat=1) == "game.not_your_move"


def test_c17_no_draw_when_the_middle_has_no_face_down_tile() -> None:
    state = position(A_ROW, ". . .", face_up="40")
    assert refused(state, "draw") == "completto.pile_empty"
    assert "draw" not in offered(state, 0)
    assert "draw" in offered(position(A_ROW, ". . .", face_up="40", pile="21"), 0)


def test_c17_taking_and_shifting_are_still_possible() -> None:
    state = position("1 9 14 . 33 50", ". . .", face_up="20")
    shifts = {f"shift 3>{to}" for to in range(22) if to != 3}
    assert {"take 20 20@3"} < offered(state, 0) <= {"take 20 20@3", *shifts}
    assert row(play(state, "shift 3>0"), 0) == ". 1 9 14 33 50"


def test_c17_a_shift_is_left_when_nothing_else_is() -> None:
    highest = " ".join(map(str, range(80, 101)))
    state = position(f"{highest} .", ". . .", face_up="5 16")
    assert offered(state, 0) == {f"shift 21>{to}" for to in range(21)}
    assert play(state, "shift 21>7").turn == 1


def test_c17_a_replaced_tile_can_be_drawn_again() -> None:
    state = play(position(A_ROW, ". . .", face_up="40"), "take 40 40@6")
    assert view(state, 1).public.pile_size == 1
    assert "draw" in offered(state, 1)
    assert play(state, "draw").pile == b""
