"""What everybody, and what one seat, knows of a round (F11), and what can be done with that."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from reihum.games.finito.board import targets
from reihum.games.finito.model import (
    COUNTERS,
    SQUARES,
    Action,
    Own,
    Place,
    Public,
    Round,
    Stay,
    View,
)
from reihum.kernel.chance import Seed, chosen, shuffled
from reihum.kernel.match import Seat

PLACES: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple(Place(counter, square) for square in range(len(SQUARES)))
    for counter in range(len(COUNTERS) + 1)
)
STAY: Final = Stay()


def public(state: Round) -> Public:
    """What everybody knows."""
    return Public(
        state.options,
        state.rolls,
        state.roll,
        tuple([tuple(board) for board in state.boards]),
        tuple([tuple(counters) for counters in state.face_up]),
        tuple([len(counters) for counters in state.face_down]),
        tuple([choice is not None for choice in state.choices]),
    )


def own(state: Round, seat: Seat) -> Own:
    """What only this seat knows: its choice (F4), and its targets if it has to choose."""
    choice = state.choices[seat]
    choosing = choice is None and state.points is None
    return Own(choice, targets(state.boards[seat], state.roll) if choosing else ())


def moves(view: View) -> tuple[Action, ...]:
    """Every action that this seat has now."""
    if view.seat not in view.waiting:
        return ()
    return _choices(view.public.face_up[view.seat], view.own.targets, view.public.options.must_move)


def _choices(face_up: Sequence[int], aims: tuple[int, ...], must_move: bool) -> tuple[Action, ...]:
    """F6 to F8: every choice of a seat with these face-up counters and these targets."""
    if face_up:
        return tuple([PLACES[counter][square] for counter in face_up for square in aims])
    found: list[Action] = [PLACES[counter][square] for counter in COUNTERS for square in aims]
    if not must_move:
        found.append(STAY)
    return tuple(found)


def imagine(view: View, seed: Seed) -> Round:
    """A round that this view could be of; what is unknown, and what is to come, is drawn anew."""
    known = view.public
    boards = tuple([bytes(board) for board in known.boards])
    face_up = tuple([bytes(counters) for counters in known.face_up])
    face_down = tuple(
        bytes(shuffled(seed, f"imagined counters of seat {seat}", _unseen(known, seat)))
        for seat in range(len(boards))
    )
    blank = Round(
        options=view.public.options,
        seed=seed,
        number=view.round,
        rolls=known.rolls,
        roll=known.roll,
        boards=boards,
        face_up=face_up,
        face_down=face_down,
        choices=(None,) * len(boards),
        points=view.points,
    )
    choices = tuple([_imagined_choice(blank, view, seat, seed) for seat in range(len(boards))])
    return replace(blank, choices=choices)


def _imagined_choice(blank: Round, view: View, seat: Seat, seed: Seed) -> Action | None:
    """F4: the own choice is known; of the others only that they have made one."""
    if not view.public.chosen[seat]:
        return None
    if seat == view.seat:
        return view.own.choice
    aims = targets(blank.boards[seat], blank.roll)
    possible = _choices(blank.face_up[seat], aims, blank.options.must_move)
    return chosen(seed, f"imagined choice of seat {seat}", possible)


def _unseen(known: Public, seat: Seat) -> bytes:
    seen = (*known.boards[seat], *known.face_up[seat])
    return bytes([counter for counter in COUNTERS if counter not in seen])
