"""Who saves up tiles, and who lays what there is to lay: by what was done, whoever did it."""

import pytest

from reihum.games.rummy import GAME, Options
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.manner import Moved, could_lay, suited
from reihum.games.rummy.model import Draw, Lay, TimeUp
from reihum.games.rummy.notation import read_action
from tests.amounts import amount
from tests.games.rummy.tables import table_with

LONGEST = 1_500  # moves
LAY = read_action("lay b4 b5 b6 | n1 r1 b1")


def played(names: tuple[str, ...], seed: str) -> list[Moved]:
    """The moves of a match between these players."""
    match, moves = GAME.start(Options(), len(names), seed), list[Moved]()
    while (waiting := GAME.waiting(match)) and len(moves) < LONGEST:
        seat = waiting[0]
        action = PLAYERS[names[seat]](GAME.view(match, seat), f"{seed}.{len(moves)}")
        moves.append((match.round, seat, action))
        match = GAME.apply(match, seat, action)
    return moves


def with_a_set(opened: bool = True) -> Moved:
    """Somebody who has three tiles that could be laid, and waits."""
    state = table_with("n1 r1 b1 w9", "r7", table="b4 b5 b6", opened=(opened, True), pool="w1")
    return state, 0, Draw()


def laid() -> Moved:
    return with_a_set()[0], 0, LAY


def test_who_waits_with_a_set_again_and_again_saves_up_tiles() -> None:
    assert suited([with_a_set()] * 3) == "holding"
    assert suited([with_a_set()] * 2) == "laying"  # that may be an oversight
    assert suited([]) == "laying"


def test_who_lays_more_often_than_not_has_overlooked_something() -> None:
    assert suited([laid()] * 3 + [with_a_set()] * 3) == "holding"
    assert suited([laid()] * 4 + [with_a_set()] * 3) == "laying"


def test_r5_who_has_not_opened_yet_saves_up_nothing_on_purpose() -> None:
    assert suited([with_a_set(opened=False)] * 9) == "laying"


def test_r8_whose_time_is_up_has_chosen_nothing() -> None:
    state, seat, _ = with_a_set()
    assert suited([(state, seat, TimeUp(state.table))] * 9) == "laying"


def test_one_who_saves_up_is_enough() -> None:
    other = (table_with("r7", "w9", table="b4 b5 b6", pool="w1"), 1, Draw())
    assert suited([with_a_set(), other, laid()] + [with_a_set(), other] * 2) == "holding"


def test_what_could_be_laid_needs_no_rearranging_and_no_joker() -> None:
    assert could_lay(table_with("b7 n1 r1 b1 w9", "r7", table="b4 b5 b6"), 0) == 4
    assert could_lay(table_with("* r1 b1", "r7", table="b4 b5 b6"), 0) == 0


@pytest.mark.parametrize(
    ("names", "manner"),
    [
        (("gentle", "gentle"), "laying"),
        (("curious", "eager"), "laying"),
        (("steady", "sharp"), "laying"),
        (("patient", "steady"), "holding"),
        (("master", "sharp"), "holding"),
    ],
)
def test_computer_players_are_told_apart_by_what_they_do(
    names: tuple[str, ...], manner: str
) -> None:
    for number in range(amount(1, 20)):
        moves = played(names, f"manner{number}")
        assert suited(moves) == manner
        assert any(isinstance(action, Lay) for _, _, action in moves)
