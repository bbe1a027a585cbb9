"""The table as a picture: the middle, the own territory and hand, a panel for each rival."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, HAND, PANEL, Area, Item, Scene, Touch
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.drawing import HEIGHT, WIDTH, card_sprite
from equipoise.games.dynasties.panels import TERRITORY_HEIGHT, card_items, territory
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.cards import pile
from equipoise.games.dynasties.rules.names import player
from equipoise.games.dynasties.rules.order import lead_now
from equipoise.games.dynasties.state import (
    FRONT_ARMY,
    RUNNING,
    SEASONS,
    SIDE_SEAT,
    VALUE,
    Dynasties,
    Table,
)
from equipoise.games.dynasties.state import HAND as HAND_ZONE
from equipoise.games.dynasties.text import say
from equipoise.games.dynasties.touches import chip_id, crowded, needs_chip, path
from equipoise.games.dynasties.view import DynastiesView

BOARD_WIDTH: Final = 1000
PANEL_WIDTH: Final = 640
MIDDLE: Final = 150
CHIP: Final = 112
FAN: Final = 66  # from one hand card to the next
HAND_HEIGHT: Final = 120
TURN: Final = 2.5  # degrees


def scene(t: Table, view: DynastiesView) -> Scene:
    s = view.seen
    own = view.seat
    deeds = [t.actions.deeds[id] for id in view.legal]
    height = MIDDLE + (TERRITORY_HEIGHT if own >= 0 else 0)
    areas = [Area("board", Message("dy-table"), BOARD, BOARD_WIDTH, height)]
    items = _middle(t, view) + _chips(deeds)
    if own >= 0:
        items += territory(t, view, own, "board", MIDDLE, BOARD_WIDTH)
        cards = pile(t, s, HAND_ZONE, own)
        width = max(400, WIDTH + FAN * len(cards))
        areas.append(
            Area("hand", Message("dy-hand", {"count": len(cards)}), HAND, width, HAND_HEIGHT, seat=own)
        )
        items += _fan(t, s, cards, width)
    for seat in range(t.seats):
        if seat != own:
            name = Message("dy-panel", {"who": player(t, seat)})
            areas.append(Area(f"seat-{seat}", name, PANEL, PANEL_WIDTH, TERRITORY_HEIGHT, seat=seat))
            items += territory(t, view, seat, f"seat-{seat}", 0, PANEL_WIDTH)
    return Scene(areas, items, _touches(t, view, deeds), prompt(t, view))


def _touches(t: Table, view: DynastiesView, deeds: list[Deed]) -> list[Touch]:
    crowd = crowded(deeds)
    found: list[Touch] = []
    for id, deed in zip(view.legal, deeds):
        text = say(t, view.seen, view.seat, deed, view.seat)
        if deed.name < 0:
            text = Message(f"dy-do-{a.VERBS[deed.verb]}", {"number": deed.number + 1})
        if deed.verb in (a.TARGET_SEAT, a.WIN):
            text = say(t, view.seen, view.seat, deed, view.seat)
        found.append(Touch(id, path(t, view.seen, view.seat, deed, crowd), text))
    return found


def _chips(deeds: list[Deed]) -> list[Item]:
    """What a card that is touched can do; each kind once."""
    crowd = crowded(deeds)
    items: list[Item] = []
    seen: set[str] = set()
    for deed in deeds:
        id = chip_id(deed)
        if needs_chip(deed, crowd) and id not in seen:
            seen.add(id)
            label = _chip_label(deed)
            x = 60 + CHIP * (len(seen) - 1)
            items.append(Item(id, "board", "chip", x, MIDDLE - 22, CHIP - 8, 30, label, label, layer=5))
    return items


def _chip_label(deed: Deed) -> Message:
    number = a.number_of(deed.verb)
    values: dict[str, Value] = {"number": deed.number + 1}
    if number == a.SIDE:
        return Message(f"dy-chip-{a.VERBS[deed.verb]}-{a.SIDES[deed.number]}")
    if number == a.HOW:
        return Message(f"dy-chip-engage-{a.HOWS[deed.number]}")
    return Message(f"dy-chip-{a.VERBS[deed.verb]}", values)


def _fan(t: Table, s: Dynasties, cards: list[int], width: int) -> list[Item]:
    items: list[Item] = []
    middle = (len(cards) - 1) / 2
    for n, card in enumerate(cards):
        x = width / 2 + (n - middle) * FAN
        drawn = card_items(t, s, card, "hand", x, 49 + abs(n - middle), 1.1)
        drawn[0].angle = (n - middle) * TURN
        items += drawn
    return items


def _line(id: str, label: Message, y: float, size: float) -> Item:
    return Item(id, "board", "", BOARD_WIDTH / 2, y, BOARD_WIDTH - 20, size, "", label)


def _middle(t: Table, view: DynastiesView) -> list[Item]:
    s = view.seen
    values: dict[str, Value] = {"year": s.year, "lead": player(t, lead_now(t, s) if _alive(s) else 0)}
    values["season"] = Message(f"dy-season-{SEASONS[s.season]}")
    items = [_line("calendar", Message("dy-calendar", values), 16, 20)]
    if s.die:
        draws, plays = t.draws[s.die - 1], t.plays[s.die - 1]
        play = Message("dy-state-of-play", {"die": s.die, "draws": draws, "plays": plays})
        items.append(_line("state-of-play", play, 38, 14))
    if s.battle:
        items += _battle(t, s)
    elif s.envoy:
        items.append(_line("envoy", Message("dy-envoy", {"who": player(t, s.envoy[1])}), 62, 16))
    return items


def _alive(s: Dynasties) -> bool:
    return any(out == 0 for out in s.out)


def _battle(t: Table, s: Dynasties) -> list[Item]:
    """The Clash in the middle: the cards put forward, face down until they are revealed."""
    attacker, defender = s.battle[SIDE_SEAT], s.battle[SIDE_SEAT + 1]
    values: dict[str, Value] = {"who": player(t, attacker), "target": player(t, defender)}
    items = [_line("battle", Message("dy-battle", values), 60, 16)]
    for side, seat in ((a.ATTACKER, attacker), (a.DEFENDER, defender)):
        front = s.battle[FRONT_ARMY + side]
        x = BOARD_WIDTH / 2 + (-90 if side == a.ATTACKER else 90)
        if front >= 0:
            open_card = s.face[front]
            sprite = card_sprite(front % CODES) if open_card else "back"
            told = Message("dy-front", {"who": player(t, seat)})
            size = 0.7
            items.append(
                Item(f"front-{side}", "board", sprite, x, 102, WIDTH * size, HEIGHT * size, told, tone=seat)
            )
        value = Message("dy-martial-value", {"number": s.battle[VALUE + side]})
        items.append(Item(f"value-{side}", "board", "", x * 2 - BOARD_WIDTH / 2, 102, 140, 16, "", value))
    return items


def prompt(t: Table, view: DynastiesView) -> Message:
    s = view.seen
    if s.reason != RUNNING:
        return Message("dy-prompt-over")
    if not view.legal:
        waiting = [player(t, seat) for seat in view.to_act if seat >= 0]
        return Message("dy-prompt-wait", {"who": waiting}) if waiting else Message("dy-prompt-chance")
    kind = s.stack[-1][0]
    if kind == f.ASK_PLANTING and s.pending[view.seat] >= 0:
        kind = f.ASK_PLACE
    return Message(f"dy-ask-{f.QUESTIONS[kind - f.FIRST_QUESTION]}")
