"""R1 to R4: the tiles, the sets, who begins, what everyone gets."""

from collections import Counter

import pytest

from reihum.games.rummy.model import Options, Round, Tile
from reihum.games.rummy.rules import starting_draws, waiting
from reihum.kernel.answers import Unreadable
from tests.games.rummy.tables import legal, play, start, table_with, view, why_not

SEEDS = [str(number) for number in range(400)]


def tiles_in(state: Round) -> Counter[Tile]:
    return Counter(tile for part in (*state.racks, state.pool) for tile in part)


def test_r1_there_are_106_tiles_each_twice() -> None:
    tiles = tiles_in(start(Options(), 2, "any"))
    assert sum(tiles.values()) == 106
    numbered = {f"{colour}{number}" for colour in "nrbw" for number in range(1, 14)}
    assert set(tiles) == numbered | {"*"}
    assert set(tiles.values()) == {2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_two_to_four_play_each_with_a_rack(seats: int) -> None:
    assert len(start(Options(), seats, "any").racks) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_r1_fewer_or_more_do_not(seats: int) -> None:
    with pytest.raises(Unreadable) as caught:
        start(Options(), seats, "any")
    assert caught.value.code == "game.seats"


@pytest.mark.parametrize(
    "run",
    [
        "b4 b5 b6",
        "b6 b4 b5",  # the order in which they are named means nothing
        "w1 w2 w3",
        "r11 r12 r13",
        "n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13",
    ],
)
def test_r2_a_run_is_three_or_more_of_one_colour_in_a_row(run: str) -> None:
    assert legal("", run, rack=run)


@pytest.mark.parametrize(
    "tiles",
    [
        "b4",
        "b4 b5",  # too few
        "b4 b5 b7",  # a gap
        "b4 b4 b5 b6",  # twice the same
        "b4 b5 r6",  # two colours
        "b12 b13 b1",  # no wrap
        "b13 b1 b2",
        "* b13 b1",
        "b12 b13 *",  # nothing comes after 13
        "* b1 b2",  # nor before 1
        "* *",
        "b4 * b5",  # no place between them
    ],
)
def test_r2_these_are_no_run(tiles: str) -> None:
    assert why_not("", tiles, rack=tiles) == ["not_a_set"]


@pytest.mark.parametrize("group", ["r10 b10 n10", "w1 n1 r1", "r10 b10 n10 w10", "r13 * w13 *"])
def test_r2_a_group_is_three_or_four_of_one_number_in_different_colours(group: str) -> None:
    assert legal("", group, rack=group)


@pytest.mark.parametrize(
    "tiles",
    [
        "r10 b10",  # too few
        "r10 b10 r10",  # one colour twice
        "r10 b10 n10 n10",
        "r10 b10 n10 w10 *",  # there is no fifth colour
        "r10 b10 n10 w10 r10",
        "r10 b10 n11",  # two numbers
        "r10 r10 *",
    ],
)
def test_r2_these_are_no_group(tiles: str) -> None:
    assert why_not("", tiles, rack=tiles) == ["not_a_set"]


def height(tile: Tile | None) -> int:
    """R3, written once more: a joker is higher than 13, and who draws nothing is out."""
    if tile is None:
        return 0
    return 14 if tile == "*" else int(tile[1:])


def still_in(draw: tuple[Tile | None, ...]) -> list[int]:
    best = max(map(height, draw))
    return [seat for seat, tile in enumerate(draw) if height(tile) == best]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_the_highest_begins_and_ties_draw_again_among_themselves(seats: int) -> None:
    rounds_of_drawing = set()
    for seed in SEEDS:
        draws, starter = starting_draws(seats, seed, 1)
        in_it = list(range(seats))
        for draw in draws:
            assert len(in_it) > 1  # nobody draws once it is decided
            assert [seat for seat, tile in enumerate(draw) if tile] == in_it
            in_it = still_in(draw)
        assert in_it == [starter]
        rounds_of_drawing.add(len(draws))
    assert {1, 2} <= rounds_of_drawing  # there were ties


def test_r3_a_tie_leaves_the_lower_ones_out() -> None:
    draws = [starting_draws(4, seed, 1)[0] for seed in SEEDS]
    again = [draw[1] for draw in draws if len(draw) > 1]
    assert any(draw.count(None) == 2 for draw in again)
    assert any(draw.count(None) == 1 for draw in again)  # three alike


def test_r3_a_joker_counts_as_higher_than_13() -> None:
    found = [starting_draws(4, seed, 1) for seed in SEEDS]
    decided = [
        (draws[0], starter)
        for draws, starter in found
        if draws[0].count("*") == 1 and any(height(tile) == 13 for tile in draws[0])
    ]
    assert decided
    assert all(draw[starter] == "*" for draw, starter in decided)


def test_r3_the_drawn_tiles_go_back_and_the_starter_has_the_turn() -> None:
    begun = [start(Options(), 4, seed) for seed in SEEDS[:40]]
    for seed, state in zip(SEEDS, begun, strict=False):
        assert (state.starting_draws, state.turn) == starting_draws(4, seed, 1)
        assert waiting(state) == (state.turn,)
        assert sum(tiles_in(state).values()) == 106
    assert {state.turn for state in begun} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "pool"), [(2, 78), (3, 64), (4, 50)])
def test_r4_everyone_gets_14_tiles_and_the_rest_is_the_pool(seats: int, pool: int) -> None:
    state = start(Options(), seats, "any")
    assert [len(rack) for rack in state.racks] == [14] * seats
    assert len(state.pool) == pool
    assert state.table == ()
    assert state.opened == (False,) * seats


def test_r4_the_tiles_are_mixed_and_hidden_from_the_others() -> None:
    assert start(Options(), 3, "one").racks != start(Options(), 3, "two").racks
    state = start(Options(), 3, "one")
    seen = view(state, 1)
    assert (seen.public.racks, seen.own.rack) == (None, state.racks[1])


def test_r4_play_goes_clockwise() -> None:
    state = table_with("b1", "b2", "b3", pool="r1 r2 r3", turn=1)
    assert play(state, "draw").turn == 2
    assert play(state, "draw", "draw").turn == 0
    assert play(state, "draw", "draw", "draw").turn == 1
