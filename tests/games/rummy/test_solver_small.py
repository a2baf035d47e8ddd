"""The solver on small positions, where every table can be judged: under every rule about jokers,
openings and discards.
"""

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, Options, Rack, Table, Tile, Turn
from reihum.games.rummy.solver import Play, best_play, best_plays, can_finish, can_finish_with
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
            counted = points_of(played, table, after, moved=opened and options.jokers == "free")
            value = (len(played), counted, -played.count(JOKER), -touched)
            found[played] = max(found.get(played, value), value)
    return found


def points_of(played: tuple[Tile, ...], before: Table, after: Table, *, moved: bool) -> int:
    """R5: what these tiles of the rack count on the table after, jokers what they stand for.

    Where the table's jokers may be moved they look like the rack's, which count as the highest;
    where they stay, those of the rack are what is new.
    """
    plain = sum(NUMBER[tile] for tile in played if tile != JOKER)
    stand_for = stood_for(after)
    if not moved:
        stand_for -= stood_for(before)
    highest = sorted(stand_for.elements(), reverse=True)
    return plain + sum(highest[: played.count(JOKER)])


def stood_for(table: Table) -> Counter[int]:
    """R10: the numbers that jokers stand for; in a group that of the others, in a run by place."""
    found: Counter[int] = Counter()
    for tiles in table:
        at, tile = next((at, tile) for at, tile in enumerate(tiles) if tile != JOKER)
        numbers = {NUMBER[tile] for tile in tiles if tile != JOKER}
        for place, one in enumerate(tiles):
            if one == JOKER:
                found[NUMBER[tile] + (place - at if len(numbers) > 1 else 0)] += 1
    return found


def value(play: Play) -> Value:
    """The value of the solver's play."""
    return play.tiles, play.points, -play.played.count(JOKER), -play.touched


def points_first(value: Value) -> Value:
    """A value as it is compared where points come before tiles."""
    tiles, points, jokers, touched = value
    return points, tiles, jokers, touched


def check_best(turn: Turn) -> None:
    """No play lays more tiles than the best by tiles, none counts more than the best by points."""
    position = (turn.table, turn.rack)
    plays = legal_plays(position, turn.options, opened=turn.opened, discard=turn.discard)
    by_tiles, by_points = best_play(turn), best_play(turn, most="points")
    assert (by_tiles is None) == (by_points is None) == (not plays)
    if by_tiles and by_points:
        assert not problems(turn, by_tiles.table)
        assert not problems(turn, by_points.table)
        most, dearest = max(plays.values()), max(map(points_first, plays.values()))
        found, found_dearest = value(by_tiles), points_first(value(by_points))
        if may_change_places(turn):
            assert by_tiles.tiles == most[0]
            assert found >= most
            assert found_dearest >= dearest
        else:
            assert (found, found_dearest) == (most, dearest)


def may_change_places(turn: Turn) -> bool:
    """R12: whether a joker that was taken may lie where one of the rack could: the table after does
    not always tell which it is that counts, so the rack's may count more than is told here.
    """
    lying, hand = tiles_of(turn.table), turn.hand
    return turn.opened and turn.options.jokers == "locked" and JOKER in lying and JOKER in hand


@settings(max_examples=amount(25, 2000))
@given(small, options, st.booleans(), st.integers(0, 9))
def test_no_table_is_better(
    position: Position, options: Options, opened: bool, discarded: int
) -> None:
    table, rack = position
    discard = rack[discarded] if discarded < len(rack) else None
    rack = without(rack, (discard,)) if discard else rack
    check_best(Turn(table, rack, opened=opened, options=options, discard=discard))


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
    if not may_change_places(Turn(table, rack, options=options)):
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
    turn = Turn(table, rack, opened=opened, open_tile=open_tile)
    play = can_finish_with(turn)
    assert (play is not None) == (tuple(sorted(hand)) in plays)
    if play:
        assert play.with_open_tile == bool(open_tile)
        assert not problems(turn, play.table)
    whole = can_finish(turn)  # with the open tile or without it
    assert (whole is not None) == any(tuple(sorted(laid)) in plays for laid in (hand, rack))
    assert whole == play or not play
    best = best_play(turn)
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
    check_best(first_turn(table, rack, wanted))


@st.composite
def lent_tiles(draw: st.DrawFn) -> tuple[Position, int]:
    """A group and a tile two below it in one of its colours, with both jokers: if the group lends
    its tile of that colour to a run, they count more. The lone tile could be added to the table,
    too, and then what is left counts too little.
    """
    number = draw(st.integers(5, 9))
    one, *others = draw(st.permutations(COLOURS))
    run = tuple(f"{one}{of_run}" for of_run in range(number - 1, number + 2))
    group = [f"{colour}{number}" for colour in (one, *others[:2])]
    rack = sorted_tiles([f"{one}{number - 2}", *group, JOKER, JOKER])
    return ((run,), rack), draw(st.integers(4 * number + 1, 6 * number - 6))


@settings(max_examples=amount(5, 200))
@given(lent_tiles())
def test_r5_of_openings_with_the_same_tiles_the_richest_is_laid(
    drawn: tuple[Position, int],
) -> None:
    (table, rack), wanted = drawn
    check_best(first_turn(table, rack, wanted))


def first_turn(table: Table, rack: Rack, wanted: int) -> Turn:
    """A turn that may rearrange the table, and must lay so many points of one's own (R5)."""
    options = Options(manipulate_when_opening=True, opening_points=wanted)
    return Turn(table, rack, opened=False, options=options)
