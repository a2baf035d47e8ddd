"""What `reihum tables` does; apart from its verbs, since loading a server takes a while."""

import asyncio
from argparse import Namespace
from datetime import UTC, datetime

from reihum.cli.command import Reply, visible
from reihum.cli.saving import store_of
from reihum.kernel.answers import Refused, Unreadable
from reihum.server.store.rows import TableRow
from reihum.server.store.store import Store
from reihum.server.supervision import mark

MOST = 1_000_000  # tables in a list


def run_list(asked: Namespace) -> Reply:
    """The newest tables, one a line."""
    if not 1 <= asked.most <= MOST:
        why = f"--most is 1 to {MOST}"
        raise Unreadable("arguments", verb="reihum tables list", why=why)

    async def listed() -> list[TableRow]:
        async with store_of(asked) as store:
            return await store.newest(asked.status, asked.most)

    tables = asyncio.run(listed())
    text = "\n".join(_line(table) for table in tables) or "no tables"
    return Reply({"tables": [_facts(table) for table in tables]}, text)


def run_show(asked: Namespace) -> Reply:
    """One table."""

    async def shown() -> tuple[TableRow, int]:
        async with store_of(asked) as store:
            table = await _found(store, asked.table)
            return table, len(await store.moves(table.id))

    table, moves = asyncio.run(shown())
    lines = [_line(table), f"moves  {moves}"]
    for number, seat in enumerate(table.seats):
        lines.append(f"seat {number}  {seat.kind}  {visible(seat.called or '')}")
    return Reply({**_facts(table), "moves": moves}, "\n".join(lines))


def run_end(asked: Namespace) -> Reply:
    """Stop a match for good; a running server tells its people at their next move at the latest."""

    async def ended() -> str:
        async with store_of(asked) as store:
            table = await _found(store, asked.table)
            if table.ended or not await store.set_status(table.id, table.status, "abandoned", {}):
                raise Refused("table.not_playing")
            return table.id

    table_id = asyncio.run(ended())
    return Reply({"ended": table_id}, f"{table_id} has ended")


def run_remove(asked: Namespace) -> Reply:
    """Remove a table."""

    async def removed() -> str:
        async with store_of(asked) as store:
            table = await _found(store, asked.table)
            await store.remove(table.id)
            return table.id

    table_id = asyncio.run(removed())
    return Reply({"removed": table_id}, f"{table_id} is removed")


async def _found(store: Store, name: str) -> TableRow:
    """The table of this id or of this mark."""
    table_id: str | None = name
    if name.startswith("#"):
        table_id = next((one for one in await store.table_ids() if mark(one) == name), None)
    known = table_id is not None and table_id.isascii() and table_id.isprintable()
    table = await store.table(table_id) if table_id and known else None
    if table is None:
        raise Refused("table.unknown")
    return table


def _line(table: TableRow) -> str:
    names = ", ".join(seat.called or "-" for seat in table.seats)
    day = datetime.fromtimestamp(table.created, UTC).strftime("%Y-%m-%d %H:%M")
    about = f"{table.id}  {mark(table.id)}  {table.game:9}  {table.status:9}  {day}"
    return f"{about}  {visible(names)}"


def _facts(table: TableRow) -> dict[str, object]:
    return {
        "id": table.id,
        "mark": mark(table.id),
        "game": table.game,
        "status": table.status,
        "created": table.created,
        "seats": [{"kind": seat.kind, "name": seat.called} for seat in table.seats],
    }
