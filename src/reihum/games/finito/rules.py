"""Finito's verbs: start, waiting, apply, outcome."""

from msgspec.structs import replace

from reihum.games.finito.board import finished, longest, placed, targets
from reihum.games.finito.model import (
    COUNTERS,
    EMPTY,
    FACE_UP,
    FACES,
    Action,
    Board,
    Choice,
    Options,
    Place,
    State,
    Stay,
)
from reihum.kernel.answers import Refused
from reihum.kernel.chance import Seed, pick, shuffled
from reihum.kernel.game import checked_seats
from reihum.kernel.match import (
    NextRound,
    Outcome,
    Seat,
    Sheet,
    decided,
    totals,
    unready,
    with_line,
    with_ready,
)


def start(options: Options, seats: int, seed: Seed) -> State:
    """A new match."""
    return deal(options, checked_seats(seats), seed, 1, Sheet())


def deal(options: Options, seats: int, seed: Seed, number: int, sheet: Sheet) -> State:
    """F3: a new round, every player's counters mixed, and the first roll."""
    stacks = [
        bytes(shuffled(seed, f"round {number}, counters of seat {seat}", COUNTERS))
        for seat in range(seats)
    ]
    return State(
        options=options,
        seed=seed,
        round=number,
        rolls=1,
        roll=rolled(seed, number, 1),
        boards=(EMPTY,) * seats,
        face_up=tuple(stack[:FACE_UP] for stack in stacks),
        face_down=tuple(stack[FACE_UP:] for stack in stacks),
        choices=(None,) * seats,
        sheet=sheet,
    )


def rolled(seed: Seed, number: int, rolls: int) -> int:
    """F4: what the die shows, the same for all."""
    return pick(seed, f"round {number}, roll {rolls}", FACES) + 1


def round_over(state: State) -> bool:
    """Whether the round is played and written down."""
    return len(state.sheet.lines) == state.round


def match_over(state: State) -> bool:
    """F10: whether the last round is over: the only one, or one in which somebody got there."""
    if not round_over(state):
        return False
    target = state.options.target
    return target is None or max(totals(state.sheet, len(state.boards))) >= target


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that may act now: all that have not chosen yet (F4)."""
    if not round_over(state):
        return tuple([seat for seat, choice in enumerate(state.choices) if choice is None])
    if match_over(state):
        return ()
    return unready(state.sheet, len(state.boards))


def outcome(state: State) -> Outcome | None:
    """F9, F10: totals and winners, once the match is over."""
    if match_over(state):
        return decided(totals(state.sheet, len(state.boards)))
    return None


def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after this seat's action, or Refused."""
    if seat not in waiting(state):
        raise Refused("game.not_your_move")
    over = round_over(state)
    if isinstance(action, NextRound):
        if not over:
            raise Refused("game.round_not_over")
        return _next_round(state, seat)
    if over:
        raise Refused("game.round_over")
    _check(state, seat, action)
    choices = (*state.choices[:seat], action, *state.choices[seat + 1 :])
    if None in choices:
        return replace(state, choices=choices)
    return _resolved(state, choices)


def _next_round(state: State, seat: Seat) -> State:
    seats = len(state.boards)
    sheet = with_ready(state.sheet, seat)
    if unready(sheet, seats):
        return replace(state, sheet=sheet)
    return deal(state.options, seats, state.seed, state.round + 1, Sheet(sheet.lines))


def _check(state: State, seat: Seat, choice: Choice) -> None:
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


def _resolved(state: State, choices: tuple[Choice | None, ...]) -> State:
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
    sheet = state.sheet
    return State(
        options=state.options,
        seed=state.seed,
        round=state.round,
        rolls=rolls,
        roll=state.roll if over else rolled(state.seed, state.round, rolls),
        boards=tuple(boards),
        face_up=tuple(face_up),
        face_down=tuple(face_down),
        choices=(None,) * len(boards),
        sheet=with_line(sheet, tuple([longest(board) for board in boards])) if over else sheet,
    )


def time_up(state: State, seat: Seat) -> Action:
    """F12: what is done for a seat whose time has run out."""
    if not state.options.decision_seconds:
        raise Refused("game.no_clock")
    if seat not in waiting(state):
        raise Refused("game.not_your_move")
    if round_over(state):
        return NextRound()
    face_up = state.face_up[seat]
    if not face_up and not state.options.must_move:
        return Stay()
    counter = face_up[0] if face_up else COUNTERS[0]
    return Place(counter, targets(state.boards[seat], state.roll)[0])
