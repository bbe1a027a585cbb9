"""The simple game as a picture: nobles and this round's cards, a Court for each seat, the own hand."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, HAND, PANEL, Area, Item, Scene, Touch
from equipoise.games.dynasties.art import HEIGHT, WIDTH
from equipoise.games.dynasties.board import AGENT, CODE_WORDS, KIND, NOBLE, RANK, SUIT, SUIT_NAMES
from equipoise.games.dynasties.drawing import SIMPLE_HEIGHT, SIMPLE_WIDTH, card_sprite
from equipoise.games.dynasties.layout import spread
from equipoise.games.dynasties.rules.names import name_in
from equipoise.games.dynasties.simple.rules import score
from equipoise.games.dynasties.simple.state import NO_CARD, SimpleTable
from equipoise.games.dynasties.simple.text import last_message, prompt, round_message, say, who
from equipoise.games.dynasties.simple.view import SimpleView

PANEL_WIDTH: Final = 230
PANEL_HEIGHT: Final = 124
HAND_WIDTH: Final = 420
HAND_HEIGHT: Final = 160
LINE: Final = 180.0  # of the cards on the board
LEFT: Final = 250.0  # of the seats' cards
CARD: Final = 1.2
SMALL: Final = 0.58
LAID: Final = 0.5  # of a card that has been laid upon the open one of the last round


def card_id(code: int) -> str:
    return f"card-{CODE_WORDS[code]}"


def card_message(t: SimpleTable, code: int) -> Message:
    values: dict[str, Value] = {"card": name_in(t.deck, code), "code": CODE_WORDS[code], "rank": RANK[code]}
    if KIND[code] == AGENT:
        return Message("dy-tip-agent", values)
    values["suit"] = SUIT_NAMES[SUIT[code]]
    return Message("dy-tip-noble" if KIND[code] == NOBLE else "dy-tip-resource", values)


def card_items(
    t: SimpleTable, id: str, code: int, area: str, x: float, y: float, scale: float, tone: int
) -> list[Item]:
    w, h = WIDTH * scale, HEIGHT * scale
    told, name = card_message(t, code), name_in(t.deck, code)
    down, size = y + 47 * scale, 12 * scale
    return [
        Item(id, area, card_sprite(code), x, y, w, h, told, layer=2, tone=tone),
        Item(f"{id}-name", area, "", x, down, w * 0.72, size, "", name, layer=3),
    ]


def scene(t: SimpleTable, view: SimpleView) -> Scene:
    s = view.seen
    areas = [Area("board", Message("dy-table"), BOARD, SIMPLE_WIDTH, SIMPLE_HEIGHT, "simple")]
    items = _middle(t, view) + _round(t, view)
    for seat in range(t.seats):
        areas.append(Area(f"seat-{seat}", who(seat), PANEL, PANEL_WIDTH, PANEL_HEIGHT, seat=seat))
        items += _court(t, view, seat)
    if view.seat >= 0:
        hand = s.hands[view.seat]
        told = Message("dy-hand", {"count": len(hand)})
        areas.append(Area("hand", told, HAND, HAND_WIDTH, HAND_HEIGHT, "fan", view.seat))
        for n, code in enumerate(hand):
            x = HAND_WIDTH / 2 + (n - (len(hand) - 1) / 2) * 112
            items += card_items(t, card_id(code), code, "hand", x, HAND_HEIGHT / 2, 1.0, view.seat)
    touches = [Touch(id, [card_id(id)], say(t, s, view.seat, id, view.seat)) for id in view.legal]
    return Scene(areas, items, touches, prompt(t, view))


def _middle(t: SimpleTable, view: SimpleView) -> list[Item]:
    """The pile of nobles and the one that was turned up last."""
    s = view.seen
    wide = SIMPLE_WIDTH - 20
    items = [Item("round", "board", "", SIMPLE_WIDTH / 2, 22, wide, 22, "", round_message(t, s))]
    left = t.rounds - s.rounds
    pile = Message("dy-simple-pile", {"count": left})
    sprite, w, h = "back" if left else "empty", WIDTH * CARD * 0.8, HEIGHT * CARD * 0.8
    items.append(Item("nobles", "board", sprite, 62, LINE, w, h, pile))
    items.append(Item("nobles-count", "board", "count", 62, LINE + h * 0.36, 50, 24, "", str(left), layer=3))
    if s.turned != NO_CARD:
        items += card_items(t, "turned", s.turned, "board", 172, LINE, CARD * 0.9, -1)
        told = last_message(t, s)
        items.append(Item("last", "board", "", SIMPLE_WIDTH / 2, SIMPLE_HEIGHT - 22, wide, 20, "", told))
    return items


def _round(t: SimpleTable, view: SimpleView) -> list[Item]:
    """What each seat laid in the last round, open; a card for the next lies face down upon its picture."""
    s = view.seen
    scale = CARD if t.seats < 5 else CARD * 0.66
    w, h = WIDTH * scale, HEIGHT * scale
    items: list[Item] = []
    places = spread([w] * t.seats, 8, SIMPLE_WIDTH - LEFT - 56)  # at the right the page has buttons
    for seat, place in enumerate(places):
        x = LEFT + place
        crown = s.won == seat and s.turned != NO_CARD
        items.append(
            Item(f"seat-{seat}-word", "board", "banner", x, 72, 56, 28, "", f"p{seat + 1}", tone=seat)
        )
        if crown:
            items.append(Item("winner", "board", "crown", x + 40, 72, 26, 26, ""))
        if s.shown[seat] != NO_CARD:
            items += card_items(t, f"shown-{seat}", s.shown[seat], "board", x, LINE, scale, seat)
            if view.laid[seat]:
                items.append(_laid(seat, x + 0.28 * w, LINE - 0.16 * h, w * LAID, h * LAID))
        elif view.laid[seat]:
            items.append(_laid(seat, x, LINE, w, h))
        else:
            items.append(Item(f"free-{seat}", "board", "empty", x, LINE, w, h, ""))
    return items


def _laid(seat: int, x: float, y: float, w: float, h: float) -> Item:
    told = Message("dy-simple-laid", {"who": who(seat)})
    return Item(f"laid-{seat}", "board", "back", x, y, w, h, told, layer=4, tone=seat)


def _court(t: SimpleTable, view: SimpleView, seat: int) -> list[Item]:
    s, area = view.seen, f"seat-{seat}"
    values: dict[str, Value] = {"who": who(seat), "sum": score(s, seat), "hand": view.hands[seat]}
    values["pile"] = s.piles[seat]
    told, line = Message("dy-simple-banner", values), Message("dy-simple-court", values)
    items = [Item(f"{area}-banner", area, "banner", 30, 20, 48, 26, told, f"p{seat + 1}", tone=seat)]
    items.append(Item(f"{area}-line", area, "", 142, 20, 150, 15, "", line))
    court = s.courts[seat]
    w, h = WIDTH * SMALL, HEIGHT * SMALL
    for n, place in enumerate(spread([w] * len(court), 5, PANEL_WIDTH - 8)):
        id, sprite = f"won-{CODE_WORDS[court[n]]}", card_sprite(court[n])
        noble = card_message(t, court[n])
        items.append(Item(id, area, sprite, 4 + place, 81, w, h, noble, layer=2 + n, tone=seat))
    return items
