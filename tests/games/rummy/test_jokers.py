"""R10 and R11: what a joker stands for, and how its set stays whole."""

import pytest

from tests.games.rummy.tables import found_problems, legal, why_not

NEW = "b7 b8 *"  # where a joker goes that was taken


@pytest.mark.parametrize(
    ("before", "tile", "after"),
    [
        ("r4 * r6", "r5", "r4 r5 r6"),
        ("r4 r5 *", "r6", "r4 r5 r6"),
        ("* r4 r5", "r3", "r3 r4 r5"),
        ("r9 r10 * r12 r13", "r11", "r9 r10 r11 r12 r13"),
    ],
)
def test_r10_in_a_run_its_place_says_what_a_joker_stands_for(
    before: str, tile: str, after: str
) -> None:
    assert legal(before, f"{after} | {NEW}", rack=f"{tile} b7 b8")


@pytest.mark.parametrize(
    ("before", "tile", "after"),
    [
        ("r4 r5 *", "r3", "r3 r4 r5"),  # here the joker is r6
        ("* r4 r5", "r6", "r4 r5 r6"),  # and here r3
    ],
)
def test_r10_it_stands_for_no_other_tile(before: str, tile: str, after: str) -> None:
    assert why_not(before, f"{after} | {NEW}", rack=f"{tile} b7 b8") == ["joker_set_split"]


@pytest.mark.parametrize(
    ("before", "tile"),
    [
        ("r10 b10 *", "n10"),  # either colour that is missing
        ("r10 b10 *", "w10"),
        ("r10 b10 n10 *", "w10"),  # the only one
    ],
)
def test_r10_in_a_group_it_stands_for_a_missing_colour(before: str, tile: str) -> None:
    after = before.replace("*", tile)
    assert legal(before, f"{after} | {NEW}", rack=f"{tile} b7 b8")


def test_r10_a_fourth_tile_leaves_it_only_one_colour() -> None:
    rack = "n10 w10 b7 b8"
    assert legal("r10 b10 *", f"r10 b10 n10 w10 | {NEW}", rack=rack)
    assert legal("r10 b10 *", "r10 b10 n10 *", rack=rack)
    assert why_not("r10 b10 n10 *", f"r10 b10 n10 | {NEW}", rack="b7 b8") == ["joker_set_split"]


def test_r10_one_number_with_two_jokers_is_a_group() -> None:
    (problem,) = found_problems("", "r10 * *", rack="r10 * *", opened=False, opening_points=31)
    assert problem.points == 30  # as a run it would count 33, or 27
    assert legal("* r10 *", f"r10 b10 * | {NEW}", rack="b10 b7 b8")
    for tile in ("r9", "r11"):
        found = why_not("r10 * *", f"r10 {tile} * | {NEW}", rack=f"{tile} b7 b8")
        assert found == ["joker_set_split"]


@pytest.mark.parametrize(("tile", "run"), [("r8", "r8 * r10 *"), ("r12", "* r10 * r12")])
def test_r10_and_it_cannot_grow_into_a_run(tile: str, run: str) -> None:
    assert why_not("* r10 *", run, rack=tile) == ["joker_set_split"]
    assert legal("* r10 *", run, rack=tile, jokers="free")


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 r5 *", "r4 r5 * r7", "r7"),
        ("r4 r5 *", "r2 r3 r4 r5 * r7 r8", "r2 r3 r7 r8"),
        ("r4 r5 *", "r4 r5 * *", "*"),
        ("r4 r5 *", "* r4 r5 *", "*"),
        ("r4 * r6 *", "r3 r4 * r6 * r8", "r3 r8"),
        ("r10 b10 *", "r10 b10 n10 *", "n10"),
        ("r10 b10 *", "r10 b10 * *", "*"),
        ("r10 * *", "r10 b10 * *", "b10"),
    ],
)
def test_r11_tiles_may_be_added_to_a_set_with_a_joker(before: str, after: str, rack: str) -> None:
    assert legal(before, after, rack=rack)


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 r5 * | r7 r8 r9", "r4 r5 * r7 r8 r9 r10", "r10"),
        ("r1 r2 r3 | r4 * r6", "r1 r2 r3 r4 * r6 r7", "r7"),
        ("r4 * r6 | r7 * r9", "r4 * r6 r7 * r9 r10", "r10"),  # two of them
        ("r4 * r6 | r7 r8 r9 r10", "r4 * r6 r7 | r8 r9 r10 r11", "r11"),  # a piece of another
        ("r10 b10 * | n10 n11 n12 n13", "r10 b10 n10 * | n11 n12 n13 | w1 w2 w3", "w1 w2 w3"),
    ],
)
def test_r11_it_may_be_joined_with_tiles_of_the_table(before: str, after: str, rack: str) -> None:
    assert legal(before, after, rack=rack)


SPLIT = [
    ("r4 r5 r6 *", "r4 r5 r6 | b7 b8 *", "b7 b8"),  # the joker taken away
    ("r4 r5 r6 *", "r5 r6 * | n4 r4 b4", "n4 b4"),  # a tile taken away
    ("r4 r5 r6 * r8 r9", "r4 r5 r6 | * r8 r9 r10", "r10"),  # cut in two
    ("r4 r5 r6 * r8 r9", "r4 r5 r6 * | r8 r9 r10", "r10"),
    ("r10 b10 n10 *", "r10 b10 n10 | b7 b8 *", "b7 b8"),
    ("r10 b10 n10 *", "r10 b10 * | n10 n11 n12", "n11 n12"),
    ("r10 b10 * *", "r10 b10 * | n11 n12 *", "n11 n12"),
    ("r4 * r6 *", "r4 * r6 | b7 b8 *", "b7 b8"),
    ("r4 * r6 | b7 b8 b9 *", "r4 * r6 | b7 b8 b9 | n7 n8 *", "n7 n8"),  # one of two sets
    ("r4 r5 r6 *", "* r4 r5 r6 | n1 n2 n3", "n1 n2 n3"),  # another tile stood for
]


@pytest.mark.parametrize(("before", "after", "rack"), SPLIT)
def test_r11_a_set_with_a_joker_must_not_be_split(before: str, after: str, rack: str) -> None:
    assert why_not(before, after, rack=rack) == ["joker_set_split"]


@pytest.mark.parametrize(("before", "after", "rack"), SPLIT)
def test_r11_option_jokers_free_lets_it_be_rearranged_like_any_other(
    before: str, after: str, rack: str
) -> None:
    assert legal(before, after, rack=rack, jokers="free")


def test_r11_the_joker_stands_for_the_same_tile_when_the_set_grows() -> None:
    # r6 is what the joker stood for; beside it the joker would be r7
    assert why_not("r4 r5 *", "r4 r5 r6 *", rack="r6") == ["joker_not_in_new_set"]
    assert why_not("r4 r5 *", "* r4 r5 r6", rack="r6") == ["joker_not_in_new_set"]
    assert legal("r4 r5 *", "r4 r5 r6 *", rack="r6", jokers="free")


def test_r11_tiles_of_the_rack_like_those_in_the_set_are_free() -> None:
    assert legal("r4 r5 r6 *", "r4 r5 r6 * | n4 r4 b4", rack="n4 r4 b4")
    assert legal("r4 r5 *", "r4 r5 * | r4 r5 r6", rack="r4 r5 r6")


def test_r11_either_of_two_like_tiles_may_stay_in_the_set() -> None:
    before = "r4 r5 * | n4 r4 b4 w4"
    assert legal(before, "r4 r5 * | n4 b4 w4 | r4 r5 r6", rack="r5 r6")
    found = why_not(before, "r5 * r7 | n4 r4 b4 w4 | r3 r4 r5", rack="r3 r5 r7")
    assert found == ["joker_set_split"]  # no r4 r5 beside the joker any more


def test_r11_of_two_sets_alike_each_stays_whole() -> None:
    before = "r4 r5 * | r4 r5 *"
    assert legal(before, "r4 r5 * r7 | r3 r4 r5 *", rack="r3 r7")
    after = "r4 r5 * r7 | n4 r4 b4 | n5 r5 b5 | b7 b8 *"
    assert why_not(before, after, rack="n4 b4 n5 b5 r7 b7 b8") == ["joker_set_split"]


def test_r11_free_jokers_too_stay_on_the_table() -> None:
    found = why_not("r4 r5 *", "r4 r5 r6", rack="r6", jokers="free")
    assert found == ["tile_missing"]
