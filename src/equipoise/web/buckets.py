"""How often somebody may ask: so many at once, and so many each second after that."""

from __future__ import annotations

import time
from typing import Final, final

MOST_TRACKED: Final = 10_000


@final
class Bucket:
    """A rate limit: filled steadily, emptied by use."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


@final
class Buckets:
    """One for each address or guest, in bounded memory: the one not used for longest is forgotten."""

    def __init__(self, rate: float, burst: float, most: int = MOST_TRACKED) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._kept: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._kept.pop(key, None) or Bucket(self._rate, self._burst)
        if len(self._kept) >= self._most:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = bucket  # now the newest
        return bucket.take()

    def __len__(self) -> int:
        return len(self._kept)
