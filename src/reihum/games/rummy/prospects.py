"""What the chances of a round depend on, and the network that has learned who wins then.

`python -m training.rummy_chances` makes the file, which says what made it. Everything is told in
the order of play: the seat that moves next comes first.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from reihum.games.rummy.board import without
from reihum.games.rummy.fitting import JOKER_KIND, Fitting, Hand, friends, kinds_of, rack_worth
from reihum.games.rummy.model import JOKER_POINTS, KINDS, Options, Rack, Round, Table, Turn
from reihum.games.rummy.solver import Work, best_play
from reihum.kernel.match import Seat
from reihum.kernel.network import Contest, Facts, Line, make

FILE: Final = "prospects.npz"
MOST_SEATS: Final = 4
MOST_WORK: Final = 4_000  # for a look at one rack: few take so much
REMEMBERED: Final = 512  # of such looks

# How far some numbers are counted; beyond, it makes no difference.
RACK_TILES: Final = 20
LAID: Final = 12
OPENING_STEPS: Final = 10
OPENING_STEP: Final = 6  # points
STUCK: Final = 12
FRIENDS: Final = 8
WORTH_STEPS: Final = 10
WORTH_STEP: Final = 9  # points
POOL_STEPS: Final = 20
POOL_STEP: Final = 4  # tiles

KIND_FACTS: Final = 3 * len(KINDS)  # of a seat: one of a kind, two of it, one that cannot be laid


def steps(number: int, most: int) -> Facts:
    """A number as so many ones, then zeros."""
    ones = min(max(number, 0), most)
    return [1] * ones + [0] * (most - ones)


def common_facts(state: Round, fitting: Fitting) -> Facts:
    """What is the same for all seats: the table, the pool, what was agreed on."""
    lying = kinds_of(tuple([tile for tiles in state.table for tile in tiles]))
    options = state.options
    return [
        *[int(count > 0) for count in lying],
        *[int(count > 1) for count in lying],
        *[int(taken) for taken in fitting.taken],
        *steps(-(-len(state.pool) // POOL_STEP), POOL_STEPS),
        *steps(state.idle_turns, MOST_SEATS - 1),
        *_option_facts(options),
        int(state.drawn),
    ]


def _option_facts(options: Options) -> Facts:
    return [
        *steps(options.opening_points // 10, 6),
        int(options.manipulate_when_opening),
        int(options.jokers == "free"),
        int(options.draw_and_discard),
        int(options.open_tile == "finish"),
        int(options.open_tile == "any"),
    ]


def seat_facts(counts: Facts, left: Facts, opened: bool) -> Facts:
    """What is to be known of one seat: its tiles, and those that it could not lay now."""
    size, stuck = sum(counts), sum(left)
    opening = 0 if opened else Hand(counts).set_points
    return [
        *[int(count > 0) for count in counts],
        *[int(count > 1) for count in counts],
        *[int(count > 0) for count in left],
        1,  # somebody sits here
        int(opened),
        int(stuck == 0),
        *steps(counts[JOKER_KIND], 2),
        *steps(size, RACK_TILES),
        *steps(size - stuck, LAID),
        *steps(opening // OPENING_STEP, OPENING_STEPS),
        *steps(stuck, STUCK),
        *steps(friends(left), FRIENDS),
        *steps(rack_worth(counts, JOKER_POINTS) // WORTH_STEP, WORTH_STEPS),
    ]


COMMON_SIZE: Final = KIND_FACTS + POOL_STEPS + MOST_SEATS - 1 + 11 + 1
OTHER_FACTS: Final = 5 + RACK_TILES + LAID + OPENING_STEPS + STUCK + FRIENDS + WORTH_STEPS
SEAT_SIZE: Final = KIND_FACTS + OTHER_FACTS


class Laid(NamedTuple):
    """The best that a seat could do: the table then, and what is left of its rack, by kinds."""

    table: Table
    left: tuple[int, ...]


@lru_cache(maxsize=REMEMBERED)
def best_laid(table: Table, rack: Rack, opened: bool, options: Options) -> Laid:
    """What is left if these tiles are laid as well as can be, as far as the work goes."""
    turn = Turn(table, rack, opened, options)
    play = best_play(turn, work=Work(MOST_WORK)) if rack else None
    if not play:
        return Laid(table, tuple(kinds_of(rack)))
    return Laid(play.table, tuple(kinds_of(without(rack, play.played))))


class Scene:
    """A moment of a round, as the network wants it."""

    def __init__(self, state: Round) -> None:
        self.seats = len(state.racks)
        self.first: Seat = state.turn
        self.common = common_facts(state, Fitting(state.table))
        self.each: list[Facts] = []
        for distance in range(self.seats):
            seat = (state.turn + distance) % self.seats
            rack, opened = state.racks[seat], state.opened[seat]
            left = best_laid(state.table, rack, opened, state.options).left
            self.each.append(seat_facts(kinds_of(rack), list(left), opened))


class Growing:
    """A seat that draws: what it would be left with is told at a glance, whatever comes."""

    def __init__(self, state: Round, seat: Seat) -> None:
        self.counts, self.opened = kinds_of(state.racks[seat]), state.opened[seat]
        self.wanted = state.options.opening_points
        best = best_laid(state.table, state.racks[seat], self.opened, state.options)
        self.left = list(best.left)
        self.fitting = Fitting(best.table)
        self.lays = self.opened or sum(self.left) < sum(self.counts)
        self.at_a_glance = sum(Hand(self.left, self.fitting).left)

    def facts(self, kinds: list[int]) -> Facts:
        """The facts of the seat with these tiles besides."""
        counts, left = self.counts.copy(), self.left.copy()
        for kind in kinds:
            counts[kind] += 1
            left[kind] += 1
        if self.lays:
            hand = Hand(left, self.fitting)
            if sum(hand.left) < self.at_a_glance + len(kinds):
                left = hand.left
        else:
            hand = Hand(counts)
            if hand.in_sets and hand.set_points >= self.wanted:
                left = hand.left
        return seat_facts(counts, left, self.opened)


@cache
def shipped() -> Contest:
    """The network that has learned it."""
    return make().contest(files("reihum.games.rummy").joinpath(FILE).read_bytes())


def judged(scene: Scene) -> Line:
    """How likely each seat is to win, by its number."""
    return by_seat(shipped().chances(scene.common, [[one] for one in scene.each])[0], scene.first)


def by_seat(chances: Line, first: Seat) -> Line:
    """Chances in the order of play as chances by seat."""
    return [chances[(seat - first) % len(chances)] for seat in range(len(chances))]
