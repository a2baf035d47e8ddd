"""The solver: every answer is judged by the rules, its value by an integer programme."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import JOKER, Options, Rack, Table
from reihum.games.rummy.notation import read_rack, read_table, write_table
from reihum.games.rummy.solver import Most, Play, best_play
from tests.amounts import amount
from tests.games.rummy.positions import full_tables, positions
from tests.games.rummy.programme import best_value

SHARED = Path(__file__).parents[2] / "data" / "rummy_positions.jsonl"
POSITIONS = [json.loads(line) for line in SHARED.read_text("utf-8").splitlines()]
LOCKED, FREE = Options(), Options(jokers="free")
MANY = amount(50, 2000)


def value(play: Play | None, most: Most) -> tuple[int, int, int, int]:
    """What a play is worth, as the programme tells it."""
    if play is None:
        return 0, 0, 0, 0
    first, second = (play.tiles, play.points) if most == "tiles" else (play.points, play.tiles)
    return first, second, play.played.count(JOKER), play.touched


def judged(table: Table, rack: Rack, options: Options, most: Most = "tiles") -> Play | None:
    """The best play of a player who has opened; legal if there is one."""
    play = best_play(table, rack, options=options, most=most)
    if play:
        assert problems(table, play.table, rack, options=options) == ()
    return play


def judge(table: Table, rack: Rack, options: Options, most: Most = "tiles") -> None:
    """The solver's answer is legal, and worth what the integer programme finds."""
    play = judged(table, rack, options, most)
    assert value(play, most) == best_value(table, rack, options, most)


@pytest.mark.parametrize("place", range(len(POSITIONS)))
def test_shared_positions(place: int) -> None:
    position = POSITIONS[place]
    table, rack = read_table(position["table"]), read_rack(position["rack"])
    if "opening" in position:
        play = best_play(table, rack, opened=False)
        assert (play.tiles if play else 0) == position["opening"]
        assert not play or problems(table, play.table, rack, opened=False) == ()
        return
    for options, wanted in ((FREE, position["free"]), (LOCKED, position["locked"])):
        play = judged(table, rack, options)
        assert (play.tiles if play else 0) == wanted


@pytest.mark.parametrize("options", [FREE, LOCKED], ids=["free", "locked"])
@pytest.mark.parametrize("place", range(0, len(POSITIONS), 4))
def test_shared_positions_ties_and_all(place: int, options: Options) -> None:
    position = POSITIONS[place]
    judge(read_table(position["table"]), read_rack(position["rack"]), options)


@pytest.mark.parametrize(
    ("table", "rack", "options", "most"),
    [
        # What a first version of the solver got wrong: runs of the table that are let be.
        pytest.param(
            "b11 b12 b13 | * b8 b9 b10 b11 | n4 n5 n6 n7 | r13 b13 w13 *",
            "r3 r4 r8 r11 b6 w3 w13",
            FREE,
            "points",
            id="a long run takes the first tile of another",
        ),
        pytest.param("b11 b12 b13", "b9 * *", LOCKED, "points", id="a joker for the first tile"),
        pytest.param(
            "n8 b8 w8 * | r5 r6 r7 r8 | n6 r6 b6 w6",
            "r9 r9 w7 w7 *",
            FREE,
            "points",
            id="a joker for the last tile",
        ),
        pytest.param(
            "n4 n5 n6 | n6 n7 * | n11 r11 b11 *",
            "n3 n5 n10 r13 b2 w2 w9",
            LOCKED,
            "points",
            id="a joker run takes on a run, a long one goes on",
        ),
        pytest.param(
            "b7 * b9 | b5 b6 b7",
            "r7 w7",
            LOCKED,
            "tiles",
            id="a joker run takes on what is left of a run",
        ),
        pytest.param(
            "b8 b9 b10 b11 b12 b13 | r7 r8 r9 r10 r11 r12 r13 | r1 r2 r3 r4 r5 r6 r7 | w11 w12 * |"
            " b3 b4 b5 b6",
            "b1 b1 w1 w13 *",
            LOCKED,
            "tiles",
            id="two runs lose their last tiles",
        ),
        pytest.param(
            "r7 b7 w7 | r5 n5 w5 | b2 b3 b4 b5 | w6 w7 w8 | r5 n5 w5",
            "r8 b6 b6 n8 w6",
            FREE,
            "tiles",
            id="a tile stays on the rack where a run begins",
        ),
        # What goes wrong if not all new sets for a freed joker are tried as they should be.
        pytest.param("n5 n6 * n8", "n7 *", LOCKED, "tiles", id="points are lost"),
        pytest.param("r7 r8 r9 | * w6 w7", "r6 w5 w8 *", LOCKED, "points", id="a tile is lost"),
        pytest.param(
            "w4 w5 * | * b5 b6 b7 b8 b9", "n1 b4 b7 w2", LOCKED, "points", id="all is lost"
        ),
        pytest.param(
            "r7 r8 r9 | n9 r9 b9 | * n7 n8 | r6 r7 r8",
            "n6 w9 *",
            LOCKED,
            "tiles",
            id="the rack's joker counts less",
        ),
        # What goes wrong if a bound tells of more sets touched than have to be.
        pytest.param(
            "n7 n8 n9 n10 n11 n12 | b9 b10 b11 b12 b13 | * w8 w9 | n9 n10 n11 n12 n13 | "
            "r9 r10 r11 r12 r13 | r7 * r9 | n8 r8 b8 w8",
            "b7 w7 w10",
            FREE,
            "tiles",
            id="a tie is lost",
        ),
        # What has been slow once.
        pytest.param(
            "r1 r2 r3 r4 | w3 w4 w5 | r5 r6 r7 | b3 b4 b5 b6 | n3 * n5 | r3 r4 r5 | b7 b8 b9 | "
            "r8 r9 r10 r11 r12 r13 | w1 w2 w3 | r8 r9 r10 r11 r12",
            "n1 n3 n4 n4 n7 n8 n9 n10 n13 n13 b2 b2 b4 b6 b8 b9 b10 b12 b12 b13 w4 w5 w6 w7 w8 "
            "w9 w11 w11 w12 w13 *",
            FREE,
            "points",
            id="a try that grew too large is taken up again",
        ),
        pytest.param(
            "n11 r11 b11 w11 | w6 w7 w8 w9 w10 | w5 w6 w7 | n2 r2 b2 | n8 n9 n10 | n3 n4 n5 | "
            "n8 b8 w8 | n1 r1 w1 | r8 r9 r10 r11 r12 r13 | n9 w9 * | r6 r7 r8 | n10 r10 b10 w10",
            "n2 n3 n4 n7 n11 n13 r3 r5 r6 r9 b1 b2 b4 b9 b12 b13 w3 w5 w11 w12 *",
            LOCKED,
            "tiles",
            id="the same with jokers locked",
        ),
        pytest.param(
            "b11 b12 b13 | n1 n2 n3 n4 n5 n6 n7 | b6 b7 b8 b9 b10 | w5 w6 w7 w8 | w5 w6 w7 | "
            "w10 w11 w12 w13 | n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 | r6 r7 r8 | w8 w9 w10 | "
            "n8 n9 n10",
            "n1 n12 n13 r1 r5 r8 r9 r10 r10 r11 r12 r12 b1 b1 b3 b3 b4 b4 b6 b7 b8 b9 b10 b11 "
            "b12 w2 w3 w3 w4 w12 * *",
            LOCKED,
            "points",
            id="much has to be lost",
        ),
        pytest.param(
            "w8 w9 * | n7 n8 n9 | n11 b11 w11 | b9 b10 b11 b12 b13 | n1 r1 b1 | n13 r13 b13 w13 "
            "| r5 r6 r7 | n4 r4 w4 | r2 r3 r4 | r9 r10 r11 | n10 * n12 | b7 b8 b9 b10 | n3 r3 "
            "b3 w3 | n1 r1 w1",
            "n2 n4 n5 n6 n7 n8 n9 n11 n12 n13 r9 r10 r11 r12 r12 r13 b3 b5 b5 b6 b6 b12 w2 w2 "
            "w5 w6 w7 w10 w11 w12",
            LOCKED,
            "tiles",
            id="two freed jokers need new sets",
        ),
        pytest.param(
            "b3 b4 b5 b6 b7 | w6 w7 w8 | b8 b9 b10 b11 | w9 w10 w11 | n10 n11 n12 | r1 r2 r3 r4 "
            "| n1 n2 n3 | w6 w7 w8 | r7 r8 r9 r10 * | n4 n5 n6 * n8 n9 n10 n11 n12 n13 | w3 w4 "
            "w5 | w1 w2 w3 w4 w5 | n2 n3 n4 n5 n6 n7 n8 | b11 b12 b13 | b2 b3 b4 | b5 b6 b7 b8",
            "r2 r7 r9 r10 r11 r12 b12 w13",
            LOCKED,
            "points",
            id="a freed joker needs a new set, and that is dear",
        ),
        pytest.param(
            "b6 b7 b8 | b10 b11 b12 | w5 w6 w7 | n12 b12 w12 | n8 b8 w8 | b2 b3 b4 | r6 r7 r8 r9 "
            "r10 | r4 r5 r6 r7 r8 r9 r10 | r3 b3 w3 | b4 b5 b6 b7 | n2 n3 n4 n5 n6 | w2 w3 w4 w5 "
            "w6",
            "n2 r1 r2 b2 b9 b13 w7 w10 * *",
            LOCKED,
            "points",
            id="something good is known, and more is asked for in vain",
        ),
        pytest.param(
            "w4 w5 * | * b5 b6 b7 b8 b9 | n9 n10 n11 n12 n13 | w6 w7 w8 w9 w10 | n2 n3 n4 n5 n6 n7 "
            "n8 | n10 n11 n12 | w2 w3 w4 w5 | r5 r6 r7 r8 r9 | r3 r4 r5 r6 | b3 b4 b5 | r9 r10 r11 "
            "| w11 w12 w13 | w7 w8 w9 w10 w11 w12 w13 | r1 r2 r3 r4 | b10 b11 b12 | n6 n7 n8 | b10 "
            "b11 b12 | r11 r12 r13 | n1 n2 n3",
            "n1 b4 b7 w2",
            LOCKED,
            "points",
            id="what is seen at a glance is against the rules",
        ),
        pytest.param(
            "b7 b8 b9 | r1 r2 r3 | n10 n11 n12 n13 | r4 r5 r6 r7 r8 | r11 r12 r13 | n2 n3 n4 n5 | "
            "w6 w7 w8 | b4 b5 b6 b7 b8 | b1 b2 b3 b4 b5 | w10 w11 w12 w13 | r8 r9 r10 | w6 w7 w8 "
            "w9 | n6 n7 n8 n9 | w1 w2 w3 w4 | b11 b12 b13 | w1 w2 w3 | n1 n2 * n4 n5 n6 n7 n8 n9 "
            "n10 n11 n12 n13 | r3 r4 r5 r6 | r11 r12 r13 | w9 w10 w11 w12 w13 | b11 b12 b13 | n1 "
            "r1 b1",
            "n3 r2 r7 r9 r10 b2 b3 b6 b9 b10 b10 w4 w5 w5 *",
            FREE,
            "points",
            id="a joker is hard to lay",
        ),
    ],
)
def test_hard_positions(table: str, rack: str, options: Options, most: Most) -> None:
    judge(read_table(table), read_rack(rack), options, most)


@settings(max_examples=MANY)
@given(positions(), st.sampled_from([FREE, LOCKED]), st.sampled_from(["tiles", "points"]))
def test_any_position(position: tuple[Table, Rack], options: Options, most: Most) -> None:
    judge(*position, options, most)


@settings(max_examples=MANY)
@given(positions(most_sets=5, most_held=8, jokers=2), st.sampled_from([FREE, LOCKED]))
def test_many_jokers(position: tuple[Table, Rack], options: Options) -> None:
    judge(*position, options)


@settings(max_examples=MANY // 10)
@given(full_tables())
def test_full_tables(position: tuple[Table, Rack]) -> None:
    judge(*position, FREE)


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("b4 b5 b6", "b3", "b3 b4 b5 b6"),
        ("b4 b5 b6", "b7", "b4 b5 b6 b7"),
        ("r10 b10 n10", "w10", "n10 r10 b10 w10"),
        ("b8 b9 b10", "b11 n8 r8", "b9 b10 b11 | n8 r8 b8"),
        ("r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8"),
    ],
)
def test_worked_examples(table: str, rack: str, after: str) -> None:
    play = judged(read_table(table), read_rack(rack), LOCKED)
    assert play
    assert write_table(play.table) == after


def test_the_last_worked_example() -> None:
    play = judged(read_table("w1 w2 w3 w4 | w1 n1 r1 b1"), read_rack("b1"), LOCKED)
    assert play
    assert ("w2", "w3", "w4") in play.table
    assert sorted(map(len, play.table)) == [3, 3, 3]


def test_a_tie_keeps_the_joker() -> None:
    play = judged(read_table("n13 r13 b13"), read_rack("w13 *"), LOCKED)
    assert play
    assert play.played == ("w13",)


def test_a_tie_touches_few_sets() -> None:
    table = read_table("n1 n2 n3 | r1 r2 r3 | b1 b2 b3 | w4 w5 w6 w7")
    play = judged(table, read_rack("w8"), LOCKED)
    assert play
    assert (play.touched, play.table[:3]) == (1, table[:3])


def test_points_may_want_other_tiles_than_tiles_do() -> None:
    rack = read_rack("n1 n2 n3 n4 r4 b4 w4 r13 b13 w13")
    tiles, points = best_play((), rack), best_play((), rack, most="points")
    assert tiles
    assert points
    assert (tiles.tiles, points.points) == (10, tiles.points)


def test_nothing_to_lay() -> None:
    assert best_play(read_table("b4 b5 b6"), read_rack("r1 r13")) is None
    assert best_play((), ()) is None
