"""Finito's verbs: deal, waiting, apply, and what the clock does."""

from msgspec.structs import replace

from reihum.games.finito.board import finished, longest, placed, targets
from reihum.games.finito.model import (
    COUNTERS,
    EMPTY,
    FACE_UP,
    FACES,
    Action,
    Board,
    Options,
    Place,
    Round,
    Stay,
)
from reihum.kernel.answers import Refused
from reihum.kernel.chance import Seed, pick, shuffled
from reihum.kernel.match import Seat, Sheet, totals


def deal(options: Options, seats: int, seed: Seed, number: int, _: Round | None) -> Round:
    """F3: a new round, every player's counters mixed, and the first roll."""
    stacks = [
        bytes(shuffled(seed, f"round {number}, counters of seat {seat}", COUNTERS))
        for seat in range(seats)
    ]
    return Round(
        options=options,
        seed=seed,
        number=number,
        rolls=1,
        roll=rolled(seed, number, 1),
        boards=(EMPTY,) * seats,
        face_up=tuple(stack[:FACE_UP] for stack in stacks),
        face_down=tuple(stack[FACE_UP:] for stack in stacks),
        choices=(None,) * seats,
    )


def rolled(seed: Seed, number: int, rolls: int) -> int:
    """F4: what the die shows, the same for all."""
    return pick(seed, f"round {number}, roll {rolls}", FACES) + 1


def goes_on(options: Options, sheet: Sheet) -> bool:
    """F10: whether another round follows these: there is a target, and nobody got there."""
    target, seats = options.target, len(sheet.lines[0])
    return target is not None and max(totals(sheet, seats)) < target


def waiting(state: Round) -> tuple[Seat, ...]:
    """The seats that may act now: all that have not chosen yet (F4)."""
    if state.points is not None:
        return ()
    return tuple([seat for seat, choice in enumerate(state.choices) if choice is None])


def apply(state: Round, seat: Seat, action: Action) -> Round:
    """The round after this seat's action, or Refused."""
    if seat not in waiting(state):
        raise Refused("game.not_your_move")
    _check(state, seat, action)
    choices = (*state.choices[:seat], action, *state.choices[seat + 1 :])
    if None in choices:
        return replace(state, choices=choices)
    return _resolved(state, choices)


def _check(state: Round, seat: Seat, choice: Action) -> None:
    """F5 to F8: refuses a choice that this seat does not have."""
    moving = not state.face_up[seat]
    if isinstance(choice, Place):
        if choice.counter not in (COUNTERS if moving else state.face_up[seat]):
            raise Refused("finito.not_face_up", counter=choice.counter)
        if choice.square not in targets(state.boards[seat], state.roll):
            raise Refused("finito.not_a_target", square=choice.square, roll=state.roll)
    elif not moving:
        raise Refused("finito.place_first")
    elif state.options.must_move:
        raise Refused("finito.must_move")


def _resolved(state: Round, choices: tuple[Action | None, ...]) -> Round:
    """F4, F9: all have acted: their choices are carried out, and the round ends or goes on."""
    boards: list[Board] = []
    face_up: list[bytes] = []
    face_down: list[bytes] = []
    for seat, choice in enumerate(choices):
        board, up, down = state.boards[seat], state.face_up[seat], state.face_down[seat]
        if isinstance(choice, Place):
            board = placed(board, choice.counter, choice.square)
            if up:  # F6: the next counter is turned over
                up, down = up.replace(bytes((choice.counter,)), b"") + down[:1], down[1:]
        boards.append(board)
        face_up.append(up)
        face_down.append(down)
    over = any(finished(board) for board in boards)
    rolls = state.rolls if over else state.rolls + 1
    return Round(
        options=state.options,
        seed=state.seed,
        number=state.number,
        rolls=rolls,
        roll=state.roll if over else rolled(state.seed, state.number, rolls),
        boards=tuple(boards),
        face_up=tuple(face_up),
        face_down=tuple(face_down),
        choices=(None,) * len(boards),
        points=tuple([longest(board) for board in boards]) if over else None,
    )


def seconds(options: Options) -> int:
    """F12: the time for a decision; 0 = no limit."""
    return options.decision_seconds


def time_up(state: Round, seat: Seat, _: object) -> Action:
    """F12: what is done for a seat whose time has run out."""
    face_up = state.face_up[seat]
    if not face_up and not state.options.must_move:
        return Stay()
    counter = face_up[0] if face_up else COUNTERS[0]
    return Place(counter, targets(state.boards[seat], state.roll)[0])
