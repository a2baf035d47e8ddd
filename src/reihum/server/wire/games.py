"""What belongs to one of the games; its tag says to which."""

from msgspec import Struct

from reihum.games import Public
from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.games.rummy.solver.model import Hint as RummyHint
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import NextRound, Standing
from reihum.server.wire.fields import Message

PlayerAction = completto.Action | rummy.PlayerAction | finito.Action | NextRound
AnyAction = PlayerAction | rummy.TimeUp  # the clock's, too
AnyHint = completto.Hint | RummyHint | finito.Hint
# Of the one game whose moves lie half done for a while; and what is still wrong with one.
Draft = rummy.Lay
DraftProblem = rummy.Problem


class ComplettoMove(Message, frozen=True, tag_field="game", tag="completto"):
    """What a seat at a Completto table wants to do."""

    action: completto.Action | NextRound


class RummyMove(Message, frozen=True, tag_field="game", tag="rummy"):
    """What a seat at a Rummy table wants to do."""

    action: rummy.PlayerAction | NextRound


class FinitoMove(Message, frozen=True, tag_field="game", tag="finito"):
    """What a seat at a Finito table wants to do."""

    action: finito.Action | NextRound


Move = ComplettoMove | RummyMove | FinitoMove


class Known(Struct, frozen=True):
    """What everybody knows of a match: how it stands, and the round that is played."""

    standing: Standing
    public: Public


def action_of(move: Move, game: str) -> PlayerAction:
    """The action that somebody wants to take, if it is one of this game."""
    asked = move.__struct_config__.tag
    if asked != game:
        raise Unreadable("table.other_game", game=game, asked=asked)
    return move.action
