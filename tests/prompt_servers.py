"""Servers under test end when they are told to.

Uvicorn looks ten times a second whether it shall end, and then waits a tenth of a second for
connections to close: in all tests together minutes in which nothing is done.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

MOMENT = 0.005  # seconds


async def moment(_: float) -> None:
    await asyncio.sleep(MOMENT)


@contextmanager
def servers_are_prompt() -> Iterator[None]:
    """Servers that begin meanwhile look more often, and wait for as long as it takes."""
    prompt = SimpleNamespace(**vars(asyncio) | {"sleep": moment})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("uvicorn.server.asyncio", prompt)
        yield
