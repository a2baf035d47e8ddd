"""Finito!: twelve counters on 36 squares, and one die for all."""

from reihum.games.finito.bots import PLAYERS
from reihum.games.finito.model import RULES_VERSION, Action, Options, State, View
from reihum.games.finito.notation import read_action, write_action, write_view
from reihum.games.finito.rules import apply, outcome, start, time_up, waiting
from reihum.games.finito.view import imagine, moves, own_view, public_view
from reihum.kernel.game import Game

GAME: Game[Options, State, Action, View] = Game(
    name="finito",
    rules_version=RULES_VERSION,
    options=Options,
    actions=Action,
    start=start,
    waiting=waiting,
    apply=apply,
    outcome=outcome,
    seconds=lambda options: options.decision_seconds,
    time_up=lambda state, seat, _: time_up(state, seat),
    public_view=public_view,
    own_view=own_view,
    moves=moves,
    imagine=imagine,
    read_action=read_action,
    write_action=write_action,
    write_view=write_view,
    players=PLAYERS,
)

__all__ = ["GAME", "Options", "State", "View"]
