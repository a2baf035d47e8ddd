"""Ways that the search follows, and which of them are not worth following."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.groups import Groups
from reihum.games.rummy.solver.joker_uses import Use
from reihum.games.rummy.solver.open_runs import (
    AS_GOOD,
    NUMBER_OF_STATES,
    STATE_BITS,
    STATE_MASK,
    WORSE,
)
from reihum.games.rummy.solver.slots import BOTH
from reihum.games.rummy.solver.sweep import Sweep
from reihum.games.rummy.solver.task import Task

if TYPE_CHECKING:
    from mypy_extensions import i64

GOAL: Final = 14
FEW_NODES: Final = 3  # so few are compared one by one

# What a way did at a number: tiles in groups, tiles in runs, where the discard lies if it is here.
USED_IN_RUNS_SHIFT: Final = 8
MARKED_IN_GROUP: Final = 1 << 16
MARKED_IN_RUN: Final = 1 << 17
USUAL_MASK: Final = BOTH - 1


def both_lie(label: i64) -> i64:
    """The colours of which both tiles of the number lie on the table, two bits each."""
    total: i64 = (label & 255) + (label >> USED_IN_RUNS_SHIFT & 255)
    return total >> 1 & 0x55


def as_good(state: i64, other: i64) -> bool:
    """Whether open runs are at least as good as others in every colour."""
    return (
        AS_GOOD[state & STATE_MASK][other & STATE_MASK]
        and AS_GOOD[state >> STATE_BITS & STATE_MASK][other >> STATE_BITS & STATE_MASK]
        and AS_GOOD[state >> 2 * STATE_BITS & STATE_MASK][other >> 2 * STATE_BITS & STATE_MASK]
        and AS_GOOD[state >> 3 * STATE_BITS][other >> 3 * STATE_BITS]
    )


class Node:
    """A way up to a number."""

    def __init__(
        self,
        number: int,
        value: int,
        state: int,
        beliefs: int,
        left: int,
        points: int,
        label: int,
        use: Use,
        parent: Node | None,
    ) -> None:
        self.number = number
        self.value = value  # gained so far, less one for each set touched
        self.state = state  # the runs that are open
        self.beliefs = beliefs  # of the four lanes
        self.left = left  # jokers by kind
        self.points = points  # R5: laid so far, as far as they count
        self.label = label
        self.use = use
        self.parent = parent


class Front:
    """The ways followed so far at one number, to tell which others are not worth it."""

    def __init__(self, task: Task, number: int) -> None:
        self.sweep = Sweep(task, number, 1)
        self.groups = Groups(task.old_groups[number], task.whole_groups[number])
        self.nodes: list[Node] = []
        # by colour and state: which of them are at least as good in this colour, as bits
        self.good: list[list[int]] = []

    def better(self, state: i64) -> int:
        """Which of the ways are at least as good in every colour, as bits."""
        if not self.good:
            return (1 << len(self.nodes)) - 1
        good = self.good
        return (
            good[0][state & STATE_MASK]
            & good[1][state >> STATE_BITS & STATE_MASK]
            & good[2][state >> 2 * STATE_BITS & STATE_MASK]
            & good[3][state >> 3 * STATE_BITS]
        )

    def add(self, node: Node) -> None:
        """One more way is followed."""
        self.nodes.append(node)
        if self.good:
            self._note(node, 1 << len(self.nodes) - 1)
        elif len(self.nodes) > FEW_NODES:
            self.good = [[0] * NUMBER_OF_STATES for _ in range(4)]
            for at, other in enumerate(self.nodes):
                self._note(other, 1 << at)

    def _note(self, node: Node, bit: int) -> None:
        state = node.state
        for good in self.good:
            for worse in WORSE[state & STATE_MASK]:
                good[worse] |= bit
            state >>= STATE_BITS
