"""The solver on small positions, where every table can be judged: under every rule about jokers,
openings and discards.
"""

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reihum.games.rummy.board import points, tidied, tiles_of, without
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import JOKER, NUMBER, Options, Tile, Turn
from reihum.games.rummy.solver import Play, best_play, best_plays, can_finish
from tests.amounts import amount
from tests.games.rummy.every_table import every_table
from tests.games.rummy.positions import Position, positions

small = positions(most_sets=3, most_held=5, low=5, high=8, jokers=2)
options = st.builds(
    Options,
    jokers=st.sampled_from(["locked", "locked", "free"]),
    manipulate_when_opening=st.booleans(),
    opening_points=st.sampled_from([0, 10, 18, 30]),
)

Value = tuple[int, int, int, int]


def legal_plays(
    position: Position, options: Options, *, opened: bool, discard: Tile | None = None
) -> dict[tuple[Tile, ...], Value]:
    """All legal plays, by the tiles they lay: the best value of each."""
    table, rack = position
    hand = (*rack, discard) if discard else rack
    tables = every_table(table, hand)
    assume(tables is not None)
    found: dict[tuple[Tile, ...], Value] = {}
    for after in tables or ():
        laid = Counter(tiles_of(after)) - Counter(tiles_of(table))
        if discard and not laid[discard]:
            continue
        if not problems(Turn(table, rack, opened=opened, options=options, discard=discard), after):
            played = tuple(sorted(laid.elements()))
            touched = (Counter(table) - Counter(after)).total()
            points = sum(NUMBER[tile] for tile in played if tile != JOKER)
            value = (len(played), points, -played.count(JOKER), -touched)
            found[played] = max(found.get(played, value), value)
    return found


def value(play: Play) -> Value:
    """The value of the solver's play, without what jokers stand for."""
    points = sum(NUMBER[tile] for tile in play.played if tile != JOKER)
    return play.tiles, points, -play.played.count(JOKER), -play.touched


@settings(max_examples=amount(25, 2000))
@given(small, options, st.booleans(), st.integers(0, 9))
def test_no_table_is_better(
    position: Position, options: Options, opened: bool, discarded: int
) -> None:
    table, rack = position
    discard = rack[discarded] if discarded < len(rack) else None
    rack = without(rack, (discard,)) if discard else rack
    plays = legal_plays((table, rack), options, opened=opened, discard=discard)
    turn = Turn(table, rack, opened=opened, options=options, discard=discard)
    best = best_play(turn)
    assert (best is None) == (not plays)
    if best:
        assert not problems(turn, best.table)
        assert best.tiles == max(tiles for tiles, *_ in plays.values())
        tied = [played for played in plays if len(played) == best.tiles]
        if not any(JOKER in played for played in tied):  # else points depend on the place
            assert value(best) == max(plays.values())


@settings(max_examples=amount(12, 1000))
@given(small, st.sampled_from([Options(), Options(jokers="free")]))
def test_the_best_few_are_all_there_are_in_order(position: Position, options: Options) -> None:
    table, rack = position
    plays = legal_plays(position, options, opened=True)
    found = best_plays(Turn(table, rack, options=options), 100)
    assert {tuple(sorted(play.played)) for play in found} == set(plays)
    assert len(found) == len(plays)
    for play in found:
        assert not problems(Turn(table, rack, options=options), play.table)
    assert [play.tiles for play in found] == sorted((play.tiles for play in found), reverse=True)
    if JOKER not in rack:
        assert [value(play) for play in found] == sorted(plays.values(), reverse=True)
    assert found[:2] == best_plays(Turn(table, rack, options=options), 2)


@settings(max_examples=amount(12, 1000))
@given(small, st.booleans(), st.sampled_from([None, "n7", "r6", JOKER]))
def test_finishing(position: Position, opened: bool, open_tile: Tile | None) -> None:
    table, rack = position
    assume(rack)
    assume(Counter((*rack, *tiles_of(table)))[open_tile or ""] < 2)
    hand = (*rack, open_tile) if open_tile else rack
    plays = legal_plays((table, hand), Options(), opened=opened)
    play = can_finish(Turn(table, rack, opened=opened, open_tile=open_tile))
    assert (play is not None) == (tuple(sorted(hand)) in plays)
    if play:
        assert play.with_open_tile == bool(open_tile)
        assert not problems(Turn(table, rack, opened=opened, open_tile=open_tile), play.table)
    best = best_play(Turn(table, rack, opened=opened, open_tile=open_tile))
    assert best == (play if open_tile and play else best_play(Turn(table, rack, opened=opened)))


@settings(max_examples=amount(15, 1000))
@given(
    positions(most_sets=2, most_held=5, low=4, high=8, jokers=0),
    st.integers(1, 2),
    st.sampled_from([10, 18, 24, 30, 33]),
)
def test_r5_no_first_turn_counts_more(position: Position, jokers: int, wanted: int) -> None:
    """With jokers counted as what they stand for; all are of the rack."""
    table, held = position
    rack = (*(tile for tile in held if tile != JOKER), *[JOKER] * jokers)
    options = Options(manipulate_when_opening=True, opening_points=wanted)
    tables = every_table(table, rack)
    assume(tables is not None)
    lying = sum(points(tiles) for tiles in table)
    best = 0
    for after in map(tidied, tables or ()):
        counted = sum(points(tiles) for tiles in after) - lying
        if counted > best and not problems(Turn(table, rack, opened=False, options=options), after):
            best = counted
    play = best_play(Turn(table, rack, opened=False, options=options), most="points")
    assert (play.points if play else 0) == best
