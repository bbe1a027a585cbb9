"""The whole game of the second account, year by year."""

from __future__ import annotations

from tests.games.dynasties.account.campaign import campaign
from tests.games.dynasties.account.home import harvest, planting, roll, start
from tests.games.dynasties.account.trade import trade
from tests.games.dynasties.account.world import Over, Step, World, checks

SEASONS = {"harvest": harvest, "trade": trade, "campaign": campaign}


def game(w: World, season: str = "") -> Step:
    """From the start, or from the beginning of a season; ends with `Over`."""
    if season:
        yield from checks(w)
    else:
        yield from start(w)
    while True:
        if not season:
            yield from roll(w)
            yield from planting(w)
        for name, turns in SEASONS.items():
            if season in ("", name):
                season = ""
                yield from turns(w)
        w.treasured, w.populated, w.relations, w.attacked, w.barred = set(), set(), set(), set(), {}
        w.lead = w.order((w.lead + 1) % w.seats)[0]


def ranks(w: World, end: Over) -> list[int]:
    """The winner, the living, then who went out, the last first; together is shared."""
    groups = [{end.winner}] if end.winner is not None else []
    groups.append(set(w.order()) - {end.winner})
    groups += reversed(w.gone)
    found, better = [0] * w.seats, 0
    for group in groups:
        for seat in group:
            found[seat] = better + 1
        better += len(group)
    return found
