"""`python tests/own_session.py COMMAND ...`: runs it in a session of its own.

Linux gives every session the same share of a busy machine, and each browser under test is one: what
runs in the session of `make` would share the rest. Ctrl-C is passed on, and so is the exit status.
"""

import contextlib
import os
import signal
import subprocess
import sys


def main() -> int:
    """The exit status of the command, as a shell tells it."""
    told: list[int] = []
    begun: list[int] = []

    def pass_on(sign: int, _: object) -> None:
        told.append(sign)
        with contextlib.suppress(ProcessLookupError):
            for group in begun:
                os.killpg(group, sign)

    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, pass_on)
    process = subprocess.Popen(sys.argv[1:], start_new_session=True)
    begun.append(process.pid)
    for early in told[:1]:  # while it began
        pass_on(early, None)
    status = process.wait()
    return 128 - status if status < 0 else status


if __name__ == "__main__":
    sys.exit(main())
