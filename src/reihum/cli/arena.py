"""`reihum arena`: computer players against each other, measured."""

import dataclasses
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from math import inf
from os import cpu_count
from typing import TYPE_CHECKING

from msgspec.structs import replace
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from reihum.cli.arena_report import data_of, games_of, shown, shown_ratings
from reihum.cli.command import Families, Parser, Reply, add_options, add_verb
from reihum.cli.records import game_called
from reihum.cli.stopping import Stopping
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import checked_seed
from reihum.kernel.game import AnyGame, checked_seats
from reihum.kernel.options import read_options
from reihum.research.arena import (
    Plan,
    Report,
    arena,
    elo,
    pairings,
    played,
    trial,
    tried,
)
from reihum.research.contest import LONGEST, Terms
from reihum.research.luck import FANS
from reihum.research.opponents import players
from reihum.research.scoring import Block
from reihum.research.statistics import Bounds
from reihum.review.judges import judge

if TYPE_CHECKING:
    from reihum.research.cluster import Cluster

Playing = Callable[[Plan], Iterator[Block]]  # the blocks of a plan, wherever they are played


def add_to(families: "Families[Parser]") -> None:
    """The verb to let players play."""
    verb = add_verb(families, "arena", run)
    verb.add_argument("game", metavar="GAME")
    verb.add_argument("players", metavar="PLAYER", nargs="+", help="two to four at one table")
    verb.add_argument(
        "--games", type=int, default=200, help="how many, rounded up to whole blocks (200)"
    )
    verb.add_argument("--seed", default="arena", help="of the deals; same seed, same result")
    verb.add_argument("--pairs", action="store_true", help="everybody against everybody, in twos")
    verb.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (all cores)")
    verb.add_argument(
        "--cluster",
        nargs="?",
        const="auto",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address on the one that this machine belongs to",
    )
    verb.add_argument("--limit", type=float, default=1.0, help="CPU seconds for a decision (1)")
    verb.add_argument("--longest", type=int, default=LONGEST, help=f"moves a game ({LONGEST})")
    verb.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as the first player's mean score is known to be LOW or HIGH",
    )
    verb.add_argument(
        "--errors",
        nargs=2,
        type=float,
        default=(0.05, 0.05),
        metavar=("YES", "NO"),
        help="how often a wrong yes and a wrong no are allowed in the sequential test (0.05 0.05)",
    )
    verb.add_argument(
        "--adjust", action="store_true", help="also tell the scores without the luck of the draws"
    )
    add_options(verb)


def run(asked: Namespace) -> Reply:
    """Play all games, here or on a cluster, and report."""
    game = game_called(asked.game)
    _check(game, asked)
    if asked.cluster is None:
        return _reply(game, asked, lambda plan: played(plan, asked.workers))
    cluster = _joined(asked.cluster)
    try:
        reply = _reply(game, asked, cluster.played)
    finally:
        cluster.close()
    nodes = sorted(cluster.nodes.values(), reverse=True)
    told = f"played on {len(nodes)} nodes, by blocks: {', '.join(map(str, nodes))}"
    return dataclasses.replace(
        reply, data={**reply.data, "nodes": nodes}, text=Group(reply.text, told)
    )


def _joined(address: str) -> "Cluster":
    """The cluster at this address."""
    try:
        from reihum.research.cluster import Cluster  # noqa: PLC0415 - only in reihum[cluster]

        return Cluster(address)
    except ModuleNotFoundError as error:
        why = "--cluster needs Ray: pip install 'reihum[cluster]'"
        raise Unreadable("arguments", verb="reihum arena", why=why) from error
    except (OSError, ValueError) as error:  # no such address, or nobody there
        why = f"there is no Ray cluster at '{address}'"
        raise Unreadable("arguments", verb="reihum arena", why=why) from error


def _reply(game: AnyGame, asked: Namespace, playing: Playing) -> Reply:
    bounds = Bounds(*asked.sprt, *asked.errors) if asked.sprt else None
    tables = pairings(asked.players) if asked.pairs else [tuple(asked.players)]
    terms = Terms(
        read_options(game.options, asked.option), asked.limit, asked.longest, asked.adjust
    )
    stopping = Stopping()
    reports = [
        _report(_plan(game, names, asked, terms), playing, bounds, stopping) for names in tables
    ]
    if stopping.wanted:
        reports = [report for report in reports if report.blocks]
    if not reports:
        raise Refused("interrupted", sign=stopping.sign)
    ratings = elo(reports, list(dict.fromkeys(asked.players)))
    parts: list[Table | str] = [shown(report, bounds) for report in reports]
    data = data_of(reports[0], bounds)
    if asked.pairs:
        parts.append(shown_ratings(asked.players, ratings))
        data = {
            "players": asked.players,
            "games": sum(games_of(report) for report in reports),
            "tables": [data_of(report, bounds) for report in reports],
        }
    by_name = dict(zip(dict.fromkeys(asked.players), ratings, strict=True))
    data["elo"] = [round(by_name[name], 1) for name in asked.players]
    data["interrupted"] = stopping.wanted
    if stopping.wanted:
        parts.append("interrupted: this is what was played until then")
    return Reply(data, Group(*parts), sign=stopping.sign)


def _check(game: AnyGame, asked: Namespace) -> None:
    """Refuse what cannot be played, before anything is."""
    known = players(game)
    for name in asked.players:
        if name not in known:
            raise Unreadable("player.unknown", player=name, known=", ".join(known))
    if not asked.pairs or len(asked.players) < 2:
        checked_seats(len(asked.players))
    why = _what_cannot_be(asked)
    if why:
        raise Unreadable("arguments", verb="reihum arena", why=why)
    checked_seed(asked.seed)
    checked_seed(f"{asked.seed}.{asked.games}")
    if asked.adjust:
        judge(game.name)  # refuses where nobody can say who will win


def _what_cannot_be(asked: Namespace) -> str | None:
    """What is wrong with these arguments, if anything is."""
    low, high = asked.sprt or (0, 1)
    if asked.pairs and len(set(asked.players)) < len(asked.players):
        return "--pairs wants different players"
    if min(asked.games, asked.workers, asked.longest) < 1:
        return "--games, --workers and --longest are at least 1"
    if not 0 < asked.limit < inf:
        return "--limit is more than 0 seconds"
    if not 0 <= low < high <= 1:
        return "--sprt wants 0 <= LOW < HIGH <= 1"
    if not all(0 < error < 0.5 for error in asked.errors):
        return "--errors lie between 0 and 0.5"
    return None


def _plan(game: AnyGame, names: Sequence[str], asked: Namespace, terms: Terms) -> Plan:
    blocks = -(-asked.games // len(names))
    return Plan(game.name, tuple(names), blocks, asked.seed, terms)


def _report(plan: Plan, playing: Playing, bounds: Bounds | None, stopping: Stopping) -> Report:
    """Play one table's games, with a bar that shows how far they are."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(" - ".join(plan.players), total=plan.blocks)
        if plan.terms.adjust and plan.game in FANS:
            before = trial(plan)
            fit = tried(before, stopping.parts(playing(before)))
            plan = replace(plan, terms=replace(plan.terms, fit=fit))
        blocks = stopping.parts(playing(plan))
        return arena(plan, blocks, bounds, lambda done: bar.update(task, completed=done))
