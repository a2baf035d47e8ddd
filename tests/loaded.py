"""Whether all passes on a busy machine: `.ci/run` in clean clones, some of them beside each other.

`make loaded` runs what is committed. It tells how each run ended and how many seconds it took, at
last the mean load, and ends with 1 if a run failed; what the runs said lies in build/loaded.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from tempfile import TemporaryDirectory

LOGS = Path("build", "loaded").resolve()
EVERY = 15.0  # seconds between two looks at the load
OF_MAKE = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}  # a run begins with a make of its own


def run(number: int) -> bool:
    """Make one run in a clone of its own, and tell how it ended; whether it passed."""
    log = LOGS / f"{number}.log"
    environment = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    place = TemporaryDirectory(prefix="reihum-loaded-", ignore_cleanup_errors=True)
    with place as clone, log.open("wb") as said:
        subprocess.run(["git", "clone", "--quiet", ".", clone], check=True)
        begun = time.monotonic()
        ended = subprocess.run(
            [".ci/run"],
            cwd=clone,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            check=False,
        )
        seconds = time.monotonic() - begun
    print(f"run {number}: rc {ended.returncode}, {seconds:.0f} s, {log}", flush=True)
    return ended.returncode == 0


def main(runs: int, at_once: int) -> int:
    """Make so many runs, so many of them beside each other; the exit status."""
    LOGS.mkdir(parents=True, exist_ok=True)
    loads = []
    with ThreadPoolExecutor(at_once) as pool:
        all_runs = [pool.submit(run, number) for number in range(1, runs + 1)]
        pending = set(all_runs)
        while pending:
            _, pending = wait(pending, timeout=EVERY, return_when=FIRST_COMPLETED)
            loads.append(os.getloadavg()[0])
    passed = sum(one.result() for one in all_runs)
    print(f"{passed} of {runs} passed, at a mean load of {sum(loads) / len(loads):.1f}")
    return 0 if passed == runs else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
