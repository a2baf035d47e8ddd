"""Players measured alone: what is counted, and that nobody disturbs them."""

import subprocess
import sys
from statistics import fmean

import pytest

from reihum.games import completto, finito
from reihum.games.completto.master import AS_GOOD_AS_WON
from reihum.games.completto.model import Shift
from reihum.games.completto.outlook import SHIFT, of_turn
from reihum.games.completto.race import position, standing
from reihum.games.finito.board import longest
from reihum.research import alone
from reihum.research.alone import LONGEST, completto_turns, finito_idler, finito_rolls
from tests.amounts import amount


def test_the_other_has_one_turn_less(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0
    idler = alone.completto_idler

    def counted(view: completto.View) -> completto.model.Action:
        nonlocal turns
        turns += not any(view.public.to_push)
        return idler(view)

    monkeypatch.setattr(alone, "completto_idler", counted)
    assert completto_turns("steady", "test.1") == turns + 1


def test_twelve_counters_take_at_least_twelve_rolls() -> None:
    found = [finito_rolls("steady", f"test.{number}") for number in range(5)]
    assert min(found) >= 12
    assert max(found) < LONGEST
    assert finito_rolls("steady", "test.0") == found[0]


def test_a_master_whom_nobody_disturbs_hurries() -> None:
    found = [completto_turns("master", f"test.{number}") for number in range(amount(5, 12))]
    assert fmean(found) < 21


def test_a_master_who_only_hurries_shifts_where_that_saves_half_a_turn() -> None:
    """The best of many shifts is mostly one that is thought too well of."""
    game, shifts = completto.GAME, 0
    match = game.start(completto.Options(starter=0), 2, "test.0")
    while waiting := game.waiting(match):
        view = game.view(match, waiting[0])
        action = alone.completto_idler(view) if waiting[0] else game.players["master"](view, "any")
        now = position(view.public)
        if isinstance(action, Shift) and not waiting[0] and standing(now)[0] > AS_GOOD_AS_WON:
            shifts += 1
            outlook = of_turn(now.alone(0), [action])
            drawn = fmean([outlook.best(tile).turns for tile in now.unseen])
            assert outlook.best(SHIFT).turns <= drawn - 0.5
        match = game.apply(match, waiting[0], action)
    assert shifts > 2


def test_who_never_finishes_is_stopped() -> None:
    assert finito_rolls("random", "test.0") == LONGEST


def test_the_idler_never_comes_near_an_end() -> None:
    game = finito.GAME
    match = game.start(finito.Options(), 2, "idle")
    for _ in range(40):
        for seat in (0, 1):
            match = game.apply(match, seat, finito_idler(game.view(match, seat)))
    assert game.outcome(match) is None
    assert max(longest(board) for board in match.round.boards) < 6


def test_the_command_tells_the_mean_and_how_sure_it_is() -> None:
    command = [sys.executable, "-m", "reihum.research.alone", "completto", "steady"]
    told = subprocess.run(
        [*command, "--games", "6", "--workers", "2"], capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith("completto steady alone: ")
    assert "95 % interval" in told.stdout
    assert told.stdout.endswith("6 games, seed alone, 0 not finished after 300\n")
