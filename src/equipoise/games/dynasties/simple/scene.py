"""The simple game as a picture: the last round in the middle, a Court for each seat, the own hand."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, HAND, PANEL, Area, Item, Scene, Touch
from equipoise.games.dynasties.board import AGENT, CODE_WORDS, KIND, NOBLE, RANK, SUIT, SUIT_NAMES
from equipoise.games.dynasties.drawing import HEIGHT, WIDTH, card_sprite
from equipoise.games.dynasties.rules.names import name_in
from equipoise.games.dynasties.simple.rules import score
from equipoise.games.dynasties.simple.state import NO_CARD, SimpleTable
from equipoise.games.dynasties.simple.text import last_message, prompt, round_message, say, who
from equipoise.games.dynasties.simple.view import SimpleView

BOARD_WIDTH: Final = 700
BOARD_HEIGHT: Final = 260
PANEL_WIDTH: Final = 400
PANEL_HEIGHT: Final = 120


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
    told = card_message(t, code)
    below = y + h / 2 + 8 * scale
    return [
        Item(id, area, card_sprite(code), x, y, w, h, told, layer=2, tone=tone),
        Item(f"{id}-name", area, "", x, below, w * 0.9, 9 * scale, "", name_in(t.deck, code), layer=3),
    ]


def scene(t: SimpleTable, view: SimpleView) -> Scene:
    s = view.seen
    areas = [Area("board", Message("dy-table"), BOARD, BOARD_WIDTH, BOARD_HEIGHT)]
    items = _middle(t, view)
    for seat in range(t.seats):
        areas.append(Area(f"seat-{seat}", who(seat), PANEL, PANEL_WIDTH, PANEL_HEIGHT, seat=seat))
        items += _court(t, view, seat)
    if view.seat >= 0:
        hand = s.hands[view.seat]
        areas.append(Area("hand", Message("dy-hand", {"count": len(hand)}), HAND, 400, 140, seat=view.seat))
        for n, code in enumerate(hand):
            x = 200 + (n - (len(hand) - 1) / 2) * 92
            items += card_items(t, card_id(code), code, "hand", x, 60, 1.2, view.seat)
    touches = [Touch(id, [card_id(id)], say(t, s, view.seat, id, view.seat)) for id in view.legal]
    return Scene(areas, items, touches, prompt(t, view))


def _middle(t: SimpleTable, view: SimpleView) -> list[Item]:
    s = view.seen
    middle = BOARD_WIDTH / 2
    items = [Item("round", "board", "", middle, 16, BOARD_WIDTH - 20, 18, "", round_message(t, s))]
    left = t.rounds - s.rounds
    pile = Message("dy-simple-pile", {"count": left})
    items.append(
        Item("nobles", "board", "back" if left else "empty", 60, 120, WIDTH, HEIGHT, pile, str(left))
    )
    if s.turned != NO_CARD:
        items += card_items(t, "turned", s.turned, "board", 150, 120, 1.0, -1)
        items.append(Item("last", "board", "", middle, 228, BOARD_WIDTH - 20, 16, "", last_message(t, s)))
    for seat in range(t.seats):
        x = 250 + seat * 80
        items.append(Item(f"seat-{seat}-word", "board", "", x, 60, 70, 14, "", who(seat)))
        if view.laid[seat]:
            told = Message("dy-simple-laid", {"who": who(seat)})
            items.append(Item(f"laid-{seat}", "board", "back", x, 120, WIDTH, HEIGHT, told, "?", tone=seat))
        elif s.shown[seat] != NO_CARD:
            items += card_items(t, f"shown-{seat}", s.shown[seat], "board", x, 120, 1.0, seat)
    return items


def _court(t: SimpleTable, view: SimpleView, seat: int) -> list[Item]:
    s, area = view.seen, f"seat-{seat}"
    values: dict[str, Value] = {"who": who(seat), "sum": score(s, seat), "hand": view.hands[seat]}
    values["pile"] = s.piles[seat]
    line = Message("dy-simple-line", values)
    items = [Item(f"{area}-banner", area, "banner", 40, 20, 60, 30, line, f"p{seat + 1}", tone=seat)]
    items.append(Item(f"{area}-line", area, "", 230, 18, 300, 14, "", line))
    court = s.courts[seat]
    step = min(44.0, 340 / max(1, len(court)))
    for n, noble in enumerate(court):
        items += card_items(t, f"won-{CODE_WORDS[noble]}", noble, area, 34 + n * step, 72, 0.7, seat)
    return items
