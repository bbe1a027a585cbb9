"""A position as one number: what a search tells positions apart by."""

from __future__ import annotations

import random
from itertools import combinations

from tests.games.europe1815.positions import do, lands, position, table

from equipoise.games.europe1815.state import Europe

LANDS = 60


def test_what_one_land_changes_another_cannot_undo() -> None:
    """Far lands have high bits, which are mixed the least: of two masks at once, in all surroundings."""
    draw = random.Random(1)
    s = table().start()
    assert isinstance(s, Europe)
    changes = [(place, 1 << land) for place in range(2) for land in range(LANDS)]
    for _ in range(20):
        for place in range(2):
            s.masks[place] = draw.getrandbits(LANDS)
        pairs = list(combinations(changes, 2))
        numbers = {hash(s)}
        for pair in pairs:
            other = s.copy()
            for place, bit in pair:
                other.masks[place] ^= bit
            numbers.add(hash(other))
        assert len(numbers) == len(pairs) + 1


def test_two_ways_through_the_far_lands_are_told_apart() -> None:
    """Each ends the turn, and they differ by a king in three lands only."""
    game = table()
    draw = random.Random(2)
    ways = (
        ["move king caucasus moscow", "move king moscow st_petersburg", "done"],
        ["duplicate king caucasus", "done"],
    )
    for _ in range(100):
        pawns = {
            "russia": {"caucasus": "K", "moscow": "K", "st_petersburg": "K", "poland": "GB", "ukraine": "GB"},
            "austria": {land: draw.choice(["K", "G", "B", "KG", "KGB"]) for land in lands("austria")},
        }
        s = position(game, pawns, "russia", bonus=True)
        ends = [s.copy() for _ in ways]
        for end, words in zip(ends, ways):
            do(game, end, *words)
        assert ends[0].dump() != ends[1].dump() and hash(ends[0]) != hash(ends[1])
