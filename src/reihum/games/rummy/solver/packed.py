"""Several small numbers in one: how each of them is read, and how they are put together.

Whole numbers are what compiling makes quick, so the solver's states, transitions and nodes are
such. Only this module knows where in them something is; supply.py knows it of what a colour finds
at a number, value.py of what an arrangement is worth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOT_THERE: Final = -1

# The place of a colour's tiles of a number in a list of all kinds. Two numbers beyond either end
# have places too, which stay empty.
CELLS: Final = 17 * 4
FIRST_CELL: Final = 2 * 4  # that of number 1
LAST_CELL: Final = 14 * 4 + 3  # that of number 13


def cell_of(number: i64, colour: i64) -> i64:
    """The place of the tiles of a number and a colour."""
    return (number + 1) * 4 + colour


def number_at(cell: i64) -> i64:
    """The number of the tiles at a place."""
    return (cell >> 2) - 1


def colour_at(cell: i64) -> i64:
    """Their colour."""
    return cell & 3


# Tiles of one number by colour, two bits each, that of colour 0 lowest.


def count_in(counts: i64, colour: i64) -> i64:
    """How many of these tiles are of a colour."""
    return counts >> 2 * colour & 3


def counts_of(a: i64, b: i64, c: i64, d: i64) -> i64:
    """So many tiles of each colour."""
    return a | b << 2 | c << 4 | d << 6


def one_of(colour: i64) -> i64:
    """One tile of a colour."""
    return 1 << 2 * colour


def tiles_in(counts: i64) -> i64:
    """How many tiles these are."""
    return (counts & 3) + (counts >> 2 & 3) + (counts >> 4 & 3) + (counts >> 6)


def holds_colours(counts: i64, colours: i64) -> bool:
    """Whether there is a tile of each colour in `colours`, which has each at most once."""
    return (counts | counts >> 1) & colours == colours


# Tiles of one number and jokers, which lie in groups together.
MOST_IN_GROUPS: Final = 3 << 8


def in_groups_of(counts: i64, jokers: i64) -> i64:
    """These tiles and so many jokers."""
    return jokers << 8 | counts


# The counts that each colour may give to groups, as bits: three a colour, for none, one and two.
ALL_COUNTS: Final = 7
NO_TILES: Final = 0o1111  # for every colour the lowest bit


def with_count(allowed: i64, count: i64) -> i64:
    """The counts of one colour that are allowed, with one more."""
    return allowed | 1 << count


def of_colour(bits: i64, colour: i64) -> i64:
    """These bits in the place of a colour."""
    return bits << 3 * colour


def may_have(allowed: i64, colour: i64, count: i64) -> bool:
    """Whether so many tiles of a colour may go to groups."""
    return allowed >> 3 * colour + count & 1 > 0


def some_for_every_colour(allowed: i64) -> bool:
    """Whether every colour may give some number of tiles, be it none."""
    return (allowed | allowed >> 1 | allowed >> 2) & NO_TILES == NO_TILES


# Groups of a number that must stay whole (R11) and may get a fourth tile: blocks, each told by the
# colours that may be added, of which there is at least one; four bits each.


def missing_in(colours: i64) -> i64:
    """The colours that a group has no tile of, a bit each."""
    missing: i64 = 0
    for colour in range(4):
        if not count_in(colours, colour):
            missing |= 1 << colour
    return missing


def with_block(blocks: i64, missing: i64) -> i64:
    """One group more, told by the colours that it misses."""
    return blocks << 4 | missing


def other_blocks(blocks: i64) -> i64:
    """All but the first."""
    return blocks >> 4


def takes(blocks: i64, colour: i64) -> bool:
    """Whether a tile of this colour can be added to the first."""
    return blocks >> colour & 1 > 0


def key_of_choice(available: i64, jokers: i64, blocks: i64, allowed: i64) -> i64:
    """All that decides which tiles of a number can lie in groups: the tiles there are, the jokers
    that lie with them, the blocks, and the counts that each colour may give.
    """
    return ((blocks << 8 | available) << 2 | jokers) << 12 | allowed


# Jokers that are left: those of the table in the lowest two bits, those of the rack above them.
MOST_LEFT: Final = 16


def jokers_of(table: i64, rack: i64) -> i64:
    """So many jokers of the table and of the rack."""
    return table | rack << 2


def table_jokers(left: i64) -> i64:
    """Those of the table."""
    return left & 3


def rack_jokers(left: i64) -> i64:
    """Those of the rack."""
    return left >> 2


# The state of a colour between two numbers: its open runs (open_runs.py); which runs of the table
# that reach beyond are kept, a bit each; how many of the table's runs have ended just there.


def state_of(open_runs: i64, marks: i64, ended: i64) -> i64:
    """The state of a colour."""
    return open_runs | marks << 7 | ended << 11


def open_runs_in(state: i64) -> i64:
    """The open runs of a state."""
    return state & 0x7F


def marks_in(state: i64) -> i64:
    """Which of the table's runs are still kept; of joker runs that must stay whole, which have
    taken on another run.
    """
    return state >> 7 & 15


def ended_in(state: i64) -> i64:
    """How many of the table's runs have ended just there."""
    return state >> 11


# A node of a sweep (sweep.py): the places of the four states in the list of all, twelve bits each,
# that of colour 0 lowest; the jokers that are left; the points of an opening. There are no more
# than 837 states: a run that is open, kept or just ended has a tile or a joker of the number, and
# there are two tiles of a kind, and two jokers.
PLACE_BITS: Final = 12


def node_of(left: i64, points: i64) -> i64:
    """A node at which nothing is open yet."""
    return left << 48 | points << 52


def place_in(node: i64, colour: i64) -> i64:
    """The place of a colour's state."""
    return node >> colour * PLACE_BITS & 0xFFF


def left_in(node: i64) -> i64:
    """The jokers that are left."""
    return node >> 48 & 15


def points_in(node: i64) -> i64:
    """The points of an opening so far."""
    return node >> 52


def places_of(a: i64, b: i64, c: i64, d: i64) -> i64:
    """The places of the four states, as part of a node."""
    return a | b << PLACE_BITS | c << 2 * PLACE_BITS | d << 3 * PLACE_BITS


# How a node was come by: from which node, with which placement of jokers (eight bits), with which
# tiles in groups (eight bits).
MOST_PLACEMENTS: Final = 1 << 8


def origin_of(node: i64, placement: i64, in_groups: i64) -> i64:
    """From a node, with a placement and the tiles that go to groups."""
    return node << 16 | placement << 8 | in_groups


def node_before(origin: i64) -> i64:
    """The node that it was come from."""
    return origin >> 16


def placement_in(origin: i64) -> i64:
    """The placement of jokers, by its number."""
    return origin >> 8 & 0xFF


def groups_in(origin: i64) -> i64:
    """The tiles that went to groups."""
    return origin & 0xFF


# A part of a longer list: where it begins, and how many there are (eight bits).
MOST_IN_PART: Final = 0xFF


def part_of(start: i64, count: i64) -> i64:
    """So many from there on."""
    assert count <= MOST_IN_PART
    return start << 8 | count


def start_of(part: i64) -> i64:
    """Where a part begins."""
    return part >> 8


def end_of(part: i64) -> i64:
    """Where a part ends."""
    return (part >> 8) + (part & 0xFF)


def is_empty(part: i64) -> bool:
    """Whether there is nothing in a part."""
    return part & 0xFF == 0


# A row of transitions (transitions.py), in a list of rows: which numbers of tiles may go to groups,
# and behind that for none, one and two of them a part of the list of transitions. A node has four
# rows, by colour, for each number of jokers that runs can get: where each begins is a list, too.
ROWS_OF_NODE: Final = 3 * 4


def place_in_row(row: i64, in_groups: i64) -> i64:
    """Where the part is for so many tiles in groups, if the row begins there."""
    return row + 1 + in_groups


def place_of_row(jokers: i64, colour: i64) -> i64:
    """Where in the list of a node's rows a colour's is, if its runs get so many jokers."""
    return 4 * jokers + colour


def place_of_part(begins: vec[i64], jokers: i64, in_groups: i64, colour: i64) -> i64:
    """Where the part of a colour is, by all jokers in runs and all tiles in groups; `begins` is the
    list of a node's rows.
    """
    row = begins[place_of_row(count_in(jokers, colour), colour)]
    return place_in_row(row, count_in(in_groups, colour))


# What a transition of a colour does, as far as its runs are laid out by it (arrange.py).


def deed_of(in_runs: i64, released: i64, lengthened: i64) -> i64:
    """So many tiles in runs, these runs of the table released, so many lengthened."""
    return in_runs | released << 2 | lengthened << 6


def tiles_in_runs(deed: i64) -> i64:
    """How many tiles the colour's runs get."""
    return deed & 3


def released_in(deed: i64) -> i64:
    """Which of the table's runs are released, as marks."""
    return deed >> 2 & 15


def lengthened_in(deed: i64) -> i64:
    """How many of the table's runs that ended just below get a tile more."""
    return deed >> 6


# What a transition costs. Those of the four colours are added up, so no part may run over.
#
#     bits   what
#     0-7    runs of the table that are touched, here or at the next number
#     8-15   of these, those that are touched only at the next number
#     16-19  tiles that runs need from groups of the next number
#     20-23  tiles that runs need from groups of the number after it
#     24-31  runs of the table that reach beyond the number and are touched by now
#     32-    tiles that stay on the rack
ONE_TOUCHED: Final = 1  # the toll of a run that is touched here


def toll_of_unlaid(tiles: i64) -> i64:
    """What it costs that so many tiles stay on the rack."""
    return tiles << 32


def toll_ahead(later: i64, from_next: i64, from_far: i64, broken: i64) -> i64:
    """What will be touched at the next number, what runs will need from groups of the next two, and
    how many runs that reach beyond are touched by now.
    """
    return later | later << 8 | from_next << 16 | from_far << 20 | broken << 24


# A transition: the place of the next state, and above it the toll. There are two bits more for the
# place, so that four transitions can be added up and the toll of all is right.


def transition_of(place: i64, toll: i64) -> i64:
    """A transition to the state at a place."""
    assert place < 1 << PLACE_BITS
    return place | toll << 14


def next_place(transition: i64) -> i64:
    """The place of the state after a transition."""
    return transition & 0xFFF


def toll_in(transitions: i64) -> i64:
    """The toll of a transition, or of up to four that are added up."""
    return transitions >> 14


def touched_in(toll: i64) -> i64:
    """How many of the table's runs are touched, here or at the next number."""
    return toll & 0xFF


def later_in(toll: i64) -> i64:
    """How many of them are touched only at the next number, which counts them then."""
    return toll >> 8 & 0xFF


MOST_FROM_GROUPS: Final = 256


def from_groups_in(toll: i64) -> i64:
    """The tiles that runs need from groups of the next two numbers."""
    return toll >> 16 & 0xFF


def from_next_in(from_groups: i64) -> i64:
    """Those that they need from the next number."""
    return from_groups & 15


def from_far_in(from_groups: i64) -> i64:
    """Those that they need from the one after it."""
    return from_groups >> 4


def broken_in(toll: i64) -> i64:
    """How many of the table's runs that reach beyond the number are touched by now."""
    return toll >> 24 & 0xFF


def unlaid_in(toll: i64) -> i64:
    """How many tiles stay on the rack."""
    return toll >> 32
