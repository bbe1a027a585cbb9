"""Refusals of attacks and bribes."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of
from equipoise.games.dynasties.board import DIPLOMATIC, TREASURE
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.cards import face_up, is_engaged
from equipoise.games.dynasties.rules.refused import about, no, own_face_up
from equipoise.games.dynasties.state import LEADER, Dynasties, Table


def in_campaign(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    if deed.verb == a.HOLD:
        return None
    card = card_of(deed.name, seat)
    values = about(t, card, deed.name)
    if deed.verb == a.ATTACK:
        return _attack(t, s, seat, card, deed.number, values)
    if deed.verb == a.BRIBE:
        return _bribe(t, s, seat, card, values)
    if not own_face_up(s, seat, card):
        return no("R285", "not-there", values)
    if not _worth(t, card):
        return no("R285", "no-emblem", values)
    return no("R053", "engaged", values) if is_engaged(s, card) else None


def _attack(
    t: Table, s: Dynasties, seat: int, leader: int, target: int, values: dict[str, Value]
) -> Refusal | None:
    if leader < 0 or s.zone[leader] != LEADER or s.holder[leader] != seat:
        return no("R168", "no-army", values)
    if s.stack[-1][0] == f.ASK_RETARGET and s.stack[-1][2] != leader:
        return no("R290", "other-army", values)
    if s.attacked[leader]:
        return no("R169", "attacked", values)
    if is_engaged(s, leader):
        return no("R168", "engaged", values)
    values["seat"] = target + 1
    if target == seat or s.out[target]:
        return no("R168", "no-target", values)
    if s.relations[seat] >> target & 1:
        return no("R174", "relations", values)
    return no("R291", "barred", values) if s.barred[leader] >> target & 1 else None


def _worth(t: Table, card: int) -> int:
    return max(t.emblem(card, TREASURE), t.emblem(card, DIPLOMATIC))


def _bribe(t: Table, s: Dynasties, seat: int, leader: int, values: dict[str, Value]) -> Refusal | None:
    open_to_bribes = [s.sent[n] for n in range(0, len(s.sent), 3) if not s.sent[n + 2]]
    if leader not in open_to_bribes:
        return no("R283", "not-sent", values)
    means = sum(_worth(t, card) for card in face_up(t, s, seat) if not is_engaged(s, card))
    if means < t.rank[leader]:
        return no("R286", "too-little", {**values, "count": t.rank[leader], "means": means})
    return None
