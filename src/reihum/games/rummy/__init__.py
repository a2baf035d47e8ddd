"""Rummy: 106 tiles, runs and groups, and a table that may be rearranged at will."""

from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import RULES_VERSION, Action, Options, PlayerAction, State, View
from reihum.games.rummy.notation import read_action, write_action, write_view
from reihum.games.rummy.rules import apply, outcome, start, time_up, waiting
from reihum.games.rummy.solver import best_play, best_plays, can_finish, steps
from reihum.games.rummy.turn import draft_problems
from reihum.games.rummy.view import imagine, moves, own_view, public_view
from reihum.kernel.game import Game

GAME: Game[Options, State, Action, View] = Game(
    name="rummy",
    rules_version=RULES_VERSION,
    options=Options,
    actions=PlayerAction,
    start=start,
    waiting=waiting,
    apply=apply,
    outcome=outcome,
    draft=draft_problems,
    seconds=lambda options: options.turn_seconds,
    time_up=time_up,
    public_view=public_view,
    own_view=own_view,
    moves=moves,
    imagine=imagine,
    read_action=read_action,
    write_action=write_action,
    write_view=write_view,
    players=PLAYERS,
)

__all__ = [
    "GAME",
    "Options",
    "State",
    "View",
    "best_play",
    "best_plays",
    "can_finish",
    "problems",
    "steps",
]
