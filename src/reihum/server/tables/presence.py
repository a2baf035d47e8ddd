"""Who has gone away from a table, and since when; told only when it changes.

Whoever never came is not away: a table that was just revived waits for its people.
"""

from collections.abc import Iterable

from msgspec import Struct

from reihum.kernel.match import Seat
from reihum.server.house_clock import HouseClock
from reihum.server.wire.talk import Presence


class Came(Struct, frozen=True, tag="came"):
    """News for other processes: whoever has these seats is here."""

    seats: tuple[Seat, ...]


class Went(Struct, frozen=True, tag="went"):
    """News for other processes: whoever has these seats has gone from here."""

    seats: tuple[Seat, ...]


class Attendance:
    """The seats whose people have gone, each with its time."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self._since: dict[Seat, float] = {}

    def come(self, seats: Iterable[Seat]) -> bool:
        """These are here; whether that is news."""
        back = [seat for seat in seats if self._since.pop(seat, None) is not None]
        return bool(back)

    def go(self, seats: Iterable[Seat]) -> bool:
        """These have gone; whether that is news."""
        gone = {seat: self._clock.now() for seat in seats if seat not in self._since}
        self._since |= gone
        return bool(gone)

    def told(self) -> Presence:
        """What everybody is told of it."""
        now = self._clock.now()
        return Presence({seat: int(1000 * (now - at)) for seat, at in self._since.items()})

    def __bool__(self) -> bool:
        """Whether anybody is away."""
        return bool(self._since)
