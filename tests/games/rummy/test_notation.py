"""The notation: text for tiles, tables and actions, and back; and actions as they are sent."""

import msgspec
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.model import (
    Action,
    Discard,
    Draw,
    Lay,
    Pass,
    TimeUp,
)
from reihum.games.rummy.notation import (
    read_action,
    read_arrangement,
    read_rack,
    read_table,
    write_table,
    write_tiles,
)
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import NextRound

RUN, GROUP = ("b4", "b5", "b6"), ("r10", "b10", "*")

ACTIONS: list[tuple[str, Action | NextRound]] = [
    ("lay b4 b5 b6 | r10 b10 *", Lay((RUN, GROUP))),
    ("lay with-discard b4 b5 b6", Lay((RUN,), with_discard=True)),
    ("lay with-open-tile b4 b5 b6", Lay((RUN,), with_open_tile=True)),
    ("lay with-discard with-open-tile b4 b5 b6", Lay((RUN,), True, True)),
    ("lay", Lay(())),
    ("draw", Draw()),
    ("pass", Pass()),
    ("discard n13", Discard("n13")),
    ("discard *", Discard("*")),
    ("next", NextRound()),
    ("time-up", TimeUp(())),
    ("time-up b4 b5 b6 | n1 w2", TimeUp((RUN, ("n1", "w2")))),
    ("time-up with-discard b4", TimeUp((("b4",),), with_discard=True)),
    ("time-up with-open-tile", TimeUp((), with_open_tile=True)),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_an_action_is_written_and_read(text: str, action: Action | NextRound) -> None:
    assert GAME.read_recorded(text) == action
    assert GAME.write_action(action) == text


@pytest.mark.parametrize(("_text", "action"), ACTIONS)
def test_an_action_is_sent_and_received(_text: str, action: Action | NextRound) -> None:
    sent = msgspec.json.encode(action)
    assert msgspec.json.decode(sent, type=Action | NextRound) == action


@pytest.mark.parametrize(
    "sent",
    [
        '{"type": "discard", "tile": "b14"}',
        '{"type": "discard", "tile": "b0"}',
        '{"type": "discard", "tile": "x4"}',
        '{"type": "discard", "tile": ""}',
        '{"type": "discard", "tile": "b4 "}',
        '{"type": "discard", "tile": "b4\\n"}',
        '{"type": "discard"}',
        '{"type": "draw", "seat": 1}',
        '{"type": "lay", "table": [["b4", 5]]}',
        '{"type": "wait"}',
    ],
)
def test_what_is_no_action_is_not_received(sent: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Action)


@pytest.mark.parametrize("text", ["", "b4 b5 b6", "r10 b10 *", "b4 b5 b6 | n1 r1 w1"])
def test_a_table_is_written_as_it_was_read(text: str) -> None:
    assert write_table(read_arrangement(text)) == text


def test_a_table_between_turns_is_read_as_people_lay_it() -> None:
    assert write_table(read_table(" b6 b4 b5|w10 n10 r10 | * b5 b4 ")) == (
        "b4 b5 b6 | n10 r10 w10 | b4 b5 *"
    )


def test_a_rack_is_sorted_by_colour_and_number_jokers_last() -> None:
    assert write_tiles(read_rack("w1 * b10 b9 r3 n13 r3")) == "n13 r3 r3 b9 b10 w1 *"
    assert read_rack("") == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("b4 b5 x6", "rummy.unknown_tile"),
        ("b4 b5 b14", "rummy.unknown_tile"),
        ("b4 B5 b6", "rummy.unknown_tile"),
        ("b4 b5 b6 |", "rummy.empty_set"),
        ("b4 b5 b6 || b7 b8 b9", "rummy.empty_set"),
        ("b4 b5 b6 | b4 b5 b6 | b4 b5 b6", "rummy.too_many_tiles"),
        ("r1 * * | n1 b1 *", "rummy.too_many_tiles"),
        ("b4 b5 b6 | n1 w2", "rummy.not_a_set"),
    ],
)
def test_a_table_that_cannot_be_read_says_why(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_table(text)
    assert caught.value.code == code


def test_a_table_during_a_turn_may_hold_what_is_no_set_yet() -> None:
    assert read_arrangement("b4 b5 b6 | n1 w2") == (RUN, ("n1", "w2"))


@pytest.mark.parametrize(
    ("text", "code"), [("b4 b44", "rummy.unknown_tile"), ("b4 b4 b4", "rummy.too_many_tiles")]
)
def test_a_rack_that_cannot_be_read_says_why(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_rack(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action.unreadable"),
        ("fold", "action.unreadable"),
        ("draw two", "action.unreadable"),
        ("pass b4", "action.unreadable"),
        ("discard", "rummy.unknown_tile"),
        ("discard b4 b5", "rummy.unknown_tile"),
        ("lay with-luck b4 b5 b6", "rummy.unknown_tile"),
        ("lay with-discard with-discard b4", "rummy.unknown_tile"),
    ],
)
def test_an_action_that_cannot_be_read_says_why(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_action(text)
    assert caught.value.code == code
