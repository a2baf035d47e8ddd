"""One table while somebody is at it: the only place where moves are made.

Store, then tell: a move is in the database before anybody hears of it. Another process may have
changed something, or may hold the table by now; then the database says so, and the table catches
up, or lets everybody go there.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any, Protocol

import msgspec

from reihum.games import GAMES
from reihum.kernel.answers import Answer, Refused, Unreadable
from reihum.kernel.game import AnyGame
from reihum.kernel.match import Seat
from reihum.kernel.options import checked_options
from reihum.kernel.record import beginning
from reihum.server import figures
from reihum.server.store.database import DatabaseDown
from reihum.server.store.rows import Begun, Kept, MoveRow, TableRow
from reihum.server.tables.keeper import Keeper
from reihum.server.tables.presence import Attendance
from reihum.server.tables.seats import (
    computers_alone,
    looks_on,
    people_of,
    seats_of,
    table_info,
)
from reihum.server.wire import talk
from reihum.server.wire.games import AnyAction, Known
from reihum.server.wire.talk import (
    Arrange,
    Arranging,
    LastMove,
    React,
    Reacted,
    Seated,
    SeatView,
    Shown,
)

SNAPSHOT_EVERY = 50  # moves; so reviving a table takes no longer as its past grows
MOST_TRIES = 10  # for a move that the store does not take, though nobody else has made one
PATIENCE = 3  # turns that each of the people lets pass, until a table is taken for abandoned

Passing = Arrange | React  # what is shown to all, and neither a move nor kept

encode = msgspec.json.Encoder().encode


def known(game: AnyGame, match: Any) -> Known:
    """What everybody knows of a match."""
    return Known(game.standing(match), game.public(match))


def _told(row: TableRow) -> TableRow:
    """The row without what nobody is told: a change of that is no news."""
    return msgspec.structs.replace(row, missed=0, since=0.0)


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    owner: str | None

    def tell(self, message: bytes) -> None:
        """Take a message; never wait."""
        ...

    def come_back(self) -> None:
        """Go, and come in again: the table is held elsewhere by now, or is no more."""
        ...


class Table:
    """A table with its match in memory."""

    def __init__(
        self, row: TableRow, store: Keeper, patience: float = PATIENCE, begun: Begun | None = None
    ) -> None:
        self.row, self.store, self.patience, self.begun = row, store, patience, begun
        self.game = GAMES[row.game]
        self.options = checked_options(self.game.options, row.options)
        self.seconds = self.game.seconds(self.options)  # for a decision; 0 = no limit
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        # called after every change, and when somebody has come to look on
        self.changed: list[Callable[[Table], None]] = []
        self.drafts: dict[Seat, Arranging] = {}
        self.used = time.monotonic()
        self.gone = False  # held elsewhere by now
        self.visitor = ""  # from which a player came last; thinking is shared out by it
        self.ply = 0  # moves so far
        self.nth = [0] * len(row.seats)  # moves so far by seat
        self.clocks: dict[Seat, float] = {}
        self.taken_at = -1  # the ply at which the device that goes round was last taken
        self.last: LastMove | None = None  # the latest move that this process has seen
        self.match = self.beginning()
        self.worked_out: dict[type, Any] = {}  # what other modules keep with the table, by type
        self._telling: set[asyncio.Task[None]] = set()
        self.attendance = Attendance(store.clock, lambda one: self._tell(encode(one)), self._later)

    @property
    def playing(self) -> bool:
        """Whether moves can be made."""
        return self.row.status == "playing" and not self.gone

    def revive(self, kept: Kept) -> None:
        """Take everything from the database, from the latest snapshot on."""
        if kept.snapshot:
            self.ply, content = kept.snapshot
            snapshot = msgspec.json.decode(content, type=tuple[list[int], msgspec.Raw])
            self.nth = snapshot[0]
            self.match = msgspec.json.decode(snapshot[1], type=self.game.match_type)
        self._catch_up(kept.moves, kept.clocks)

    def beginning(self) -> Any:
        """The match before the first move."""
        view = self.begun and self.begun.view
        return beginning(self.game, self.options, len(self.row.seats), self.row.seed, view)

    def _catch_up(self, moves: list[MoveRow], clocks: dict[Seat, float]) -> None:
        for move in moves:
            self.match = self.game.apply_written(self.match, move.seat, move.action)
            self.nth[move.seat] += 1
            self.last = LastMove(move.seat, bool(move.late))
            self.ply = move.ply + 1
            self.drafts.pop(move.seat, None)
        self.clocks = clocks
        if self.playing and not self.clocks:  # a table that was imported brings none along
            self.clocks = self._next_clocks(None, self.match)

    async def refresh(self) -> None:
        """Take in what another process has changed, and tell."""
        async with self.lock:
            await self._take_in()

    async def _take_in(self) -> None:
        """Take in what the database has and this table has not, and tell; the lock is held."""
        row, ply = self.row, self.ply
        news = await self.store.news(row.id, ply)
        if news is None:
            self.tell_gone()
            raise Unreadable("table.unknown")
        self.row = news.table
        others = [at for at, was in enumerate(row.seats) if self.row.seats[at].holder != was.holder]
        for seat in others:
            self.drafts.pop(seat, None)
        self._catch_up(news.moves, news.clocks)
        told_otherwise = _told(self.row) != _told(row)
        if told_otherwise:
            self.tell_seats()
            self.attendance.forget(others)  # once it is known: nobody has come back to these seats
            self._call_the_roll()
        if told_otherwise or self.ply != ply:
            self.tell_all()

    async def play(
        self, seat: Seat, nth: int, action: AnyAction, holder: str | None = None
    ) -> bool:
        """Make the seat's nth move; False if that one is made already.

        `holder` says who sits there, a browser or a computer player. The clock names none; if the
        seat has got more time meanwhile, it comes too early: False.
        """
        await self.lock.acquire()  # half as dear as `async with`
        try:
            self.used = time.monotonic()
            for _ in range(MOST_TRIES):
                self._check_here()
                self._check_holder(seat, holder)
                if nth < self.nth[seat] or (holder is None and not self._is_late(seat)):
                    return False
                if nth > self.nth[seat]:
                    raise Refused("table.too_early", nth=self.nth[seat])
                if not self.playing:
                    raise Refused("table.not_playing")
                late = holder is None
                apply = self.game.apply_recorded if late else self.game.apply
                after = apply(self.match, seat, action)
                if await self._keep(seat, action, after, late=late):
                    return True
                if not await self.store.holds(self.row.id):
                    self.let_go()
                else:
                    await self._take_in()  # another process has changed something: look again
            raise Refused("server.try_again")
        finally:
            self.lock.release()

    def _check_here(self) -> None:
        if self.gone:
            raise Refused("server.try_again")

    def let_go(self) -> None:
        """Somebody else holds this table by now, or nobody: nothing more is done here."""
        self.gone = True
        for watcher in tuple(self.watchers):
            watcher.come_back()
        self._note_change()

    def _note_change(self) -> None:
        for call in self.changed:
            call(self)

    def _check_holder(self, seat: Seat, holder: str | None) -> None:
        seats = self.row.seats
        if seat >= len(seats) or (holder is not None and seats[seat].holder != holder):
            raise Refused("table.not_your_seat")

    async def _keep(self, seat: Seat, action: AnyAction, after: Any, *, late: bool) -> bool:
        """Store the move, then swap the match, then tell everybody."""
        row = self._row_after(seat, after, late=late)
        clocks = {} if row.ended else self._next_clocks(seat, after)
        nth = [count + (at == seat) for at, count in enumerate(self.nth)]
        due = (self.ply + 1) % SNAPSHOT_EVERY == 0
        snapshot = encode((nth, msgspec.Raw(encode(after)))).decode() if due else None
        move = MoveRow(self.ply, seat, self.game.write_action(action), time.time(), int(late))
        try:
            kept = await self.store.add_move(
                self.row,
                move,
                row=row,
                clocks=clocks if self.seconds else None,
                snapshot=snapshot,
            )
        except asyncio.CancelledError:
            self._tell_at_last()
            raise
        if not kept:
            return False
        self.store.moves_kept += 1
        self.match, self.ply, self.nth, self.clocks = after, self.ply + 1, nth, clocks
        self.last = LastMove(seat, late)
        self.drafts.pop(seat, None)
        self.row = row
        self.tell_all()
        if row.ended:
            self.tell_seats()
        return True

    def _row_after(self, seat: Seat, after: Any, *, late: bool) -> TableRow:
        """The row after a move; the clock's moves count until a person makes one."""
        row, missed = self.row, self.row.missed
        if not row.seats[seat].player:
            missed = missed + 1 if late else 0
        status = row.status
        if self.game.outcome(after) is not None:
            status = "over"
        elif missed >= self.patience * sum(not one.player for one in row.seats) > 0:
            status = "abandoned"
        if (status, missed) == (row.status, row.missed):
            return row
        since = row.since if status == row.status else self.store.clock.now()
        return msgspec.structs.replace(row, status=status, missed=missed, since=since)

    def _tell_at_last(self) -> None:
        """Whoever asked may be gone before it is stored; yet what is stored must be told."""
        self._later(self._tell_stored())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_stored(self) -> None:
        # Without a database, whoever plays next takes it in; of a removed table there is no news.
        with contextlib.suppress(DatabaseDown, Unreadable):
            await self.store.beat()  # writes come in their order: after this one the other is done
            await self.refresh()

    def _next_clocks(self, mover: Seat | None, after: Any) -> dict[Seat, float]:
        """A seat's time begins when it is asked something; the others' goes on. Computer players
        among themselves need none: nobody waits, and their table rests while nobody looks on.
        """
        if not self.seconds or computers_alone(self.row):
            return {}
        waiting = self.game.waiting(after)
        running = {seat: at for seat, at in self.clocks.items() if seat != mover}
        fresh = self.store.clock.now() + self.seconds
        return {seat: running.get(seat, fresh) for seat in waiting}

    async def start(self) -> bool:
        """Begin the match, once everybody has come; False if it has begun already."""
        async with self.lock:
            if self._waits_for_guests():
                await self._take_in()  # somebody may have sat down at another process
            if self._waits_for_guests():
                raise Refused("table.seats_empty")
            clocks = self._next_clocks(None, self.match)
            try:
                begun = await self.store.set_status(self.row.id, "open", "playing", clocks)
            except asyncio.CancelledError:
                self._tell_at_last()
                raise
            if not begun:
                await self._take_in()  # also what was begun here, and the answer was lost
                return False
            self.row = msgspec.structs.replace(self.row, status="playing")
            self.clocks = clocks
            self.tell_seats()
            self.tell_all()
            self._call_the_roll()
            return True

    def _waits_for_guests(self) -> bool:
        return any(seat.kind == "guest" for seat in self.row.seats)

    async def time_up(self, seat: Seat) -> None:
        """Do for a seat what the rules say when its time is up; whoever comes first does it."""
        if self.playing and self._is_late(seat):
            draft = self.drafts.get(seat)
            action = self.game.time_up(self.match, seat, draft and draft.draft)
            try:
                await self.play(seat, self.nth[seat], action)
            except Answer:
                if self.playing:  # somebody may have ended it meanwhile
                    action = self.game.time_up(self.match, seat, None)
                    await self.play(seat, self.nth[seat], action)

    def _is_late(self, seat: Seat) -> bool:
        return self.clocks.get(seat, inf) <= self.store.clock.now()

    def show_passing(self, passing: Passing) -> None:
        """Show everybody a draft or a reaction, or refuse it."""
        if isinstance(passing, React):
            self._tell(encode(Reacted(passing.seat, passing.reaction)))
        else:
            self.drafts[passing.seat] = self._arranging(passing)
            self._tell(encode(self.drafts[passing.seat]))

    def _arranging(self, asked: Arrange) -> Arranging:
        problems = self.game.rules.draft
        if problems is None or not self.playing:
            raise Refused("table.nothing_to_arrange")
        # The clock may store it: what cannot be read back from the store is no draft.
        draft: Any = self.game.read_action(self.game.write_action(asked.draft))
        return Arranging(asked.seat, draft, problems(self.match.round, asked.seat, draft))

    def _call_the_roll(self) -> None:
        """During a match, note as away everybody who does not come to the table."""
        for watcher in self.watchers:
            self.attendance.come(seats_of(self.row, watcher.owner))
        owners = {watcher.owner for watcher in self.watchers}
        self.attendance.note_host(looks_on=looks_on(self.row, owners))
        if self.playing and self.watchers:
            self.attendance.call_the_roll(people_of(self.row))

    def shown_to(self, owner: str | None) -> Shown:
        """All that this owner may see of the match."""
        return self._shown_to(owner, self._known(), self._time_left())

    def _known(self) -> Any:
        """What everybody knows, encoded once for all; nothing before the match begins."""
        if self.row.status == "open":
            return None
        return msgspec.Raw(encode(known(self.game, self.match)))

    def _time_left(self) -> dict[Seat, int]:
        """The milliseconds that are left to each seat whose clock runs."""
        if not self.clocks:
            return {}
        now = self.store.clock.now()
        return {seat: max(0, int(1000 * (at - now))) for seat, at in self.clocks.items()}

    def _shown_to(self, owner: str | None, known: Any, left: dict[Seat, int]) -> Shown:
        seats = seats_of(self.row, owner) if known else ()
        views = {seat: SeatView(self.game.own(self.match, seat), self.nth[seat]) for seat in seats}
        return Shown(self.ply, known, views, left, self.last if known else None)

    def welcome(self, watcher: Watcher) -> None:
        """Tell somebody who comes how everything stands, and from now on all that happens."""
        if self.gone:
            watcher.come_back()
            return
        seats = seats_of(self.row, watcher.owner)
        self.attendance.come(seats)
        watcher.tell(encode(Seated(table_info(self.row, watcher.owner))))
        watcher.tell(encode(self.shown_to(watcher.owner)))
        if self.attendance:
            watcher.tell(encode(self.attendance.told()))
        for arranging in self.drafts.values():
            watcher.tell(encode(arranging))
        self.watchers.add(watcher)
        self._call_the_roll()
        self._note_change()

    def part(self, watcher: Watcher) -> None:
        """Somebody goes; their seats are away, unless they are here by another door, too."""
        self.watchers.discard(watcher)
        if all(one.owner != watcher.owner for one in self.watchers):
            self.attendance.go(seats_of(self.row, watcher.owner))
        self._call_the_roll()

    def tell_seats(self) -> None:
        """Tell every watcher who sits where, and how the table stands."""
        for watcher in tuple(self.watchers):
            watcher.tell(encode(Seated(table_info(self.row, watcher.owner))))

    def tell_all(self) -> None:
        """Tell every watcher what it may see now."""
        begun = figures.now()
        known, left = self._known(), self._time_left()
        for watcher in tuple(self.watchers):
            watcher.tell(encode(self._shown_to(watcher.owner, known, left)))
        figures.BROADCAST.note(figures.now() - begun)
        self._note_change()

    def tell_gone(self) -> None:
        """Tell every watcher that there is no such table any more; nothing more is done here."""
        if not self.gone:
            self._tell(encode(talk.Refused("table.unknown")))
            self.let_go()

    def _tell(self, message: bytes) -> None:
        """Tell every watcher the same."""
        for watcher in tuple(self.watchers):
            watcher.tell(message)
