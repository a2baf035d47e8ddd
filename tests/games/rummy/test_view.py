"""R21: what everyone sees, and what nobody else does."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.model import Options, State, View
from reihum.games.rummy.notation import read_action, write_action, write_view
from reihum.games.rummy.rules import apply, start
from reihum.games.rummy.view import imagine, moves
from reihum.kernel.match import Seat
from tests.games.rummy.tables import play, table_with

WATCHERS: tuple[Seat | None, ...] = (0, 1, 2, None)


def position(*, draw_and_discard: bool = False) -> State:
    """Every seat, the pool and the table have a colour, or a number, of their own."""
    return table_with(
        "n1 n2 n3 n4",
        "r1 r2 r3",
        "w11 w12",
        table="b4 b5 b6",
        pool="w1 w2 w3 w4 w5",
        discards=("b1", "b12 b13", ""),
        draw_and_discard=draw_and_discard,
    )


def tiles_told(seen: View) -> set[str]:
    """Every tile that is anywhere in what is sent."""
    return set(re.findall(r'"([nrbw]\d+|\*)"', msgspec.json.encode(seen).decode()))


@pytest.mark.parametrize("seat", WATCHERS)
def test_r21_public_are_the_table_the_stacks_and_all_numbers_of_tiles(seat: Seat | None) -> None:
    seen = GAME.view(position(), seat)
    assert seen.table == (("b4", "b5", "b6"),)
    assert seen.discards == (("b1",), ("b12", "b13"), ())
    assert seen.rack_sizes == (4, 3, 2)
    assert seen.pool_size == 5
    assert (seen.seat, seen.turn, seen.waiting) == (seat, 0, (0,))


PUBLIC = {"b4", "b5", "b6", "b1", "b12", "b13"}


@pytest.mark.parametrize(
    ("seat", "own"),
    [
        (0, {"n1", "n2", "n3", "n4"}),
        (1, {"r1", "r2", "r3"}),
        (2, {"w11", "w12"}),
        (None, set()),
    ],
)
def test_r21_secret_are_the_racks_of_others_and_the_pool(seat: Seat | None, own: set[str]) -> None:
    assert tiles_told(GAME.view(position(), seat)) == PUBLIC | own


@pytest.mark.parametrize("seat", WATCHERS)
def test_r21_the_seed_that_tells_all_is_secret_too(seat: Seat | None) -> None:
    state = position()
    assert state.seed.encode() not in msgspec.json.encode(GAME.view(state, seat))


@pytest.mark.parametrize("seat", WATCHERS)
def test_r21_other_secrets_change_nothing_that_is_seen(seat: Seat | None) -> None:
    state = position()
    others = [("n8", "n8", "n9", "n9"), ("w8", "w8", "w9"), ("r8", "*")]
    other = replace(
        state,
        seed="another",
        pool=("*", "r11", "r11", "r12", "r13"),
        racks=tuple(state.racks[at] if at == seat else others[at] for at in range(3)),
    )
    assert msgspec.json.encode(GAME.view(other, seat)) == msgspec.json.encode(
        GAME.view(state, seat)
    )


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r21_of_a_new_round_only_the_own_rack_and_the_starting_draws_are_seen(
    seat: Seat | None,
) -> None:
    state = start(Options(), 3, "any")
    seen = GAME.view(state, seat)
    assert seen.racks == tuple(r if at == seat else None for at, r in enumerate(state.racks))
    assert seen.starting_draws == state.starting_draws  # drawn before everyone's eyes (R3)


def test_r21_when_the_round_is_over_the_racks_are_counted_openly() -> None:
    state = table_with("b7", "r1 r2", table="b4 b5 b6", pool="w1", rounds=2)
    assert GAME.view(state, None).racks == (None, None)
    over = play(state, "lay b4 b5 b6 b7")
    assert GAME.view(over, None).racks == ((), ("r1", "r2"))
    assert tiles_told(GAME.view(over, None)) == {"b4", "b5", "b6", "b7", "r1", "r2"}  # not the pool


def test_r21_a_draw_tells_the_others_only_that_there_was_one() -> None:
    state = play(position(), "draw")
    assert "w1" in tiles_told(GAME.view(state, 0))
    assert "w1" not in tiles_told(GAME.view(state, 1)) | tiles_told(GAME.view(state, None))
    assert (GAME.view(state, 1).rack_sizes, GAME.view(state, 1).pool_size) == ((5, 3, 2), 4)


def test_r21_as_text() -> None:
    assert write_view(GAME.view(position(), 1)).splitlines() == [
        "round 1",
        "table: b4 b5 b6",
        "seat 0: 4 tiles, opened, discards b1",
        "seat 1: r1 r2 r3, opened, discards b12 b13",
        "seat 2: 2 tiles, opened",
        "pool: 5 tiles",
    ]


def test_the_discard_that_could_be_taken_is_the_one_of_the_seat_before() -> None:
    state = position(draw_and_discard=True)
    assert [GAME.view(state, seat).discard for seat in (0, 1, 2, None)] == [None, "b1", "b13", None]


def test_once_a_tile_is_drawn_no_discard_can_be_taken() -> None:
    state = table_with("b5 b6", "r1", pool="w1", discards=("", "b4"), draw_and_discard=True)
    assert (GAME.view(state, 0).discard, GAME.view(state, 0).must_draw_first) == ("b4", True)
    drawn = GAME.view(play(state, "draw"), 0)
    assert (drawn.discard, drawn.must_draw_first, drawn.drawn) == (None, False, True)


def offered(state: State) -> set[str]:
    """All that the seat whose turn it is gets offered; each of it is accepted."""
    found = moves(GAME.view(state, state.turn))
    for action in found:
        assert apply(state, state.turn, action) != state
    return {write_action(action) for action in found}


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (table_with("b7 w9", "r1", table="b4 b5 b6", pool="w1"), {"draw", "lay b4 b5 b6 b7"}),
        (table_with("w9", "r1", table="b4 b5 b6"), {"pass"}),
        (
            table_with("b9 b10 b11 w1 w2 w3", "r1", pool="w1", opened=False),
            {"draw", "lay b9 b10 b11", "lay b9 b10 b11 | w1 w2 w3"},
        ),
        (table_with("w1 w2 w3", "r1", pool="w1"), {"draw", "lay w1 w2 w3"}),
        (
            table_with("b5 b6", "r1", pool="w1", discards=("", "b4"), draw_and_discard=True),
            {"draw", "lay with-discard b4 b5 b6"},
        ),
        (
            table_with("b5 w9", "r1", pool="w1", drawn=True, draw_and_discard=True),
            {"discard b5", "discard w9"},
        ),
        (
            table_with("b5 b6", "r1", pool="w1", open_tile="b4"),
            {"draw", "lay with-open-tile b4 b5 b6"},
        ),
        (
            table_with("r3 r6", "r1", table="r4 r5 r6 r7", pool="w1", open_tile="r8"),
            {"draw", "lay r3 r4 r5 r6 r7", "lay with-open-tile r3 r4 r5 r6 | r6 r7 r8"},
        ),
        (
            table_with("b5 b6", "r1", pool="w1", open_tile="b4", draw_and_discard=True),
            {"draw"},
        ),
    ],
)
def test_what_needs_no_rearranging_is_offered_and_the_end_by_the_open_tile(
    state: State, expected: set[str]
) -> None:
    assert offered(state) == expected


def test_nothing_is_offered_to_those_who_wait_or_watch() -> None:
    state = position()
    assert [moves(GAME.view(state, seat)) for seat in (1, 2, None)] == [()] * 3


def test_after_a_round_the_next_one_is_offered() -> None:
    state = table_with("b7", "r1 r2", table="b4 b5 b6", rounds=2)
    state = play(state, "lay b4 b5 b6 b7")
    assert moves(GAME.view(state, 0)) == moves(GAME.view(state, 1)) == (read_action("next"),)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_state_looks_the_same_and_has_all_tiles(seat: Seat) -> None:
    state = start(Options(open_tile=True), 3, "any")
    seen = GAME.view(state, seat)
    imagined = imagine(seen, "dream")
    assert GAME.view(imagined, seat) == seen
    tiles = [t for part in (*imagined.racks, imagined.pool, (imagined.open_tile,)) for t in part]
    assert sorted(map(str, tiles)) == sorted(
        map(str, [t for part in (*state.racks, state.pool, (state.open_tile,)) for t in part])
    )
    assert imagined.racks[seat - 1] != state.racks[seat - 1]
    assert imagine(seen, "another").racks != imagined.racks
