"""How likely each seat is to win a round of Rummy, all racks known, if all go on well."""

from operator import mul
from typing import Final

from msgspec.structs import replace

from reihum.games.rummy.board import tidied, without
from reihum.games.rummy.fitting import kinds_of
from reihum.games.rummy.laying import (
    Budget,
    finish,
    lay_nothing,
    most,
    with_discard,
    without_jokers,
)
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
    Growing,
    Look,
    Scene,
    by_seat,
    judged,
    shipped,
)
from reihum.games.rummy.rules import apply
from reihum.games.rummy.turn import changed
from reihum.games.rummy.view import imagine
from reihum.kernel.chance import shuffled
from reihum.kernel.match import Seat

__all__ = ["FILE", "chances", "draws", "fan", "lucky", "weighed", "with_each"]

Chances = tuple[float, ...]
Fan = tuple[tuple[float, Tile], ...]  # outcomes, each with how likely it is

IMAGINED: Final = 4  # deals of what a seat cannot see, over which its moves are weighed
LOOKED_AT: Final = 24  # tiles of each of these that may be drawn
SAMPLED: Final = 200  # ways to draw several tiles, out of all: the mean is off by 1 point of 100


def chances(state: Round, look: Look | None = None) -> Chances:
    """How likely each seat is to win the round, or its share, what is to come being unknown."""
    if state.points is not None:
        best = max(state.points)
        return tuple([(points == best) / state.points.count(best) for points in state.points])
    return tuple(judged(Scene(state, look=look)))


def draws(state: Round, seat: Seat, action: Action) -> dict[str, Fan]:
    """The tiles that this action can bring, each with how likely it is; nothing if it draws none.

    By what there is in the pool: in whatever order it lies, all orders are equally likely.
    """
    if len(apply(state, seat, action).pool) == len(state.pool):
        return {}
    kinds, pool = dict.fromkeys(sorted(state.pool, key=RANK.__getitem__)), len(state.pool)
    return {"tile": tuple([(state.pool.count(kind) / pool, kind) for kind in kinds])}


def lucky(state: Round, seat: Seat, action: Action, after: Round) -> Chances | None:
    """What the draw gave each seat: the chances with the tile that came, less their mean over all
    that could have come; None if nothing was drawn.
    """
    came = fan(state, seat, action, after)
    if not came:
        return None
    now, could = came
    weights = [likely for likely, _ in could]
    by_seats = zip(*[line for _, line in could], strict=True)
    usual = [sum(map(mul, weights, of_seat)) for of_seat in by_seats]
    return tuple([chance - mean for chance, mean in zip(now, usual, strict=True)])


def fan(
    state: Round, seat: Seat, _action: Action, after: Round
) -> tuple[Chances, list[tuple[float, Chances]]] | None:
    """The chances after a draw, and those after all that it could have brought, each with how
    likely it was; None if nothing was drawn.

    What the seat could lay with a tile more is told at a glance, for the one that came as for all
    others. Where the clock makes it several tiles (R8), some ways to draw them stand for all.
    """
    drawn = len(state.pool) - len(after.pool)
    if drawn == 0 or after.points is not None:
        return None
    came = [RANK[tile] for tile in state.pool[:drawn]]
    rack = _without(after.racks[seat], came)
    base = replace(after, racks=changed(after.racks, seat, rack), pool=state.pool)
    if drawn == 1:
        likely = _likely(state.pool)
        each = with_each(base, seat, [[kind] for kind in likely])
        return each[list(likely).index(came[0])], list(zip(likely.values(), each, strict=True))
    now, *some = with_each(base, seat, [came, *_some_ways(state.pool, drawn)])
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
    base: Round, seat: Seat, ways: list[list[int]], look: Look | None = None
) -> list[Chances]:
    """The chances of all seats with each of these additions from the pool to one's rack."""
    scene, growing = Scene(base, len(ways[0]), look), Growing(base, seat, look)
    place = (seat - scene.first) % scene.seats
    grown = [growing.facts(way) for way in ways]
    seats = [grown if at == place else [one] for at, one in enumerate(scene.each)]
    found = shipped().chances(scene.common, seats)
    return [tuple(by_seat(line, scene.first)) for line in found]


def weighed(view: View, asked: Action | None = None) -> list[tuple[Action, float]]:
    """The moves that are worth thinking of and the one asked for, with the seat's chance then.

    By what the seat can know: the mean over deals of all that it cannot see.
    """
    if isinstance(asked, TimeUp):
        return []
    options = _options(view, asked)
    deals = IMAGINED if len(options) > 1 else 1  # where there is no choice, one will do
    worlds = [imagine(view, f"weighed.{number}") for number in range(deals)]
    return [(option, _chance(view, worlds, option)) for option in options]


def _options(view: View, asked: Action | None) -> list[Action]:
    """The move asked for, then an end of the round; or laying the most, with jokers and without,
    and laying nothing.
    """
    rack, budget = view.own.rack, Budget()
    end = finish(view, rack, budget)
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


def _key(action: Action) -> tuple[str, object]:
    """What makes a move the same as another: the order in which sets lie does not count."""
    if isinstance(action, Lay):
        table: Table = tuple(sorted(tidied(action.table)))
        return "lay", (table, action.with_discard, action.with_open_tile)
    return "other", action


def _chance(view: View, worlds: list[Round], option: Action) -> float:
    """The mean of the seat's chances after this move, over all these deals."""
    seat, after = view.seat, apply(worlds[0], view.seat, option)
    total = 0.0
    for world in worlds:
        racks = [after.racks[seat] if at == seat else rack for at, rack in enumerate(world.racks)]
        if isinstance(option, Draw):
            racks[seat] = view.own.rack
            base = replace(after, racks=tuple(racks), pool=world.pool)
            ways = [[RANK[tile]] for tile in world.pool[:LOOKED_AT]]
            each = with_each(base, seat, ways)
            total += sum([line[seat] for line in each]) / len(each)
        else:
            total += chances(replace(after, racks=tuple(racks), pool=world.pool))[seat]
    return total / len(worlds)
