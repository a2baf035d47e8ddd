"""What shells complete: every verb, every flag, the games."""

import shutil
import subprocess

import pytest

from reihum.cli.verbs import ABOUT
from tests.cli.asking import reihum

ASK = """
{script}
COMP_WORDS=({words}); COMP_CWORD={at}
_reihum
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def completed(*words: str) -> set[str]:
    """What bash would offer for the last of these words."""
    quoted = " ".join(f"'{word}'" for word in ("reihum", *words))
    script = ASK.format(script=reihum("completion", "bash").out, words=quoted, at=len(words))
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return set(done.stdout.split())


def test_bash_knows_what_can_follow() -> None:
    assert completed("") == {*ABOUT, "--help", "--lan", "--version"}
    assert completed("pla") == {"play", "players"}
    assert completed("rummy", "") >= {"check", "solve", "--help"}
    assert completed("rummy", "solve", "--rack", "b1 b2", "--b") == {"--batch"}
    assert {"completto", "rummy", "finito", "--record"} <= completed("play", "")
    assert completed("arena", "f") == {"finito"}
    assert completed("puzzles", "ru") == {"rummy"}
    assert completed("completion", "") == {"bash", "zsh", "fish", "--help"}


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_the_same(shell: str) -> None:
    script = reihum("completion", shell).out
    for word in (*ABOUT, "solve", "batch", "finito"):
        assert word in script
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=script, text=True, check=False).returncode == 0
