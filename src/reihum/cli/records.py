"""`reihum replay` and `reihum players`: recorded games, and who can be played against."""

from argparse import Namespace
from pathlib import Path

import msgspec
from msgspec.structs import replace

from reihum.cli.command import Families, Parser, Reply, add_verb, visible
from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.game import AnyGame
from reihum.kernel.record import Record, read_record, replay, seed_matches, transcript

PROMISE = {True: "The seed matches its hash.", False: "The seed does NOT match its hash."}
LARGEST_RECORD = 64 << 20  # far beyond any real game; keeps a wrong file from filling the memory


def add_to(families: "Families[Parser]") -> None:
    """The verbs about games as a whole."""
    verb = add_verb(families, "replay", run_replay)
    verb.add_argument("file", metavar="FILE", type=Path)
    verb.add_argument("--moves", action="store_true", help="show every move, not the end alone")
    verb = add_verb(families, "players", run_players)
    verb.add_argument("game", metavar="GAME")


def game_called(name: str) -> AnyGame:
    """The game of this name."""
    if name not in GAMES:
        raise Unreadable("game.unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def run_replay(asked: Namespace) -> Reply:
    """How the game ended, and whether its seed is the one that was promised."""
    record = read_record(content(asked.file))
    game = game_called(record.game)
    match, matches = replay(game, record), seed_matches(record)
    text = _told(game, record) if asked.moves else game.write(match)
    data = {
        "game": record.game,
        "moves": len(record.moves),
        "seed_matches": matches,
        "outcome": msgspec.to_builtins(game.outcome(match)),
        "standing": msgspec.to_builtins(game.standing(match)),
        "public": msgspec.to_builtins(game.public(match)),
    }
    return Reply(data, f"{text}\n{PROMISE[matches]}", yes=matches)


def _told(game: AnyGame, record: Record) -> str:
    """Every move; a name stays in its line, whatever is in it."""
    seats = tuple(map(visible, record.seats))
    lines = transcript(game, replace(record, seats=seats)).split("\n")
    return "\n".join(map(visible, lines))


def content(path: Path) -> bytes:
    """What is in a file that should hold a record."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST_RECORD + 1)
    except OSError as problem:
        raise Unreadable("file", path=path, why=problem.strerror) from None
    if len(found) > LARGEST_RECORD:
        raise Unreadable("record.too_large", largest=LARGEST_RECORD)
    return found


def run_players(asked: Namespace) -> Reply:
    """The names of a game's computer players, weakest first."""
    names = list(game_called(asked.game).players)
    return Reply({"players": names}, "\n".join(names))
