"""A territory as items: deck and discard pile, Court, Realm, and the armies of the Frontier."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import Item
from equipoise.games.dynasties.board import AGENT, CODE_WORDS, CODES, NOBLE, SUIT_NAMES
from equipoise.games.dynasties.drawing import HEIGHT, WIDTH, card_sprite
from equipoise.games.dynasties.rules.cards import armies_of, pile
from equipoise.games.dynasties.rules.names import card_name, player
from equipoise.games.dynasties.state import COURT, DISCARD, REALM, Dynasties, Table
from equipoise.games.dynasties.view import BACK, DynastiesView

ROW: Final = 112  # a row of cards with names below
LEFT: Final = 96  # room for the piles
NAME_HEIGHT: Final = 9
TERRITORY_HEIGHT: Final = 34 + 3 * ROW


def card_id(card: int) -> str:
    return f"card-{card // CODES}-{CODE_WORDS[card % CODES]}"


def banner_id(seat: int) -> str:
    return f"seat-{seat}-banner"


def deck_id(seat: int) -> str:
    return f"seat-{seat}-deck"


def card_message(t: Table, s: Dynasties, card: int) -> Message:
    """A card in full, for tooltips and screen readers: name, kind, rank, suit, state, text."""
    kind, code = t.kind[card], CODE_WORDS[card % CODES]
    values: dict[str, Value] = {"card": card_name(t, card), "code": code, "rank": t.rank[card]}
    if kind == AGENT:
        told = Message("dy-tip-agent", values)
    else:
        values["suit"] = SUIT_NAMES[t.suit[card]]
        told = Message("dy-tip-noble" if kind == NOBLE else "dy-tip-resource", values)
    if card in s.monarch:
        told = Message("dy-tip-monarch", {"card": told})
    if s.engaged[card]:
        told = Message("dy-tip-engaged", {"card": told})
    if t.advanced and t.text[card] >= 0:
        text = Message(f"dy-text-{t.board.texts[t.text[card]].id}")
        told = Message("dy-tip-text", {"card": told, "text": text})
    return told


def card_items(t: Table, s: Dynasties, card: int, area: str, x: float, y: float, scale: float) -> list[Item]:
    """A face-up card with its name below; Engaged it lies on its side."""
    id = card_id(card)
    w, h = WIDTH * scale, HEIGHT * scale
    turn = 90.0 if s.engaged[card] else 0.0
    sprite = card_sprite(card % CODES)
    told = card_message(t, s, card)
    items = [Item(id, area, sprite, x, y, w, h, told, angle=turn, layer=2, tone=card // CODES)]
    below = y + h / 2 + NAME_HEIGHT * scale
    size = NAME_HEIGHT * scale
    items.append(Item(f"{id}-name", area, "", x, below, w * 0.9, size, "", card_name(t, card), layer=3))
    if card in s.monarch:
        items.append(Item(f"{id}-crown", area, "crown", x, y - h / 2, 22 * scale, 22 * scale, "", layer=4))
    if t.advanced and t.text[card] >= 0:
        corner = x + w / 2 - 8 * scale
        items.append(
            Item(f"{id}-text", area, "scroll", corner, y + h / 4, 14 * scale, 14 * scale, "", layer=4)
        )
    return items


def _row(
    t: Table, s: Dynasties, cards: list[int], area: str, left: float, y: float, width: float, scale: float
) -> list[Item]:
    step = min(WIDTH * 1.5 * scale, (width - WIDTH * scale) / max(1, len(cards) - 1))
    items: list[Item] = []
    for n, card in enumerate(cards):
        items += card_items(t, s, card, area, left + WIDTH * scale * 0.7 + n * step, y, scale)
    return items


def _army(t: Table, s: Dynasties, army: list[int], area: str, x: float, y: float, scale: float) -> list[Item]:
    """The leader over its stack; a remembered card shows its code on its back, a revealed one its face."""
    leader = army[0]
    items: list[Item] = []
    for depth in range(len(army) - 1, 0, -1):
        card = army[depth]
        place = x + 26 * scale * depth
        w, h = WIDTH * scale, HEIGHT * scale
        tone = s.holder[leader]
        if card == BACK:
            told = Message("dy-tip-back", {"depth": depth, "leader": card_name(t, leader)})
            id = f"back-{card_id(leader)}-{depth}"
            items.append(Item(id, area, "back", place, y, w, h, told, layer=1, tone=tone, kin=f"back-{tone}"))
            items.append(_code(id, area, "?", place, y, scale))
            continue
        told = Message("dy-tip-remembered", {"depth": depth, "card": card_message(t, s, card)})
        sprite = card_sprite(card % CODES) if s.face[card] else "back"
        items.append(Item(card_id(card), area, sprite, place, y, w, h, told, layer=1, tone=tone))
        items.append(_code(card_id(card), area, CODE_WORDS[card % CODES], place, y, scale))
    return items + card_items(t, s, leader, area, x, y, scale)


def _code(id: str, area: str, code: str, x: float, y: float, scale: float) -> Item:
    """What is remembered of a face-down card, below the strip of it that shows."""
    return Item(
        f"{id}-code", area, "", x + 17 * scale, y + 50 * scale, 30 * scale, 9 * scale, "", code, layer=3
    )


def _armies(
    t: Table, s: Dynasties, seat: int, area: str, left: float, y: float, width: float, scale: float
) -> list[Item]:
    armies = armies_of(s, seat)
    step = min(230 * scale, (width - 190 * scale) / max(1, len(armies) - 1))
    items: list[Item] = []
    for n, army in enumerate(armies):
        items += _army(t, s, army, area, left + WIDTH * scale * 0.7 + n * step, y, scale)
    return items


def _piles(t: Table, view: DynastiesView, seat: int, area: str, top: float, scale: float) -> list[Item]:
    s = view.seen
    count = view.decks[seat] + view.buried[seat]
    w, h = WIDTH * scale, HEIGHT * scale
    x = 44.0
    told = Message("dy-tip-deck", {"who": player(t, seat), "count": count, "buried": view.buried[seat]})
    sprite = "back" if count else "empty"
    items = [Item(deck_id(seat), area, sprite, x, top + 48 + h / 2, w, h, told, str(count), tone=seat)]
    gone = pile(t, s, DISCARD, seat)
    lost = [card_message(t, s, card) for card in reversed(gone)] or [Message("dy-nothing")]
    told = Message("dy-tip-discard", {"who": player(t, seat), "count": len(gone), "cards": lost})
    sprite = card_sprite(gone[-1] % CODES) if gone else "empty"
    y = top + 48 + h * 1.65
    items.append(Item(f"seat-{seat}-discard", area, sprite, x, y, w, h, told, layer=1, tone=seat))
    return items


def territory(t: Table, view: DynastiesView, seat: int, area: str, top: float, width: float) -> list[Item]:
    """Court, Realm and Frontier one below the other, the piles at the left."""
    s = view.seen
    scale = 1.0
    values: dict[str, Value] = {"who": player(t, seat), "hand": view.hands[seat], "deck": view.decks[seat]}
    told = Message("dy-territory-out" if s.out[seat] else "dy-territory", values)
    items = [
        Item(banner_id(seat), area, "banner", 44, top + 20, 60, 30, told, f"p{seat + 1}", tone=seat),
        Item(f"seat-{seat}-line", area, "", (width + LEFT) / 2, top + 16, width - LEFT, 16, "", told),
    ]
    items += _piles(t, view, seat, area, top, scale * 0.9)
    for n, zone in enumerate(("court", "realm", "frontier")):
        y = top + 84 + n * ROW
        middle = (width + LEFT) / 2
        ground = f"seat-{seat}-{zone}"
        label = Message(f"dy-zone-{zone}")
        sprite = "zone" if area == "board" else "zone-panel"
        items.append(Item(ground, area, sprite, middle, y + 4, width - LEFT - 4, ROW - 6, "", layer=-1))
        items.append(Item(f"{ground}-name", area, "", width - 40, y - 40, 80, 10, "", label, layer=0))
        if zone == "frontier":
            items += _armies(t, s, seat, area, LEFT + 12, y, width - LEFT - 24, scale)
        else:
            cards = pile(t, s, COURT if zone == "court" else REALM, seat)
            items += _row(t, s, cards, area, LEFT + 12, y, width - LEFT - 24, scale)
    return items
