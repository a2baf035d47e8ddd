"""Records: whole and unaltered, or refused with a line that says what and where."""

from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.record import (
    Record,
    read_record,
    recorded,
    replay,
    seed_matches,
    signed,
    write_record,
    written,
)

FINITO = GAMES["finito"]


def short_game() -> Record:
    """Two players, two rolls."""
    state = FINITO.start(FINITO.options(), 2, "seed")
    moves: list[tuple[int, Any]] = []
    while len(moves) < 4:
        seat = FINITO.waiting(state)[0]
        moves.append((seat, FINITO.offered(FINITO.view(state, seat))[0]))
        state = FINITO.apply(state, *moves[-1])
    return recorded(FINITO, FINITO.options(), ["Ann", "Ben"], "seed", moves)


def resealed(record: Record, **changes: Any) -> Record:
    """The record with other content and a digest that fits it."""
    changed = msgspec.structs.replace(record, **changes)
    return signed(changed)


def code_of(data: bytes) -> str:
    with pytest.raises(Unreadable) as refusal:
        replay(FINITO, read_record(data))
    return refusal.value.code


def test_a_truncated_record_is_refused_wherever_it_is_cut() -> None:
    data = write_record(short_game()).rstrip()
    for length in range(len(data)):
        assert code_of(data[:length]) == "record.unreadable"


def test_an_altered_record_is_refused_whatever_is_altered() -> None:
    record = short_game()
    for changes in (
        {"moves": record.moves[:-1]},
        {"seats": ("Ann", "Bob")},
        {"seed": "other"},
        {"seed_hash": "0" * 64},
        {"options": {"must_move": True}},
        {"rules": 2},
        {"digest": ""},
    ):
        altered = msgspec.structs.replace(record, **changes)
        assert code_of(msgspec.json.encode(altered)) == "record.altered"


def test_a_changed_byte_never_goes_unnoticed() -> None:
    data = bytearray(write_record(short_game()))
    for at in range(0, len(data), 7):
        if not chr(data[at]).isspace():
            changed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
            assert code_of(bytes(changed)) in {"record.unreadable", "record.altered"}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rules": 2}, "record.rules"),
        ({"rules": 0}, "record.rules"),  # of earlier rules
        ({"options": {"must_move": 1}}, "options.value"),
        ({"options": {"colour": "red"}}, "options.unknown"),
        ({"seats": ("Ann",)}, "game.seats"),
        ({"seats": ("A", "B", "C", "D", "E")}, "game.seats"),
        ({"computers": ("gentle",)}, "record.computers"),
        ({"seed": ""}, "seed.unreadable"),
        ({"moves": ("0 99>1",)}, "record.move"),
        ({"moves": ("0 stay",)}, "record.move"),
        ({"moves": ("7 stay",)}, "record.move"),
        ({"moves": ("stay",)}, "record.seat"),
        ({"moves": ("-1 stay",)}, "record.seat"),
    ],
)
def test_nonsense_in_a_sealed_record_is_refused(changes: dict[str, Any], code: str) -> None:
    assert code_of(msgspec.json.encode(resealed(short_game(), **changes))) == code


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{}", b"null", b"\xff\xfe", b'{"game": 3}', b"[" * 10_000, b'{"extra": 1}'],
)
def test_no_record_at_all_is_refused(data: bytes) -> None:
    assert code_of(data) == "record.unreadable"


def test_a_seed_that_was_not_promised_is_told() -> None:
    record = short_game()
    assert seed_matches(record)
    assert not seed_matches(resealed(record, seed_hash="0" * 64))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_goes_on_from_a_view_is_read_as_it_was_written(name: str) -> None:
    """In JSON all keys are texts, those of Completto's fits as well."""
    game, options = GAMES[name], GAMES[name].options()
    view = game.view(game.start(options, 2, "seed"), 0)
    seen = msgspec.to_builtins(view, str_keys=True)
    record = read_record(write_record(written(game, options, ["Ann", "Ben"], "other", [], seen)))
    assert game.view(replay(game, record), 0) == view
