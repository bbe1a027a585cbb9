"""Rows of numbers, and where a bit stands."""

from __future__ import annotations

from equipoise.core.bits import HASH, bit_places, numbers, small_numbers


def test_the_remainder_of_a_bit_is_its_place() -> None:
    places = bit_places()
    assert len(places) == HASH
    assert [places[(1 << n) % HASH] for n in range(63)] == list(range(63))


def test_a_row_is_read_changed_and_copied() -> None:
    """Alike in compiled code and in plain Python, which keeps it another way."""
    for make in (numbers, small_numbers):
        row = make([3, 1, 200])
        copied = row[:]
        row[1] = 8
        assert [int(number) for number in row] == [3, 8, 200]
        assert [int(number) for number in copied] == [3, 1, 200]
        assert len(copied) == 3
