"""Ports for servers that are stopped and started again at the same one."""

import socket
from random import SystemRandom

# Below those that a system gives to whoever asks for any: one of these, free for a moment, would
# soon be the near end of somebody's connection, and the server could not come back.
FIRST, LAST = 15_000, 30_000


def free_port() -> int:
    """A port that nobody uses, and nobody is given by chance."""
    while True:
        port = SystemRandom().randint(FIRST, LAST)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
