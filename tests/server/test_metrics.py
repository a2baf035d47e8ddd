"""Figures worth an alert: what they count, of all workers together, and where they are shown."""

import json
import logging
import os
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from reihum.server.figures import BOUNDS, ERRORS, FOLDER, HISTOGRAMS, Histogram
from reihum.server.net.metrics import Figures
from reihum.server.net.run import COUNTING
from tests.server.serving import COMPUTER, ME, House, play_out, served

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


async def figures_of(house: House) -> dict[str, float]:
    """All figures, by name and labels."""
    text = (await house.browser().get("/metrics")).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, value in lines}


def test_a_histogram_counts_what_is_at_a_bound_to_it() -> None:
    histogram = Histogram("")
    for seconds in (0, BOUNDS[0], BOUNDS[0] + 1e-9, BOUNDS[-1], BOUNDS[-1] + 1):
        histogram.note(seconds)
    assert histogram.counts[:2] == [2, 1]
    assert histogram.counts[-2:] == [1, 1]


async def test_what_happens_is_counted(sqlite: str) -> None:
    async with served(sqlite) as house:
        before = await figures_of(house)
        ann = house.browser()
        table = (await ann.set_up("finito", ME, COMPUTER))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            moves = await play_out("finito", socket, (0,), most=3)
            await socket.say(type="hint", seat=0)
            assert (await socket.hear_of("refused"))["code"] == "table.no_hints"
        after = await figures_of(house)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("reihum_move_seconds_count") == moves
    assert more("reihum_broadcast_seconds_count") >= moves
    assert more("reihum_database_seconds_count") >= moves
    assert more("reihum_thinking_seconds_count") >= 1
    assert more("reihum_thinking_wait_seconds_count") >= 1
    assert more('reihum_refusals_total{code="table.no_hints"}') == 1
    for name in HISTOGRAMS:
        whole = f'reihum_{name}_seconds_bucket{{le="+Inf"}}'
        assert after[whole] == after[f"reihum_{name}_seconds_count"]


def test_every_line_about_trouble_is_counted() -> None:
    before = ERRORS["error"]
    record = logging.LogRecord("reihum", logging.ERROR, "", 0, "trouble", (), None)
    COUNTING.handle(record)
    assert ERRORS["error"] == before + 1


async def test_the_figures_of_all_workers_that_live_are_added_up(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Figures(
        gauges={"live_tables": 5},
        moves=7,
        refusals={"limit.requests": 2},
        errors={},
        counts={"move": [1] * (len(BOUNDS) + 1)},
        sums={"move": 2.5},
    )
    with subprocess.Popen(["true"]) as dead:
        dead.wait()
    folder = tmp_path / "figures"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    for process in (os.getppid(), dead.pid):
        (folder / f"{process}.json").write_bytes(msgspec.json.encode(other))
    before = HISTOGRAMS["move"].counts[0]
    async with served(sqlite) as house:
        found = await figures_of(house)
    assert found["reihum_live_tables"] == 5
    assert found["reihum_moves_total"] == 7
    assert found[f'reihum_move_seconds_bucket{{le="{BOUNDS[0]}"}}'] == before + 1
    assert not (folder / f"{dead.pid}.json").exists()


async def test_the_picture_and_the_alerts_know_the_figures(sqlite: str) -> None:
    async with served(sqlite) as house:
        told = (await house.browser().get("/metrics")).text
    known = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    shown = " ".join(t["expr"] for panel in dashboard["panels"] for t in panel["targets"])
    watched = (DEPLOY / "alerts.yml").read_text()
    for text in (shown, watched):
        for name in re.findall(r"\b(?:reihum|process)_\w+", text):
            assert name.removesuffix("_bucket") in known | {f"{one}_total" for one in known}, name
    for name in known:
        if name.startswith("reihum"):
            assert name in shown, name
