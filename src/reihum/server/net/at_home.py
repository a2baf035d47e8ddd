"""What is asked by HTTP away from tables: about the server, about real tiles, for puzzles."""

import reihum
from reihum.games import GAMES
from reihum.games.rummy.referee.model import Check, Checked, Solve, Solved, Steps, Way
from reihum.server.net.question import Question
from reihum.server.store.database import DatabaseDown
from reihum.server.thinking import daily, fairness, home, practice, referee
from reihum.server.wire.answers import (
    Aimed,
    Daily,
    Deals,
    Fairness,
    Fitting,
    GameInfo,
    Games,
    Health,
    Posed,
    Scored,
    Version,
)
from reihum.server.wire.options import option_infos
from reihum.server.wire.questions import AtBoard, AtRow, AtSheet, PuzzleWish


async def health(question: Question[None]) -> Health:
    """Ask the database, too."""
    if not question.tables.store.ready:
        raise DatabaseDown("nothing was written lately")
    return Health("ok")


async def alive(_: Question[None]) -> Health:
    """The server answers, whether or not it can write."""
    return Health("ok")


async def version(_: Question[None]) -> Version:
    """Version of the program and of the rules."""
    return Version(reihum.__version__, {game.name: game.rules_version for game in GAMES.values()})


async def games(_: Question[None]) -> Games:
    """All games, with their options."""
    return Games(
        tuple(
            GameInfo(
                game.name,
                game.rules_version,
                option_infos(game.options),
                tuple(game.players),
                game.levels,
            )
            for game in GAMES.values()
        )
    )


async def steps(question: Question[Way]) -> Steps:
    """The way from one Rummy table to another, as hands would go it."""
    return await referee.way(question.players, question.body, question.address)


async def fits(question: Question[AtRow]) -> Fitting:
    """Where a tile fits."""
    return home.fitting(question.body)


async def aims(question: Question[AtBoard]) -> Aimed:
    """What a roll aims at."""
    return home.aimed(question.body)


async def scores(question: Question[AtSheet]) -> Scored:
    """What rounds count."""
    return home.scored(question.body)


async def solve(question: Question[Solve]) -> Solved:
    """The best Rummy play for real tiles, with its steps."""
    return await referee.solve(question.players, question.body, question.address)


async def check(question: Question[Check]) -> Checked:
    """Whether a Rummy turn with real tiles may end so."""
    return await referee.check(question.players, question.body, question.address)


async def fair(question: Question[None]) -> Fairness:
    """How often everything was drawn."""
    return await fairness.fairness(question.tables.store)


async def puzzles_of_day(question: Question[None]) -> Daily:
    """The puzzles of a day, alike for everybody."""
    return await daily.daily(question.players, question.date, question.address)


async def puzzle(question: Question[PuzzleWish]) -> Posed:
    """A puzzle to practise with."""
    return await practice.posed(question.players, question.body, question.address)


async def deals_of_day(question: Question[None]) -> Deals:
    """One deal for each game, alike for everybody."""
    return await daily.deals(question.players, question.date, question.address)
