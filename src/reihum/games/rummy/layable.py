"""What racks that could be would do on a table: asked as seldom as can be, with so much work."""

from typing import Final

from reihum.games.rummy.model import Options, Rack, Table, Turn
from reihum.games.rummy.prospects import LOOK_WORK, Laid, best_laid, laid
from reihum.games.rummy.solver import Work

QUESTION_WORK: Final = 2_000  # for one question


class Layable:
    """Answers of the solver for one turn; none is asked for twice."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.complete = True  # whether all was answered since somebody set this
        self._known: dict[tuple[Table, Rack, bool], Laid] = {}

    def look(self, table: Table, rack: Rack, opened: bool, options: Options) -> Laid:
        """What a rack could do on this table, as far as there is work to find out."""
        asked = (table, rack, opened)
        if asked not in self._known:
            work = Work(max(0, min(QUESTION_WORK, self.work.left)))
            given = work.left
            self._known[asked] = laid(Turn(table, rack, opened, options), work)
            self.work.left -= given - work.left
            self.complete = self.complete and not work.used_up
        return self._known[asked]


class Spending:
    """Looks that are remembered from one turn to the next, for which there is so much work.

    One that another turn has asked for costs as much as it did then, so that it is always as much;
    one that is asked for again costs nothing.
    """

    def __init__(self, most: int) -> None:
        self.most = self.left = most
        self._known: dict[tuple[Table, Rack, bool], Laid] = {}

    @property
    def spent(self) -> int:
        """What the looks took."""
        return self.most - self.left

    def look(self, table: Table, rack: Rack, opened: bool, options: Options) -> Laid:
        """What a rack could do on this table, as far as there is work to find out."""
        asked = (table, rack, opened)
        if asked not in self._known:
            if self.left < LOOK_WORK:
                best = laid(Turn(table, rack, opened, options), Work(max(0, self.left)))
            else:
                best = best_laid(table, rack, opened, options)
            self.left -= best.work
            self._known[asked] = best
        return self._known[asked]
