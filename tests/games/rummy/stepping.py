"""Steps done by hand, as they are told."""

from collections import Counter

from reihum.games.rummy.model import JOKER, Rack, Set, Table, Tile
from reihum.games.rummy.solver import Step


class Hands:
    """Somebody at the table who does what they are told, and only what hands can do."""

    def __init__(self, table: Table, rack: Rack) -> None:
        self.table: list[Set] = list(table)
        self.rack = Counter(rack)
        self.hand: Counter[Tile] = Counter()

    def do(self, step: Step) -> None:
        if step.set:
            self.table.remove(step.set)
        if step.gives:
            self.table.append(step.gives)
        tiles = Counter(step.tiles)
        if step.do == "take":
            assert Counter(step.set) - tiles == Counter(step.gives)
            self.hand += tiles
            return
        self._lay(Counter(step.from_rack), self.rack)
        self._lay(tiles - Counter(step.from_rack), self.hand)
        if step.do == "exchange":
            self.hand[JOKER] += 1
            tiles[JOKER] -= 1
        before = Counter(step.set)
        before.update(tiles)
        assert before == Counter(step.gives)

    def _lay(self, tiles: Counter[Tile], source: Counter[Tile]) -> None:
        assert not tiles - source
        source.subtract(tiles)
