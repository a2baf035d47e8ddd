"""Rate limits: a bucket of permits for each asker, filled steadily, of bounded number."""

import time
from collections import OrderedDict

MOST_BUCKETS = 20_000


class Buckets:
    """Permits by key: as many as `most` at once, and as many again every `seconds`."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most, self.rate = most, most / seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take a permit: 0 if there was one, else the seconds until there is."""
        now = time.monotonic()
        left, filled = self._buckets.pop(key, (self.most, now))
        left = min(self.most, left + (now - filled) * self.rate)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) / self.rate


class Counts:
    """How many of something each key has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """One more, if it is not too many."""
        count = self._counts.get(key, 0)
        if count >= self.most:
            return False
        self._counts[key] = count + 1
        return True

    def give_back(self, key: str) -> None:
        """One less."""
        if self._counts[key] == 1:
            del self._counts[key]
        else:
            self._counts[key] -= 1
