"""One game between computer players, judged by the rules and the clock."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import Seed
from reihum.kernel.game import AnyGame
from reihum.kernel.match import NextRound, Outcome, Points, Seat
from reihum.research.fitting import Fit
from reihum.research.luck import Fortune, said
from reihum.research.opponents import players
from reihum.review.judges import Chances

LONGEST = 5_000  # moves; the longest real games have a few hundred
ASKED = 4  # moves from one moment to the next at which the chances of a trial are asked for
LEARNED = {"completto": "learned", "finito": "learned", "rummy": "prospects"}  # what masters load
PATIENCE = 10  # times the limit by the clock on the wall, for a player who sleeps


class Terms(Struct, frozen=True):
    """What holds for every game of a contest."""

    options: Any
    limit: float = 1.0  # seconds of CPU time for a decision, on any machine, however busy
    longest: int = LONGEST
    adjust: bool = False  # also say how lucky each seat was
    fit: Fit | None = None  # how the chances are to be read for that
    trial: bool = False  # also tell what the chances said, for a fit


class Result(Struct, frozen=True):
    """How a game ended: each seat's share of the win, and who was sent from the table."""

    shares: tuple[float, ...]
    points: Points | None = None  # none if the game was not played to its end
    illegal: Seat | None = None
    late: Seat | None = None
    moves: int = 0
    luck: tuple[float, ...] = ()  # in shares of the win, where that was asked for
    said: tuple[Chances, ...] = ()  # the chances at some moments of a trial


class Notes:
    """What is noted beside a game: everybody's luck, and in a trial what the chances say."""

    def __init__(self, game: AnyGame, seats: Sequence[str], terms: Terms) -> None:
        read = terms.fit.reading(seats) if terms.fit else None
        self.fortune = Fortune(game, seats, read) if terms.adjust else None
        self.game, self.seats, self.trial = game.name, seats, terms.trial
        self.said: list[Chances] = []

    def before(self, state: Any, moves: int) -> None:
        """Before the move that comes after so many others."""
        if self.trial and moves % ASKED == 0:
            self.said.append(said(self.game, state, self.seats))

    def chose(self, state: Any, seat: Seat, action: Any) -> None:
        """When a player has chosen, before it is known whether that counts."""
        if self.fortune:
            self.fortune.chose(state, seat, action)

    def after(self, before: Any, seat: Seat, action: Any, state: Any) -> None:
        """After a move."""
        if self.fortune:
            self.fortune.follow(before, seat, action, state)

    def on(self, result: Result) -> Result:
        """The result with these notes, however the game ended: luck until then is luck."""
        luck = self.fortune.total() if self.fortune else ()
        return replace(result, luck=luck, said=tuple(self.said))


def contest(game: AnyGame, seats: Sequence[str], deal: Seed, luck: str, terms: Terms) -> Result:
    """The result of one game on this deal; a player who answers illegally or late loses it.

    The deal is the game's luck, `luck` is the players' own, for those who toss a coin.
    """
    _load_masters()
    match, known = game.start(terms.options, len(seats), deal), players(game)
    notes = Notes(game, seats, terms)
    for moves in range(terms.longest):
        waiting = game.waiting(match)
        if not waiting:
            outcome = game.outcome(match)
            assert outcome
            return notes.on(Result(won(outcome, len(seats)), outcome.totals, moves=moves))
        seat = waiting[0]
        if game.between_rounds(match):
            match = game.apply(match, seat, NextRound())
            continue
        notes.before(match.round, moves)
        seed = f"{luck}.{seat}.{moves}"
        clock, cpu = perf_counter(), process_time()
        try:
            action = known[seats[seat]](game.view(match, seat), seed)
            late = process_time() - cpu > terms.limit
            late = late or perf_counter() - clock > PATIENCE * terms.limit
            notes.chose(match.round, seat, action)
            before, match = match, match if late else game.apply(match, seat, action)
        except (Refused, Unreadable):
            return notes.on(Result(lost(seat, len(seats)), illegal=seat, moves=moves))
        if late:
            return notes.on(Result(lost(seat, len(seats)), late=seat, moves=moves))
        notes.after(before.round, seat, action, match.round)
    return notes.on(Result((1 / len(seats),) * len(seats), moves=terms.longest))


@cache
def _load_masters() -> None:
    """They are to be there before anybody's time runs; it takes a while, so not before a game."""
    for game, learned in LEARNED.items():
        import_module(f"reihum.games.{game}.master")
        import_module(f"reihum.games.{game}.{learned}").shipped()


def won(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """One point for the winner; those who share the win share the point."""
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(seats))


def lost(loser: Seat, seats: int) -> tuple[float, ...]:
    """The point goes to all but this seat."""
    return tuple(0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats))
