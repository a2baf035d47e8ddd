"""What a number lets through when so many jokers are used at it."""

from mypy_extensions import i64

from reihum.games.rummy.solver.joker_uses import Share
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import PLACE_BITS, PLACE_MASK
from reihum.games.rummy.solver.task import Task


class Crossing:
    """The passages of the four colours if the runs of each get so many jokers."""

    def __init__(self, lanes: list[Lane], number: i64, jokers: i64, share: Share) -> None:
        self.a = lanes[0].passage(number, jokers, share)
        self.b = lanes[1].passage(number, jokers, share)
        self.c = lanes[2].passage(number, jokers, share)
        self.d = lanes[3].passage(number, jokers, share)

    def allowed(self, key: i64) -> i64:
        """The numbers of tiles that may go to groups, three bits a colour."""
        return (
            self.a.allowed_at(key & PLACE_MASK)
            | self.b.allowed_at(key >> PLACE_BITS & PLACE_MASK) << 3
            | self.c.allowed_at(key >> 2 * PLACE_BITS & PLACE_MASK) << 6
            | self.d.allowed_at(key >> 3 * PLACE_BITS & PLACE_MASK) << 9
        )


class Gate:
    """A number, with so many jokers used at it."""

    def __init__(self, task: Task, number: i64, share: Share) -> None:
        self.number = number
        self.share = share
        self.worth: i64 = task.worth[number]
        self.blocks: i64 = task.blocks[number]
        self.value: i64 = 0  # what it brings if all tiles are laid, and so many jokers
        self.rest: i64 = 0  # what numbers above can bring
        self.crossings: list[Crossing] = []  # by jokers in runs; once somebody comes

    def open(self, lanes: list[Lane]) -> None:
        """Get ready to let through."""
        for jokers in range(self.share.used + 1):
            self.crossings.append(Crossing(lanes, self.number, jokers, self.share))
