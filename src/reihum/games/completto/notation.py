"""Completto as text: `3 . 14 . 42` a row (`.` face down), `lay 68@4` an action; and back."""

import re

from reihum.games.completto.board import READINGS, ascends
from reihum.games.completto.model import (
    ROW_LENGTH,
    TILES,
    Action,
    Draw,
    Lay,
    Public,
    Push,
    Row,
    Shift,
    Take,
)
from reihum.kernel.answers import Unreadable

NUMBERS_IN = {
    "push": re.compile(r"(\d{1,3})@(\d{1,2})"),
    "lay": re.compile(r"(\d{1,3})@(\d{1,2})"),
    "take": re.compile(r"(\d{1,3}) +(\d{1,3})@(\d{1,2})"),
    "shift": re.compile(r"(\d{1,2})>(\d{1,2})"),
}


def write_row(row: Row) -> str:
    """`3 . 14 . 42`"""
    return " ".join(str(reading) if reading else "." for reading in row)


def read_row(text: str) -> Row:
    """The row, or part of one, that a text means; its open numbers ascend."""
    words = text.split()
    if not 1 <= len(words) <= ROW_LENGTH:
        raise Unreadable("completto.row_length", count=len(words), longest=ROW_LENGTH)
    row = bytes(
        0 if word == "." else read_tile(word, f"slot {at}") for at, word in enumerate(words)
    )
    if not ascends(row):
        raise Unreadable("completto.row_does_not_ascend", row=write_row(row))
    return row


def read_tile(text: str, place: str) -> int:
    """The number from 1 to 100 that a text means."""
    if text.isdecimal() and text.isascii() and len(text) <= 3 and int(text) in TILES:
        return int(text)
    raise Unreadable("completto.unknown_tile", text=text, place=place)


def check_tile_not_in_row(row: Row, tile: int) -> None:
    """Refuses a tile that must lie in the row already, since all its readings do (C1, C2)."""
    if all(reading in row for reading in READINGS[tile]):
        raise Unreadable("completto.tile_twice", tile=tile)


def _slot(text: str) -> int:
    if int(text) >= ROW_LENGTH:
        raise Unreadable("completto.unknown_slot", slot=int(text), last=ROW_LENGTH - 1)
    return int(text)


def write_action(action: Action) -> str:
    """`push 42@8`, `draw`, `lay 68@4`, `take 89 68@4`, `shift 8>5`"""
    match action:
        case Push():
            return f"push {action.reading}@{action.slot}"
        case Lay():
            return f"lay {action.reading}@{action.slot}"
        case Take():
            return f"take {action.tile} {action.reading}@{action.slot}"
        case Shift():
            return f"shift {action.slot}>{action.to}"
        case Draw():
            return "draw"


def read_action(text: str) -> Action:
    """The action that a text means."""
    verb, _, rest = text.strip().partition(" ")
    if verb == "draw" and not rest:
        return Draw()
    found = NUMBERS_IN[verb].fullmatch(rest.strip()) if verb in NUMBERS_IN else None
    if not found or not text.isascii():
        raise Unreadable("action.unreadable", text=text)
    if verb == "shift":
        return Shift(_slot(found[1]), _slot(found[2]))
    *tiles, slot = found.groups()
    numbers = [read_tile(tile, "the action") for tile in tiles]
    if verb == "take":
        return Take(numbers[0], numbers[1], _slot(slot))
    return (Push if verb == "push" else Lay)(numbers[0], _slot(slot))


def write_public(number: int, known: Public) -> list[str]:
    """What everybody knows of a round of this number, a line for each part."""
    lines = [f"round {number}"]
    for seat, row in enumerate(known.rows):
        turned = f", to push in {known.turned[seat]}" if known.turned[seat] else ""
        lines.append(f"seat {seat}: {write_row(bytes(row))}{turned}")
    shown = " ".join(map(str, known.face_up)) or "none"
    lines.append(f"middle: {known.pile_size} face down, face up {shown}")
    return [*lines, *([f"seat {known.turn} has drawn {known.drawn}"] if known.drawn else [])]
