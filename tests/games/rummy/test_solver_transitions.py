"""What the solver remembers of one question to the next."""

import gc

from reihum.games.rummy.solver.transitions import REMEMBERED, Transitions, known


def in_memory() -> int:
    """How many there are in memory."""
    return sum(isinstance(one, Transitions) for one in gc.get_objects())


def test_what_is_too_much_to_remember_is_forgotten_at_once() -> None:
    before = in_memory() - len(known().transitions)
    gc.disable()  # or else what is left lying about might be found by it
    try:
        for supply in range(REMEMBERED + 1):
            known().of(supply)
        assert len(known().transitions) < REMEMBERED
        assert in_memory() == before + len(known().transitions)
    finally:
        gc.enable()
