"""The ways to use jokers at one number: in its groups, and in the runs of each colour."""

from typing import Final

from mypy_extensions import i64

from reihum.games.rummy.solver.layout import KIND_MASK, RACK_SHIFT

IN_GROUPS: Final = 4  # as a place, after the four colours


class Use:
    """Where some jokers lie at a number."""

    def __init__(self, places: list[int], share: "Share", number: int) -> None:
        self.share = share
        self.number: i64 = number  # its place in the list of all
        self.in_groups: i64 = places.count(IN_GROUPS)
        self.in_runs: i64 = 0  # two bits a colour
        # the colours whose runs get no joker, one, two: three bits a colour, as sets of counts have
        self.none: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        for colour in range(4):
            jokers = places.count(colour)
            bits = 7 << 3 * colour
            self.in_runs |= jokers << 2 * colour
            self.none |= bits if jokers == 0 else 0
            self.one |= bits if jokers == 1 else 0
            self.two |= bits if jokers == 2 else 0


class Share:
    """How many jokers are used at a number, and all the ways to do so."""

    def __init__(self, from_table: int, from_rack: int, left: int) -> None:
        self.from_table: i64 = from_table
        self.from_rack: i64 = from_rack
        self.used: i64 = from_table + from_rack
        self.after: i64 = left - (from_table | from_rack << RACK_SHIFT)
        self.left: i64 = (self.after & KIND_MASK) + (self.after >> RACK_SHIFT)
        self.uses: list[Use] = []


_USES: Final[list[Use]] = []
_SHARES: Final[list[list[Share]]] = []


def _places(jokers: int) -> list[list[int]]:
    if not jokers:
        return [[]]
    places = range(IN_GROUPS + 1)
    if jokers == 1:
        return [[place] for place in places]
    return [[one, two] for one in places for two in places if one <= two]


def _shares(left: int) -> list[Share]:
    found: list[Share] = []
    for from_table in range((left & KIND_MASK) + 1):
        for from_rack in range((left >> RACK_SHIFT) + 1):
            if from_table + from_rack <= 2:
                share = Share(from_table, from_rack, left)
                for places in _places(from_table + from_rack):
                    use = Use(places, share, len(_USES))
                    _USES.append(use)
                    share.uses.append(use)
                found.append(share)
    return found


for _left in range(3 << RACK_SHIFT):
    _SHARES.append(_shares(_left))


def shares(left: i64) -> list[Share]:
    """How many of the jokers that are left can be used at one number: none, some or all."""
    return _SHARES[left]


def use_of(number: i64) -> Use:
    """A use by its number."""
    return _USES[number]
