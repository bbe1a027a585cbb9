"""The table as a picture: a board for each territory, what is under way between them, the own hand."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, CHOICES, HAND, Area, Item, Scene, Touch
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed
from equipoise.games.dynasties.art import HEIGHT, WIDTH
from equipoise.games.dynasties.cards import LAYERS, card_id, card_items
from equipoise.games.dynasties.layout import ground_of
from equipoise.games.dynasties.middle import calendar, calendar_area, field, field_area
from equipoise.games.dynasties.panels import territory
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.cards import pile
from equipoise.games.dynasties.rules.names import player
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.planting import PLAY_SIZE, plays_due
from equipoise.games.dynasties.state import HAND as HAND_ZONE
from equipoise.games.dynasties.state import RUNNING, SEASONS, Dynasties, Table
from equipoise.games.dynasties.text import say
from equipoise.games.dynasties.touches import chip_id, crowded, needs_chip, path
from equipoise.games.dynasties.view import DynastiesView

FAN: Final = 78.0  # from one hand card to the next
FAN_WIDTH: Final = 900.0  # from there on they lie closer
FAN_MARGIN: Final = 30
HAND_HEIGHT: Final = 178
RAISED: Final = 12.0
TURN: Final = 1.6  # degrees from one to the next
MOST_TURN: Final = 9.0


def scene(t: Table, view: DynastiesView) -> Scene:
    s, own = view.seen, view.seat
    deeds = [t.actions.deed(id) for id in view.legal]
    shown = [(max(own, 0) + n) % t.seats for n in range(t.seats)]
    if s.reason == RUNNING:
        shown = [seat for seat in shown if living(s, seat)]  # who is knocked out has no territory
    ground = ground_of(len(shown))
    areas: list[Area] = []
    items: list[Item] = []
    if s.battle or s.envoy:
        areas.append(field_area())
        items += field(t, s)
    for seat in shown:
        name = Message("dy-panel", {"who": player(t, seat)})
        backdrop = f"ground-{ground.id}"
        areas.append(Area(f"seat-{seat}", name, BOARD, ground.width, ground.height, backdrop, seat))
        items += territory(t, view, seat, len(shown))
    if own in shown:
        cards = pile(t, s, HAND_ZONE, own)
        step = min(FAN, (FAN_WIDTH - WIDTH) / max(1, len(cards) - 1))
        width = max(420, int(step * (len(cards) - 1)) + WIDTH + 2 * FAN_MARGIN)
        told = Message("dy-hand", {"count": len(cards)})
        areas.append(Area("hand", told, HAND, width, HAND_HEIGHT, "fan", own))
        items += _fan(t, s, own, cards, width, step)
    areas += [calendar_area(), Area("choices", Message("dy-choices"), CHOICES, 100, 30)]
    items += calendar(t, s) + _chips(deeds)
    return Scene(areas, items, _touches(t, view, deeds), prompt(t, view))


def _touches(t: Table, view: DynastiesView, deeds: list[Deed]) -> list[Touch]:
    crowd = crowded(deeds)
    found: list[Touch] = []
    for id, deed in zip(view.legal, deeds):
        text = say(t, view.seen, view.seat, deed, view.seat)
        if deed.name < 0 and deed.verb not in (a.TARGET_SEAT, a.WIN):
            text = Message(f"dy-do-{a.VERBS[deed.verb]}", {"number": deed.number + 1})
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
            items.append(Item(id, "choices", "", 50, 15, 100, 30, label, label))
    return items


def _chip_label(deed: Deed) -> Message:
    number = a.number_of(deed.verb)
    values: dict[str, Value] = {"number": deed.number + 1}
    if number == a.SIDE:
        return Message(f"dy-chip-{a.VERBS[deed.verb]}-{a.SIDES[deed.number]}")
    if number == a.HOW:
        return Message(f"dy-chip-engage-{a.HOWS[deed.number]}")
    return Message(f"dy-chip-{a.VERBS[deed.verb]}", values)


def _fan(t: Table, s: Dynasties, seat: int, cards: list[int], width: int, step: float) -> list[Item]:
    """What is chosen for Planting sticks out."""
    items: list[Item] = []
    chosen = [*s.plays[seat][::PLAY_SIZE], s.pending[seat]]
    middle = (len(cards) - 1) / 2
    for n, card in enumerate(cards):
        off = n - middle
        turn = off * min(TURN, MOST_TURN / max(1.0, middle))
        x = width / 2 + off * step
        y = HEIGHT / 2 + 18 + 12 * (off / max(4.0, middle)) ** 2 - (RAISED if card in chosen else 0)
        seen = min(1.0, step / WIDTH) if n + 1 < len(cards) else 1.0
        items += card_items(t, s, card, "hand", x, y, 1.0, 2 + LAYERS * n, turn, seen)
        if card in chosen:
            left = x - WIDTH / 2 + 14
            label = Message("dy-chosen")
            items.append(
                Item(f"{card_id(card)}-chosen", "hand", "count", left + 24, 10, 76, 20, "", label, layer=200)
            )
    return items


def prompt(t: Table, view: DynastiesView) -> Message:
    s = view.seen
    if s.reason != RUNNING:
        return Message("dy-prompt-over")
    if not view.legal:
        waiting = [player(t, seat) for seat in view.to_act if seat >= 0]
        season = Message(f"dy-season-{SEASONS[s.season]}")
        if waiting:
            return Message("dy-prompt-wait-season", {"who": waiting, "season": season})
        return Message("dy-prompt-chance")
    kind = s.stack[-1][0]
    if kind == f.ASK_PLANTING and s.pending[view.seat] >= 0:
        kind = f.ASK_PLACE
    question = f"dy-ask-{f.QUESTIONS[kind - f.FIRST_QUESTION]}"
    left = _left(t, view, kind)
    return Message(f"{question}-left", {"left": left}) if left else Message(question)


def _left(t: Table, view: DynastiesView, kind: int) -> int:
    """How often the same will be asked, this time included; 0 where that is not counted."""
    frame = view.seen.stack[-1]
    if kind == f.ASK_PLANTING:
        return plays_due(t, view.seen, view.seat) - len(view.seen.plays[view.seat]) // PLAY_SIZE
    if kind == f.ASK_VICTORY:
        return frame[3]
    return t.rank[frame[2]] - len(view.seen.paid) if kind == f.ASK_LURE_PAY else 0
