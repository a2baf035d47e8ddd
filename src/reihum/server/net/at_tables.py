"""What is asked by HTTP about tables: setting up, sitting down, looking at what was played."""

from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.record import Record, write_move, written
from reihum.server.net.question import Question
from reihum.server.tables import day, lobby
from reihum.server.tables import story as stories
from reihum.server.tables.replays import replay_of
from reihum.server.tables.seats import names_of, table_info
from reihum.server.tables.table import Table, known
from reihum.server.thinking import records, reviewing
from reihum.server.wire.answers import (
    Forgotten,
    Invitation,
    MyTables,
    Ply,
    Reviewed,
    Story,
    TableInfo,
    Weighed,
)
from reihum.server.wire.questions import (
    DealWish,
    Free,
    Invited,
    Join,
    NewTable,
    SeatOnly,
    Weigh,
)

MOST_LISTED = 50


async def my_tables(question: Question[None]) -> MyTables:
    """The tables of this browser."""
    if question.owner is None:
        return MyTables(())
    rows = await question.tables.store.tables_of(question.owner, MOST_LISTED)
    return MyTables(tuple(table_info(row, question.owner) for row in rows))


def _info(question: Question[object], table: Table) -> TableInfo:
    return table_info(table.row, question.owner)


async def one_table(question: Question[None]) -> TableInfo:
    """How the table stands."""
    return _info(question, await question.tables.get(question.table_id))


async def set_up(question: Question[NewTable]) -> TableInfo:
    """Set up a table."""
    assert question.owner
    table = await lobby.set_up(question.tables, question.owner, question.body)
    table.visitor = question.address
    return _info(question, table)


async def invitation(question: Question[Invited]) -> Invitation:
    """What a link invites to; it is not used up by looking."""
    return await lobby.invitation(question.tables, question.owner, question.body.link)


async def join(question: Question[Join]) -> TableInfo:
    """Take a seat by its link."""
    assert question.owner
    body = question.body
    return _info(question, await lobby.join(question.tables, question.owner, body.link, body.name))


async def start(question: Question[None]) -> TableInfo:
    """Begin the match."""
    table = await lobby.start(question.tables, question.owner, question.table_id)
    table.visitor = question.address
    return _info(question, table)


async def leave(question: Question[SeatOnly]) -> TableInfo:
    """Get up from a seat."""
    seat = question.body.seat
    table = await lobby.leave(question.tables, question.owner, question.table_id, seat)
    return _info(question, table)


async def free(question: Question[Free]) -> TableInfo:
    """Free a seat: as the host, or, while the host is away, that of somebody who is away."""
    seat, player = question.body.seat, question.body.player
    table = await lobby.free(question.tables, question.owner, question.table_id, seat, player)
    return _info(question, table)


async def take_back(question: Question[SeatOnly]) -> TableInfo:
    """Take back the seat that a computer player was given."""
    seat, table_id = question.body.seat, question.table_id
    table = await lobby.take_back(question.tables, question.owner, table_id, seat)
    return _info(question, table)


async def rematch(question: Question[None]) -> TableInfo:
    """Play again with the same people."""
    table = await lobby.rematch(question.tables, question.owner, question.table_id)
    return _info(question, table)


async def forget(question: Question[None]) -> Forgotten:
    """Remove the asker's names, seats and tables."""
    if question.owner is None:
        return Forgotten(0)
    return Forgotten(await lobby.forget(question.tables, question.owner))


async def sit_down(question: Question[DealWish]) -> TableInfo:
    """A table with the deal of a day."""
    assert question.owner
    wish = question.body.game
    table = await day.sit_down(question.tables, question.owner, question.date, wish)
    return _info(question, table)


async def record(question: Question[None]) -> Record:
    """The record, which tells all: only once the match is over."""
    table = await _finished(question)
    moves = [write_move(move.seat, move.action) for move in (await replay_of(table)).moves]
    view = table.begun.view if table.begun else None
    row = table.row
    computers = [seat.player for seat in row.seats]
    return written(table.game, table.options, names_of(row), row.seed, moves, view, computers)


async def open_record(question: Question[Record]) -> TableInfo:
    """A finished table made of a record."""
    assert question.owner
    tables, players = question.tables, question.players
    body, address = question.body, question.address
    return _info(question, await records.opened(tables, players, question.owner, body, address))


async def ply(question: Question[None]) -> Ply:
    """The match as it stood after so many moves; only once it is over."""
    table = await _finished(question)
    replay = await replay_of(table)
    plies = len(replay.moves)
    if not 0 <= question.ply <= plies:
        raise Unreadable("table.unknown_ply", ply=question.ply, plies=plies)
    match = await replay.after(question.ply)
    last = replay.moves[question.ply - 1] if question.ply else None
    return Ply(
        ply=question.ply,
        plies=plies,
        move=write_move(last.seat, last.action) if last else None,
        known=known(table.game, match),
        own=tuple(table.game.own(match, seat) for seat in range(len(table.row.seats))),
    )


async def review(question: Question[None]) -> Reviewed:
    """Luck and mistakes; only once the match is over."""
    table = await _finished(question)
    return await reviewing.review(question.players, table, question.address)


async def weigh(question: Question[Weigh]) -> Weighed:
    """What a move would have been worth; only once the match is over."""
    table = await _finished(question)
    players, address = question.players, question.address
    return await reviewing.weigh(players, table, question.ply, question.body, address)


async def story(question: Question[None]) -> Story:
    """What has happened so far, as everybody saw it."""
    return await stories.story(await question.tables.get(question.table_id))


async def _finished(question: Question[object]) -> Table:
    table = await question.tables.get(question.table_id)
    if not table.row.ended:
        raise Refused("game.not_over")
    return table
