"""A short way to type a whole Rummy table: what stays need not be typed again.

`..` is every set of the table that is not named; `#3` are the tiles of set 3; `-b8` leaves one
out: `lay .. | #3 -b8 b11 | b8 n8 r8`.
"""

from reihum.games.rummy.model import Table, Tile
from reihum.games.rummy.notation import write_tiles
from reihum.kernel.answers import Unreadable


def written_out(text: str, table: Table) -> str:
    """The text with its shorthand replaced by tiles."""
    verb, _, rest = text.strip().partition(" ")
    if verb != "lay":
        return text
    named: set[int] = set()
    parts = [_part(part.split(), table, named) for part in rest.split("|")]
    unnamed = [write_tiles(tiles) for at, tiles in enumerate(table, 1) if at not in named]
    sets = [new for part in parts for new in (unnamed if part == ".." else [part])]
    return f"lay {' | '.join(sets)}"


def _part(words: list[str], table: Table, named: set[int]) -> str:
    tiles: list[Tile] = []
    for word in words:
        if word.startswith("#"):
            number = int(word[1:]) if word[1:].isdecimal() and len(word) < 5 else 0
            if not 1 <= number <= len(table):
                raise Unreadable("rummy.unknown_set", number=word[1:])
            named.add(number)
            tiles += table[number - 1]
        elif word.startswith("-") and word[1:] in tiles:
            tiles.remove(word[1:])
        else:
            tiles.append(word)
    return write_tiles(tuple(tiles))
