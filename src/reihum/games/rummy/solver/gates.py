"""What a number lets through when so many jokers are used at it."""

from mypy_extensions import i64

from reihum.games.rummy.solver.joker_uses import Share
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import PLACE_BITS, PLACE_MASK
from reihum.games.rummy.solver.passages import Passage
from reihum.games.rummy.solver.task import Task


class Gate:
    """A number, with so many jokers used at it."""

    def __init__(self, task: Task, number: i64, share: Share) -> None:
        self.number = number
        self.share = share
        self.worth: i64 = task.worth[number]
        self.blocks: i64 = task.blocks[number]
        self.value: i64 = 0  # what it brings if all tiles are laid, and so many jokers
        self.rest: i64 = 0  # what numbers above can bring
        self.passages: list[Passage] = []  # by jokers in runs, by colour; once somebody comes

    def open(self, lanes: list[Lane]) -> None:
        """Get ready to let through."""
        for jokers in range(self.share.used + 1):
            for lane in lanes:
                self.passages.append(lane.passage(self.number, jokers, self.share))

    def allowed(self, key: i64, jokers: i64) -> i64:
        """The numbers of tiles that may go to groups, three bits a colour, if the runs of every
        colour get so many jokers.
        """
        passages = self.passages
        at = 4 * jokers
        return (
            passages[at].allowed_at(key & PLACE_MASK)
            | passages[at + 1].allowed_at(key >> PLACE_BITS & PLACE_MASK) << 3
            | passages[at + 2].allowed_at(key >> 2 * PLACE_BITS & PLACE_MASK) << 6
            | passages[at + 3].allowed_at(key >> 3 * PLACE_BITS & PLACE_MASK) << 9
        )
