"""The README's examples are run as they stand."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.asking import reihum

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
CONSOLE = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
ASKED = re.findall(r"^\$ reihum (.*)\n((?:[^$].*\n)*)", "".join(CONSOLE), re.MULTILINE)
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize(("command", "answer"), ASKED)
def test_a_command_answers_as_the_readme_says(command: str, answer: str) -> None:
    assert reihum(*shlex.split(command)).out == answer


@pytest.mark.parametrize("code", PYTHON)
def test_a_python_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_readme_has_examples() -> None:
    assert len(ASKED) >= 5
    assert PYTHON
