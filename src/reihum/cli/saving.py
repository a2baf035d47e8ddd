"""What `reihum export` and `reihum import` do: all tables as lines of JSON, and back."""

import asyncio
import contextlib
import sys
from argparse import Namespace
from collections.abc import AsyncIterator

import msgspec

from reihum.cli.command import Reply, visible
from reihum.cli.settings import settings_of
from reihum.cli.words import sentence
from reihum.kernel.answers import Answer, Unreadable
from reihum.server.store.database import DatabaseDown
from reihum.server.store.opening import opened
from reihum.server.store.store import Store
from reihum.server.tables.importing import restored

MOST_SHOWN = 20  # lines that are left out


@contextlib.asynccontextmanager
async def store_of(asked: Namespace, *, new: bool = False) -> AsyncIterator[Store]:
    """The store that the arguments name; it must exist, unless it may be new."""
    try:
        database = await opened(settings_of(asked), new=new)
    except DatabaseDown as problem:
        raise Unreadable("database", why=problem) from None
    try:
        store = Store(database)
        await store.set_clock()
        yield store
    except DatabaseDown as problem:
        raise Unreadable("database", why=problem) from None
    finally:
        await database.close()


def run_export(asked: Namespace) -> Reply:
    """Everything, a table a line."""

    async def export() -> int:
        count = 0
        async with store_of(asked) as store:
            async for saved in store.saved():
                sys.stdout.buffer.write(msgspec.json.encode(saved) + b"\n")
                count += 1
        return count

    asyncio.run(export())
    sys.stdout.flush()
    return Reply({}, "")


def run_import(asked: Namespace) -> Reply:
    """Read back what the rules allow; tables that are here already stay as they are."""

    async def restore() -> tuple[int, int, list[dict[str, object]]]:
        new, old, out = 0, 0, []
        async with store_of(asked, new=True) as store:
            for number, line in enumerate(sys.stdin.buffer, 1):
                try:
                    taken = await restored(store, line)
                except Answer as problem:
                    out.append({"line": number, "why": sentence(problem)})
                else:
                    new, old = new + taken, old + (not taken)
        return new, old, out

    new, old, out = asyncio.run(restore())
    lines = [f"{new} tables read, {old} were here already"]
    lines += [f"line {one['line']} is left out: {one['why']}" for one in out[:MOST_SHOWN]]
    lines += [f"and {len(out) - MOST_SHOWN} more"] if len(out) > MOST_SHOWN else []
    data = {"read": new, "here_already": old, "left_out": out}
    return Reply(data, "\n".join(visible(line) for line in lines), yes=not out)
