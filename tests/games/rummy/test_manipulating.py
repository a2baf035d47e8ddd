"""R7 and R9, and the rulebook's worked examples."""

import pytest

from tests.games.rummy.tables import found_problems, legal, play, refused, seen, table_with, why_not


@pytest.mark.parametrize(
    ("table", "tile", "after"),
    [
        ("b4 b5 b6", "b3", "b3 b4 b5 b6"),
        ("b4 b5 b6", "b7", "b4 b5 b6 b7"),
        ("r10 b10 n10", "w10", "r10 b10 n10 w10"),
    ],
)
def test_example_tiles_are_added_to_sets(table: str, tile: str, after: str) -> None:
    assert legal(table, after, rack=tile)


@pytest.mark.parametrize(
    ("table", "tile", "after"),
    [
        ("b4 b5 b6", "b8", "b4 b5 b6 b8"),
        ("b4 b5 b6", "r7", "b4 b5 b6 r7"),
        ("b4 b5 b6", "b5", "b4 b5 b5 b6"),
        ("r10 b10 n10", "n10", "r10 b10 n10 n10"),
        ("r10 b10 n10", "w11", "r10 b10 n10 w11"),
    ],
)
def test_example_other_tiles_are_not(table: str, tile: str, after: str) -> None:
    assert why_not(table, after, rack=tile) == ["not_a_set"]


def test_example_a_run_gives_a_tile_to_a_group() -> None:
    assert legal("b8 b9 b10", "b9 b10 b11 | b8 n8 r8", rack="b11 n8 r8")


def test_example_a_run_is_split_in_two() -> None:
    assert legal("r4 r5 r6 r7 r8", "r4 r5 r6 | r6 r7 r8", rack="r6")


@pytest.mark.parametrize(
    "after",
    [
        "w2 w3 w4 | b1 w1 n1 | w1 r1 b1",
        "w2 w3 w4 | b1 w1 r1 | w1 n1 b1",
    ],
)
def test_example_a_run_and_a_group_become_a_run_and_two_groups(after: str) -> None:
    assert legal("w1 w2 w3 w4 | w1 n1 r1 b1", after, rack="b1")


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 r5 r6 r7 r8 r9", "r4 r5 r6 | r7 r8 r9 r10", "r10"),  # split
        ("b1 b2 b3 | b5 b6 b7", "b1 b2 b3 b4 b5 b6 b7", "b4"),  # joined
        (  # rebuilt altogether
            "r1 r2 r3 | b1 b2 b3 | n1 n2 n3",
            "r1 b1 n1 w1 | r2 b2 n2 | r3 b3 n3",
            "w1",
        ),
        ("b4 b5 b6", "b4 b5 b6 | r1 r2 r3 | n9 r9 w9", "r1 r2 r3 n9 r9 w9"),  # new sets
        ("b4 b5 b6 | n1 n2 n3", "n1 n2 n3 | b6 b5 b4 b7", "b7"),  # in any order
        ("", "r10 b10 n10", "r10 b10 n10"),
    ],
)
def test_r7_sets_are_split_joined_and_rebuilt_at_will(before: str, after: str, rack: str) -> None:
    assert legal(before, after, rack=rack)


@pytest.mark.parametrize(
    ("before", "after", "rack", "code"),
    [
        ("b4 b5 b6", "b4 b5 b6 | r1 r2", "r1 r2", "not_a_set"),
        ("b4 b5 b6 b7", "b5 b6 b7 | b4 n4", "n4", "not_a_set"),
        ("r4 r5 r6 r7 r8 r9", "r4 r5 r6 | r7 r8 r9", "r10", "nothing_laid"),
        ("b4 b5 b6", "b4 b5 b6", "b7", "nothing_laid"),
        ("r10 b10 n10", "r10 b10 w10", "w10", "tile_missing"),  # n10 would go to the rack
        ("b4 b5 b6 b7", "b4 b5 b6 | r1 r2 r3", "r1 r2 r3", "tile_missing"),
        ("b4 b5 b6", "b4 b5 b6 b7", "b8", "tile_not_on_rack"),
        ("b4 b5 b6", "b4 b5 b6 | b4 b5 b6", "b4 b5", "tile_not_on_rack"),
    ],
)
def test_r7_at_the_end_of_the_turn_all_is_in_order(
    before: str, after: str, rack: str, code: str
) -> None:
    assert why_not(before, after, rack=rack) == [code]


def test_r7_all_that_is_wrong_is_told_with_its_places_and_tiles() -> None:
    found = found_problems("b4 b5 b6 | r1 r2 r3 r4", "b4 b5 b6 | r1 r2 | n4 w8", rack="n4")
    told = {problem.code: (problem.sets, problem.tiles) for problem in found}
    assert told == {
        "not_a_set": ((1, 2), ()),
        "tile_missing": ((), ("r3", "r4")),
        "tile_not_on_rack": ((), ("w8",)),
    }


def test_r7_the_turn_leaves_its_table_and_rack_and_the_next_player_is_on() -> None:
    state = table_with("b11 n8 r8 w1", "w2", table="b8 b9 b10 | w5 w6 w7", pool="n1")
    state = play(state, "lay b9 b10 b11 | w5 w6 w7 | b8 n8 r8")
    assert seen(state) == ("b9 b10 b11 | w5 w6 w7 | n8 r8 b8", "w1", "n1")
    assert state.turn == 1


def test_r7_a_refused_table_leaves_all_as_it_was() -> None:
    state = table_with("n4 w1", "w2", table="b4 b5 b6 b7", pool="n1")
    assert refused(state, "lay b5 b6 b7 | b4 n4") == "rummy.table_not_legal not_a_set"
    assert refused(state, "lay b4 b5 b6 b7") == "rummy.table_not_legal nothing_laid"
    assert refused(state, "lay") == "rummy.table_not_legal tile_missing nothing_laid"


def test_r9_what_was_tried_in_vain_costs_nothing() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool="n1 n2")
    for _ in range(3):
        assert refused(state, "lay b4 b5 b6 | b7 w1").startswith("rummy.table_not_legal")
    assert seen(play(state, "lay b4 b5 b6 b7")) == ("b4 b5 b6 b7", "w1", "n1 n2")
    assert seen(play(state, "draw")) == ("b4 b5 b6", "n1 b7 w1", "n2")


def test_r9_a_table_taken_back_is_a_table_untouched() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6 | n1 r1 w1", pool="n3 n4 n5 n6")
    touched = play(state, "time-up b4 b5 b6 | n1 r1 | w1")
    taken_back = play(state, "time-up n1 w1 r1 | b4 b5 b6")
    assert seen(touched).pool == "n6"  # R8's three tiles
    assert seen(taken_back).pool == "n4 n5 n6"  # one tile drawn
    assert seen(taken_back).table == "b4 b5 b6 | n1 r1 w1"
