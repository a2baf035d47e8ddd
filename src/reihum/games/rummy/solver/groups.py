"""One number's tiles laid in groups: which of the table's groups can stay as they are."""

from __future__ import annotations

from itertools import product
from typing import Final

from reihum.games.rummy.solver.group_choices import LIES_IN_GROUPS

IMPOSSIBLE: Final = 99

# A group: its colours, two bits each; its jokers; the joker set of the table it grew from, if any.
JOKERS_SHIFT: Final = 8
WHOLE_SHIFT: Final = 10

SINGLE: Final = (1, 4, 16, 64)
# Every choice of colours, and how many they are.
COLOUR_SETS: Final[list[tuple[int, int]]] = [
    (sum([SINGLE[colour] for colour in range(4) if bits >> colour & 1]), bits.bit_count())
    for bits in range(1, 16)
]


class OldGroup:
    """A group of the table."""

    def __init__(self, colours: int, jokers: int, counts: bool) -> None:
        self.colours = colours  # two bits a colour, as counts are packed
        self.jokers = jokers
        self.counts = counts  # not if a tile of the rack took a joker's place: it is touched


def contains(counts: int, colours: int) -> bool:
    """Whether there is at least one tile of each of these colours."""
    return (counts | counts >> 1) & colours == colours


class Groups:
    """The groups of one number: what lay, and what may become of it."""

    def __init__(self, old: list[OldGroup], whole: list[OldGroup]) -> None:
        self.old = old
        self.whole = whole
        self.memo: dict[int, tuple[int, list[int]]] = {}

    def cost(self, counts: int, jokers: int, marked: int, marked_colour: int, both: int) -> int:
        """How many of the table's groups are touched if just these tiles lie in groups.

        Marked jokers, and the tile of the marked colour if there is one (-1: none), have to lie in
        new groups. `both` are the colours of which both tiles lie on the table. IMPOSSIBLE if the
        tiles cannot lie so.
        """
        if not jokers and not marked and marked_colour < 0 and not self.whole:
            return self._plain_cost(counts)
        return self.settled(counts, jokers, marked, marked_colour, both)[0]

    def _plain_cost(self, counts: int) -> int:
        old = self.old
        if not old:
            return 0
        if len(old) == 1:
            return int(old[0].counts) - self._kept(counts, old[0])
        return self.settled(counts, 0, 0, -1, 0)[0]

    def _kept(self, counts: int, group: OldGroup) -> int:
        if group.jokers or not contains(counts, group.colours):
            return 0
        return int(group.counts) if LIES_IN_GROUPS[0][counts - group.colours] else 0

    def settled(
        self, counts: int, jokers: int, marked: int, marked_colour: int, both: int
    ) -> tuple[int, list[int]]:
        """How many of the table's groups are touched at least, and the groups then."""
        if not marked and marked_colour < 0:
            both = 0
        key = (((both << 8 | counts) << 2 | jokers) << 2 | marked) << 3 | (marked_colour + 1)
        found = self.memo.get(key)
        if found is None:
            found = (IMPOSSIBLE, [])
            for cost, groups, rest, rest_jokers in self._kept_ways(counts, jokers):
                if cost < found[0]:
                    others = self._others(rest, rest_jokers, marked, marked_colour, both)
                    if others is None and (marked or marked_colour >= 0):
                        others = self._marked_in_kept(
                            groups, rest, rest_jokers, marked, marked_colour, both
                        )
                    if others is not None:
                        found = (cost, groups + others)
            self.memo[key] = found
        return found

    def _kept_ways(self, counts: int, jokers: int) -> list[tuple[int, list[int], int, int]]:
        """Each choice of groups to keep: touched, the groups kept, tiles and jokers left."""
        found: list[tuple[int, list[int], int, int]] = []
        options: list[list[tuple[int, int, int]]] = []  # tiles and jokers added, touched
        for group in self.whole:
            added = [(0, 0, 0)]
            if group.colours.bit_count() + group.jokers == 3:
                cost = int(group.counts)
                added += [(one, 0, cost) for one in SINGLE if not group.colours & one]
                added.append((0, 1, cost))
            options.append(added)
        for grown in product(*options):
            for bits in range(1 << len(self.old)):
                kept = [group for at, group in enumerate(self.old) if bits >> at & 1]
                if not all(group.counts for group in kept):
                    continue
                rest, left, cost = counts, jokers, 0
                groups: list[int] = []
                for at, (tile, joker, touched) in enumerate(grown):
                    rest, left, cost = take(rest, tile), left - joker, cost + touched
                    groups.append(tile | joker << JOKERS_SHIFT | (at + 1) << WHOLE_SHIFT)
                for group in kept:
                    rest, left = take(rest, group.colours), left - group.jokers
                    groups.append(group.colours | group.jokers << JOKERS_SHIFT)
                cost += sum([int(group.counts) for group in self.old])
                cost -= sum([int(group.counts) for group in kept])
                if rest >= 0 and left >= 0:
                    found.append((cost, groups, rest, left))
        return found

    def _marked_in_kept(
        self, kept: list[int], counts: int, jokers: int, marked: int, marked_colour: int, both: int
    ) -> list[int] | None:
        """The same with what is marked in a group that is kept, in the place of a twin."""
        for group in kept:
            if group >> WHOLE_SHIFT:
                continue
            if marked_colour >= 0 and group & both & SINGLE[marked_colour]:
                return self._others(counts, jokers, marked, -1, both)
            own = group >> JOKERS_SHIFT & 3
            if marked and own and jokers + own >= marked:
                return self._others(counts, jokers + marked, 0, marked_colour, both)
        return None

    def _others(
        self, counts: int, jokers: int, marked: int, marked_colour: int, both: int
    ) -> list[int] | None:
        """Groups of just these tiles, what is marked in new ones; None if there are none."""
        if not counts:
            return [] if not jokers and not marked and marked_colour < 0 else None
        for colours, size in COLOUR_SETS:
            if not contains(counts, colours):
                continue
            for own in range(jokers + 1):
                for own_marked in range(marked + 1):
                    if not 3 <= size + own + own_marked <= 4:
                        continue
                    new = self._is_new(colours, both)
                    if own_marked and not new:
                        continue
                    here = new and marked_colour >= 0 and colours & SINGLE[marked_colour] > 0
                    rest = self._others(
                        counts - colours,
                        jokers - own,
                        marked - own_marked,
                        -1 if here else marked_colour,
                        both,
                    )
                    if rest is not None:
                        return [colours | (own + own_marked) << JOKERS_SHIFT, *rest]
        return None

    def _is_new(self, colours: int, both: int) -> bool:
        """R12, R17: whether it is not just a group that lay with tiles added.

        It is not if one of the tiles lies twice: the two may have been exchanged.
        """
        for group in self.old:
            own = group.colours
            if colours & own == own and not own & both and not group.jokers:
                return False
        return True


def least_touched(old: list[OldGroup]) -> list[int]:
    """By counts of tiles that lie in groups: how many of these groups are touched at least.

    Groups with jokers are left out: where their jokers go is not known.
    """
    plain = [group.colours for group in old if group.counts and not group.jokers]
    if not plain:
        return NOTHING_TOUCHED
    key = 0
    for colours in plain:
        key = key << 8 | colours
    known = _least_touched.get(key)
    if known is None:
        if len(_least_touched) > REMEMBERED:
            _least_touched.clear()
        known = [len(plain) - _most_kept(counts, plain) for counts in range(256)]
        _least_touched[key] = known
    return known


def _most_kept(counts: int, groups: list[int]) -> int:
    """How many of these groups can be made of the tiles at once."""
    most = 0
    for bits in range(1, 1 << len(groups)):
        rest = counts
        for at, colours in enumerate(groups):
            if bits >> at & 1:
                rest = take(rest, colours)
        if rest >= 0:
            most = max(most, bits.bit_count())
    return most


_least_touched: Final[dict[int, list[int]]] = {}
REMEMBERED: Final = 1 << 10
NOTHING_TOUCHED: Final[list[int]] = [0] * 256


def take(counts: int, colours: int) -> int:
    """The counts without one of each of these colours; -1 if there are not so many."""
    if counts < 0 or not contains(counts, colours):
        return -1
    return counts - colours
