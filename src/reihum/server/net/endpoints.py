"""What can be asked by HTTP: one table from which routes, checks and the document are made."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

import reihum
from reihum.games import GAMES
from reihum.games.rummy.referee.model import Check, Checked, Solve, Solved, Steps, Way
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.record import Record, written
from reihum.server.store.database import DatabaseDown
from reihum.server.tables import day, lobby
from reihum.server.tables import story as stories
from reihum.server.tables.live import Tables
from reihum.server.tables.replays import replay_of
from reihum.server.tables.seats import names_of, table_info
from reihum.server.tables.table import Table, known
from reihum.server.thinking import daily, fairness, home, practice, records, referee, reviewing
from reihum.server.thinking.players import Players
from reihum.server.wire.answers import (
    Aimed,
    Daily,
    Deals,
    Fairness,
    Fitting,
    Forgotten,
    GameInfo,
    Games,
    Health,
    Invitation,
    MyTables,
    Ply,
    Posed,
    Reviewed,
    Scored,
    Story,
    TableInfo,
    Version,
    Weighed,
)
from reihum.server.wire.questions import (
    AtBoard,
    AtRow,
    AtSheet,
    DealWish,
    Free,
    Invited,
    Join,
    NewTable,
    PuzzleWish,
    SeatOnly,
    Weigh,
)

MOST_LISTED = 50


@dataclass(frozen=True)
class Question:
    """A request, read and checked: who asks, about which table, and what."""

    tables: Tables
    players: Players
    owner: str | None
    table_id: str
    body: Any
    ply: int = 0
    address: str = ""
    date: str = ""


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked."""

    method: str
    path: str
    about: str
    reply: Any
    answer: Callable[[Question], Awaitable[Any]]
    body: Any = None
    limit: str = "requests"  # which of the limits counts it
    needs_token: bool = False  # a browser that has none gets one
    forgets_token: bool = False  # afterwards the browser has none
    at_holder: bool = False  # answered where the table is held: only there it is known who is away


async def health(question: Question) -> Health:
    """Ask the database, too."""
    if not question.tables.store.ready:
        raise DatabaseDown("nothing was written lately")
    return Health("ok")


async def alive(_: Question) -> Health:
    """The server answers, whether or not it can write."""
    return Health("ok")


async def version(_: Question) -> Version:
    """Version of the program and of the rules."""
    return Version(reihum.__version__, {game.name: game.rules_version for game in GAMES.values()})


async def games(_: Question) -> Games:
    """All games, with their options as a schema."""
    return Games(
        tuple(
            GameInfo(
                game.name,
                game.rules_version,
                msgspec.json.schema(game.options),
                tuple(game.players),
                game.levels,
            )
            for game in GAMES.values()
        )
    )


async def my_tables(question: Question) -> MyTables:
    """The tables of this browser."""
    if question.owner is None:
        return MyTables(())
    rows = await question.tables.store.tables_of(question.owner, MOST_LISTED)
    return MyTables(tuple(table_info(row, question.owner) for row in rows))


def _info(question: Question, table: Table) -> TableInfo:
    return table_info(table.row, question.owner)


async def one_table(question: Question) -> TableInfo:
    """How the table stands."""
    return _info(question, await question.tables.get(question.table_id))


async def set_up(question: Question) -> TableInfo:
    """Set up a table."""
    assert question.owner
    table = await lobby.set_up(question.tables, question.owner, question.body)
    table.visitor = question.address
    return _info(question, table)


async def invitation(question: Question) -> Invitation:
    """What a link invites to; it is not used up by looking."""
    return await lobby.invitation(question.tables, question.body.link)


async def join(question: Question) -> TableInfo:
    """Take a seat by its link."""
    assert question.owner
    body = question.body
    return _info(question, await lobby.join(question.tables, question.owner, body.link, body.name))


async def start(question: Question) -> TableInfo:
    """Begin the match."""
    table = await lobby.start(question.tables, question.owner, question.table_id)
    table.visitor = question.address
    return _info(question, table)


async def leave(question: Question) -> TableInfo:
    """Get up from a seat."""
    seat = question.body.seat
    table = await lobby.leave(question.tables, question.owner, question.table_id, seat)
    return _info(question, table)


async def free(question: Question) -> TableInfo:
    """Free a seat: as the host, or, while the host is away, that of somebody who is away."""
    seat, player = question.body.seat, question.body.player
    table = await lobby.free(question.tables, question.owner, question.table_id, seat, player)
    return _info(question, table)


async def rematch(question: Question) -> TableInfo:
    """Play again with the same people."""
    table = await lobby.rematch(question.tables, question.owner, question.table_id)
    return _info(question, table)


async def forget(question: Question) -> Forgotten:
    """Remove the asker's names, seats and tables."""
    if question.owner is None:
        return Forgotten(0)
    return Forgotten(await lobby.forget(question.tables, question.owner))


async def record(question: Question) -> Record:
    """The record, which tells all: only once the match is over."""
    table = await _finished(question)
    moves = [f"{move.seat} {move.action}" for move in (await replay_of(table)).moves]
    return written(table.game, table.options, names_of(table.row), table.row.seed, moves)


async def open_record(question: Question) -> TableInfo:
    """A finished table made of a record."""
    assert question.owner
    tables, players = question.tables, question.players
    body, address = question.body, question.address
    return _info(question, await records.opened(tables, players, question.owner, body, address))


async def ply(question: Question) -> Ply:
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
        move=f"{last.seat} {last.action}" if last else None,
        known=known(table.game, match),
        own=tuple(table.game.own(match, seat) for seat in range(len(table.row.seats))),
    )


async def review(question: Question) -> Reviewed:
    """Luck and mistakes; only once the match is over."""
    table = await _finished(question)
    return await reviewing.review(question.players, table, question.address)


async def weigh(question: Question) -> Weighed:
    """What a move would have been worth; only once the match is over."""
    table = await _finished(question)
    players, address = question.players, question.address
    return await reviewing.weigh(players, table, question.ply, question.body, address)


async def story(question: Question) -> Story:
    """What has happened so far, as everybody saw it."""
    return await stories.story(await question.tables.get(question.table_id))


async def steps(question: Question) -> Steps:
    """The way from one Rummy table to another, as hands would go it."""
    return await referee.way(question.players, question.body, question.address)


async def fits(question: Question) -> Fitting:
    """Where a tile fits."""
    return home.fitting(question.body)


async def aims(question: Question) -> Aimed:
    """What a roll aims at."""
    return home.aimed(question.body)


async def scores(question: Question) -> Scored:
    """What rounds count."""
    return home.scored(question.body)


async def solve(question: Question) -> Solved:
    """The best Rummy play for real tiles, with its steps."""
    return await referee.solve(question.players, question.body, question.address)


async def check(question: Question) -> Checked:
    """Whether a Rummy turn with real tiles may end so."""
    return await referee.check(question.players, question.body, question.address)


async def fair(question: Question) -> Fairness:
    """How often everything was drawn."""
    return await fairness.fairness(question.tables.store)


async def puzzles_of_day(question: Question) -> Daily:
    """The puzzles of a day, alike for everybody."""
    return await daily.daily(question.players, question.date, question.address)


async def puzzle(question: Question) -> Posed:
    """A puzzle to practise with."""
    return await practice.posed(question.players, question.body, question.address)


async def deals_of_day(question: Question) -> Deals:
    """One deal for each game, alike for everybody."""
    return await daily.deals(question.players, question.date, question.address)


async def sit_down(question: Question) -> TableInfo:
    """A table with the deal of a day."""
    assert question.owner
    wish = question.body.game
    table = await day.sit_down(question.tables, question.owner, question.date, wish)
    return _info(question, table)


async def _finished(question: Question) -> Table:
    table = await question.tables.get(question.table_id)
    if not table.row.ended:
        raise Refused("game.not_over")
    return table


TABLE = "/api/tables/{id}"
ENDPOINTS = (
    Endpoint(
        "GET",
        "/health",
        "Is the server ready: does it answer, and was it able to write lately?",
        Health,
        health,
    ),
    Endpoint("GET", "/health/live", "Does the server answer?", Health, alive),
    Endpoint("GET", "/api/version", "What runs here?", Version, version),
    Endpoint("GET", "/api/games", "The games and their options", Games, games),
    Endpoint("GET", "/api/tables", "My tables", MyTables, my_tables),
    Endpoint(
        "POST",
        "/api/tables",
        "Set up a table",
        TableInfo,
        set_up,
        body=NewTable,
        limit="tables",
        needs_token=True,
    ),
    Endpoint(
        "POST",
        "/api/invitation",
        "What a link invites to",
        Invitation,
        invitation,
        body=Invited,
        limit="joins",
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Take the seat that a link is for",
        TableInfo,
        join,
        body=Join,
        limit="joins",
        needs_token=True,
    ),
    Endpoint(
        "POST",
        "/api/records",
        "Open a record as a finished table",
        TableInfo,
        open_record,
        body=Record,
        limit="tables",
        needs_token=True,
    ),
    Endpoint(
        "POST",
        "/api/forget",
        "Remove my names, seats and tables",
        Forgotten,
        forget,
        limit="tables",
        forgets_token=True,
    ),
    Endpoint("GET", TABLE, "A table", TableInfo, one_table),
    Endpoint("POST", f"{TABLE}/start", "Begin, as the host", TableInfo, start),
    Endpoint("POST", f"{TABLE}/leave", "Get up from a seat", TableInfo, leave, body=SeatOnly),
    Endpoint(
        "POST",
        f"{TABLE}/free",
        "Free a seat, as the host",
        TableInfo,
        free,
        body=Free,
        at_holder=True,
    ),
    Endpoint("POST", f"{TABLE}/rematch", "Play again", TableInfo, rematch, limit="tables"),
    Endpoint("GET", f"{TABLE}/story", "What has happened, move by move", Story, story),
    Endpoint("GET", f"{TABLE}/plies/{{ply}}", "A finished match, move by move", Ply, ply),
    Endpoint(
        "POST",
        f"{TABLE}/plies/{{ply}}/weigh",
        "What a move of a finished match would have been worth",
        Weighed,
        weigh,
        body=Weigh,
    ),
    Endpoint("GET", f"{TABLE}/review", "Luck and mistakes of a finished match", Reviewed, review),
    Endpoint("GET", f"{TABLE}/record", "The record of a finished match", Record, record),
    Endpoint(
        "POST", "/api/completto/fits", "Where does a Completto tile fit?", Fitting, fits, body=AtRow
    ),
    Endpoint(
        "POST", "/api/finito/board", "What does a Finito roll aim at?", Aimed, aims, body=AtBoard
    ),
    Endpoint("GET", "/api/fairness", "What has chance brought here?", Fairness, fair),
    Endpoint("POST", "/api/scores", "What do these rounds count?", Scored, scores, body=AtSheet),
    Endpoint("POST", "/api/rummy/solve", "The best Rummy play", Solved, solve, body=Solve),
    Endpoint("POST", "/api/rummy/steps", "A Rummy turn in steps", Steps, steps, body=Way),
    Endpoint("POST", "/api/puzzles", "A puzzle to practise", Posed, puzzle, body=PuzzleWish),
    Endpoint("GET", "/api/daily/{date}", "The puzzles of a day", Daily, puzzles_of_day),
    Endpoint("GET", "/api/daily/{date}/deals", "The deals of a day", Deals, deals_of_day),
    Endpoint(
        "POST",
        "/api/daily/{date}/deals",
        "Sit down to a deal of a day",
        TableInfo,
        sit_down,
        body=DealWish,
        limit="tables",
        needs_token=True,
    ),
    Endpoint("POST", "/api/rummy/check", "Is this Rummy turn legal?", Checked, check, body=Check),
)
