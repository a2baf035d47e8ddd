"""How much the tests do: `make test` sees every fault once, `make test-all` as often as a release.

No test measures time. PATIENCE ends a test that waits for what never comes, and is no limit for
anything that does come: `make test` has ten minutes of it, by hand a minute is enough.
"""

import os
import secrets
from importlib.machinery import EXTENSION_SUFFIXES

from reihum.games.finito import rules

ALL = os.environ.get("REIHUM_ALL") == "1"
PATIENCE = float(os.environ.get("REIHUM_TEST_PATIENCE", "60"))  # seconds
# Of what tests draw at random: the same in every run, but for a release others in each one, which
# tells it when something is wrong.
SEED = os.environ.get("REIHUM_SEED") or (secrets.token_hex(4) if ALL else "reihum")
# Beside this run another one tries the same tests compiled, with the usual amounts.
COMPILED_TOO = os.environ.get("REIHUM_COMPILED_TOO") == "1"
COMPILED = rules.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def amount(usual: int, release: int) -> int:
    """How many times to try something; a fifth of it where it is tried compiled, too."""
    if ALL:
        return release
    return -(-usual // 5) if COMPILED_TOO else usual
