"""Rummy's positions as the rulebook would draw them: builders and readers in the notation."""

from typing import NamedTuple

import msgspec
import pytest

from reihum.games.rummy.board import tidied
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import Options, Problem, Set, State
from reihum.games.rummy.notation import (
    check_copies,
    read_action,
    read_arrangement,
    read_rack,
    read_table,
    write_table,
    write_tiles,
)
from reihum.games.rummy.rules import apply
from reihum.kernel.answers import Refused
from reihum.kernel.match import Points, Seat, Sheet


def found_problems(
    before: str,
    after: str,
    *,
    rack: str,
    opened: bool = True,
    discard: str | None = None,
    open_tile: str | None = None,
    **options: object,
) -> tuple[Problem, ...]:
    """What is wrong with a turn that leads from one table to the other."""
    table, hand = read_table(before), read_rack(rack)
    check_copies(*table, hand, *[(tile,) for tile in (discard, open_tile) if tile])
    return problems(
        table,
        tidied(read_arrangement(after)),
        hand,
        opened=opened,
        options=msgspec.convert(options, Options),
        discard=discard,
        open_tile=open_tile,
    )


def why_not(
    before: str,
    after: str,
    *,
    rack: str,
    opened: bool = True,
    discard: str | None = None,
    open_tile: str | None = None,
    **options: object,
) -> list[str]:
    """The codes of all that is wrong with such a turn."""
    found = found_problems(
        before,
        after,
        rack=rack,
        opened=opened,
        discard=discard,
        open_tile=open_tile,
        **options,
    )
    return [problem.code for problem in found]


def legal(
    before: str,
    after: str,
    *,
    rack: str,
    opened: bool = True,
    discard: str | None = None,
    open_tile: str | None = None,
    **options: object,
) -> bool:
    """Whether nothing is wrong with such a turn."""
    return not why_not(
        before,
        after,
        rack=rack,
        opened=opened,
        discard=discard,
        open_tile=open_tile,
        **options,
    )


def table_with(
    *racks: str,
    table: str = "",
    pool: str = "",
    opened: bool | tuple[bool, ...] = True,
    turn: Seat = 0,
    discards: tuple[str, ...] = (),
    open_tile: str | None = None,
    drawn: bool = False,
    lines: tuple[Points, ...] = (),
    **options: object,
) -> State:
    """A state with these racks, in the round after those that have a line; R18 by its tile."""
    state = State(
        options=msgspec.convert({"open_tile": open_tile is not None, **options}, Options),
        seed="a-secret-seed",
        round=len(lines) + 1,
        starting_draws=(),
        turn=turn,
        table=read_table(table),
        racks=tuple(read_rack(rack) for rack in racks),
        pool=tuple(pool.split()),
        open_tile=open_tile,
        discards=tuple(tuple(s.split()) for s in discards) or ((),) * len(racks),
        opened=(opened,) * len(racks) if isinstance(opened, bool) else opened,
        drawn=drawn,
        sheet=Sheet(lines),
    )
    beside: Set = (open_tile,) if open_tile else ()
    check_copies(*state.table, *state.racks, state.pool, *state.discards, beside)
    return state


def play(state: State, *actions: str) -> State:
    """The state after these actions, each of the seat whose turn it is."""
    for action in actions:
        state = apply(state, state.turn, read_action(action))
    return state


def refused(state: State, action: str, *, seat: Seat | None = None) -> str:
    """The code with which an action is refused, and what is wrong with the table; all stays."""
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as caught:
        apply(state, state.turn if seat is None else seat, read_action(action))
    assert msgspec.json.encode(state) == before
    found = caught.value.facts.get("problems", ())
    assert isinstance(found, tuple)
    return " ".join([caught.value.code, *(problem.code for problem in found)])


class Seen(NamedTuple):
    """What a test looks at after a turn, as text."""

    table: str
    rack: str
    pool: str


def seen(state: State, seat: Seat = 0) -> Seen:
    """The table, the rack of a seat and the pool."""
    return Seen(write_table(state.table), write_tiles(state.racks[seat]), write_tiles(state.pool))
