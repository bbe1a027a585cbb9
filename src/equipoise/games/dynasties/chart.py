"""The table in plain text, enough to play from: every territory, the hand, what is asked.

p1 Saltmere League   Lead, hand 5, deck 38
  court    *n3m  n2t~  a4          * Monarch, ~ Engaged, p2:n3m a card that p2 owns
  realm    r1t1  r4d2~
  army     n5t [r4m1 r2p1]         force cards from the top; ?? is unknown, (r2p1) face up
"""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import FAINT, PLAIN, STRONG, Picture, Span
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.armies import armies_of
from equipoise.games.dynasties.rules.cards import is_engaged, pile
from equipoise.games.dynasties.rules.names import card_name, player
from equipoise.games.dynasties.rules.order import lead_now, living
from equipoise.games.dynasties.state import (
    BACK,
    COURT,
    DISCARD,
    FROM_NOBLE,
    HAND,
    REALM,
    RUNNING,
    SEASONS,
    SIDE_SEAT,
    VALUE,
    Dynasties,
    Table,
)
from equipoise.games.dynasties.view import DynastiesView

LABEL: Final = 10  # columns
WIDTH: Final = 96
LAST_LOST: Final = 6  # cards of a discard pile that are listed


def word(t: Table, s: Dynasties, viewer: int, card: int) -> str:
    """A card as the viewer has to name it; the viewer of nothing names owners always."""
    if card == BACK:
        return "??"
    owner, code = card // CODES, CODE_WORDS[card % CODES]
    return code if owner == viewer else f"p{owner + 1}:{code}"


def marked(t: Table, s: Dynasties, viewer: int, card: int) -> str:
    crown = "*" if card in s.monarch else ""
    return f"{crown}{word(t, s, viewer, card)}{'~' if is_engaged(s, card) else ''}"


def picture(t: Table, view: DynastiesView, tell: Tell) -> Picture:
    s = view.seen
    values: dict[str, Value] = {"year": s.year, "season": Message(f"dy-season-{SEASONS[s.season]}")}
    if any(living(s, seat) for seat in range(t.seats)):
        values["lead"] = player(t, lead_now(t, s))
        lines: Picture = [[Span(tell(Message("dy-calendar", values)), STRONG)]]
    else:
        lines = []
    if s.die:
        values = {"die": s.die, "draws": t.draws[s.die - 1], "plays": t.plays[s.die - 1]}
        lines.append([Span(tell(Message("dy-state-of-play", values)))])
    for seat in range(t.seats):
        lines += _territory(t, view, seat, tell)
    lines.append([Span(tell(Message("dy-legend")), FAINT)])
    lines += _under_way(t, view, tell)
    if view.seat >= 0:
        lines += _hand(t, view, tell)
    return lines


def _territory(t: Table, view: DynastiesView, seat: int, tell: Tell) -> Picture:
    s, viewer = view.seen, view.seat
    if not living(s, seat):
        return [[Span(tell(Message("dy-line-out", {"who": player(t, seat)})), seat)]]
    values: dict[str, Value] = {"who": player(t, seat), "hand": view.hands[seat]}
    values["deck"] = view.decks[seat] + view.buried[seat]
    lines: Picture = [[Span(tell(Message("dy-line", values)), seat)]]
    for zone, name in ((COURT, "court"), (REALM, "realm")):
        cards = [marked(t, s, viewer, card) for card in pile(t, s, zone, seat)]
        lines += _list(tell(Message(f"dy-zone-{name}")), cards)
    for army in armies_of(s, seat):
        force = " ".join(_force(t, s, viewer, card) for card in army[1:])
        target = _notes(s, army[0])
        text = f"{marked(t, s, viewer, army[0])} [{force}]{target}"
        lines += _list(tell(Message("dy-army")), [text])
    listed = [word(t, s, viewer, c) for c in range(CODES * t.seats) if s.rumour[c] and s.holder[c] == seat]
    if listed:
        lines += _list(tell(Message("dy-face-down")), listed)
    lost = pile(t, s, DISCARD, seat)
    if lost:
        shown = [word(t, s, viewer, card) for card in reversed(lost[-LAST_LOST:])]
        more = [f"+{len(lost) - LAST_LOST}"] if len(lost) > LAST_LOST else []
        lines += _list(tell(Message("dy-zone-discard")), shown + more)
    return lines


def _force(t: Table, s: Dynasties, viewer: int, card: int) -> str:
    shown = word(t, s, viewer, card)
    return f"({shown})" if card != BACK and s.face[card] else shown


def _notes(s: Dynasties, leader: int) -> str:
    """Whom an army is on its way to, and where it may not go any more."""
    notes = [f"> p{s.sent[n + 1] + 1}" for n in range(0, len(s.sent), 3) if s.sent[n] == leader]
    notes += [f"x p{seat + 1}" for seat in range(len(s.out)) if s.barred[leader] >> seat & 1]
    return f" {' '.join(notes)}" if notes else ""


def _list(label: str, words: list[str]) -> Picture:
    """Words in lines of a hundred columns behind their label."""
    lines: Picture = []
    text = ""
    for one in words or ["-"]:
        if text and len(text) + len(one) + 2 > WIDTH - LABEL:
            lines.append([Span(f"  {label:<{LABEL}}", FAINT), Span(text, PLAIN)])
            label, text = "", ""
        text += f"  {one}" if text else one
    lines.append([Span(f"  {label:<{LABEL}}", FAINT), Span(text, PLAIN)])
    return lines


def _under_way(t: Table, view: DynastiesView, tell: Tell) -> Picture:
    s = view.seen
    lines: Picture = []
    if s.battle:
        values: dict[str, Value] = {"who": player(t, s.battle[SIDE_SEAT])}
        values["target"] = player(t, s.battle[SIDE_SEAT + a.DEFENDER])
        lines.append([Span(tell(Message("dy-battle", values)), STRONG)])
        numbers: dict[str, Value] = {"ours": s.battle[VALUE], "theirs": s.battle[VALUE + 1]}
        lines.append([Span(tell(Message("dy-values", numbers)))])
    if s.envoy:
        told = tell(Message("dy-envoy", {"who": player(t, s.envoy[1])}))
        cards = [word(t, s, view.seat, card) for card in s.envoy[FROM_NOBLE : FROM_NOBLE + 3] if card >= 0]
        lines.append([Span(f"{told} {' '.join(cards)}", STRONG)])
    related = [
        f"p{one + 1}-p{other + 1}"
        for one in range(t.seats)
        for other in range(one)
        if s.relations[one] >> other & 1
    ]
    if related:
        lines.append([Span(tell(Message("dy-relations", {"pairs": ", ".join(related)})))])
    return lines


def _name(t: Table, card: int, tell: Tell) -> str:
    name = card_name(t, card)
    return tell(name) if isinstance(name, Message) else str(name)


def _hand(t: Table, view: DynastiesView, tell: Tell) -> Picture:
    s = view.seen
    hand = pile(t, s, HAND, view.seat)
    words = [f"{word(t, s, view.seat, card)} {_name(t, card, tell)}" for card in hand]
    lines = _list(tell(Message("dy-your-hand")), words)
    chosen = s.plays[view.seat][::4]
    if chosen:
        lines += _list(tell(Message("dy-chosen")), [word(t, s, view.seat, card) for card in chosen])
    if view.legal and s.reason == RUNNING:
        kind = s.stack[-1][0]
        if kind == f.ASK_PLANTING and s.pending[view.seat] >= 0:
            kind = f.ASK_PLACE
        question = f.QUESTIONS[kind - f.FIRST_QUESTION]
        lines.append([Span(tell(Message(f"dy-ask-{question}")), STRONG)])
    return lines
