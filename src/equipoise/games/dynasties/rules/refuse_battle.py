"""Refusals of battles: defence, Clashes, Victory Actions, Reform, and the naming of a Monarch."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of
from equipoise.games.dynasties.board import AGENT, MARTIAL, NOBLE
from equipoise.games.dynasties.rules.armies import army_of
from equipoise.games.dynasties.rules.cards import is_engaged, pile
from equipoise.games.dynasties.rules.draws import deck_size
from equipoise.games.dynasties.rules.reform import can_finish, open_army, pool, rest
from equipoise.games.dynasties.rules.refused import about, no, own_face_up
from equipoise.games.dynasties.state import COURT, FORCE, LEADER, REALM, SIDE_SEAT, Dynasties, Table


def in_battle(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    if deed.verb in (a.KEEP, a.REFORM):
        return None
    card = card_of(deed.name, seat) if deed.verb != a.PILLAGE else -1
    values = about(t, card, deed.name) if deed.verb != a.PILLAGE else {}
    if deed.verb in (a.DEFEND, a.FRONT):
        return _armies(s, seat, deed, card, values)
    if deed.verb in (a.AGENT_SIDE, a.MARTIAL_SIDE):
        return _spend(t, s, seat, deed, card, values)
    if deed.verb == a.LEAD:
        return _lead(t, s, seat, card, values)
    if deed.verb == a.NEXT:
        return _next(t, s, seat, card, values)
    if deed.verb == a.CROWN:
        named = own_face_up(s, seat, card) and t.kind[card] == NOBLE
        return None if named else no("R128", "not-there", values)
    return _victory(t, s, seat, deed, card, values)


def _armies(s: Dynasties, seat: int, deed: Deed, leader: int, values: dict[str, Value]) -> Refusal | None:
    if deed.verb == a.DEFEND:
        if leader < 0 or s.zone[leader] != LEADER or s.holder[leader] != seat:
            return no("R176", "no-army", values)
        return no("R175", "chosen", values) if leader in s.defenders else None
    ours = s.attackers if s.stack[-1][2] == a.ATTACKER else s.defenders
    if leader not in ours:
        return no("R196", "not-in-battle", values)
    shown = [card for card in army_of(s, leader)[1:] if s.face[card]]
    return None if len(shown) < len(army_of(s, leader)) - 1 else no("R198", "nothing-hidden", values)


def _spend(
    t: Table, s: Dynasties, seat: int, deed: Deed, card: int, values: dict[str, Value]
) -> Refusal | None:
    if deed.verb == a.AGENT_SIDE:
        if not own_face_up(s, seat, card) or t.kind[card] != AGENT:
            return no("R113", "not-there", values)
    else:
        if not own_face_up(s, seat, card):
            return no("R076", "not-there", values)
        if not t.emblem(card, MARTIAL):
            return no("R070", "no-emblem", values)
    return no("R053", "engaged", values) if is_engaged(s, card) else None


def _victory(
    t: Table, s: Dynasties, seat: int, deed: Deed, card: int, values: dict[str, Value]
) -> Refusal | None:
    loser, defended = s.stack[-1][2], s.stack[-1][4]
    if deed.verb == a.SLAUGHTER:
        if not defended:
            return no("R177", "undefended")
        losing = s.defenders if seat == s.battle[SIDE_SEAT] else s.attackers
        return None if card in losing else no("R217", "not-losing", values)
    if seat != s.battle[SIDE_SEAT]:
        return no("R218", "defender")
    if deed.verb == a.PILLAGE:
        return None if deck_size(t, s, loser) else no("R212", "empty-deck")
    if _seen_in_army(s, seat, card):
        return no("R210", "in-army", values)
    there = pile(t, s, COURT, loser) + pile(t, s, REALM, loser)
    if card not in there:
        return no("R207", "not-there", values)
    return no("R208", "monarch", values) if s.monarch[loser] == card and len(there) > 1 else None


def _seen_in_army(s: Dynasties, seat: int, card: int) -> bool:
    """Where the speaker cannot know that the card is in an army, the refusal must not tell."""
    if card < 0 or s.zone[card] not in (LEADER, FORCE):
        return False
    return s.zone[card] == LEADER or bool((s.known[card] | s.rumour[card]) >> seat & 1)


def _lead(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    cards = rest(s, seat)
    if card not in cards:
        return no("R228", "not-in-pool", values)
    if t.kind[card] != NOBLE:
        return no("R224", "no-noble", values)
    army = open_army(s)
    if army and army[1] == 0:
        return no("R225", "empty", values)
    others = [other for other in cards if other != card]
    return None if can_finish(t, s, seat, others, card, 0) else no("R226", "no-fit", values)


def _next(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    army = open_army(s)
    if not army:
        return no("R225", "no-army", values)
    cards = rest(s, seat)
    if card not in cards or card not in pool(s, seat):
        return no("R228", "not-in-pool", values)
    if s.monarch[seat] == card:
        return no("R133", "monarch", values)
    others = [other for other in cards if other != card]
    fits = army[1] < t.rank[army[0]] and can_finish(t, s, seat, others, army[0], army[1] + 1)
    return None if fits else no("R226", "no-fit", values)
