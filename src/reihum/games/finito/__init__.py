"""Finito!: twelve counters on 36 squares, and one die for all."""

from reihum.games.finito.bots import PLAYERS, hint, shown
from reihum.games.finito.model import (
    RULES_VERSION,
    Action,
    Match,
    Options,
    Own,
    Public,
    Round,
    View,
)
from reihum.games.finito.notation import read_action, write_action, write_public
from reihum.games.finito.rules import apply, deal, goes_on, seconds, time_up, waiting
from reihum.games.finito.view import imagine, moves, own, public
from reihum.kernel.game import Game
from reihum.kernel.rules import Notation, Rules

GAME: Game[Options, Round, Action, Public, Own] = Game(
    name="finito",
    rules_version=RULES_VERSION,
    options=Options,
    actions=Action,
    match_type=Match,
    view_type=View,
    rules=Rules(
        deal=deal,
        goes_on=goes_on,
        waiting=waiting,
        apply=apply,
        time_up=time_up,
        public=public,
        own=own,
        imagine=imagine,
    ),
    seconds=seconds,
    offered=moves,
    offers_all=True,
    notation=Notation(
        read_action=read_action, write_action=write_action, write_public=write_public
    ),
    players=PLAYERS,
    hint=hint,
    shown=shown,
)

__all__ = ["GAME", "Options", "Round", "View"]
