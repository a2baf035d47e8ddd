"""Rummy in nine steps."""

from collections import Counter

from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.model import ALL_TILES, Draw, Lay, Options, Round, Table
from reihum.lessons.model import LEARNER, SEATS, Step

OTHERS_RACK = 9  # tiles
NEXT_TILE = "b2"


def table(text: str) -> Table:
    """The sets that a text means: `b3 b4 b5 | r7 b7 w7`."""
    return tuple(tuple(part.split()) for part in text.split("|") if part.strip())


def position(lying: str, rack: str, *, opened: bool = True) -> Round:
    """The learner's turn with this table and this rack; the rest is whatever is left."""
    sets, tiles = table(lying), rack.split()
    left = Counter(ALL_TILES) - Counter(
        [*tiles, NEXT_TILE, *(one for tiles in sets for one in tiles)]
    )
    rest = sorted_tiles(left.elements())
    return Round(
        options=Options(turn_seconds=0),
        starting_draws=(),
        turn=LEARNER,
        table=sets,
        racks=(sorted_tiles(tiles), rest[:OTHERS_RACK]),
        pool=(NEXT_TILE, *rest[OTHERS_RACK:]),
        open_tile=None,
        discards=((),) * SEATS,
        opened=(opened, True),
    )


def _lays(*tables: str) -> tuple[Lay, ...]:
    return tuple(Lay(table(text)) for text in tables)


def _faces(text: str) -> tuple[str, ...]:
    return tuple(f"face:{tile}" for tile in text.split())


STEPS = (
    Step("aim", position("b3 b4 b5", "n2 r4 r7 b7 b12 w7"), "own", ("rack:0",)),
    Step(
        "group",
        position("b3 b4 b5", "n2 r4 r7 b7 b12 w7"),
        "own",
        _faces("r7 b7 w7"),
        _lays("b3 b4 b5 | r7 b7 w7"),
    ),
    Step(
        "run",
        position("b3 b4 b5 | r7 b7 w7", "n2 r4 r5 r6 b12 w9"),
        "own",
        _faces("r4 r5 r6"),
        _lays("b3 b4 b5 | r7 b7 w7 | r4 r5 r6"),
    ),
    Step(
        "joker",
        position("b3 b4 b5 | r7 b7 w7 | r4 r5 r6", "n2 b10 b12 w9 *"),
        "own",
        _faces("b10 b12 *"),
        _lays("b3 b4 b5 | r7 b7 w7 | r4 r5 r6 | b10 * b12"),
    ),
    Step(
        "opening",
        position("n6 n7 n8", "r10 r13 b1 b10 w1 w2 w3 w10", opened=False),
        "own",
        _faces("r10 b10 w10"),
        _lays("n6 n7 n8 | r10 b10 w10", "n6 n7 n8 | r10 b10 w10 | w1 w2 w3"),
    ),
    Step(
        "add",
        position("n6 n7 n8 | r10 b10 w10", "n9 r13 b1 w5"),
        "own",
        _faces("n9"),
        _lays("n6 n7 n8 n9 | r10 b10 w10"),
    ),
    Step(
        "change",
        position("w7 w8 w9 | n5 r5 b5 w5", "r3 r4 b1 w12"),
        "middle",
        _faces("r5"),
        _lays("w7 w8 w9 | n5 b5 w5 | r3 r4 r5"),
    ),
    Step(
        "draw",
        position("w7 w8 w9 | n5 b5 w5 | r3 r4 r5", "r9 b1 w12"),
        "tools",
        ("button",),
        (Draw(),),
    ),
    Step(
        "last",
        position("w7 w8 w9 | n5 b5 w5 | r3 r4 r5", "r6"),
        "own",
        _faces("r6"),
        _lays("w7 w8 w9 | n5 b5 w5 | r3 r4 r5 r6"),
    ),
)
