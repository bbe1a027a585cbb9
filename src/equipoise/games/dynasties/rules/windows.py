"""Windows that one may let go by: what they belong to, and what lets them go."""

from __future__ import annotations

from equipoise.games.dynasties.actions import PASS
from equipoise.games.dynasties.rules.frames import WINDOWS, kind_of, value
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import (
    HARVEST,
    PLANTING,
    RUNNING,
    SIDE_SEAT,
    YEAR_START,
    Dynasties,
    Table,
)


def scopes(t: Table, s: Dynasties, seat: int) -> dict[str, str]:
    """The battle and the season that go on, if they have windows. All of it lies open.

    A battle is told by its sides: before the same two meet again somebody is asked whether to attack.
    """
    if s.reason != RUNNING or not living(s, seat) or s.season == PLANTING:
        return {}
    if s.season in (YEAR_START, HARVEST) and not t.advanced:
        return {}
    found = {"season": f"{s.year}.{s.season}"}
    if s.battle:
        found["battle"] = f"{s.year}.{s.battle[SIDE_SEAT]}-{s.battle[SIDE_SEAT + 1]}"
    return found


def passing(s: Dynasties, seat: int) -> int:
    """`pass` where a seat is asked in a window, else -1."""
    if s.reason != RUNNING:
        return -1
    return PASS if kind_of(s) in WINDOWS and value(s, 1) == seat else -1
