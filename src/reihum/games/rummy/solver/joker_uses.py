"""The ways to use jokers at one number: in its groups, and in the runs of each colour."""

from __future__ import annotations

from typing import Final

from reihum.games.rummy.solver.slots import JOKERS_SHIFT, MARKED_JOKERS_SHIFT
from reihum.games.rummy.solver.sweep import SPREADS

# Jokers by where they come from; how many of each, two bits a kind.
TABLE: Final = 0
RACK: Final = 1
DISCARD: Final = 2  # R17
ALL_KINDS: Final = (TABLE, RACK, DISCARD)
KIND_MASK: Final = 3
IN_GROUPS: Final = 4  # as a place, after the four colours


class Use:
    """How some jokers are used at a number."""

    def __init__(
        self, spread: list[int], kinds: list[int], left: int, marks: bool, new_homes: bool
    ) -> None:
        self.in_groups = spread[0]
        self.in_runs = spread[1]
        self.used = sum([1 << 2 * kind for kind in kinds])
        self.total_left = sum([left >> 2 * kind & KIND_MASK for kind in ALL_KINDS]) - len(kinds)
        self.counted = len([kind for kind in kinds if kind != TABLE])  # laid from the rack
        # A joker of the table must lie somewhere, even where a tile could lie in its place.
        self.loose = self.counted < len(kinds) or DISCARD in kinds
        places = [IN_GROUPS] * spread[0]
        for colour in range(4):
            places += [colour] * (spread[1] >> 2 * colour & 3)
        jokers = [0] * 5
        marked = [0] * 5
        for place, kind in zip(places, kinds, strict=True):
            if marks and (kind == DISCARD or (kind == TABLE and new_homes)):
                marked[place] += 1
            else:
                jokers[place] += 1
        self.group_jokers = jokers[IN_GROUPS]
        self.group_marked = marked[IN_GROUPS]
        self.tokens: list[int] = [
            jokers[colour] << JOKERS_SHIFT | marked[colour] << MARKED_JOKERS_SHIFT
            for colour in range(4)
        ]


_known: Final[dict[int, list[Use]]] = {}


def uses(left: int, marks: bool, new_homes: bool) -> list[Use]:
    """All ways to use none, some or all of these jokers at a number."""
    key = left << 2 | marks << 1 | new_homes
    found = _known.get(key)
    if found is None:
        kinds = [kind for kind in ALL_KINDS if left >> 2 * kind & KIND_MASK]
        hands: list[list[int]] = [[], *[[kind] for kind in kinds]]
        hands += [
            [one, two]
            for one in kinds
            for two in kinds
            if one != two or left >> 2 * one & KIND_MASK > 1
        ]
        found = []
        seen: set[tuple[int, ...]] = set()
        for hand in hands:
            for spread in SPREADS[len(hand)]:
                use = Use(spread, hand, left, marks, new_homes)
                mark = (use.used, use.in_groups, use.in_runs, use.group_marked, *use.tokens)
                if mark not in seen:
                    seen.add(mark)
                    found.append(use)
        _known[key] = found
    return found
