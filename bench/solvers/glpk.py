"""RummikubConsole's solver with GLPK: the quickest peer that is always right."""

from rummikub_solver import GameState, MILPSolver, RuleSet, SolverMode

from bench.solvers.positions import Position
from bench.solvers.tiles import numbers

RULES = RuleSet(solver_backend=MILPSolver.GLPK_MI)


def solve(position: Position) -> int:
    """How many tiles can be laid."""
    state: GameState = RULES.new_game()
    state.add_table(*numbers(position["table"]))
    state.add_rack(*numbers(position["rack"]))
    state.initial = False
    solution = RULES.solve(state, SolverMode.TILE_COUNT)
    return len(solution.tiles) if solution else 0
