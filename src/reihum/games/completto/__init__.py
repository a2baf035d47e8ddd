"""Completto: a row of 22 tiles to bring into ascending order."""

from reihum.games.completto.bots import PLAYERS
from reihum.games.completto.model import RULES_VERSION, Action, Options, State, View
from reihum.games.completto.notation import read_action, write_action, write_view
from reihum.games.completto.rules import apply, outcome, start, time_up, waiting
from reihum.games.completto.view import imagine, moves, own_view, public_view
from reihum.kernel.game import Game

GAME: Game[Options, State, Action, View] = Game(
    name="completto",
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
