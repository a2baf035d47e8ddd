"""C4 to C7: the deal, pushing five tiles in, and who begins."""

import pytest

from reihum.games.completto.model import Options
from reihum.games.completto.rules import deal, waiting
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import Seat
from tests.games.completto.rows import (
    SEED,
    everyone,
    offered,
    play,
    position,
    refused,
    row,
    start,
    view,
)

SEVENTEEN = ". " * 17
EXAMPLE = "3 . 14 . . . . . 42 . . . . . . . . 82 85 . . ."


@pytest.mark.parametrize(("seats", "middle"), [(2, 56), (3, 34), (4, 12)])
def test_c4_each_lays_seventeen_tiles_face_down(seats: int, middle: int) -> None:
    state = start(Options(), seats, SEED)
    assert state.rows == (bytes(17),) * seats
    assert [len(tiles) for tiles in state.tiles] == [17] * seats
    assert [len(tiles) for tiles in state.dealt] == [5] * seats
    assert (len(state.pile), state.face_up) == (middle, b"")


def test_c4_they_are_unseen_by_all_the_owner_included() -> None:
    for known in everyone(start(Options(), 4, SEED)):
        assert known.rows == ((0,) * 17,) * 4
        assert known.tiles == ((0,) * 17,) * 4


def test_c4_the_tiles_are_shuffled_anew_for_each_match_and_round() -> None:
    one, same, other = (start(Options(), 2, seed) for seed in ("one", "one", "other"))
    second = deal(Options(), 2, "one", 2, one)
    assert one == same
    assert len({state.tiles for state in (one, other, second)}) == 3
    assert len({state.pile for state in (one, other, second)}) == 3
    assert list(one.pile) != sorted(one.pile)


def test_c5_five_tiles_are_turned_over_one_at_a_time() -> None:
    state = start(Options(), 2, SEED)
    for pushed, tile in enumerate(state.dealt[0]):
        for known in everyone(state):
            assert (known.turned[0], known.to_push[0]) == (tile, 5 - pushed)
        state = play(state, min(offered(state, 0)), seat=0)
    assert view(state, 0).public.turned[0] == view(state, 0).public.to_push[0] == 0
    assert len(state.rows[0]) == len(state.tiles[0]) == 22
    assert state.rows[0].count(0) == 17


@pytest.mark.parametrize(
    ("tile", "slots"),
    [(5, {0, 1, 2}), (20, {3, 4}), (41, {3, 4}), (50, {5, 6, 7}), (100, {5, 6, 7})],
)
def test_c5_it_goes_before_between_or_after(tile: int, slots: set[int]) -> None:
    state = position(f". . 14 . 42 . . | {tile}", f"{SEVENTEEN} | 1")
    assert offered(state, 0) == {f"push {tile}@{slot}" for slot in slots}
    for slot in range(8):
        if slot in slots:
            assert play(state, f"push {tile}@{slot}").rows[0][slot] == tile
        else:
            answer = refused(state, f"push {tile}@{slot}")
            assert answer == f"completto.does_not_fit reading={tile} slot={slot}"


def test_c5_the_row_makes_room_and_no_tile_is_replaced() -> None:
    before = position(". . 14 . 42 . | 20 7", f"{SEVENTEEN} | 1")
    after = play(before, "push 20@3")
    assert row(after, 0) == ". . 14 20 . 42 ."
    assert row(play(before, "push 20@4"), 0) == ". . 14 . 20 42 ."
    assert after.tiles[0] == before.tiles[0][:3] + bytes((20,)) + before.tiles[0][3:]
    assert (after.dealt[0], after.pile, after.face_up) == (bytes((7,)), b"", b"")


def test_c5_two_open_numbers_side_by_side_can_be_parted() -> None:
    assert offered(position("3 14 . | 8", f"{SEVENTEEN} | 1"), 0) == {"push 8@1"}


def test_c5_numbers_ascend_strictly() -> None:
    state = play(position(". . | 81 18", f"{SEVENTEEN} | 1"), "push 18@1")
    assert refused(state, "push 18@1") == "completto.does_not_fit reading=18 slot=1"
    assert refused(state, "push 18@2") == "completto.does_not_fit reading=18 slot=2"
    assert offered(state, 0) == {"push 81@2", "push 81@3"}


def test_c5_a_turned_tile_may_be_read_upside_down() -> None:
    state = position("20 . 90 . | 61", f"{SEVENTEEN} | 1")
    assert offered(state, 0) == {"push 19@0", "push 61@1", "push 61@2"}
    after = play(state, "push 19@0")
    assert (row(after, 0), after.tiles[0][0]) == ("19 20 . 90 .", 61)


def test_c5_only_the_turned_tile_can_be_pushed_in() -> None:
    state = position(f"{SEVENTEEN} | 20 61", f"{SEVENTEEN} | 1")
    assert refused(state, "push 61@0") == "completto.no_such_reading tile=20 reading=61"
    assert refused(state, "push 2@0") == "completto.no_such_reading tile=20 reading=2"


@pytest.mark.parametrize("move", ["draw", "lay 20@0", "take 7 7@0", "shift 0>1"])
def test_c5_pushing_in_comes_before_any_turn(move: str) -> None:
    state = position(f"{SEVENTEEN} | 20", f"{SEVENTEEN} | 1", pile="5", face_up="7")
    assert refused(state, move) == "completto.push_first"


def test_c5_a_pair_pushed_in_gives_nothing() -> None:
    state = play(position(". 14 . | 15", ". ."), "push 15@2", seat=0)
    assert (state.turn, state.extra_turn, waiting(state)) == (0, False, (0,))


@pytest.mark.parametrize(
    ("dealt", "pushes"),
    [
        ("3 14 42 82 85", "3@0 14@2 42@8 82@17 85@18"),
        ("82 42 3 85 14", "82@14 42@6 3@0 85@17 14@2"),
        ("85 82 42 14 3", "85@14 82@14 42@6 14@1 3@0"),
    ],
)
def test_c5_example_of_the_preparation(dealt: str, pushes: str) -> None:
    state = position(f"{SEVENTEEN} | {dealt}", f"{SEVENTEEN} | 1")
    state = play(state, *[f"push {push}" for push in pushes.split()], seat=0)
    assert row(state, 0) == EXAMPLE
    assert waiting(state) == (1,)


def test_c6_all_push_in_at_the_same_time() -> None:
    state = start(Options(starter=1), 3, SEED)
    assert waiting(state) == (0, 1, 2)
    for _ in range(5):
        state = play(state, min(offered(state, 2)), seat=2)
    assert waiting(state) == (0, 1)
    assert refused(state, "draw", seat=2) == "game.not_your_move"
    assert refused(state, "push 1@0", seat=2) == "game.not_your_move"


def _prepared(order: list[Seat]) -> tuple[object, list[set[str]]]:
    state = start(Options(), 3, SEED)
    seen: dict[Seat, set[str]] = {0: set(), 1: set(), 2: set()}
    for seat in order:
        seen[seat] |= offered(state, seat)
        state = play(state, min(offered(state, seat)), seat=seat)
    return state, list(seen.values())


def test_c6_nobody_gets_other_tiles_by_being_faster() -> None:
    in_turn = _prepared([0, 1, 2] * 5)
    assert _prepared([2] * 5 + [0] * 5 + [1] * 5) == in_turn
    assert _prepared([1, 1, 0, 2, 1, 0, 1, 0, 2, 2, 0, 0, 1, 2, 2]) == in_turn


def test_c6_the_first_turn_comes_when_the_last_tile_is_pushed_in() -> None:
    state = position(f"{SEVENTEEN} 1 2 3 4 5", f"{SEVENTEEN} 6 7 8 9 | 10", pile="50")
    assert (waiting(state), state.points) == ((1,), None)
    state = play(state, "push 10@21", seat=1)
    assert waiting(state) == (0,)
    assert refused(state, "push 10@21") == "completto.already_prepared"
    assert refused(state, "next") == "game.round_not_over"


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_c7_the_table_names_the_starter(starter: Seat) -> None:
    named = {start(Options(starter=starter), 4, str(seed)).turn for seed in range(60)}
    drawn = {start(Options(), 4, str(seed)).turn for seed in range(60)}
    assert named == {starter}
    assert drawn == {0, 1, 2, 3}


def test_c7_the_starter_has_the_first_turn() -> None:
    state = start(Options(starter=2), 3, SEED)
    for seat in (2, 1, 0):
        for _ in range(5):
            state = play(state, min(offered(state, seat)), seat=seat)
    assert waiting(state) == (2,)


@pytest.mark.parametrize("seats", [2, 3])
def test_c7_the_draw_is_among_those_who_play(seats: int) -> None:
    assert {start(Options(), seats, str(seed)).turn for seed in range(60)} == set(range(seats))


def test_c7_the_starter_is_a_seat_of_the_table() -> None:
    with pytest.raises(Unreadable, match=r"^completto\.unknown_starter"):
        start(Options(starter=2), 2, SEED)
    with pytest.raises(Unreadable, match=r"^completto\.unknown_starter"):
        start(Options(starter=3), 3, SEED)
