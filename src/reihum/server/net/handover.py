"""Sockets reach the worker that holds their table: over a door on the same machine, as they are.

A worker that is asked for a table of another one gives that the open connection itself, with what
was read from it; from then on it has no part in it. Only workers of the same user are listened to.
"""

import array
import asyncio
import os
import socket
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from reihum.server.store.owners import Place

LARGEST = 128 << 10  # bytes that were read already: a head, and hardly ever more
WAIT, LONGEST_WAIT = 0.01, 3.0  # seconds, for a worker that is busy
CREDENTIALS = struct.Struct("3i")  # of whoever sends: process, user, group
ROOM = socket.CMSG_SPACE(CREDENTIALS.size) + socket.CMSG_SPACE(array.array("i").itemsize)
LINUX = sys.platform == "linux"

Taken = Callable[[socket.socket, bytes], None]


class Gone(Exception):
    """There is no such worker any more."""


def machine() -> str:
    """A name for what a door can be reached on: this machine, or this container of it."""
    if not LINUX:
        return socket.gethostname()
    boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    return f"{boot} {Path('/proc/self/ns/net').readlink()}"


def _address(door: str) -> str:
    """Where a door is; Linux has names for them that are in no folder, and vanish by themselves."""
    return f"\0reihum-{door}" if LINUX else f"{tempfile.gettempdir()}/reihum-{door}"


class Door:
    """Where this worker is given connections, and gives them to others."""

    def __init__(self, name: str) -> None:
        self._address = _address(name)
        self._inside = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._inside.setblocking(False)
        if LINUX:
            self._inside.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        self._inside.bind(self._address)  # from now on others see that this worker is there
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)
        self._out.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * LARGEST)

    def open(self, taken: Taken) -> None:
        """Take connections; each is handed to this, with what was read from it."""
        asyncio.get_running_loop().add_reader(self._inside, self._take_all, taken)

    def close(self) -> None:
        """Take no more; what waits at the door is closed, and comes again."""
        asyncio.get_running_loop().remove_reader(self._inside)
        self._inside.close()
        self._out.close()
        if not LINUX:
            Path(self._address).unlink(missing_ok=True)

    def _take_all(self, taken: Taken) -> None:
        while True:
            try:
                data, more, _, _ = self._inside.recvmsg(LARGEST, ROOM)
            except BlockingIOError:
                return
            if plug := _given(more):
                taken(plug, data)

    async def give(self, to: Place, transport: asyncio.Transport, data: bytes) -> None:
        """Give a connection to another worker, with what was read from it.

        Raises Gone if that is dead, OSError if it is too busy; then nothing has changed.
        """
        transport.pause_reading()
        plug = os.dup(transport.get_extra_info("socket").fileno())
        try:
            await self._send(to, plug, data)
        except BaseException:
            transport.resume_reading()
            raise
        finally:
            os.close(plug)
        transport.abort()  # of this process's end: the connection lives on

    async def _send(self, to: Place, plug: int, data: bytes) -> None:
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [plug]))
        async with asyncio.timeout(LONGEST_WAIT):
            while True:
                try:
                    self._out.sendmsg([data], [rights], 0, _address(to.door))
                except (ConnectionRefusedError, FileNotFoundError):
                    raise Gone from None
                except (BlockingIOError, InterruptedError):
                    await asyncio.sleep(WAIT)
                else:
                    return


def is_there(place: Place) -> bool:
    """Whether a worker of this machine lives; a frozen one does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_address(place.door))
        except (ConnectionRefusedError, FileNotFoundError):
            return False
    return True


def _given(more: list[tuple[int, int, bytes]]) -> socket.socket | None:
    """The connection that came with a message, if it is one and comes from one of us."""
    plug, ours = None, not LINUX
    for level, kind, content in more:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
            plug = array.array("i", content)[0]
        elif LINUX and (level, kind) == (socket.SOL_SOCKET, socket.SCM_CREDENTIALS):
            _, user, _ = CREDENTIALS.unpack(content)
            ours = user in (os.getuid(), 0)
    if plug is None:
        return None
    try:
        found = socket.socket(fileno=plug)
    except OSError:  # a file, a pipe, whatever it is
        os.close(plug)
        return None
    if ours and found.type == socket.SOCK_STREAM:
        return found
    found.close()
    return None
