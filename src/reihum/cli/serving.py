"""What the verbs of the server do; apart from them, since loading a server takes a while."""

import asyncio
import contextlib
import io
import os
import sys
from argparse import Namespace
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec
import segno
from rich.text import Text

from reihum.cli.command import Reply, visible
from reihum.cli.serve import EVERYWHERE, LOOPBACK, PORT
from reihum.cli.words import sentence
from reihum.kernel.answers import Answer, Unreadable
from reihum.server.net.app import opened
from reihum.server.net.pages import built
from reihum.server.net.run import open_browser, serve
from reihum.server.settings import UNLIMITED, Settings, known, settings_from
from reihum.server.store.database import DatabaseDown
from reihum.server.store.store import Store
from reihum.server.tables.importing import restored

MOST_SHOWN = 20  # lines that are left out


def run_serve(asked: Namespace) -> Reply:
    """Serve until stopped."""
    if not 0 <= asked.port <= 65535 or asked.workers < 1:
        raise Unreadable("arguments", verb="reihum serve", why="no such port or no worker")
    settings = _settings(asked)
    if asked.settings:
        return _listed(settings)
    if asked.unlimited:
        settings = replace(settings, limits=UNLIMITED)
    serve(settings, asked.host, asked.port, asked.workers, ready=_say)
    return Reply({}, "")


def _settings(asked: Namespace) -> Settings:
    settings = settings_from(os.environ)
    return replace(settings, database=asked.database) if asked.database else settings


def _listed(settings: Settings) -> Reply:
    """All settings as a file for the environment has them: what they are for, what they are now."""
    lines = [f"# {one.about}\n{one.name}={one.value}" for one in known(settings)]
    return Reply({one.name: one.value for one in known(settings)}, Text("\n".join(lines)))


def run_here(asked: Namespace) -> Reply:
    """The table on this machine, in its browser; or for everybody in the house."""
    if not built():
        raise Unreadable("server.no_client")
    if asked.lan:
        serve(settings_from(os.environ), EVERYWHERE, PORT, ready=_invite)
    else:
        serve(settings_from(os.environ), LOOPBACK, 0, ready=_open)
    return Reply({}, "")


def _say(address: str) -> None:
    print(f"The table is at {address} (Ctrl-C ends it).", flush=True)


def _open(address: str) -> None:
    _say(address)
    open_browser(address)


def _invite(address: str) -> None:
    """The address as text and as a picture that phones can read."""
    _say(address)
    picture = io.StringIO()
    segno.make(address, error="m").terminal(picture, compact=True)
    print(picture.getvalue(), flush=True)


@contextlib.asynccontextmanager
async def store_of(asked: Namespace, *, new: bool = False) -> AsyncIterator[Store]:
    """The store that is asked about; it must be there, unless it may be new."""
    try:
        database = await opened(_settings(asked), new=new)
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
