"""What somebody who asks for advice at the table is told."""

from typing import Final

from msgspec.structs import replace

from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.chances import weighed
from reihum.games.rummy.model import JOKER, Action, Lay, TimeUp, View
from reihum.games.rummy.solver.model import Hint
from reihum.games.rummy.stages import stages
from reihum.kernel.chance import Seed

POINT: Final = 0.01  # of a win: from that on a review calls it a mistake


def hint(view: View, _seed: Seed) -> Hint:
    """A move that no review will find fault with.

    Whoever asks wants to see what can be laid: so of moves that are hardly worse than the best it
    is one that lays, and keeps the jokers.
    """
    offered = weighed(view)
    best = max([chance for _, chance in offered])
    good = [(action, chance) for action, chance in offered if best - chance < POINT]
    action, _ = max(good, key=lambda one: (_lays_plainly(view, one[0]), one[1]))
    could_lay = any(isinstance(one, Lay) for one, _ in offered)
    return replace(shown(view, action), waits=could_lay and not isinstance(action, Lay))


def shown(view: View, action: Action) -> Hint:
    """A move as a hint shows it: where tiles are laid, with the way there."""
    assert not isinstance(action, TimeUp)
    if not isinstance(action, Lay):
        return Hint(action)
    discard = view.own.discard if action.with_discard else None
    return Hint(action, stages(view.public.table, action.table, discard))


def _lays_plainly(view: View, action: Action) -> bool:
    """Whether tiles are laid, and no joker of the rack with them."""
    if not isinstance(action, Lay):
        return False
    lying = tiles_of(view.public.table)
    return tiles_of(action.table).count(JOKER) <= lying.count(JOKER)
