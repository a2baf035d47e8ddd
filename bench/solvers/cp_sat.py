"""OR-Tools' CP-SAT asked for the most tiles, with one worker."""

from ortools.sat.python import cp_model

from bench.solvers.positions import Position
from bench.solvers.tiles import JOKER, all_sets, counted

SETS = all_sets()
USING = [
    [place for place, one in enumerate(SETS) for part in one if part == tile]
    for tile in range(1, JOKER + 1)
]


def solve(position: Position) -> int:
    """How many tiles can be laid."""
    lying, held = counted(position["table"]), counted(position["rack"])
    model = cp_model.CpModel()
    chosen = [model.new_int_var(0, 2, "") for _ in SETS]
    laid = [model.new_int_var(0, most, "") for most in held[1:]]
    for tile, places in enumerate(USING):
        model.add(sum(chosen[place] for place in places) == lying[tile + 1] + laid[tile])
    model.maximize(sum(laid))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    return round(float(solver.objective_value))
