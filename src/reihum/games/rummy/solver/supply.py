"""What a colour finds at a number, several small numbers in one: how each of them is read.

Only this module knows where in them something is, as packed.py does for all the rest.
"""

from mypy_extensions import i64

# A run of the table as it lies at a number: there; whether it must stay whole (R11), whether a tile
# already took a joker's place in it; how many of its tiles lie below, up to three; whether it ends
# there. Those that lie side by side at a number have places of their own, six bits each.


def table_run(whole: i64, changed: i64, below: i64, ends: i64) -> i64:
    """A run that is there."""
    return 1 | whole << 1 | changed << 2 | below << 3 | ends << 5


def at_place(run: i64, place: i64) -> i64:
    """The run in a place among those that lie side by side."""
    return run << 6 * place


def run_at(runs: i64, place: i64) -> i64:
    """The run in a place; 0 if none is there."""
    return runs >> 6 * place & 0x3F


def mark_of(place: i64) -> i64:
    """The mark of the run in a place: its bit in a state, which tells that it is kept."""
    return 1 << place


def is_whole(run: i64) -> bool:
    """R11: whether it must stay whole."""
    return run >> 1 & 1 > 0


def is_changed(run: i64) -> bool:
    """Whether a tile already took a joker's place."""
    return run >> 2 & 1 > 0


def tiles_below(run: i64) -> i64:
    """How many of its tiles lie below the number; three is as good as more."""
    return run >> 3 & 3


def ends_here(run: i64) -> bool:
    """Whether this is its last number."""
    return run >> 5 > 0


# A supply, what a colour finds at a number (transitions.py): tiles that have to lie on the table,
# and all tiles; what the next number has for runs, and what the number after it has; jokers in runs
# here; joker runs and plain runs that begin at the next number; whether a joker may lie where a
# tile could, and whether the second joker is still to come; what the next two numbers have for runs
# besides the tiles of groups; last the runs of the table that lie here.


def supply_of(must: i64, total: i64, near: i64, joker_runs: i64, begun: i64) -> i64:
    """What is there without jokers: here, and at the next number."""
    return must | total << 2 | near << 4 | joker_runs << 12 | begun << 14


def beyond_groups(near: i64, far: i64) -> i64:
    """What the next two numbers have for runs besides the tiles of groups."""
    return near << 18 | far << 21


def lying_here(runs: i64) -> i64:
    """The runs of the table that lie here."""
    return runs << 24


def joker_supply(near: i64, far: i64, in_runs: i64) -> i64:
    """What jokers add: so many to the next number, all that the one after has, those in runs."""
    return near << 4 | far << 7 | in_runs << 10


def joker_freedom(loose: bool, more: bool) -> i64:
    """Whether a joker may lie where a tile could; whether the second one is still to come."""
    return (1 << 16 if loose else 0) | (1 << 17 if more else 0)


def must_in(supply: i64) -> i64:
    """Tiles that have to lie on the table."""
    return supply & 3


def total_in(supply: i64) -> i64:
    """Tiles that have to, and those that may."""
    return supply >> 2 & 3


def near_in(supply: i64) -> i64:
    """How many tiles and jokers the next number has for runs."""
    return supply >> 4 & 7


def far_in(supply: i64) -> i64:
    """How many tiles and jokers the number after the next has for runs."""
    return supply >> 7 & 7


def jokers_in(supply: i64) -> i64:
    """Jokers in runs here."""
    return supply >> 10 & 3


def joker_runs_in(supply: i64) -> i64:
    """Joker runs that begin at the next number."""
    return supply >> 12 & 3


def begun_in(supply: i64) -> i64:
    """Plain runs of the table that begin at the next number."""
    return supply >> 14 & 3


def is_loose(supply: i64) -> bool:
    """Whether a joker may lie where a tile could."""
    return supply >> 16 & 1 > 0


def has_more(supply: i64) -> bool:
    """Whether the second joker is still to come."""
    return supply >> 17 & 1 > 0


def near_loose_in(supply: i64) -> i64:
    """What the next number has for runs besides the tiles of groups."""
    return supply >> 18 & 7


def far_loose_in(supply: i64) -> i64:
    """What the number after the next has for runs besides the tiles of groups."""
    return supply >> 21 & 7


def runs_in(supply: i64) -> i64:
    """The runs of the table that lie here."""
    return supply >> 24
