"""What a round counts (R14, R15, R19), by what is left on the racks."""

from typing import Final

from reihum.games.rummy.model import JOKER, JOKER_POINTS, NUMBER, Rack
from reihum.games.rummy.notation import read_rack
from reihum.kernel.match import Points, Seat

LONGEST_SUM: Final = 4  # digits


def rack_points(rack: Rack) -> int:
    """R14: the sum of the numbers on a rack, a joker 30."""
    return sum(JOKER_POINTS if tile == JOKER else NUMBER[tile] for tile in rack)


def left_on(racks: tuple[Rack, ...]) -> Points:
    """R14: what is left on each rack."""
    return tuple([rack_points(rack) for rack in racks])


def read_left(text: str) -> int:
    """What is left on a rack, from a text that tells the points, or the tiles themselves."""
    text = text.strip()
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST_SUM:
        return int(text)
    return rack_points(read_rack(text))


def points_when_won(left: Points, winner: Seat, *, doubled: bool, credit: bool = True) -> Points:
    """R14: the others lose what is on their racks, the winner gets it, if that is agreed on; R19: a
    hand doubles it.
    """
    factor = 2 if doubled else 1
    lost = [factor * points for points in left]
    gained = sum(lost) if credit else 0
    return tuple(gained if seat == winner else -points for seat, points in enumerate(lost))


def points_when_stuck(left: Points, *, credit: bool = True) -> Points:
    """R15: the others lose the difference to the lowest rack; those who have it share the sum, if
    winners get any (R14).
    """
    lowest = min(left)
    lost = sum([points - lowest for points in left]) if credit else 0
    share = lost // left.count(lowest)
    return tuple(share if points == lowest else lowest - points for points in left)


def points_at_home(left: Points, *, doubled: bool, credit: bool = True) -> Points:
    """What a round at home counts: who has nothing left has won; else nobody could go on."""
    if left.count(0) == 1:
        return points_when_won(left, left.index(0), doubled=doubled, credit=credit)
    return points_when_stuck(left, credit=credit)
