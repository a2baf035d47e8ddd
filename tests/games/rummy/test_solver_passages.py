"""What the solver remembers of one question to the next."""

import gc

from reihum.games.rummy.solver.passages import REMEMBERED, Passage, known


def passages() -> int:
    """How many there are in memory."""
    return sum(isinstance(one, Passage) for one in gc.get_objects())


def test_what_is_too_much_to_remember_is_forgotten_at_once() -> None:
    before = passages() - len(known().passages)
    gc.disable()  # or else what is left lying about might be found by it
    try:
        for kind in range(REMEMBERED + 1):
            known().passage(kind)
        assert len(known().passages) < REMEMBERED
        assert passages() == before + len(known().passages)
    finally:
        gc.enable()
