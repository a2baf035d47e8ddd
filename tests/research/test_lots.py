"""How blocks are cut into lots, and what of them is kept when all ends early."""

from collections.abc import Callable
from concurrent.futures import Future
from itertools import chain
from typing import Any

import pytest

from reihum.games.finito import Options
from reihum.research.arena import Plan, play_block, played
from reihum.research.contest import Terms
from reihum.research.lots import LARGEST, QUICK, Lots

PLAN = Plan("finito", ("random", "random"), 100, "lots", Terms(Options()))


def cut(lots: Lots, seconds: float) -> list[range]:
    """All lots, when every block takes so many seconds."""
    taken = list[range]()
    while lot := lots.take():
        taken.append(lot)
        lots.took(len(lot), seconds * len(lot))
    return taken


@pytest.mark.parametrize("seconds", [0.0, QUICK / 100, QUICK / 3, QUICK, 100 * QUICK])
def test_every_block_is_in_one_lot_and_in_order(seconds: float) -> None:
    assert list(chain(*cut(Lots(1000, 2), seconds))) == list(range(1000))


def test_lots_of_long_games_are_single_blocks() -> None:
    assert {len(lot) for lot in cut(Lots(1000, 2), QUICK)} == {1}


def test_lots_of_quick_games_grow_and_are_small_again_at_the_end() -> None:
    sizes = [len(lot) for lot in cut(Lots(1000, 2), QUICK / 100)]
    assert (sizes[0], sizes[1], sizes[-1]) == (1, LARGEST, 1)
    assert [len(lot) for lot in cut(Lots(1000, 2), QUICK / 3)][1] == 3


def test_games_that_become_long_are_played_in_single_blocks_again() -> None:
    lots = Lots(1000, 2)
    lots.took(1, 0.0)
    assert len(lots.take()) == LARGEST
    lots.took(LARGEST, 100 * QUICK)
    assert len(lots.take()) == 1


class Pool:
    """Plays at once, in this process; somebody presses Ctrl-C before it is through with a block."""

    def __init__(self, _workers: int) -> None:
        self.interrupted = 3

    def submit(self, play: Callable[..., Any], plan: Plan, numbers: range, *more: Any) -> Any:
        future: Future[Any] = Future()
        if self.interrupted in numbers:
            future.set_exception(KeyboardInterrupt())
        else:
            future.set_result(play(plan, numbers, *more))
        return future

    def shutdown(self, **_how: bool) -> None:
        """There is nobody to end."""


def test_blocks_that_are_played_are_told_when_the_next_one_is_interrupted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They were in one lot with it, of which nothing came."""
    monkeypatch.setattr("reihum.processes.pool", Pool)
    blocks = played(PLAN, 2)
    assert [next(blocks) for _ in range(3)] == [play_block(PLAN, number) for number in range(3)]
    with pytest.raises(KeyboardInterrupt):
        next(blocks)
