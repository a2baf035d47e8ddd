"""The command that measures the chances refuses what they do not know, before it plays."""

import sys

import pytest

from reihum.research import calibration


@pytest.mark.parametrize("game", ["completto", "finito"])
def test_a_manner_that_the_chances_do_not_know_is_refused_in_one_line(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["calibration", game, "simple", "simple", "--manner=laying"])
    with pytest.raises(SystemExit) as ended:
        calibration.main()
    assert ended.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    why = f"--manner: the chances of {game} know no manner of playing, so not 'laying'"
    assert last == f"calibration: error: {why}"
