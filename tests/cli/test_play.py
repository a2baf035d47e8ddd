"""A whole game typed into the terminal, for each game, and what can go wrong while typing."""

import re
from pathlib import Path
from typing import Any

import pytest

from reihum.cli.play import in_short
from reihum.cli.shorthand import shortened, written_out
from reihum.cli.tables import counted
from reihum.games import GAMES
from reihum.games.finito.model import SQUARES
from reihum.games.rummy.board import tidied
from reihum.games.rummy.model import Lay
from reihum.games.rummy.notation import read_table
from reihum.kernel.answers import Unreadable
from reihum.kernel.record import read_record, replay
from tests.cli.asking import reihum

SEED = "typed"


def typed_game(name: str) -> tuple[str, Any]:
    """What a person types who always plays as the simple player would; and the state at the end."""
    game = GAMES[name]
    player = game.players["simple"]
    state, lines, moves = game.start(game.options(), 2, SEED), [], 0
    while waiting := game.waiting(state):
        seat = 0 if 0 in waiting else waiting[0]
        action = player(game.view(state, seat), f"{SEED}.{moves}")
        if seat == 0:
            lines.append(game.write_action(action))
        state = game.apply(state, seat, action)
        moves += 1
    return "\n".join(lines) + "\n", state


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_typed(name: str, tmp_path: Path) -> None:
    typed, end = typed_game(name)
    file = tmp_path / "game.json"
    arguments = ("play", name, "--player", "simple", "--seed", SEED, "--record", str(file))
    told = reihum(*arguments, typed=typed)
    assert told.status == 0
    ending = r"^(you: \d+ points and win|simple 1: \d+ points and wins)$"
    assert re.search(ending, told.out, re.MULTILINE)
    record = read_record(file.read_bytes())
    assert record.computers == (None, "simple")
    assert replay(GAMES[name], record) == end


@pytest.mark.parametrize("name", GAMES)
def test_computer_players_are_watched_and_their_game_is_kept(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    players = ("--player", "simple", "--player", "gentle")
    told = reihum("play", name, "--watch", *players, "--seed", SEED, "--record", str(file))
    assert (told.status, told.err) == (0, "")
    assert "your move" not in told.out
    record = read_record(file.read_bytes())
    assert record.seats == ("simple 1", "gentle 2")
    assert record.computers == ("simple", "gentle")
    assert GAMES[name].outcome(replay(GAMES[name], record))
    told_moves = re.findall(r"^(?:simple 1|gentle 2): (?!-?\d+ p)", told.out, re.MULTILINE)
    assert len(record.moves) == len(told_moves)


def test_what_computer_players_lay_in_rummy_is_told_by_what_is_new() -> None:
    """No numbers of sets: the table that a player found was shown to nobody. In two rounds, since
    between them there is no table.
    """
    players = ("--player", "simple", "--player", "simple")
    told = reihum("play", "rummy", "--watch", *players, "--seed", SEED, "--option", "rounds=2")
    lays = re.findall(r"^\S+ \d: lay (.*)", told.out, re.MULTILINE)
    assert lays
    assert [lay for lay in lays if "#" in lay or ".." in lay or "+" not in lay] == []
    assert told.out.count(": next\n") == 2


def test_one_player_alone_cannot_be_watched() -> None:
    told = reihum("play", "finito", "--watch", "--player", "simple")
    why = "--watch wants 2 to 4 times --player, or none (see reihum play --help)"
    assert (told.status, told.err) == (2, f"reihum: {why}\n")


def test_a_single_tile_is_one_tile() -> None:
    assert [counted(tiles) for tiles in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]


def test_help_nonsense_and_refusals_do_not_end_the_game() -> None:
    told = reihum("play", "finito", "--seed", SEED, typed="?\nfoo\n12>99\nstay\n")
    assert told.status == 0
    assert "lay counter 7 on square 24" in told.out
    assert "'foo' is no move" in told.out
    assert "there is no square 99" in told.out
    assert "Not now: all counters must lie" in told.out
    assert told.out.rstrip().endswith("Good-bye.")


@pytest.mark.parametrize("typed", ["[/b]", "lay [/]", "lay .. | [red]", ":smile:", "\ufffd"])
def test_what_is_typed_is_told_as_it_was(typed: str) -> None:
    """Square brackets are no markup."""
    told = reihum("play", "rummy", "--player", "simple", "--seed", SEED, typed=f"{typed}\nquit\n")
    assert (told.status, told.err) == (0, "")
    assert typed.rpartition("| ")[2].removeprefix("lay ") in told.out


def test_the_file_is_named_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "g["
    folder.mkdir()
    file = folder / "b].json"
    told = reihum("play", "finito", "--player", "simple", "--record", str(file), typed="quit\n")
    assert told.status == 0
    assert f"The game is kept in {file}." in told.out


def test_why_a_move_is_refused_is_the_last_thing_on_the_screen() -> None:
    """The table lies as it lay, so it is not drawn once more below it."""
    told = reihum("play", "finito", "--player", "simple", "--seed", SEED, typed="1>0\nQuit\n")
    before, _, after = told.out.partition("Not now: ")
    assert "the die shows" in before
    assert "the die shows" not in after
    assert told.out.endswith("Good-bye.\n")


def test_r8_what_the_clock_does_cannot_be_typed() -> None:
    """Else a turn of R17 could end without a discard."""
    told = reihum("play", "rummy", "--option", "draw_and_discard=on", typed="draw\ntime-up\n")
    assert "'time-up' is no move" in told.out
    assert "time-up" not in told.out.partition("'time-up' is no move")[2]


@pytest.mark.parametrize("name", GAMES)
def test_hint_and_undo_are_no_moves_and_quit_ends_it(name: str) -> None:
    told = reihum("play", name, "--seed", SEED, typed="hint\nundo\nquit\ndraw\n")
    assert told.status == 0
    hint = re.findall(r"would play: (.*)", told.out)
    assert len(hint) == 1
    assert GAMES[name].read_action(hint[0])
    assert "stays made" in told.out
    assert told.out.endswith("Good-bye.\n")


@pytest.mark.parametrize("name", GAMES)
def test_forty_columns_are_enough(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of four, whose rows and tables grow long."""
    monkeypatch.setenv("COLUMNS", "40")
    typed, _ = typed_game(name)
    others = ("--player", "simple", "--player", "simple", "--player", "gentle")
    told = reihum("play", name, "--seed", SEED, *others, typed=f"?\n{typed}")
    lines = [line.rpartition("your move: ")[2] for line in told.out.splitlines()]
    assert [line for line in lines if len(line.rstrip()) > 40] == []


def test_the_own_board_is_nearest_to_where_moves_are_typed() -> None:
    shown = reihum("play", "finito", "--player", "simple", "--seed", SEED, typed="").out
    assert shown.index("simple 1, face up") < shown.index("you, face up") < shown.index("your move")


def test_finito_targets_show_their_numbers() -> None:
    told = reihum("play", "finito", "--seed", SEED, typed="")
    targets = re.findall(r"(\d+) at square (\d+)", told.out)
    assert targets
    assert re.search(r"^the die shows \d+; your targets: .*\nyour move: ", told.out, re.MULTILINE)
    for number, square in targets:
        assert SQUARES[int(square)] == int(number)
        assert f">{number:>2}<" in told.out


def test_what_is_typed_may_be_in_capitals() -> None:
    typed = "HINT\nDraw\nLAY B4\nQuit\n"
    told = reihum("play", "rummy", "--player", "simple", "--seed", SEED, typed=typed)
    assert told.out.count("would play: ") == 1
    assert "is no move" not in told.out
    assert "Not now: the table cannot be left like this" in told.out


def test_where_a_tile_can_be_pushed_in_is_told_by_the_ends() -> None:
    told = reihum("play", "completto", "--player", "simple", "--seed", SEED, typed="?\n")
    assert "now, say: push 75@0 to 75@17\n" in told.out
    assert in_short(["push 6@3", "push 9@3", "push 9@4"]) == ["push 6@3", "push 9@3 to 9@4"]
    assert in_short(["lay 6@3", "lay 6@4", "draw"]) == ["lay 6@3", "lay 6@4", "draw"]


def test_without_a_game_it_asks_which() -> None:
    told = reihum("play", typed="finito\n")
    assert told.status == 0
    assert "completto/rummy/finito" in told.out
    assert "the die shows" in told.out


TABLE = read_table("b8 b9 b10 | r1 b1 n1 | w4 w5 w6")


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("lay .. | b1 b2 b3", "lay b8 b9 b10 | n1 r1 b1 | w4 w5 w6 | b1 b2 b3"),
        ("lay .. | #3 w7", "lay b8 b9 b10 | n1 r1 b1 | w4 w5 w6 w7"),
        ("lay .. | #1 -b8 b11 | b8 n8 r8", "lay n1 r1 b1 | w4 w5 w6 | b9 b10 b11 | b8 n8 r8"),
        ("lay b1 b2 b3", "lay b1 b2 b3"),
        ("draw", "draw"),
    ],
)
def test_rummy_shorthand_is_written_out(short: str, long: str) -> None:
    assert written_out(short, TABLE) == long


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("lay b8 b9 b10 | n1 r1 b1 | w4 w5 w6 | b1 b2 b3", "lay .. | b1 b2 b3"),
        ("lay b8 b9 b10 | n1 r1 b1 | w4 w5 w6 w7", "lay .. | #3 w7"),
        ("lay b9 b10 b11 | n1 r1 b1 | w4 w5 w6 | n8 r8 b8", "lay .. | #1 -b8 b11 | n8 r8 b8"),
        ("lay n8 b8 w8 | n9 b9 w9 | n1 r1 b1 | w4 w5 w6", "lay #2 | #3 | n8 b8 w8 | n9 b9 w9"),
        ("lay b1 b2 b3 | n1 n2 n3", "lay b1 b2 b3 | n1 n2 n3"),
        ("draw", "draw"),
    ],
)
def test_a_table_is_told_in_short(long: str, short: str) -> None:
    assert shortened(long, TABLE) == short


def test_what_is_told_in_short_means_the_same() -> None:
    """In whole games, whatever is rearranged: the very sets, and no more words than in full."""
    game = GAMES["rummy"]
    match = game.start(game.options(), 4, "told-in-short")
    while waiting := game.waiting(match):
        action = game.players["sharp"](game.view(match, waiting[0]), "seed")
        table, long = match.round.table, game.write_action(action)
        short = shortened(long, table)
        assert len(short) <= len(long)
        again = game.read_action(written_out(short, table))
        if isinstance(action, Lay):
            assert isinstance(again, Lay)
            assert sorted(tidied(again.table)) == sorted(tidied(action.table))
        match = game.apply(match, waiting[0], action)


def test_an_empty_line_is_no_move() -> None:
    told = reihum("play", "finito", "--seed", SEED, typed="\n  \n")
    assert "no move" not in told.out
    assert told.out.count("your move:") == 3


@pytest.mark.parametrize("word", ["#4", "#0", "#x", "#99999"])
def test_rummy_shorthand_for_a_set_that_is_not_there(word: str) -> None:
    with pytest.raises(Unreadable, match=r"rummy\.unknown_set"):
        written_out(f"lay .. | {word} b1", TABLE)
