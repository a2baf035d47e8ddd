"""Rate limits: a bucket of permits for each asker, filled steadily, of bounded number."""

from collections import OrderedDict
from time import monotonic

MOST_BUCKETS = 20_000


class Bucket:
    """Permits: as many as `most` at once, and as many again every `seconds`."""

    __slots__ = ("_filled", "_left", "_most", "_rate")

    def __init__(self, most: float, seconds: float) -> None:
        self._most, self._rate = most, most / seconds
        self._left, self._filled = most, monotonic()

    def wait(self) -> float:
        """Take a permit: 0 if there was one, else the seconds until there is."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0


class Buckets:
    """A bucket for each key."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take a permit of this key's: 0 if there was one, else the seconds until there is."""
        bucket = self._buckets.pop(key, None) or Bucket(self.most, self.seconds)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.wait()


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
