"""Rows and actions as text and as messages, and back; and texts that mean nothing."""

import msgspec
import pytest

from reihum.games.completto import GAME
from reihum.games.completto.model import (
    Action,
    Draw,
    Lay,
    Options,
    Push,
    Shift,
    Take,
)
from reihum.games.completto.notation import (
    check_tile_not_in_row,
    read_action,
    read_row,
    read_tile,
    write_row,
)
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import NextRound
from tests.games.completto.rows import ODD_TO_41, fits, in_match, play, position

ACTIONS: dict[str, Action | NextRound] = {
    "push 42@8": Push(42, 8),
    "draw": Draw(),
    "lay 68@4": Lay(68, 4),
    "take 89 68@4": Take(89, 68, 4),
    "shift 8>5": Shift(8, 5),
    "next": NextRound(),
}


@pytest.mark.parametrize(
    ("text", "row"), [("3 . 14 . 42", (3, 0, 14, 0, 42)), (".", (0,)), ("100", (100,))]
)
def test_a_row(text: str, row: tuple[int, ...]) -> None:
    assert read_row(text) == bytes(row)
    assert write_row(bytes(row)) == text
    assert read_row(f"  {text.replace(' ', '   ')}\n") == bytes(row)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "completto.row_length count=0 longest=22"),
        (". " * 23, "completto.row_length count=23 longest=22"),
        ("3 x 5", "completto.unknown_tile text=x place=slot 1"),
        ("0 5", "completto.unknown_tile text=0 place=slot 0"),
        ("5 101", "completto.unknown_tile text=101 place=slot 1"),
        ("-5", "completto.unknown_tile text=-5 place=slot 0"),
        ("5 ٣", "completto.unknown_tile text=٣ place=slot 1"),
        ("5 . 4", "completto.row_does_not_ascend row=5 . 4"),
        ("5 . 5", "completto.row_does_not_ascend row=5 . 5"),
    ],
)
def test_a_row_that_means_nothing(text: str, answer: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_row(text)
    assert str(unreadable.value) == answer


def test_a_tile() -> None:
    assert [read_tile(str(tile), "here") for tile in range(1, 101)] == list(range(1, 101))
    with pytest.raises(Unreadable, match=r"^completto\.unknown_tile"):
        read_tile("²", "here")


@pytest.mark.parametrize(("row", "tile"), [("5 . 21", 21), ("6 . 9", 6), ("68 89", 89)])
def test_a_tile_that_must_lie_in_the_row_already(row: str, tile: int) -> None:
    with pytest.raises(Unreadable) as unreadable:
        check_tile_not_in_row(read_row(row), tile)
    assert str(unreadable.value) == f"completto.tile_twice tile={tile}"


@pytest.mark.parametrize(("row", "tile"), [("5 . 21", 20), ("6 .", 6), ("6 .", 9), (". 89", 89)])
def test_a_tile_that_need_not_lie_in_the_row(row: str, tile: int) -> None:
    """What reads 6 may be the 9 upside down."""
    check_tile_not_in_row(read_row(row), tile)
    assert fits(row, tile)


@pytest.mark.parametrize(("text", "action"), ACTIONS.items())
def test_an_action(text: str, action: Action | NextRound) -> None:
    assert GAME.read_action(text) == action
    assert GAME.read_action(f" {text} ") == action
    assert GAME.write_action(action) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action.unreadable"),
        ("sing", "action.unreadable"),
        ("draw 5", "action.unreadable"),
        ("lay", "action.unreadable"),
        ("lay 68", "action.unreadable"),
        ("lay 68 @4", "action.unreadable"),
        ("take 68@4", "action.unreadable"),
        ("shift 8", "action.unreadable"),
        ("shift 8>-1", "action.unreadable"),
        ("lay ٣@4", "action.unreadable"),
        ("lay 0@4", "completto.unknown_tile"),
        ("lay 101@4", "completto.unknown_tile"),
        ("take 101 1@4", "completto.unknown_tile"),
        ("push 5@22", "completto.unknown_slot"),
        ("shift 22>0", "completto.unknown_slot"),
        ("shift 0>22", "completto.unknown_slot"),
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
        '{"type":"lay","reading":0,"slot":0}',
        '{"type":"lay","reading":101,"slot":0}',
        '{"type":"lay","reading":5,"slot":22}',
        '{"type":"lay","reading":5,"slot":-1}',
        '{"type":"lay","reading":5}',
        '{"type":"take","tile":0,"reading":5,"slot":1}',
        '{"type":"push","reading":5,"slot":22}',
        '{"type":"shift","slot":0,"to":22}',
        '{"type":"shift","slot":-1,"to":2}',
        '{"type":"draw","tile":5}',
        '{"type":"sing"}',
    ],
)
def test_a_message_that_means_nothing(message: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(message, type=Action)


@pytest.mark.parametrize(
    "options",
    [
        {"pairs": "nowhere"},
        {"rounds": 0},
        {"rounds": 101},
        {"starter": -1},
        {"starter": 4},
        {"colour": "red"},
    ],
)
def test_options_that_mean_nothing(options: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)


def test_a_view() -> None:
    state = position("60 67 . 81 .", "5 . 20 | 7", pile="89 3", face_up="90 45")
    assert GAME.write(in_match(state)).splitlines() == [
        "round 1",
        "seat 0: 60 67 . 81 .",
        "seat 1: 5 . 20, to push in 7",
        "middle: 2 face down, face up 45 90",
    ]


def test_a_view_of_a_drawn_tile_and_an_empty_middle() -> None:
    state = play(position("60 67 . 81 .", "5 . 20", pile="89"), "draw")
    assert GAME.write(in_match(state)).splitlines()[-2:] == [
        "middle: 0 face down, face up none",
        "seat 0 has drawn 89",
    ]


def test_a_view_of_a_finished_match() -> None:
    state = play(position(f"{ODD_TO_41} .", "50 . .", face_up="45"), "take 45 45@21")
    assert GAME.write(in_match(state)).splitlines()[-3:] == [
        "points of round 1: 0 -2",
        "totals: 0 -2",
        "winners: seat 0",
    ]
