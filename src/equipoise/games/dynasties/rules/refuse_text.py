"""Refusals of card texts and their steps."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.armies import army_of
from equipoise.games.dynasties.rules.cards import assigned, is_engaged
from equipoise.games.dynasties.rules.cardtexts import (
    A_FAIR_EXCHANGE,
    A_FEW_QUESTIONS,
    MEASURED_WORDS,
    answers,
    has_target,
    in_its_zone,
    in_season,
    treasure_used,
)
from equipoise.games.dynasties.rules.reaction import event_of
from equipoise.games.dynasties.rules.refused import about, no, own_face_up
from equipoise.games.dynasties.state import (
    COURT,
    FROM_NOBLE,
    HAND,
    REALM,
    TO_NOBLE,
    Dynasties,
    Table,
)


def of_a_text(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    if deed.verb == a.USE:
        return _use(t, s, seat, deed)
    if deed.verb == a.WIN:
        return None
    if deed.verb == a.TARGET_SEAT:
        shares = t.text[s.stack[-1][2]] == MEASURED_WORDS
        parties = (s.holder[s.envoy[FROM_NOBLE]], s.holder[s.envoy[TO_NOBLE]]) if shares else (-1, -1)
        return None if deed.number in parties else no("R309", "no-choice")
    card = card_of(deed.name, seat)
    values = about(t, card, deed.name)
    if deed.verb == a.BURY:
        there = card >= 0 and s.zone[card] == HAND and s.holder[card] == seat
    elif deed.verb == a.GIVE:
        there = _at(s, card, REALM, seat) and t.rank[card] >= t.rank[s.stack[-2][4]]
    else:
        there = _aimed(t, s, seat, card)
    return None if there else no("R309", "no-target", values)


def _at(s: Dynasties, card: int, zone: int, seat: int) -> bool:
    return card >= 0 and s.zone[card] == zone and s.holder[card] == seat


def _aimed(t: Table, s: Dynasties, seat: int, card: int) -> bool:
    """Whether the text under way can be aimed at this card, or at the army it leads."""
    number = t.text[s.stack[-1][2]]
    if card < 0 or s.holder[card] == seat or number == MEASURED_WORDS:
        return False
    if number == A_FEW_QUESTIONS:
        return s.zone[card] in (COURT, REALM) and not is_engaged(s, card)
    if number == A_FAIR_EXCHANGE:
        own = [t.rank[c] for c in range(len(t.rank)) if _at(s, c, REALM, seat)]
        return s.zone[card] == REALM and t.rank[card] <= min(2, max(own))
    return bool(army_of(s, card))


def _use(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    card = card_of(deed.name, seat)
    values = about(t, card, deed.name)
    if not t.advanced:
        return no("R304", "standard")
    if not own_face_up(s, seat, card):
        return no("R316", "not-there", values)
    if t.text[card] < 0:
        return no("R308", "no-text", values)
    if not in_its_zone(t, s, seat, card):
        return no("R316", "not-there", values)
    if is_engaged(s, card):
        return no("R317", "engaged", values)
    if card in s.locked or assigned(s, card):
        return no("R313", "barred", values)
    return _timing(t, s, seat, card, values)


def _timing(t: Table, s: Dynasties, seat: int, card: int, values: dict[str, Value]) -> Refusal | None:
    active = t.board.texts[t.text[card]].active
    if s.stack[-1][0] == f.ASK_REACTION:
        if active:
            return no("R309", "season", values)
        if not answers(t, s, seat, card, event_of(s)):
            return no("R310", "event", values)
        return no("R086", "used") if treasure_used(t, s, seat, card) else None
    if not active:
        return no("R310", "event", values)
    if not in_season(t, s, card):
        return no("R309", "season", values)
    return None if has_target(t, s, seat, t.text[card]) else no("R309", "nobody", values)
