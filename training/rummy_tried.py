"""`python -m training.rummy_tried sharp`: what chances say of laying or waiting, and what is found.

In games of such players, decisions between laying all that goes without jokers and waiting are
played on both ways, over many deals of what the seat cannot see, each deal both ways. Openings and
plays of those who have opened are told apart, and big ones from small ones.
"""

import argparse
from collections import defaultdict
from math import fsum, sqrt
from os import cpu_count
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from reihum import processes
from reihum.games.rummy import GAME, Options
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.chances import weighed
from reihum.games.rummy.laying import Budget, has_opened, lay_nothing, most, without_jokers
from reihum.games.rummy.model import Action, Lay, Match, View
from reihum.games.rummy.prospects import FILE, FILES
from reihum.games.rummy.view import imagine
from reihum.kernel.match import Seat

BIG = 6  # tiles and more are laid at once
LONGEST = 1_500  # moves


class Job(NamedTuple):
    """One game to take decisions from, and how they are tried."""

    name: str
    seats: int
    deals: int
    seed: str
    file: str = FILE  # whose chances are asked


class Tried(NamedTuple):
    """A decision: how much better laying was than waiting, as said and as found."""

    kind: str
    said: float
    found: float


class Decision(NamedTuple):
    """Somebody could lay this, or wait."""

    kind: str
    match: Match
    seat: Seat
    lay: Action
    wait: Action


def tried(job: Job) -> list[Tried]:
    """One decision of each kind in one game, played on."""
    random = Random(job.seed)
    by_kind: defaultdict[str, list[Decision]] = defaultdict(list)
    for decision in decisions(job):
        by_kind[decision.kind].append(decision)
    chosen = [random.choice(some) for _, some in sorted(by_kind.items())]
    return [one for one in [outcome(decision, job) for decision in chosen] if one]


def decisions(job: Job) -> list[Decision]:
    """All decisions of a game between laying without jokers and waiting."""
    match, found = GAME.start(Options(), job.seats, job.seed), []
    moves = 0
    while (waiting := GAME.waiting(match)) and moves < LONGEST:
        seat = waiting[0]
        view = GAME.view(match, seat)
        rack = view.own.rack
        action = PLAYERS[job.name](view, f"{job.seed}.{moves}"[-60:])
        after = GAME.apply(match, seat, action)
        play = most(view, without_jokers(rack), Budget())
        if play and view.public.pool_size and after.round.points is None:  # else it ends the round
            kind = "lays, " if has_opened(view) else "opens, "
            kind += f"{BIG} and more" if play.tiles >= BIG else "fewer"
            found.append(Decision(kind, match, seat, Lay(play.table), lay_nothing(view, rack)))
        match, moves = after, moves + 1
    return found


def outcome(decision: Decision, job: Job) -> Tried | None:
    """What the chances say, and what comes of it."""
    kind, match, seat, lay, wait = decision
    view = GAME.view(match, seat)
    said = dict(weighed(view, lay, file=job.file))
    if wait not in said:  # the round can be ended, which such a player has not seen
        return None
    gains = [
        played_on(match, view, lay, deal, job) - played_on(match, view, wait, deal, job)
        for deal in range(job.deals)
    ]
    return Tried(kind, said[lay] - said[wait], fsum(gains) / len(gains))


def played_on(match: Match, view: View, action: Action, deal: int, job: Job) -> float:
    """The seat's share of the win in this deal, if all go on as such players do."""
    world = replace(match, round=imagine(view, f"{job.seed}.{deal}"[-60:]))
    now, moves = GAME.apply(world, view.seat, action), 0
    while (waiting := GAME.waiting(now)) and moves < LONGEST:
        at = waiting[0]
        player = PLAYERS[job.name]
        now = GAME.apply(now, at, player(GAME.view(now, at), f"{job.seed}.{deal}.{moves}"[-60:]))
        moves += 1
    points = now.round.points or (0,) * job.seats
    return (points[view.seat] == max(points)) / points.count(max(points))


def told(kind: str, some: list[Tried]) -> str:
    """The means of one kind, in points of a win, with the standard errors of what was found."""
    count = len(some)
    said, found = fsum(one.said for one in some) / count, fsum(one.found for one in some) / count
    off = fsum((one.said - one.found - said + found) ** 2 for one in some)
    error = 100 * sqrt(off / max(1, count - 1) / count)
    return (
        f"{kind:<20} {count:>5} decisions: said {100 * said:+5.1f}, found {100 * found:+5.1f}, "
        f"apart {100 * (said - found):+5.1f} ± {error:.1f}"
    )


def main() -> None:
    """Play, try and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player", choices=PLAYERS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", default="tried")
    parser.add_argument("--manner", choices=FILES, default="holding")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    asked = parser.parse_args()
    processes.one_core_each()  # inherited by the workers
    jobs = [
        Job(asked.player, asked.seats, asked.deals, f"{asked.seed}.{number}", FILES[asked.manner])
        for number in range(asked.games)
    ]
    by_kind: defaultdict[str, list[Tried]] = defaultdict(list)
    with processes.pool(asked.workers) as pool:
        for one in pool.map(tried, jobs):
            for each in one:
                by_kind[each.kind].append(each)
    for kind, some in sorted(by_kind.items()):
        print(told(kind, some))


if __name__ == "__main__":
    main()
