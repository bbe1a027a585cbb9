"""Reckoning with drawn maps, for the tests of games that have one; standard library only.

Borders are shared lines, so two neighbours have the very same corners: a border is the set of line pieces
found in both outlines. All reckoning is in whole tenths of a canvas unit.
"""

from __future__ import annotations

import itertools
import math
import re
from collections import defaultdict
from typing import Any

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")

Corner = tuple[int, int]
Ring = list[Corner]
Box = tuple[float, float, float, float]


def rings(path: str) -> list[Ring]:
    """The rings of a path of the form `M x y l dx dy ... z`."""
    found = []
    for part in path.split("M")[1:]:
        numbers = [round(float(word) * 10) for word in NUMBER.findall(part)]
        steps = zip(numbers[0::2], numbers[1::2], strict=True)
        found.append(list(itertools.accumulate(steps, lambda at, step: (at[0] + step[0], at[1] + step[1]))))
    return found


def pieces(ring: Ring) -> set[frozenset[Corner]]:
    return {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}


def inside(outline: list[Ring], x: float, y: float) -> bool:
    """Even-odd rule; x and y in canvas units."""
    x, y = x * 10 + 0.03, y * 10 + 0.07
    odd = False
    for ring in outline:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


def drawn_borders(outlines: dict[str, list[Ring]]) -> dict[frozenset[str], float]:
    """Length of the common border for every pair of lands that has one."""
    owners: dict[frozenset[Corner], list[str]] = defaultdict(list)
    for name, outline in outlines.items():
        for piece in set().union(*map(pieces, outline)):
            owners[piece].append(name)
    lengths: dict[frozenset[str], float] = defaultdict(float)
    for piece, names in owners.items():
        assert len(names) <= 2, "three lands on one line"
        if len(names) == 2:
            lengths[frozenset(names)] += math.dist(*piece)
    return lengths


def corner_owners(outlines: dict[str, list[Ring]]) -> dict[Corner, set[str]]:
    """Who meets at every corner."""
    corners: dict[Corner, set[str]] = defaultdict(set)
    for name, outline in outlines.items():
        for corner in itertools.chain.from_iterable(outline):
            corners[corner].add(name)
    return corners


def label_box(label: dict[str, Any], fonts: dict[str, float]) -> Box:
    """The estimated box of a name; `at` is its centre."""
    x, y = label["at"]
    width, height = label["width"], fonts[label["size"]] * len(label["lines"])
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
