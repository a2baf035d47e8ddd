"""What somebody who asks for advice at the table is told."""

from reihum.games.rummy.laying import Budget, lay_most, turn, without_jokers
from reihum.games.rummy.model import Action, Lay, Rack, TimeUp, View
from reihum.games.rummy.solver.model import Hint
from reihum.games.rummy.stages import stages
from reihum.kernel.chance import Seed


def hint(view: View, _seed: Seed) -> Hint:
    """To lay the most, with the way there; jokers are kept until they end the round.

    The master often holds all its tiles back. Whoever asks wants to see what can be laid.
    """

    def choice(rack: Rack, budget: Budget) -> Action | None:
        return lay_most(view, without_jokers(rack), budget)

    action = turn(view, choice)
    assert not isinstance(action, TimeUp)
    if not isinstance(action, Lay):
        return Hint(action)
    discard = view.own.discard if action.with_discard else None
    return Hint(action, stages(view.public.table, action.table, discard))
