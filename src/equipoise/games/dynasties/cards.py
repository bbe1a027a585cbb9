"""A card as items: its face, its name, and what is special about it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import Item
from equipoise.games.dynasties.art import HEIGHT, WIDTH
from equipoise.games.dynasties.board import AGENT, CODE_WORDS, CODES, LETTERS, NOBLE, SUIT_NAMES
from equipoise.games.dynasties.drawing import SUIT_LETTERS, card_sprite
from equipoise.games.dynasties.rules.cards import is_engaged
from equipoise.games.dynasties.rules.names import card_name
from equipoise.games.dynasties.state import Dynasties, Table

ENGAGED: Final = -90.0  # so that the corner with sign and rank is seen at the left
NAME_DOWN: Final = 47.0  # from the middle of a card to that of its name
NAME_SIZE: Final = 12.0
LEGIBLE: Final = 0.5  # of a card, to have its name on it
LAYERS: Final = 4  # of each card: face, name, signs, crown


def card_id(card: int) -> str:
    return f"card-{card // CODES}-{CODE_WORDS[card % CODES]}"


def card_message(t: Table, s: Dynasties, card: int) -> Message:
    """A card in full, for tooltips and screen readers: name, kind, rank, suit, emblems, state, text."""
    kind, code = t.kind[card], CODE_WORDS[card % CODES]
    values: dict[str, Value] = {"card": card_name(t, card), "code": code, "rank": t.rank[card]}
    if kind == AGENT:
        told = Message("dy-tip-agent", values)
    else:
        values["suit"] = SUIT_NAMES[t.suit[card]]
        told = Message("dy-tip-noble" if kind == NOBLE else "dy-tip-resource", values)
    others = [
        Message("dy-tip-emblem", {"suit": SUIT_NAMES[suit], "number": number})
        for suit, number in enumerate(other_emblems(t, card))
        if number
    ]
    if others:
        told = Message("dy-tip-emblems", {"card": told, "emblems": others})
    if card in s.monarch:
        told = Message("dy-tip-monarch", {"card": told})
    if is_engaged(s, card):
        told = Message("dy-tip-engaged", {"card": told})
    if has_text(t, card):
        text = Message(f"dy-text-{t.board.texts[t.text[card]].id}")
        told = Message("dy-tip-text", {"card": told, "text": text})
    return told


def has_text(t: Table, card: int) -> bool:
    return t.advanced and t.text[card] >= 0


def other_emblems(t: Table, card: int) -> list[int]:
    """Emblems of each suit that do not show by its rank."""
    found = [t.emblem(card, suit) for suit in range(4)]
    if t.suit[card] < 4:
        found[t.suit[card]] -= t.rank[card]
    return found


def card_items(
    t: Table,
    s: Dynasties,
    card: int,
    area: str,
    x: float,
    y: float,
    scale: float,
    layer: int,
    angle: float = 0.0,
    seen: float = 1.0,
) -> list[Item]:
    """A face-up card; Engaged it lies on its side. `seen` is the share of its width that nothing covers."""
    id = card_id(card)
    turn = ENGAGED if is_engaged(s, card) else angle
    told, sprite = card_message(t, s, card), card_sprite(card % CODES)
    w, h = WIDTH * scale, HEIGHT * scale
    items = [Item(id, area, sprite, x, y, w, h, told, angle=turn, layer=layer, tone=card // CODES)]
    room = seen if not is_engaged(s, card) else 1.0 if seen == 1.0 else 0.0  # at its far end
    if room > LEGIBLE:
        left, top = turned(x, y, (room - 1) * w / 2, NAME_DOWN * scale, turn)
        name, size = card_name(t, card), NAME_SIZE * scale
        items.append(
            Item(f"{id}-name", area, "", left, top, w * room * 0.72, size, "", name, turn, layer + 1)
        )
    n = 0
    for suit, number in enumerate(other_emblems(t, card)):
        for _ in range(number):
            left, top = turned(x, y, (-10 + 13 * n) * scale, 27 * scale, turn)
            mark, side = f"sign-{LETTERS[suit]}", 15 * scale
            items.append(
                Item(f"{id}-sign-{n}", area, mark, left, top, side, side, "", angle=turn, layer=layer + 2)
            )
            n += 1
    return items + _marks(t, s, card, area, x, y, scale, layer + 3, turn)


def _marks(
    t: Table, s: Dynasties, card: int, area: str, x: float, y: float, scale: float, layer: int, turn: float
) -> list[Item]:
    """A Monarch's crown, and the sign of a card text."""
    items: list[Item] = []
    id = card_id(card)
    if card in s.monarch:
        left, top = turned(x, y, -34 * scale, 11 * scale, turn)
        size = 27 * scale
        items.append(Item(f"{id}-crown", area, "crown", left, top, size, size, "", layer=layer))
    if has_text(t, card):
        left, top = turned(x, y, -34 * scale, 26 * scale, turn)
        size = 18 * scale
        items.append(Item(f"{id}-text", area, "scroll", left, top, size, size, "", angle=turn, layer=layer))
    return items


def corner(t: Table, card: int, id: str, area: str, x: float, y: float, width: float, layer: int) -> Item:
    """Sign and rank of a card that lies face down but is remembered."""
    rank = str(t.rank[card]) if t.rank[card] else ""
    sprite = f"tab-{SUIT_LETTERS[t.suit[card]]}"
    return Item(id, area, sprite, x, y, width, width * 1.55, "", rank, layer=layer)


def turned(x: float, y: float, dx: float, dy: float, angle: float) -> tuple[float, float]:
    """The point at (dx, dy) from a middle about which everything is turned."""
    a = radians(angle)
    return x + dx * cos(a) - dy * sin(a), y + dx * sin(a) + dy * cos(a)
