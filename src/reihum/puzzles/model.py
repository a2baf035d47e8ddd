"""What a puzzle is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy.model import Rack, Table
from reihum.kernel.match import Seat

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


class Deal(Struct, frozen=True):
    """The deal of a day: everybody plays these tiles or rolls, at seat 0, against this player."""

    game: str
    opponent: str
    moves: int  # that the master made with it
    points: tuple[int, ...]  # that the master got for it, and its opponent


class Choice(Struct, frozen=True):
    """A move in the game's notation, and how likely it is to win then."""

    move: str
    chance: float


class ComplettoPuzzle(Struct, frozen=True, tag_field="game", tag="completto"):
    """What would you do? A Completto table as this seat saw it in a game; the best choice first."""

    seat: Seat
    public: completto.Public
    own: completto.Own
    choices: tuple[Choice, ...]
    level: Level


class FinitoPuzzle(Struct, frozen=True, tag_field="game", tag="finito"):
    """What would you do? A Finito table as this seat saw it in a game; the best choice first."""

    seat: Seat
    public: finito.Public
    own: finito.Own
    choices: tuple[Choice, ...]
    level: Level


ChoicePuzzle = ComplettoPuzzle | FinitoPuzzle
PUZZLE_TYPES: dict[str, type[ChoicePuzzle]] = {"completto": ComplettoPuzzle, "finito": FinitoPuzzle}
