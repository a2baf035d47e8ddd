"""The learned networks in their two makes, with NumPy and without: the same to what matters."""

import json
import subprocess
import sys
from functools import cache
from importlib.resources import files
from io import BytesIO
from random import Random

import numpy as np
import pytest

from reihum.games.rummy.prospects import COMMON_SIZE, SEAT_SIZE
from reihum.networks.network import HAS_NUMPY
from reihum.networks.numpy_network import NumPyContest, NumPyNetwork
from reihum.networks.plain_network import PlainContest, PlainLikely, PlainNetwork
from reihum.networks.weights import Weights
from tests.amounts import amount
from tests.kernel.deciding import decisions, told_chances

TURNS = {"completto": "turns.npz", "finito": "values.npz"}
MOST_TERMS = {"completto": 50, "finito": 12}  # of a position
CLOSE = 2e-4  # of a turn, and of a chance: what is nearer than that is the same

# Which make a process takes is settled when it starts; so the one without plays in its own.
WITHOUT = """
import json, sys
sys.modules["numpy"] = None  # as in a page, or where no extra is installed
from tests.kernel.deciding import decisions, told_chances
found = {name: decisions(name, count) for name, count in json.loads(sys.argv[1]).items()}
print(json.dumps([found, told_chances()]))
"""
POSITIONS = {"completto": amount(10, 300), "finito": amount(3, 300), "rummy": amount(5, 100)}


def content(game: str, name: str) -> bytes:
    return files(f"reihum.games.{game}").joinpath(name).read_bytes()


@cache
def both(game: str) -> tuple[NumPyNetwork, PlainNetwork]:
    data = content(game, TURNS[game])
    return NumPyNetwork(data), PlainNetwork(data)


def some_rows(game: str, count: int, seed: int) -> list[list[int]]:
    random, terms = Random(seed), len(both(game)[0].embed)
    return [random.sample(range(terms), random.randint(1, MOST_TERMS[game])) for _ in range(count)]


def test_all_numbers_of_a_file_are_read_as_numpy_reads_them() -> None:
    for game, name in (*TURNS.items(), ("rummy", "prospects.npz")):
        data = content(game, name)
        ours = Weights(data)
        with np.load(BytesIO(data)) as arrays:
            assert len(ours) == len(arrays.files)
            for array in arrays.files:
                here = arrays[array]
                flat = here.ndim == 1
                read = list(ours.numbers(array)) if flat else ours.matrix(array)
                assert read == (here if flat else here.reshape(-1, here.shape[-1])).tolist()
                assert ours.measures(array) == list(here.shape)
            assert ours.text("about") == bytes(arrays["about"]).decode()


@pytest.mark.parametrize("game", TURNS)
def test_both_makes_judge_a_position_alike(game: str) -> None:
    with_numpy, plain = both(game)
    assert with_numpy.numbers == plain.numbers
    rows = some_rows(game, amount(200, 5000), seed=1)
    (turns, likely), (plain_turns, plain_likely) = with_numpy.judged(rows), plain.judged(rows)
    assert plain_turns == pytest.approx(turns, rel=CLOSE, abs=CLOSE)
    for at in range(len(rows)):
        assert plain_likely.line(at) == pytest.approx(likely.line(at), abs=CLOSE)


@pytest.mark.parametrize("game", TURNS)
def test_both_makes_judge_a_change_alike(game: str) -> None:
    with_numpy, plain = both(game)
    random = Random(2)
    for base in some_rows(game, 5, seed=2):
        changes = [(random.choice(base), random.randrange(100)) for _ in range(20)]
        (turns, _), (plain_turns, _) = (
            with_numpy.changed(base, changes),
            plain.changed(base, changes),
        )
        assert plain_turns == pytest.approx(turns, rel=CLOSE, abs=CLOSE)
        for (gone, new), changed in zip(changes, plain_turns, strict=True):
            row = [new if term == gone else term for term in base]
            assert plain.judged([row])[0] == [changed]


@pytest.mark.parametrize("game", TURNS)
def test_the_largest_sums_there_can_be_stay_in_their_lanes(game: str) -> None:
    with_numpy, plain = both(game)
    most = MOST_TERMS[game]
    for column in range(0, with_numpy.embed.shape[1], 8):
        order = with_numpy.embed[:, column].argsort().tolist()
        rows = [order[:most], order[-most:]]
        assert plain.judged(rows)[0] == pytest.approx(with_numpy.judged(rows)[0], rel=1e-3)


def test_both_makes_know_alike_who_is_first() -> None:
    _, likely = both("completto")[0].judged(some_rows("completto", 12, seed=3))
    plain_likely = PlainLikely([likely.line(at) for at in range(12)])
    mine, leads = [0, 1, 2, 3], [True, False, True, False]
    others = [[4, 5], [6, 7], [8, 9], [10, 11]]
    found = plain_likely.first(mine, others, leads)
    assert found == pytest.approx(likely.first(mine, others, leads), abs=1e-5)
    weights = [float(turn) for turn in range(len(likely.line(0)))]
    assert plain_likely.times(weights) == pytest.approx(likely.times(weights), rel=1e-5)
    for one in (likely, plain_likely):
        one.done(0)
        assert one.line(0) == [1.0] + [0.0] * (len(weights) - 1)


def some_facts(random: Random, size: int) -> list[int]:
    share = random.random()
    return [int(random.random() < share) for _ in range(size)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_makes_know_alike_who_wins(seats: int) -> None:
    data, random = content("rummy", "prospects.npz"), Random(seats)
    with_numpy, plain = NumPyContest(data), PlainContest(data)
    assert plain.about == with_numpy.about
    for _ in range(amount(20, 500)):
        common = some_facts(random, COMMON_SIZE)
        moments, changing = random.randint(1, 8), random.randrange(seats)
        each = [
            [some_facts(random, SEAT_SIZE) for _ in range(moments if seat == changing else 1)]
            for seat in range(seats)
        ]
        found = plain.chances(common, each)
        assert [sum(line) for line in found] == pytest.approx([1.0] * moments)
        for line, other in zip(found, with_numpy.chances(common, each), strict=True):
            assert line == pytest.approx(other, abs=1e-5)


@pytest.fixture(scope="module")
def without() -> tuple[dict[str, list[str]], list[float]]:
    """What is decided, and what is known of chances, in a process that has no NumPy."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, json.dumps(POSITIONS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    decided, chances = json.loads(done.stdout)
    return decided, chances


def test_the_master_decides_alike_without_numpy(
    without: tuple[dict[str, list[str]], list[float]],
) -> None:
    assert HAS_NUMPY
    assert without[0] == {name: decisions(name, count) for name, count in POSITIONS.items()}


def test_without_numpy_chances_are_known_too(
    without: tuple[dict[str, list[str]], list[float]],
) -> None:
    """What the review and the hints ask."""
    assert without[1] == pytest.approx(told_chances(), abs=1e-3)
