"""Completto's strongest player: the move after which it wins most often against these others.

A draw counts as the mean over all tiles that can come, each laid as well as can be or left lying
for the others; a tile that is taken is gone for them, one that stays may be just what they need.
"""

from reihum.games.completto.model import Action, Draw, Push, Shift, Take, View
from reihum.games.completto.outlook import Outlook, Way, of_tile, of_turn, pushed_in
from reihum.games.completto.race import position
from reihum.games.completto.view import moves


def best_move(view: View) -> Action:
    """The move that wins most often, as far as the chances know."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    known = view.public
    place = position(known)
    if isinstance(options[0], Push):
        place.turn = known.turn
        return min(pushed_in(place, view.seat, known.turned[view.seat]), key=lambda one: one[0])[1]
    if known.drawn:
        return of_tile(place, known.drawn).best(known.drawn).action
    shifts = [action for action in options if isinstance(action, Shift)]
    outlook = of_turn(place, shifts)
    way = best_way(outlook)
    if way and (not known.pile_size or way.worth >= outlook.draw()):
        return way.action
    return Draw()


def best_way(outlook: Outlook) -> Way | None:
    """The best of taking and shifting, if anything can be taken or shifted."""
    found = [
        outlook.best(tile)
        for tile, ways in outlook.ways.items()
        if isinstance(ways[0].action, Take | Shift)
    ]
    return max(found, key=lambda way: way.worth) if found else None
