"""Setting up tables, taking and leaving seats, beginning, and playing again."""

import secrets
import time

import msgspec

from reihum.games import GAMES
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import Seed
from reihum.kernel.game import AnyGame
from reihum.kernel.match import Seat
from reihum.kernel.options import checked_options
from reihum.server.store.rows import SeatRow, TableRow
from reihum.server.tables.live import Tables
from reihum.server.tables.seats import (
    checked_name,
    is_link,
    new_link,
    new_table_id,
    seats_of,
    table_info,
)
from reihum.server.tables.table import Table
from reihum.server.wire.answers import Invitation
from reihum.server.wire.questions import Computer, Guest, Me, NewTable, SeatWish

FORGOTTEN_AT_ONCE = 50  # tables


async def set_up(tables: Tables, owner: str, wish: NewTable, seed: Seed | None = None) -> Table:
    """A new table; it begins at once if no guest is waited for."""
    game = _game(wish.game)
    options = checked_options(game.options, wish.options)
    guests = any(isinstance(seat, Guest) for seat in wish.seats)
    row = TableRow(
        id=new_table_id(in_page=tables.store.in_page),
        game=game.name,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        hints=wish.hints,
        seed=seed or secrets.token_hex(32),
        status="open",
        host=owner,
        created=time.time(),
        next=None,
        seats=tuple(_seat(game, seat, owner, named=guests) for seat in wish.seats),
        since=tables.store.clock.now(),
    )
    game.start(options, len(row.seats), row.seed)  # refuses what this number of seats cannot do
    await tables.store.add_table(row)
    return await _begin_if_full(await tables.added(row))


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Unreadable("game.unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def _seat(game: AnyGame, wish: SeatWish, owner: str, *, named: bool) -> SeatRow:
    """A seat as it is wished for; a person needs a name where others will see it."""
    if isinstance(wish, Me):
        nameless = wish.name is None and not named
        return SeatRow("person", None if nameless else checked_name(wish.name or ""), owner=owner)
    if isinstance(wish, Computer):
        return _computer(game, wish.player)
    return SeatRow("guest", link=new_link())


def _computer(game: AnyGame, player: str) -> SeatRow:
    if player not in game.players:
        raise Unreadable("player.unknown", player=player, known=", ".join(game.players))
    return SeatRow("computer", player, player)


async def _begin_if_full(table: Table) -> Table:
    if all(seat.kind != "guest" for seat in table.row.seats):
        await table.start()
    return table


async def invitation(tables: Tables, owner: str | None, link: str) -> Invitation:
    """What this link invites to; Refused once somebody else has taken its seat."""
    table_id, _ = await _invited(tables, owner, link)
    row = (await tables.get(table_id)).row
    info = table_info(row, None)
    host = next((seat.name for seat in row.seats if seat.person == row.host and seat.name), "")
    return Invitation(host, info.game, info.options, info.hints, info.seats)


async def _invited(tables: Tables, owner: str | None, link: str) -> tuple[str, Seat]:
    """The table and the seat that a link is for, unless somebody else sits there."""
    found = await tables.store.seat_of_link(link) if is_link(link) else None
    if not found or found[2] not in (None, owner):
        raise Refused("table.link_used")
    return found[:2]


async def join(tables: Tables, owner: str, link: str, name: str) -> Table:
    """Take the seat that this link is for; whoever has taken it may come by the link again.

    The answer may have been lost on its way, and a message with a link is opened more than once.
    """
    name = checked_name(name)
    table_id, seat = await _invited(tables, owner, link)
    taken = await tables.store.take_seat(table_id, seat, link, owner, name)
    table = await tables.get(table_id)
    await table.refresh()
    if not taken and table.row.seats[seat].owner != owner:
        raise Refused("table.link_used")
    if table.row.seats[seat].player and table.playing:
        return await take_back(tables, owner, table_id, seat, name)
    return table


async def start(tables: Tables, owner: str | None, table_id: str) -> Table:
    """Begin the match; the host alone may."""
    table = await _hosted(tables, owner, table_id)
    await table.start()
    return table


async def leave(tables: Tables, owner: str | None, table_id: str, seat: Seat) -> Table:
    """Get up from a seat; somebody else can take it by a new link."""
    table = await tables.get(table_id)
    if seat not in seats_of(table.row, owner):
        raise Refused("table.not_your_seat")
    return await _give_away(tables, table, seat, SeatRow("guest", link=new_link()))


async def free(
    tables: Tables, owner: str | None, table_id: str, seat: Seat, player: str | None
) -> Table:
    """The host frees a seat, for a new guest or for a computer player.

    Once the match has begun a guest's seat can go to a computer player alone, and from there back
    to the guest alone: else the host could take it, and look into the guest's rack. While the host
    is away anybody at the table may give the seat of somebody who is away, too, to a computer
    player.
    """
    table = await tables.get(table_id)
    if seat >= len(table.row.seats):
        raise Unreadable("table.unknown_seat", seat=seat)
    if owner is None or (table.row.host != owner and not _stands_in(table, owner, seat, player)):
        raise Refused("table.not_host")
    was = table.row.seats[seat]
    taken = table.playing and was.kind == "person" and was.owner != owner
    closed = taken or was.closed
    if not player:
        if closed:
            raise Refused("table.seat_for_computer")
        return await _give_away(tables, table, seat, SeatRow("guest", link=new_link()))
    to = _computer(table.game, player)
    if closed:
        to = msgspec.structs.replace(was, kind=to.kind, player=to.player, closed=True)
    return await _give_away(tables, table, seat, to)


async def take_back(
    tables: Tables, owner: str | None, table_id: str, seat: Seat, name: str | None = None
) -> Table:
    """Sit down again where a computer player was put in one's place, by the name of before."""
    table = await tables.get(table_id)
    was = table.row.seats[seat] if seat < len(table.row.seats) else None
    if owner is None or not was or not was.player or was.owner != owner:
        raise Refused("table.not_your_seat")
    if not table.playing:
        raise Refused("table.not_playing")
    to = SeatRow("person", name or was.name, owner=owner, link=was.link)
    return await _give_away(tables, table, seat, to)


def _stands_in(table: Table, owner: str, seat: Seat, player: str | None) -> bool:
    """Whether somebody may decide about a seat in place of the host, who is not there."""
    row, away = table.row, table.attendance
    if not player or not table.playing or not seats_of(row, owner):
        return False
    if away.host_looks_on:
        return False
    deserted = row.seats[seat].kind == "guest" or away.long_gone([seat])
    return deserted and away.long_gone(seats_of(row, row.host))


async def _hosted(tables: Tables, owner: str | None, table_id: str) -> Table:
    table = await tables.get(table_id)
    if owner is None or table.row.host != owner:
        raise Refused("table.not_host")
    return table


async def _give_away(tables: Tables, table: Table, seat: Seat, to: SeatRow) -> Table:
    changed = await tables.store.change_seat(table.row, seat, to)
    await table.refresh()  # also if it was changed before: here, perhaps, and the answer was lost
    if not changed:
        raise Refused("table.seat_changed")
    return table


async def rematch(tables: Tables, owner: str | None, table_id: str) -> Table:
    """These people, these options, once more; whoever asks first sets it up, the others join it."""
    table = await tables.get(table_id)
    row = table.row
    if owner != row.host and not seats_of(row, owner):
        raise Refused("table.not_your_seat")
    if not row.ended:
        raise Refused("game.not_over")
    if not row.next:
        again = msgspec.structs.replace(
            row,
            id=new_table_id(in_page=tables.store.in_page),
            rules=table.game.rules_version,
            seed=secrets.token_hex(32),
            status="open",
            created=time.time(),
            missed=0,
            since=tables.store.clock.now(),
            seats=tuple(
                SeatRow("guest", link=new_link())
                if seat.kind == "guest"
                else SeatRow(seat.kind, seat.called, seat.player, seat.person)
                for seat in row.seats
            ),
        )
        await tables.store.set_next(table_id, again)
        await table.refresh()
    following = await tables.get(table.row.next or "")
    return await _begin_if_full(following)


async def forget(tables: Tables, owner: str) -> int:
    """Remove all that is known of this owner, and tell at how many tables that was.

    Tables without anybody else go. At the others the seat is free; an empty name is left in what is
    past, and somebody else is the host.
    """
    forgotten = 0
    while rows := await tables.store.tables_of(owner, FORGOTTEN_AT_ONCE):
        for row in rows:
            await _forget_at(tables, row, owner)
        forgotten += len(rows)
    return forgotten


async def _forget_at(tables: Tables, row: TableRow, owner: str) -> None:
    others = [seat for seat in row.seats if seat.owner and seat.owner != owner]
    if not others:
        await tables.remove(row.id)
        return
    if row.host == owner:
        heir = next((seat for seat in others if seat.person), others[0])
        await tables.store.set_host(row.id, owner, heir.owner or "")
    for number, seat in enumerate(row.seats):
        if seat.owner == owner:
            empty = SeatRow("guest", link=None if row.ended else new_link())
            replaced = msgspec.structs.replace(seat, name=seat.player, owner=None, link=None)
            to = replaced if seat.player else empty
            await tables.store.change_seat(row, number, to)
    await tables.take_in(row.id)
