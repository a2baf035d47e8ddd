"""Known deals: a test gets the same games in every run; luck never decides whether it fails.

The server draws its seeds with `secrets`. In its place a test has seeds made of its own name, and
every computer player thinks with the same luck.
"""

from hashlib import sha256
from itertools import count

import pytest


class KnownSeeds:
    """Stands in for `secrets` where the server draws a table's seed."""

    def __init__(self, name: str) -> None:
        self._name, self._numbers = name, count()

    def token_hex(self, size: int) -> str:
        """Another one at each call, and the same ones in each run."""
        return sha256(f"{self._name} {next(self._numbers)}".encode()).hexdigest()[: 2 * size]


class KnownLuck:
    """Stands in for `secrets` where the server draws a player's luck."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "07" * size


def known_deals(patch: pytest.MonkeyPatch, name: str) -> None:
    """From now on this is how the server in this process deals."""
    patch.setattr("reihum.server.tables.lobby.secrets", KnownSeeds(name))
    patch.setattr("reihum.server.thinking.players.secrets", KnownLuck)
