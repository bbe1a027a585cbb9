"""Dice: no number is favoured, the same seed gives the same luck, and luck can be checked afterwards."""

from __future__ import annotations

import hashlib
import hmac
import random
import signal
from collections import Counter
from types import FrameType

import pytest

from equipoise.core.fair import (
    Bits,
    CheckableDice,
    Dice,
    PlainDice,
    SeededDice,
    commitment,
    new_secret,
)

SECRET = "00" * 31 + "01"


class FixedDice(Dice):
    """Shows the number it was given; notes the limit it was asked for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.limit = 0

    def below(self, limit: int) -> int:
        self.limit = limit
        return self.number


def test_seeded_dice_are_the_same_for_ever() -> None:
    dice = SeededDice(7)
    assert [dice.below(6) for _ in range(12)] == [2, 1, 3, 5, 0, 0, 4, 0, 2, 4, 0, 4]
    assert [dice.below(7118) for _ in range(4)] == [1758, 307, 704, 3552]


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 60])
def test_seeded_dice_reject_what_would_favour_low_numbers(limit: int) -> None:
    """Each draw takes as many bits as the limit has, and throws again when they show too much."""
    source = random.Random(99)
    expected: list[int] = []
    while len(expected) < 200:
        drawn = source.getrandbits(limit.bit_length())
        if drawn < limit:
            expected.append(drawn)
    dice = SeededDice(99)
    assert [dice.below(limit) for _ in range(200)] == expected
    assert set(expected) == set(range(limit)) or limit == 60


@pytest.mark.parametrize(
    "dice", [PlainDice(), SeededDice(3), CheckableDice(SECRET, ["a"])], ids=["plain", "seeded", "checkable"]
)
def test_every_number_comes_about_equally_often(dice: Dice) -> None:
    counts = Counter(dice.below(3) for _ in range(3000))
    assert set(counts) == {0, 1, 2}
    assert all(850 < count < 1150 for count in counts.values())


def test_pick_maps_numbers_to_weights_exactly() -> None:
    """Of 1 + 3 + 2 numbers one belongs to the first, three to the second, two to the third."""
    picked = []
    for number in range(6):
        dice = FixedDice(number)
        picked.append(dice.pick([1, 3, 2]))
        assert dice.limit == 6
    assert picked == [0, 1, 1, 1, 2, 2]
    assert [FixedDice(number).pick([0, 2, 0, 1]) for number in range(3)] == [1, 1, 3], "no weight, no luck"


@pytest.mark.parametrize(
    "dice", [PlainDice(), SeededDice(3), CheckableDice(SECRET, [])], ids=["plain", "seeded", "checkable"]
)
@pytest.mark.parametrize("odds", [[], [0, 0]])
def test_without_odds_there_is_an_error_and_no_endless_throw(dice: Dice, odds: list[int]) -> None:
    def give_up(number: int, frame: FrameType | None) -> None:
        raise TimeoutError("still throwing")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    try:
        with pytest.raises(ValueError, match="positive"):
            dice.pick(odds)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_a_known_vector_of_checkable_dice() -> None:
    """Recorded games stay checkable: these numbers may never change."""
    assert commitment(SECRET) == "ed2de2d801fa0edc864137850f189bfe9dc89196ee200e7ea3981c989cf28add"
    dice = CheckableDice(SECRET, ["alice", "bob"])
    assert [dice.below(6) for _ in range(12)] == [3, 2, 5, 3, 2, 4, 4, 2, 0, 5, 3, 4]
    dice = CheckableDice(SECRET, ["alice", "bob"])
    assert [dice.below(limit) for limit in (2, 10, 52, 1000, 7118)] == [1, 2, 27, 385, 2836]
    dice = CheckableDice(SECRET, [])
    assert [dice.below(6) for _ in range(6)] == [2, 0, 3, 5, 5, 1]


def by_hand(secret: str, contributions: list[str], draw: int, limit: int) -> tuple[int, int]:
    """The draw as anybody may compute it: the number, and how many throws it took."""
    shares = b"".join(hashlib.sha256(text.encode()).digest() for text in contributions)
    key = hmac.new(bytes.fromhex(secret), b"equipoise key 1\n" + shares, hashlib.sha256).digest()
    attempt = 0
    while True:
        label = b"equipoise draw 1\n" + f"{draw} {attempt}".encode()
        number = int(hmac.new(key, label, hashlib.sha256).hexdigest(), 16)
        if number < 2**256 - 2**256 % limit:
            return number % limit, attempt + 1
        attempt += 1


def test_checkable_dice_can_be_computed_by_anybody() -> None:
    dice = CheckableDice(SECRET, ["x", "y"])
    for draw, limit in enumerate([2, 3, 6, 60, 10**9, 2**255]):
        assert dice.below(limit) == by_hand(SECRET, ["x", "y"], draw, limit)[0]


def test_checkable_dice_reject_what_would_favour_low_numbers() -> None:
    """Just above half of the range nearly every second throw must be rejected."""
    limit = 2**255 + 1
    throws = [by_hand(SECRET, ["x"], draw, limit) for draw in range(40)]
    assert {count for _, count in throws} >= {1, 2}
    dice = CheckableDice(SECRET, ["x"])
    assert [dice.below(limit) for _ in range(40)] == [number for number, _ in throws]
    assert dice.draws == 40, "a rejected throw is part of its draw"


def test_draws_are_numbered_and_can_be_taken_up_again() -> None:
    dice = CheckableDice(SECRET, ["x"])
    first = [dice.below(100) for _ in range(10)]
    later = CheckableDice(SECRET, ["x"], draws=6)
    assert [later.below(100) for _ in range(4)] == first[6:]


def draws(secret: str, contributions: list[str]) -> list[int]:
    dice = CheckableDice(secret, contributions)
    return [dice.below(1 << 64) for _ in range(4)]


def test_every_contribution_changes_every_draw() -> None:
    lists = [
        [],
        [""],
        ["", ""],
        ["a"],
        ["b"],
        ["a", "b"],
        ["b", "a"],
        ["ab"],
        ["ab", ""],
        ["a", "b", ""],
        ["A"],
    ]
    seen = [number for contributions in lists for number in draws(SECRET, contributions)]
    assert len(set(seen)) == len(seen)
    assert draws(SECRET, ["a"]) != draws("00" * 31 + "02", ["a"])


def test_the_commitment_binds_the_secret_and_does_not_show_it() -> None:
    secret = new_secret()
    assert len(bytes.fromhex(secret)) == 32
    assert new_secret() != secret
    assert commitment(secret) == commitment(secret)
    assert commitment(secret) != commitment(new_secret())
    assert commitment(secret) != hashlib.sha256(bytes.fromhex(secret)).hexdigest(), "labelled"
    assert secret not in commitment(secret)


def test_bits_are_quick_and_repeatable() -> None:
    one, two = Bits(7), Bits(7)
    numbers = [int(one.below(6)) for _ in range(600)]
    assert numbers == [int(two.below(6)) for _ in range(600)]
    assert set(numbers) == set(range(6))
