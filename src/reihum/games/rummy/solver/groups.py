"""One number's tiles laid in groups: which of the table's groups can stay as they are."""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.solver.group_choices import FILLS_GROUPS
from reihum.games.rummy.solver.index import nones
from reihum.games.rummy.solver.packed import (
    MOST_IN_GROUPS,
    NOT_THERE,
    count_in,
    counts_of,
    holds_colours,
    in_groups_of,
    one_of,
    tiles_in,
)
from reihum.games.rummy.solver.task import OldGroup

REMEMBERED: Final = 1 << 12
# Every choice of one colour or more, a tile each, and how many they are.
COLOUR_SETS: Final[list[tuple[int, int]]] = [
    (int(counts_of(a, b, c, d)), a + b + c + d) for d, c, b, a in product((0, 1), repeat=4)
][1:]

Group = tuple[int, int]  # its tiles by colour, and its jokers


class Groups:
    """The groups of one number: what lay, and what may become of it."""

    def __init__(self, old: list[OldGroup]) -> None:
        self.old = old
        self.costs: vec[i64] = nones(MOST_IN_GROUPS)  # what is known of `cost`
        self.known: dict[tuple[int, int], tuple[int, list[Group]]] = {}

    def cost(self, counts: i64, jokers: i64) -> i64:
        """How many of the table's groups are touched if just these lie in groups."""
        place = in_groups_of(counts, jokers)
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
    if tiles_in(colours) + jokers == 3:
        for colour in range(4):
            if not count_in(colours, colour):
                one = int(one_of(colour))
                found.append((cost, one, 0, [(colours + one, jokers)]))
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


_known: Final[dict[tuple[tuple[int, int, bool, int], ...], Groups]] = {}


def groups_of(old: list[OldGroup]) -> Groups:
    """What can become of these groups; worked out once."""
    key = tuple([(group.colours, group.jokers, group.whole, group.cost) for group in old])
    found = _known.get(key)
    if found is None:
        if len(_known) > REMEMBERED:
            _known.clear()
        found = Groups(old)
        _known[key] = found
    return found


NO_GROUPS: Final = groups_of([])
