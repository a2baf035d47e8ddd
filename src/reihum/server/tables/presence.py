"""Who is at a table, and who has gone away since when; told only when it changes.

Of a table that was just revived nobody knows who is at it: its people have a moment to come back,
then whoever has not is away.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from reihum.kernel.match import Seat
from reihum.server.house_clock import HouseClock
from reihum.server.wire.talk import Presence

ROLL = 10.0  # seconds; a browser that has lost its line tries again every 8 at least
LOOK = 1.0  # seconds between looks at the clock, which another server may put forward
LONG = 60.0  # seconds away, after which others may decide what becomes of a seat


Later = Callable[[Coroutine[Any, Any, None]], None]


class Attendance:
    """The seats whose people are here, and those whose people have gone, each with its time."""

    def __init__(self, clock: HouseClock, tell: Callable[[Presence], None], later: Later) -> None:
        self._clock, self._tell, self._later = clock, tell, later
        self._here: set[Seat] = set()
        self._since: dict[Seat, float] = {}
        self._rolling = False
        self._people: set[Seat] = set()  # who ought to come
        self._called: set[Seat] = set()  # those of them for whom the roll is being called
        self.host_looks_on = False

    def come(self, seats: Collection[Seat]) -> None:
        """These are here; all are told if they were away."""
        self._here.update(seats)
        self._take_out(seats)

    def go(self, seats: Collection[Seat], since: float | None = None) -> None:
        """These have gone; all are told if that is news."""
        self._here.difference_update(seats)
        at = self._clock.now() if since is None else since
        gone = {seat: at for seat in seats if seat not in self._since}
        self._since |= gone
        if gone:
            self._tell(self.told())

    def forget(self, seats: Collection[Seat]) -> None:
        """These seats are somebody else's now, of whom nothing is known yet."""
        for known in (self._here, self._people, self._called):
            known.difference_update(seats)
        self._take_out(seats)

    def note_host(self, *, looks_on: bool) -> None:
        """Whether the host is here without a seat; all are told if that is news."""
        if looks_on != self.host_looks_on:
            self.host_looks_on = looks_on
            self._tell(self.told())

    def _take_out(self, seats: Collection[Seat]) -> None:
        back = [seat for seat in seats if self._since.pop(seat, None) is not None]
        if back:
            self._tell(self.told())

    def call_the_roll(self, people: Collection[Seat]) -> None:
        """Whoever of these is not heard of for a while is away."""
        self._people = set(people)
        if not self._rolling and self._unheard(people):
            self._rolling, self._called = True, set(people)
            self._later(self._roll())

    def _unheard(self, people: Collection[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in people if seat not in self._here and seat not in self._since)

    async def _roll(self) -> None:
        begun = self._clock.now()
        while (now := self._clock.now()) < begun + ROLL:
            await self._clock.wait(min(begun + ROLL, now + LOOK), asyncio.Event())
        self._rolling = False
        self.go(self._unheard(self._called), since=begun)
        self.call_the_roll(self._people)  # those whose seats were somebody else's when it began

    def long_gone(self, seats: Collection[Seat]) -> bool:
        """Whether all of these have been away for long."""
        long_ago = self._clock.now() - LONG
        return all(self._since.get(seat, long_ago + 1) <= long_ago for seat in seats)

    def told(self) -> Presence:
        """What everybody is told of it."""
        now = self._clock.now()
        away = {seat: int(1000 * (now - at)) for seat, at in self._since.items()}
        return Presence(away, self.host_looks_on)

    def __bool__(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self._since) or self.host_looks_on
