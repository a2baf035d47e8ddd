"""What the integer programme says of many positions, kept in a file, so that to ask costs nothing.

`python -m tests.games.rummy.judged` draws positions and asks it anew; `make test-all` compares.
"""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reihum.games.rummy.model import Options, Rack, Table
from reihum.games.rummy.notation import read_rack, read_table, write_table
from reihum.games.rummy.solver import Most
from tests.games.rummy.hard_positions import FREE, HARD, LOCKED
from tests.games.rummy.positions import full_tables, positions
from tests.games.rummy.programme import Value, best_value

DATA = Path(__file__).parents[2] / "data"
KEPT = DATA / "rummy_programme.jsonl"
SLOW = [HealthCheck.too_slow]
Drawn = TypeVar("Drawn")


class Question(NamedTuple):
    """A position of a player who has opened, and what is asked for."""

    table: Table
    rack: Rack
    options: Options
    most: Most

    def answer(self) -> Value:
        """What the programme says, asked now."""
        return best_value(self.table, self.rack, self.options, self.most)


def kept() -> dict[Question, Value]:
    """All questions with their answers."""
    return dict(map(_read, KEPT.read_text("utf-8").splitlines()))


def _read(line: str) -> tuple[Question, Value]:
    told: dict[str, Any] = json.loads(line)
    table, rack = read_table(told["table"]), read_rack(told["rack"])
    options = FREE if told["jokers"] == "free" else LOCKED
    tiles, points, jokers, touched = told["value"]
    return Question(table, rack, options, told["most"]), (tiles, points, jokers, touched)


def _written(question: Question) -> str:
    table, rack, options, most = question
    told = {"table": write_table(table), "rack": " ".join(rack), "jokers": options.jokers}
    return json.dumps(told | {"most": most, "value": question.answer()})


def _drawn(strategy: st.SearchStrategy[Drawn], count: int) -> list[Drawn]:
    """So many of them, as Hypothesis draws them for a test."""
    found: list[Drawn] = []

    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(strategy)
    def collect(one: Drawn) -> None:
        found.append(one)

    collect()
    return found


def _questions() -> Iterator[Question]:
    """The shared positions, and many drawn ones: any, with many jokers, and full tables."""
    lines = (DATA / "rummy_positions.jsonl").read_text("utf-8").splitlines()
    for line in map(json.loads, lines):
        for options in (FREE, LOCKED):
            yield Question(read_table(line["table"]), read_rack(line["rack"]), options, "tiles")
    for table, rack, options, most in HARD.values():
        yield Question(read_table(table), read_rack(rack), options, most)
    goals: list[Most] = ["tiles", "points"]
    either, goal = st.sampled_from([FREE, LOCKED]), st.sampled_from(goals)
    wide, jokers = positions(), positions(most_sets=5, most_held=8, jokers=2)
    for (lying, held), rules, wanted in chain(
        _drawn(st.tuples(wide, either, goal), 200),
        _drawn(st.tuples(jokers, either, goal), 150),
        _drawn(st.tuples(full_tables(), st.just(FREE), goal), 20),
    ):
        yield Question(lying, held, rules, wanted)


if __name__ == "__main__":
    KEPT.write_text("".join(f"{_written(one)}\n" for one in dict.fromkeys(_questions())), "utf-8")
