"""What racks that could be would do on a table: asked as seldom as can be, with so much work."""

from typing import Final

from reihum.games.rummy.model import Options, Rack, Table, Turn
from reihum.games.rummy.prospects import Laid, laid
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
            self._known[asked] = laid(Turn(table, rack, opened, options), work, work)
            self.work.left -= given - work.left
            self.complete = self.complete and not work.used_up
        return self._known[asked]
