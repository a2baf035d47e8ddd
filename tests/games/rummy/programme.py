"""The best play as an integer programme: an independent opinion on the solver's answers.

It shares nothing with the solver but the rules of the board. For every way to deal with the jokers
of the table it lists the sets that may lie on the table after, and lets HiGHS choose among them.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

import highspy
import numpy as np

from reihum.games.rummy.board import exchanges, first_number, group_number, holds, stands_for
from reihum.games.rummy.model import (
    COLOURS,
    JOKER,
    KINDS,
    NUMBER,
    NUMBERS,
    Options,
    Rack,
    Set,
    Table,
    Tile,
)
from tests.games.rummy import new_sets_oracle

FREED = "freed"  # a joker that was taken from the table; the others are the rack's
LONGEST = 5  # every longer run can be cut in two
LONGEST_WITH_JOKERS = 6  # with two of them, from seven on

Terms = dict[int, float]
Value = tuple[int, int, int, int]  # tiles, points (or the other way round), jokers, sets touched


class Column(NamedTuple):
    """A set that may lie on the table."""

    tiles: Set
    uses: tuple[str, ...]  # what it takes: tiles, jokers, freed jokers, joker sets as a whole
    joker_points: int  # R5: what its jokers from the rack stand for
    holds: tuple[Set, ...] = ()  # R12: sets of the table that it holds, kind by kind


class Programme:
    """Whole numbers under linear conditions; the best values of one goal after the other."""

    def __init__(self) -> None:
        self.highest: list[float] = []
        self.rows: list[tuple[float, float, Terms]] = []

    def variable(self, highest: float) -> int:
        """A new whole number from 0 up to the highest."""
        self.highest.append(highest)
        return len(self.highest) - 1

    def row(self, low: float, high: float, terms: Terms) -> None:
        """A condition."""
        self.rows.append((low, high, terms))

    def best(self, goals: list[Terms]) -> tuple[list[int], list[int]] | None:
        """The best values of the goals, each under the ones before it, and the numbers that give
        them; None if nothing will do.
        """
        highs = highspy.Highs()
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("presolve", "off")  # with it on, HiGHS missed moves
        highs.setOptionValue("threads", 1)
        highs.setOptionValue("mip_rel_gap", 0.0)
        count = len(self.highest)
        at = np.arange(count, dtype=np.int32)
        highs.addVars(count, np.zeros(count), np.array(self.highest))
        highs.changeColsIntegrality(count, at, np.full(count, highspy.HighsVarType.kInteger))
        for low, high, terms in self.rows:
            _add_row(highs, low, high, terms)
        values = []
        for goal in goals:
            costs = np.zeros(count)
            costs[list(goal)] = list(goal.values())
            highs.changeColsCost(count, at, costs)
            highs.changeObjectiveSense(highspy.ObjSense.kMaximize)
            highs.run()
            if highs.getModelStatus() == highspy.HighsModelStatus.kInfeasible:
                return None
            assert highs.getModelStatus() == highspy.HighsModelStatus.kOptimal
            values.append(round(highs.getInfo().objective_function_value))
            _add_row(highs, values[-1], highs.inf, goal)
        return values, [round(number) for number in highs.getSolution().col_value]


def _add_row(highs: highspy.Highs, low: float, high: float, terms: Terms) -> None:
    places = np.array(list(terms), dtype=np.int32)
    highs.addRow(low, high, len(terms), places, np.array(list(terms.values()), dtype=float))


def best_value(table: Table, rack: Rack, options: Options, most: str) -> Value:
    """What the best play of a player who has opened is worth; all zero if there is none."""
    found: tuple[int, ...] = (0, 0, 0, len(table))
    for lying, spent in _ways(table, rack, options):
        value = _best_of_way(table, lying, spent, rack, options, most)
        if value is not None:
            found = max(found, tuple(value))
    return found[0], found[1], -found[2], len(table) - found[3]


def _ways(table: Table, rack: Rack, options: Options) -> Iterator[tuple[Table, tuple[Tile, ...]]]:
    """The table with tiles of the rack in the places of jokers (R12), and these tiles."""
    if options.jokers == "free":
        yield table, ()
        return
    for choice in product(*(exchanges(tiles) for tiles in table)):
        spent = tuple(tile for tiles, _ in choice for tile in tiles)
        if holds(rack, spent):
            yield tuple(tiles for _, tiles in choice), spent


def _best_of_way(
    table: Table, lying: Table, spent: tuple[Tile, ...], rack: Rack, options: Options, most: str
) -> list[int] | None:
    locked = options.jokers == "locked"
    whole = tuple(tiles for tiles in lying if locked and JOKER in tiles)
    loose = tuple(tiles for tiles in lying if tiles not in whole)
    lies = Counter(tile for tiles in loose for tile in tiles)
    lies.subtract(spent)
    freed = len(spent) if locked else lies[JOKER]
    held = Counter(rack)
    columns = [
        column
        for column in _columns(held, freed, loose, whole, locked=locked)
        if all(use not in NUMBER or lies[use] + held[use] for use in column.uses)
    ]
    programme = Programme()
    chosen = [programme.variable(2) for _ in columns]
    laid = {kind: programme.variable(held[kind]) for kind in KINDS}
    using: dict[str, Terms] = {}
    for variable, column in zip(chosen, columns, strict=True):
        for use, count in Counter(column.uses).items():
            using.setdefault(use, {})[variable] = count
    for kind in KINDS:
        must = 0 if kind == JOKER else lies[kind]
        programme.row(must, must, {**using.get(kind, {}), laid[kind]: -1})
        programme.row(spent.count(kind), held[kind], {laid[kind]: 1})
    programme.row(freed, freed, using.get(FREED, {laid[JOKER]: 0}))
    for at in range(len(whole)):
        programme.row(1, 1, using[f"whole {at}"])
    for variable, column in zip(chosen, columns, strict=True):
        for old in column.holds if FREED in column.uses else ():  # new if others hold it, too
            others = {v: 1.0 for v, c in zip(chosen, columns, strict=True) if old in c.holds}
            others[variable] = -1
            programme.row(0, np.inf, others if loose.count(old) == 1 else {variable: -1})
    tiles: Terms = dict.fromkeys(laid.values(), 1)
    points: Terms = {laid[kind]: NUMBER[kind] for kind in NUMBER}
    points |= {v: c.joker_points for v, c in zip(chosen, columns, strict=True) if c.joker_points}
    kept: Terms = {}
    for old, count in Counter(table).items():
        variable = programme.variable(count)
        kept[variable] = 1
        same = {v: 1.0 for v, c in zip(chosen, columns, strict=True) if c.tiles == old}
        programme.row(0, np.inf, {**same, variable: -1})
    first_two = [tiles, points] if most == "tiles" else [points, tiles]
    goals: list[Terms] = [*first_two, {laid[JOKER]: -1}, kept]
    while best := programme.best(goals):
        values, numbers = best
        after = [c for v, c in zip(chosen, columns, strict=True) for _ in range(numbers[v])]
        if not locked or new_sets_oracle.is_right(lying, [c.tiles for c in after], spent):
            return values
        new = [v for v, c in zip(chosen, columns, strict=True) if numbers[v] and FREED in c.uses]
        theirs = {old for v in new for old in columns[v].holds}
        near = [v for v in chosen if numbers[v] and (v in new or theirs & {*columns[v].holds})]
        programme.row(0, sum(numbers[v] for v in near) - 1, dict.fromkeys(near, 1.0))
    return None


def _columns(
    held: Counter[Tile], freed: int, loose: Table, whole: Table, *, locked: bool
) -> list[Column]:
    """All sets that may lie on the table, each with what its jokers can be."""
    rack_jokers = held[JOKER]
    there = Counter(tile for tiles in loose for tile in tiles) + held
    # only a set of which another copy can be made may be found elsewhere than in a new one
    twice = [tiles for tiles in loose if locked and freed and all(there[t] > 1 for t in tiles)]
    grown = [one for tiles in twice for one in _grown(tiles, rack_jokers + freed)]
    old = tuple(dict.fromkeys(loose)) if locked else ()
    shapes = dict.fromkeys([*loose, *_shapes(rack_jokers + freed), *grown])
    found = []
    for tiles in shapes:
        places = [at for at, tile in enumerate(tiles) if tile == JOKER]
        for kinds in product((JOKER, FREED), repeat=len(places)):
            if kinds.count(JOKER) <= rack_jokers and kinds.count(FREED) <= freed:
                jokers = dict(zip(places, kinds, strict=True))
                uses = tuple(jokers.get(at, tile) for at, tile in enumerate(tiles))
                points = sum(_number(tiles, at) for at in places if jokers[at] == JOKER)
                found.append(Column(tiles, uses, points))
    found += _whole_columns(whole, rack_jokers)
    return [
        column._replace(holds=tuple(s for s in old if holds(column.tiles, s))) for column in found
    ]


def _grown(tiles: Set, jokers: int) -> Iterator[Set]:
    """A run with up to three tiles more at either end, jokers among them; what is longer can be
    cut so that it still holds the run.
    """
    first = first_number(tiles)
    if not first:
        return
    after = first + len(tiles)
    for low in range(max(1, first - 3), first + 1):
        for high in range(after, min(NUMBERS.stop, after + 3) + 1):
            numbers = [n for n in range(low, high) if not first <= n < after]
            for count in range(min(jokers, len(numbers)) + 1):
                for places in combinations(numbers, count):
                    added = {n: JOKER if n in places else f"{tiles[0][0]}{n}" for n in numbers}
                    below = tuple(added[n] for n in numbers if n < first)
                    yield (*below, *tiles, *(added[n] for n in numbers if n >= after))


def _number(tiles: Set, place: int) -> int:
    """The number that a place of a set stands for."""
    first = first_number(tiles)
    return first + place if first else group_number(tiles)


def _shapes(jokers: int) -> Iterator[Set]:
    """All runs that cannot be cut, and all groups, with up to so many jokers."""
    for colour, count in product(COLOURS, range(jokers + 1)):
        longest = LONGEST_WITH_JOKERS if count == 2 else LONGEST
        for length in range(max(3, count + 2), longest + 1):
            for first in range(1, NUMBERS.stop - length + 1):
                row = [f"{colour}{number}" for number in range(first, first + length)]
                for places in combinations(range(length), count):
                    yield tuple(JOKER if at in places else tile for at, tile in enumerate(row))
    for number, count in product(NUMBERS, range(jokers + 1)):
        for size in range(max(1, 3 - count), 5 - count):
            for colours in combinations(COLOURS, size):
                yield (*(f"{colour}{number}" for colour in colours), *[JOKER] * count)


def _whole_columns(whole: Table, rack_jokers: int) -> Iterator[Column]:
    """R11: joker sets as they lie or with tiles added, runs also joined by tiles between them."""
    for at, tiles in enumerate(whole):
        if group_number(tiles):
            yield Column(tiles, (f"whole {at}",), 0)
            added = (*stands_for(tiles, tiles.index(JOKER)), *[JOKER] * min(1, rack_jokers))
            for tile in added if len(tiles) == 3 else ():
                points = group_number(tiles) if tile == JOKER else 0
                yield Column((*tiles, tile), (f"whole {at}", tile), points)
    runs = [(at, tiles) for at, tiles in enumerate(whole) if first_number(tiles)]
    for count in range(1, len(runs) + 1):
        for chosen in combinations(sorted(runs, key=lambda run: first_number(run[1])), count):
            yield from _joined(chosen, rack_jokers)


def _joined(chosen: tuple[tuple[int, Set], ...], rack_jokers: int) -> Iterator[Column]:
    """Runs in which these joker runs stay whole, with up to five tiles before and after."""
    colours = {tile[0] for _, tiles in chosen for tile in tiles if tile != JOKER}
    at_first = {first_number(tiles): (f"whole {at}", tiles) for at, tiles in chosen}
    lowest = min(at_first)
    highest = max(first + len(tiles) for first, (_, tiles) in at_first.items())
    if len(colours) > 1 or len(at_first) < len(chosen):
        return
    colour = colours.pop()
    for start, stop in product(range(max(1, lowest - 5), lowest + 1), range(highest, highest + 6)):
        pieces: list[tuple[str, Set, int]] = []
        number = start
        while number < stop:
            use, tiles = at_first.get(number, (f"{colour}{number}", (f"{colour}{number}",)))
            pieces.append((use, tiles, number))
            number += len(tiles)
        held = [use for use, _, _ in pieces if use.startswith("whole")]
        if number != stop or stop > NUMBERS.stop or len(held) < len(chosen):
            continue
        free = [i for i, (use, _, _) in enumerate(pieces) if use in NUMBER]
        for count in range(rack_jokers + 1):
            for places in combinations(free, count):
                yield _with_jokers(pieces, places)


def _with_jokers(pieces: list[tuple[str, Set, int]], places: tuple[int, ...]) -> Column:
    """The run of these pieces, with jokers of the rack in some places."""
    lying: list[Tile] = []
    for at, (_, tiles, _) in enumerate(pieces):
        lying += [JOKER] if at in places else tiles
    uses = [JOKER if at in places else use for at, (use, _, _) in enumerate(pieces)]
    return Column(tuple(lying), tuple(uses), sum(pieces[at][2] for at in places))
