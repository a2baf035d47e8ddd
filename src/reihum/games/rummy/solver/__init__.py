"""The best play for a table and a rack: exact, for every option of the rules."""

from reihum.games.rummy.solver.good_plays import good_end, good_play, some_end
from reihum.games.rummy.solver.model import Most, Play, Step
from reihum.games.rummy.solver.plays import best_play, best_plays, can_finish, can_finish_with
from reihum.games.rummy.solver.steps import steps
from reihum.games.rummy.solver.work import Work

__all__ = [
    "Most",
    "Play",
    "Step",
    "Work",
    "best_play",
    "best_plays",
    "can_finish",
    "can_finish_with",
    "good_end",
    "good_play",
    "some_end",
    "steps",
]
