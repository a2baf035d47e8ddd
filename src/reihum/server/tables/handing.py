"""Several people round one device: time begins when whoever is to play has taken it."""

from reihum.kernel.match import Seat
from reihum.server.store.rows import TableRow
from reihum.server.tables.seats import seats_of
from reihum.server.tables.table import Table


async def taken(table: Table, owner: str, seat: Seat) -> None:
    """Let a seat's time begin anew, once in a turn.

    Only where all people sit round this one device: nobody elsewhere waits for them. Else the time
    runs as it always does.
    """
    async with table.lock:
        if table.taken_at == table.ply or not round_one_device(table.row, owner):
            return
        before, until = table.clocks.get(seat), table.store.clock.now() + table.seconds
        if not table.playing or before is None:
            return
        if await table.store.prolong(table.row.id, seat, before, until):
            table.clocks, table.taken_at = {**table.clocks, seat: until}, table.ply
            table.tell_all()


def round_one_device(row: TableRow, owner: str) -> bool:
    """Whether all people who play here are several, and at this owner's browser."""
    people = sum(seat.holder is not None and not seat.player for seat in row.seats)
    return people > 1 and len(seats_of(row, owner)) == people
