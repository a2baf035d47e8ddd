"""How likely each seat is to win a round of Completto, if all go on as well as they can."""

from collections.abc import Iterable, Sequence

from reihum.games.completto.board import shifted
from reihum.games.completto.model import (
    Action,
    Draw,
    Public,
    Push,
    Round,
    Row,
    Shift,
    Take,
    View,
)
from reihum.games.completto.outlook import (
    IDLE,
    PATIENCE,
    SHIFT,
    Outlook,
    Way,
    each_pushed_in,
    mean_of,
    of_draw,
    of_tile,
    of_turn,
    pushed_in,
)
from reihum.games.completto.race import Position, position, standings
from reihum.games.completto.view import moves, public
from reihum.kernel.match import Seat

Chances = tuple[float, ...]
Fan = tuple[tuple[float, int], ...]  # outcomes, each with how likely it is
Weighted = list[tuple[float, Chances]]

FILES = {"": "turns.npz"}  # of what was learned; by how the others play, where that matters
VERSION = 1  # of how positions are looked at: whoever changes what comes out raises it


def suited(_moves: Iterable[tuple[Round, Seat, Action]]) -> str:
    """How the match was played, as far as the chances know: there is one file for all."""
    return ""


def chances(state: Round) -> Chances:
    """How likely each seat is to win the round, by what everybody knows of it.

    What somebody has to lay or push in is laid well first.
    """
    if state.points is not None:
        return tuple([float(points == 0) for points in state.points])
    return seen(public(state))


def seen(known: Public) -> Chances:
    """Everybody's chances in a round that is not over, by what everybody knows."""
    place = position(known)
    if known.drawn:
        outlook = of_tile(place, known.drawn)
        return outlook.chances(outlook.best(known.drawn))
    return standings(prepared([place], [known.turned]))[0]


def prepared(places: list[Position], turned: list[tuple[int, ...]]) -> list[Position]:
    """C5: the positions when all tiles turned over are pushed in as well as can be.

    Who has a tile turned over in one of them has one in all.
    """
    for seat, tiles in enumerate(zip(*turned, strict=True)):
        if tiles[0]:
            pushing = each_pushed_in(places, seat, list(tiles))
            places = [min(ways, key=lambda one: one[0])[2] for ways in pushing]
    return places


def draws(state: Round, seat: Seat, action: Action) -> dict[str, Fan]:
    """The tiles that this action can turn over, each with how likely it is; nothing if it does not.

    All unseen tiles are equally likely, wherever they lie (C18).
    """
    known = public(state)
    unseen = position(known).unseen
    if isinstance(action, Draw) or (isinstance(action, Push) and known.to_push[seat] > 1):
        return {"tile": tuple([(1 / len(unseen), tile) for tile in unseen])}
    return {}


def outcomes(state: Round, seat: Seat, action: Action) -> list[Chances]:
    """The chances after each tile that this action can turn over; all are equally likely."""
    known = public(state)
    if isinstance(action, Draw):
        return of_draw(position(known)).draws()
    if isinstance(action, Push) and known.to_push[seat] > 1:
        return _turned_next(known, seat, action)
    return []


def _turned_next(known: Public, seat: Seat, action: Push) -> list[Chances]:
    """C5: the chances after each tile that can be turned over next."""
    place, turned = position(known), known.turned
    after = next(one[2] for one in pushed_in(place, seat, turned[seat]) if one[1] == action)
    # It is not unseen any more, when those who push in before this seat look for their place.
    places = [after.without(tile) for tile in after.unseen]
    return standings(
        prepared(places, [(*turned[:seat], tile, *turned[seat + 1 :]) for tile in after.unseen])
    )


def fan(
    state: Round, seat: Seat, action: Action, after: Round, _answers: Sequence[tuple[Seat, Action]]
) -> tuple[Chances, Weighted] | None:
    """The chances after a draw, and those after all that it could have brought; None if none.

    Everybody sees the tile, so what the others do then tells of this one alone.
    """
    each = outcomes(state, seat, action)
    return (chances(after), [(1 / len(each), one) for one in each]) if each else None


def awaited(state: Round, seat: Seat, action: Action) -> Chances | None:
    """The mean of the chances over all that this action can bring; None if it draws nothing."""
    each = outcomes(state, seat, action)
    return mean_of(each) if each else None


def weighed(view: View, _asked: Action | None = None) -> list[tuple[Action, float]]:
    """Every move of this seat with its chance to win then."""
    known, place, options = view.public, position(view.public), moves(view)
    if known.turned[view.seat]:
        pushes = pushed_in(place, view.seat, known.turned[view.seat])
        then = standings([after for _, _, after in pushes])
        return [(one[1], won[view.seat]) for one, won in zip(pushes, then, strict=True)]
    if known.drawn:
        return _weighed_ways(of_tile(place, known.drawn).ways[known.drawn])
    shifts = [action for action in options if isinstance(action, Shift)]
    outlook = of_turn(place, shifts)
    found: list[tuple[Action, float]] = []
    if known.pile_size:
        found.append((Draw(), outlook.drawing()[view.seat]))
    for tile, ways in outlook.ways.items():
        if tile > 0 and isinstance(ways[0].action, Take):
            found += _weighed_ways(ways)
    row, rows = place.rows[view.seat], _weighed_shifts(outlook, place.rows[view.seat])
    idle = next(iter(_weighed_ways(outlook.ways[IDLE])))[1]
    return found + [(one, rows.get(shifted(row, one.slot, one.to), idle)) for one in shifts]


def _weighed_ways(ways: list[Way]) -> list[tuple[Action, float]]:
    return [(way.action, 1.0 if way.full else way.worth + PATIENCE * way.turns) for way in ways]


def _weighed_shifts(outlook: Outlook, row: Row) -> dict[Row, float]:
    """The chance that goes with each row that shifts can make."""
    found: dict[Row, float] = {}
    for action, chance in _weighed_ways(outlook.ways.get(SHIFT, [])):
        if isinstance(action, Shift):
            found[shifted(row, action.slot, action.to)] = chance
    return found
