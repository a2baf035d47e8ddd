"""HiGHS asked directly for the most tiles, without its presolve, which is not safe."""

import highspy
import numpy as np

from bench.solvers.positions import Position
from bench.solvers.tiles import JOKER, all_sets, counted

SETS = all_sets()
COLUMNS = len(SETS) + JOKER
PLACES = np.arange(COLUMNS, dtype=np.int32)
COSTS = np.array([0.0] * len(SETS) + [1.0] * JOKER)
WHOLE = np.full(COLUMNS, highspy.HighsVarType.kInteger)


def rows() -> list[dict[int, float]]:
    """For each tile: the sets that take it, less what is laid of it."""
    found = [{len(SETS) + tile: -1.0} for tile in range(JOKER)]
    for place, one in enumerate(SETS):
        for tile in one:
            found[tile - 1][place] = found[tile - 1].get(place, 0.0) + 1.0
    return found


ROWS = [
    (np.array(list(row), dtype=np.int32), np.array(list(row.values()), dtype=float))
    for row in rows()
]


def solve(position: Position) -> int:
    """How many tiles can be laid."""
    lying, held = counted(position["table"]), counted(position["rack"])
    model = highspy.Highs()
    model.setOptionValue("output_flag", False)
    model.setOptionValue("presolve", "off")
    model.setOptionValue("threads", 1)
    model.addVars(COLUMNS, np.zeros(COLUMNS), np.array([2.0] * len(SETS) + held[1:]))
    model.changeColsIntegrality(COLUMNS, PLACES, WHOLE)
    model.changeColsCost(COLUMNS, PLACES, COSTS)
    model.changeObjectiveSense(highspy.ObjSense.kMaximize)
    for tile, (places, factors) in enumerate(ROWS, 1):
        model.addRow(lying[tile], lying[tile], len(places), places, factors)
    model.run()
    return round(float(model.getInfo().objective_function_value))
