"""The solver's hash table, beside a dict."""

from random import Random

import pytest

from reihum.games.rummy.solver.index import Index
from reihum.games.rummy.solver.packed import NOT_THERE


@pytest.mark.parametrize("kinds", [1, 20, 300, 5000])
def test_each_number_has_its_place_and_what_came_before_is_forgotten(kinds: int) -> None:
    random = Random(kinds)
    places = Index(1)
    count = 0
    for expected in (0, 10, 1000):
        known: dict[int, int] = {}
        for _ in range(2 * kinds):
            number = random.randrange(kinds) << random.choice((0, 40))  # many have equal low bits
            assert places.find(number) == known.get(number, NOT_THERE)
            assert places.place_of(number) == known.setdefault(number, count + len(known))
        assert [places.numbers[place] for place in known.values()] == list(known)
        count += len(known)
        assert places.count == count
        places.begin(expected)
