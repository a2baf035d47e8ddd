"""The training of Rummy's chances: its examples, its exchanges of colours, and that it learns."""

import json
from pathlib import Path

import numpy as np
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.learned import COUNTED, Side, counts, row, terms
from reihum.games.rummy.model import KINDS, Options
from reihum.games.rummy.notation import read_rack
from reihum.kernel.network import odds
from training.progress import Progress
from training.rummy import (
    BATCH,
    Examples,
    examples,
    exported,
    inputs,
    position,
    recoloured,
    trained,
)


def test_an_example_is_a_position_and_who_won() -> None:
    rows, won = examples(("test", 1))
    assert len(rows) == len(won) > 5
    assert set(won) == {0, 1}
    assert examples(("test", 1)) == (rows, won)
    kinds = np.array(rows)[:, :COUNTED].reshape(-1, 3, len(KINDS))
    assert (kinds.sum(1) <= 2).all()


def test_a_position_has_both_racks_and_the_table() -> None:
    state = GAME.start(Options(), 2, "position").round
    found = position(state, 0)
    assert found
    first, second = len(KINDS), 2 * len(KINDS)
    assert found[:first] == counts(state.racks[0])
    assert found[first:second] == counts(state.racks[1])


def test_exchanged_colours_are_another_position_of_the_same_worth() -> None:
    rack = read_rack("n1 r5 r6 b13 *")
    before = row(Side(rack, True, 0, 0), Side((), True, 0, 0), [0] * len(KINDS), 9)
    exchanges = recoloured()
    assert len({tuple(exchange) for exchange in exchanges}) == 24
    swapped = str.maketrans("nr", "rn")
    wanted = counts(sorted_tiles(tile.translate(swapped) for tile in rack))
    found = [[before[at] for at in exchange][: len(KINDS)] for exchange in exchanges]
    assert wanted in found
    assert counts(rack) in found


def made_up(count: int) -> Examples:
    """Examples in which the smaller rack wins."""
    random = np.random.default_rng(1)
    rows, won = [], []
    for _ in range(count):
        mine, other = (
            random.choice(KINDS[:-1], random.integers(1, 15)),
            random.choice(KINDS[:-1], 7),
        )
        sides = [Side(tuple(map(str, tiles)), True, 0, 0) for tiles in (mine, other)]
        rows.append(row(sides[0], sides[1], [0] * len(KINDS), 30))
        won.append(len(mine) < 7)
    games = np.arange(count, dtype=np.int32)
    return np.array(rows, np.uint8), np.array(won, np.uint8), games


def test_it_learns_and_the_file_says_the_same(tmp_path: Path) -> None:
    among = made_up(12 * BATCH)
    progress = Progress(tmp_path / "log")
    learner = trained(among, 6, "seed", progress)
    surprises = [line["surprise"] for line in progress.lines]
    assert surprises[-1] < 0.5 < surprises[0]
    exported(learner, {"command": "test"}, tmp_path / "file")
    network = odds((tmp_path / "file").read_bytes())
    assert json.loads(network.about) == {"command": "test"}
    learned = learner.layers(inputs(among[0][:50]), learner.slow)[-1][:, 0]
    found = network.chances([terms(line.tolist()) for line in among[0][:50]])
    assert found == pytest.approx(1 / (1 + np.exp(-learned)), abs=0.01)
