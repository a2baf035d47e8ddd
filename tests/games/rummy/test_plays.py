"""Plays that need no rearranging, and the sets that a rack can make by itself."""

import pytest

from reihum.games.rummy.board import sorted_tiles, tiles_of
from reihum.games.rummy.model import JOKER, Set, Turn
from reihum.games.rummy.notation import read_rack
from reihum.games.rummy.own_sets import own_sets
from reihum.games.rummy.plays import plain_ends, plainly
from tests.games.rummy.every_table import every_set


@pytest.mark.parametrize("tiles", [tiles for tiles in every_set() if JOKER not in tiles])
def test_r2_every_run_and_every_group_is_found(tiles: Set) -> None:
    assert tiles in own_sets(sorted_tiles(tiles))


@pytest.mark.parametrize(("rack", "laid"), [("n10 r10 b10 w1", 3), ("n9 r9 b9 w1", 0)])
def test_r5_thirty_points_are_enough_to_open_with(rack: str, laid: int) -> None:
    """A set of 30 is laid, one of 27 is not."""
    turn = Turn((), read_rack(rack), opened=False)
    table, left = plainly(turn)
    assert len(tiles_of(table)) == laid == len(turn.rack) - len(left)


def test_an_end_is_not_looked_for_beyond_the_limit() -> None:
    rack = read_rack("r1 r2 r3 b1 b2 b3")
    ends = plain_ends((), rack)
    assert {tuple(sorted(table)) for table in ends} == {(("b1", "b2", "b3"), ("r1", "r2", "r3"))}
    assert list(plain_ends((), rack, 1)) == []  # neither set laid yet
