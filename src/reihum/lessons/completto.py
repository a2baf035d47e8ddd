"""Completto in nine steps."""

from reihum.games.completto.board import gap
from reihum.games.completto.model import ROW_LENGTH, TILES, Draw, Lay, Options, Round, Shift, Take
from reihum.games.completto.rules import apply
from reihum.lessons.model import LEARNER, Step

OTHER = "3 . . . 24 . . . . 46 . . . 58 . . 72 . . . 88 ."
BEGUN = "1 . 9 14 . . 33 . . 50 . 51 . 67 . . 82 85 . . 93 ."
LATER = "1 5 9 14 21 28 33 . 41 50 . 51 . 67 . . 82 85 . . 93 ."
PAIRED = "1 5 9 14 21 28 33 . 41 50 . 51 52 67 . . 82 85 . . 93 ."
TAKEN = "1 5 9 14 21 28 33 38 41 50 . 51 52 67 . . 82 85 . . 93 ."
TURNED = "1 5 9 14 21 28 33 38 41 50 . 51 52 67 68 . 82 85 . . 93 ."
NEARLY = "1 5 9 14 21 28 33 38 41 50 51 52 67 68 74 82 85 . 93 95 97 100"

STUCK = 10  # the slot between 50 and 51
UPSIDE_DOWN = {68: 89}  # which tile it is that is read so


def position(
    row: str, *face_up: int, drawn: int = 0, next_tile: int = 0, extra_turn: bool = False
) -> Round:
    """The learner's turn with this row; what lies face down is whatever is left."""
    rows = [bytes(0 if one == "." else int(one) for one in text.split()) for text in (row, OTHER)]
    shown = [bytes(UPSIDE_DOWN.get(one, one) for one in places) for places in rows]
    used = {drawn, next_tile, *face_up, *shown[0], *shown[1]}
    rest = iter([tile for tile in TILES if tile not in used])
    tiles = tuple(bytes(tile or next(rest) for tile in places) for places in shown)
    return Round(
        options=Options(),
        rows=tuple(rows),
        tiles=tiles,
        dealt=(b"", b""),
        pile=bytes([next_tile] * bool(next_tile) + list(rest)),
        face_up=bytes(face_up),
        turn=LEARNER,
        drawn=drawn,
        extra_turn=extra_turn,
    )


def shifts(state: Round) -> tuple[Shift, ...]:
    """Where the stuck tile can be shifted so that a tile fits in its place again (C10, C11)."""
    found = [Shift(STUCK, to) for to in range(ROW_LENGTH) if to != STUCK]
    return tuple([shift for shift in found if _fits_there(apply(state, LEARNER, shift), shift.to)])


def _fits_there(state: Round, slot: int) -> bool:
    row = state.rows[LEARNER]
    return any(slot in gap(row, number) for number in TILES if number not in row)


def _slots(*slots: int) -> tuple[str, ...]:
    return tuple(f"slot:{slot}" for slot in slots)


TURNED_ROW = position(TURNED, next_tile=30, extra_turn=True)

STEPS = (
    Step("aim", position(BEGUN, next_tile=21), "own", _slots(2, 3)),
    Step("lay", position(BEGUN, drawn=21), "own", _slots(4, 5), (Lay(21, 4), Lay(21, 5))),
    Step("draw", position(LATER, next_tile=52), "middle", ("pile",), (Draw(),)),
    Step("pair", position(LATER, drawn=52), "own", _slots(12), (Lay(52, 12),)),
    Step(
        "nowhere", position(PAIRED, next_tile=22, extra_turn=True), "middle", ("pile",), (Draw(),)
    ),
    Step(
        "take",
        position(PAIRED, 22, 38, next_tile=30),
        "middle",
        ("tile:38",),
        (Take(38, 38, 7),),
    ),
    Step("turn", position(TAKEN, drawn=89), "own", ("turn", *_slots(13)), (Lay(68, 14),)),
    Step("shift", TURNED_ROW, "own", _slots(STUCK), shifts(TURNED_ROW)),
    Step("last", position(NEARLY, drawn=90), "own", _slots(17), (Lay(90, 17),)),
)
