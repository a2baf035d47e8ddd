"""`reihum play`: a game in the terminal against computer players."""

import secrets
import sys
from argparse import Namespace
from contextlib import suppress
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.prompt import Prompt

from reihum.cli.command import Families, Parser, Reply, add_options, complain
from reihum.cli.keeping import Keeper
from reihum.cli.records import game_called
from reihum.cli.shorthand import changes, shortened, written_out
from reihum.cli.stopping import Stopping
from reihum.cli.tables import drawn
from reihum.cli.verbs import ABOUT
from reihum.cli.words import sentence
from reihum.games import GAMES
from reihum.games.rummy.solver.model import Hint as RummyHint
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import checked_seed, seed_hash
from reihum.kernel.game import SEATS, AnyGame
from reihum.kernel.match import NextRound, Seat
from reihum.kernel.options import read_options
from reihum.kernel.record import YOURSELF, recorded, write_record

YOU: Seat = 0
FEWEST_WATCHED = 2  # computer players that play each other
SHOWN_MOVES = 24

COMMANDS = {"?", "help", "hint", "undo", "quit"}  # what can be typed besides moves
HELP = {
    "completto": """\
push 42@8     push a 42 in at slot 8
draw          draw a tile
lay 68@4      lay it at slot 4, as a 68
take 89 68@4  lay the 89 in the middle
shift 8>5     shift what is at slot 8
Slots count from 0.""",
    "rummy": """\
draw          draw a tile
lay TABLE     how the table is to lie:
    b4 b5 b6 | r10 b10 n10
    ..        all sets you do not name
    #3 b7     set 3, with b7
    #3 -b8    set 3, without b8
    So: lay .. | #3 b7 | n8 r8 w8
discard b4, pass: where rules ask for it""",
    "finito": """\
7>24          lay counter 7 on square 24
stay          move no counter
Your targets are between > and <.""",
}


def add_to(families: "Families[Parser]") -> None:
    """The verb to play."""
    verb: Parser = families.add_parser("play", help=ABOUT["play"], description=ABOUT["play"])
    verb.add_argument("game", metavar="GAME", nargs="?", help=", ".join(GAMES))
    about = "a computer player to sit down; up to three, or four with --watch"
    verb.add_argument("--player", action="append", default=[], help=about)
    verb.add_argument(
        "--watch", action="store_true", help="only look on: the computer players play each other"
    )
    verb.add_argument("--seed", help="play this deal; without it the operating system draws one")
    verb.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    add_options(verb)
    verb.set_defaults(run=run)


def run(asked: Namespace) -> Reply:
    """Play one match."""
    if asked.watch and asked.player and len(asked.player) not in SEATS:
        why = f"--watch wants {SEATS[0]} to {SEATS[-1]} times --player, or none"
        raise Unreadable("arguments", verb="reihum play", why=why)
    console, stopping = Terminal(highlight=False, markup=False, emoji=False), Stopping(at_once=True)
    keeper = Keeper(asked.record) if asked.record else None
    try:
        name = asked.game or Prompt.ask("Which game", choices=list(GAMES), console=console)
        Sitting(game_called(name), asked, keeper, console).play()
    except (EOFError, KeyboardInterrupt):
        console.print("\nGood-bye.")
    return Reply({}, "", yes=not (keeper and keeper.trouble), sign=stopping.sign)


class Terminal(Console):
    """Where the game is shown."""

    def on_broken_pipe(self) -> None:
        """Whoever looked on has seen enough: the command ends as it does at `| head`."""
        raise BrokenPipeError


def line_editing() -> Any:
    """With this imported the arrow keys edit what is typed; None where nobody types."""
    with suppress(ModuleNotFoundError):  # Windows has its own line editing
        return import_module("readline") if sys.stdin.isatty() else None
    return None


def in_short(moves: list[str]) -> list[str]:
    """Moves as the help tells them: a tile can be pushed in at slots that follow each other, of
    which only the ends are told.
    """

    def alike(move: str) -> str:
        return move.partition("@")[0] if move.startswith("push") else move

    runs = [list(run) for _, run in groupby(moves, alike)]
    return [f"{run[0]} to {run[-1].removeprefix('push ')}" if run[1:] else run[0] for run in runs]


class Sitting:
    """One match in the terminal: seat 0 types, unless it is only watched; the others are computer
    players.
    """

    def __init__(
        self, game: AnyGame, asked: Namespace, keeper: Keeper | None, console: Console
    ) -> None:
        self.game, self.keeper, self.console = game, keeper, console
        self.watched = bool(asked.watch)
        strongest = [list(game.players)[-1]]
        self.players = asked.player or strongest * (FEWEST_WATCHED if self.watched else 1)
        for player in self.players:
            if player not in game.players:
                known = ", ".join(game.players)
                raise Unreadable("player.unknown", player=player, known=known)
        others = [f"{name} {at}" for at, name in enumerate(self.players, 1)]
        self.names = tuple(others) if self.watched else (YOURSELF, *others)
        self.options = read_options(game.options, asked.option)
        self.seed = checked_seed(secrets.token_hex(32) if asked.seed is None else asked.seed)
        self.match = game.start(self.options, len(self.names), self.seed)
        self.moves: list[tuple[Seat, Any]] = []
        self.refused = False  # the last move that was typed
        self.editing = line_editing()

    def play(self) -> None:
        """Go on until the match is over."""
        if self.keeper:
            self.keeper.begin(self.record())
        if not self.watched:
            self.console.print(
                f"{self.game.name}: type ? for help, hint for a hint, quit to leave."
            )
        self.console.print(f"The deal is fixed; its hash is {seed_hash(self.seed)}", style="dim")
        try:
            while waiting := self.game.waiting(self.match):
                self.act(YOU if YOU in waiting else waiting[0])
            self.show_end()
        finally:
            self.show_kept()

    def act(self, seat: Seat) -> None:
        """One action of this seat, typed or thought out."""
        view = self.game.view(self.match, seat)
        if seat == YOU and not self.watched:
            action = self.typed(view)
        else:
            action = self.thought(view)
            self.console.print(f"{self.names[seat]}: {self.told(action)}", style="cyan")
        try:
            self.match = self.game.apply(self.match, seat, action)
        except Refused as problem:
            self.console.print(f"Not now: {sentence(problem)}.", style="red")
            self.refused = True
            return
        self.refused = False
        self.moves.append((seat, action))
        if self.keeper:
            self.keeper.write(self.record())

    def thought(self, view: Any) -> Any:
        """The action of a computer player."""
        if self.game.between_rounds(self.match):
            return NextRound()
        player = self.game.players[self.players[view.seat - (0 if self.watched else 1)]]
        return player(view, f"{self.seed[:32]}.{len(self.moves)}")

    def typed(self, view: Any) -> Any:
        """The action that the person types; asks until it can be read."""
        if not self.refused:  # else it is on the screen, and why would be lost above it
            self.console.print(drawn(self.game.name, view, self.names, self.console.width))
        while True:
            text = input("your move: ").strip().lower()  # as all notation is
            if text in COMMANDS:
                self.obey(text, view)
            if text in COMMANDS or not text:
                continue
            try:
                if self.game.name == "rummy":
                    text = written_out(text, view.public.table)
                return self.game.read_action(text)
            except Unreadable as problem:
                self.console.print(f"{sentence(problem)}; type ? for help.", style="red")

    def told(self, action: Any) -> str:
        """An action of a computer player: nobody was shown the table that it found."""
        text = self.game.write_action(action)
        if self.game.name != "rummy" or isinstance(action, NextRound):
            return text
        return changes(text, self.game.public(self.match).table)

    def written(self, action: Any) -> str:
        """An action as it can be typed now, in short."""
        text = self.game.write_action(action)
        rummy = self.game.name == "rummy"
        return shortened(text, self.game.public(self.match).table) if rummy else text

    def obey(self, command: str, view: Any) -> None:
        """Do what is no move."""
        match command:
            case "quit":
                raise EOFError
            case "hint":
                self.show_hint(view)
            case "undo":
                self.console.print("A move that is made stays made, in all three games.")
            case _:
                self.show_help(view)

    def show_hint(self, view: Any) -> None:
        """What the best player would do."""
        if self.game.between_rounds(self.match):
            self.console.print("All there is to do is: next", style="green")
            return
        hint = self.game.hint(view, f"{self.seed[:32]}.{len(self.moves)}")
        text = self.written(hint.action)
        self.console.print(f"a good player would play: {text}", style="green")
        if isinstance(hint, RummyHint) and hint.kept:
            kept = self.written(hint.kept.action)
            self.console.print(f"what could be laid, but is better kept: {kept}")
        if self.editing:
            self.editing.add_history(text)
            self.console.print("(arrow up brings it here)", style="dim")

    def show_help(self, view: Any) -> None:
        """How moves are typed, and which there are."""
        self.console.print(HELP[self.game.name])
        self.console.print("hint, quit; arrow keys: what was typed")
        moves = self.game.offered(view) or (NextRound(),)
        offered = in_short([self.written(action) for action in moves])
        more = f" and {len(offered) - SHOWN_MOVES} more" if len(offered) > SHOWN_MOVES else ""
        self.console.print(f"now, say: {';  '.join(offered[:SHOWN_MOVES])}{more}", style="dim")

    def show_end(self) -> None:
        """Totals and winners."""
        view = self.game.view(self.match, YOU)
        self.console.print(drawn(self.game.name, view, self.names, self.console.width))
        outcome = self.game.outcome(self.match)
        assert outcome
        for seat, name in enumerate(self.names):
            wins = "win" if name == YOURSELF else "wins"
            won = f" and {wins}" if seat in outcome.winners else ""
            told = f"{name}: {outcome.totals[seat]} points{won}"
            self.console.print(told, style="bold" if won else "")

    def record(self) -> bytes:
        """The match so far."""
        computers = self.players if self.watched else [None, *self.players]
        told = recorded(
            self.game, self.options, self.names, self.seed, self.moves, computers=computers
        )
        return write_record(told)

    def show_kept(self) -> None:
        """Say where the match is kept, even one left early; print it if it could not be written."""
        if self.keeper:  # perhaps the newest move was not written yet; or there is room by now
            self.keeper.write(self.record())
        if self.keeper and self.keeper.trouble:
            complain(Refused("file", path=self.keeper.path, why=self.keeper.trouble))
            self.console.print("The newest moves are not in it. This would be:", style="red")
            self.console.out(self.record().decode(), highlight=False)
        elif self.keeper:
            self.console.print(f"The game is kept in {self.keeper.path}.", soft_wrap=True)
