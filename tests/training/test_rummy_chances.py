"""The learning of Rummy's chances: its moments, its slopes, and that it learns."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from reihum.games.rummy.prospects import COMMON_SIZE, KIND_FACTS, MOST_SEATS, SEAT_SIZE, Network
from training.progress import Progress
from training.rummy_chances import game
from training.rummy_learning import SHARE, Pass, exported, fresh, learned, opened, recoloured


def test_a_moment_is_what_is_known_and_who_won() -> None:
    seats, common, each, won = next(found for n in range(9) if len((found := game(("t", n)))[1]))
    assert len(common) == len(each) == len(won)
    assert (won.sum(1) == SHARE).all()
    assert not won[:, seats:].any()
    kinds = opened(each, SEAT_SIZE)[:, :seats, : KIND_FACTS // 3]
    assert kinds.any(2).all()


def made_up(count: int, seats: int) -> tuple[np.ndarray, ...]:
    random = np.random.default_rng(seats)
    common = (random.random((count, COMMON_SIZE)) < 0.2).astype(np.float32)
    each = (random.random((count, seats, SEAT_SIZE)) < 0.2).astype(np.float32)
    won = np.eye(seats, dtype=np.float32)[random.integers(seats, size=count)]
    return common, each, won


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slopes_are_those_of_the_surprise(seats: int) -> None:
    random = np.random.default_rng(1)
    weights: dict[str, Any] = {name: w.astype(np.float64) for name, w in fresh(random).items()}
    common, each, won = made_up(5, seats)
    slopes = Pass(weights, common, each).slopes(won)

    def surprise() -> float:
        said = Pass(weights, common, each).chances
        return float(-(won * np.log(said)).sum() / len(won))

    for name, weight in weights.items():
        at = np.unravel_index(np.abs(slopes[name]).argmax(), weight.shape)
        before = weight[at]
        weight[at] = before + 1e-5
        above = surprise()
        weight[at] = before - 1e-5
        below = surprise()
        weight[at] = before
        assert slopes[name][at] == pytest.approx((above - below) / 2e-5, rel=1e-3), name


def test_it_learns_and_the_file_says_the_same(tmp_path: Path) -> None:
    """Made up: the seat with the first fact about seats wins."""
    random = np.random.default_rng(3)
    count = 4_000
    each = random.random((count, MOST_SEATS, SEAT_SIZE)) < 0.1
    seats = random.integers(2, MOST_SEATS + 1, count)
    winner = random.integers(0, seats)
    each[:, :, KIND_FACTS] = np.arange(MOST_SEATS)[None] == winner[:, None]
    won = (SHARE * each[:, :, KIND_FACTS]).astype(np.uint8)
    among: dict[str, Any] = {
        "games": np.arange(count, dtype=np.int32),
        "seats": seats.astype(np.uint8),
        "common": np.packbits(random.random((count, COMMON_SIZE)) < 0.1, 1),
        "each": np.packbits(each, 2),
        "won": won,
    }
    progress = Progress(tmp_path / "log")
    weights, told = learned(among, 8, "seed", progress)
    assert told["seats_2"] < 0.55
    assert told["seats_4"] < 1.2
    exported(weights, {"command": "test"}, tmp_path / "file")
    network = Network((tmp_path / "file").read_bytes())
    common, some, _ = made_up(6, 3)
    found = network.chances(common, [some[:, at] for at in range(3)])
    assert found == pytest.approx(Pass(weights, common, some).chances, abs=0.02)


def test_colours_can_be_exchanged() -> None:
    exchanges = recoloured()
    assert len({tuple(exchange) for exchange in exchanges}) == 24
    assert all(sorted(exchange) == list(range(KIND_FACTS)) for exchange in exchanges)
