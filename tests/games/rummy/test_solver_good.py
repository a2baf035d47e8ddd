"""Good plays, soon found: legal, never more than the best, and mostly as much."""

from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import ALL_TILES, Options, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import Work, best_play, can_finish, good_end, good_play, some_end
from reihum.kernel.chance import shuffled
from tests.amounts import amount
from tests.games.rummy.positions import OPTIONS, positions


def turns(most_held: int) -> st.SearchStrategy[Turn]:
    """Turns with so many tiles at most, opened or not, under any options."""
    drawn = st.tuples(positions(most_sets=5, most_held=most_held), st.booleans(), OPTIONS)
    return drawn.map(lambda told: Turn(*told[0], opened=told[1], options=told[2]))


@settings(max_examples=amount(20, 1000))
@given(turns(most_held=8))
def test_good_plays_are_legal_and_no_better_than_the_best(turn: Turn) -> None:
    good, best = good_play(turn, work=Work()), best_play(turn)
    if good:
        assert best
        assert not problems(turn, good.table)
        assert (good.tiles, good.points) <= (best.tiles, best.points)


@settings(max_examples=amount(20, 1000))
@given(turns(most_held=4))
def test_there_is_some_end_wherever_there_is_one(turn: Turn) -> None:
    end = some_end(turn, work=Work()) if turn.rack else None
    assert bool(end) == bool(turn.rack and can_finish(turn))
    if end:
        assert end.tiles == len(turn.rack)
        assert not problems(turn, end.table)


@settings(max_examples=amount(20, 1000))
@given(turns(most_held=4))
def test_a_good_end_lays_all_and_touches_no_fewer_sets_than_the_best(turn: Turn) -> None:
    end = good_end(turn, work=Work()) if turn.rack else None
    if end:
        best = can_finish(turn)
        assert best
        assert end.tiles == len(turn.rack)
        assert not problems(turn, end.table)
        assert end.touched >= best.touched


def test_a_good_end_leaves_the_table_alone_where_it_can() -> None:
    """The tile could be laid by taking the group apart, too."""
    turn = Turn(read_table("n1 n2 n3 n4 n5 n6 n7 n8 n9 | n3 r3 b3 w3"), read_rack("n10"))
    end = good_end(turn, work=Work())
    assert end
    assert end.touched == 1


def test_an_end_that_a_beam_misses_is_found() -> None:
    """R12: the joker that r6 takes the place of helps w1 into a new set."""
    turn = Turn(read_table("r3 r4 r5 * | n3 b3 w3 | n2 r2 b2 w2 | n9 n10 n11"), read_rack("r6 w1"))
    assert some_end(turn, work=Work())


def test_r5_who_waited_with_fifty_tiles_knows_soon_what_opens() -> None:
    """The best play is too much for that work; a good one opens with nearly all there is."""
    rack = sorted_tiles(tile for tile in shuffled("fifty", "tiles", ALL_TILES)[:58] if tile != "*")
    turn, little = Turn((), rack, opened=False), 1_500
    good = good_play(turn, work=Work(little))
    assert best_play(turn, work=Work(little)) is None
    assert good
    assert good.tiles >= 40
    assert not problems(turn, good.table)


def test_r5_who_may_rearrange_opens_although_a_beam_would_rather_make_runs_longer() -> None:
    """All three tiles fit the runs, too, but such a play has no set of the rack alone."""
    turn = Turn(
        read_table("n7 n8 n9 | r7 r8 r9 | b7 b8 b9"),
        read_rack("n10 r10 b10"),
        opened=False,
        options=Options(manipulate_when_opening=True),
    )
    good = good_play(turn, work=Work())
    assert good
    assert not problems(turn, good.table)
    assert good.points == 30


def test_an_exchange_is_looked_into() -> None:
    """R12: the tile takes the joker's place, and the joker lies in a new set."""
    turn = Turn(read_table("n3 * n5"), read_rack("n4 r8 b8"))
    good = good_play(turn, work=Work())
    assert good
    assert good.tiles == 3


def test_r5_an_opening_is_found_soon_beside_its_like_on_the_table() -> None:
    turn = Turn(read_table("n11 n12 n13"), read_rack("n11 n12 n13"), opened=False)
    end = good_end(turn, work=Work())
    assert end
    assert end.table == read_table("n11 n12 n13 | n11 n12 n13")
