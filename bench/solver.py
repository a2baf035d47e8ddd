"""The best Rummy move: ours beside the integer programmes that others solve.

The question is the one that all understand: the most tiles, jokers free. Every contender solves
every shared position in a process of its own, round after round; what counts is each position's
quickest time, in CPU time, and the ratio to ours.
"""

import json
import subprocess
import sys
from importlib import import_module
from time import process_time

from rich.console import Console
from rich.table import Table

from bench.solvers.positions import positions

ROUNDS = 3
CONTENDERS = {
    "ours": "ours",
    "ours, jokers as in the rulebook": "ours_locked",
    "rummikub-solver with GLPK": "glpk",
    "HiGHS": "highs",
    "CP-SAT": "cp_sat",
}
SHARES = {"median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
FIRST_CALL = """
from time import perf_counter
start = perf_counter()
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import best_play
best_play(read_table({table!r}), read_rack({rack!r}))
print(perf_counter() - start)
"""


def quickest(name: str) -> list[float]:
    """Each position's quickest time, in CPU seconds; stops at a wrong answer."""
    contender = import_module(f"bench.solvers.{name}")
    best = [float("inf")] * len(positions())
    for _ in range(ROUNDS):
        for place, position in enumerate(positions()):
            start = process_time()
            tiles = contender.solve(position)
            best[place] = min(best[place], process_time() - start)
            if tiles != position[contender.FIELD]:
                raise ValueError(f"{name} lays {tiles} tiles, not {position[contender.FIELD]}")
    return best


def in_own_process(name: str) -> list[float]:
    """The same in a process of its own: HiGHS and CP-SAT cannot share one."""
    told = _told([sys.executable, "-m", "bench.solver", name])
    found: list[float] = json.loads(told)
    return sorted(found)


def first_call() -> float:
    """Seconds of a fresh process from before the import to the first answer."""
    largest = max(positions(), key=lambda one: len(one["table"]))
    return float(_told([sys.executable, "-c", FIRST_CALL.format(**largest)]))


def _told(command: list[str]) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()[-1]


def at(found: list[float], share: float) -> float:
    """The time that this share of the positions stays within."""
    return found[round(share * (len(found) - 1))]


def main() -> None:
    """Measure all, and show them beside ours."""
    table = Table(title="Rummy: the best move, CPU ms a position, and how many times ours")
    table.add_column("solver")
    for heading in SHARES:
        table.add_column(heading, justify="right")
    ours = in_own_process("ours")
    for label, name in CONTENDERS.items():
        found = ours if name == "ours" else in_own_process(name)
        table.add_row(
            label,
            *[
                f"{1000 * at(found, share):.2f} ({at(found, share) / at(ours, share):.1f})"
                for share in SHARES.values()
            ],
        )
    console = Console()
    console.print(table)
    console.print(f"first call in a fresh process: {first_call():.2f} s")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(quickest(sys.argv[1])))
    else:
        main()
