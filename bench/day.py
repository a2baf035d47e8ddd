"""A day of 100,000 players, simulated: how many sockets, tables and moves at once, and their cost.

`python -m bench.day [PLAYERS [SEED]]`. People come by the hour of the day, stay for a while, play
alone against computer players or in groups, and take their time. What a move, a thought, a table
and a socket cost is measured elsewhere and stands below.
"""

import sys
from collections import Counter
from math import log
from random import Random

PLAYERS, SEED = 100_000, "a day"
# How many come in each hour, from midnight on: the evening is the time to play.
BY_HOUR = (2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 8, 10, 13, 16, 17, 14, 9, 5)
MINUTES = 1440
ALONE = 0.6  # of the tables have one person, who plays against computer players
GROUP = ((2, 0.6), (3, 0.25), (4, 0.15))  # people at the others
OPPONENTS = (1, 2, 3)  # computer players against one person
STAY = 25.0  # minutes in the middle; a few stay for hours
SPREAD = 0.8
THINKING = 8.0  # seconds that a person takes for a move
RECONNECTS = 0.3  # by a person in an hour: a phone that sleeps, a lift

# Measured: see docs/scale.md.
MOVES_A_CPU_SECOND = 4_000  # two sockets at a table, PostgreSQL, not compiled
DATABASE_US = 165  # PostgreSQL's CPU a move
THOUGHT_MS = 10.0  # of CPU for a computer player's move, levels and games mixed
TABLE_KB, SOCKET_KB = 4, 29
BYTES_A_MOVE = 250  # of disk, index and all


def came(random: Random) -> float:
    """The minute in which somebody comes."""
    hour = random.choices(range(24), BY_HOUR)[0]
    return 60 * hour + random.uniform(0, 60)


def people(random: Random) -> int:
    """How many sit at a table together."""
    if random.random() < ALONE:
        return 1
    return random.choices([one for one, _ in GROUP], [share for _, share in GROUP])[0]


def main() -> None:
    """Simulate, and tell what the busiest minute takes."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS
    seed = sys.argv[2] if len(sys.argv) > 2 else SEED
    random = Random(seed)
    sockets: Counter[int] = Counter()
    tables: Counter[int] = Counter()
    moves: Counter[int] = Counter()  # of people, in a minute
    thoughts: Counter[int] = Counter()
    left = players
    while left > 0:
        here = min(people(random), left)
        left -= here
        bots = random.choice(OPPONENTS) if here == 1 else 0
        begun = came(random)
        minutes = random.lognormvariate(log(STAY), SPREAD)
        for minute in range(int(begun), int(begun + minutes) + 1):
            at = minute % MINUTES
            sockets[at] += here
            tables[at] += 1
            rounds = 60 / (THINKING * here + 1.5 * bots)  # in a minute, one after the other
            moves[at] += round(rounds * here)
            thoughts[at] += round(rounds * bots)
    report(players, seed, sockets, tables, moves, thoughts)


def report(
    players: int,
    seed: str,
    sockets: Counter[int],
    tables: Counter[int],
    moves: Counter[int],
    thoughts: Counter[int],
) -> None:
    """The busiest minute, and the day."""
    busiest = max(range(MINUTES), key=lambda minute: moves[minute] + thoughts[minute])
    stored = (moves[busiest] + thoughts[busiest]) / 60
    day = sum(moves.values()) + sum(thoughts.values())
    seconds = thoughts[busiest] / 60 * THOUGHT_MS / 1000
    memory = (tables[busiest] * TABLE_KB + sockets[busiest] * SOCKET_KB) / 1024
    clock = f"{busiest // 60}:{busiest % 60:02}"
    print(f"{players:,} players, seed {seed!r}; the busiest minute is {clock}")
    print(f"sockets at once        {sockets[busiest]:>12,}")
    print(f"tables at once         {tables[busiest]:>12,}")
    print(f"moves a second         {stored:>12,.0f}")
    print(f"computer players'      {thoughts[busiest] / 60:>12,.0f}  of these")
    print(f"reconnects a second    {sockets[busiest] * RECONNECTS / 3600:>12,.1f}")
    print(f"cores for moves        {stored / MOVES_A_CPU_SECOND:>12.2f}")
    print(f"cores for PostgreSQL   {stored * DATABASE_US / 1e6:>12.2f}")
    print(f"cores for thinking     {seconds:>12.2f}")
    print(f"memory for both        {memory:>12,.0f}  MB, workers and thinkers besides")
    print(f"moves in the day       {day:>12,}")
    print(f"disk for the day       {day * BYTES_A_MOVE / 1e9:>12.2f}  GB")


if __name__ == "__main__":
    main()
