"""Scores without luck: as much of it is taken out as has told before, and the mean stays."""

from itertools import product
from statistics import fmean

import pytest

from reihum.cli.arena_report import shown
from reihum.research.arena import Plan, Report
from reihum.research.contest import Result, Terms
from reihum.research.scoring import Block, Line, Scoring

LUCKS = [0.3, -0.3, 0.1, -0.1] * 15


def block(scores: tuple[float, float], luck: float) -> Block:
    """Two games of the first player and the second, who change seats, with this mean luck."""
    first, second = scores
    return (
        Result((first, 1 - first), luck=(luck, -luck)),
        Result((1 - second, second), luck=(-luck, luck)),
    )


def scored(blocks: list[Block], adjust: bool = True) -> list[Line]:
    scoring = Scoring(2, adjust)
    return [scoring.of(one) for one in blocks]


def test_a_score_is_the_mean_over_the_games_of_a_block_wherever_one_sits() -> None:
    assert scored([block((1.0, 0.0), 0.2), block((1.0, 1.0), 0.2)], adjust=False) == [
        [0.5, 0.5],
        [1.0, 0.0],
    ]


def test_luck_that_always_tells_is_taken_out_whole() -> None:
    found = scored([block((0.6 + luck, 0.6 + luck), luck) for luck in LUCKS])
    assert [one for one, _ in found] == pytest.approx([0.6] * len(LUCKS))


def test_luck_that_never_tells_is_left_in_the_more_the_longer() -> None:
    blocks = [block((0.6, 0.6), luck) for luck in LUCKS]
    off = [abs(one - 0.6) / abs(luck) for (one, _), luck in zip(scored(blocks), LUCKS, strict=True)]
    assert off[0] == pytest.approx(1)
    assert off[20] == pytest.approx(0.5, abs=0.01)
    assert off[-1] < 0.3


def test_luck_is_never_added_to_a_score() -> None:
    """It would be by chance that whoever was lucky lost more often."""
    scoring = Scoring(2, adjust=True)
    for luck in LUCKS * 10:
        scoring.of(block((0.5 - luck, 0.5 - luck), luck))
        assert 0 <= scoring.part() <= 1


def told(blocks: list[Block]) -> Report:
    plan = Plan("completto", ("first", "second"), len(blocks), "any", Terms(None, adjust=True))
    return Report(plan, blocks)


def test_how_many_games_with_luck_one_without_it_is_worth() -> None:
    """Skill of 0.1 and luck of 0.3 vary ten times as much as skill alone; nearly all is found."""
    skills = [0.1, 0.1, -0.1, -0.1]
    lucky = list(zip(skills * 60, [0.3, -0.3] * 120, strict=True))
    report = told([block((0.5 + s + luck, 0.5 + s + luck), luck) for s, luck in lucky])
    assert report.as_many(0) == pytest.approx(10, rel=0.02)
    assert report.as_many_single(1) == pytest.approx(10, rel=0.02)
    assert "9.9 times as many games would tell as much of first" in str(shown(report, None).caption)
    idle = told([block((0.5 + s, 0.5 + s), 0.0) for s in skills])
    assert (idle.as_many(0), idle.as_many_single(0)) == (1.0, 1.0)
    assert told([block((1.0, 1.0), 0.1)]).as_many(0) == 1.0
    assert "as many games" not in str(shown(idle, None).caption)  # four blocks say nothing yet


def test_the_luck_of_a_deal_that_rotates_counts_for_single_games_alone() -> None:
    """What one seat gives the first player it gives the second when they change seats."""
    games = [Result((0.5 + d, 0.5 - d), luck=(d, -d)) for d in (0.3, -0.3) * 10]
    report = told([(game, game) for game in games])
    assert report.game_scores(0) == pytest.approx([0.5] * 40)
    assert report.as_many(0) == 1.0


def test_what_comes_later_changes_no_score() -> None:
    blocks = [block((0.5 + luck, 0.4), luck) for luck in LUCKS]
    other = [*blocks[:30], *[block((0.1, 0.2), 0.3)] * 30]
    assert scored(blocks)[:30] == scored(other)[:30]


@pytest.mark.parametrize("tells", [-0.5, 0.0, 0.4, 1.0, 3.0])
def test_over_all_that_can_happen_the_mean_is_that_of_the_results(tells: float) -> None:
    """Luck of 0.1 is twice as likely as bad luck of 0.2, whatever it does to the results."""
    raw = adjusted = 0.0
    for bad in product([False, True], repeat=6):
        lucks = [-0.2 if one else 0.1 for one in bad]
        likely = (1 / 3) ** sum(bad) * (2 / 3) ** (6 - sum(bad))
        blocks = [block((0.5 + tells * luck, 0.5 + luck**2), luck) for luck in lucks]
        raw += likely * fmean(one for one, _ in scored(blocks, adjust=False))
        found = scored(blocks)
        assert [sum(line) for line in found] == pytest.approx([1.0] * 6)
        adjusted += likely * fmean(one for one, _ in found)
    assert adjusted == pytest.approx(raw, abs=1e-12)
