"""What somebody who asks for advice at the table is told."""

from reihum.games.rummy.bots import master
from reihum.games.rummy.model import Lay, TimeUp, View
from reihum.games.rummy.solver.model import Hint
from reihum.games.rummy.stages import stages
from reihum.kernel.chance import Seed


def hint(view: View, seed: Seed) -> Hint:
    """What the best player that there is would do in this seat's place; where tiles are laid, with
    the way there.
    """
    action = master(view, seed)
    assert not isinstance(action, TimeUp)
    if not isinstance(action, Lay):
        return Hint(action)
    discard = view.own.discard if action.with_discard else None
    return Hint(action, stages(view.public.table, action.table, discard))
