"""Every code that the kernel and the games can say has its sentence, and no sentence is idle."""

import re
from pathlib import Path

import reihum
from reihum.cli.words import PROBLEMS, SENTENCES

SOURCES = [path for path in Path(reihum.__file__).parent.rglob("*.py") if path.name != "words.py"]
CODES = re.compile(r'"((?:[a-z]+\.)?[a-z_]+)"')
SAID = re.compile(r"(?:Refused|Refusal|refusal|Unreadable|_too_many)\((.*?)[,)]", re.DOTALL)


def test_every_code_has_a_sentence() -> None:
    said = {
        code
        for path in SOURCES
        for call in SAID.findall(path.read_text("utf-8"))
        for code in CODES.findall(call)
    }
    assert said == set(SENTENCES)


def test_every_problem_has_a_sentence() -> None:
    judge = Path(reihum.__file__).parent / "games" / "rummy" / "judge.py"
    quoted = set(CODES.findall(judge.read_text("utf-8")))
    assert set(PROBLEMS) <= quoted
    assert {code for code in quoted if "_" in code or code in PROBLEMS} == set(PROBLEMS)
