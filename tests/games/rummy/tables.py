"""Rummy's positions as the rulebook would draw them: builders and readers in the notation."""

from typing import NamedTuple

import msgspec
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tidied
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import Match, Options, Problem, Round, Set, View
from reihum.games.rummy.notation import (
    check_copies,
    read_arrangement,
    read_rack,
    read_table,
    read_turn,
    write_table,
    write_tiles,
)
from reihum.games.rummy.rules import apply
from reihum.kernel.answers import Refused
from reihum.kernel.chance import Seed
from reihum.kernel.match import NextRound, Points, Seat, Sheet

SEED = "a-secret-seed"


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
    """What is wrong with a turn that leads from one table to the other; where there is a discard or
    an open tile, the table plays with them (R17, R18).
    """
    variants = {"draw_and_discard": discard is not None, "open_tile": open_tile and "finish"}
    options = {name: value for name, value in variants.items() if value} | options
    turn = read_turn(
        before,
        rack,
        opened=opened,
        options=msgspec.convert(options, Options),
        discard=discard,
        open_tile=open_tile,
    )
    return problems(turn, tidied(read_arrangement(after)))


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
    **options: object,
) -> Round:
    """A round with these racks; R18 by its tile."""
    state = Round(
        options=msgspec.convert(
            {"open_tile": "finish" if open_tile else "off", **options}, Options
        ),
        starting_draws=(),
        turn=turn,
        table=read_table(table),
        racks=tuple(read_rack(rack) for rack in racks),
        pool=tuple(pool.split()),
        open_tile=open_tile,
        discards=tuple(tuple(s.split()) for s in discards) or ((),) * len(racks),
        opened=(opened,) * len(racks) if isinstance(opened, bool) else opened,
        drawn=drawn,
    )
    beside: Set = (open_tile,) if open_tile else ()
    check_copies(*state.table, *state.racks, state.pool, *state.discards, beside)
    return state


def start(options: Options, seats: int, seed: Seed) -> Round:
    """The first round of a match."""
    return GAME.start(options, seats, seed).round


def in_match(state: Round, lines: tuple[Points, ...] = ()) -> Match:
    """A match in which these rounds are over and this one is played."""
    number, lines = len(lines) + 1, (*lines, *([state.points] if state.points else []))
    return Match(state.options, len(state.racks), SEED, number, state, Sheet(lines))


def play(state: Round, *actions: str) -> Round:
    """The round after these actions, each of the seat whose turn it is."""
    for text in actions:
        action = GAME.read_recorded(text)
        assert not isinstance(action, NextRound)
        state = apply(state, state.turn, action)
    return state


def go_on(match: Match, *seats: Seat) -> Match:
    """The match when these seats have gone on to the next round."""
    for seat in seats:
        match = GAME.apply(match, seat, NextRound())
    return match


def refused(state: Round | Match, action: str, *, seat: Seat | None = None) -> str:
    """The code with which an action is refused, and what is wrong with the table; all stays."""
    match = in_match(state) if isinstance(state, Round) else state
    before = msgspec.json.encode(match)
    with pytest.raises(Refused) as caught:
        GAME.apply_written(match, match.round.turn if seat is None else seat, action)
    assert msgspec.json.encode(match) == before
    found = caught.value.facts.get("problems", ())
    assert isinstance(found, tuple)
    return " ".join([caught.value.code, *(problem.code for problem in found)])


def view(state: Round, seat: Seat) -> View:
    """What a seat sees."""
    return GAME.view(in_match(state), seat)


class Seen(NamedTuple):
    """What a test looks at after a turn, as text."""

    table: str
    rack: str
    pool: str


def seen(state: Round, seat: Seat = 0) -> Seen:
    """The table, the rack of a seat and the pool."""
    return Seen(write_table(state.table), write_tiles(state.racks[seat]), write_tiles(state.pool))
