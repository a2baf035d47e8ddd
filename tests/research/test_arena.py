"""The arena: paired deals, who loses by what, and its answers on the command line."""

from dataclasses import replace
from typing import Any

import pytest

from reihum.cli.arena_report import shown
from reihum.games import GAMES
from reihum.games.finito import Options
from reihum.games.finito.model import Place
from reihum.kernel.answers import Unreadable
from reihum.kernel.game import AnyGame
from reihum.research.arena import Plan, arena, elo, pairings, play_block, played
from reihum.research.contest import Result, Terms, contest, lost
from reihum.research.scoring import Block
from reihum.research.statistics import Bounds
from tests.cli.asking import reihum

FINITO = GAMES["finito"]


def illegal(_view: Any, _seed: str) -> Place:
    return Place(1, 0)


class Time:
    """Time in the tests' hands, that only these players use up."""

    cpu = wall = 0.0


def slow(view: Any, seed: str) -> Any:
    Time.cpu += 1.5
    return FINITO.players["simple"](view, seed)


def asleep(view: Any, seed: str) -> Any:
    Time.wall += 10.5
    return FINITO.players["simple"](view, seed)


def idle(view: Any, _seed: str) -> Any:
    return FINITO.offered(view)[-1]


def silent(_view: Any, _seed: str) -> Any:
    return None


ODD: AnyGame = replace(
    FINITO,
    players={
        "simple": FINITO.players["simple"],
        "illegal": illegal,
        "silent": silent,
        "slow": slow,
        "asleep": asleep,
        "idle": idle,
    },
)


def plan(*players: str, blocks: int = 3, limit: float = 5.0, longest: int = 5000) -> Plan:
    return Plan("finito", players, blocks, "test", Terms(Options(), limit, longest))


def test_the_seats_rotate_on_the_same_deal() -> None:
    first, second = play_block(plan("simple", "random"), 0)
    assert first.shares == (1.0, 0.0)
    assert second.shares == (0.0, 1.0)


def test_same_seed_same_result_whoever_plays() -> None:
    wanted = plan("gentle", "steady", blocks=4)
    alone, together = list(played(wanted, 1)), list(played(wanted, 2))
    assert alone == together


def test_workers_play_the_game_that_they_are_given() -> None:
    wanted = plan("idle", "simple", blocks=2, longest=60)  # nobody knows `idle` but this game
    assert list(played(wanted, 2, ODD)) == list(played(wanted, 1, ODD))


def test_a_player_against_itself_scores_one_half() -> None:
    wanted = plan("gentle", "gentle", blocks=30)
    score = arena(wanted, played(wanted, 1)).score(0)
    assert score.low <= 0.5 <= score.high


def test_an_illegal_answer_loses_the_game() -> None:
    wanted = plan("illegal", "simple")
    report = arena(wanted, played(wanted, 1, ODD))
    assert report.score(0).mean == 0.0
    assert report.sent_away(0) == (6, 0)
    assert report.sent_away(1) == (0, 0)
    assert report.mean_points(0) is None


def test_no_answer_at_all_loses_the_game_too() -> None:
    wanted = plan("silent", "simple")
    report = arena(wanted, played(wanted, 1, ODD))
    assert report.sent_away(0) == (6, 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_cannot_be_played_is_refused_by_whatever_process(workers: int) -> None:
    wanted = plan(*["simple"] * 5, blocks=4)
    with pytest.raises(Unreadable, match=r"game\.seats seats=5 fewest=2 most=4"):
        list(played(wanted, workers))


@pytest.mark.parametrize("late", ["slow", "asleep"])
def test_a_late_answer_loses_the_game(late: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second by its own clock, ten by the one on the wall."""
    monkeypatch.setattr("reihum.research.contest.process_time", lambda: Time.cpu)
    monkeypatch.setattr("reihum.research.contest.perf_counter", lambda: Time.wall)
    wanted = plan(late, "simple", limit=1.0)
    report = arena(wanted, played(wanted, 1, ODD))
    assert report.score(1).mean == 1.0
    assert report.sent_away(0) == (0, 6)


def test_a_game_without_end_is_drawn_and_reported() -> None:
    wanted = plan("idle", "idle", longest=60)
    report = arena(wanted, played(wanted, 1, ODD))
    assert report.score(0).mean == 0.5
    assert report.unfinished() == 6


def test_a_shared_win_is_a_shared_point() -> None:
    result = contest(FINITO, ["simple", "simple", "simple"], "test.1", "luck", Terms(Options()))
    assert sum(result.shares) == pytest.approx(1.0)
    assert lost(1, 3) == (0.5, 0.0, 0.5)


def test_the_sequential_test_stops_early_and_in_order() -> None:
    wanted = plan("simple", "random", blocks=400)
    won = (Result((1.0, 0.0), (12, 3)), Result((0.0, 1.0), (3, 12)))
    report = arena(wanted, iter([won] * 400), Bounds(0.5, 0.6))
    assert report.verdict == "yes"
    assert len(report.blocks) < 40


def test_ratings_over_several_tables() -> None:
    names = ["random", "gentle", "steady"]
    reports = []
    for pair in pairings(names):
        wanted = plan(*pair, blocks=3)
        reports.append(arena(wanted, played(wanted, 1)))
    ratings = elo(reports, names)
    assert ratings == sorted(ratings)


def test_the_command_answers_programs() -> None:
    told = reihum("arena", "finito", "random", "simple", "--games", "3", "--workers", "1", "--json")
    assert told.status == 0
    assert told.data["players"] == ["random", "simple"]
    assert told.data["games"] == 4  # whole blocks
    assert told.data["wins"] == [0.0, 4.0]
    assert told.data["mean_score"] == [0.0, 1.0]
    assert told.data["ci95"] == [[0.0, 1.0], [0.0, 1.0]]  # two equal blocks say next to nothing
    assert told.data["late"] == told.data["illegal"] == [0, 0]


def test_the_table_says_who_was_sent_away() -> None:
    players, terms = ("simple", "random"), ("--games", "4", "--limit", "1e-9", "--workers", "1")
    told = reihum("arena", "finito", *players, *terms)
    lines = [line.split() for line in told.out.splitlines() if "simple" in line or "random" in line]
    assert told.status == 0
    assert sum(int(line[-2]) for line in lines if line[-2].isdigit()) == 4, told.out


def test_the_command_answers_people() -> None:
    told = reihum("arena", "finito", "random", "simple", "--games", "2", "--workers", "1")
    assert told.status == 0
    assert "simple" in told.out
    assert "2 games in 1 block, seed arena. How sure a score is, is not known yet" in told.out
    assert "±" not in told.out.replace("score ± 95%", "")


def test_how_sure_a_score_is_is_told_within_none_and_all() -> None:
    wanted = plan("simple", "random", blocks=100)
    one, other = Result((1.0, 0.0), (12, 3)), Result((0.0, 1.0), (3, 12))

    def told(*blocks: Block) -> tuple[list[str], bool]:
        report = arena(wanted, iter(blocks))
        table = shown(report, None)
        scores = [column for column in table.columns if column.header == "score ± 95%"]
        return list(map(str, scores[0].cells)), "not known yet" in str(table.caption)

    assert told((one, other), (one, one)) == (["75.0%", "25.0%"], True)
    assert told(*[(one, other)] * 100) == (["100.0% +0.0 -3.0", "0.0% +3.0 -0.0"], False)
    halves = ["50.0% ± 4.9%", "50.0% ± 4.9%"]
    assert told(*[(one, other), (other, one)] * 200) == (halves, False)


def test_what_no_process_can_play_is_refused_at_the_door() -> None:
    """Not only when the first block is asked for."""
    wanted = plan("simple", "random")
    with pytest.raises(ValueError, match="at least 1 worker, not 0"):
        played(wanted, 0)
    with pytest.raises(ValueError, match="the plan is for finito, and the game is rummy"):
        played(wanted, 1, GAMES["rummy"])
    unknown = replace(FINITO, players={"simple": lambda _view, _seed: None})
    with pytest.raises(ValueError, match="only one worker can: Can't pickle"):
        played(wanted, 2, unknown)


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess", "a", "b"),
        ("finito", "simple"),
        ("finito", "simple", "nobody"),
        ("finito", "simple", "random", "--games", "0"),
        ("finito", "simple", "random", "--limit", "0"),
        ("finito", "simple", "random", "--limit", "-1"),
        ("finito", "simple", "random", "--limit", "nan"),
        ("finito", "simple", "random", "--sprt", "0.6", "0.5"),
        ("finito", "simple", "random", "--option", "nothing=1"),
        ("finito", "simple", "random", "--seed", ""),
    ],
)
def test_the_command_refuses_bad_input(arguments: tuple[str, ...]) -> None:
    told = reihum("arena", *arguments, "--workers", "1")
    assert told.status == 2
    assert len(told.err.splitlines()) == 1
