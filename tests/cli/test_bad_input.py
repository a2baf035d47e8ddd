"""Bad input of every kind: exit status 2, one clear line on stderr, nothing on stdout."""

from pathlib import Path

import pytest

from reihum.cli.verbs import ABOUT
from reihum.games.rummy import Options
from reihum.kernel.options import kinds
from tests.cli.asking import Told, reihum

EMPTY = " ".join(["."] * 36)


def refused(told: Told, *words: str) -> None:
    assert told.status == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("reihum: ")
    assert not told.err.startswith("reihum: reihum")
    for word in words:
        assert word in told.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["completto", "fits", "1 9 8", "5"], ["1 9 8", "ascend"]),
        (["completto", "fits", "1 9 9", "5"], ["ascend"]),
        (["completto", "fits", "1 101", "5"], ["slot 1", "101"]),
        (["completto", "fits", "1 x", "5"], ["slot 1", "x"]),
        (["completto", "fits", "1 ٣", "5"], ["slot 1"]),
        (["completto", "fits", "", "5"], ["0"]),
        (["completto", "fits", "1 " + ". " * 22, "5"], ["22", "23"]),
        (["completto", "fits", "1 . 9", "101"], ["the tile", "101"]),
        (["completto", "fits", "1 . 9", "0"], ["the tile", "0"]),
        (["completto", "fits", "1 . 14", "14"], ["14", "only one"]),
        (["completto", "fits", "1 . 68 89", "89"], ["89", "only one"]),
        (["completto", "fits", "1 .", "5", "--option", "pair=anywhere"], ["pair", "pairs"]),
        (["completto", "fits", "1 .", "5", "--option", "pairs=no"], ["pairs", "no"]),
        (["completto", "fits", "1 .", "5", "--option", "rounds=x"], ["rounds", "x"]),
        (["play", "rummy", "--option", "hand_doubles=maybe"], ["hand_doubles", "true, false"]),
        (["play", "rummy", "--option", "open_tile=x"], ["open_tile", "off, finish, any"]),
        (["play", "rummy", "--option", "x=y"], [", ".join(kinds(Options))]),
        (["completto", "fits", "1 ."], ["TILE"]),
        (["completto", "fits", "1 .", "5", "6"], ["6"]),
        (["completto", "fits", "1 .", "5\n6"], ["5?6"]),
        (["completto"], ["VERB"]),
        (["finito", "targets", EMPTY, "21"], ["21", "20"]),
        (["finito", "targets", EMPTY, "0"], ["0"]),
        (["finito", "targets", EMPTY + " .", "5"], ["36", "37"]),
        (["finito", "targets", "13 " + EMPTY[2:], "5"], ["square 0", "13"]),
        (["finito", "targets", "7 7 " + EMPTY[4:], "5"], ["7", "twice"]),
        (["finito", "score", ""], ["36"]),
        (["rummy", "check", "--before", "b4 b5", "--after", "", "--rack", ""], ["set 1", "b4 b5"]),
        (["rummy", "check", "--before", "b4 || b5", "--after", "", "--rack", ""], ["set 2"]),
        (["rummy", "check", "--before", "", "--after", "b14", "--rack", ""], ["set 1", "b14"]),
        (["rummy", "check", "--before", "", "--after", "", "--rack", "b1 b1 b1"], ["b1", "3"]),
        (["rummy", "check", "--before", "", "--after", "", "--rack", "* * *"], ["*", "3"]),
        (
            ["rummy", "check", "--before", "b1 b2 b3 | n1 r1 b1", "--after", "", "--rack", "b1"],
            ["b1", "3"],
        ),
        (["rummy", "check", "--before", "", "--after", "", "--rack", "g7"], ["tile 1", "g7"]),
        (["rummy", "check", "--before", "", "--after", ""], ["--rack"]),
        (["rummy", "solve", "--rack", "b1", "--discard", ""], ["draw_and_discard"]),
        (["rummy", "solve", "--rack", "b1", "--open-tile", ""], ["open_tile"]),
        (
            ["rummy", "solve", "--rack", "b1", "--discard", "", "--option", "draw_and_discard=on"],
            ["the discard", "no tile"],
        ),
        (
            ["rummy", "check", "--before", "", "--after", "", "--rack", "", "--option", "jokers=x"],
            ["jokers"],
        ),
        (["rummy", "solve", "--rack", "b1", "--plays", "2", "--finish"], ["--plays", "--finish"]),
        (["--lan", "players", "rummy"], ["--lan"]),
        (["players", "chess"], ["chess", "completto"]),
        (["players"], ["GAME"]),
        (["replay", "no-such-file.json"], ["no-such-file.json"]),
        (["replay", "."], ["."]),
        (["play", "chess"], ["chess"]),
        (["play", "finito", "--player", "nobody"], ["nobody", "simple"]),
        (["play", "finito", *["--player", "random"] * 4], ["5", "4"]),
        (["play", "finito", "--seed", "two words"], ["seed"]),
        (["play", "finito", "--seed", ""], ["seed"]),
        (["play", "completto", "--option", "starter=3"], ["seat 3"]),
        (["play", "finito", "--watch", *["--player", "random"] * 5], ["--player"]),
        (["play", "finito", "--record", ""], ["is a folder"]),
        (["export", "--database", "."], [". is a folder"]),
        (["serve", "--port", "99999"], ["there is no port 99999"]),
        (["serve", "--workers", "0"], ["--workers is at least 1"]),
        (["dance"], ["dance"]),
        (["--dance"], ["--dance", "reihum --help"]),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], words: list[str]) -> None:
    refused(reihum(*arguments), *words)


def test_bad_records_get_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    reihum("play", "finito", "--seed", "abc", "--record", str(file), typed="")
    whole = file.read_text("utf-8")
    for bad, word in (
        (whole[:-20], "record"),
        (whole.replace("abc", "abd"), "altered"),
        (whole.replace('"finito"', '"chess"'), "altered"),
        ("not json", "record"),
        ("", "record"),
    ):
        file.write_text(bad, "utf-8")
        refused(reihum("replay", str(file)), word)


def test_an_unknown_verb_is_told_with_all_that_there_are() -> None:
    refused(reihum("frobnicate"), "'frobnicate'", *ABOUT)
    refused(reihum("rummy", "frobnicate"), "check, score, solve")
    refused(reihum("puzzles", "rummy", "--level", "9"), "'9'", "1, 2, 3, 4, 5")


@pytest.mark.parametrize("verb", ["replay", "review"])
def test_a_file_without_an_end_is_not_read_to_it(verb: str) -> None:
    refused(reihum(verb, "/dev/zero"), "at most 67108864 bytes")
