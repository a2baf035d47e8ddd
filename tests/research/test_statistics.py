"""Intervals, the sequential test and ratings, on data small enough to check by hand."""

from math import inf, log, sqrt

import pytest

from reihum.research.statistics import (
    Bounds,
    Estimate,
    Game,
    estimate,
    likelihood_ratio,
    ratings,
    share,
    t_quantile,
    verdict,
)


@pytest.mark.parametrize(
    ("freedom", "tabled"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_t_is_as_tabled(freedom: int, tabled: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(tabled, abs=0.004)


def test_an_interval_over_four_blocks() -> None:
    found = estimate([0.0, 0.5, 0.5, 1.0])  # mean 1/2, variance (1/4 + 1/4) / 3
    half = 3.182 * sqrt(1 / 6 / 4)
    assert found.mean == 0.5
    assert found.high - found.mean == pytest.approx(half, abs=0.001)
    assert found.mean - found.low == pytest.approx(half, abs=0.001)


def test_results_that_are_all_equal_are_not_certain() -> None:
    """What happens in 3 of 100 cases goes unseen in a hundred of them in one of twenty tries."""
    found = estimate([1.0] * 100)
    assert (found.low, found.mean, found.high) == pytest.approx((0.97, 1.0, 1.03))
    assert pytest.approx(0.05, abs=0.003) == 0.97**100
    assert estimate([0.5, 0.5]).low < 0


def test_one_block_says_nothing_about_its_spread() -> None:
    assert estimate([1.0]) == Estimate(1.0, -inf, inf)


def test_a_share_lies_between_none_and_all() -> None:
    assert share([1.0]) == Estimate(1.0, 0.0, 1.0)
    assert share([0.5, 1.0]) == Estimate(0.75, 0.0, 1.0)
    assert share([1.0] * 100) == Estimate(1.0, 1.0 - 0.03, 1.0)
    assert share([0.0] * 100) == Estimate(0.0, 0.0, 0.03)
    assert share([0.4, 0.6] * 100) == estimate([0.4, 0.6] * 100)
    beyond = share([1.1, 1.3] * 100)  # more was taken off for bad luck than was lost
    assert beyond.low < beyond.mean == beyond.high


def test_the_ratio_of_twenty_blocks_by_hand() -> None:
    scores = [0.5, 1.0] * 10  # mean 0.75, variance 20 * 0.0625 / 19
    ratio = 20 * 0.1 * (1.5 - 1.1) / (2 * 1.25 / 19)
    bounds = Bounds(0.5, 0.6)
    assert likelihood_ratio(scores, bounds) == pytest.approx(ratio)
    assert verdict(ratio, bounds) == "yes"


def test_the_sequential_test_waits_then_answers() -> None:
    bounds = Bounds(0.5, 0.6)
    assert bounds.yes() == pytest.approx(log(19)) == pytest.approx(2.944, abs=0.001)
    assert bounds.no() == pytest.approx(-log(19))
    assert likelihood_ratio([1.0] * 15, bounds) == 0.0
    assert verdict(0.0, bounds) is None
    assert verdict(-3.0, bounds) == "no"


def test_ten_wins_to_one_are_400_points_apart() -> None:
    games = [Game((0, 1), (1.0, 0.0))] * 1000 + [Game((1, 0), (1.0, 0.0))] * 100
    first, second = ratings(games, 2)
    assert first - second == pytest.approx(400, abs=3)
    assert first + second == pytest.approx(0)


def test_ratings_of_a_table_of_three() -> None:
    games = [Game((0, 1, 2), (1.0, 0.0, 0.0))] * 600 + [Game((1, 2, 0), (0.5, 0.5, 0.0))] * 400
    first, second, third = ratings(games, 3)
    assert second == pytest.approx(third)
    assert first - second == pytest.approx(400 * 0.4771, abs=3)  # three times as often
