"""How likely each seat is to win a round of Completto, if all go on as well as they can."""

from reihum.games.completto.model import Action, Draw, Public, Push, Round
from reihum.games.completto.outlook import of_draw, of_tile, pushed_in
from reihum.games.completto.race import Position, by_seat, position, race, turns
from reihum.games.completto.view import public
from reihum.kernel.match import Seat

Chances = tuple[float, ...]


def chances(state: Round) -> Chances:
    """How likely each seat is to win the round, by what everybody knows of it.

    What somebody has to lay or push in is laid well first.
    """
    if state.points is not None:
        return tuple([float(points == 0) for points in state.points])
    return seen(public(state))


def seen(known: Public) -> Chances:
    """The same, for a round that is not over, by what everybody knows."""
    place = position(known)
    if known.drawn:
        outlook = of_tile(place, known.drawn)
        return outlook.chances(outlook.best(known.drawn))
    return standing(prepared(place, known.turned))


def standing(place: Position) -> Chances:
    """The same with nothing drawn or turned over."""
    status, seats = place.status(), len(place.rows)
    order = [(place.turn + distance) % seats for distance in range(seats)]
    likely = turns([place.terms(seat, status) for seat in order])
    return by_seat(race(likely[None])[0], place.turn)


def prepared(place: Position, turned: tuple[int, ...]) -> Position:
    """C5: the position when all tiles turned over are pushed in as well as can be."""
    for seat, tile in enumerate(turned):
        if tile:
            place = min(pushed_in(place, seat, tile), key=lambda one: one[0])[2]
    return place


def draws(state: Round, seat: Seat, action: Action) -> tuple[tuple[float, int], ...]:
    """The tiles that this action can turn over, each with how likely it is; none if it does not.

    All unseen tiles are equally likely, wherever they lie (C18).
    """
    known = public(state)
    unseen = position(known).unseen
    if isinstance(action, Draw) or (isinstance(action, Push) and known.to_push[seat] > 1):
        return tuple([(1 / len(unseen), tile) for tile in unseen])
    return ()


def awaited(state: Round, seat: Seat, action: Action) -> Chances | None:
    """The mean of the chances over all that this action can bring; None if it draws nothing."""
    known = public(state)
    if isinstance(action, Draw):
        return of_draw(position(known)).drawing()
    if not isinstance(action, Push) or known.to_push[seat] < 2:
        return None
    return _mean_of_turned(known, seat, action)


def _mean_of_turned(known: Public, seat: Seat, action: Push) -> Chances:
    """C5: the mean over all tiles that can be turned over next."""
    others = tuple([0 if at == seat else tile for at, tile in enumerate(known.turned)])
    place = position(known)
    tile = known.turned[seat]
    after = next(one[2] for one in pushed_in(place, seat, tile) if one[1] == action)
    each = [
        standing(prepared(after, (*others[:seat], next_tile, *others[seat + 1 :])))
        for next_tile in after.unseen
    ]
    return tuple([sum(one) / len(each) for one in zip(*each, strict=True)])
