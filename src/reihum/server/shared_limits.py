"""Limits that hold over all workers of a machine: what each asker has used lies in files that all
workers have in their memory, in a folder of the server's own.

Where there is one worker there is no such folder, and limits.py is all there is. A slot belongs to
the hash of an asker; askers for whom there is no slot are few, and let through.
"""

import fcntl
import mmap
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from time import monotonic

from reihum.server.figures import FOLDER
from reihum.server.limits import Buckets, Counts

SLOTS = 1 << 14
PROBES = 8  # slots in which an asker may be found
MOST_WORKERS = 32
TRIES, PAUSE = 50, 0.0002  # for a file that another worker writes in; it may be frozen, then go on


def buckets(name: str, most: float, seconds: float) -> Buckets:
    """Buckets that all workers share, where there are several."""
    folder = os.environ.get(FOLDER)
    return SharedBuckets(Path(folder), name, most, seconds) if folder else Buckets(most, seconds)


def counts(name: str, most: int) -> Counts:
    """Counts that all workers share, where there are several."""
    folder = os.environ.get(FOLDER)
    return SharedCounts(Path(folder), name, most) if folder else Counts(most)


class _Slots:
    """A file of slots: each has the mark of an asker, a time, and the fields of a record."""

    def __init__(self, file: Path, record: str) -> None:
        self.record = Struct(f"<Qd{record}")
        self._secret = str(file).encode()[-64:]
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        size = SLOTS * self.record.size
        os.ftruncate(self._file, size)
        self._map = mmap.mmap(self._file, size)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let no other worker write here meanwhile."""
        for _ in range(TRIES):
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                time.sleep(PAUSE)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def mark(self, key: str) -> int:
        """The mark of an asker; none is 0."""
        digest = blake2b(key.encode(errors="replace"), digest_size=8, key=self._secret).digest()
        return int.from_bytes(digest, "little") or 1

    def near(self, mark: int) -> list[int]:
        """The slots in which an asker of this mark may be."""
        return [(mark + probe) % SLOTS for probe in range(PROBES)]

    def read(self, slot: int) -> tuple[float, ...]:
        """What lies in a slot: mark, time, and the rest."""
        return self.record.unpack_from(self._map, slot * self.record.size)

    def write(self, slot: int, *values: float) -> None:
        """Put it there."""
        self.record.pack_into(self._map, slot * self.record.size, *values)


class SharedBuckets(Buckets):
    """A bucket for each key, the same for all workers."""

    def __init__(self, folder: Path, name: str, most: float, seconds: float) -> None:
        super().__init__(most, seconds)
        self._slots = _Slots(folder / f"{name}.bucket", "d")

    def wait(self, key: str) -> float:
        """Take a permit of this key's: 0 if there was one, else the seconds until there is."""
        now, rate, mark = monotonic(), self.most / self.seconds, self._slots.mark(key)
        with self._slots.alone():
            found = {slot: self._slots.read(slot) for slot in self._slots.near(mark)}
            # Its own; else one that is empty, or was used least lately.
            slot = min(found, key=lambda one: (found[one][0] != mark, found[one][1]))
            whose, filled, left = found[slot]
            if whose != mark:
                filled, left = now, self.most
            left = min(self.most, left + (now - filled) * rate)
            wait = (1 - left) / rate if left < 1 else 0.0
            self._slots.write(slot, mark, now, left if wait else left - 1)
        return wait


class SharedCounts(Counts):
    """How many of something each key has at the moment, at all workers together.

    Each worker has a column of its own; that of a dead one is emptied by whoever takes it next.
    """

    def __init__(self, folder: Path, name: str, most: int) -> None:
        super().__init__(most)
        self._slots = _Slots(folder / f"{name}.count", f"{MOST_WORKERS}H")
        self._column, self._lock = self._own_column(folder, name)
        with self._slots.alone():
            for slot in range(SLOTS):
                mark, at, *each = self._slots.read(slot)
                if each[self._column]:
                    each[self._column] = 0
                    self._slots.write(slot, mark, at, *each)

    def _own_column(self, folder: Path, name: str) -> tuple[int, int]:
        """The first column that no living worker has; the lock goes with the process."""
        for column in range(MOST_WORKERS):
            lock = os.open(folder / f"{name}.{column}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(lock)
            else:
                return column, lock
        raise OSError(f"more than {MOST_WORKERS} workers")

    def close(self) -> None:
        """Free the column for another worker, as the end of this process would."""
        os.close(self._lock)

    def take(self, key: str) -> bool:
        """One more, if it is not too many."""
        return self._add(key, 1)

    def give_back(self, key: str) -> None:
        """One less."""
        self._add(key, -1)

    def _add(self, key: str, more: int) -> bool:
        mark = self._slots.mark(key)
        with self._slots.alone():
            found = {slot: self._slots.read(slot) for slot in self._slots.near(mark)}
            own = [slot for slot, (whose, *_) in found.items() if whose == mark]
            free = [slot for slot, (_, _, *each) in found.items() if not any(each)]
            if not own and (more < 0 or not free):
                return True  # there was no room for it
            slot = (own or free)[0]
            each = [int(one) for one in found[slot][2:]]
            if more > 0 and sum(each) >= self.most:
                return False
            each[self._column] = max(0, each[self._column] + more)
            self._slots.write(slot, mark, monotonic(), *each)
        return True
