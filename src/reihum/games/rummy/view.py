"""What one seat, or a spectator, knows of a match (R21), and what can be done with that."""

from typing import Any

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.model import (
    ALL_TILES,
    Action,
    Discard,
    Draw,
    Lay,
    Pass,
    Rack,
    State,
    Table,
    View,
)
from reihum.games.rummy.plays import additions, openings, own_sets
from reihum.games.rummy.rules import outcome, round_over, waiting
from reihum.games.rummy.solver import can_finish
from reihum.games.rummy.turn import must_draw_first, top_discard
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import NextRound, Seat


def public_view(state: State) -> View:
    """What everybody knows."""
    return View(
        seat=None,
        options=state.options,
        round=state.round,
        waiting=waiting(state),
        outcome=outcome(state),
        starting_draws=state.starting_draws,
        turn=state.turn,
        table=state.table,
        racks=_racks(state, None),
        rack_sizes=tuple([len(rack) for rack in state.racks]),
        pool_size=len(state.pool),
        open_tile=state.open_tile,
        discards=state.discards,
        opened=state.opened,
        drawn=state.drawn,
        must_draw_first=must_draw_first(state),
        discard=None,
        idle_turns=state.idle_turns,
        sheet=state.sheet,
    )


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat sees otherwise: its rack, and the discard that it may take."""
    discard = None if state.drawn else top_discard(state, seat)
    return {"seat": seat, "racks": _racks(state, seat), "discard": discard}


def _racks(state: State, seat: Seat | None) -> tuple[Rack | None, ...]:
    """The racks that this seat, or a spectator, sees; once a round is over, all."""
    over = round_over(state)
    return tuple([r if over or s == seat else None for s, r in enumerate(state.racks)])


def own_rack(view: View) -> Rack:
    """The rack of the seat whose view this is; a spectator has none."""
    return () if view.seat is None else view.racks[view.seat] or ()


def moves(view: View) -> tuple[Action, ...]:
    """The plays worth offering: drawing, passing, what needs no rearranging, the open tile."""
    if view.seat is None or view.seat not in view.waiting:
        return ()
    if len(view.sheet.lines) == view.round:
        return (NextRound(),)
    rack = own_rack(view)
    found: list[Action] = []
    if view.pool_size and not view.drawn:
        found.append(Draw())
    if may_pass(view, rack):
        found.append(Pass())
    if not view.must_draw_first:
        found += [Lay(table) for table in _tables(view, rack)]
        if view.options.draw_and_discard and not may_pass(view, rack):
            found += [Discard(tile) for tile in dict.fromkeys(rack)]
    found += _with_discard(view, rack)
    found += _with_open_tile(view, rack)
    return tuple(found)


def may_pass(view: View, rack: Rack) -> bool:
    """R6: with an empty pool; R17: only instead of discarding the last tile before opening."""
    opened = view.seat is None or view.opened[view.seat]
    return not view.pool_size and (
        not view.options.draw_and_discard or (len(rack) == 1 and not opened)
    )


def _tables(view: View, rack: Rack) -> list[Table]:
    if view.seat is None or not view.opened[view.seat]:
        return [(*view.table, *sets) for sets in openings(rack, view.options.opening_points)]
    laid = [(*view.table, tiles) for tiles in own_sets(rack)]
    return laid + [table for _, table in additions(view.table, rack)]


def _with_discard(view: View, rack: Rack) -> list[Action]:
    """R17: the plays that begin with the discard and lay it in a new set."""
    if not view.discard:
        return []
    hand = sorted_tiles((*rack, view.discard))
    if view.seat is not None and view.opened[view.seat]:
        new_sets: list[Table] = [(tiles,) for tiles in own_sets(hand)]
    else:
        new_sets = list(openings(hand, view.options.opening_points))
    return [
        Lay((*view.table, *sets), with_discard=True)
        for sets in new_sets
        if any(view.discard in tiles for tiles in sets)
    ]


def _with_open_tile(view: View, rack: Rack) -> list[Action]:
    """R18: a play that ends the round with the open tile's help, if there is any."""
    if not view.open_tile or view.must_draw_first or view.seat is None or not rack:
        return []
    play = can_finish(
        view.table,
        rack,
        opened=view.opened[view.seat],
        options=view.options,
        open_tile=view.open_tile,
    )
    return [Lay(play.table, with_open_tile=True)] if play else []


def imagine(view: View, seed: Seed) -> State:
    """A state that this view could be of; what is unknown, and what is to come, is drawn anew."""
    known = [tile for rack in view.racks if rack for tile in rack]
    known += tiles_of(view.table) + tiles_of(view.discards)
    known += [view.open_tile] if view.open_tile else []
    unseen = shuffled(seed, "imagined tiles", without(ALL_TILES, known))
    racks: list[Rack] = []
    for size, rack in zip(view.rack_sizes, view.racks, strict=True):
        racks.append(sorted_tiles(unseen[:size]) if rack is None else rack)
        unseen = unseen[size:] if rack is None else unseen
    return State(
        options=view.options,
        seed=seed,
        round=view.round,
        starting_draws=view.starting_draws,
        turn=view.turn,
        table=view.table,
        racks=tuple(racks),
        pool=tuple(unseen),
        open_tile=view.open_tile,
        discards=view.discards,
        opened=view.opened,
        drawn=view.drawn,
        idle_turns=view.idle_turns,
        sheet=view.sheet,
    )
