"""Who plays the games that Rummy's chances are learned from: those who lay, and those who wait."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from reihum.games.rummy.board import without
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.layable import Layable
from reihum.games.rummy.laying import (
    Budget,
    has_opened,
    lay_most,
    lay_nothing,
    most,
    turn,
    without_jokers,
)
from reihum.games.rummy.master import LOOKING_WORK, ONE_LOOK_WORK, Judge
from reihum.games.rummy.model import Action, Lay, Rack, Round, View
from reihum.games.rummy.solver import Play
from reihum.kernel.chance import Seed

Somebody = Callable[[View, Round, Seed], Action]

EXPLORED: Final = 0.3  # of the turns that could lay
LAYS_ASTRAY: Final = 0.5  # of the turns astray of whoever has opened


def laid(play: Play | None) -> Action | None:
    """The action of this play."""
    return Lay(play.table, with_open_tile=play.with_open_tile) if play else None


def explorer(seen: View, random: Random) -> Action:
    """Keeps its jokers and lays the most; now and then waits, or holds some of it back."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        play = most(seen, without_jokers(rack), budget)
        if not play or random.random() >= EXPLORED:
            return laid(play)
        kept = random.sample(play.played, random.choice((1, len(play.played), len(play.played))))
        held = most(seen, without(without_jokers(rack), kept), budget)
        return laid(held) or lay_nothing(seen, rack)

    return turn(seen, choice)


def astray(seen: View, random: Random) -> Action:
    """A turn as nobody's plan has it: waits without having opened, else lays the most or waits."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        if has_opened(seen) and random.random() < LAYS_ASTRAY:
            return lay_most(seen, without_jokers(rack), budget)
        return None

    return turn(seen, choice)


class Holder:
    """Once it has opened, waits until it can lay all, or until something makes it hurry; one that
    is late waits with its opening, too.
    """

    def __init__(self, random: Random, late: bool = False) -> None:
        self.random, self.late = random, late
        self.pool = random.choice((0, 6, 15, 30, 45))  # tiles or fewer are left in it
        self.rival = random.choice((0, 2, 3, 5, 8))  # tiles or fewer are on a rack
        self.many = random.choice((5, 9, 14, 20, 99))  # tiles could be laid at once
        self.on_a_whim = random.choice((0.0, 0.03, 0.1, 0.3))  # of the turns

    def __call__(self, seen: View, _state: Round, _seed: Seed) -> Action:
        """Lay the most, or nothing."""

        def choice(rack: Rack, budget: Budget) -> Action | None:
            play = most(seen, without_jokers(rack), budget)
            return laid(play) if play and self._lays(seen, play.tiles) else None

        return turn(seen, choice)

    def _lays(self, seen: View, tiles: int) -> bool:
        return not (self.late or has_opened(seen)) or self._hurries(seen, tiles)

    def _hurries(self, seen: View, tiles: int) -> bool:
        sizes = [size for at, size in enumerate(seen.public.rack_sizes) if at != seen.seat]
        return (
            tiles >= self.many
            or min(sizes) <= self.rival
            or seen.public.pool_size <= self.pool
            or self.random.random() < self.on_a_whim
        )


class Seer:
    """Opens at once, then lays or waits by the master's chances, but sees the others' racks: that
    saves most work.
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def __call__(self, seen: View, state: Round, _seed: Seed) -> Action:
        """Lay the most or wait, whichever is worth more."""

        def choice(rack: Rack, budget: Budget) -> Action | None:
            lay = lay_most(seen, without_jokers(rack), budget)
            if not lay or not has_opened(seen):
                return lay
            pool = tuple(self.random.sample(state.pool, len(state.pool)))
            deal = replace(state, pool=pool)
            layable = Layable(budget.part(LOOKING_WORK), ONE_LOOK_WORK)
            wait = lay_nothing(seen, rack)
            if_laid, if_waited = [Judge(seen, one, layable).worth(deal) for one in (lay, wait)]
            return lay if if_laid >= if_waited else wait

        return turn(seen, choice)


def somebody(name: str, random: Random) -> Somebody:
    """A player by this name, with a manner of its own where there are several."""
    if name == "holder":
        return Holder(random)
    if name == "late":
        return Holder(random, late=True)
    if name == "seer":
        return Seer(random)
    if name == "explorer":
        return lambda seen, _state, _seed: explorer(seen, random)
    return lambda seen, _state, seed: PLAYERS[name](seen, seed)
