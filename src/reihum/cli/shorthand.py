"""A short way to write a whole Rummy table: what stays need not be written again.

`..` is every set of the table that is not named; `#3` are the tiles of set 3; `-b8` leaves one
out: `lay .. | #3 -b8 b11 | b8 n8 r8`.
"""

from collections import Counter

from msgspec.structs import replace

from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.model import JOKER, Lay, Table, Tile, TimeUp
from reihum.games.rummy.notation import read_action, write_action, write_tiles
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


def shortened(text: str, table: Table) -> str:
    """The text with shorthand for what is on the table already, where that is shorter."""
    verb, _, rest = text.partition(" ")
    if verb != "lay" or rest.startswith("with"):
        return text
    sets = [tuple(part.split()) for part in rest.split("|")]
    return min(text, *[_by_names(sets, table, often=often) for often in (False, True)], key=len)


def changes(text: str, table: Table) -> str:
    """A move for readers who do not see the table: only the sets that it changes, with `+` before
    each tile that is new on the table: `lay b8 b9 b10 +b11`.
    """
    action = read_action(text)
    if not isinstance(action, Lay | TimeUp):
        return text
    more = Counter(tiles_of(action.table)) - Counter(tiles_of(table))
    before = Counter(table)
    sets = []
    for tiles in action.table:
        if before[tiles]:
            before[tiles] -= 1
        else:
            sets.append(" ".join([_taken(tile, more) for tile in tiles]))
    words = write_action(replace(action, table=())).split()
    return " ".join([*words, " | ".join(sets)]).rstrip()


def _taken(tile: Tile, more: Counter[Tile]) -> str:
    """The tile, with `+` if it is among the new ones, from which it is then removed."""
    if not more[tile]:
        return tile
    more[tile] -= 1
    return f"+{tile}"


def _by_names(sets: list[tuple[Tile, ...]], table: Table, *, often: bool) -> str:
    """The sets, written with the numbers of those on the table; `often`: even if it is longer."""
    lying = dict(enumerate(table, 1))
    kept, new = [], []
    for tiles in sets:
        number = next((number for number, one in lying.items() if one == tiles), None)
        if number is None:
            new.append(tiles)
        else:
            kept.append(f"#{number}")
            del lying[number]
    parts = [_from_nearest(tiles, lying, often=often) for tiles in new]
    if kept and not lying:  # every set that does not stay is named
        kept = [".."]
    return f"lay {' | '.join([*kept, *parts])}"


def _from_nearest(
    tiles: tuple[Tile, ...], lying: dict[int, tuple[Tile, ...]], *, often: bool
) -> str:
    """A set, written as a change of the most similar one on the table: if `often`, or shorter."""
    wanted, long = Counter(tiles), write_tiles(tiles)
    number = max(lying, key=lambda number: (wanted & Counter(lying[number])).total(), default=0)
    was = Counter(lying.get(number, ()))
    gone, more = (was - wanted).elements(), (wanted - was).elements()
    short = " ".join([f"#{number}", *(f"-{tile}" for tile in gone), *more])
    named = bool(wanted & was) and (often or len(short) <= len(long))
    if not named or JOKER in tiles:  # what a joker stands for is said by its place
        return long
    del lying[number]
    return short


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
