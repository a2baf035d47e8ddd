"""What racks that could be would do on a table: asked as seldom as can be, with so much work."""

from reihum.games.rummy.model import Options, Rack, Table, Turn
from reihum.games.rummy.prospects import Laid, laid
from reihum.games.rummy.solver import Work


class Layable:
    """What racks could lay on tables. All looks share `work`; one look gets `each` at most, and
    `least` at least, even when the work is used up.

    An answer that is remembered from another question costs what it cost then, so that no answer
    depends on what was asked before. To ask this object twice costs nothing.
    """

    def __init__(self, work: Work, each: int, least: int = 0) -> None:
        self.work = work
        self.each = each
        self.least = least
        self.complete = True  # whether every look went to its end since somebody set this
        self._known: dict[tuple[Table, Rack, bool], Laid] = {}

    def look(self, table: Table, rack: Rack, opened: bool, options: Options) -> Laid:
        """What a rack could do on this table, as far as there is work to find out."""
        asked = (table, rack, opened)
        if asked not in self._known:
            most = max(self.least, min(self.each, int(self.work.left)))
            found = laid(Turn(table, rack, opened, options), most)
            self.work.left -= found.work
            self.complete = self.complete and found.sure
            self._known[asked] = found
        return self._known[asked]
