"""R21: what everyone sees, and what nobody else does."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.model import Options, Public, Round, View
from reihum.games.rummy.notation import write_action
from reihum.games.rummy.rules import apply
from reihum.games.rummy.view import imagine, public
from reihum.kernel.match import Seat
from tests.games.rummy.tables import SEED, in_match, play, start, table_with, view


def position(*, draw_and_discard: bool = False) -> Round:
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


def tiles_told(seen: View | Public) -> set[str]:
    """Every tile that is anywhere in what is sent."""
    return set(re.findall(r'"([nrbw]\d+|\*)"', msgspec.json.encode(seen).decode()))


def test_r21_public_are_the_table_the_stacks_and_all_numbers_of_tiles() -> None:
    known = public(position())
    assert known.table == (("b4", "b5", "b6"),)
    assert known.discards == (("b1",), ("b12", "b13"), ())
    assert known.rack_sizes == (4, 3, 2)
    assert known.pool_size == 5
    assert known.turn == 0
    for seat in (0, 1, 2):
        seen = view(position(), seat)
        assert (seen.seat, seen.waiting, seen.public) == (seat, (0,), known)


PUBLIC = {"b4", "b5", "b6", "b1", "b12", "b13"}


@pytest.mark.parametrize(
    ("seat", "own"),
    [
        (0, {"n1", "n2", "n3", "n4"}),
        (1, {"r1", "r2", "r3"}),
        (2, {"w11", "w12"}),
    ],
)
def test_r21_secret_are_the_racks_of_others_and_the_pool(seat: Seat, own: set[str]) -> None:
    assert tiles_told(view(position(), seat)) == PUBLIC | own
    assert tiles_told(public(position())) == PUBLIC


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r21_the_seed_that_tells_all_is_secret_too(seat: Seat) -> None:
    assert SEED.encode() not in msgspec.json.encode(view(position(), seat))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r21_other_secrets_change_nothing_that_is_seen(seat: Seat) -> None:
    state = position()
    others = [("n8", "n8", "n9", "n9"), ("w8", "w8", "w9"), ("r8", "*")]
    other = replace(
        state,
        pool=("*", "r11", "r11", "r12", "r13"),
        racks=tuple(state.racks[at] if at == seat else others[at] for at in range(3)),
    )
    assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(state, seat))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r21_of_a_new_round_only_the_own_rack_and_the_starting_draws_are_seen(seat: Seat) -> None:
    state = start(Options(), 3, "any")
    seen = view(state, seat)
    assert (seen.public.racks, seen.own.rack) == (None, state.racks[seat])
    assert seen.public.starting_draws == state.starting_draws  # drawn before everyone's eyes (R3)


def test_r21_when_the_round_is_over_the_racks_are_counted_openly() -> None:
    state = table_with("b7", "r1 r2", table="b4 b5 b6", pool="w1", rounds=2)
    assert public(state).racks is None
    over = play(state, "lay b4 b5 b6 b7")
    assert public(over).racks == ((), ("r1", "r2"))
    assert tiles_told(public(over)) == {"b4", "b5", "b6", "b7", "r1", "r2"}  # not the pool


def test_r21_a_draw_tells_the_others_only_that_there_was_one() -> None:
    state = play(position(), "draw")
    assert "w1" in tiles_told(view(state, 0))
    assert "w1" not in tiles_told(view(state, 1)) | tiles_told(public(state))
    assert (public(state).rack_sizes, public(state).pool_size) == ((5, 3, 2), 4)


def test_r21_as_text() -> None:
    assert GAME.write(in_match(position())).splitlines() == [
        "round 1",
        "table: b4 b5 b6",
        "seat 0: 4 tiles, opened, discards b1",
        "seat 1: 3 tiles, opened, discards b12 b13",
        "seat 2: 2 tiles, opened",
        "pool: 5 tiles",
    ]


def test_the_discard_that_could_be_taken_is_the_one_of_the_seat_before() -> None:
    state = position(draw_and_discard=True)
    assert [view(state, seat).own.discard for seat in (0, 1, 2)] == [None, "b1", "b13"]


def test_once_a_tile_is_drawn_no_discard_can_be_taken() -> None:
    state = table_with("b5 b6", "r1", pool="w1", discards=("", "b4"), draw_and_discard=True)
    assert (view(state, 0).own.discard, public(state).must_draw_first) == ("b4", True)
    drawn = view(play(state, "draw"), 0)
    assert drawn.own.discard is None
    assert (drawn.public.must_draw_first, drawn.public.drawn) == (False, True)


def offered(state: Round) -> set[str]:
    """All that the seat whose turn it is gets offered; each of it is accepted."""
    found = GAME.offered(view(state, state.turn))
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
    state: Round, expected: set[str]
) -> None:
    assert offered(state) == expected


def test_nothing_is_offered_to_those_who_wait() -> None:
    state = position()
    assert [GAME.offered(view(state, seat)) for seat in (1, 2)] == [()] * 2


def test_after_a_round_nothing_is_offered() -> None:
    state = table_with("b7", "r1 r2", table="b4 b5 b6", rounds=2)
    state = play(state, "lay b4 b5 b6 b7")
    assert GAME.offered(view(state, 0)) == GAME.offered(view(state, 1)) == ()
    assert GAME.between_rounds(in_match(state))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_state_looks_the_same_and_has_all_tiles(seat: Seat) -> None:
    state = start(Options(open_tile="finish"), 3, "any")
    seen = view(state, seat)
    imagined = imagine(seen, "dream")
    assert view(imagined, seat) == seen
    tiles = [t for part in (*imagined.racks, imagined.pool, (imagined.open_tile,)) for t in part]
    assert sorted(map(str, tiles)) == sorted(
        map(str, [t for part in (*state.racks, state.pool, (state.open_tile,)) for t in part])
    )
    assert imagined.racks[seat - 1] != state.racks[seat - 1]
    assert imagine(seen, "another").racks != imagined.racks
