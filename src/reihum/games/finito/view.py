"""What one seat, or a spectator, knows of a match (F11), and what can be done with that."""

from typing import Any, Final

from msgspec.structs import replace

from reihum.games.finito.board import targets
from reihum.games.finito.model import (
    COUNTERS,
    SQUARES,
    Action,
    Choice,
    Place,
    State,
    Stay,
    View,
)
from reihum.games.finito.rules import outcome, round_over, waiting
from reihum.kernel.chance import Seed, chosen, shuffled
from reihum.kernel.match import NextRound, Seat

PLACES: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple(Place(counter, square) for square in range(len(SQUARES)))
    for counter in range(len(COUNTERS) + 1)
)
STAY: Final = Stay()


def public_view(state: State) -> View:
    """What everybody knows."""
    acting = waiting(state)
    return View(
        None,
        state.options,
        state.round,
        acting,
        None if acting else outcome(state),
        state.rolls,
        state.roll,
        tuple([tuple(board) for board in state.boards]),
        tuple([tuple(counters) for counters in state.face_up]),
        tuple([len(counters) for counters in state.face_down]),
        tuple([choice is not None for choice in state.choices]),
        None,
        (),
        state.sheet,
    )


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat sees otherwise: its choice (F4), and its targets if it has to choose."""
    choosing = state.choices[seat] is None and not round_over(state)
    aims = targets(state.boards[seat], state.roll) if choosing else ()
    return {"seat": seat, "choice": state.choices[seat], "targets": aims}


def moves(view: View) -> tuple[Action, ...]:
    """Every action that this seat has now."""
    if view.seat is None or view.seat not in view.waiting:
        return ()
    if len(view.sheet.lines) == view.round:
        return (NextRound(),)
    counters = view.face_up[view.seat]
    if counters:
        return tuple([PLACES[counter][square] for counter in counters for square in view.targets])
    found: list[Action] = [
        PLACES[counter][square] for counter in COUNTERS for square in view.targets
    ]
    if not view.options.must_move:
        found.append(STAY)
    return tuple(found)


def imagine(view: View, seed: Seed) -> State:
    """A state that this view could be of; what is unknown, and what is to come, is drawn anew."""
    boards = tuple([bytes(board) for board in view.boards])
    face_up = tuple([bytes(counters) for counters in view.face_up])
    face_down = tuple(
        bytes(shuffled(seed, f"imagined counters of seat {seat}", _unseen(view, seat)))
        for seat in range(len(boards))
    )
    blank = State(
        options=view.options,
        seed=seed,
        round=view.round,
        rolls=view.rolls,
        roll=view.roll,
        boards=boards,
        face_up=face_up,
        face_down=face_down,
        choices=(None,) * len(boards),
        sheet=view.sheet,
    )
    choices = tuple([_imagined_choice(blank, view, seat, seed) for seat in range(len(boards))])
    return replace(blank, choices=choices)


def _imagined_choice(blank: State, known: View, seat: Seat, seed: Seed) -> Choice | None:
    """F4: the own choice is known; of the others only that they have made one."""
    if not known.chosen[seat] or seat == known.seat:
        return known.choice if known.chosen[seat] else None
    offered = moves(replace(public_view(blank), **own_view(blank, seat)))
    choice = chosen(seed, f"imagined choice of seat {seat}", offered)
    return None if isinstance(choice, NextRound) else choice


def _unseen(view: View, seat: Seat) -> bytes:
    seen = (*view.boards[seat], *view.face_up[seat])
    return bytes([counter for counter in COUNTERS if counter not in seen])
