"""The referee for real tiles at home: the best Rummy play with its steps, and what is legal.

It knows no table and keeps nothing; what it is asked is worked out in a process of its own.
"""

from typing import Any

from msgspec import Struct

from reihum.games.rummy.board import tidied, tiles_of, without
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import Options, Rack, Table, Tile
from reihum.games.rummy.notation import (
    check_copies,
    read_arrangement,
    read_rack,
    read_table,
    read_tile,
)
from reihum.games.rummy.solver import Play, Work, best_play, best_plays, can_finish
from reihum.games.rummy.stages import stages
from reihum.kernel.answers import Refused
from reihum.kernel.options import checked_options
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import BestPlay, Checked, Solved, Steps
from reihum.server.wire.questions import Check, Solve, Way


class Position(Struct, frozen=True):
    """Real tiles, read and counted, and the rules they are played by."""

    table: Table
    rack: Rack
    options: Options
    discard: Tile | None
    open_tile: Tile | None


async def solve(players: Players, asked: Solve, address: str) -> Solved:
    """The best plays for these tiles; Unreadable if there cannot be such tiles."""
    position, asker = _read(asked, asked.table), Asker(Rank.STRANGER, address)
    return await players.ask(solved, position, asked, players.work, asker=asker)


async def check(players: Players, asked: Check, address: str) -> Checked:
    """What is wrong with this turn; Unreadable if there cannot be such tiles."""
    after = tidied(read_arrangement(asked.after))
    position, asker = _read(asked, asked.before), Asker(Rank.STRANGER, address)
    return await players.ask(checked, position, after, asked.opened, asker=asker)


async def way(players: Players, asked: Way, address: str) -> Steps:
    """The steps from one table to another; Refused if a tile is gone from it."""
    before, after = read_table(asked.before), read_table(asked.after)
    check_copies(tiles_of(before))
    check_copies(tiles_of(after))
    if without(tuple(tiles_of(before)), tuple(tiles_of(after))):
        raise Refused("rummy.tiles_not_conserved")
    asker = Asker(Rank.STRANGER, address)
    return await players.ask(stepped, before, after, asker=asker)


def _read(asked: Solve | Check, sets: str) -> Position:
    """What the texts mean; refuses more tiles than the game has."""
    table, rack = read_table(sets), read_rack(asked.rack)
    discard = read_tile(asked.discard, "the discard") if asked.discard else None
    open_tile = read_tile(asked.open_tile, "the open tile") if asked.open_tile else None
    check_copies(tiles_of(table), rack, [tile for tile in (discard, open_tile) if tile])
    options = checked_options(Options, asked.options)
    return Position(table, rack, options, discard, open_tile)


# What follows is called in a process of its own, and raises no Answer.


def solved(position: Position, asked: Solve, most_work: int) -> Solved:
    """The best play, or the best few, or one that finishes."""
    table, rack = position.table, position.rack
    work = Work(most_work)
    facts: dict[str, Any] = {
        "work": work,
        "opened": asked.opened,
        "options": position.options,
        "most": asked.most,
        "discard": position.discard,
    }
    if asked.plays > 1 and not asked.finish:
        plays = best_plays(table, rack, asked.plays, **facts)
    else:
        find = can_finish if asked.finish else best_play
        play = find(table, rack, open_tile=position.open_tile, **facts)
        plays = (play,) if play else ()
    return Solved(tuple([_told(table, play) for play in plays]), complete=not work.used_up)


def stepped(before: Table, after: Table) -> Steps:
    """The way from one table to another."""
    return Steps(stages(before, after))


def checked(position: Position, after: Table, opened: bool) -> Checked:
    """All that is wrong with leaving the table so."""
    return Checked(
        problems(
            position.table,
            after,
            position.rack,
            opened=opened,
            options=position.options,
            discard=position.discard,
            open_tile=position.open_tile,
        )
    )


def _told(table: Table, play: Play) -> BestPlay:
    return BestPlay(
        tiles=play.tiles,
        points=play.points,
        played=play.played,
        with_open_tile=play.with_open_tile,
        stages=stages(table, play.table),
    )
