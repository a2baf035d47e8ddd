"""Chances fitted to players before their games count: luck stays luck, and less else is left."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from math import exp
from statistics import fmean

import pytest

from reihum.games import GAMES
from reihum.games.completto import model as completto
from reihum.games.completto.model import Action, Lay, View
from reihum.games.rummy import model as rummy
from reihum.research.arena import Plan, played, trial, tried
from reihum.research.contest import Terms, contest
from reihum.research.fitting import SLOPE, Fit, Moment, fitted
from reihum.research.luck import FANS, Came, luck_as_read
from reihum.research.scoring import Block
from reihum.review.judges import Chances
from tests.amounts import ALL
from tests.cli.asking import reihum
from tests.review.test_luck import steps

Weighted = list[tuple[float, Chances]]

UNEVEN = Fit(80, 0.6, {"sharp": 0.7, "steady": -0.7})
COMPLETTO = GAMES["completto"]
CHANCES = [0.05 * step for step in range(1, 20)]


def wrong(view: View, seed: str) -> Action:
    """Prepares its row, then lays where nothing was drawn."""
    return COMPLETTO.players["steady"](view, seed) if any(view.public.to_push) else Lay(1, 0)


def won_by(names: tuple[str, str], said: float, slope: float, ahead: float) -> Moment:
    """What comes true of a saying, on average, if the first of the players is so far ahead."""
    of_first, of_second = said**slope, (1 - said) ** slope
    odds = of_first * exp(ahead), of_second
    if names[0] != "able":
        odds = of_first, of_second * exp(ahead)
    return Moment(names, (said, 1 - said), (odds[0] / sum(odds), odds[1] / sum(odds)), 100.0)


@pytest.mark.parametrize(("slope", "ahead"), [(1.0, 0.0), (0.6, 1.2), (1.2, -0.5)])
def test_what_made_the_results_is_found(slope: float, ahead: float) -> None:
    seats = [("able", "other"), ("other", "able")]
    moments = [won_by(names, said, slope, ahead) for names, said in product(seats, CHANCES)]
    found = fitted(moments, 10)
    assert found.slope == pytest.approx(slope, abs=0.02)
    assert found.strengths["able"] - found.strengths["other"] == pytest.approx(ahead, abs=0.02)


def test_few_games_say_little() -> None:
    """Before much is known, nobody is thought to be stronger."""
    moments = [Moment(("able", "other"), (0.5, 0.5), (1.0, 0.0))]
    few, many = fitted(moments, 1), fitted(moments * 100, 100)
    assert 0 < few.strengths["able"] < 0.5 < many.strengths["able"]
    assert fitted([], 0) == Fit(0, SLOPE, {})


def test_chances_that_are_always_wrong_are_hardly_believed() -> None:
    moments = [Moment(("x", "y"), (said, 1 - said), (0.0, 1.0)) for said in (0.9, 0.99, 0.999)]
    assert fitted(moments * 30, 90).slope == pytest.approx(0.1)


def test_sayings_that_are_far_too_sure_are_found_out() -> None:
    """Whole steps of Newton's would jump over the answer, and farther with each."""
    seats, sure = [("able", "other"), ("other", "able")], [0.001, 0.01, 0.99, 0.999]
    found = fitted([won_by(names, said, 0.2, 0.0) for names, said in product(seats, sure)], 10)
    assert found.slope == pytest.approx(0.2, abs=0.02)


@pytest.mark.parametrize(
    "said", [(1.0, 0.0, 0.0), (0.2, 0.3, 0.5), (0.0, 0.5, 0.5), (-1e-9, 0.4, 0.6)]
)
def test_read_chances_are_chances(said: tuple[float, ...]) -> None:
    found = UNEVEN.reading(["sharp", "steady", "sharp"])(said)
    assert sum(found) == pytest.approx(1)
    assert [chance == 0 for chance in found] == [chance <= 0 for chance in said]
    assert Fit().reading(["x", "y", "z"])(said) == pytest.approx(said, abs=1e-8)


def mean_luck(came: Came, could: Weighted, seat: int) -> float:
    """Of a seat, over all that a draw could have brought, if that much is awaited."""
    read = UNEVEN.reading(["sharp", "steady"])
    return sum(
        likely * luck_as_read(([(1.0, then)], could), read)[seat] for likely, then in came[1]
    )


@pytest.mark.parametrize("name", ["completto", "rummy"])
def test_luck_as_read_is_zero_on_average_and_a_forgotten_tile_is_seen(name: str) -> None:
    fan, players, forgetful = FANS[name], ["sharp", "steady"], []
    some = islice(steps(name, players, "read"), 0, None, 1 if ALL else 3)
    for before, seat, action, after in some:
        came = fan(before.round, seat, action, after.round, (), players)
        if came is None:
            assert not isinstance(action, completto.Draw | rummy.Draw)
            continue
        assert mean_luck(came, came[1], seat) == pytest.approx(0, abs=1e-9)
        rest = sorted(came[1], key=lambda one: one[1][seat])[:-1]  # all but the best
        total = sum(likely for likely, _ in rest)
        forgetful.append(mean_luck(came, [(one / total, then) for one, then in rest], seat))
    assert len(forgetful) > 10
    assert min(forgetful) >= 0
    assert fmean(forgetful) > 1e-4


def test_the_trial_is_half_of_the_games_on_other_deals() -> None:
    plan = Plan("completto", ("sharp", "steady"), 40, "count", Terms(None, adjust=True))
    before = trial(plan)
    assert (before.blocks, before.terms.trial, before.terms.adjust) == (20, True, False)
    assert before.seed != plan.seed
    assert trial(Plan("completto", ("a", "b"), 5000, "count", Terms(None))).blocks == 40
    assert trial(Plan("completto", ("a", "b", "c", "d"), 1, "count", Terms(None))).blocks == 1


def test_a_trial_tells_the_stronger_one() -> None:
    terms = Terms(COMPLETTO.options())
    before = trial(Plan("completto", ("random", "steady"), 4, "apart", terms))
    fit = tried(before, played(before, 1))
    assert fit.games == 4
    assert fit.strengths["steady"] > 0 > fit.strengths["random"]


@pytest.mark.parametrize(
    ("players", "terms"),
    [
        (["steady", "steady"], Terms(COMPLETTO.options(), longest=30, adjust=True)),  # unfinished
        (["steady", "wrong"], Terms(COMPLETTO.options(), adjust=True)),
    ],
)
def test_luck_counts_until_the_end_whatever_that_is(players: list[str], terms: Terms) -> None:
    """Left out where a game ends before its end, it would no more be zero on average."""
    odd = replace(COMPLETTO, players={**COMPLETTO.players, "wrong": wrong})
    result = contest(odd, players, "cut", "luck", terms)
    assert result.points is None
    first, second = result.luck
    assert first == pytest.approx(-second, abs=1e-4)
    assert first != 0


def test_the_report_says_what_was_fitted_and_raw_and_adjusted_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games: dict[str, list[Block]] = {}  # played once, told twice

    def known(plan: Plan, workers: int) -> Iterator[Block]:
        if repr(plan) not in games:
            games[repr(plan)] = [*played(plan, workers)]
        return iter(games[repr(plan)])

    monkeypatch.setattr("reihum.cli.arena.played", known)
    players = ("arena", "completto", "gentle", "steady", "--games", "4")
    asked = (*players, "--seed", "agree", "--adjust", "--workers", "1")
    told = reihum(*asked, "--json")
    adjusted = told.data["adjusted"]
    assert adjusted["fit"]["games"] == 2
    assert set(adjusted["fit"]["strengths"]) == {"gentle", "steady"}
    assert fmean(adjusted["mean_score"]) == pytest.approx(0.5)
    assert len(adjusted["as_many"]) == len(adjusted["as_many_single"]) == 2
    for (low, high), (other_low, other_high) in zip(
        told.data["ci95"], adjusted["ci95"], strict=True
    ):
        assert low < other_high
        assert other_low < high
    shown = reihum(*asked).out
    assert "A trial of 2 games came first" in " ".join(shown.split())


def test_a_game_that_knows_the_mean_alone_is_adjusted_without_a_trial() -> None:
    told = reihum("arena", "finito", "gentle", "steady", "--games", "2", "--adjust", "--json")
    assert told.data["adjusted"]["fit"] is None
