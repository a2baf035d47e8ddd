"""Rummy's nouns: tiles, sets, the table, what can be agreed on and done, round and view."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.kernel import match
from reihum.kernel.match import Points, Seat
from reihum.kernel.options import Agreed

RULES_VERSION = 3

# R1: a tile is written as a letter for its colour and its number, a joker as a star.
# The two tiles of a kind cannot be told apart, so the text is the tile.
Tile = Annotated[str, Meta(pattern=r"^([nrbw]([1-9]|1[0-3])|\*)$(?!\n)")]
Set = tuple[Tile, ...]  # in order: the place of a joker says what it stands for
Table = tuple[Set, ...]
Rack = tuple[Tile, ...]  # sorted by rank

COLOURS = "nrbw"  # brown, red, blue, white
NUMBERS = range(1, 14)
JOKER: Tile = "*"
KINDS: tuple[Tile, ...] = (*(f"{c}{n}" for c in COLOURS for n in NUMBERS), JOKER)
COPIES = 2
ALL_TILES: tuple[Tile, ...] = tuple(kind for kind in KINDS for _ in range(COPIES))

NUMBER: dict[Tile, int] = {kind: int(kind[1:]) for kind in KINDS if kind != JOKER}
RANK: dict[Tile, int] = {kind: rank for rank, kind in enumerate(KINDS)}

HAND_SIZE = 14  # R4: two stacks of seven
PENALTY_TILES = 3  # R8
JOKER_POINTS = 30  # R14: a joker left on a rack


class Options(Agreed, frozen=True):
    """What a table can agree on; the defaults are the rulebook's."""

    opening_points: Annotated[int, Meta(ge=0, le=200)] = 30  # R5
    manipulate_when_opening: bool = False  # R5
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 120  # R8; 0 = no limit
    jokers: Literal["locked", "free"] = "locked"  # R11
    rounds: Annotated[int, Meta(ge=1, le=100)] = 1  # R16
    draw_and_discard: bool = False  # R17
    winner_scores: bool = True  # R14
    open_tile: Literal["off", "finish", "any"] = "off"  # R18
    hand_doubles: bool = False  # R19


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Leave the table like this at the end of the turn, with tiles from the rack in it (R5, R7)."""

    table: Table
    with_discard: bool = False  # R17: begin by taking the discard of the player before
    with_open_tile: bool = False  # R18: lay the open tile, too


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw a tile from the pool: instead of laying (R6), or to begin the turn (R17)."""


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Put a tile on the own stack, having laid none in this turn (R17)."""

    tile: Tile


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Lay nothing while the pool is empty (R6)."""


class TimeUp(Struct, frozen=True, tag="time_up", forbid_unknown_fields=True):
    """The clock ends the turn with the table as it is being rearranged (R8). No player's choice."""

    table: Table
    with_discard: bool = False
    with_open_tile: bool = False


class Turn(Struct, frozen=True):
    """What a player has for a turn: the table, the own tiles, and the rules that bind them."""

    table: Table
    rack: Rack
    opened: bool = True  # R5
    options: Options = Options()
    discard: Tile | None = None  # R17: the one that is taken
    open_tile: Tile | None = None  # R18: the one that is used, or may be

    @property
    def taken(self) -> tuple[Tile, ...]:
        """The discard and the open tile, as far as there are any."""
        return tuple([tile for tile in (self.discard, self.open_tile) if tile])

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The rack, and what is taken."""
        return (*self.rack, *self.taken)


PlayerAction = Lay | Draw | Discard | Pass
Action = PlayerAction | TimeUp


class Problem(Struct, frozen=True):
    """One reason why a turn may not end with this table."""

    code: str
    sets: tuple[int, ...] = ()  # the places on the table of the sets that have it
    tiles: tuple[Tile, ...] = ()  # the tiles it is about
    points: int | None = None  # R5: what the opening counts


class Round(Struct, frozen=True):
    """All there is to know about a round, secrets included."""

    options: Options
    starting_draws: tuple[tuple[Tile | None, ...], ...]  # R3: what each seat drew, tie by tie
    turn: Seat
    table: Table
    racks: tuple[Rack, ...]  # secret
    pool: tuple[Tile, ...]  # secret, the next tile first
    open_tile: Tile | None  # R18
    discards: tuple[tuple[Tile, ...], ...]  # R17, the top tile last
    opened: tuple[bool, ...]
    drawn: bool = False  # R17: the turn's draw is done
    idle_turns: int = 0  # R15: turns in a row that laid nothing, the pool being empty
    points: Points | None = None  # R14, R15, R19: once the round is over


class Public(Struct, frozen=True, tag_field="game", tag="rummy"):
    """What everybody knows of a round."""

    options: Options
    starting_draws: tuple[tuple[Tile | None, ...], ...]
    turn: Seat
    table: Table
    racks: tuple[Rack, ...] | None  # once the round is over
    rack_sizes: tuple[int, ...]
    pool_size: int
    open_tile: Tile | None
    discards: tuple[tuple[Tile, ...], ...]
    opened: tuple[bool, ...]
    drawn: bool
    must_draw_first: bool
    idle_turns: int


class Own(Struct, frozen=True, tag_field="game", tag="rummy"):
    """What only one seat knows."""

    rack: Rack
    discard: Tile | None  # R17: the one that this seat could take


View = match.View[Public, Own]
Match = match.Match[Options, Round]
