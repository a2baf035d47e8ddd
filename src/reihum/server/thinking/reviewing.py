"""Finished matches looked at again: luck and mistakes, move by move, and what else could be done.

A review is worked out in pieces, between which others have their turn, and kept with its table.
"""

import asyncio
import contextlib
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from reihum.games import GAMES
from reihum.kernel.answers import Answer, Refused, Unreadable
from reihum.kernel.record import steps, write_move
from reihum.review.judges import JUDGED, Manner, judge
from reihum.review.review import SHOWN, Move, Review, looked_at, manner_of, put_together
from reihum.server.store.database import DatabaseDown
from reihum.server.tables.replays import replay_of
from reihum.server.tables.seats import names_of
from reihum.server.tables.table import Table
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import Reviewed, Weighed
from reihum.server.wire.games import action_of
from reihum.server.wire.questions import Weigh

MOST_MOVES = 2_000  # of a match that is looked at again
PIECE = 0.3  # seconds of thinking, then somebody else has a turn
UNTIL_TOLD = 1.0  # seconds until who asks is told how far it has come


class Piece(Struct, frozen=True):
    """A part of a review: what some moves were worth, and the match after them."""

    moves: list[Move]
    done: int  # lines of the record
    match: bytes
    finished: int  # rounds
    judgement: str


class Played(Struct, frozen=True):
    """How a match was played, or that it is being looked for."""

    manner: asyncio.Task[Manner]


class Reviewing:
    """A review under way."""

    def __init__(self, table: Table, asker: Asker, lines: list[str]) -> None:
        self._table, self._asker, self.lines = table, asker, lines
        self.done = 0
        self.problem: Answer | None = None
        self._moves: list[Move] = []
        self._match = msgspec.json.encode(table.beginning())

    async def go_on(self, players: Players) -> None:
        """Work it out, piece by piece, and keep it; or note what prevents that."""
        try:
            await self._work_out(players)
        except Answer as problem:
            self.problem = problem
        except DatabaseDown:
            self.problem = Refused("server.try_again")

    async def _work_out(self, players: Players) -> None:
        game, piece = self._table.game.name, None
        manner = await _manner(players, self._table, self._asker)
        while piece is None or self.done < len(self.lines):
            rest = self.lines[self.done :]
            piece = await players.ask(
                looked_through, game, manner, self._match, rest, self.done, asker=self._asker
            )
            self._moves += piece.moves
            self.done, self._match = self.done + piece.done, piece.match
        # Without names, so that nobody who is forgotten later is named in it.
        review = put_together(game, (), piece.judgement, self._moves, piece.finished, manner)
        await self._table.store.keep_review(
            self._table.row.id, msgspec.json.encode(review).decode()
        )


async def review(players: Players, table: Table, address: str) -> Reviewed:
    """The review of a finished match; or how far it has come, if it is worked out only now."""
    _check_judged(table)
    moves = len((await replay_of(table)).moves)
    if kept := await table.store.review(table.row.id):
        return _told(table, kept, moves)
    working = await _under_way(players, table, address)
    if working.problem:
        _put_away(table, working)
        raise working.problem
    if kept := await table.store.review(table.row.id):
        _put_away(table, working)
        return _told(table, kept, moves)
    return Reviewed(working.done, moves, None)


def _check_judged(table: Table) -> None:
    if table.game.name not in JUDGED:
        raise Refused("review.no_chances", game=table.game.name, known=", ".join(JUDGED))


def _told(table: Table, kept: str, moves: int) -> Reviewed:
    found = msgspec.json.decode(kept, type=Review)
    return Reviewed(moves, moves, msgspec.structs.replace(found, seats=names_of(table.row)))


async def _under_way(players: Players, table: Table, address: str) -> Reviewing:
    """The review as far as it comes in a moment; one is worked out at a time."""
    if Reviewing not in table.worked_out:
        lines = await _lines(table)
        if len(lines) > MOST_MOVES:
            raise Refused("review.too_long", most=MOST_MOVES)
        asker = Asker(Rank.STRANGER, address, table.row.id)
        working = Reviewing(table, asker, lines)
        table.worked_out[Reviewing] = working, players.begin(working.go_on(players))
    found: tuple[Reviewing, asyncio.Task[None]] = table.worked_out[Reviewing]
    working, task = found
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(task), UNTIL_TOLD)
    return working


async def _lines(table: Table) -> list[str]:
    """The moves of a match as a record has them."""
    return [write_move(move.seat, move.action) for move in (await replay_of(table)).moves]


async def _manner(players: Players, table: Table, asker: Asker) -> Manner:
    """In what manner this match was played; it is looked for once, also if several ask at once."""
    if Played not in table.worked_out:
        looking = players.begin(_looked_for(players, table, asker))
        table.worked_out[Played] = Played(looking)
        looking.add_done_callback(partial(_keep_if_found, table))
    found: Played = table.worked_out[Played]
    return await asyncio.shield(found.manner)


async def _looked_for(players: Players, table: Table, asker: Asker) -> Manner:
    lines = (await _lines(table))[:SHOWN]
    match = msgspec.json.encode(table.beginning())
    return await players.ask(manner_from, table.game.name, match, lines, asker=asker)


def _keep_if_found(table: Table, looking: asyncio.Task[Manner]) -> None:
    """Let the next asker look for the manner anew, if that has failed."""
    if looking.cancelled() or looking.exception():
        table.worked_out.pop(Played, None)


def _put_away(table: Table, working: Reviewing) -> None:
    """Let the next asker begin anew, unless another who waited has begun already."""
    if Reviewing in table.worked_out and table.worked_out[Reviewing][0] is working:
        del table.worked_out[Reviewing]


async def weigh(players: Players, table: Table, ply: int, asked: Weigh, address: str) -> Weighed:
    """What the best move of this seat was then, and what another one would have been worth."""
    _check_judged(table)
    replay, game = await replay_of(table), table.game
    if not 0 <= ply < len(replay.moves):
        raise Unreadable("table.unknown_ply", ply=ply, plies=len(replay.moves))
    match = await replay.after(ply)
    if asked.seat not in game.rules.waiting(match.round):
        raise Refused("game.not_your_move")
    text = None
    if asked.move:
        action = action_of(asked.move, table.game.name)
        game.apply(match, asked.seat, action)  # the rules say what is wrong with it
        text = game.write_action(action)
    view = msgspec.json.encode(game.view(match, asked.seat))
    asker = Asker(Rank.HINT, address, table.row.id)
    manner = await _manner(players, table, asker)
    return await players.ask(weighed, game.name, manner, view, text, asker=asker)


# What follows is called in a process of its own, and raises no Answer.


def manner_from(name: str, match: bytes, lines: list[str]) -> Manner:
    """In what manner these moves were played, from this match on."""
    game = GAMES[name]
    begun: Any = msgspec.json.decode(match, type=game.match_type)
    return manner_of(game, steps(game, begun, lines))


def looked_through(name: str, manner: Manner, match: bytes, lines: list[str], first: int) -> Piece:
    """As many of these moves as there is time for."""
    game, one, until = GAMES[name], judge(name, manner), monotonic() + PIECE
    after: Any = msgspec.json.decode(match, type=game.match_type)
    moves: list[Move] = []
    done = 0
    for step in steps(game, after, lines, first + 1):
        moves += looked_at(game, one, step)
        done, after = done + 1, step.after
        if monotonic() >= until:
            break
    return Piece(moves, done, msgspec.json.encode(after), len(after.sheet.lines), one.judgement)


def weighed(name: str, manner: Manner, view: bytes, action: str | None) -> Weighed:
    """The best move, and what this one is worth."""
    game = GAMES[name]
    seen: Any = msgspec.json.decode(view, type=game.view_type)
    asked = game.read_action(action) if action else None
    offered = judge(name, manner).weighed(seen, asked)
    best, most = max(offered, key=lambda option: option[1])
    chosen = asked or best
    chance = next((chance for option, chance in offered if option == chosen), None)
    return Weighed(chance, most, game.shown(seen, best))
