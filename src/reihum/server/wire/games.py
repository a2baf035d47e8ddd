"""What belongs to one of the games; its tag says to which."""

from typing import Annotated, get_args

from msgspec import Meta, Raw, Struct

from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.games.rummy.solver.model import Hint as RummyHint
from reihum.kernel.match import NextRound, Standing
from reihum.server.wire.schemas import one_of

Public = completto.Public | rummy.Public | finito.Public
Own = completto.Own | rummy.Own | finito.Own
AnyHint = completto.Hint | RummyHint | finito.Hint
Draft = rummy.Lay  # of the one game whose moves lie half done for a while
# Two games have a `lay`: only who knows the game of the table can read an action.
ACTIONS = (
    *get_args(completto.Action),
    *get_args(rummy.PlayerAction),
    *get_args(finito.Action),
    NextRound,
)
Action = Annotated[Raw, Meta(extra_json_schema=one_of(*ACTIONS))]


class Known(Struct, frozen=True):
    """What everybody knows of a match: how it stands, and the round that is played."""

    standing: Standing
    public: Public
