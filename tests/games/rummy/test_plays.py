"""Plays that need no rearranging, and the sets that a rack can make by itself."""

import pytest

from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.model import JOKER, Set
from reihum.games.rummy.notation import read_rack
from reihum.games.rummy.own_sets import own_sets
from reihum.games.rummy.plays import plain_ends
from tests.games.rummy.every_table import every_set


@pytest.mark.parametrize("tiles", [tiles for tiles in every_set() if JOKER not in tiles])
def test_r2_every_run_and_every_group_is_found(tiles: Set) -> None:
    assert tiles in own_sets(sorted_tiles(tiles))


def test_an_end_is_not_looked_for_beyond_the_limit() -> None:
    rack = read_rack("r1 r2 r3 b1 b2 b3")
    ends = plain_ends((), rack)
    assert {tuple(sorted(table)) for table in ends} == {(("b1", "b2", "b3"), ("r1", "r2", "r3"))}
    assert list(plain_ends((), rack, 1)) == []  # neither set laid yet
