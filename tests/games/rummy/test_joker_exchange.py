"""R12 and R13: a tile in the joker's place, and where the joker goes then."""

import pytest

from tests.games.rummy.tables import legal, play, refused, seen, table_with, why_not


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 * r6", "r4 r5 r6 | b7 b8 *", "r5 b7 b8"),
        ("r10 b10 *", "r10 b10 w10 | b7 * b9", "w10 b7 b9"),  # a group of three
        ("r10 b10 n10 *", "r10 b10 n10 w10 | * n7 b7", "w10 n7 b7"),  # of four
        ("r4 * r6", "r3 r4 r5 r6 r7 | b7 b8 *", "r3 r5 r7 b7 b8"),  # and tiles added
        ("r10 b10 *", "n10 r10 b10 w10 | b7 b8 *", "n10 w10 b7 b8"),
    ],
)
def test_r12_the_tile_a_joker_stands_for_takes_its_place(
    before: str, after: str, rack: str
) -> None:
    assert legal(before, after, rack=rack)


def test_r12_in_play_the_tile_leaves_the_rack_and_the_joker_never_comes_to_it() -> None:
    state = table_with("r5 b7 b8 w1", "w2", table="r4 * r6")
    state = play(state, "lay r4 r5 r6 | b7 b8 *")
    assert seen(state)[:2] == ("r4 r5 r6 | b7 b8 *", "w1")


def test_r12_the_tile_comes_from_the_own_rack_not_from_the_table() -> None:
    before = "r4 * r6 | n5 r5 b5 w5"
    after = "r4 r5 r6 | n5 b5 w5 | b7 b8 *"
    assert why_not(before, after, rack="b7 b8") == ["joker_set_split"]
    assert legal(before, "r4 r5 r6 | n5 r5 b5 w5 | b7 b8 *", rack="r5 b7 b8")


def test_r12_the_joker_may_not_go_to_the_rack() -> None:
    assert why_not("r4 * r6", "r4 r5 r6", rack="r5") == ["tile_missing"]
    state = table_with("r5 w1", "w2", table="r4 * r6")
    assert refused(state, "lay r4 r5 r6") == "rummy.table_not_legal tile_missing"


@pytest.mark.parametrize(
    "after",
    [
        "r4 r5 r6 * | b4 b5 b6 | n1 r1 w1",  # back to its own set
        "* r4 r5 r6 | b4 b5 b6 | n1 r1 w1",
        "r4 r5 r6 | b4 b5 b6 * | n1 r1 w1",  # to a set of the table
        "r4 r5 r6 | * b4 b5 b6 | n1 r1 w1",
        "r4 r5 r6 | b4 b5 b6 | n1 r1 w1 *",
        "r4 r5 r6 | b4 b5 b6 * b8 b9 b10 | n1 r1 w1",  # with more tiles added
        "r4 r5 r6 * r8 | b4 b5 b6 | n1 r1 w1",
    ],
)
def test_r12_a_set_of_the_table_with_tiles_added_is_no_new_set(after: str) -> None:
    before = "r4 * r6 | b4 b5 b6 | n1 r1 w1"
    assert why_not(before, after, rack="r5 r8 b8 b9 b10") == ["joker_not_in_new_set"]


def test_r12_nor_are_two_sets_of_the_table_joined() -> None:
    found = why_not("r4 * r6 | b4 b5 b6 | b8 b9 b10", "r4 r5 r6 | b4 b5 b6 * b8 b9 b10", rack="r5")
    assert found == ["joker_not_in_new_set"]


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 * r6 | b7 b8 b9 b10", "r4 r5 r6 | b8 b9 b10 * | n7 b7 w7", "r5 n7 w7"),
        ("r4 * r6 | b7 b8 b9", "r4 r5 r6 | b8 b9 * | n7 b7 w7", "r5 n7 w7"),
        ("r4 * r6 | n7 r7 b7 w7", "r4 r5 r6 | n7 r7 w7 | b6 b7 *", "r5 b6"),
        # the exchanged set itself taken apart
        ("r4 r5 * r7 r8 r9", "r4 r5 r6 | r7 r8 r9 *", "r6"),
        ("r4 * r6 r7", "* r4 r5 r6 | n7 r7 w7", "r5 n7 w7"),
    ],
)
def test_r12_a_set_with_tiles_of_one_that_was_taken_apart_is_new(
    before: str, after: str, rack: str
) -> None:
    assert legal(before, after, rack=rack)


def test_r12_the_set_it_left_follows_the_ordinary_rules() -> None:
    after = "r4 r5 r6 | r7 r8 r9 | b7 b8 *"
    assert legal("r4 r5 * r7 r8 r9", after, rack="r6 b7 b8")
    assert legal("r10 b10 n10 *", "r10 n10 w10 | b10 b11 b12 | b7 b8 *", rack="w10 b11 b12 b7 b8")
    assert why_not("r4 r5 * r7 r8 r9", "r4 r5 * | r7 r8 r9 r10", rack="r10") == ["joker_set_split"]


def test_r12_if_it_holds_the_other_joker_it_still_stays_whole() -> None:
    before = "r4 * r6 * r8 r9"
    assert legal(before, "r4 r5 r6 * r8 r9 | b7 b8 *", rack="r5 b7 b8")
    found = why_not(before, "r4 r5 r6 | * r8 r9 | b7 b8 *", rack="r5 b7 b8")
    assert found == ["joker_set_split"]
    group = "r10 b10 * *"
    assert legal(group, "r10 b10 n10 * | b7 b8 *", rack="n10 b7 b8")
    assert why_not(group, "r10 n10 * | b10 b11 *", rack="n10 b11") == ["joker_set_split"]


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 * * r7", "r4 r5 r6 r7 | b7 b8 * *", "r5 r6 b7 b8"),  # both from one set
        ("r4 * * r7", "r4 r5 r6 r7 | b7 b8 * | n1 r1 *", "r5 r6 b7 b8 n1 r1"),
        ("r4 * * r7", "r4 * r6 r7 | b7 b8 *", "r6 b7 b8"),  # either one
        ("r4 * * r7", "r4 r5 * r7 | b7 b8 *", "r5 b7 b8"),
        ("r10 * *", "r10 b10 n10 | b7 b8 * *", "b10 n10 b7 b8"),
        ("r10 * *", "r10 w10 * | b7 b8 *", "w10 b7 b8"),
        ("r4 * r6 | n4 * n6", "r4 r5 r6 | n4 n5 n6 | b7 b8 * *", "r5 n5 b7 b8"),  # from two sets
        ("r4 * r6 | n4 * n6", "r4 r5 r6 | n4 * n6 n7 | b7 b8 *", "r5 n7 b7 b8"),
    ],
)
def test_r12_with_two_jokers_each_is_taken_by_the_same_rule(
    before: str, after: str, rack: str
) -> None:
    assert legal(before, after, rack=rack)


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r4 * * r7", "r4 r5 r6 r7 * | b7 b8 *", "r5 r6 b7 b8"),  # one of them in no new set
        ("r4 * r6 | n4 * n6", "r4 r5 r6 | n4 * n6 *", "r5"),  # to the other joker's set
        ("r4 * r6 | n4 * n6", "r4 r5 r6 | n4 n5 n6 * | b7 b8 *", "r5 n5 b7 b8"),
    ],
)
def test_r12_with_two_jokers_both_need_a_new_set(before: str, after: str, rack: str) -> None:
    assert why_not(before, after, rack=rack) == ["joker_not_in_new_set"]


def test_r12_a_joker_of_the_rack_goes_anywhere_even_then() -> None:
    before, rack = "r4 * r6", "r5 b7 b8 *"
    assert legal(before, "r4 r5 r6 * | b7 b8 *", rack=rack)  # the one taken is in b7 b8 *
    assert legal(before, "r4 r5 r6 | b7 b8 * *", rack=rack)
    assert why_not(before, "r4 r5 r6 * *", rack=rack) == ["joker_not_in_new_set"]


@pytest.mark.parametrize(
    ("after", "rack"),
    [
        ("r4 r5 r6 | b4 b5 b6 | b4 b5 b6 *", "r5 b4 b5 b6"),
        ("r4 r5 r6 | b4 b5 b6 b7 | b4 b5 b6 *", "r5 b4 b5 b6 b7"),
        ("r4 * r6 | b4 b5 b6 | r4 r5 r6", "r4 r5 r6"),
    ],
)
def test_r12_a_new_set_may_be_like_one_that_lies_there_all_the_same(after: str, rack: str) -> None:
    assert legal("r4 * r6 | b4 b5 b6", after, rack=rack)


def test_r12_tiles_do_not_change_places_with_others_to_make_a_set_new() -> None:
    before, rack = "r4 * r6 | b7 b8 b9", "r5 b9 n9 w9 b10"
    for after in ("r4 r5 r6 | b7 b8 b9 * | n9 b9 w9", "r4 r5 r6 | b7 b8 b9 *"):
        assert why_not(before, after, rack=rack) == ["joker_not_in_new_set"]


def test_r12_nor_with_those_of_another_joker_set() -> None:
    before = "r4 * r6 | b7 b8 b9 | n9 b9 *"
    found = why_not(before, "r4 r5 r6 | b7 b8 b9 * | n9 b9 *", rack="r5")
    assert found == ["joker_not_in_new_set"]


def test_r12_a_new_set_is_new_though_one_like_it_lay_there_and_was_joined() -> None:
    assert legal(
        "n1 n2 * | r4 * r6 | n4 n5 n6",
        "n1 n2 * n4 n5 n6 | r4 r5 r6 | n1 n2 *",  # n1 n2 from the rack with the joker of r5
        rack="n1 n2 r5",
    )


OPENING = "b10 b11 b12"  # 33 points


def why_not_rearranged(
    before: str, after: str, rack: str, *, opened: bool, jokers: str
) -> list[str]:
    """R13 where the table may be rearranged in the opening turn."""
    return why_not(
        before, after, rack=rack, opened=opened, jokers=jokers, manipulate_when_opening=True
    )


@pytest.mark.parametrize("jokers", ["locked", "free"])
def test_r13_who_has_not_opened_takes_no_joker_from_the_table(jokers: str) -> None:
    turn = ("r4 * r6", f"r4 r5 r6 | n9 n10 * | {OPENING}", f"r5 n9 n10 {OPENING}")
    found = why_not_rearranged(*turn, opened=False, jokers=jokers)
    assert found == ["joker_taken_before_opening"]
    assert why_not_rearranged(*turn, opened=True, jokers=jokers) == []


def test_r13_nor_where_the_table_must_not_be_touched_at_all() -> None:
    after = f"r4 r5 r6 | n9 n10 * | {OPENING}"
    found = why_not("r4 * r6", after, rack=f"r5 n9 n10 {OPENING}", opened=False)
    assert found == ["table_touched_before_opening", "joker_taken_before_opening"]


@pytest.mark.parametrize("jokers", ["locked", "free"])
def test_r13_until_the_opening_sets_with_jokers_stay_whole(jokers: str) -> None:
    before, rack = "r4 r5 r6 *", f"n9 n10 r8 {OPENING}"
    split, grown = f"r4 r5 r6 | n9 n10 * | {OPENING}", f"r4 r5 r6 * r8 | {OPENING}"
    found = why_not_rearranged(before, split, rack, opened=False, jokers=jokers)
    assert found == ["joker_set_split"]
    assert why_not_rearranged(before, grown, rack, opened=False, jokers=jokers) == []
    assert why_not_rearranged(before, split, rack, opened=True, jokers="free") == []


def test_r13_a_joker_of_the_own_rack_may_be_in_the_opening() -> None:
    assert legal("r4 * r6", "r4 * r6 | b10 b11 *", rack="b10 b11 *", opened=False)
