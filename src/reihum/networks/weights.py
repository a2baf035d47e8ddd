"""Reads the files of weights that NumPy writes, without NumPy."""

from ast import literal_eval
from collections.abc import Sequence
from io import BytesIO
from math import prod
from struct import calcsize, unpack
from zipfile import ZipFile

START = 10  # bytes of an array's file before its description, the last two of them its length
KINDS = {"|u1": "B", "|i1": "b", "<f2": "e", "<f4": "f"}  # NumPy's names and those of `struct`


class Weights:
    """The arrays of one .npz file."""

    def __init__(self, data: bytes) -> None:
        with ZipFile(BytesIO(data)) as archive:
            self._files = {
                name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()
            }

    def __len__(self) -> int:
        return len(self._files)

    def numbers(self, name: str) -> Sequence[float]:
        """The numbers of an array that is one line."""
        return self._read(name)[0]

    def measures(self, name: str) -> list[int]:
        """How long an array is, in each direction."""
        return self._read(name)[1]

    def matrix(self, name: str, scale: Sequence[float] | None = None) -> list[list[float]]:
        """The lines of an array, its columns in these units; of one that is deeper, all of them."""
        numbers, (*heights, width), by_columns = self._read(name)
        height = prod(heights)
        if by_columns:
            lines = [numbers[at::height] for at in range(height)]
        else:
            lines = [numbers[at : at + width] for at in range(0, len(numbers), width)]
        if scale is None:
            return [list(line) for line in lines]
        return [[a * b for a, b in zip(line, scale, strict=True)] for line in lines]

    def text(self, name: str) -> str:
        """A text that was put in as bytes."""
        content = self._files[name]
        return content[self._end(content) :].decode()

    def _read(self, name: str) -> tuple[Sequence[float], list[int], bool]:
        """The numbers of an array, its measures, and whether they come column by column."""
        content = self._files[name]
        end = self._end(content)
        described = literal_eval(content[START:end].decode("latin-1").strip())
        kind = KINDS[described["descr"]]
        count = (len(content) - end) // calcsize(f"<{kind}")
        numbers = unpack(f"<{count}{kind}", content[end:])
        return numbers, list(described["shape"]), described["fortran_order"]

    @staticmethod
    def _end(content: bytes) -> int:
        """Where the description ends and the numbers begin."""
        return START + int.from_bytes(content[START - 2 : START], "little")
