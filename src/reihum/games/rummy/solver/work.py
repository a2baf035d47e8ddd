"""How much a question may cost: counted in what is looked at, so it is the same everywhere."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

UNLIMITED: Final = 1 << 60


class OutOfWork(Exception):
    """The question has cost what it may; what was found until now is what there is."""


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Work:
    """A question's budget; whoever asks makes one, and sees afterwards whether it was enough."""

    def __init__(self, most: int = UNLIMITED) -> None:
        self.left: i64 = most

    @property
    def used_up(self) -> bool:
        """Whether there was not enough: then there may be something better than what was found."""
        return self.left < 0

    def spend(self, looked_at: i64) -> None:
        """So much was looked at; OutOfWork if that was too much."""
        self.left -= looked_at
        if self.left < 0:
            raise OutOfWork
