"""Where the one bit of a mask stands: a table for each game, since calls between compiled units are slow."""

from __future__ import annotations


def bit_places() -> list[int]:
    """Powers of two are all different modulo 67, so place[(1 << n) % 67] == n."""
    place = [0] * 67
    for n in range(63):
        place[(1 << n) % 67] = n
    return place
