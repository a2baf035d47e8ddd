"""Positions for the solver's tests, drawn by Hypothesis."""

from collections import Counter
from itertools import pairwise

from hypothesis import strategies as st

from reihum.games.rummy.board import is_set, sorted_tiles, tidy
from reihum.games.rummy.model import (
    ALL_TILES,
    COLOURS,
    JOKER,
    NUMBER,
    Options,
    Rack,
    Set,
    Table,
    Tile,
    Turn,
)

Position = tuple[Table, Rack]
OPTIONS = st.builds(
    Options,
    jokers=st.sampled_from(["locked", "free"]),
    manipulate_when_opening=st.booleans(),
    opening_points=st.sampled_from([0, 18, 30]),
)


@st.composite
def sets(draw: st.DrawFn, low: int = 1, high: int = 13, jokers: int = 1) -> Set:
    """A run or a group of numbers from low to high, perhaps with jokers in it."""
    if draw(st.booleans()):
        number = draw(st.integers(low, high))
        colours = draw(st.lists(st.sampled_from(COLOURS), min_size=3, max_size=4, unique=True))
        tiles = [f"{colour}{number}" for colour in colours]
    else:
        first = draw(st.integers(low, high - 2))
        last = draw(st.integers(first + 2, min(high, first + 7)))
        colour = draw(st.sampled_from(COLOURS))
        tiles = [f"{colour}{number}" for number in range(first, last + 1)]
    places = st.lists(st.integers(0, len(tiles) - 1), max_size=jokers, unique=True)
    for place in draw(places):
        tiles[place] = JOKER
    return tidy(tuple(tiles))


@st.composite
def positions(
    draw: st.DrawFn,
    most_sets: int = 10,
    most_held: int = 14,
    low: int = 1,
    high: int = 13,
    jokers: int = 1,
) -> Position:
    """A table as it may lie, and a rack of the tiles that are left."""
    left = Counter(ALL_TILES)
    table: list[Set] = []
    for tiles in draw(st.lists(sets(low, high, jokers), max_size=2 * most_sets)):
        if len(table) < most_sets and is_set(tiles) and not Counter(tiles) - left:
            left -= Counter(tiles)
            table.append(tiles)
    pool = [tile for tile in left.elements() if tile == JOKER or low <= NUMBER[tile] <= high]
    held = draw(st.lists(st.sampled_from(range(len(pool))), max_size=most_held, unique=True))
    return tuple(table), sorted_tiles(pool[at] for at in held)


@st.composite
def joker_exchanges(draw: st.DrawFn) -> Position:
    """A joker set among others of its numbers; on the rack the tile for it, and the other joker."""
    low = draw(st.integers(1, 8))
    high = min(13, low + draw(st.integers(3, 6)))
    whole = draw(sets(low, high, jokers=0))
    at = draw(st.integers(0, len(whole) - 1))
    table = [tidy((*whole[:at], JOKER, *whole[at + 1 :]))]
    rack = [whole[at], JOKER]
    left = Counter(ALL_TILES) - Counter(table[0]) - Counter(rack)
    for tiles in draw(st.lists(sets(low, high, jokers=0), min_size=1, max_size=5)):
        if not Counter(tiles) - left:
            left -= Counter(tiles)
            table.append(tiles)
    pool = sorted(tile for tile in left.elements() if low <= NUMBER[tile] <= high)
    held = draw(st.lists(st.sampled_from(range(len(pool))), max_size=6, unique=True))
    return tuple(table), sorted_tiles([*rack, *[pool[place] for place in held]])


@st.composite
def turns_with_own_sets(draw: st.DrawFn) -> Turn:
    """A turn in which some sets of the rack are whole, mostly with jokers besides."""
    left = Counter(ALL_TILES)
    table: list[Set] = []
    rack: list[Tile] = [JOKER] * draw(st.integers(0, 2))
    left.subtract(rack)
    for tiles, mine in draw(st.lists(st.tuples(sets(), st.booleans()), max_size=8)):
        if is_set(tiles) and not Counter(tiles) - left:
            left -= Counter(tiles)
            if mine:
                rack += tiles
            else:
                table.append(tiles)
    rack += draw(st.lists(st.sampled_from(sorted(left.elements())), max_size=1))
    return Turn(tuple(table), sorted_tiles(rack), draw(st.booleans()), draw(OPTIONS))


@st.composite
def full_tables(draw: st.DrawFn) -> Position:
    """All 104 numbers and a joker on the table, the other joker on the rack; or nearly so."""
    rows: list[Set] = []
    for colour in COLOURS:
        for _ in range(2):
            cut = draw(st.sampled_from([(), (3,), (5,), (3, 7), (4, 10), (3, 6, 9)]))
            ends = [0, *cut, 13]
            for low, high in pairwise(ends):
                rows.append(tuple(f"{colour}{n}" for n in range(low + 1, high + 1)))
    taken = draw(st.integers(0, 5))
    rack: list[str] = [JOKER] * draw(st.integers(0, 2))
    for at in range(taken):
        place = at % len(rows)
        if len(rows[place]) > 3:
            rack.append(rows[place][-1])
            rows[place] = rows[place][:-1]
    return tuple(rows), sorted_tiles(rack)
