"""Sets as the bits of a number, and rows of numbers: tables for each game, since calls between compiled
units are slow."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# Powers of two are all different modulo this: the remainder of a bit is its place in a short table.
HASH: Final = 67


def bit_places() -> list[int]:
    """place[(1 << n) % HASH] == n"""
    place = [0] * HASH
    for n in range(63):
        place[(1 << n) % HASH] = n
    return place


def numbers(values: list[int]) -> vec[i64]:
    """A row that keeps its length."""
    return vec[i64](values)


def small_numbers(values: list[int]) -> vec[u8]:
    return vec[u8](values)


if hasattr(numbers, "__code__"):
    # Not compiled: plain Python reads a list in a third of the time, and asks for nothing else of a row.
    globals()["numbers"] = globals()["small_numbers"] = list
