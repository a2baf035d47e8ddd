"""What a table would take, at a glance: good enough to judge by, much sooner than the solver."""

from typing import Final

from reihum.games.rummy.board import first_number, group_number
from reihum.games.rummy.model import COLOURS, JOKER, KINDS, NUMBER, NUMBERS, RANK, Set, Table

HIGHEST: Final = NUMBERS[-1]
JOKER_KIND: Final = len(KINDS) - 1
NUMBERED: Final = JOKER_KIND  # kinds that have a number: colour times 13, plus the number less one
SHORTEST: Final = 3
WHOLE_GROUP: Final = len(COLOURS)


class Fitting:
    """Which kinds a table takes as it lies, and which with a little rearranging."""

    def __init__(self, table: Table) -> None:
        self.plain = [False] * len(KINDS)
        self.taken = [False] * len(KINDS)
        self.spare = [False] * len(KINDS)  # whether a run can do without a tile of this kind
        self.whole = [0] * (HIGHEST + 1)  # groups of this number that can do without one tile
        for tiles in table:
            self._take_in(tiles)
        for kind in range(NUMBERED):
            self.taken[kind] = self.taken[kind] or self.plain[kind] or self._with_spare(kind)
        self.plain[JOKER_KIND] = self.taken[JOKER_KIND] = bool(table)

    def _take_in(self, tiles: Set) -> None:
        number = group_number(tiles)
        if number:
            self._take_in_group(tiles, number)
        else:
            self._take_in_run(tiles)

    def _take_in_group(self, tiles: Set, number: int) -> None:
        if len(tiles) < WHOLE_GROUP:
            for colour in COLOURS:
                if f"{colour}{number}" not in tiles:
                    self.plain[RANK[f"{colour}{number}"]] = True
        elif JOKER not in tiles:
            self.whole[number] += 1

    def _take_in_run(self, tiles: Set) -> None:
        first, length = first_number(tiles), len(tiles)
        colour = next(tile[0] for tile in tiles if tile != JOKER)
        start = COLOURS.index(colour) * HIGHEST + first - 1
        if first > 1:
            self.plain[start - 1] = True
        if first + length <= HIGHEST:
            self.plain[start + length] = True
        if JOKER in tiles:
            return
        for at in range(2, length - 2):  # the run is split there
            self.taken[start + at] = True
        for at in (0, length - 1) if length > SHORTEST else ():
            self.spare[start + at] = True
        for at in (1, length - 2) if length > SHORTEST + 1 else ():
            self.spare[start + at] = True  # with the one at the end
        for at in range(SHORTEST, length - SHORTEST):
            self.spare[start + at] = True

    def _with_spare(self, kind: int) -> bool:
        """Whether two spare tiles make a set with this one."""
        number = kind % HIGHEST
        near = [
            0 <= number + step < HIGHEST and self._can_spare(kind + step) for step in (-2, -1, 1, 2)
        ]
        if (near[0] and near[1]) or (near[1] and near[2]) or (near[2] and near[3]):
            return True
        alike = self.whole[number + 1]
        for other in range(number, NUMBERED, HIGHEST):
            alike += other != kind and self.spare[other]
        return alike >= SHORTEST - 1

    def _can_spare(self, kind: int) -> bool:
        return self.spare[kind] or self.whole[kind % HIGHEST + 1] > 0


def kinds_of(tiles: tuple[str, ...]) -> list[int]:
    """How many there are of each kind."""
    found = [0] * len(KINDS)
    for tile in tiles:
        found[RANK[tile]] += 1
    return found


class Hand:
    """Tiles at a glance: what makes sets by itself, what the table takes, what is left."""

    def __init__(self, counts: list[int], fitting: Fitting | None = None) -> None:
        self.left = counts.copy()
        self.jokers = self.left[JOKER_KIND]
        self.left[JOKER_KIND] = 0
        self.in_sets = self.set_points = 0
        self._lay_runs_and_groups()
        if fitting:
            self._take(fitting)
        self.left[JOKER_KIND] = self.jokers

    def _lay_runs_and_groups(self) -> None:
        """Lays the longest of the rack's runs and groups, again and again."""
        while True:
            best: list[int] = []
            for kinds in (self._longest_run(), self._largest_group()):
                if len(kinds) > len(best):
                    best = kinds
            if len(best) < SHORTEST:
                return
            self.in_sets += len(best)
            for kind in best:
                self.left[kind] -= 1
                self.set_points += kind % HIGHEST + 1

    def _longest_run(self) -> list[int]:
        best_start = best_length = length = 0
        for kind in range(NUMBERED):
            if kind % HIGHEST == 0:
                length = 0
            length = length + 1 if self.left[kind] else 0
            if length > best_length:
                best_length, best_start = length, kind - length + 1
        return list(range(best_start, best_start + best_length))

    def _largest_group(self) -> list[int]:
        best: list[int] = []
        for number in range(HIGHEST):
            found = [kind for kind in range(number, NUMBERED, HIGHEST) if self.left[kind]]
            if len(found) > len(best):
                best = found
        return best

    def _take(self, fitting: Fitting) -> None:
        """Lays what the table takes, and then what that takes."""
        open_ends, again = fitting.plain.copy(), True
        while again:
            again = False
            for kind in range(NUMBERED):
                if self.left[kind] and (open_ends[kind] or fitting.taken[kind]):
                    self.left[kind] -= 1
                    if open_ends[kind]:
                        again = True
                        open_ends[kind] = False
                        if kind % HIGHEST and not fitting.plain[kind - 1]:
                            open_ends[kind - 1] = True
                        if kind % HIGHEST < HIGHEST - 1:
                            open_ends[kind + 1] = True


def friends(left: list[int]) -> int:
    """How many tiles have another one near that could be in a set with them."""
    found = 0
    for kind in range(NUMBERED):
        if left[kind]:
            number, near = kind % HIGHEST, False
            for step in (-2, -1, 1, 2):
                near = near or (0 <= number + step < HIGHEST and left[kind + step] > 0)
            for other in range(number, NUMBERED, HIGHEST):
                near = near or (other != kind and left[other] > 0)
            found += near
    return found


def rack_worth(counts: list[int], joker_points: int) -> int:
    """R14: what these tiles count when they are left on a rack."""
    total = joker_points * counts[JOKER_KIND]
    for kind in range(NUMBERED):
        total += counts[kind] * (kind % HIGHEST + 1)
    return total


assert NUMBER[KINDS[0]] == 1  # what the arithmetic above relies on
