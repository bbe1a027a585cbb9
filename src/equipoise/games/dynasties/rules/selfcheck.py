"""What the rules can never bring about: cards lost or in two places, armies too large, crowns astray."""

from __future__ import annotations

from equipoise.games.dynasties.board import AGENT, CODES, NOBLE, RESOURCE
from equipoise.games.dynasties.rules.cards import nobles_of, pile
from equipoise.games.dynasties.rules.draws import deck_size
from equipoise.games.dynasties.rules.frames import ASK_CROWN
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import (
    COURT,
    FORCE,
    LEADER,
    NOWHERE,
    PILES,
    REALM,
    RUNNING,
    Dynasties,
    Table,
)


def faults(t: Table, s: Dynasties) -> list[str]:
    return _places(t, s) + _armies(t, s) + _territories(t, s)


def _places(t: Table, s: Dynasties) -> list[str]:
    """Every card of each deck of 52 lies in exactly one place, and is noted there."""
    found: list[str] = []
    times = [0] * (CODES * t.seats)
    for zone in range(PILES):
        for seat in range(t.seats):
            for card in pile(t, s, zone, seat):
                times[card] += 1
                if s.zone[card] != zone or s.holder[card] != seat:
                    found.append(f"card {card} lies in zone {zone} of seat {seat}, but is noted elsewhere")
    for army in s.armies:
        for place, card in enumerate(army):
            times[card] += 1
            if s.zone[card] != (FORCE if place else LEADER) or s.holder[card] != s.holder[army[0]]:
                found.append(f"card {card} is in an army, but is noted elsewhere")
    for seat in range(t.seats):
        abroad = sum(1 for card in range(len(times)) if s.holder[card] == seat != card // CODES)
        noted, mixed = s.foreign[seat], bool(s.mixed >> seat & 1)
        if noted != abroad or mixed != (abroad > 0):
            found.append(f"seat {seat}: holds {abroad} foreign cards, but {noted} ({mixed}) are noted")
    for card, count in enumerate(times):
        wanted = 1 if card % CODES in t.decks[card // CODES].codes else 0
        if count != wanted or (s.zone[card] == NOWHERE) != (wanted == 0):
            found.append(f"card {card} lies in {count} places")
    return found


def _armies(t: Table, s: Dynasties) -> list[str]:
    found: list[str] = []
    for army in s.armies:
        leader = army[0]
        if t.kind[leader] != NOBLE:
            found.append(f"army {leader} is led by no noble")
        if len(army) - 1 > t.rank[leader] or len(army) == 1 and not s.battle:
            found.append(f"army {leader} has {len(army) - 1} force cards")
        if not s.battle and any(s.face[card] for card in army):
            found.append(f"army {leader} lies open outside a battle")
        if not s.battle and any(not s.known[card] >> s.holder[leader] & 1 for card in army[1:]):
            found.append(f"army {leader} holds a card that its player cannot know")
    return found


def _territories(t: Table, s: Dynasties) -> list[str]:
    found: list[str] = []
    settled = s.reason == RUNNING and all(frame[0] != ASK_CROWN for frame in s.stack)
    for seat in range(t.seats):
        if any(t.kind[card] == RESOURCE for card in pile(t, s, COURT, seat)):
            found.append(f"seat {seat}: a resource lies in the Court")
        if any(t.kind[card] != RESOURCE for card in pile(t, s, REALM, seat)):
            found.append(f"seat {seat}: no resource lies in the Realm")
        nobles = nobles_of(t, s, seat)
        if s.monarch[seat] >= 0 and s.monarch[seat] not in nobles:
            found.append(f"seat {seat}: the Monarch is not among its face-up nobles")
        if settled and nobles and s.monarch[seat] < 0:
            found.append(f"seat {seat}: nobles and no Monarch")
        if not living(s, seat) and (deck_size(t, s, seat) or nobles):
            found.append(f"seat {seat}: is out but has cards")
        if any(t.kind[card] == AGENT and s.holder[card] != card // CODES for card in pile(t, s, COURT, seat)):
            found.append(f"seat {seat}: holds a foreign agent")
    return found
