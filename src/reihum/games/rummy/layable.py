"""How many tiles of racks that could be a table would take: asked as seldom as can be."""

from typing import Final

from reihum.games.rummy.laying import without_jokers
from reihum.games.rummy.learned import Side
from reihum.games.rummy.model import Options, Rack, Table, Turn
from reihum.games.rummy.solver import Work, best_play

QUESTION_WORK: Final = 2_000  # for one question
WITH_A_JOKER: Final = 3  # tiles more are laid, where counting them takes too much work

Asked = tuple[Table, Rack, bool]  # a table, a rack, and whether its owner has opened


class Layable:
    """Answers of the solver for one turn; none is asked for twice.

    What jokers add takes ten times as much work as all the rest: it is counted on one table, and
    taken to be as much on another that a turn has made of it.
    """

    def __init__(self, options: Options, work: Work) -> None:
        self.options, self.work = options, work
        self.complete = True  # whether all was answered since somebody set this
        self._plain: dict[Asked, int] = {}
        self._added: dict[Asked, int] = {}

    def side(self, table: Table, rack: Rack, opened: bool, like: Asked) -> Side:
        """A seat, with how many tiles it could lay; its jokers add what they add to the other."""
        plain = self.plain(table, rack, opened)
        jokers = len(rack) - len(without_jokers(rack))
        if jokers == 0:
            return Side(rack, opened, plain, plain)
        return Side(rack, opened, plain, min(len(rack), plain + self._with_jokers(like, jokers)))

    def plain(self, table: Table, rack: Rack, opened: bool) -> int:
        """How many tiles can be laid if all jokers stay on the rack."""
        tiles = without_jokers(rack)
        sees_table = opened or self.options.manipulate_when_opening  # R5
        asked = (table if sees_table else (), tiles, opened)
        if asked not in self._plain:
            self._plain[asked], answered = self._most(asked)
            self.complete = self.complete and answered
        return self._plain[asked]

    def _with_jokers(self, asked: Asked, jokers: int) -> int:
        """How many tiles more can be laid with the jokers."""
        if asked not in self._added:
            table, rack, opened = asked
            plain = self.plain(table, rack, opened)
            tiles, answered = self._most(asked)
            guess = 0 if answered else min(WITH_A_JOKER * jokers, len(rack) - plain - 1)
            self._added[asked] = max(tiles - plain, guess)
        return self._added[asked]

    def _most(self, asked: Asked) -> tuple[int, bool]:
        """The most tiles that can be laid, and whether there was enough work to know."""
        table, rack, opened = asked
        if not rack:
            return 0, True
        work = Work(max(0, min(QUESTION_WORK, self.work.left)))
        given = work.left
        play = best_play(Turn(table, rack, opened, self.options), work=work)
        self.work.left -= given - work.left
        return play.tiles if play else 0, not work.used_up
