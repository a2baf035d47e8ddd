"""What shells complete: verbs, flags and their values, games, players; else names of files."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from reihum.cli.completion import SHELLS
from reihum.cli.verbs import ABOUT
from reihum.games import GAMES
from reihum.puzzles.model import LEVELS
from tests.cli.asking import reihum

# What bash does when somebody asks it to complete; and how zsh does it in bash's stead.
ASK_BASH = """
COMP_WORDBREAKS=' '  # words come as they were said
{script}
COMP_WORDS=({words}); COMP_CWORD={at}
_reihum
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
ASK_ZSH = """
compdef() {{ :; }}  # that there is one is enough: to begin it all takes seconds
{script}
asked() {{
  emulate -L sh; setopt kshglob noshglob braceexpand ksharrays
  COMP_WORDS=({words}); COMP_CWORD={at}
  _reihum
  printf '%s\\n' "${{COMPREPLY[@]}}"
}}
asked
"""
ASK_FISH = """
{script}
complete -C "{words}"
"""


@cache
def script_of(shell: str) -> str:
    """What the command tells a shell."""
    return reihum("completion", shell).out


def completed(*words: str, shell: str = "bash", home: Path | None = None) -> set[str]:
    """What a shell would offer for the last of these words."""
    quoted = " ".join(f"'{word}'" for word in ("reihum", *words))
    if shell == "fish":
        quoted = quoted[:-1] if words[-1] else quoted[:-2]  # the last word is not ended
    ask = {"bash": ASK_BASH, "zsh": ASK_ZSH, "fish": ASK_FISH}[shell]
    script = ask.format(script=script_of(shell), words=quoted, at=len(words))
    call = [shell, "-c", script]
    done = subprocess.run(call, capture_output=True, text=True, check=True, cwd=home)
    assert done.stderr == ""
    return {word for word in done.stdout.split() if word.startswith(words[-1])}  # zsh looks itself


@pytest.mark.parametrize("shell", [one for one in SHELLS if one == "bash" or shutil.which(one)])
def test_a_shell_knows_what_can_follow(shell: str) -> None:
    def offered(*words: str) -> set[str]:
        return completed(*words, shell=shell)

    assert offered("") == set(ABOUT)
    assert offered("-") == {"--help", "--lan", "--version"}
    assert offered("pla") == {"play", "players"}
    assert offered("rummy", "") == {"check", "score", "solve"}
    assert offered("rummy", "solve", "--rack", "b1 b2", "--b") == {"--batch"}
    assert offered("play", "") == {"completto", "rummy", "finito"}
    assert offered("play", "--rec") == {"--record"}
    assert offered("arena", "f") == {"finito"}
    assert offered("puzzles", "ru") == {"rummy"}
    assert offered("completion", "") == {"bash", "zsh", "fish"}
    assert offered("rummy", "solve", "--most", "") == {"tiles", "points"}
    assert offered("tables", "list", "--status", "a") == {"abandoned"}
    assert offered("puzzles", "rummy", "--level", "") == set(map(str, LEVELS))
    assert offered("play", "--player", "ma") == {"master"}
    assert offered("play", "rummy", "--player", "cu") == {"curious"}
    assert offered("play", "finito", "--watch", "--player", "") == set(GAMES["finito"].players)
    assert offered("arena", "rummy", "e") == {"eager"}
    assert offered("arena", "finito", "master", "--games", "9", "") == set(GAMES["finito"].players)
    for words in (("play", "rummy", ""), ("completion", "fish", "")):
        assert not offered(*words) & {"completto", "rummy", "finito", "bash", "zsh", "fish"}


@pytest.mark.parametrize("shell", [one for one in SHELLS if one == "bash" or shutil.which(one)])
def test_values_behind_the_sign_are_known(shell: str) -> None:
    def offered(*words: str) -> set[str]:
        return completed(*words, shell=shell)

    for words in (("play", "rummy", "--option"), ("rummy", "solve", "--rack=b1", "--option")):
        assert offered(*words, "jo") == {"jokers=locked", "jokers=free"}
        assert offered(*words, "jokers=") == {"jokers=locked", "jokers=free"}
        assert offered(*words, "rou") == {"rounds="}
        assert offered(*words, "must") == set()  # it is an option of another game
    assert offered("play", "--option", "must_move=t") == {"must_move=true"}
    assert offered("completto", "fits", "--option=pairs=a") == {"--option=pairs=anywhere"}
    assert offered("rummy", "solve", "--most=") == {"--most=tiles", "--most=points"}
    assert offered("play", "finito", "--player=ma") == {"--player=master"}
    assert offered("play", "--player=master", "r") == {"rummy"}
    assert offered("play", "--option", "jokers=free", "r") == {"rummy"}


def test_bash_completes_what_it_takes_apart_at_the_sign() -> None:
    """In a terminal it gives each part, and the sign, as a word of its own."""
    for words, known in (
        (("rummy", "solve", "--most", "="), {"tiles", "points"}),
        (("rummy", "solve", "--most", "=", "ti"), {"tiles"}),
        (("play", "rummy", "--option", "jokers", "="), {"locked", "free"}),
        (("play", "rummy", "--option", "=", "jokers", "=", "lo"), {"locked"}),
        (("play", "--player", "=", "master", "r"), {"rummy"}),
        (("play", "--option", "jokers", "=", "free", "r"), {"rummy"}),
    ):
        quoted = " ".join(f"'{word}'" for word in ("reihum", *words))
        script = ASK_BASH.format(script=script_of("bash"), words=quoted, at=len(words))
        call = ["bash", "-c", script.replace("COMP_WORDBREAKS=' '", "COMP_WORDBREAKS='='")]
        done = subprocess.run(call, capture_output=True, text=True, check=True)
        assert (set(done.stdout.split()), done.stderr) == (known, "")


def test_words_of_the_command_do_not_stand_in_the_way_of_files(tmp_path: Path) -> None:
    (tmp_path / "match.txt").touch()
    for words in (("review", "ma"), ("play", "rummy", "--record", "")):
        assert completed(*words) == set()  # then bash and zsh complete names of files
        if shutil.which("fish"):
            assert completed(*words, shell="fish", home=tmp_path) == {"match.txt"}


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_the_same(shell: str) -> None:
    script = script_of(shell)
    for word in (*ABOUT, "solve", "batch", "finito"):
        assert word in script
