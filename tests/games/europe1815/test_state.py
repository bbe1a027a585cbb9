"""A position as one number: what a search tells positions apart by."""

from __future__ import annotations

from itertools import combinations

from tests.games.europe1815.positions import table

from equipoise.games.europe1815.state import FACTOR, MOST, Europe, mixed


def test_numbers_are_mixed_alike_compiled_and_interpreted() -> None:
    """Compiled numbers overflow, those of Python do not: only the bits that both have are kept."""
    found = 0
    for number in [1, -1, 1 << 47, (1 << 62) - 1, 12345]:
        product = (found ^ number) * int(FACTOR) & int(MOST)
        expected = product ^ product >> 31
        assert mixed(found, number) == expected
        found = expected
    assert found.bit_length() > 55


def test_a_pawn_more_or_less_anywhere_is_another_number() -> None:
    """Also of far lands, whose bits are high, and of two masks at once."""
    game = table()
    s = game.start()
    assert isinstance(s, Europe)
    numbers = {hash(s)}
    changes = [(place, bit) for place in range(len(s.masks)) for bit in range(40, 48)]
    pairs = list(combinations(changes, 2))
    for pair in pairs:
        other = s.copy()
        for place, bit in pair:
            other.masks[place] ^= 1 << bit
        numbers.add(hash(other))
    assert len(numbers) == len(pairs) + 1
