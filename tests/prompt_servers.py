"""Servers under test end when they are told to.

Uvicorn looks ten times a second whether it shall end, and then waits a tenth of a second for
connections to close: in all tests together minutes in which nothing is done.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from weakref import WeakKeyDictionary

import pytest
import uvicorn

MOMENT = 0.005  # seconds
SECOND = 1  # for as long the date in the answers is right

TOLD: WeakKeyDictionary[uvicorn.Server, bool] = WeakKeyDictionary()
WAKE: WeakKeyDictionary[uvicorn.Server, Callable[[], object]] = WeakKeyDictionary()


async def moment(_: float) -> None:
    await asyncio.sleep(MOMENT)


def tell(server: uvicorn.Server, to_end: bool) -> None:
    """Whoever sets this may be in another thread."""
    TOLD[server] = to_end
    if to_end and (wake := WAKE.get(server)):
        wake()


async def until_told(server: uvicorn.Server) -> None:
    """Sleep, in place of looking two hundred times a second: that is a fiftieth of a core."""
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    WAKE[server] = lambda: loop.call_soon_threadsafe(told.set)
    while not await server.on_tick(0):
        with suppress(TimeoutError):
            await asyncio.wait_for(told.wait(), SECOND)
    del WAKE[server]


@contextmanager
def servers_are_prompt() -> Iterator[None]:
    """Servers that begin meanwhile are woken to end, and wait for as long as it takes."""
    prompt = SimpleNamespace(**vars(asyncio) | {"sleep": moment})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("uvicorn.server.asyncio", prompt)
        patch.setattr("uvicorn.Server.main_loop", until_told)
        patch.setattr("uvicorn.Server.should_exit", property(TOLD.get, tell), raising=False)
        yield
