"""docs/solver.md: its worked example is what the solver does."""

from pathlib import Path

from reihum.games.rummy import best_play
from reihum.games.rummy.model import Turn
from reihum.games.rummy.notation import read_rack, read_table, write_table
from reihum.games.rummy.solver.counted import task_of
from reihum.games.rummy.solver.lying import all_of, as_it_lies
from reihum.games.rummy.solver.open_runs import ALL_OPEN
from reihum.games.rummy.solver.packed import (
    count_in,
    groups_in,
    marks_in,
    node_before,
    open_runs_in,
    place_in,
)
from reihum.games.rummy.solver.sweep import NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import Goal
from reihum.games.rummy.solver.transitions import STATES
from reihum.games.rummy.solver.value import UNTOUCHED
from reihum.games.rummy.solver.work import Work

PAGE = Path(__file__).parents[3] / "docs" / "solver.md"
TABLE, RACK, AFTER = "b8 b9 b10", "n8 r8 b11", "n8 r8 b8 | b9 b10 b11"
LENGTHS = ("a run of 1", "a run of 2", "a run of 3 or more")
BLUE = 2


def told(sweep: Sweep) -> list[str]:
    """What the page tells about a sweep."""
    path = [sweep.end]
    while path[-1]:
        path.append(node_before(sweep.origins[path[-1]]))
    path.reverse()
    lines = []
    for number in range(8, 12):
        nodes = sweep.starts[number + 1] - sweep.starts[number]
        counts = groups_in(sweep.origins[path[number]])
        grouped = [f"{c}{number}" for at, c in enumerate("nrbw") if count_in(counts, at)]
        state = STATES.numbers[place_in(sweep.nodes.numbers[path[number]], BLUE)]
        lengths = ALL_OPEN[open_runs_in(state)][:3]
        runs = [name for name, count in zip(LENGTHS, lengths, strict=True) if count]
        assert not marks_in(state)
        lines.append(
            f"after {number:2}: {nodes} node{'s' if nodes > 1 else ''}; "
            f"{'groups of ' + ' '.join(grouped) if grouped else 'no groups'}; "
            f"open in blue: {', '.join(runs) or 'nothing'}"
        )
    return lines


def test_the_worked_example() -> None:
    table, rack = read_table(TABLE), read_rack(RACK)
    task = task_of(Goal(False, Work()), as_it_lies(table), all_of(rack))
    sweep = Sweep(task, UNTOUCHED, with_jokers=True)
    sweep.finish(NO_LIMIT)
    play = best_play(Turn(table, rack))
    assert play
    page = PAGE.read_text("utf-8")
    assert f"`{TABLE}` and the rack `{RACK}` become `{AFTER}`" in page
    assert sorted(play.table) == sorted(read_table(AFTER)), write_table(play.table)
    lines = told(sweep)
    lines.append(
        f"in the end: {play.tiles} tiles, {play.points} points, {play.touched} set touched"
    )
    assert "".join(f"    {line}\n" for line in lines) in page, "\n".join(lines)
