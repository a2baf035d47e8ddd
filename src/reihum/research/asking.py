"""What is asked of the commands that measure: checked before anything is played."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from os import cpu_count

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import checked_seed
from reihum.kernel.game import SEATS
from reihum.research.opponents import players


class Asking(ArgumentParser):
    """The game, how many games, and the seed of the deals; a command adds what else it wants."""

    def __init__(
        self, about: str | None, games: int, seed: str, measured: Iterable[str] = GAMES
    ) -> None:
        super().__init__(description=about)
        self.add_argument("game", choices=list(measured))
        self.add_argument("--games", type=int, default=games)
        self.add_argument("--seed", default=seed)

    def with_players(self) -> "Asking":
        """One or more players."""
        self.add_argument("players", nargs="+")
        return self

    def with_seats(self) -> "Asking":
        """How many sit at a table."""
        self.add_argument("--seats", type=int, choices=SEATS, default=SEATS[0])
        return self

    def with_workers(self) -> "Asking":
        """How many processes play."""
        self.add_argument("--workers", type=int, default=cpu_count() or 1)
        return self

    def read(self, words: list[str] | None = None, *, table: bool = False) -> Namespace:
        """The arguments, or an end with a line that says what is wrong with them; at a `table` the
        players sit together.
        """
        asked = self.parse_args(words)
        if min(asked.games, getattr(asked, "workers", 1)) < 1:
            self.error("--games and --workers are at least 1")
        known = players(GAMES[asked.game])
        names = getattr(asked, "players", [])
        for name in names:
            if name not in known:
                self.error(f"there is no player {name!r}, but there are: {', '.join(known)}")
        if table and len(names) not in SEATS:
            self.error(f"{SEATS[0]} to {SEATS[-1]} can play, not {len(names)}")
        try:
            checked_seed(asked.seed)
            checked_seed(f"{asked.seed}.{asked.games}")
        except Unreadable as problem:
            self.error(f"--seed: {problem}")
        return asked
