"""The ways to use jokers at one number: in its groups, and in the runs of each colour."""

from typing import Final

from mypy_extensions import i64

from reihum.games.rummy.solver.layout import KIND_MASK, RACK_SHIFT

IN_GROUPS: Final = 4  # as a place, after the four colours


class Use:
    """How some jokers are used at a number."""

    def __init__(self, places: list[int], from_table: i64, from_rack: i64, left: i64) -> None:
        self.in_groups: i64 = places.count(IN_GROUPS)
        self.in_runs: i64 = 0  # two bits a colour
        for colour in range(4):
            self.in_runs |= places.count(colour) << 2 * colour
        self.from_table = from_table
        self.from_rack = from_rack
        self.after: i64 = left - (from_table | from_rack << RACK_SHIFT)
        self.left: i64 = (self.after & KIND_MASK) + (self.after >> RACK_SHIFT)
        self.number: i64 = 0  # its place in the list of all


_ALL: Final[list[Use]] = []
_USES: Final[list[list[Use]]] = []


def _places(jokers: int) -> list[list[int]]:
    if not jokers:
        return [[]]
    places = range(IN_GROUPS + 1)
    if jokers == 1:
        return [[place] for place in places]
    return [[one, two] for one in places for two in places if one <= two]


def _uses(left: int) -> list[Use]:
    """All ways to use none, some or all of these jokers at a number."""
    found: list[Use] = []
    for from_table in range((left & KIND_MASK) + 1):
        for from_rack in range((left >> RACK_SHIFT) + 1):
            if from_table + from_rack <= 2:
                for places in _places(from_table + from_rack):
                    use = Use(places, from_table, from_rack, left)
                    use.number = len(_ALL)
                    _ALL.append(use)
                    found.append(use)
    return found


for _left in range(3 << RACK_SHIFT):
    _USES.append(_uses(_left))


def uses(left: i64) -> list[Use]:
    """All ways to use none, some or all of the jokers that are left, at one number."""
    return _USES[left]


def use_of(number: i64) -> Use:
    """A use by its number."""
    return _ALL[number]
