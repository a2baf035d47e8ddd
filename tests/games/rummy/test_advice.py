"""Hints and best plays never advise what the rules forbid: told by an oracle, not by the judge."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import exchanges, sorted_tiles, tidied, tiles_of
from reihum.games.rummy.model import ALL_TILES, JOKER, Lay, Options, Rack, Set, Table, Tile, Turn
from reihum.games.rummy.notation import read_rack, read_table, write_table
from reihum.games.rummy.rules import apply
from reihum.games.rummy.solver import best_play, best_plays, can_finish, steps
from reihum.games.rummy.solver.model import Step
from tests.amounts import amount
from tests.games.rummy import new_sets_oracle
from tests.games.rummy.every_table import every_set
from tests.games.rummy.tables import table_with, view

POSITIONS = amount(60, 5_000)
LOCKED, FREE = Options(), Options(jokers="free")

Position = tuple[Table, Rack]


def positions(seed: int) -> Iterator[Position]:
    """Tables with a joker or two and many like sets; a rack that can take a joker."""
    random = Random(seed)
    plain = [tiles for tiles in every_set() if JOKER not in tiles and len(tiles) <= 6]
    with_joker = [tiles for tiles in every_set() if tiles.count(JOKER) == 1 and len(tiles) <= 6]
    while True:
        left = Counter(ALL_TILES)
        table: list[Set] = []
        for pool in [with_joker] * random.randint(1, 2) + [plain] * random.randint(1, 14):
            tiles = random.choice(table if table and random.random() < 0.3 else pool)
            if not Counter(tiles) - left:
                table.append(tiles)
                left -= Counter(tiles)
        before = tidied(tuple(table))
        taking = [tile for tiles in before for spent, _ in exchanges(tiles) for tile in spent]
        rack = [random.choice(taking)] if taking else []
        if Counter(rack) - left:
            continue
        others = list((left - Counter(rack)).elements())
        rack += random.sample(others, min(len(others), random.randint(0, 7)))
        if rack:
            yield before, sorted_tiles(rack)


def right(before: Table, after: Table, rack: Rack, options: Options, discard: Tile | None) -> bool:
    """Whether a turn is legal, as the rules page tells it: tiles, sets, jokers, the discard."""
    hand = Counter((*rack, discard) if discard else rack)
    laid_now = Counter(tiles_of(after))
    laid_now.subtract(tiles_of(before))
    return (
        min(laid_now.values()) >= 0
        and not laid_now - hand
        and all(sorted_tiles(tiles) in SETS for tiles in after)
        and new_sets_oracle.legal(before, after, discard, free=options is FREE)
    )


SETS = {sorted_tiles(tiles) for tiles in every_set()}


@pytest.mark.parametrize("options", [LOCKED, FREE], ids=["locked", "free"])
def test_no_best_play_is_forbidden(options: Options) -> None:
    for number, (table, rack) in enumerate(islice(positions(1), POSITIONS)):
        discard = rack[0] if number % 3 == 0 and len(rack) > 1 else None
        hand = rack[1:] if discard else rack
        asked = {"options": options, "discard": discard}
        plays = [
            best_play(Turn(table, hand, options=options, discard=discard)),
            best_play(Turn(table, hand, options=options, discard=discard), most="points"),
            can_finish(Turn(table, hand, options=options, discard=discard)),
        ]
        if number % 10 == 0:
            plays += best_plays(Turn(table, hand, options=options, discard=discard), 3)
        for play in plays:
            told = (write_table(table), hand, asked, play)
            assert not play or right(table, play.table, hand, options, discard), told


def test_r12_no_hint_lays_a_joker_on_a_set_that_lies_there() -> None:
    """Not in its steps either: the set that gets a joker is new, or has been taken apart before."""
    for table, rack in islice(positions(2), POSITIONS):
        play = best_play(Turn(table, rack))
        if not play:
            continue
        assert right(table, play.table, rack, LOCKED, None), (write_table(table), rack, play)
        told = steps(table, play.table)
        freed = any(step.do == "exchange" for step in told)
        if freed and JOKER not in rack:
            assert not jokers_on_whole_sets(told), (write_table(table), rack, told)


def jokers_on_whole_sets(told: tuple[Step, ...]) -> list[Step]:
    """The steps that put a freed joker on a set of which nothing has been taken before."""
    apart: Counter[Set] = Counter()  # what is left of sets from which tiles were taken
    carried: list[Set] = []  # sets with a joker that are moved whole, and keep it (R11)
    found = []
    for step in told:
        whole = not apart[step.set]
        apart[step.set] -= not whole
        apart[step.gives] += step.do == "take" or (step.do == "add" and not whole)
        carried += [step.tiles] if step.do == "take" and JOKER in step.tiles else []
        keeps = [tiles for tiles in carried if not Counter(tiles) - Counter(step.tiles)]
        jokers = step.tiles.count(JOKER) - tiles_of(tuple(keeps)).count(JOKER)
        found += [step] if step.do == "add" and whole and jokers > 0 else []
    return found


@pytest.mark.parametrize("player", ["steady", "sharp"])
def test_computer_players_lay_nothing_forbidden(player: str) -> None:
    for table, rack in islice(positions(3), POSITIONS // 4):
        state = table_with(" ".join(rack), "", table=write_table(table), pool="")
        action = GAME.players[player](view(state, 0), "any")
        if isinstance(action, Lay):
            apply(state, 0, action)
            assert right(table, action.table, rack, LOCKED, None)


def test_r12_what_used_to_be_advised() -> None:
    assert best_play(Turn(read_table("n4 n5 * | n8 n9 n10 | r8 b8 n8"), read_rack("n6"))) is None
