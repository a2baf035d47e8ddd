"""The end of a round whose pool is empty (R15): it is played on in thought, turn by turn.

Nothing comes to the racks any more, and if nobody lays, the lowest rack wins: what was right to
hold back before, jokers above all, is worth the less the nearer that end is. Of two seats each
knows now what the other holds; with more it is imagined.
"""

from typing import Final

from msgspec.structs import replace

from reihum.games.rummy.laying import Budget, most, without_jokers
from reihum.games.rummy.model import Action, Lay, Pass, Rack, Round, Turn, View
from reihum.games.rummy.rules import apply
from reihum.games.rummy.solver import Work, best_play
from reihum.games.rummy.view import imagine
from reihum.kernel.chance import Seed, thought_seed
from reihum.kernel.match import Seat, shares_of_win

IMAGINED: Final = 3  # deals of what more than one other may hold
LOOKING_WORK: Final = 14_000
TURN_WORK: Final = 1_500  # for one turn in thought


def last_turn(view: View, rack: Rack, seed: Seed, budget: Budget) -> Action:
    """To lay the most, with the jokers or without, or to pass: whichever ends best."""
    racks = dict.fromkeys((rack, without_jokers(rack)))
    plays = [play for tiles in racks if (play := most(view, tiles, budget))]
    choices: list[Action] = [Lay(p.table, with_open_tile=p.with_open_tile) for p in plays]
    ends_it = view.public.idle_turns == view.seats - 1
    choices.insert(0 if ends_it else len(choices), Pass())  # of equals, what is certain comes first
    deals = 1 if view.seats == 2 else IMAGINED
    seeds = [thought_seed(seed, view.seat, at) for at in range(deals)]
    worlds = [replace(imagine(view, one), pool=()) for one in seeds]
    work = budget.part(LOOKING_WORK)
    worths = [sum([_worth(world, view.seat, one, work) for world in worlds]) for one in choices]
    budget.settle(work)
    return choices[worths.index(max(worths))]


def _worth(state: Round, seat: Seat, action: Action, work: Work) -> float:
    """The seat's share of the win if it does that and then all lay what they can; or its points,
    where more rounds are played (R16).
    """
    state = apply(state, seat, action)
    while state.points is None:
        state = apply(state, state.turn, _most(state, work))
    if state.options.rounds > 1:
        return state.points[seat]
    return shares_of_win(state.points)[seat]


def _most(state: Round, work: Work) -> Action:
    """To lay the most; who has no work left to find out passes."""
    rack, opened = state.racks[state.turn], state.opened[state.turn]
    part = Work(max(0, min(TURN_WORK, work.left)))
    given = part.left
    play = best_play(Turn(state.table, rack, opened, state.options), work=part)
    work.left -= given - part.left
    return Lay(play.table) if play else Pass()
