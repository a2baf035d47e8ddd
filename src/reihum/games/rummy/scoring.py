"""What a round counts (R14, R15, R19)."""

from reihum.games.rummy.model import JOKER, JOKER_POINTS, NUMBER, Rack
from reihum.kernel.match import Points, Seat


def rack_points(rack: Rack) -> int:
    """R14: the sum of the numbers on a rack, a joker 30."""
    return sum(JOKER_POINTS if tile == JOKER else NUMBER[tile] for tile in rack)


def points_when_won(
    racks: tuple[Rack, ...], winner: Seat, *, doubled: bool, credit: bool = True
) -> Points:
    """R14: the others lose what is on their racks, the winner gets it, if that is agreed on; R19: a
    hand doubles it.
    """
    factor = 2 if doubled else 1
    lost = [factor * rack_points(rack) for rack in racks]
    gained = sum(lost) if credit else 0
    return tuple(gained if seat == winner else -points for seat, points in enumerate(lost))


def points_when_stuck(racks: tuple[Rack, ...], *, credit: bool = True) -> Points:
    """R15: the others lose the difference to the lowest rack; those who have it share the sum, if
    winners get any (R14).
    """
    on_racks = [rack_points(rack) for rack in racks]
    lowest = min(on_racks)
    lost = sum(points - lowest for points in on_racks) if credit else 0
    share = lost // on_racks.count(lowest)
    return tuple(share if points == lowest else lowest - points for points in on_racks)
