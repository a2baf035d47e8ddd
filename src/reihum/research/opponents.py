"""Opponents for the arena alone: simple ideas that have beaten, or might beat, a listed player."""

from collections.abc import Mapping
from typing import Any, Final

from reihum.games.completto import bots
from reihum.games.completto.board import READINGS
from reihum.games.completto.gaps import after, cost, lay_costs, reachable
from reihum.games.completto.model import Action, Draw, Take, View
from reihum.games.completto.view import moves, unseen_tiles
from reihum.kernel.chance import Seed
from reihum.kernel.game import AnyGame, Player
from reihum.research.former import former

TIGHT: Final = 25.0

# By seats: how often a face-up tile is counted, and what an extra turn is worth. The more players
# there are, the sooner somebody else takes that tile.
COUNTED_ON: Final = {2: (20, 12.0), 3: (8, 8.0), 4: (4, 4.0)}


def planner(view: View, _seed: Seed) -> Action:
    """Completto's master until 0.1: makes the most of its own row, and looks at no other."""
    at_hand, extra_turn = COUNTED_ON[view.seats]
    return bots.weighed(view, TIGHT, at_hand, extra_turn)


def taker(view: View, seed: Seed) -> Action:
    """Takes any face-up tile that fits, the one that leaves its own row easiest to fill."""
    takes = _takes(view)
    return min(takes, key=lambda take: _own_cost(view, take)) if takes else planner(view, seed)


def denier(view: View, seed: Seed) -> Action:
    """Takes any face-up tile that fits, and rather the one that the next player would like."""
    takes = _takes(view)
    if not takes:
        return planner(view, seed)
    gains = _gains(view, (view.seat + 1) % view.seats)

    def worth(take: Take) -> float:
        return _own_cost(view, take) - gains.get(take.tile, 0.0)

    return min(takes, key=worth)


def weigher(view: View, seed: Seed) -> Action:
    """Takes a face-up tile if that, and the next player's not having it, is worth it."""
    takes = _takes(view)
    if not takes:
        return planner(view, seed)
    gains = _gains(view, (view.seat + 1) % view.seats)
    now = cost(bytes(view.public.rows[view.seat]), _numbers(view), TIGHT)

    def worth(take: Take) -> float:
        return _own_cost(view, take) - now - gains.get(take.tile, 0.0)

    best = min(takes, key=worth)
    return best if worth(best) < 0 else planner(view, seed)


def drawer(view: View, seed: Seed) -> Action:
    """Draws as long as there is something to draw, and takes only what completes its row."""
    takes = _takes(view)
    if takes and view.public.rows[view.seat].count(0) == 1:
        return takes[0]
    if view.public.pile_size and not view.public.drawn and not any(view.public.to_push):
        return Draw()
    return planner(view, seed)


def _takes(view: View) -> list[Take]:
    if view.public.drawn or any(view.public.to_push):
        return []
    return [action for action in moves(view) if isinstance(action, Take)]


def _numbers(view: View) -> list[int]:
    return reachable(unseen_tiles(view.public), view.public.face_up, COUNTED_ON[view.seats][0])


def _own_cost(view: View, take: Take) -> float:
    extra = any(
        fit.extra_turn
        for fit in view.own.fits[take.tile]
        if fit.slot == take.slot and fit.reading == take.reading
    )
    row = after(bytes(view.public.rows[view.seat]), take)
    return cost(row, _numbers(view), TIGHT) - COUNTED_ON[view.seats][1] * extra


def _gains(view: View, seat: int) -> dict[int, float]:
    """By how much each face-up tile would make another row cheaper."""
    extra_turn = COUNTED_ON[view.seats][1]
    costs = lay_costs(bytes(view.public.rows[seat]), _numbers(view), TIGHT, extra_turn)
    return {
        tile: -min(0.0, *[costs.get(reading, 0.0) for reading in READINGS[tile]])
        for tile in view.public.face_up
    }


OPPONENTS: Final[Mapping[str, Mapping[str, Player[Any, Any]]]] = {
    "completto": {
        "planner": planner,
        "taker": taker,
        "denier": denier,
        "weigher": weigher,
        "drawer": drawer,
    },
    "rummy": {"former": former},
}


def players(game: AnyGame) -> dict[str, Player[Any, Any]]:
    """Everybody who can be let play in the arena."""
    return {**OPPONENTS.get(game.name, {}), **game.players}
