"""Decisions a second, driven from Python: ours beside OpenSpiel's and RLCard's.

Every contender plays whole games in short turns, round after round, so that a noisy machine is
noisy for all; what counts is the ratio of the medians, in CPU time.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import pyspiel
import rlcard
from rich.progress import track
from rich.table import Table

from bench.page import CONSOLE
from reihum.games import GAMES

ROUNDS = 15
SLICE = 0.4  # seconds of CPU a contender has in each round
LONGEST = 2_000  # decisions; random Finito never ends by itself

Contender = Callable[[Random], int]  # plays one game, says how many decisions it took


def ours_at_random(name: str) -> Contender:
    """Two seats choose among the offered moves."""
    game = GAMES[name]

    def play(random: Random) -> int:
        match = game.start(game.options(), 2, str(random.random()))
        decisions = 0
        while decisions < LONGEST and (waiting := game.waiting(match)):
            moves = game.offered(game.view(match, waiting[0]))
            match = game.apply(match, waiting[0], moves[int(random.random() * len(moves))])
            decisions += 1
        return decisions

    return play


def ours_simply(name: str) -> Contender:
    """Two seats of the simple player."""
    game, player = GAMES[name], GAMES[name].players["simple"]

    def play(random: Random) -> int:
        match = game.start(game.options(), 2, str(random.random()))
        decisions = 0
        while waiting := game.waiting(match):
            action = player(game.view(match, waiting[0]), "seed")
            match = game.apply(match, waiting[0], action)
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Contender:
    """One of OpenSpiel's games, its C++ core driven from Python."""
    game = pyspiel.load_game(name)

    def play(random: Random) -> int:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(random.random() * len(moves))])
                decisions += 1
        return decisions

    return play


def rlcard_gin_rummy() -> Contender:
    """RLCard's gin rummy."""
    table = rlcard.make("gin-rummy")

    def play(random: Random) -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            moves = list(state["legal_actions"])
            state, _ = table.step(moves[int(random.random() * len(moves))])
            decisions += 1
        return decisions

    return play


def speed(play: Contender, random: Random) -> float:
    """Decisions a second of CPU, over one slice."""
    decisions, started = 0, process_time()
    while process_time() - started < SLICE:
        decisions += play(random)
    return decisions / (process_time() - started)


def main() -> None:
    """Measure all contenders and print them with their ratios."""
    contenders = {
        "Finito, random": ours_at_random("finito"),
        "Completto, random": ours_at_random("completto"),
        "Rummy, simple player": ours_simply("rummy"),
        "OpenSpiel backgammon": open_spiel("backgammon"),
        "OpenSpiel gin_rummy": open_spiel("gin_rummy"),
        "RLCard gin-rummy": rlcard_gin_rummy(),
    }
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for number in track(range(ROUNDS), "engines"):
        for name, play in contenders.items():
            speeds[name].append(speed(play, Random(number)))
    report({name: median(found) for name, found in speeds.items()})


def report(speeds: dict[str, float]) -> None:
    """The table of speeds, each as a multiple of two peers."""
    peers = ("OpenSpiel backgammon", "RLCard gin-rummy")
    table = Table(title="decisions per CPU second, median")
    for heading in ("contender", "decisions/s", *(f"x {peer}" for peer in peers)):
        table.add_column(heading, justify="left" if heading == "contender" else "right")
    for name, found in speeds.items():
        table.add_row(name, f"{found:,.0f}", *(f"{found / speeds[peer]:.2f}" for peer in peers))
    CONSOLE.print(table)
