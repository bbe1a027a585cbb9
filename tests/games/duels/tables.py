"""Tables of every kind, for tests that go through all of them."""

from __future__ import annotations

from functools import cache
from itertools import product

from equipoise import catalog
from equipoise.core.options import OptionError
from equipoise.games.duels.game import DuelGame

TITLE = catalog.find("duels")
RULES = set(TITLE.book().rules)
Choice = dict[str, bool | int | str]

SINGLES = ["none", "at_3", "at_3_4", "at_2", "at_2_5", "at_1", "at_1_6"]


@cache
def table(seats: int = 2, **options: bool | int | str) -> DuelGame:
    game = TITLE.table(seats, **options)
    assert isinstance(game, DuelGame)
    return game


def choices(seats: int) -> list[Choice]:
    """Every combination that a table accepts, pacts and presets left out."""
    names = ["mode", "model", "pawns", "singles", "shaky", "final", "turns", "passing"]
    values: list[list[bool | int | str]] = [
        ["individual", "teams"], ["a", "b", "c", "d"], [6, 8], [*SINGLES],
        [False, True], ["any", "rearrange"], ["sides", "players"], ["player", "team"],
    ]  # fmt: skip
    found: list[Choice] = []
    for chosen in product(*values):
        options = dict(zip(names, chosen))
        try:
            TITLE.table(seats, **options)
        except OptionError:
            continue
        found.append(options)
    return found


CHOICES = [(seats, options) for seats in (2, 3, 4) for options in choices(seats)]
PRESETS = ["standard", "nervous", "steady"]


def pacts(seats: int) -> list[str]:
    if seats == 2:
        return ["none"]
    return ["none", "all", "ac", "bc"] if seats == 3 else ["none", "all", "ac", "bd", "ac_bd", "ac_ad_bc"]
