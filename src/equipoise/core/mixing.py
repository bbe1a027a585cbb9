"""Many numbers as one, by which a search tells positions apart."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FACTOR: Final[i64] = 0x1B873593CC9E2D51  # odd, its bits in no order
MOST: Final[i64] = (1 << 62) - 1


def mixed(found: i64, number: i64) -> i64:
    """One number of two; the same compiled, though there it overflows. Twice, since once leaves so little
    changed by a high bit that the next number can undo it."""
    found = ((found ^ number) * FACTOR) & MOST
    found = ((found ^ (found >> 31)) * FACTOR) & MOST
    return found ^ (found >> 31)


def mixed_row(found: i64, row: vec[i64]) -> i64:
    for place in range(len(row)):
        found = mixed(found, row[place])
    return found
