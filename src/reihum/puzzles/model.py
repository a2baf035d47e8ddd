"""What a puzzle is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.games.rummy.model import Rack, Table

GENERATOR = 1  # a new number whenever the same seed would give other puzzles

Level = Literal[1, 2, 3, 4, 5]
LEVELS: tuple[Level, ...] = (1, 2, 3, 4, 5)


class RummyPuzzle(Struct, frozen=True):
    """Lay all of these tiles, on a table as it lay in a game; the player has opened."""

    table: Table
    tiles: Rack
    level: Level
    touched: Annotated[int, Meta(ge=1)]  # the fewest sets that cannot stay as they lie
    steps: Annotated[int, Meta(ge=1)]  # that hands need for it
