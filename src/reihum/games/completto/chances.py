"""How likely each seat is to win a round of Completto, if all go on as well as they can."""

from reihum.games.completto.model import Public
from reihum.games.completto.outlook import of_draw, of_tile, pushed_in
from reihum.games.completto.race import Position, by_seat, position, race, turns

Chances = tuple[float, ...]


def chances(known: Public) -> Chances:
    """How likely each seat is to win the round; what somebody has to lay is laid well first."""
    full = [seat for seat, row in enumerate(known.rows) if not known.to_push[seat] and 0 not in row]
    if full:
        return tuple([float(seat == full[0]) for seat in range(len(known.rows))])
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


def before_draw(known: Public) -> Chances:
    """The mean of the chances over all tiles that a draw can bring (C8)."""
    return of_draw(position(known)).drawing()
