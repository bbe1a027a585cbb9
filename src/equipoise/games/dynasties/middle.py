"""What is under way between territories: a battle Clash by Clash, an Envoy; and the calendar of the year."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, TRACK, Area, Item
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.art import HEIGHT, WIDTH
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.cards import NAME_DOWN, NAME_SIZE, card_id, card_message, corner
from equipoise.games.dynasties.drawing import FIELD_HEIGHT, FIELD_WIDTH, card_sprite
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.armies import hidden_count, top_hidden
from equipoise.games.dynasties.rules.names import card_name, player
from equipoise.games.dynasties.rules.order import lead_now, living
from equipoise.games.dynasties.state import (
    BACK,
    CARD_ADDED,
    CARD_SENT,
    FROM_NOBLE,
    FRONT_ARMY,
    PLANTING,
    SEASONS,
    SIDE_SEAT,
    SPEAKER,
    TO_NOBLE,
    VALUE,
    Dynasties,
    Table,
)

FIELD: Final = "field"
CALENDAR: Final = "calendar"
CALENDAR_WIDTH: Final = 480
CALENDAR_HEIGHT: Final = 104
CARD: Final = 0.82  # of a card in the middle
SMALL: Final = 0.6
MIDDLE_LINE: Final = 88.0


def field_area() -> Area:
    return Area(FIELD, Message("dy-field"), BOARD, FIELD_WIDTH, FIELD_HEIGHT, FIELD)


def calendar_area() -> Area:
    return Area(CALENDAR, Message("dy-year"), TRACK, CALENDAR_WIDTH, CALENDAR_HEIGHT)


def _line(id: str, area: str, label: Value, x: float, y: float, w: float, size: float) -> Item:
    return Item(id, area, "", x, y, w, size, "", label)


def calendar(t: Table, s: Dynasties) -> list[Item]:
    """Year and Lead Player, the four seasons, the state of play."""
    middle = CALENDAR_WIDTH / 2
    values: dict[str, Value] = {"year": s.year}
    if s.year and any(living(s, seat) for seat in range(t.seats)):
        values["lead"] = player(t, lead_now(t, s))
        told = Message("dy-year-lead", values)
    else:
        told = Message("dy-year-alone", values)
    items = [_line("calendar", CALENDAR, told, middle, 14, CALENDAR_WIDTH - 10, 18)]
    for n, season in enumerate(SEASONS[PLANTING:]):
        now = s.season == PLANTING + n
        name = Message(f"dy-short-{season}")
        sprite = "season-now" if now else "season"
        items.append(Item(f"season-{season}", CALENDAR, sprite, 62 + 119 * n, 48, 113, 34, "", name))
    if s.die:
        draws, plays = t.draws[s.die - 1], t.plays[s.die - 1]
        play = Message("dy-state-of-play", {"die": s.die, "draws": draws, "plays": plays})
        items.append(Item("die", CALENDAR, f"die-{s.die}", 30, 86, 30, 30, ""))
        items.append(_line("state-of-play", CALENDAR, play, middle + 15, 86, CALENDAR_WIDTH - 60, 16))
    return items


def field(t: Table, s: Dynasties) -> list[Item]:
    return _battle(t, s) if s.battle else _envoy(t, s)


def _shown(t: Table, s: Dynasties, id: str, card: int, x: float, scale: float) -> list[Item]:
    """A card of a territory once more; touching it is touching that one."""
    w, h = WIDTH * scale, HEIGHT * scale
    told, sprite = card_message(t, s, card), card_sprite(card % CODES)
    tone, there = card // CODES, card_id(card)
    below, size = MIDDLE_LINE + NAME_DOWN * scale, NAME_SIZE * scale
    return [
        Item(id, FIELD, sprite, x, MIDDLE_LINE, w, h, told, layer=2, tone=tone, stands_for=there),
        Item(f"{id}-name", FIELD, "", x, below, w * 0.72, size, "", card_name(t, card), layer=3),
    ]


def _battle(t: Table, s: Dynasties) -> list[Item]:
    """Attacker left, defender right: the armies outside, between them the cards put forward."""
    attacker, defender = s.battle[SIDE_SEAT], s.battle[SIDE_SEAT + 1]
    values: dict[str, Value] = {"who": player(t, attacker), "target": player(t, defender)}
    middle = FIELD_WIDTH / 2
    items = [
        _line("battle", FIELD, Message("dy-battle", values), middle, 15, FIELD_WIDTH - 20, 17),
        Item("swords", FIELD, "swords", middle, MIDDLE_LINE, 44, 44, ""),
    ]
    for side, leaders in ((a.ATTACKER, s.attackers), (a.DEFENDER, s.defenders)):
        out = -1 if side == a.ATTACKER else 1
        seat = s.battle[SIDE_SEAT + side]
        items += _front(t, s, side, seat, middle + out * 72)
        if s.battle[VALUE + side]:
            value = Message("dy-martial-value", {"number": s.battle[VALUE + side]})
            x = middle + out * 72
            items.append(Item(f"value-{side}", FIELD, "count", x, 138, 46, 22, "", value, layer=6))
        step = min(60.0, 110.0 / max(1, len(leaders) - 1))
        for n, leader in enumerate(leaders):
            x = middle + out * (160 + step * n)
            items += _shown(t, s, f"side-{card_id(leader)}", leader, x, SMALL)
        left = Message("dy-hidden", {"count": hidden_count(s, leaders)})
        items.append(_line(f"hidden-{side}", FIELD, left, middle + out * 205, 38, 180, 13))
    return items


def _front(t: Table, s: Dynasties, side: int, seat: int, x: float) -> list[Item]:
    """The card put forward: a back until it is revealed. While agents are sent it can be aimed at."""
    front = s.battle[FRONT_ARMY + side]
    w, h = WIDTH * CARD, HEIGHT * CARD
    if front < 0:
        return [Item(f"front-{side}", FIELD, "empty", x, MIDDLE_LINE, w, h, "")]
    verb = {f.ASK_AGENT: "agent", f.ASK_MARTIAL: "martial"}.get(s.stack[-1][0], "")
    aim = f"chip-{verb}-{side}" if verb else ""
    if s.face[front]:
        told = card_message(t, s, front)
        return [
            Item(f"front-{side}", FIELD, card_sprite(front % CODES), x, MIDDLE_LINE, w, h, told, tone=seat)
        ]
    values: dict[str, Value] = {"who": player(t, seat)}
    told = Message("dy-front", values)
    top = top_hidden(s, front)
    items: list[Item] = []
    if top != BACK:
        told = Message("dy-front-known", values | {"card": card_message(t, s, top)})
        items.append(corner(t, top, f"front-{side}-rank", FIELD, x - w * 0.3, MIDDLE_LINE - 30, 26, 4))
    front_item = Item(
        f"front-{side}", FIELD, "back", x, MIDDLE_LINE, w, h, told, layer=2, tone=seat, stands_for=aim
    )
    return [front_item, *items]


def _envoy(t: Table, s: Dynasties) -> list[Item]:
    """The sender's noble and card left, the receiver's right, as far as they are known."""
    told = Message("dy-envoy", {"who": player(t, s.envoy[SPEAKER])})
    middle = FIELD_WIDTH / 2
    items = [
        _line("envoy", FIELD, told, middle, 15, FIELD_WIDTH - 20, 17),
        Item("way", FIELD, "march", middle, MIDDLE_LINE, 48, 48, ""),
    ]
    for place, x in ((FROM_NOBLE, -170), (CARD_SENT, -84), (TO_NOBLE, 84), (CARD_ADDED, 170)):
        card = s.envoy[place]
        if card >= 0:
            items += _shown(t, s, f"envoy-{place}", card, middle + x, CARD)
        else:
            w, h = WIDTH * CARD, HEIGHT * CARD
            items.append(Item(f"envoy-{place}", FIELD, "empty", middle + x, MIDDLE_LINE, w, h, ""))
    return items
