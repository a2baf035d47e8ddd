"""R5 and R6: the first sets, and laying nothing."""

import sys
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.games.rummy.board import holds, is_set, points, tidied, tiles_of, without
from reihum.games.rummy.judge import opening_points
from reihum.games.rummy.model import COLOURS, COPIES, NUMBERS
from reihum.games.rummy.notation import read_arrangement
from tests.games.rummy.tables import found_problems, legal, play, refused, seen, table_with, why_not


@pytest.mark.parametrize(
    "sets",
    [
        "b9 b10 b11",  # 30
        "r1 r2 r3 | b7 b8 b9",  # 6 + 24
        "r10 n10 b10",
        "b9 b10 *",  # the joker is b11
        "r10 n10 *",
        "r10 * *",
        "w1 w2 w3 | r2 b2 n2 | n5 n6 *",  # 6 + 6 + 18
    ],
)
def test_r5_the_first_sets_count_at_least_30_together(sets: str) -> None:
    assert legal("", sets, rack=sets.replace("|", ""), opened=False)


@pytest.mark.parametrize(
    ("sets", "points"),
    [
        ("b8 b9 b10", 27),
        ("r1 r2 r3 | b6 b7 b8", 27),
        ("* b9 b10", 27),  # the joker is b8
        ("r9 n9 *", 27),
        ("r7 n7 * *", 28),
        ("w1 w2 w3", 6),
    ],
)
def test_r5_less_is_too_low(sets: str, points: int) -> None:
    (problem,) = found_problems("", sets, rack=sets.replace("|", ""), opened=False)
    assert (problem.code, problem.points) == ("opening_too_low", points)


def test_r5_only_the_first_sets_need_to_count_so_much() -> None:
    state = table_with(
        "b9 b10 b11 r1 r2 r3 r13", "n9 n13", pool="w1 w2", opened=False, table="w4 w5 w6"
    )
    assert refused(state, "lay w4 w5 w6 | r1 r2 r3") == "rummy.table_not_legal opening_too_low"
    state = play(state, "lay w4 w5 w6 | b9 b10 b11")
    assert state.opened == (True, False)
    state = play(state, "draw", "lay w4 w5 w6 | b9 b10 b11 | r1 r2 r3")
    assert seen(state).rack == "r13"


def test_r5_each_player_opens_alone() -> None:
    state = table_with("b9 b10 b11 n1", "r1 r2 r3 n1", opened=False)
    state = play(state, "lay b9 b10 b11")
    expected = "rummy.table_not_legal opening_too_low"
    assert refused(state, "lay b9 b10 b11 | r1 r2 r3") == expected


def test_r5_drawing_opens_nothing() -> None:
    assert play(table_with("b1", "b2", pool="r1", opened=False), "draw").opened == (False, False)


@pytest.mark.parametrize(
    ("after", "rack"),
    [
        ("r10 r11 r12 r13 | n4 n5 n6 n7 | b9 b10 b11", "b9 b10 b11 r13"),  # a tile added
        ("n4 n5 n6 n7 | r10 b10 w10 | r11 r12 r13", "b10 w10 r13"),  # a table's tile used
        ("r10 r11 r12 | n4 n5 n6 | n7 b7 w7", "b7 w7"),  # and no 30 points either
    ],
)
def test_r5_the_sets_on_the_table_are_not_touched_in_that_turn(after: str, rack: str) -> None:
    before = "r10 r11 r12 | n4 n5 n6 n7"
    assert why_not(before, after, rack=rack, opened=False) == ["table_touched_before_opening"]


def test_r5_only_sets_with_tiles_of_the_table_are_named() -> None:
    after = "n1 r1 w1 | r10 r11 r12 r13"
    (found,) = found_problems("r10 r11 r12", after, rack="n1 r1 w1 r13", opened=False)
    lying = tidied(read_arrangement(after))
    assert [lying[at] for at in found.sets] == [("r10", "r11", "r12", "r13")]


def test_r5_what_lies_there_may_be_laid_once_more() -> None:
    assert legal(
        "b9 b10 b11", "b9 b10 b11 | b9 b10 b11", rack="b9 b10 b11", opened=False
    )  # the same tiles again, from the rack


@pytest.mark.parametrize(
    ("least", "sets", "allowed"),
    [
        (30, "b8 b9 b10", False),
        (28, "b8 b9 b10", False),
        (27, "b8 b9 b10", True),
        (0, "w1 w2 w3", True),
        (1, "w1 w2 w3", True),
        (50, "b9 b10 b11", False),
        (50, "b11 b12 b13 | n4 n5 n6", True),  # 36 + 15
    ],
)
def test_r5_option_opening_points(least: int, sets: str, allowed: bool) -> None:
    rack = sets.replace("|", "")
    expected = [] if allowed else ["opening_too_low"]
    assert why_not("", sets, rack=rack, opened=False, opening_points=least) == expected


TOUCHED = "r10 r11 r12 r13 | b9 b10 b11"


@pytest.mark.parametrize("manipulate", [False, True])
def test_r5_option_manipulate_when_opening(manipulate: bool) -> None:
    found = why_not(
        "r10 r11 r12",
        TOUCHED,
        rack="r13 b9 b10 b11",
        opened=False,
        manipulate_when_opening=manipulate,
    )
    assert found == ([] if manipulate else ["table_touched_before_opening"])


@pytest.mark.parametrize(
    ("before", "after", "rack", "points"),
    [
        # 33 points, but one of its tiles is the table's
        ("b10 n10 r10 w10", "n10 r10 w10 | b10 b11 b12", "b11 b12", 0),
        # 27 points from the rack; the 36 next to them are not from the rack alone
        ("w11 n11 r11 b11", "w11 n11 r11 | b11 b12 b13 | r8 r9 r10", "b12 b13 r8 r9 r10", 27),
        # b13 came from the rack once: 39 points, not 78
        ("b10 b11 b12 b13", "b10 b11 b12 | n13 r13 b13 | n13 b13 w13", "n13 n13 r13 b13 w13", 39),
    ],
)
def test_r5_then_too_only_sets_from_the_rack_alone_count(
    before: str, after: str, rack: str, points: int
) -> None:
    (problem,) = found_problems(
        before,
        after,
        rack=rack,
        opened=False,
        manipulate_when_opening=True,
        opening_points=points + 1,
    )
    assert (problem.code, problem.points) == ("opening_too_low", points)


@pytest.mark.parametrize(
    ("after", "expected"),
    [("b4 b5 b6 b7", ["opening_too_low"]), ("b4 b5 b6 b7 | w1 w2 w3", [])],
)
def test_r5_then_adding_to_a_set_alone_is_no_opening_even_if_nothing_has_to_count(
    after: str, expected: list[str]
) -> None:
    found = why_not(
        "b4 b5 b6",
        after,
        rack="b7 w1 w2 w3",
        opened=False,
        manipulate_when_opening=True,
        opening_points=0,
    )
    assert found == expected


def test_r5_then_the_rest_of_the_table_is_rearranged_as_usual() -> None:
    assert legal(
        "b7 b8 b9 b10 | n7 r7 w7",
        "b8 b9 b10 | n7 r7 b7 w7 | w9 w10 w11",
        rack="w9 w10 w11",
        opened=False,
        manipulate_when_opening=True,
    )


def test_r5_then_a_set_from_the_rack_counts_though_one_like_it_lay_there_and_was_used() -> None:
    groups = "n11 r11 w11 | n12 r12 w12 | n13 r13 w13"
    taken = "n11 r11 b11 w11 | n12 r12 b12 w12 | n13 r13 b13 w13"
    assert legal(
        f"b11 b12 b13 | {groups}",
        f"b11 b12 b13 | {taken}",  # the run is the rack's, the old one went into the groups
        rack="b11 b12 b13",
        opened=False,
        manipulate_when_opening=True,
    )


@pytest.mark.parametrize(
    ("before", "after", "rack", "counted"),
    [
        # the old one counts 30, but it lay there; the rack's has its joker at the other end
        ("n9 n10 *", "n9 n10 * | * n9 n10", "n9 n10 *", 27),
        # with n6 it stays whole, so the rack's set is the other one
        ("* n8 n9", "n6 * n8 n9 | n8 n9 *", "n6 n8 n9 *", 27),
        ("* n8 n9", "n6 * n8 n9 | * n8 n9", "n6 n8 n9 *", 30),
        ("n9 r9 *", "n9 r9 b9 * | n9 r9 *", "n9 r9 b9 *", 36),
    ],
)
def test_r5_r11_a_joker_set_that_stays_whole_is_not_the_racks(
    before: str, after: str, rack: str, counted: int
) -> None:
    for least, expected in ((counted, []), (counted + 1, ["opening_too_low"])):
        found = why_not(
            before,
            after,
            rack=rack,
            opened=False,
            manipulate_when_opening=True,
            opening_points=least,
        )
        assert found == expected


def test_r6_who_lays_nothing_draws_one_tile_and_the_turn_ends() -> None:
    state = play(table_with("b1 w2", "b2", pool="r5 r6"), "draw")
    assert seen(state) == ("", "r5 b1 w2", "r6")
    assert state.turn == 1


def test_r6_a_player_who_could_lay_may_draw_instead() -> None:
    state = table_with("b9 b10 b11", "b2", pool="r5 r6", opened=False)
    assert legal("", "b9 b10 b11", rack="b9 b10 b11", opened=False)
    assert seen(play(state, "draw")).rack == "r5 b9 b10 b11"


def test_r6_with_an_empty_pool_the_player_passes() -> None:
    state = table_with("b1 w2", "b2")
    assert refused(state, "draw") == "rummy.pool_empty"
    passed = play(state, "pass")
    assert (seen(passed), passed.turn) == (seen(state), 1)


def test_r6_with_tiles_in_the_pool_nobody_passes() -> None:
    assert refused(table_with("b1 w2", "b2", pool="r5"), "pass") == "rummy.pool_not_empty"


@pytest.mark.parametrize("action", ["draw", "pass", "lay b9 b10 b11", "time-up"])
def test_r6_nobody_acts_out_of_turn(action: str) -> None:
    state = table_with("b9 b10 b11", "r9 r10 r11", pool="r5")
    assert refused(state, action, seat=1) == "game.not_your_move"


def test_r5_sets_that_lie_twice_are_counted_without_trying_every_choice() -> None:
    """All of them lay there, and are laid once more: half of them are from the rack."""
    rows = [f"{colour}{n} {colour}{n + 1} {colour}{n + 2}" for colour in "nrbw" for n in (1, 4, 7)]
    rows += [f"n{n} r{n} b{n} w{n}" for n in (10, 11, 12, 13)]
    before = " | ".join(rows)
    calls: list[str] = []
    sys.setprofile(lambda _frame, event, _: calls.append(event))  # compiled code is not seen
    try:
        assert legal(before, f"{before} | {before}", rack=before.replace("|", ""), opened=False)
    finally:
        sys.setprofile(None)
    assert len(calls) < 200_000  # for every choice it would be millions


@given(st.randoms(use_true_random=False))
def test_r5_what_own_sets_count_is_the_most_that_any_choice_of_them_counts(random: Random) -> None:
    kinds = [(c, n) for c in COLOURS for n in NUMBERS] * COPIES
    sets: list[tuple[str, ...]] = []
    left = [f"{c}{n}" for c, n in kinds]
    for c, n in random.sample(kinds, 30):
        tiles = tuple(f"{c}{n + more}" for more in range(3))
        if random.random() < 0.4:
            tiles = tuple(f"{colour}{n}" for colour in random.sample(COLOURS, 3))
        if holds(left, tiles) and is_set(tiles) and len(sets) < 8:
            left = list(without(left, tiles))
            sets.append(tiles)
    laid = tuple(random.sample(sorted(set(tiles_of(tuple(sets)))) * 2, len(sets)))
    laid += tuple(set(tiles_of(tuple(sets))))
    choices = (chosen for n in range(len(sets) + 1) for chosen in combinations(sets, n))
    most = max(sum(map(points, one)) for one in choices if holds(laid, tiles_of(one)))
    assert opening_points((), tuple(sets), laid) == most
