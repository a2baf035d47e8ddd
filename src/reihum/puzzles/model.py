"""What a puzzle is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy.model import Rack, Table
from reihum.kernel.match import Seat

GENERATOR = 5  # a new number whenever a seed would give other puzzles, also after training

Level = Literal[1, 2, 3, 4, 5]
LEVELS: tuple[Level, ...] = (1, 2, 3, 4, 5)


class RummyPuzzle(Struct, frozen=True, tag_field="game", tag="rummy"):
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


class ComplettoChoice(Struct, frozen=True):
    """A move, and how likely it is to win then."""

    action: completto.Action
    chance: float


class FinitoChoice(Struct, frozen=True):
    """A move, and how likely it is to win then."""

    action: finito.Action
    chance: float


class ComplettoPuzzle(Struct, frozen=True, tag_field="game", tag="completto"):
    """What would you do? A Completto table as this seat saw it in a game; the best choice first."""

    seat: Seat
    public: completto.Public
    own: completto.Own
    choices: tuple[ComplettoChoice, ...]
    level: Level


class FinitoPuzzle(Struct, frozen=True, tag_field="game", tag="finito"):
    """What would you do? A Finito table as this seat saw it in a game; the best choice first."""

    seat: Seat
    public: finito.Public
    own: finito.Own
    choices: tuple[FinitoChoice, ...]
    level: Level


ChoicePuzzle = ComplettoPuzzle | FinitoPuzzle
Puzzle = ComplettoPuzzle | RummyPuzzle | FinitoPuzzle
PUZZLE_TYPES: dict[str, tuple[type[ChoicePuzzle], type[ComplettoChoice | FinitoChoice]]] = {
    "completto": (ComplettoPuzzle, ComplettoChoice),
    "finito": (FinitoPuzzle, FinitoChoice),
}
