"""Completto's geometry: how a tile may be read, where it fits, what makes a pair."""

from bisect import bisect_left
from itertools import pairwise
from typing import Final

from reihum.games.completto.model import Fit, Row

UPSIDE_DOWN: Final = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}


def _turned(tile: int) -> int | None:
    digits = [UPSIDE_DOWN.get(digit, "") for digit in reversed(str(tile))]
    return int("".join(digits)) if all(digits) and digits[0] != "0" else None


def _readings(tile: int) -> tuple[int, ...]:
    turned = _turned(tile)
    return (tile,) if turned is None or turned == tile else (tile, turned)


# C2: how each tile may be read, by tile; number 0 is no tile.
READINGS: Final[tuple[tuple[int, ...], ...]] = ((), *(_readings(tile) for tile in range(1, 101)))


def open_numbers(row: Row) -> bytes:
    """The open numbers of a row from left to right."""
    return row.replace(b"\0", b"")


def ascends(row: Row) -> bool:
    """C5, C11: whether the open numbers ascend strictly from left to right."""
    numbers = open_numbers(row)
    return all(left < right for left, right in pairwise(numbers))


def gap(row: Row, reading: int) -> range:
    """C11: the slots between the two open numbers around this reading; none if it lies there.

    All of them are face down, since no open number comes between.
    """
    numbers = open_numbers(row)
    at = bisect_left(numbers, reading)
    if at < len(numbers) and numbers[at] == reading:
        return range(0)
    left = row.index(numbers[at - 1]) + 1 if at else 0
    right = row.index(numbers[at]) if at < len(numbers) else len(row)
    return range(left, right)


def makes_pair(row: Row, reading: int, slot: int, pairs: str) -> bool:
    """C12, C13: whether this reading at this slot makes a new pair of consecutive numbers."""
    if pairs == "anywhere":
        return reading - 1 in open_numbers(row) or reading + 1 in row
    left = row[slot - 1] if slot else 0
    right = row[slot + 1] if slot + 1 < len(row) else 0
    return right == reading + 1 or (left > 0 and left == reading - 1)


def fits(row: Row, tile: int, pairs: str) -> tuple[Fit, ...]:
    """C11: every place where a tile may be laid in the place of a face-down one."""
    return all_fits(row, bytes((tile,)), pairs).get(tile, ())


def all_fits(row: Row, tiles: bytes, pairs: str) -> dict[int, tuple[Fit, ...]]:
    """C11: the same for many tiles; those that fit nowhere are left out."""
    stretches = face_down(row)
    found: dict[int, tuple[Fit, ...]] = {}
    for tile in tiles:
        places = [
            Fit(slot, reading, makes_pair(row, reading, slot, pairs))
            for reading in READINGS[tile]
            for low, high, start, stop in stretches
            if low < reading < high
            for slot in range(start, stop)
        ]
        if places:
            found[tile] = tuple(places)
    return found


def face_down(row: Row) -> list[tuple[int, int, int, int]]:
    """Where tiles lie face down: between which numbers, 0 and 101 at the ends, and which slots."""
    found = []
    low = start = 0
    for slot in range(len(row)):
        if row[slot]:
            if start < slot:
                found.append((low, row[slot], start, slot))
            low, start = row[slot], slot + 1
    if start < len(row):
        found.append((low, 101, start, len(row)))
    return found


def pushes(row: Row, reading: int) -> range:
    """C5: the slots at which a tile may be pushed into a row so that it still ascends."""
    between = gap(row, reading)
    return between if reading in row else range(between.start, between.stop + 1)


def pushed(places: bytes, slot: int, value: int) -> bytes:
    """The places with one more pushed in at this slot."""
    return places[:slot] + bytes((value,)) + places[slot:]


def laid(places: bytes, slot: int, value: int) -> bytes:
    """The places with another value at this slot."""
    return places[:slot] + bytes((value,)) + places[slot + 1 :]


def shift_ends(row: Row, shift: str) -> range:
    """C10: the slots to which a face-down tile may be shifted: all, or all but the two ends."""
    return range(1, len(row) - 1) if shift == "between" else range(len(row))


def shifted(places: bytes, slot: int, to: int) -> bytes:
    """C10: the places with one taken out and pushed in elsewhere; the rest closes up."""
    return pushed(places[:slot] + places[slot + 1 :], to, places[slot])
