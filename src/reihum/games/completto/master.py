"""Completto's strongest player: the move after which it wins most often against these others.

A draw counts as the mean over all tiles that can come, each laid as well as can be or left lying
for the others; a tile that is taken is gone for them, one that stays may be just what they need.
When nobody else can win any more, it fills its row as soon as it can.
"""

from typing import Final

from reihum.games.completto.gaps import reachable, way_out
from reihum.games.completto.model import Action, Draw, Push, Shift, Take, View
from reihum.games.completto.outlook import (
    IDLE,
    PATIENCE,
    SHIFT,
    Outlook,
    Way,
    of_tile,
    of_turn,
    pushed_in,
)
from reihum.games.completto.race import position, standing
from reihum.games.completto.view import moves

WORTH_A_SHIFT: Final = 0.1  # turns that it must save
AS_GOOD_AS_WON: Final = 0.9  # from this chance on, only being quick counts
# Turns that a shift must then save against all else. Found by trying: there are many shifts, and
# the one that seems best is mostly one whose worth was guessed too high.
TOO_HOPEFUL: Final = 0.5


def best_move(view: View) -> Action:
    """The move that wins most often, as far as the chances know."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    known, place = view.public, position(view.public)
    if isinstance(options[0], Push):
        return min(pushed_in(place, view.seat, known.turned[view.seat]), key=lambda one: one[0])[1]
    if standing(place)[view.seat] > AS_GOOD_AS_WON:
        place = place.alone(view.seat)
    if known.drawn:
        return of_tile(place, known.drawn).best(known.drawn).action
    outlook = of_turn(place, [action for action in options if isinstance(action, Shift)])
    if len(place.rows) == 1:
        doubt_shifts(outlook)
    way = best_way(outlook)
    if way and (not known.pile_size or way.worth >= outlook.draw()):
        return way.action
    if known.pile_size:
        return Draw()
    row = place.rows[place.turn]
    return way_out(known.face_up, options, row, reachable(place.unseen, known.face_up, 1))


def best_way(outlook: Outlook) -> Way | None:
    """The best of taking and shifting, if anything can be taken or is worth a shift."""
    found = nearer(outlook)
    for tile, ways in outlook.ways.items():
        if isinstance(ways[0].action, Take):
            found.append(outlook.best(tile))
    return max(found, key=lambda way: way.worth) if found else None


def doubt_shifts(outlook: Outlook) -> None:
    """Let every shift be worth less than it seems, where only being quick counts."""
    for way in outlook.ways.get(SHIFT, []):
        way.worth -= PATIENCE * TOO_HOPEFUL


def nearer(outlook: Outlook) -> list[Way]:
    """The shifts that bring the row nearer to its end.

    Without that, two who wait for each other's tiles would shift to and fro for ever.
    """
    enough = outlook.best(IDLE).turns - WORTH_A_SHIFT
    return [way for way in outlook.ways.get(SHIFT, []) if way.turns < enough]
