"""Finito! in seven steps."""

from reihum.games.finito.board import placed
from reihum.games.finito.model import COUNTERS, EMPTY, Action, Board, Options, Place, Round, Stay
from reihum.games.finito.rules import rolled
from reihum.lessons.model import Step

NUMBER = 1  # of the round

# Which counter lies on which square, as the squares are counted (F1), from 0.
FEW = {11: 27}
MORE = {2: 2, 5: 12, 6: 13, 11: 27}
ALL = {1: 0, 2: 2, 3: 4, 8: 5, 4: 8, 5: 9, 6: 12, 7: 13, 9: 20, 12: 22, 10: 24, 11: 27}
OTHERS = {1: 1, 4: 6, 3: 9, 6: 12, 5: 14, 7: 15, 8: 18, 10: 20, 9: 21, 11: 29, 2: 30, 12: 33}


def _board(lying: dict[int, int]) -> Board:
    board = EMPTY
    for counter, square in lying.items():
        board = placed(board, counter, square)
    return board


def position(
    lying: dict[int, int], roll: int, *face_up: int, next_up: int = 1, then: int = 1
) -> Round:
    """This roll at this board; the other has chosen already. What comes then is known, too."""
    count = len(lying)
    others = dict(list(OTHERS.items())[:count])
    boards = (_board(lying), _board(others))
    left = [one for one in COUNTERS if one not in lying and one not in face_up]
    down = bytes(sorted(left, key=lambda one: one != next_up))
    rest = bytes(one for one in COUNTERS if one not in others)
    rolls = count + 1
    choice: Action = Stay()
    if rest:
        choice = Place(rest[0], boards[1].find(0))
    return Round(
        options=Options(),
        seed=_seed(rolls + 1, then),
        number=NUMBER,
        rolls=rolls,
        roll=roll,
        boards=boards,
        face_up=(bytes(face_up), rest[:3]),
        face_down=(down, rest[3:]),
        choices=(None, choice),
    )


def _seed(rolls: int, roll: int) -> str:
    """A seed by which this number is rolled then."""
    return next(f"{n}" for n in range(10_000) if rolled(f"{n}", NUMBER, rolls) == roll)


def _squares(*squares: int) -> tuple[str, ...]:
    return tuple(f"square:{square}" for square in squares)


MOVED = ALL | {8: 16}

STEPS = (
    Step("aim", position({}, 15, 3, 7, 11), "own", _squares(0, 35)),
    Step(
        "roll",
        position({}, 15, 3, 7, 11, next_up=12, then=8),
        "middle",
        ("counter:11",),
        (Place(11, 26), Place(11, 27)),
    ),
    Step(
        "order",
        position(FEW, 8, 3, 7, 12),
        "middle",
        ("counter:3", "counter:7"),
        tuple(Place(counter, square) for counter in (3, 7) for square in (12, 13)),
    ),
    Step(
        "full",
        position(MORE, 8, 4, 9, 12),
        "own",
        _squares(11, 14),
        (Place(4, 11), Place(9, 14)),
    ),
    Step("move", position(ALL, 10, then=3), "own", _squares(5), (Place(8, 16), Place(8, 17))),
    Step("stay", position(MOVED, 3, then=20), "middle", ("die", "button"), (Stay(),)),
    Step("last", position(MOVED, 20), "own", _squares(22), (Place(12, 35),)),
)
