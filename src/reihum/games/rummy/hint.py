"""What somebody who asks for advice at the table is told."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.chances import weighed
from reihum.games.rummy.laying import Budget, finish
from reihum.games.rummy.model import JOKER, Action, Lay, TimeUp, View
from reihum.games.rummy.solver.model import Hint, Laying, Stage
from reihum.games.rummy.stages import stages
from reihum.kernel.chance import Seed

Option = TypeVar("Option", bound=Action)

POINT: Final = 0.01  # of a win: from that on a review calls it a mistake


def hint(view: View, _seed: Seed, budget: Budget | None = None) -> Hint:
    """A move that no review will find fault with.

    Whoever asks wants to see what can be laid: so of moves that are hardly worse than the best it
    is one that lays, and keeps the jokers. Where it is better to wait, that is told beside it.
    """
    budget = budget or Budget()
    offered = weighed(view, budget=budget)
    best = max([chance for _, chance in offered])
    good = [(action, chance) for action, chance in offered if best - chance < POINT]
    action = _choice(view, good)
    if any(_ends_the_round(view, one) for one, _ in offered):
        action = finish(view, view.own.rack, budget) or action  # one that touches the fewest sets
    could = [(action, chance) for action, chance in offered if isinstance(action, Lay)]
    if isinstance(action, Lay) or not could:
        return shown(view, action)
    lay = _choice(view, could)
    return replace(shown(view, action), kept=Laying(lay, _way(view, lay)))


def _ends_the_round(view: View, action: Action) -> bool:
    """R14: whether all tiles are laid."""
    if not isinstance(action, Lay):
        return False
    taken = action.with_discard + action.with_open_tile
    laid = len(tiles_of(action.table)) - len(tiles_of(view.public.table))
    return laid == len(view.own.rack) + taken


def _choice(view: View, offered: Sequence[tuple[Option, float]]) -> Option:
    """The best of these that lays without a joker, or else the best."""
    return max(offered, key=lambda one: (_lays_plainly(view, one[0]), one[1]))[0]


def shown(view: View, action: Action) -> Hint:
    """A move as a hint shows it: where tiles are laid, with the way there."""
    assert not isinstance(action, TimeUp)
    return Hint(action, _way(view, action) if isinstance(action, Lay) else ())


def _way(view: View, action: Lay) -> tuple[Stage, ...]:
    discard = view.own.discard if action.with_discard else None
    return stages(view.public.table, action.table, discard)


def _lays_plainly(view: View, action: Action) -> bool:
    """Whether tiles are laid, and no joker of the rack with them."""
    if not isinstance(action, Lay):
        return False
    lying = tiles_of(view.public.table)
    return tiles_of(action.table).count(JOKER) <= lying.count(JOKER)
