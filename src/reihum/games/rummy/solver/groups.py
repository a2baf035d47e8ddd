"""One number's tiles laid in groups: which of the table's groups can stay as they are."""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.solver.group_choices import FILLS_GROUPS
from reihum.games.rummy.solver.index import nones
from reihum.games.rummy.solver.packed import NOT_THERE, one_of
from reihum.games.rummy.solver.task import OldGroup

REMEMBERED: Final = 1 << 12
SINGLE: Final = tuple([int(one_of(colour)) for colour in range(4)])
# Every choice of colours, two bits each, and how many they are.
COLOUR_SETS: Final[list[tuple[int, int]]] = [
    (sum([SINGLE[colour] for colour in range(4) if bits >> colour & 1]), bits.bit_count())
    for bits in range(1, 16)
]

Group = tuple[int, int]  # its colours, two bits each, and its jokers


def holds_colours(counts: int, colours: int) -> bool:
    """Whether there is at least one tile of each of these colours."""
    return (counts | counts >> 1) & colours == colours


def place_of(counts: i64, jokers: i64) -> i64:
    """Where in the list of costs these tiles and jokers are."""
    return jokers << 8 | counts


class Groups:
    """The groups of one number: what lay, and what may become of it."""

    def __init__(self, old: list[OldGroup]) -> None:
        self.old = old
        self.costs: vec[i64] = nones(3 * 256)  # what is known of `cost`
        self.known: dict[tuple[int, int], tuple[int, list[Group]]] = {}

    def cost(self, counts: i64, jokers: i64) -> i64:
        """How many of the table's groups are touched if just these lie in groups."""
        place = place_of(counts, jokers)
        cost = self.costs[place]
        if cost == NOT_THERE:
            cost = self.settled(counts, jokers)[0]
            self.costs[place] = cost
        return cost

    def settled(self, counts: int, jokers: int) -> tuple[int, list[Group]]:
        """How many of the table's groups are touched at least, and the groups then."""
        found = self.known.get((counts, jokers))
        if found is None:
            found = self._settled(counts, jokers)
            self.known[counts, jokers] = found
        return found

    def _settled(self, counts: int, jokers: int) -> tuple[int, list[Group]]:
        best: tuple[int, list[Group]] | None = None
        for fates in product(*[_fates(group) for group in self.old]):
            cost = sum([touched for touched, _, _, _ in fates])
            if best is not None and best[0] <= cost:
                continue
            rest, left = counts, jokers
            groups: list[Group] = []
            for _, tiles, more, group in fates:
                if rest < 0 or not holds_colours(rest, tiles):
                    rest = -1
                    break
                rest, left = rest - tiles, left - more
                groups += group
            if rest >= 0 and left >= 0 and FILLS_GROUPS[left][rest]:
                best = cost, groups + _filled(rest, left)
        assert best is not None
        return best


Fate = tuple[int, int, int, list[Group]]  # whether touched; tiles and jokers it takes; what it is


def _fates(group: OldGroup) -> list[Fate]:
    """What can become of a group of the table."""
    colours, jokers, cost = group.colours, group.jokers, group.cost
    if not group.whole:
        return [(0, colours, 0, [(colours, 0)]), (cost, 0, 0, [])]
    found: list[Fate] = [(0, 0, 0, [(colours, jokers)])]
    if colours.bit_count() + jokers == 3:
        found += [(cost, one, 0, [(colours | one, jokers)]) for one in SINGLE if not colours & one]
        found.append((cost, 0, 1, [(colours, jokers + 1)]))
    return found


def _filled(counts: int, jokers: int) -> list[Group]:
    """Groups of just these tiles and jokers, which are known to fill some."""
    if not counts:
        return []
    for colours, size in COLOUR_SETS:
        if holds_colours(counts, colours):
            for more in range(jokers + 1):
                rest, left = counts - colours, jokers - more
                if 3 <= size + more <= 4 and FILLS_GROUPS[left][rest]:
                    return [(colours, more), *_filled(rest, left)]
    raise AssertionError(counts, jokers)


_known: Final[dict[int, Groups]] = {}


def groups_of(old: list[OldGroup]) -> Groups:
    """What can become of these groups; worked out once."""
    key = 1
    for group in old:
        key = ((key << 8 | group.colours) << 2 | group.jokers) << 2 | group.whole << 1 | group.cost
    found = _known.get(key)
    if found is None:
        if len(_known) > REMEMBERED:
            _known.clear()
        found = Groups(old)
        _known[key] = found
    return found


NO_GROUPS: Final = groups_of([])
