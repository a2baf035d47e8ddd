"""The best Rummy move: ours beside the integer programmes that others solve.

The question is the one that all understand: the most tiles, jokers free. The positions are drawn
anew in each run (REIHUM_SEED draws those of another run again), so nothing is tuned to them. Every
contender solves every position in a process of its own, round after round; what counts is each
position's quickest time, in CPU time, and the ratio to ours. All that answer the same question have
to agree.
"""

import json
import os
import secrets
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from rich.table import Table

from bench.own_process import told
from bench.page import CONSOLE
from bench.solvers.positions import Position, read_positions, write_positions

ROUNDS = 3
TURNS = 2  # of all contenders, so that a noisy minute is not one contender's alone
NOT_COMPILED = "ours, not compiled"
LOCKED = "ours, jokers as in the rulebook"
CONTENDERS = {
    "ours": "ours",
    NOT_COMPILED: "ours",
    LOCKED: "ours_locked",
    "rummikub-solver with GLPK": "glpk",
    "HiGHS": "highs",
    "CP-SAT": "cp_sat",
}
SHARES = {"median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
FIRST_CALL = """
from time import perf_counter
start = perf_counter()
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.model import Turn
from reihum.games.rummy.solver import best_play
best_play(Turn(read_table({table!r}), read_rack({rack!r})))
print(perf_counter() - start)
"""
# The slowest that a search through a hundred thousand positions, most of them large, has found.
SLOWEST = """
from resource import RUSAGE_SELF, getrusage
from time import process_time
from reihum.games.rummy import Options, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import best_play
positions = {
    "free": (
        "r6 b6 w6 | b10 b11 b12 | r8 r9 r10 r11 | w7 w8 w9 w10 w11 w12 w13 | r5 b5 w5 | b1 b2 b3 | "
        "b5 b6 b7 b8 b9 | b7 * b9 | n4 n5 n6 n7 | n1 r1 w1 | w2 w3 w4 w5 w6 w7 w8 | n2 n3 n4 | b10 "
        "b11 b12 | r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 | n1 n2 * | w10 w11 w12 w13 | b1 b2 b3 | "
        "w2 w3 w4 | n9 n10 n11 n12 n13 | r1 r2 r3 r4 | n7 n8 n9 n10 n11 n12 n13",
        "n3 n5 n6 n8 r2 r7 r12 r13 b4 b4 b8 b13 b13 w1 w9",
        "tiles",
    ),
    "locked": (
        "w8 w9 w10 | w1 w2 w3 | r1 * r3 r4 r5 | b5 b6 b7 b8 b9 | b10 b11 b12 | b11 b12 b13 | n3 n4 "
        "n5 | n11 n12 n13 | n6 n7 n8 n9 | w4 w5 w6",
        "n9 n13 r2 r5 r6 r7 r10 r11 r12 b2 w8 *",
        "tiles",
    ),
}
for jokers, (table, rack, most) in positions.items():
    start = process_time()
    best_play(Turn(read_table(table), read_rack(rack), options=Options(jokers=jokers)), most=most)
    print(process_time() - start)
print(getrusage(RUSAGE_SELF).ru_maxrss / 1024)
"""


Times = list[float]  # of each position, in CPU seconds
Answers = list[int]  # how many tiles can be laid


def quickest(name: str, path: Path) -> tuple[Times, Answers]:
    """Each position's quickest time and answer."""
    contender = import_module(f"bench.solvers.{name}")
    positions = read_positions(path)
    best = [float("inf")] * len(positions)
    answers = [0] * len(positions)
    for _ in range(ROUNDS):
        for place, position in enumerate(positions):
            start = process_time()
            answers[place] = contender.solve(position)
            best[place] = min(best[place], process_time() - start)
    return best, answers


def in_own_process(label: str, path: Path) -> tuple[Times, Answers]:
    """Times and answers from a process of its own: HiGHS and CP-SAT cannot share one."""
    command = [sys.executable, "-m", "bench.solver", CONTENDERS[label], str(path)]
    found: tuple[Times, Answers] = json.loads(told(command, compiled=label != NOT_COMPILED)[-1])
    return found


def in_turns(path: Path) -> dict[str, Times]:
    """Each contender's quickest times of all turns, sorted; stops where one is wrong."""
    quickest: dict[str, Times] = {}
    right: Answers = []
    for _ in range(TURNS):
        for label in CONTENDERS:
            times, answers = in_own_process(label, path)
            if label != LOCKED:
                right = right or answers
                check(label, right, answers, path)
            quickest[label] = list(map(min, times, quickest.get(label, times)))
    return {label: sorted(found) for label, found in quickest.items()}


def check(label: str, right: Answers, answers: Answers, path: Path) -> None:
    """Names the first position about which two contenders do not agree."""
    for position, wanted, found in zip(read_positions(path), right, answers, strict=True):
        if found != wanted:
            raise ValueError(f"{label} lays {found} tiles, ours {wanted}: {position}")


def first_call(positions: list[Position]) -> float:
    """Seconds of a fresh process from before the import to the first answer."""
    largest = max(positions, key=lambda one: len(one["table"]))
    return float(told([sys.executable, "-c", FIRST_CALL.format(**largest)])[-1])


def slowest() -> tuple[float, float, float]:
    """Seconds for the slowest positions known, jokers free and locked, and MB of memory in all."""
    free, locked, memory = map(float, told([sys.executable, "-c", SLOWEST])[-3:])
    return free, locked, memory


def at(found: Times, share: float) -> float:
    """The time that this share of the positions stays within."""
    return found[round(share * (len(found) - 1))]


def compared(measured: dict[str, Times]) -> Table:
    """All contenders beside ours."""
    table = Table(title="Rummy: the best move, CPU ms a position, and how many times ours")
    table.add_column("solver")
    for heading in SHARES:
        table.add_column(heading, justify="right")
    ours = measured["ours"]
    for label, found in measured.items():
        table.add_row(
            label,
            *[
                f"{1000 * at(found, share):.2f} ({at(found, share) / at(ours, share):.1f})"
                for share in SHARES.values()
            ],
        )
    return table


def main() -> None:
    """Draw positions, measure all, and show them beside ours."""
    # playing games is for ours alone; the processes of the peers do not load it
    from bench.solvers.fresh import drawn, large_racks  # noqa: PLC0415

    seed = os.environ.get("REIHUM_SEED") or secrets.token_hex(4)
    with TemporaryDirectory() as folder:
        path, large = Path(folder, "positions.jsonl"), Path(folder, "large.jsonl")
        positions = drawn(seed)
        write_positions(path, positions)
        write_positions(large, large_racks(seed))
        CONSOLE.print(f"{len(positions)} fresh positions, drawn with REIHUM_SEED={seed}")
        CONSOLE.print(compared(in_turns(path)))
        CONSOLE.print(f"first call in a fresh process: {first_call(positions):.2f} s")
        for label in ("ours", NOT_COMPILED):
            times, _ = in_own_process(label, large)
            CONSOLE.print(f"racks of 80 tiles, {label}: at most {max(times):.3f} s CPU")
    free, locked, memory = slowest()
    CONSOLE.print(f"slowest positions known: free {free:.3f} s, locked {locked:.3f} s CPU")
    CONSOLE.print(f"memory of a process after them: {memory:.0f} MB")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(quickest(sys.argv[1], Path(sys.argv[2]))))
    else:
        main()
