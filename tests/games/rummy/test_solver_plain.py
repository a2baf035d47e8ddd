"""The solver beside a plain dynamic programme, on positions that are drawn anew in every run.

REIHUM_SEED draws those of a run again; it is told when something is wrong.
"""

from collections import Counter
from random import Random

import pytest

from reihum.games.rummy import Options, best_play
from reihum.games.rummy.model import Turn
from reihum.games.rummy.notation import read_rack, read_table
from tests.amounts import SEED, amount
from tests.games.rummy.plain_solver import COLOURS, JOKER, most_laid

ALL = [f"{c}{n}" for c in COLOURS for n in range(1, 14)] * 2 + [JOKER] * 2


def any_set(random: Random, numbers: range, jokers: float) -> list[str]:
    """A run or a group of some of the numbers, now and then with a joker in it."""
    if random.random() < 0.4:
        number = random.choice(numbers)
        tiles = [f"{c}{number}" for c in random.sample(COLOURS, random.choice((3, 3, 4)))]
    else:
        length = min(len(numbers), random.choice((3, 3, 3, 4, 4, 5, 7)))
        first = random.choice(numbers[: len(numbers) - length + 1])
        colour = random.choice(COLOURS)
        tiles = [f"{colour}{number}" for number in range(first, first + length)]
    if random.random() < jokers:
        tiles[random.randrange(len(tiles))] = JOKER
    return tiles


def drawn(
    random: Random, *, sets: int, held: int, numbers: range, jokers: float
) -> tuple[list[list[str]], list[str]]:
    """A table of about so many sets of these numbers, and a rack of what is left of them."""
    left = Counter(t for t in ALL if t == JOKER or int(t[1:]) in numbers)
    table: list[list[str]] = []
    for _ in range(3 * sets):
        tiles = any_set(random, numbers, jokers)
        if len(table) < sets and not Counter(tiles) - left:
            left -= Counter(tiles)
            table.append(tiles)
    if not jokers:
        del left[JOKER]
    pool = sorted(left.elements())
    return table, random.sample(pool, min(held, len(pool)))


def judge(table: list[list[str]], rack: list[str], *, free: bool) -> None:
    """The solver lays no less than can be laid for certain, and no more than can be at most."""
    least, most = most_laid(table, rack, free=free)
    sets, hand = " | ".join(map(" ".join, table)), " ".join(rack)
    options = Options(jokers="free" if free else "locked")
    play = best_play(Turn(read_table(sets), read_rack(hand), options=options))
    laid = (play.tiles, play.points) if play else (0, 0)
    asked = f"seed {SEED}: --table '{sets}' --rack '{hand}' --option jokers={options.jokers}"
    assert least <= laid <= most, asked


@pytest.mark.parametrize("free", [True, False], ids=["free", "locked"])
@pytest.mark.parametrize(
    ("sets", "held", "numbers", "jokers", "usual"),
    [
        pytest.param(5, 10, range(1, 14), 0.15, 12, id="any"),
        pytest.param(6, 8, range(4, 9), 0.0, 12, id="duplicates"),
        pytest.param(4, 6, range(5, 11), 0.5, 12, id="many jokers"),
    ],
)
def test_fresh_positions(
    sets: int, held: int, numbers: range, jokers: float, usual: int, free: bool
) -> None:
    random = Random(f"{SEED} {sets} {free}")
    for _ in range(amount(usual, 20 * usual)):
        table, rack = drawn(random, sets=sets, held=held, numbers=numbers, jokers=jokers)
        judge(table, rack, free=free)


def test_fresh_full_tables() -> None:
    """Nearly all tiles lie on the table; with jokers there the plain programme takes its time."""
    random = Random(SEED)
    for at in range(amount(1, 40)):
        jokers = 0.1 if at % 2 else 0.0
        table, rack = drawn(random, sets=40, held=4, numbers=range(1, 14), jokers=jokers)
        judge(table, rack, free=not jokers)
