"""Boards and actions as text and as messages, and back; and texts that mean nothing."""

import msgspec
import pytest

from reihum.games.finito import GAME
from reihum.games.finito.model import Action, Options, Place, Stay
from reihum.games.finito.notation import (
    read_action,
    read_board,
    read_roll,
    write_board,
)
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import NextRound
from tests.games.finito.boards import (
    ALMOST,
    NOTHING,
    SIX,
    choose,
    covering,
    in_match,
    play,
    position,
)

ACTIONS: dict[str, Action | NextRound] = {
    "7>24": Place(7, 24),
    "12>0": Place(12, 0),
    "1>35": Place(1, 35),
    "stay": Stay(),
    "next": NextRound(),
}


def test_a_board() -> None:
    board = read_board("12" + " ." * 34 + " 1")
    assert (board[0], board[35], board.count(0)) == (12, 1, 34)
    assert write_board(board) == "12" + " ." * 34 + " 1"


def test_a_board_in_three_rows() -> None:
    board = read_board(ALMOST)
    assert [board.index(counter) for counter in (12, 1, 5, 6, 11)] == [0, 2, 10, 12, 22]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "finito.board_size count=0 squares=36"),
        (". " * 35, "finito.board_size count=35 squares=36"),
        (". " * 37, "finito.board_size count=37 squares=36"),
        (". " * 35 + "13", "finito.unknown_counter text=13 square=35"),
        ("0" + " ." * 35, "finito.unknown_counter text=0 square=0"),
        ("x" + " ." * 35, "finito.unknown_counter text=x square=0"),
        (". ٣" + " ." * 34, "finito.unknown_counter text=٣ square=1"),
        ("5 5" + " ." * 34, "finito.counter_twice counter=5"),
    ],
)
def test_a_board_that_means_nothing(text: str, answer: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_board(text)
    assert str(unreadable.value) == answer


def test_a_roll() -> None:
    assert [read_roll(str(number)) for number in range(1, 21)] == list(range(1, 21))


@pytest.mark.parametrize("text", ["", "0", "21", "-1", "x", "٣", "1.5", "020"])
def test_a_roll_that_means_nothing(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_roll(text)
    assert str(unreadable.value) == f"finito.unknown_roll text={text} faces=20"


@pytest.mark.parametrize(("text", "action"), ACTIONS.items())
def test_an_action(text: str, action: Action | NextRound) -> None:
    assert GAME.read_action(text) == action
    assert GAME.read_action(f" {text.replace('>', ' > ')} ") == action
    assert GAME.write_action(action) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action.unreadable"),
        ("sing", "action.unreadable"),
        ("stay 5", "action.unreadable"),
        ("7", "action.unreadable"),
        ("7>", "action.unreadable"),
        ("7>-1", "action.unreadable"),
        ("7>111", "action.unreadable"),
        ("٣>5", "action.unreadable"),
        ("0>5", "finito.unknown_counter"),
        ("13>5", "finito.unknown_counter"),
        ("7>36", "finito.unknown_square"),
    ],
)
def test_an_action_that_means_nothing(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_action(text)
    assert unreadable.value.code == code


@pytest.mark.parametrize("action", ACTIONS.values())
def test_an_action_as_a_message(action: Action | NextRound) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=Action | NextRound) == action


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"place","counter":0,"square":5}',
        '{"type":"place","counter":13,"square":5}',
        '{"type":"place","counter":1,"square":36}',
        '{"type":"place","counter":1,"square":-1}',
        '{"type":"place","counter":1}',
        '{"type":"stay","counter":1}',
        '{"type":"sing"}',
    ],
)
def test_a_message_that_means_nothing(message: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(message, type=Action)


@pytest.mark.parametrize(
    "options", [{"target": 0}, {"target": 1001}, {"must_move": "perhaps"}, {"colour": "red"}]
)
def test_options_that_mean_nothing(options: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)


def test_a_view() -> None:
    state = position(covering(5), NOTHING, roll=15, face_up=("3 7 12", "5 6 8"))
    assert GAME.write(in_match(choose(state, 1, "5>26"))).splitlines() == [
        "round 1, roll 1: 15",
        f"seat 0: . . . . . 1{' .' * 30}",
        "  face up 3 7 12, 8 face down",
        f"seat 1: .{' .' * 35}",
        "  face up 5 6 8, 9 face down",
        "  has chosen",
    ]


def test_a_view_of_a_finished_match() -> None:
    state = play(position(SIX, ALMOST, roll=20), "stay", "12>35")
    assert GAME.write(in_match(state)).splitlines()[-3:] == [
        "points of round 1: 6 12",
        "totals: 6 12",
        "winners: seat 1",
    ]
