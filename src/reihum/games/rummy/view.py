"""What everybody, and what one seat, knows of a round (R21), and what can be done with that."""

from msgspec.structs import replace

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.model import (
    ALL_TILES,
    Action,
    Discard,
    Draw,
    Lay,
    Own,
    Pass,
    Public,
    Rack,
    Round,
    Table,
    Turn,
    View,
)
from reihum.games.rummy.own_sets import own_sets
from reihum.games.rummy.plays import additions, openings
from reihum.games.rummy.solver import best_play, can_finish_with
from reihum.games.rummy.turn import must_draw_first, top_discard
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import Seat


def public(state: Round) -> Public:
    """What everybody knows."""
    return Public(
        options=state.options,
        starting_draws=state.starting_draws,
        turn=state.turn,
        table=state.table,
        racks=None if state.points is None else state.racks,
        rack_sizes=tuple([len(rack) for rack in state.racks]),
        pool_size=len(state.pool),
        open_tile=state.open_tile,
        discards=state.discards,
        opened=state.opened,
        drawn=state.drawn,
        must_draw_first=must_draw_first(state),
        idle_turns=state.idle_turns,
    )


def own(state: Round, seat: Seat) -> Own:
    """What only this seat knows: its rack, and the discard that it may take."""
    return Own(state.racks[seat], None if state.drawn else top_discard(state, seat))


def offered(view: View) -> tuple[Action, ...]:
    """The plays worth offering: drawing, passing, what needs no rearranging, the open tile."""
    if view.seat not in view.waiting:
        return ()
    rack = view.own.rack
    found: list[Action] = []
    if view.public.pool_size and not view.public.drawn:
        found.append(Draw())
    if may_pass(view):
        found.append(Pass())
    if not view.public.must_draw_first:
        found += [Lay(table) for table in _tables(view, rack)]
        if view.public.options.draw_and_discard and not may_pass(view):
            found += [Discard(tile) for tile in dict.fromkeys(rack)]
    found += _with_discard(view, rack)
    found += _with_open_tile(view, rack)
    return tuple(found)


def turn_of(view: View) -> Turn:
    """The turn of the seat whose view this is, without what it may take."""
    known = view.public
    return Turn(known.table, view.own.rack, known.opened[view.seat], known.options)


def may_pass(view: View) -> bool:
    """R6: with an empty pool; R17: only instead of discarding the last tile before opening."""
    known = view.public
    keeps_last_tile = len(view.own.rack) == 1 and not known.opened[view.seat]
    return not known.pool_size and (not known.options.draw_and_discard or keeps_last_tile)


def _tables(view: View, rack: Rack) -> list[Table]:
    if not view.public.opened[view.seat]:
        return [
            (*view.public.table, *sets)
            for sets in openings(rack, view.public.options.opening_points)
        ]
    laid = [(*view.public.table, tiles) for tiles in own_sets(rack)]
    return laid + [table for _, table in additions(view.public.table, rack)]


def _with_discard(view: View, rack: Rack) -> list[Action]:
    """R17: the plays that begin with the discard and lay it in a new set."""
    if not view.own.discard:
        return []
    hand = sorted_tiles((*rack, view.own.discard))
    if view.public.opened[view.seat]:
        new_sets: list[Table] = [(tiles,) for tiles in own_sets(hand)]
    else:
        new_sets = list(openings(hand, view.public.options.opening_points))
    return [
        Lay((*view.public.table, *sets), with_discard=True)
        for sets in new_sets
        if any(view.own.discard in tiles for tiles in sets)
    ]


def _with_open_tile(view: View, rack: Rack) -> list[Action]:
    """R18: a play that ends the round with the open tile's help, or the best one where it is for
    any play.
    """
    if not view.public.open_tile or view.public.must_draw_first or not rack:
        return []
    find = best_play if view.public.options.open_tile == "any" else can_finish_with
    play = find(replace(turn_of(view), open_tile=view.public.open_tile))
    return [Lay(play.table, with_open_tile=True)] if play and play.with_open_tile else []


def imagine(view: View, seed: Seed) -> Round:
    """A round that this view could be of; what is unknown is drawn anew."""
    seen: list[Rack | None] = list(view.public.racks or [None] * view.seats)
    seen[view.seat] = view.own.rack
    known = [tile for rack in seen if rack for tile in rack]
    known += tiles_of(view.public.table) + tiles_of(view.public.discards)
    known += [view.public.open_tile] if view.public.open_tile else []
    unseen = shuffled(seed, "imagined tiles", without(ALL_TILES, known))
    racks: list[Rack] = []
    for size, rack in zip(view.public.rack_sizes, seen, strict=True):
        racks.append(sorted_tiles(unseen[:size]) if rack is None else rack)
        unseen = unseen[size:] if rack is None else unseen
    return Round(
        options=view.public.options,
        starting_draws=view.public.starting_draws,
        turn=view.public.turn,
        table=view.public.table,
        racks=tuple(racks),
        pool=tuple(unseen),
        open_tile=view.public.open_tile,
        discards=view.public.discards,
        opened=view.public.opened,
        drawn=view.public.drawn,
        idle_turns=view.public.idle_turns,
        points=view.points,
    )
