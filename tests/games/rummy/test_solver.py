"""The solver: exact on known positions, legal always, judged by the rules and never by itself."""

import json
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

from reihum.games.rummy import Options, best_play, best_plays, can_finish, problems
from reihum.games.rummy.board import sorted_tiles, tidied
from reihum.games.rummy.model import ALL_TILES, Rack, Table, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.plays import added_all, openings
from reihum.games.rummy.solver import Most
from tests.amounts import COMPILED_TOO

DATA = Path(__file__).parent.parent.parent / "data" / "rummy_positions.jsonl"
POSITIONS: list[dict[str, Any]] = [
    json.loads(line) for line in DATA.read_text("utf-8").splitlines()
]


def most(position: dict[str, Any], *, opened: bool = True, jokers: str = "locked") -> int:
    """How many tiles the best play lays; the play itself is judged by the rules."""
    options = Options(jokers="free" if jokers == "free" else "locked")
    table, rack = read_table(position["table"]), read_rack(position["rack"])
    play = best_play(Turn(table, rack, opened=opened, options=options))
    if play is None:
        return 0
    assert problems(Turn(table, rack, opened=opened, options=options), play.table) == ()
    assert len(play.played) == play.tiles
    return play.tiles


@pytest.mark.parametrize("jokers", ["locked", "free"])
def test_as_many_tiles_as_are_known_to_be_possible(jokers: str) -> None:
    known = [position for position in POSITIONS if jokers in position]
    assert len(known) >= 90
    for position in known[:: 5 if COMPILED_TOO else 1]:
        assert most(position, jokers=jokers) == position[jokers], position


def test_as_many_tiles_in_an_opening_as_are_known_to_be_possible() -> None:
    known = [position for position in POSITIONS if "opening" in position]
    assert known
    for position in known:
        assert most(position, opened=False) == position["opening"], position


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("b8 b9 b10", "b11 n8 r8", "b9 b10 b11 | n8 r8 b8"),
        ("r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8"),
    ],
)
def test_the_rulebooks_examples(table: str, rack: str, after: str) -> None:
    play = best_play(Turn(read_table(table), read_rack(rack)))
    assert play
    assert sorted(tidied(play.table)) == sorted(read_table(after))


def test_a_play_that_ends_the_round_is_found() -> None:
    table = read_table("b8 b9 b10")
    assert can_finish(Turn(table, read_rack("b11 n8 r8")))
    assert can_finish(Turn(table, read_rack("b11 n8 r8 w1"))) is None


@pytest.mark.parametrize("open_tile", ["finish", "any"])
def test_r18_who_can_finish_without_the_open_tile_need_not_take_it(
    open_tile: Literal["finish", "any"],
) -> None:
    options = Options(open_tile=open_tile)
    play = can_finish(Turn((), read_rack("n6 n7 n8"), options=options, open_tile="r1"))
    assert play
    assert not play.with_open_tile
    play = can_finish(Turn((), read_rack("n6 n7"), options=options, open_tile="n8"))
    assert play
    assert play.with_open_tile


def test_the_best_few_plays_come_in_order_and_differ() -> None:
    table, rack = read_table("b8 b9 b10 | r1 r2 r3"), read_rack("b11 n8 r8 r4 w10 n10")
    plays = best_plays(Turn(table, rack), 4)
    assert [play.tiles for play in plays] == sorted([p.tiles for p in plays], reverse=True)
    assert len({play.played for play in plays}) == len(plays) == 4
    for play in plays:
        assert problems(Turn(table, rack), play.table) == ()


def test_of_two_tiles_that_are_the_same_one_alone_can_be_laid() -> None:
    plays = best_plays(Turn(read_table("n7 r7 b7 | w4 w5 w6"), read_rack("w7 w7")), 9)
    assert [play.played for play in plays] == [("w7", "w7"), ("w7",)]


def test_r5_a_joker_can_stand_for_thirteen() -> None:
    play = best_play(Turn((), read_rack("r11 r12 *"), opened=False))
    assert play
    assert (play.tiles, play.points) == (3, 11 + 12 + 13)


def test_r18_the_open_tile_is_left_where_as_much_can_be_laid_without_it() -> None:
    """Three tiles with r4, and three without it."""
    turn = Turn((), read_rack("n5 r5 r6 b5"), options=Options(open_tile="any"), open_tile="r4")
    play = best_play(turn)
    assert play
    assert not play.with_open_tile
    assert play.played == ("n5", "r5", "b5")


@pytest.mark.parametrize(
    ("table", "rack", "jokers", "best"),
    [
        # w7 takes the joker's place; the joker lies between w11 and w13
        ("w4 w5 w6 * w8 w9 w10", "b10 w3 w7 w11 w13", "locked", (4, 34, 1)),
        # two joker sets of one number, each of which can give its joker
        (
            "n6 r6 b6 w6 | n10 b10 * | n10 r10 b10 * | w7 w8 w9 | b11 b12 b13",
            "n6 n13 r8 r10 w2 w11",
            "locked",
            (2, 21, 3),
        ),
        # one number with two jokers is a group, never a run (R10)
        ("w7 w8 w9", "n12 * *", "free", (3, 36, 0)),
        # a joker set stays as it is although its number is full
        ("n7 n8 n9 | n8 r8 b8 w8 | b7 * *", "n10", "free", (1, 10, 1)),
        # of two sets that are the same one is taken apart
        ("r5 b5 * | r5 b5 *", "n5 n6 w5", "free", (3, 16, 1)),
        # w4 fits a group; with w5 and w6 of joker sets that are taken apart it would touch two
        ("n6 w6 * | n5 w5 * | n4 r4 b4 | b4 b5 b6", "w4", "free", (1, 4, 1)),
        # jokers look alike: the rack's counts seven, the table's lies with n5 and b5
        ("r7 b7 * | b5 b6 b7 | n8 r8 b8 w8", "n5 w6 w7 w8 w9 *", "free", (6, 42, 2)),
    ],
)
def test_jokers_are_laid_where_they_bring_most(
    table: str, rack: str, jokers: str, best: tuple[int, int, int]
) -> None:
    options = Options(jokers="free" if jokers == "free" else "locked")
    before, hand = read_table(table), read_rack(rack)
    most: Most = "points" if best[2] == 3 else "tiles"
    play = best_play(Turn(before, hand, options=options), most=most)
    assert play
    assert (play.tiles, play.points, play.touched) == best
    assert problems(Turn(before, hand, options=options), play.table) == ()


@pytest.mark.parametrize(
    ("table", "rack", "discard", "most", "best"),
    [
        # n8 frees a joker; of the sets of b9, b11 and both jokers that where these count the most
        (
            "n7 * n9 | b6 b7 b8 b9 | n7 r7 b7",
            "n5 n6 n8 b2 b11 w7 w8 w9 *",
            None,
            "points",
            (8, 66, 2),
        ),
        # the joker that is taken as a discard and the one that is freed both lie in new sets
        ("n11 r11 b11 | * b9 b10 b11", "n8 n9 b6 b7 b8", "*", "tiles", (6, 50, 1)),
        ("n7 n8 n9 n10 | n12 b12 w12 *", "n2 n3 r12", "*", "points", (4, 28, 2)),
        # b6 b7 b8 * with the rack's three is new, since another b6 b7 b8 is the old one
        ("* r6 r7 r8 | b6 b7 b8", "r5 b6 b7 b8", None, "tiles", (4, 26, 1)),
        # the rack's b2 frees the joker, and the discard b2 lies in a new set besides
        ("n2 w2 *", "n2 b2 w3 w4", "b2", "tiles", (3, 6, 1)),
    ],
)
def test_r12_r17_what_is_owed_to_new_sets_lies_where_it_brings_most(
    table: str, rack: str, discard: str | None, most: Most, best: tuple[int, int, int]
) -> None:
    options = Options(jokers="locked", draw_and_discard=discard is not None)
    turn = Turn(read_table(table), read_rack(rack), options=options, discard=discard)
    play = best_play(turn, most=most)
    assert play
    assert (play.tiles, play.points, play.touched) == best
    assert problems(turn, play.table) == ()


def test_a_joker_is_added_to_a_locked_group() -> None:
    play = best_play(Turn(read_table("r7 b7 *"), read_rack("*")))
    assert play
    assert play.table == (("r7", "b7", "*", "*"),)


@pytest.mark.parametrize(
    ("table", "rack", "wanted", "most", "best"),
    [
        # the same tiles as one run count 33
        ("n9 r9 b9 | w1 w2 w3", "b3 b4 b5 b8 * * w5", 30, "points", (6, 36, 0)),
        # a run of six cannot be cut between its jokers; b6 b7 b8 * * would leave b3
        ("r3 r4 r5 | w4 w5 w6", "b3 b6 b7 b8 r1 w2 * *", 33, "tiles", (6, 33, 0)),
        # n6 * n8 n9 counts 30 from the rack alone; if it is the table's with n6, n8 n9 * counts 27
        ("* n8 n9", "n4 n6 n8 n9 w3 w8 *", 30, "points", (4, 30, 0)),
        # the rack's n9 b9 w9 lies where the table's lay, whose tiles go into runs
        (
            "r10 b10 w10 | n9 b9 w9 | n11 r11 b11",
            "n9 n10 r7 r12 b6 b8 b9 b10 b13 w6 w7 w8 w9 *",
            50,
            "points",
            (11, 97, 2),
        ),
        # n4 r4 b4 and r4 r5 r6 count 27, with r5 r6 added to a set; only two r4 r5 r6 count enough
        ("r7 r8 r9", "n4 r4 r4 r5 r5 r6 r6 b4", 30, "tiles", (6, 30, 0)),
        # r6 touches a set; n13 r13 w13 and r10 r11 r12 leave the other alone, r10 to r13 would not
        (
            "r7 r8 r9 | n13 r13 b13 w13",
            "n13 r6 r10 r11 r12 r13 w13",
            40,
            "tiles",
            (7, 78, 1),
        ),
    ],
)
def test_r5_a_first_turn_that_rearranges_counts_jokers_where_they_bring_most(
    table: str, rack: str, wanted: int, most: Most, best: tuple[int, int, int]
) -> None:
    options = Options(manipulate_when_opening=True, opening_points=wanted)
    before, hand = read_table(table), read_rack(rack)
    play = best_play(Turn(before, hand, opened=False, options=options), most=most)
    assert play
    assert (play.tiles, play.points, play.touched) == best
    assert problems(Turn(before, hand, opened=False, options=options), play.table) == ()


@pytest.mark.parametrize("most", ["tiles", "points"])
def test_a_joker_that_counts_as_much_elsewhere_leaves_a_joker_set_as_it_lies(most: Most) -> None:
    """Jokers look alike: the rack's counts eight, the table's lies with n2 n3 n4."""
    turn = Turn(read_table("r8 w8 *"), read_rack("n2 n3 n4 *"), options=Options(jokers="free"))
    play = best_play(turn, most=most)
    assert play
    assert (play.tiles, play.points, play.touched) == (4, 17, 0)


def test_a_discard_lies_in_a_new_set_with_tiles_of_the_table() -> None:
    table, rack = read_table("w12 * * | r4 b4 w4 | b9 b10 b11"), read_rack("r13 b6 w11 w13")
    options = Options(jokers="free", draw_and_discard=True)
    play = best_play(Turn(table, rack, options=options, discard="b12"), most="points")
    assert play
    assert (play.tiles, play.points, play.touched) == (4, 42, 2)
    assert problems(Turn(table, rack, options=options, discard="b12"), play.table) == ()


def test_r17_a_new_set_like_one_that_lies_there_spares_no_other() -> None:
    """The discard needs n10 n11 of the joker set, and no other set has to be touched."""
    table = read_table("* n10 n11 n12 | n12 r12 b12 w12 | n9 n10 n11 | b8 b9 b10")
    options = Options(jokers="free", draw_and_discard=True)
    turn = Turn(table, read_rack("b8 b9 b10"), options=options, discard="n9")
    play = best_play(turn)
    assert play
    assert (play.tiles, play.points, play.touched) == (4, 36, 1)
    assert problems(turn, play.table) == ()


def grown(random: Random, options: Options) -> tuple[Table, Rack]:
    """A table that legal plays have made, and a rack from what is left."""
    tiles = random.sample(ALL_TILES, len(ALL_TILES))
    table: Table = ()
    for _ in range(random.randrange(1, 5)):
        rack, tiles = sorted_tiles(tiles[:14]), tiles[14:]
        play = best_play(Turn(table, rack, options=options))
        table = play.table if play else table
    return table, sorted_tiles(tiles[: random.randrange(1, 12)])


@pytest.mark.parametrize("jokers", ["locked", "free"])
@pytest.mark.parametrize("seed", range(12))
def test_never_illegal_and_never_fewer_than_without_rearranging(seed: int, jokers: str) -> None:
    options = Options(jokers="free" if jokers == "free" else "locked")
    table, rack = grown(Random(seed), options)
    play = best_play(Turn(table, rack, options=options))
    _, left = added_all(table, rack)
    assert (play.tiles if play else 0) >= len(rack) - len(left)
    if play:
        assert problems(Turn(table, rack, options=options), play.table) == ()
    opening = best_play(Turn(table, rack, opened=False, options=options))
    offered = max((sum(map(len, sets)) for sets in openings(rack, 30)), default=0)
    assert (opening.tiles if opening else 0) >= offered
    if opening:
        assert problems(Turn(table, rack, opened=False, options=options), opening.table) == ()
