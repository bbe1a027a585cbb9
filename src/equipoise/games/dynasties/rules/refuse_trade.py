"""Refusals of the Trade Season."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of
from equipoise.games.dynasties.board import AGENT, DIPLOMATIC, NOBLE
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.cards import face_up, is_engaged, nobles_of
from equipoise.games.dynasties.rules.refused import about, no, own_face_up
from equipoise.games.dynasties.state import (
    COURT,
    FORM,
    FROM_NOBLE,
    SEALED,
    SENT,
    SPEAKER,
    TO_NOBLE,
    Dynasties,
    Table,
)


def in_trade(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    card = card_of(deed.name, seat)
    values = about(t, card, deed.name)
    if deed.verb == a.ENVOY:
        return _envoy(t, s, seat, card, values)
    if deed.verb == a.WITH:
        return _with(t, s, seat, card, values)
    if deed.verb == a.MATCH:
        return _match(t, s, seat, card, values)
    if deed.verb == a.FROM:
        return _from(t, s, seat, card, values)
    if deed.verb == a.TO:
        return _to(t, s, card, values)
    if deed.verb == a.RECEIVE:
        if not own_face_up(s, seat, card) or t.kind[card] != NOBLE:
            return no("R259", "not-there", values)
        return no("R259", "engaged", values) if is_engaged(s, card) else None
    if not _court_agent(t, s, seat, card):
        return no("R253", "not-there", values)
    if is_engaged(s, card):
        return no("R053", "engaged", values)
    named = any(s.holder[noble] != s.envoy[SPEAKER] for noble in _unengaged(t, s))
    return None if named else no("R256", "nobody")


def _court_agent(t: Table, s: Dynasties, seat: int, card: int) -> bool:
    return card >= 0 and s.zone[card] == COURT and s.holder[card] == seat and t.kind[card] == AGENT


def _unengaged(t: Table, s: Dynasties) -> list[int]:
    """All Unengaged face-up nobles."""
    return [n for seat in range(t.seats) for n in nobles_of(t, s, seat) if not is_engaged(s, n)]


def _letters(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Own Unengaged cards with a Diplomatic emblem."""
    return [c for c in face_up(t, s, seat) if not is_engaged(s, c) and t.emblem(c, DIPLOMATIC)]


def _envoy(t: Table, s: Dynasties, seat: int, noble: int, values: dict[str, Value]) -> Refusal | None:
    if not own_face_up(s, seat, noble) or t.kind[noble] != NOBLE:
        return no("R250", "not-there", values)
    if is_engaged(s, noble):
        return no("R250", "engaged", values)
    return None if set(_letters(t, s, seat)) - {noble} else no("R251", "no-card", values)


def _with(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    if not own_face_up(s, seat, card):
        return no("R251", "not-there", values)
    noble = s.envoy[TO_NOBLE] if s.stack[-1][0] == f.ASK_ADD else s.envoy[FROM_NOBLE]
    if card == noble:
        return no("R281", "itself", values)
    if not t.emblem(card, DIPLOMATIC):
        return no("R089", "no-emblem", values)
    return no("R053", "engaged", values) if is_engaged(s, card) else None


def _match(t: Table, s: Dynasties, seat: int, agent: int, values: dict[str, Value]) -> Refusal | None:
    if s.stack[-1][2]:
        return no("R280", "made")
    if not _court_agent(t, s, seat, agent):
        return no("R121", "not-there", values)
    if is_engaged(s, agent):
        return no("R053", "engaged", values)
    letters = set(_letters(t, s, seat)) - {agent}
    pairs = [noble for noble in _unengaged(t, s) if _partner(t, s, seat, noble)]
    if not pairs:
        return no("R276", "no-two")
    return None if any(letters - {noble} for noble in pairs) else no("R122", "no-card")


def _partner(t: Table, s: Dynasties, seat: int, noble: int) -> bool:
    """Whether there is a noble of a third party for it."""
    return any(s.holder[other] not in (seat, s.holder[noble]) for other in _unengaged(t, s))


def _from(t: Table, s: Dynasties, seat: int, noble: int, values: dict[str, Value]) -> Refusal | None:
    if noble not in [n for other in range(t.seats) for n in nobles_of(t, s, other)]:
        return no("R276", "no-noble", values)
    if s.envoy[FORM] == SEALED:
        if s.holder[noble] != seat:
            return no("R276", "not-own", values)
        return no("R276", "engaged", values) if is_engaged(s, noble) else None
    if is_engaged(s, noble):
        return no("R276", "engaged", values)
    if not _partner(t, s, seat, noble) or not set(_letters(t, s, seat)) - {noble}:
        return no("R275", "no-partner", values)
    return None


def _to(t: Table, s: Dynasties, noble: int, values: dict[str, Value]) -> Refusal | None:
    if noble not in [n for other in range(t.seats) for n in nobles_of(t, s, other)]:
        return no("R276", "no-noble", values)
    if is_engaged(s, noble):
        return no("R276", "engaged", values)
    holder = s.holder[noble]
    if holder == s.envoy[SPEAKER]:
        return no("R256", "senders", values) if s.envoy[FORM] == SENT else no("R278", "own", values)
    if s.envoy[FORM] != SENT and holder == s.holder[s.envoy[FROM_NOBLE]]:
        return no("R275", "same-player", values)
    return None
