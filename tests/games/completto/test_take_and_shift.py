"""C9, C10 and C14: taking a face-up tile, shifting a face-down one, and whose turn comes next."""

import pytest

from reihum.games.completto.model import Options
from reihum.games.completto.rules import waiting
from tests.games.completto.rows import (
    ANYWHERE,
    BETWEEN,
    DEFAULT,
    offered,
    play,
    position,
    refused,
    row,
)

A_ROW = "1 9 14 . . 33 . 50"
D_ROW = "49 55 . 67 . 81 82 85 . 93"


def test_c9_a_face_up_tile_is_laid_the_same_way() -> None:
    before = position(A_ROW, ". . .", pile="60", face_up="21 40 70")
    after = play(before, "take 21 21@3")
    assert row(after, 0) == "1 9 14 21 . 33 . 50"
    assert after.tiles[0] == before.tiles[0][:3] + bytes((21,)) + before.tiles[0][4:]
    assert after.face_up == bytes((40, 70))
    assert after.pile == bytes((60, before.tiles[0][3]))
    assert (after.turn, after.drawn, after.extra_turn) == (1, 0, False)


def test_c9_only_a_tile_that_fits_may_be_taken() -> None:
    state = position("1 9 14 21 32 33 . 50", ". . .", face_up="22 40")
    for slot in range(8):
        answer = refused(state, f"take 22 22@{slot}")
        assert answer == f"completto.does_not_fit reading=22 slot={slot}"
    assert {move for move in offered(state, 0) if move.startswith("take")} == {"take 40 40@6"}


def test_c9_only_from_the_middle_and_only_face_up() -> None:
    state = position(A_ROW, "20 . .", pile="21", face_up="40")
    assert refused(state, "take 21 21@3") == "completto.not_in_the_middle tile=21"
    assert refused(state, "take 20 20@3") == "completto.not_in_the_middle tile=20"


def test_c9_only_with_a_reading_of_the_tile() -> None:
    state = position(A_ROW, ". . .", face_up="16")
    assert refused(state, "take 16 17@3") == "completto.no_such_reading tile=16 reading=17"
    assert refused(state, "take 16 91@3") == "completto.does_not_fit reading=91 slot=3"


def test_c9_taking_is_instead_of_drawing() -> None:
    state = play(position(A_ROW, ". . .", pile="60", face_up="21 40"), "take 21 21@3")
    assert refused(state, "draw", seat=0) == "game.not_your_move"
    assert refused(state, "take 40 40@6", seat=0) == "game.not_your_move"


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("shift 2>0", ". 5 9 14 . 33"),
        ("shift 2>1", "5 . 9 14 . 33"),
        ("shift 2>3", "5 9 14 . . 33"),
        ("shift 2>4", "5 9 14 . . 33"),
        ("shift 2>5", "5 9 14 . 33 ."),
        ("shift 4>0", ". 5 9 . 14 33"),
        ("shift 4>3", "5 9 . . 14 33"),
    ],
)
def test_c10_a_face_down_tile_is_pushed_in_elsewhere_and_the_rest_closes_up(
    move: str, after: str
) -> None:
    state = play(position("5 9 . 14 . 33", ". . ."), move)
    assert row(state, 0) == after
    assert (state.turn, state.extra_turn) == (1, False)


def test_c10_the_tile_itself_moves_and_nothing_else_changes() -> None:
    before = position("5 9 . 14 . 33", ". . .", pile="60", face_up="70")
    after = play(before, "shift 4>1")
    five, nine, first, fourteen, second, last = before.tiles[0]
    assert after.tiles[0] == bytes((five, second, nine, first, fourteen, last))
    assert (after.pile, after.face_up) == (before.pile, before.face_up)
    assert (after.rows[1], after.tiles[1]) == (before.rows[1], before.tiles[1])


def test_c10_two_face_down_tiles_may_change_places() -> None:
    before = position("5 . . 33", ". . .")
    after = play(before, "shift 1>2")
    assert after.rows == before.rows
    five, first, second, last = before.tiles[0]
    assert after.tiles[0] == bytes((five, second, first, last))


def test_c10_to_every_other_position_of_a_whole_row() -> None:
    numbers = "1 9 14 . . 33 . 50 51 52 53 54 55 56 57 58 59 60 61 . 63 64"
    state = position(numbers, ". . .", pile="70")
    wanted = {f"shift {a}>{b}" for a in (3, 4, 6, 19) for b in range(22) if a != b}
    assert {move for move in offered(state, 0) if move.startswith("shift")} == wanted
    for move in wanted:
        assert play(state, move).rows[0].replace(b"\0", b"") == state.rows[0].replace(b"\0", b"")


def test_c10_to_the_ends_of_the_row_only_if_the_table_plays_so() -> None:
    rows = ("5 9 . 14 . 33", ". . .")
    for to in (0, 5):
        assert play(position(*rows), f"shift 2>{to}").turn == 1
        answer = refused(position(*rows, options=BETWEEN), f"shift 2>{to}")
        assert answer == f"completto.not_between to={to}"
    for to in (1, 3, 4):
        between = play(position(*rows, options=BETWEEN), f"shift 2>{to}")
        assert between.rows == play(position(*rows), f"shift 2>{to}").rows


def test_c10_a_tile_at_the_end_may_leave_it_where_shifts_go_between_two_tiles() -> None:
    state = position(". 5 9 14", ". . .", options=BETWEEN)
    assert row(play(state, "shift 0>1"), 0) == "5 . 9 14"


def test_c10_between_two_tiles_offers_every_place_but_the_ends() -> None:
    numbers = ". 9 14 . . 33 . 50 51 52 53 54 55 56 57 58 59 60 61 . 63 64"
    state = position(numbers, ". . .", pile="70", options=BETWEEN)
    wanted = {f"shift {a}>{b}" for a in (0, 3, 4, 6, 19) for b in range(1, 21) if a != b}
    assert {move for move in offered(state, 0) if move.startswith("shift")} == wanted


def test_c10_an_open_tile_stays_where_it_lies() -> None:
    state = position("5 9 . 14 . 33", ". . .")
    for slot in (0, 1, 3, 5):
        assert refused(state, f"shift {slot}>2") == f"completto.not_face_down slot={slot}"


def test_c10_the_other_position_is_another_one() -> None:
    state = position("5 9 . 14 . 33", ". . .")
    assert refused(state, "shift 2>2") == "completto.same_slot slot=2"


@pytest.mark.parametrize("options", [DEFAULT, ANYWHERE])
def test_c10_a_shift_never_gives_an_extra_turn(options: Options) -> None:
    after = play(position("5 . 6 . 9", ". . .", options=options), "shift 1>4")
    assert row(after, 0) == "5 6 . 9 ."
    assert (after.turn, after.extra_turn) == (1, False)


def test_c10_example_d_the_shift() -> None:
    state = play(position(D_ROW, ". . .", pile="89"), "draw", "lay 68@4")
    assert row(play(state, "shift 8>5"), 0) == "49 55 . 67 68 . 81 82 85 93"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("pile", "moves"),
    [
        ("90", ["shift 0>1"]),
        ("90", ["draw"]),
        ("5", ["draw", "lay 5@0"]),
        ("90", ["take 7 7@1"]),
    ],
)
def test_c14_play_goes_clockwise(seats: int, pile: str, moves: list[str]) -> None:
    rows = (". . 50", ". . 60", ". . 70", ". . 80")[:seats]
    for turn in range(seats):
        state = position(*rows, turn=turn, pile=pile, face_up="7")
        assert waiting(state) == (turn,)
        assert waiting(play(state, *moves)) == ((turn + 1) % seats,)
