"""Matches in the middle of play, over all games, options and numbers of seats, for Hypothesis."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st

from reihum.games import GAMES, completto, finito, rummy
from reihum.games.rummy.model import Lay
from reihum.kernel.game import AnyGame
from reihum.kernel.match import NextRound, Seat

OPTIONS: dict[str, st.SearchStrategy[Any]] = {
    "completto": st.builds(
        completto.Options,
        pairs=st.sampled_from(["side_by_side", "anywhere"]),
        shift=st.sampled_from(["anywhere", "between"]),
        rounds=st.integers(1, 3),
        starter=st.sampled_from([None, 0, 1]),
        decision_seconds=st.sampled_from([0, 30]),
    ),
    "rummy": st.builds(
        rummy.Options,
        opening_points=st.sampled_from([0, 20, 30]),
        manipulate_when_opening=st.booleans(),
        turn_seconds=st.sampled_from([0, 120]),
        jokers=st.sampled_from(["locked", "free"]),
        rounds=st.integers(1, 3),
        draw_and_discard=st.booleans(),
        winner_scores=st.booleans(),
        open_tile=st.sampled_from(["off", "finish", "any"]),
        hand_doubles=st.booleans(),
    ),
    "finito": st.builds(
        finito.Options,
        must_move=st.booleans(),
        target=st.sampled_from([None, 12, 30]),
        decision_seconds=st.sampled_from([0, 30]),
    ),
}


@dataclass
class Played:
    """A match, and the moves that led there."""

    game: AnyGame
    options: Any
    seats: int
    seed: str
    match: Any
    moves: list[tuple[Seat, Any]] = field(default_factory=list)


@st.composite
def played(draw: st.DrawFn, games: tuple[str, ...] = tuple(GAMES), longest: int = 150) -> Played:
    """A match of one of the games after some moves of players who are now wild, now sensible."""
    name = draw(st.sampled_from(games))
    options = draw(OPTIONS[name])
    seats = draw(st.integers(2, 4))
    seed = f"law-{draw(st.integers(0, 10**6))}"
    found = Played(GAMES[name], options, seats, seed, GAMES[name].start(options, seats, seed))
    length, wildness = draw(st.integers(0, longest)), draw(st.sampled_from([0.02, 0.3, 1.0]))
    for _ in islice(go_on(found, Random(seed), wildness), length):
        pass
    return found


def go_on(played: Played, random: Random, wildness: float) -> Iterator[None]:
    """Play the match on, a move at a time, until it is over."""
    game = played.game
    while waiting := game.waiting(played.match):
        seat = random.choice(waiting)
        action = next_action(played, seat, random, wild=random.random() < wildness)
        played.match = game.apply_recorded(played.match, seat, action)
        played.moves.append((seat, action))
        yield


def next_action(played: Played, seat: Seat, random: Random, *, wild: bool) -> Any:
    """What this seat does: something sensible, or something wild."""
    game = played.game
    if game.between_rounds(played.match):
        return NextRound()
    view = game.view(played.match, seat)
    if wild:
        return wild_action(played, view, random)
    return game.players["simple"](view, f"s{random.random()}")


def wild_action(played: Played, view: Any, random: Random) -> Any:
    """Any offered move; where there is a clock now and then what it does."""
    game = played.game
    if game.seconds(played.options) and random.random() < 0.2:
        half_done = Lay(strewn(view, random)) if game.name == "rummy" else None
        return game.time_up(played.match, view.seat, half_done)
    return random.choice(game.offered(view))


def strewn(view: rummy.View, random: Random) -> tuple[tuple[str, ...], ...]:
    """The table in the middle of a turn: some sets taken apart, some tiles laid from the rack."""
    kept = [tiles for tiles in view.public.table if random.random() < 0.7]
    left = list(view.public.table)
    for tiles in kept:
        left.remove(tiles)
    rack = view.own.rack
    loose = [tile for tiles in left for tile in tiles]
    loose += random.sample(rack, min(len(rack), random.randrange(4)))
    random.shuffle(loose)
    return (*kept, *(tuple(loose[at : at + 3]) for at in range(0, len(loose), 3)))
