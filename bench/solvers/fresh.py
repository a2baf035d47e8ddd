"""Positions that nobody has seen before: drawn anew for every seed.

Most are from games of computer players, from early to late, by both rules about jokers; the rest
are full tables, put together at random. In all of them the player has opened, since that is the
question that the peers understand.
"""

from random import Random

from bench.solvers.positions import Position
from reihum.games.rummy import GAME, Options
from reihum.games.rummy.board import is_set, sorted_tiles, tidy, without
from reihum.games.rummy.model import ALL_TILES, COLOURS, JOKER, Rack, Set, Table
from reihum.games.rummy.notation import write_table, write_tiles

LEVELS = ("gentle", "simple", "steady", "sharp", "master")
GAMES = 8  # of each level
FROM_EACH = 4  # positions of a game, evenly from its beginning to its end
FULL = 40
MISSES = 60  # sets in a row that did not fit, until a table counts as full
LARGE_RACKS = 10
LARGE = 80


def drawn(seed: str) -> list[Position]:
    """Positions of players who have opened."""
    random = Random(seed)
    found: list[Position] = []
    for level in LEVELS:
        for number in range(GAMES):
            jokers = "free" if number % 2 else "locked"
            found += from_a_game(level, jokers, 2 + number % 3, random)
    for _ in range(FULL):
        table, left = full_table(random)
        rack = sorted_tiles(random.sample(left, min(len(left), random.randint(1, 20))))
        found.append(_position(table, rack))
    return found


def large_racks(seed: str) -> list[Position]:
    """An empty table, and a rack of 80 tiles."""
    random = Random(seed)
    racks = [random.sample(ALL_TILES, LARGE) for _ in range(LARGE_RACKS)]
    return [_position((), sorted_tiles(rack)) for rack in racks]


def from_a_game(level: str, jokers: str, seats: int, random: Random) -> list[Position]:
    """Some of the positions of one game, from its beginning to its end."""
    options = Options(jokers="free" if jokers == "free" else "locked")
    match = GAME.start(options, seats, f"{random.random()}")
    met: list[Position] = []
    while waiting := GAME.waiting(match):
        view = GAME.view(match, waiting[0])
        if view.public.opened[view.seat]:
            met.append(_position(view.public.table, view.own.rack))
        action = GAME.players[level](view, f"{random.random()}")
        match = GAME.apply(match, waiting[0], action)
    parts = [met[len(met) * at // FROM_EACH : len(met) * (at + 1) // FROM_EACH] for at in range(4)]
    return [random.choice(part) for part in parts if part]


def full_table(random: Random) -> tuple[Table, Rack]:
    """Sets laid at random until hardly another fits, and the tiles that are left."""
    table: list[Set] = []
    left, misses = ALL_TILES, 0
    while misses < MISSES:
        tiles = _any_set(random)
        rest = without(left, tiles)
        if is_set(tiles) and len(rest) + len(tiles) == len(left):
            table.append(tiles)
            left, misses = rest, 0
        else:
            misses += 1
    return tuple(table), left


def _any_set(random: Random) -> Set:
    """Tiles that are nearly always a run or a group, now and then with a joker."""
    if random.random() < 0.4:
        number = random.randint(1, 13)
        tiles = [f"{c}{number}" for c in random.sample(COLOURS, random.randint(3, 4))]
    else:
        colour, length = random.choice(COLOURS), min(13, 3 + int(random.expovariate(0.6)))
        first = random.randint(1, 14 - length)
        tiles = [f"{colour}{number}" for number in range(first, first + length)]
    if random.random() < 0.1:
        tiles[random.randrange(len(tiles))] = JOKER
    return tidy(tuple(tiles))


def _position(table: Table, rack: Rack) -> Position:
    return {"table": write_table(table), "rack": write_tiles(rack)}
