"""Several people round one device: time begins when whoever is to play has taken it."""

from reihum.kernel.match import Seat
from reihum.server.store.rows import TableRow
from reihum.server.tables.seats import seats_of
from reihum.server.tables.table import Table


async def handed(table: Table, owner: str, seat: Seat, *, taken: bool) -> None:
    """Let a seat's time stand still while the device is on its way, and begin when it is there.

    Only where all people sit round this one device: nobody elsewhere waits for them. Else the time
    runs as it always does.
    """
    async with table.lock:
        running = seat in table.clocks
        asked = table.seconds and table.playing and seat in table.game.waiting(table.match)
        if not asked or running == taken or not round_one_device(table.row, owner):
            return
        clocks = {at: deadline for at, deadline in table.clocks.items() if at != seat}
        if taken:
            clocks[seat] = table.store.clock.now() + table.seconds
        if await table.store.set_status(table.row.id, "playing", "playing", clocks):
            table.clocks = clocks
            table.tell_all()


def round_one_device(row: TableRow, owner: str) -> bool:
    """Whether all people who play here are several, and at this owner's browser."""
    people = [seat.person for seat in row.seats if not seat.player]
    return len(people) > 1 and len(seats_of(row, owner)) == len(people)
