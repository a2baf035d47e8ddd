"""Sets that a rack can make by itself."""

import pytest

from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.model import JOKER, Set
from reihum.games.rummy.own_sets import own_sets
from tests.games.rummy.every_table import every_set


@pytest.mark.parametrize("tiles", [tiles for tiles in every_set() if JOKER not in tiles])
def test_r2_every_run_and_every_group_is_found(tiles: Set) -> None:
    assert tiles in own_sets(sorted_tiles(tiles))
