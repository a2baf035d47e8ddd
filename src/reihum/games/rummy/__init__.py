"""Rummy: 106 tiles, runs and groups, and a table that may be rearranged at will."""

from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.hint import hint, shown
from reihum.games.rummy.model import (
    RULES_VERSION,
    Action,
    Match,
    Options,
    Own,
    PlayerAction,
    Public,
    Round,
    TimeUp,
    Turn,
    View,
)
from reihum.games.rummy.notation import read_action, write_action, write_public
from reihum.games.rummy.referee.asked import (
    best_play,
    best_plays,
    can_finish,
    problems,
    steps,
)
from reihum.games.rummy.rules import apply, deal, goes_on, seconds, time_up, waiting
from reihum.games.rummy.turn import draft_problems
from reihum.games.rummy.view import imagine, offered, own, public
from reihum.kernel.game import Game
from reihum.kernel.rules import Notation, Rules

GAME: Game[Options, Round, Action, Public, Own] = Game(
    name="rummy",
    rules_version=RULES_VERSION,
    options=Options,
    actions=PlayerAction,
    clock_actions=(TimeUp,),
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
        draft=draft_problems,
    ),
    seconds=seconds,
    offered=offered,
    offers_all=False,
    notation=Notation(
        read_action=read_action, write_action=write_action, write_public=write_public
    ),
    players=PLAYERS,
    hint=hint,
    shown=shown,
)

__all__ = [
    "GAME",
    "Options",
    "Round",
    "Turn",
    "View",
    "best_play",
    "best_plays",
    "can_finish",
    "problems",
    "steps",
]
