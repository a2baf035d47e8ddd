"""What racks that could be would do on a table: asked as seldom as can be, with so much work."""

from reihum.games.rummy.model import Options, Rack, Table, Turn
from reihum.games.rummy.prospects import Laid, laid
from reihum.games.rummy.solver import Work


class Layable:
    """Looks at racks on tables, for which there is so much work together, and so much for each; the
    least that one may take is there for it although the work is used up.

    One that was taken before this began costs as much as it did then, so that it is always as much;
    one that is asked for again costs nothing.
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
