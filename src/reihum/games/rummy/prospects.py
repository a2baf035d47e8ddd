"""What the chances of a round depend on, and the network that has learned who wins then.

`python -m training.rummy_chances` makes the file, which says what made it. Everything is told in
the order of play: the seat that moves next comes first.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from msgspec.structs import replace

from reihum.games.rummy.board import without
from reihum.games.rummy.fitting import JOKER_KIND, Fitting, Hand, friends, kinds_of, rack_worth
from reihum.games.rummy.laying import without_jokers
from reihum.games.rummy.model import JOKER, JOKER_POINTS, KINDS, Options, Rack, Round, Table, Turn
from reihum.games.rummy.plays import added_all
from reihum.games.rummy.solver import Work, good_play, some_end
from reihum.games.rummy.useful_draws import UsefulDraws
from reihum.kernel.match import Seat, by_seat
from reihum.networks.network import Contest, Facts, make

FILE: Final = "prospects.npz"  # who wins where some hold tiles back
# What was learned, by how all play: the usual, and where everybody lays what there is to lay.
FILES: Final = {"holding": FILE, "laying": "laying.npz"}
MOST_SEATS: Final = 4
LOOK_WORK: Final = 5_000  # to see what can be laid of a rack: few take so much
NEARLY: Final = 1  # tile is left, and so many more for each joker: perhaps all can be laid
WITH_A_JOKER: Final = 3  # it may join two pairs to a run
REMEMBERED: Final = 512  # of such looks

# How far some numbers are counted; beyond, it makes no difference.
RACK_TILES: Final = 20
MANY_TILES: Final = 8  # twos beyond that: a rack of someone who waits
LAID: Final = 20
IN_SETS: Final = 12
OPENING_STEPS: Final = 10
OPENING_STEP: Final = 6  # points
STUCK: Final = 16
FRIENDS: Final = 8
DEAD: Final = 6
SCARCE: Final = 3  # tiles or fewer would help
HELPED_STEPS: Final = 12
HELPED_STEP: Final = 0.05  # of the pool
WORTH_STEPS: Final = 20
WORTH_STEP: Final = 10  # points
POOL_STEPS: Final = 20
POOL_STEP: Final = 4  # tiles
LAST_TILES: Final = 8  # of the pool, counted one by one

KIND_FACTS: Final = 3 * len(KINDS)  # of a seat: one of a kind, two of it, one that cannot be laid


def steps(number: int, most: int) -> Facts:
    """A number as so many ones, then zeros."""
    ones = min(max(number, 0), most)
    return [1] * ones + [0] * (most - ones)


def common_facts(state: Round, fitting: Fitting, pool: int) -> Facts:
    """What is the same for all seats: the table, how large the pool is, what was agreed on."""
    lying = kinds_of(tuple([tile for tiles in state.table for tile in tiles]))
    options = state.options
    return [
        *[int(count > 0) for count in lying],
        *[int(count > 1) for count in lying],
        *[int(taken) for taken in fitting.taken],
        *steps(-(-pool // POOL_STEP), POOL_STEPS),
        *steps(pool, LAST_TILES),
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


def seat_facts(counts: Facts, left: Facts, opened: bool, useful: UsefulDraws) -> Facts:
    """What is to be known of one seat: its tiles, and those that it could not lay now."""
    size, stuck, alone = sum(counts), sum(left), Hand(counts)
    return [
        *[int(count > 0) for count in counts],
        *[int(count > 1) for count in counts],
        *[int(count > 0) for count in left],
        1,  # somebody sits here
        int(opened),
        int(stuck == 0),
        *steps(counts[JOKER_KIND], 2),
        *steps(size, RACK_TILES),
        *steps((size - RACK_TILES + 1) // 2, MANY_TILES),
        *steps(size - stuck, LAID),
        *steps(alone.in_sets, IN_SETS),
        *steps(0 if opened else alone.set_points // OPENING_STEP, OPENING_STEPS),
        *steps(stuck, STUCK),
        *steps(friends(left), FRIENDS),
        *steps(useful.dead, DEAD),
        *steps(sum([count <= SCARCE for count in useful.each]), DEAD),
        *steps(int(useful.part / HELPED_STEP), HELPED_STEPS),
        *steps(rack_worth(counts, JOKER_POINTS) // WORTH_STEP, WORTH_STEPS),
    ]


COMMON_SIZE: Final = KIND_FACTS + POOL_STEPS + LAST_TILES + MOST_SEATS - 1 + 11 + 1
RACK_FACTS: Final = RACK_TILES + MANY_TILES + LAID + IN_SETS + OPENING_STEPS + WORTH_STEPS
OTHER_FACTS: Final = 5 + RACK_FACTS + STUCK + FRIENDS + 2 * DEAD + HELPED_STEPS
SEAT_SIZE: Final = KIND_FACTS + OTHER_FACTS


class Laid(NamedTuple):
    """The best that a seat could do: what is left of its rack by kinds, the table, what fits it."""

    left: tuple[int, ...]
    table: Table
    fitting: Fitting
    sure: bool  # whether there was work enough for all that was looked into
    work: int  # that it took


Look = Callable[[Table, Rack, bool, Options], Laid]  # who has opened sees the table, too (R5)


def best_laid(table: Table, rack: Rack, opened: bool, options: Options) -> Laid:
    """What a rack could do on this table, with as much work as nearly all need."""
    return laid(Turn(table, rack, opened, options), LOOK_WORK)


@lru_cache(maxsize=REMEMBERED)
def laid(turn: Turn, most: int) -> Laid:
    """What is left if all tiles are laid, or else as many as can be without the jokers; with so
    much work at most.

    What jokers add takes ten times the work of all the rest, and good players keep them until they
    end the round. A good play is mostly the best; where nearly all is laid by it, it is made sure
    whether all can be.
    """
    work = Work(most)
    plain = without_jokers(turn.rack)
    play = good_play(replace(turn, rack=plain), work=work) if plain else None
    stuck, table = (without(plain, play.played), play.table) if play else (plain, turn.table)
    opened = turn.opened or play is not None
    left = (*stuck, *[JOKER] * (len(turn.rack) - len(plain)))
    adds = opened and (turn.opened or turn.options.manipulate_when_opening)  # to others' sets (R5)
    if adds and not stuck:  # the jokers mostly find a place then
        longer, homeless = added_all(table, left)
        left, table = (left, table) if homeless else ((), longer)
    if left and len(stuck) <= NEARLY + WITH_A_JOKER * (len(left) - len(stuck)):
        end = some_end(turn, work=work)
        left, table = ((), end.table) if end else (left, table)
    return Laid(
        left=tuple(kinds_of(left)),
        table=table,
        fitting=Fitting(table if opened or not left else ()),
        sure=not work.used_up,
        work=int(most - work.left),
    )


class Scene:
    """A moment of a round, as the network wants it; so many tiles of its pool are being drawn."""

    def __init__(self, state: Round, coming: int = 0, look: Look | None = None) -> None:
        look = look or best_laid
        self.seats = len(state.racks)
        self.first: Seat = state.turn
        self.common = common_facts(state, Fitting(state.table), len(state.pool) - coming)
        self.each: list[Facts] = []
        pool = kinds_of(state.pool)
        for distance in range(self.seats):
            seat = (state.turn + distance) % self.seats
            rack, opened = state.racks[seat], state.opened[seat]
            best = look(state.table, rack, opened, state.options)
            left = list(best.left)
            useful = UsefulDraws(left, best.fitting, pool)
            self.each.append(seat_facts(kinds_of(rack), left, opened, useful))


class Growing:
    """A seat that draws: what it would be left with is told at a glance, whatever comes."""

    def __init__(self, state: Round, seat: Seat, look: Look | None = None) -> None:
        look = look or best_laid
        self.counts, self.opened = kinds_of(state.racks[seat]), state.opened[seat]
        self.wanted = state.options.opening_points
        best = look(state.table, state.racks[seat], self.opened, state.options)
        self.left, self.fitting = list(best.left), best.fitting
        self.pool = kinds_of(state.pool)
        self.lays = self.opened or sum(self.left) < sum(self.counts)
        self.at_a_glance = sum(Hand(self.left, self.fitting).left)

    def facts(self, kinds: list[int]) -> Facts:
        """The facts of the seat with these tiles besides, which the pool has no longer."""
        counts, left, pool = self.counts.copy(), self.left.copy(), self.pool.copy()
        for kind in kinds:
            counts[kind] += 1
            left[kind] += 1
            pool[kind] -= 1
        if self.lays:
            hand = Hand(left, self.fitting)
            if sum(hand.left) < self.at_a_glance + len(kinds):
                left = hand.left
        else:
            hand = Hand(counts)
            if hand.in_sets and hand.set_points >= self.wanted:
                left = hand.left
        return seat_facts(counts, left, self.opened, UsefulDraws(left, self.fitting, pool))


def shipped(file: str = FILE) -> Contest:
    """The network that has learned it."""
    return _read(file)


@cache  # apart: for a cache, an argument left out is another than the same one named
def _read(file: str) -> Contest:
    return make().contest(files("reihum.games.rummy").joinpath(file).read_bytes())


def judged(scene: Scene, file: str = FILE) -> tuple[float, ...]:
    """How likely each seat is to win, by its number."""
    found = shipped(file).chances(scene.common, [[one] for one in scene.each])
    return by_seat(found[0], scene.first)
