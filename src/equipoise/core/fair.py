"""Dice: plain, seeded, and checkable ones that prove the host did not choose the luck."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    @abstractmethod
    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""

    def pick(self, odds: list[int]) -> int:
        """An index, as likely as its weight."""
        if not odds or min(odds) < 0 or max(odds) == 0:
            raise ValueError(f"odds must be whole numbers, some of them positive, not {odds}")
        rest = self.below(sum(odds))
        index = 0
        while rest >= odds[index]:
            rest -= odds[index]
            index += 1
        return index


@final
class PlainDice(Dice):
    """The operating system's randomness."""

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)


@final
class SeededDice(Dice):
    """The same seed gives the same luck, on every machine and Python."""

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed)

    def below(self, limit: int) -> int:
        # Random.randrange may change between Pythons; getrandbits is kept stable.
        width = limit.bit_length()
        drawn = self._bits.getrandbits(width)
        while drawn >= limit:
            drawn = self._bits.getrandbits(width)
        return drawn


@final
class Bits:
    """Quick random numbers for playouts: no dice for a real game, they are easily foreseen."""

    def __init__(self, seed: int) -> None:
        self._x: i64 = seed & 0x7FFFFFFF

    def below(self, limit: i64) -> i64:
        """limit is at most 2 ** 31; its results are equally likely but for one part in 2 ** 31 / limit."""
        self._x = (self._x * 1103515245 + 12345) & 0x7FFFFFFF
        return self._x * limit >> 31


COMMIT_LABEL = b"equipoise commit 1\n"
KEY_LABEL = b"equipoise key 1\n"
DRAW_LABEL = b"equipoise draw 1\n"


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What the host publishes before the first move."""
    return hashlib.sha256(COMMIT_LABEL + bytes.fromhex(secret)).hexdigest()


@final
class CheckableDice(Dice):
    """Every draw is an HMAC under the host's secret and the players' own contributions.

    The host is bound by `commitment(secret)` before the contributions are known, so that
    neither side can steer a draw. Draws are numbered; showing the secret lets anybody
    compute them again. It proves that the host did not choose the luck, and no more.
    """

    def __init__(self, secret: str, contributions: list[str], draws: int = 0) -> None:
        self.secret = secret
        self.contributions = list(contributions)
        self.draws = draws
        key = hmac.new(bytes.fromhex(secret), KEY_LABEL, hashlib.sha256)
        for text in contributions:
            # Each is hashed by itself: no two lists of contributions run together alike.
            key.update(hashlib.sha256(text.encode()).digest())
        self._key = key.digest()

    def below(self, limit: int) -> int:
        draw = self.draws
        self.draws += 1
        # Numbers past the last whole multiple of limit would favour the low results.
        fair = (1 << 256) // limit * limit
        attempt = 0
        while True:
            label = DRAW_LABEL + f"{draw} {attempt}".encode()
            drawn = int.from_bytes(hmac.new(self._key, label, hashlib.sha256).digest(), "big")
            if drawn < fair:
                return drawn % limit
            attempt += 1
