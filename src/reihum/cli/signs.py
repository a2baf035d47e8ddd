"""The signals that ask a verb to end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")  # the last: its terminal is gone; not on Windows
SIGNS: Final = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]


@contextmanager
def as_before() -> Iterator[None]:
    """Afterwards these signals mean what they meant before, whatever a verb made of them.

    Not sooner: while an answer is printed they mean what they did while it was worked out.
    """
    before = {sign: signal.getsignal(sign) for sign in SIGNS}
    try:
        yield
    finally:
        for sign, meant in before.items():
            if signal.getsignal(sign) is not meant:
                signal.signal(sign, meant)
