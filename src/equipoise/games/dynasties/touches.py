"""What to touch for an action: the card, then, where a card can do several things, a chip that says which."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of, name_of
from equipoise.games.dynasties.board import CODE_OF, CODES
from equipoise.games.dynasties.cards import card_id
from equipoise.games.dynasties.panels import banner_id, deck_id
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.state import Dynasties, Table

# What touching a card alone would say to each question, for "why not".
MEANT: Final = {
    f.ASK_PLANTING: "play", f.ASK_PLAY: "play", f.ASK_HARVEST: "force", f.ASK_PLACE: "muster",
    f.ASK_LURE_PAY: "pay", f.ASK_TRADE: "envoy", f.ASK_WITH: "with", f.ASK_ADD: "with",
    f.ASK_FROM: "from", f.ASK_TO: "to", f.ASK_INTERCEPT: "intercept", f.ASK_RECEIVE: "receive",
    f.ASK_BRIBE: "bribe", f.ASK_BRIBE_PAY: "pay", f.ASK_DEFEND: "defend", f.ASK_FRONT: "front",
    f.ASK_VICTORY: "raze", f.ASK_LAY: "next", f.ASK_CROWN: "crown", f.ASK_REACTION: "use",
    f.ASK_TARGET: "target", f.ASK_GIVE: "give", f.ASK_BURY: "bury",
}  # fmt: skip


def chip_id(deed: Deed) -> str:
    return f"chip-{a.VERBS[deed.verb]}-{deed.number}"


def crowded(deeds: list[Deed]) -> list[int]:
    """Names that more than one action begins with."""
    names = [deed.name for deed in deeds]
    return [name for name in names if name >= 0 and names.count(name) > 1]


def needs_chip(deed: Deed, crowd: list[int]) -> bool:
    return deed.verb != a.ATTACK and deed.name in crowd


def path(t: Table, s: Dynasties, seat: int, deed: Deed, crowd: list[int]) -> list[str]:
    if deed.verb == a.PILLAGE:
        return [deck_id(s.stack[-1][2])]
    if deed.verb == a.TARGET_SEAT:
        return [banner_id(deed.number)]
    if deed.name < 0:
        return []
    card = card_id(card_of(deed.name, seat))
    if deed.verb == a.ATTACK:
        return [card, banner_id(deed.number)]
    return [card, chip_id(deed)] if needs_chip(deed, crowd) else [card]


def meant(t: Table, s: Dynasties, seat: int, items: list[str]) -> str:
    """The words that these items would say, legal or not; empty if nothing."""
    parts = [item.split("-") for item in items]
    kind = s.stack[-1][0]
    if not items or parts[0][0] != "card" or len(parts[0]) != 3:
        return ""
    owner, code = parts[0][1], CODE_OF.get(parts[0][2], -1)
    if not owner.isdigit() or int(owner) >= t.seats or code < 0:
        return ""
    name = t.actions.name_word(name_of(int(owner) * CODES + code, seat))
    if len(parts) > 1 and parts[1][0] == "seat" and kind in (f.ASK_ATTACK, f.ASK_RETARGET):
        return f"attack {name} p{int(parts[1][1]) + 1}" if parts[1][1].isdigit() else ""
    verb = MEANT.get(kind, "")
    return f"{verb} {name}" if verb else ""
