"""Refusals of Planting and Harvest."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of
from equipoise.games.dynasties.board import NOBLE, POPULATION, RESOURCE, TREASURE
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.armies import army_of
from equipoise.games.dynasties.rules.cards import cards_in, is_engaged, pile
from equipoise.games.dynasties.rules.draws import deck_size
from equipoise.games.dynasties.rules.planting import future_armies, future_leaders, future_size
from equipoise.games.dynasties.rules.refused import about, no, own_at_home
from equipoise.games.dynasties.state import COURT, HAND, LEADER, REALM, Dynasties, Table


def at_home(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    card = card_of(deed.name, seat) if deed.verb != a.TAKE else -1
    values = about(t, card, deed.name) if deed.verb != a.TAKE else {}
    if deed.verb == a.PLAY:
        return None if _in_hand(t, s, seat, card) else no("R046", "not-in-hand", values)
    if deed.verb == a.FORCE:
        return _force(t, s, seat, card, values)
    if deed.verb in (a.ARMY, a.MUSTER):
        planting = s.stack[-1][0] == f.ASK_PLANTING
        where = _plant if planting else _place
        return where(t, s, seat, deed, card, values)
    if deed.verb == a.TREASURE_USE:
        return _treasure(t, s, seat, card, values)
    if deed.verb == a.POPULATION_USE:
        return _population(t, s, seat, card, values)
    if deed.verb == a.TAKE:
        enough = deed.number + 1 <= max(1, deck_size(t, s, seat))
        return None if enough else no("R143", "too-many", {"count": deck_size(t, s, seat)})
    if deed.verb == a.ENGAGE:
        return _engage(t, s, seat, deed, card, values)
    return _lure(t, s, seat, card, values) if deed.verb == a.LURE else _pay(t, s, seat, card, values)


def _in_hand(t: Table, s: Dynasties, seat: int, card: int) -> bool:
    """What was chosen in this Planting is on its way."""
    if card < 0 or s.zone[card] != HAND or s.holder[card] != seat:
        return False
    return card not in s.plays[seat][::4]


def _planned_leaders(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [card for owner in range(t.seats) for card in cards_in(owner, future_leaders(t, s, seat, owner))]


def _planned_armies(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Pairs of leader and number of force cards."""
    found: list[int] = []
    for owner in range(t.seats):
        for leader in cards_in(owner, future_armies(t, s, seat, owner)):
            found += [leader, future_size(s, seat, leader)]
    return found


def _force(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    kind = s.stack[-1][0]
    if kind == f.ASK_HARVEST:
        if not own_at_home(s, seat, card):
            return no("R153", "not-there", values)
        if is_engaged(s, card):
            return no("R053", "engaged", values)
        if s.monarch[seat] == card:
            return no("R133", "monarch", values)
    elif not _in_hand(t, s, seat, card):
        return no("R046", "not-in-hand", values)
    if kind == f.ASK_PLANTING:
        armies = _planned_armies(t, s, seat)
        leaders = _planned_leaders(t, s, seat)
    else:
        armies = []
        for army in s.armies:
            if s.holder[army[0]] == seat:
                armies += [army[0], len(army) - 1]
        court = pile(t, s, COURT, seat)
        leaders = [c for c in court if t.kind[c] == NOBLE and c != card and not is_engaged(s, c)]
    room = any(t.rank[leader] > size for leader, size in zip(armies[::2], armies[1::2]))
    return None if room or leaders else no("R155", "no-place", values)


def _plant(
    t: Table, s: Dynasties, seat: int, deed: Deed, noble: int, values: dict[str, Value]
) -> Refusal | None:
    """Where a card goes, as the choices so far will leave the territory."""
    if deed.verb == a.MUSTER:
        if noble not in _planned_leaders(t, s, seat):
            return no("R155", "not-court", values)
        return None
    armies = _planned_armies(t, s, seat)
    if noble not in armies[::2]:
        return no("R094", "no-army", values)
    return _room(t, noble, armies[armies[::2].index(noble) * 2 + 1], deed.number, values)


def _place(
    t: Table, s: Dynasties, seat: int, deed: Deed, noble: int, values: dict[str, Value]
) -> Refusal | None:
    own = noble >= 0 and s.holder[noble] == seat
    if deed.verb == a.ARMY:
        if not own or s.zone[noble] != LEADER:
            return no("R094", "no-army", values)
        return _room(t, noble, len(army_of(s, noble)) - 1, deed.number, values)
    if not own or s.zone[noble] != COURT or t.kind[noble] != NOBLE:
        return no("R155", "not-court", values)
    if noble == s.stack[-1][2]:
        return no("R156", "itself", values)
    return no("R155", "engaged", values) if is_engaged(s, noble) else None


def _room(t: Table, leader: int, size: int, depth: int, values: dict[str, Value]) -> Refusal | None:
    if size >= t.rank[leader]:
        return no("R161", "full", {**values, "count": t.rank[leader]})
    return None if depth <= size else no("R159", "depth", {**values, "count": size + 1})


def _treasure(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    if s.treasured >> seat & 1:
        return no("R086", "used")
    if not own_at_home(s, seat, card):
        return no("R085", "not-there", values)
    if not t.emblem(card, TREASURE):
        return no("R070", "no-emblem", values)
    return no("R053", "engaged", values) if is_engaged(s, card) else None


def _population(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    if s.populated >> seat & 1:
        return no("R082", "used")
    if card >= 0 and s.zone[card] == LEADER and s.holder[card] == seat:
        return no("R083", "leads", values)
    if not own_at_home(s, seat, card):
        return no("R081", "not-there", values)
    if not t.emblem(card, POPULATION):
        return no("R070", "no-emblem", values)
    if is_engaged(s, card):
        return no("R053", "engaged", values)
    return None if pile(t, s, HAND, seat) else no("R081", "empty-hand")


def _engage(
    t: Table, s: Dynasties, seat: int, deed: Deed, noble: int, values: dict[str, Value]
) -> Refusal | None:
    if noble >= 0 and s.zone[noble] == LEADER and s.holder[noble] == seat:
        return no("R108", "leads", values)
    if not own_at_home(s, seat, noble) or t.kind[noble] != NOBLE:
        return no("R101", "not-there", values)
    if is_engaged(s, noble):
        return no("R053", "engaged", values)
    if deed.number == a.TO_PLAY and not pile(t, s, HAND, seat):
        return no("R101", "empty-hand")
    return None


def _lure(t: Table, s: Dynasties, seat: int, noble: int, values: dict[str, Value]) -> Refusal | None:
    if noble < 0 or s.zone[noble] != COURT or s.holder[noble] == seat or t.kind[noble] != NOBLE:
        return no("R239", "not-there", values)
    if s.monarch[s.holder[noble]] == noble:
        return no("R134", "monarch", values)
    means = 0
    for card in pile(t, s, COURT, seat) + pile(t, s, REALM, seat):
        if not is_engaged(s, card) and card != s.monarch[seat]:
            means += 1 if t.lure_any_card or t.kind[card] == RESOURCE else 0
    if means < t.rank[noble]:
        return no("R241", "too-few", {**values, "count": t.rank[noble], "means": means})
    return None


def _pay(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    if not own_at_home(s, seat, card):
        return no("R242", "not-there", values)
    if s.monarch[seat] == card:
        return no("R242", "monarch", values)
    if not t.lure_any_card and t.kind[card] != RESOURCE:
        return no("R242", "no-resource", values)
    return no("R053", "engaged", values) if is_engaged(s, card) else None
