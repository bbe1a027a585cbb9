"""How a refusal is written, and what refusals of all seasons ask about a card."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.rules.cards import in_play
from equipoise.games.dynasties.rules.names import card_name
from equipoise.games.dynasties.state import COURT, REALM, Dynasties, Table


def no(rule: str, case: str, values: dict[str, Value] | None = None) -> Refusal:
    return Refusal(f"DY-{rule}", case, values)


def about(t: Table, card: int, code: int) -> dict[str, Value]:
    """The card that was named; its code where there is no such card."""
    return {"card": card_name(t, card) if card >= 0 else CODE_WORDS[code % CODES]}


def own_face_up(s: Dynasties, seat: int, card: int) -> bool:
    return card >= 0 and s.holder[card] == seat and in_play(s, card)


def own_at_home(s: Dynasties, seat: int, card: int) -> bool:
    return card >= 0 and s.holder[card] == seat and s.zone[card] in (COURT, REALM)
