"""Many numbers as one."""

from __future__ import annotations

from equipoise.core.mixing import FACTOR, MOST, mixed


def test_numbers_are_mixed_alike_compiled_and_interpreted() -> None:
    """Compiled numbers overflow, those of Python do not: only the bits that both have are kept."""
    found = 0
    for number in [1, -1, 1 << 59, (1 << 62) - 1, 12345]:
        expected = found ^ number
        for _ in range(2):
            expected = expected * int(FACTOR) & int(MOST)
            expected ^= expected >> 31
        assert mixed(found, number) == expected
        found = expected
    assert found.bit_length() > 55
