"""How likely each seat is to win a round of Rummy, all racks known, if all go on well."""

from math import fsum
from operator import mul
from typing import Final

from msgspec.structs import replace

from reihum.games.rummy.board import tidied, without
from reihum.games.rummy.fitting import kinds_of
from reihum.games.rummy.layable import Layable
from reihum.games.rummy.laying import (
    Budget,
    finish,
    has_opened,
    lay_nothing,
    most,
    with_discard,
    without_jokers,
)
from reihum.games.rummy.manner import suited
from reihum.games.rummy.model import (
    KINDS,
    RANK,
    Action,
    Draw,
    Lay,
    Rack,
    Round,
    Table,
    Tile,
    TimeUp,
    View,
)
from reihum.games.rummy.prospects import (
    FILE,
    FILES,
    LOOK_WORK,
    Growing,
    Look,
    Scene,
    best_laid,
    judged,
    shipped,
)
from reihum.games.rummy.rules import apply
from reihum.games.rummy.solver import good_end
from reihum.games.rummy.turn import changed, must_draw_first
from reihum.games.rummy.view import imagine, turn_of
from reihum.kernel.chance import shuffled
from reihum.kernel.match import Seat, by_seat, shares_of_win

__all__ = [
    "FILES",
    "VERSION",
    "chance_in",
    "chances",
    "draws",
    "fan",
    "lucky",
    "suited",
    "told_apart",
    "weighed",
    "with_each",
]

VERSION: Final = 1  # of how positions are looked at: whoever changes what comes out raises it

Chances = tuple[float, ...]
Fan = tuple[tuple[float, Tile], ...]  # outcomes, each with how likely it is

# Deals of what a seat cannot see, over which its moves are weighed: at least so many and for so
# much work, then more, while there is work, until the difference between two moves is known.
FEWEST_DEALS: Final = 2
MOST_DEALS: Final = 8
LITTLE_WORK: Final = 1_000
SPREAD: Final = 0.01  # the variance of that difference from deal to deal, before any is seen
CLOSE: Final = 0.0025  # the variance of its mean that is small enough
DRAWN: Final = 12  # tiles that may be drawn are tried in each deal
# What it may take to find the moves to think of; and all looks into these deals together. When that
# is used up the fewest deals are looked into all the same, with this much for each look.
MOVES_WORK: Final = 13_000
GOOD_END_WORK: Final = 2_000
LOOKS_WORK: Final = 8_000
LEAST_LOOK_WORK: Final = 250

SAMPLED: Final = 200  # ways to draw several tiles, out of all: the mean is off by 1 point of 100


def chances(state: Round, end_seen: bool = True, file: str = FILE) -> Chances:
    """How likely each seat is to win the round, or its share, what is to come being unknown.

    `end_seen`: whether the next to move is sure to see that all its tiles can be laid. `file`: what
    was learned, from players who hold tiles back or from players who lay.
    """
    return (_end_at_hand(state) if end_seen else None) or _judged(state, file=file)


def _judged(state: Round, look: Look | None = None, file: str = FILE) -> Chances:
    """What the network says, unless it is known who has won."""
    if state.points is not None:
        return shares_of_win(state.points)
    return judged(Scene(state, look=look), file)


def _end_at_hand(state: Round) -> Chances | None:
    """R14: whoever is about to move and can lay all its tiles wins, whatever the others hold; None
    if nobody can. The network has not learned that from games of good players: there nobody who
    could end the round lets another move.
    """
    seat = state.turn
    if state.points is not None or must_draw_first(state):
        return None
    if sum(best_laid(state.table, state.racks[seat], state.opened[seat], state.options).left):
        return None
    return tuple([float(one == seat) for one in range(len(state.racks))])


def draws(state: Round, seat: Seat, action: Action) -> dict[str, Fan]:
    """The tiles that this action can bring, each with how likely it is; nothing if it draws none.

    By what there is in the pool: in whatever order it lies, all orders are equally likely.
    """
    if len(apply(state, seat, action).pool) == len(state.pool):
        return {}
    kinds, pool = dict.fromkeys(sorted(state.pool, key=RANK.__getitem__)), len(state.pool)
    return {"tile": tuple([(state.pool.count(kind) / pool, kind) for kind in kinds])}


def lucky(
    state: Round, seat: Seat, action: Action, after: Round, file: str = FILE
) -> Chances | None:
    """What the draw gave each seat: the chances with the tile that came, less their mean over all
    that could have come; None if nothing was drawn.
    """
    came = fan(state, seat, action, after, file)
    if not came:
        return None
    now, could = came
    weights = [likely for likely, _ in could]
    by_seats = zip(*[line for _, line in could], strict=True)
    usual = [sum(map(mul, weights, of_seat)) for of_seat in by_seats]
    return tuple([chance - mean for chance, mean in zip(now, usual, strict=True)])


def fan(
    state: Round, seat: Seat, _action: Action, after: Round, file: str = FILE
) -> tuple[Chances, list[tuple[float, Chances]]] | None:
    """The chances after a draw, and those after all that it could have brought, each with how
    likely it was; None if nothing was drawn.

    What the seat could lay with a tile more is told at a glance, for the one that came as for all
    others. Where the clock makes it several tiles (R8), some ways to draw them stand for all.
    """
    drawn = len(state.pool) - len(after.pool)
    if drawn == 0 or after.points is not None:
        return None
    end = _end_at_hand(after) if after.turn != seat else None
    if end:  # whatever came
        return end, [(1.0, end)]
    came = [RANK[tile] for tile in state.pool[:drawn]]
    rack = _without(after.racks[seat], came)
    base = replace(after, racks=changed(after.racks, seat, rack), pool=state.pool)
    if drawn == 1:
        likely = _likely(state.pool)
        each = with_each(base, seat, [[kind] for kind in likely], file=file)
        return each[list(likely).index(came[0])], list(zip(likely.values(), each, strict=True))
    now, *some = with_each(base, seat, [came, *_some_ways(state.pool, drawn)], file=file)
    return now, [(1 / SAMPLED, one) for one in some]


def _without(rack: Rack, kinds: list[int]) -> Rack:
    return without(rack, [KINDS[kind] for kind in kinds])


def _likely(pool: Rack) -> dict[int, float]:
    """How likely each kind that there is is to be the next."""
    counts = enumerate(kinds_of(pool))
    return {kind: count / len(pool) for kind, count in counts if count}


def _some_ways(pool: Rack, count: int) -> list[list[int]]:
    """Some ways to draw so many tiles: the same ones in whatever order the pool lies."""
    tiles = sorted(pool, key=RANK.__getitem__)
    return [
        [RANK[tile] for tile in shuffled("ways", f"to draw {number}", tiles)[:count]]
        for number in range(SAMPLED)
    ]


def with_each(
    base: Round, seat: Seat, ways: list[list[int]], look: Look | None = None, file: str = FILE
) -> list[Chances]:
    """The chances of all seats with each of these additions from the pool to one's rack."""
    scene, growing = Scene(base, len(ways[0]), look), Growing(base, seat, look)
    place = (seat - scene.first) % scene.seats
    grown = [growing.facts(way) for way in ways]
    seats = [grown if at == place else [one] for at, one in enumerate(scene.each)]
    found = shipped(file).chances(scene.common, seats)
    return [by_seat(line, scene.first) for line in found]


def weighed(
    view: View, asked: Action | None = None, budget: Budget | None = None, file: str = FILE
) -> list[tuple[Action, float]]:
    """The moves that are worth thinking of and the one asked for, with the seat's chance then.

    By what the seat can know: the mean over deals of all that it cannot see.
    """
    if isinstance(asked, TimeUp):
        return []
    budget = budget or Budget()
    options = _options(view, asked, Budget(MOVES_WORK, budget))
    work = budget.part(LOOKS_WORK)
    deals = _deals(view, options, Layable(work, LOOK_WORK, LEAST_LOOK_WORK), file)
    budget.settle(work)
    return list(zip(options, _means(deals), strict=True))


def _deals(view: View, options: list[Action], looks: Layable, file: str) -> list[list[float]]:
    """In each of some deals the chance after each option."""
    first = imagine(view, "weighed.0")
    after = [apply(first, view.seat, option) for option in options]
    deals: list[list[float]] = []
    kept_back = looks.work.left - LITTLE_WORK
    for number in range(MOST_DEALS if len(options) > 1 else 1):  # without a choice, one will do
        world = imagine(view, f"weighed.{number}") if number else first
        pairs = zip(options, after, strict=True)
        here = [chance_in(world, view, *pair, looks.look, DRAWN, file) for pair in pairs]
        used_up = looks.work.left <= 0
        if number < FEWEST_DEALS or not used_up:  # else not all could be looked into
            deals.append(here)
        told = looks.work.left <= kept_back and told_apart(deals)
        if told or (used_up and len(deals) >= FEWEST_DEALS):
            break
    return deals


def _means(deals: list[list[float]]) -> list[float]:
    """The mean chance of each option."""
    return [fsum(of_option) / len(deals) for of_option in zip(*deals, strict=True)]


def told_apart(deals: list[list[float]]) -> bool:
    """Whether it is known how far the first option is from the best of the others: nearly, or at
    least that it is the better one by twice what that may be off.
    """
    count = len(deals)
    if count < FEWEST_DEALS:
        return False
    first, *others = _means(deals)
    other = others.index(max(others)) + 1
    gap = first - max(others)
    squares = [(line[0] - line[other] - gap) * (line[0] - line[other] - gap) for line in deals]
    error = (fsum(squares) + SPREAD) / count / count
    return error < CLOSE or (gap > 0 and gap * gap > 4 * error)


def _options(view: View, asked: Action | None, budget: Budget) -> list[Action]:
    """The move asked for, then an end of the round; or laying the most, with jokers and without,
    and laying nothing.
    """
    rack = view.own.rack
    end = _end(view, budget)
    thought_of: list[Action | None] = [asked, end]
    if not end and view.public.must_draw_first:
        thought_of += [with_discard(view, rack, budget), Draw()]
    elif not end:
        plain = without_jokers(rack)
        plays = [most(view, rack, budget)]
        plays += [most(view, plain, budget)] if len(plain) < len(rack) else []
        thought_of += [Lay(p.table, with_open_tile=p.with_open_tile) for p in plays if p]
        thought_of.append(lay_nothing(view, rack))
    found: dict[tuple[str, object], Action] = {}
    for option in thought_of:
        if option:
            found.setdefault(_key(option), option)
    return list(found.values())


def _end(view: View, budget: Budget) -> Action | None:
    """An end of the round that touches few sets, if there is one.

    Where the rack could nearly be laid whole, it is known whether it can be; but nobody has looked
    yet at what could be taken besides.
    """
    known = view.public
    best = best_laid(known.table, view.own.rack, has_opened(view), known.options)
    budget.take(best.work)
    more = known.must_draw_first or known.open_tile or view.own.discard
    if more or not best.sure:
        return finish(view, view.own.rack, budget)
    if sum(best.left):
        return None
    work = budget.part(GOOD_END_WORK)
    play = good_end(turn_of(view), work=work)
    budget.settle(work)
    return Lay(play.table if play else best.table)


def _key(action: Action) -> tuple[str, object]:
    """What makes a move the same as another: the order in which sets lie does not count."""
    if isinstance(action, Lay):
        table: Table = tuple(sorted(tidied(action.table)))
        return "lay", (table, action.with_discard, action.with_open_tile)
    return "other", action


def chance_in(
    world: Round,
    view: View,
    option: Action,
    after: Round,
    look: Look,
    tried: int,
    file: str = FILE,
) -> float:
    """The seat's chance after this move, if the others hold what they do in this deal: where a tile
    is drawn, the mean over so many that may come. Nobody is sure here to see an end of the round.
    """
    draws, seat = isinstance(option, Draw), view.seat
    own = view.own.rack if draws else after.racks[seat]
    state = replace(after, racks=changed(world.racks, seat, own), pool=world.pool)
    if not draws:
        return _judged(state, look, file)[seat]
    each = with_each(state, seat, [[RANK[tile]] for tile in world.pool[:tried]], look, file)
    return sum([line[seat] for line in each]) / len(each)
