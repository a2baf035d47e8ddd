"""What can be done with jokers at one number: how many are spent, and where these lie."""

from typing import Final

from mypy_extensions import i64

from reihum.games.rummy.solver.packed import (
    ALL_COUNTS,
    MOST_LEFT,
    MOST_PLACEMENTS,
    count_in,
    jokers_of,
    of_colour,
    one_of,
    rack_jokers,
    table_jokers,
)

IN_GROUPS: Final = 4  # as a place, after the four colours
MOST: Final = 2  # there are no more jokers


class Placement:
    """Where some jokers lie at a number: in its groups, or in the runs of a colour."""

    def __init__(self, places: list[int], spent: "Spent", number: int) -> None:
        self.spent = spent
        self.number: i64 = number  # its place in the list of all
        self.in_groups: i64 = places.count(IN_GROUPS)
        self.counts: i64 = 0  # of the jokers in runs, by colour
        # the colours whose runs get no joker, one, two: all bits of these
        self.none: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        for colour in range(4):
            jokers = places.count(colour)
            bits = of_colour(ALL_COUNTS, colour)
            self.counts += jokers * one_of(colour)
            self.none |= bits if jokers == 0 else 0
            self.one |= bits if jokers == 1 else 0
            self.two |= bits if jokers == 2 else 0

    def in_runs(self, colour: i64) -> i64:
        """How many lie in the runs of a colour."""
        return count_in(self.counts, colour)


class Spent:
    """How many jokers are spent at a number, how many are left, and all placements of them."""

    def __init__(self, from_table: int, from_rack: int, left: int) -> None:
        self.from_table: i64 = from_table
        self.from_rack: i64 = from_rack
        self.count: i64 = from_table + from_rack
        self.left: i64 = left - jokers_of(from_table, from_rack)
        self.count_left: i64 = table_jokers(self.left) + rack_jokers(self.left)
        self.placements: list[Placement] = []


def _places(jokers: int) -> list[list[int]]:
    if not jokers:
        return [[]]
    places = range(IN_GROUPS + 1)
    if jokers == 1:
        return [[place] for place in places]
    return [[one, two] for one in places for two in places if one <= two]


def _all_spent(left: int, placements: list[Placement]) -> list[Spent]:
    """All that can be spent of so many; its placements are added to the list of all."""
    found: list[Spent] = []
    for from_table in range(table_jokers(left) + 1):
        for from_rack in range(rack_jokers(left) + 1):
            if from_table + from_rack <= MOST:
                spent = Spent(from_table, from_rack, left)
                for places in _places(from_table + from_rack):
                    spent.placements.append(Placement(places, spent, len(placements)))
                    placements.append(spent.placements[-1])
                found.append(spent)
    return found


def _there_are(left: int) -> bool:
    """Whether there are so many jokers at all."""
    return table_jokers(left) + rack_jokers(left) <= MOST


PLACEMENTS: Final[list[Placement]] = []
SPENDINGS: Final[list[list[Spent]]] = [
    _all_spent(left, PLACEMENTS) if _there_are(left) else [] for left in range(MOST_LEFT)
]
assert len(PLACEMENTS) <= MOST_PLACEMENTS


def spendings(left: i64) -> list[Spent]:
    """How many of the jokers that are left can be spent at one number: none, some or all."""
    return SPENDINGS[left]


def placement(number: i64) -> Placement:
    """A placement by its number."""
    return PLACEMENTS[number]
