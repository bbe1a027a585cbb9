"""The ends of the logs of a table, each as one viewer may read it."""

from __future__ import annotations

from bisect import bisect_right
from typing import final

from equipoise.play.history import MOST_LINES, Line


@final
class Logs:
    def __init__(self) -> None:
        self._lines: dict[int, list[Line]] = {}

    def viewers(self) -> list[int]:
        return list(self._lines)

    def of(self, viewer: int) -> list[Line] | None:
        """None if it has not been read yet."""
        return self._lines.get(viewer)

    def keep(self, viewer: int, lines: list[Line]) -> None:
        self._lines[viewer] = lines

    def go_on(self, fresh: dict[int, list[Line]]) -> None:
        for viewer, lines in fresh.items():
            self._lines[viewer] += lines
            del self._lines[viewer][:-MOST_LINES]

    def add(self, line: Line) -> None:
        """For everybody, behind the move it follows: a seat may have written more since."""
        for told in self._lines.values():
            told.insert(bisect_right(told, line.n, key=lambda each: each.n), line)

    def cut(self, n: int) -> None:
        """What came after n moves is no longer told."""
        for told in self._lines.values():
            told[:] = [line for line in told if line.n <= n]

    def take_out(self, n: int) -> None:
        """One move was taken back, and those after it stay."""
        for told in self._lines.values():
            left = [line for line in told if line.n != n]
            told[:] = [
                Line(line.n - (line.n > n), line.seat, line.message, line.acts, line.note) for line in left
            ]
