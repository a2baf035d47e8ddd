"""A joker that was taken must lie in a new set (R12), where old sets overlap and tiles come twice.

Which set is new then depends on where the others are found again, one after the other. On such
positions every table is judged: none that is legal lays more.
"""

from collections import Counter
from random import Random

from reihum.games.rummy.board import sorted_tiles, tidied, tiles_of
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import Set, Table, Turn
from reihum.games.rummy.notation import read_table, write_table
from reihum.games.rummy.solver import best_play
from tests.amounts import SEED, amount
from tests.games.rummy.every_table import every_table

NUMBERS = range(1, 8)


def overlapping(random: Random) -> Turn:
    """A joker that can be taken, runs of one colour that overlap, and more of their tiles."""
    left = Counter({f"b{number}": 2 for number in NUMBERS})
    table: list[Set] = []
    for _ in range(random.choice((2, 3, 3, 4))):
        length = random.choice((3, 3, 3, 4, 5))
        first = random.choice(NUMBERS[: len(NUMBERS) - length + 1])
        run = tuple(f"b{number}" for number in range(first, first + length))
        if not Counter(run) - left:
            left -= Counter(run)
            table.append(run)
    pool = sorted(left.elements())
    rack = ["n2", *random.sample(pool, min(len(pool), random.choice((2, 3, 3))))]
    return Turn((*read_table("n1 * n3"), *table), sorted_tiles(rack))


def most_by_all_tables(turn: Turn, tables: list[Table]) -> int:
    """The most tiles that a legal table has more."""
    lying = len(tiles_of(turn.table))
    for after in sorted({tidied(t) for t in tables}, key=lambda t: len(tiles_of(t)), reverse=True):
        if not problems(turn, after):
            return len(tiles_of(after)) - lying
    return 0


def test_r12_no_legal_table_lays_more_where_sets_overlap() -> None:
    random = Random(SEED)
    judged = 0
    while judged < amount(3, 300):
        turn = overlapping(random)
        tables = every_table(turn.table, turn.rack)
        if tables is None:
            continue
        judged += 1
        play = best_play(turn)
        asked = f"seed {SEED}: --table '{write_table(turn.table)}' --rack '{' '.join(turn.rack)}'"
        assert (play.tiles if play else 0) == most_by_all_tables(turn, tables), asked
        assert not play or not problems(turn, play.table), asked
