"""What somebody may say at a table, and how that is followed; whatever line it comes by."""

import asyncio
import logging
from typing import cast

import msgspec

from reihum.kernel.answers import Answer, Refused, Unreadable
from reihum.kernel.match import Seat
from reihum.server import figures
from reihum.server.store.database import DatabaseDown
from reihum.server.tables.handing import taken
from reihum.server.tables.seats import seats_of
from reihum.server.tables.table import Table, Watcher, encode
from reihum.server.thinking.players import Players
from reihum.server.wire import talk
from reihum.server.wire.games import AnyHint, action_of
from reihum.server.wire.talk import (
    Addressed,
    Arrange,
    Asked,
    Hint,
    Hinted,
    Ping,
    Play,
    Pong,
    React,
    Taken,
)

NOBODY = ""  # holds no seat

asked_decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
addressed_decoder: msgspec.json.Decoder[Addressed] = msgspec.json.Decoder(Addressed)
log = logging.getLogger("reihum")


class Conversation:
    """What one browser may say at one table."""

    def __init__(self, table: Table, browser: Watcher, players: Players) -> None:
        self.table, self.browser, self.players = table, browser, players
        self._hinting: asyncio.Task[None] | None = None

    async def hear(self, text: str) -> None:
        """Follow a message, or say why not; nothing else can come of it."""
        try:
            match asked := _asked(text):
                case Play():
                    await self._play(asked)
                case Ping():
                    self.browser.tell(encode(Pong()))
                case Arrange() | React():
                    self._own(asked.seat)
                    self.table.show_passing(asked)
                case Taken():
                    seat = self._own(asked.seat)
                    await taken(self.table, self.browser.owner or NOBODY, seat)
                case Hint():
                    self._hint(self._own(asked.seat))
        except (Answer, DatabaseDown) as problem:
            self._refuse(problem, about(text))

    def _refuse(self, problem: Answer | DatabaseDown, of: Addressed) -> None:
        if isinstance(problem, Answer):
            refusal = talk.Refused(problem.code, problem.plain(), of.asked, of.seat, of.nth)
        else:
            log.error("the database does not answer: %s", problem)
            refusal = talk.Refused("server.try_again", {}, of.asked, of.seat, of.nth)
        figures.REFUSALS[refusal.code] += 1
        self.browser.tell(encode(refusal))

    def _own(self, seat: Seat) -> Seat:
        """The seat, if it belongs to this browser: the message alone proves nothing."""
        if seat not in seats_of(self.table.row, self.browser.owner):
            raise Refused("table.not_your_seat")
        return seat

    async def _play(self, asked: Play) -> None:
        action = action_of(asked.move, self.table.game.name)
        holder = self.browser.owner or NOBODY
        heard = figures.now()
        made = await self.table.play(asked.seat, asked.nth, action, holder)
        figures.MOVE.note(figures.now() - heard)
        if not made:
            self.browser.tell(encode(self.table.shown_to(self.browser.owner)))

    def _hint(self, seat: Seat) -> None:
        """Let somebody think about it; the browser may go on meanwhile."""
        table = self.table
        if not table.row.hints:
            raise Refused("table.no_hints")
        if not table.playing or seat not in table.game.rules.waiting(table.match.round):
            raise Refused("game.not_your_move")
        if self._hinting and not self._hinting.done():
            raise Refused("limit.messages")
        self._hinting = asyncio.create_task(self._tell_hint(seat, table.nth[seat]))

    async def _tell_hint(self, seat: Seat, nth: int) -> None:
        try:
            hint = await self.players.hint(self.table, seat)
        except (Answer, DatabaseDown) as problem:
            self._refuse(problem, Addressed("hint", seat))
        else:
            if self.table.nth[seat] == nth:  # else the question is past
                told = cast(AnyHint, hint)  # written already, and put in as it is
                self.browser.tell(encode(Hinted(seat, told)))

    def end(self) -> None:
        """Nobody listens any more."""
        if self._hinting:
            self._hinting.cancel()


def _asked(text: str) -> Asked:
    try:
        return asked_decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as problem:
        raise Unreadable("message.unreadable", why=str(problem)) from None


def about(text: str | None) -> Addressed:
    """What a message that is refused was about, if it says so."""
    try:
        return addressed_decoder.decode(text or "")
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError):
        return Addressed()
