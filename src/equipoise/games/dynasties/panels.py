"""A territory as items: heading, deck and discard pile, Court, Realm, and the armies of the Frontier."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import Item
from equipoise.games.dynasties.art import HEIGHT, WIDTH
from equipoise.games.dynasties.board import CODES, LETTERS, SUIT_NAMES
from equipoise.games.dynasties.cards import LAYERS, card_id, card_items, card_message, corner
from equipoise.games.dynasties.drawing import card_sprite
from equipoise.games.dynasties.layout import HEADER, NAME_BAND, Ground, Plot, ground_of, spread
from equipoise.games.dynasties.rules.armies import armies_of
from equipoise.games.dynasties.rules.cards import is_engaged, pile
from equipoise.games.dynasties.rules.names import card_name, player
from equipoise.games.dynasties.rules.order import lead_now
from equipoise.games.dynasties.state import BACK, COURT, DISCARD, REALM, Dynasties, Table
from equipoise.games.dynasties.view import DynastiesView

PEEK: Final = 26.0  # how much of a force card is seen beside what lies over it
LEAST_PEEK: Final = 3.0
LEAST_CORNER: Final = 16.0
ZONES: Final = ("court", "realm", "frontier")
GAP: Final = 6.0
INSET: Final = 6.0


def banner_id(seat: int) -> str:
    return f"seat-{seat}-banner"


def deck_id(seat: int) -> str:
    return f"seat-{seat}-deck"


def territory(t: Table, view: DynastiesView, seat: int, shown: int) -> list[Item]:
    """`shown` is how many territories there are to see."""
    s, ground, area = view.seen, ground_of(shown), f"seat-{seat}"
    items = _heading(t, view, seat, ground)
    if s.out[seat]:
        return items
    for plot, name in zip(ground.zones, (*ZONES, "deck", "discard")):
        label = Message(f"dy-zone-{name}")
        middle, top = plot.x + plot.w / 2, plot.y + NAME_BAND / 2 + 1
        id = f"{area}-{name}" if name in ZONES else f"{area}-{name}-name"
        items.append(Item(id, area, "", middle, top, plot.w, 12, "", label))
    for zone, plot, name in ((COURT, ground.court, "court"), (REALM, ground.realm, "realm")):
        cards = pile(t, s, zone, seat)
        items += _row(t, s, cards, area, plot, ground.card) + _suits(t, cards, area, plot, name)
    items += _armies(t, s, seat, area, ground.frontier, ground.card)
    return items + _piles(t, view, seat, area, ground)


def _heading(t: Table, view: DynastiesView, seat: int, ground: Ground) -> list[Item]:
    """The banner, whoever leads, with whom there is peace this year, and how many cards are in hand."""
    s, area, middle = view.seen, f"seat-{seat}", HEADER / 2
    values: dict[str, Value] = {"who": t.decks[seat].name, "number": seat + 1, "hand": view.hands[seat]}
    values["deck"] = view.decks[seat] + view.buried[seat]
    told = Message("dy-territory-out" if s.out[seat] else "dy-territory", values)
    short = Message("dy-heading-out" if s.out[seat] else "dy-heading", values)
    wide, high = ground.width, ground.height
    rim = f"rim-{ground.id}"
    items = [
        Item(f"{area}-rim", area, rim, wide / 2, high / 2, wide, high, "", layer=-1, tone=seat),
        Item(banner_id(seat), area, "banner", 36, middle, 52, 26, told, f"p{seat + 1}", tone=seat),
    ]
    x = 78.0
    if s.year and not s.out[seat] and lead_now(t, s) == seat:
        lead = Message("dy-tip-lead", {"who": player(t, seat)})
        items.append(Item(f"{area}-lead", area, "lead", x, middle, 24, 24, lead))
        x += 26
    for other in range(t.seats):
        if s.relations[seat] >> other & 1:
            peace = Message("dy-tip-relations", {"who": player(t, seat), "other": player(t, other)})
            items.append(Item(f"{area}-treaty-{other}", area, "treaty", x, middle, 24, 24, peace, tone=other))
            x += 26
    right = wide - 50.0  # there the page has a button
    items.append(Item(f"{area}-line", area, "", (x + right) / 2 - 8, middle, right - x, 16, "", short))
    return items


def _row(t: Table, s: Dynasties, cards: list[int], area: str, plot: Plot, scale: float) -> list[Item]:
    w, h = WIDTH * scale, HEIGHT * scale
    y = _middle(plot)
    extents = [h if is_engaged(s, card) else w for card in cards]
    places = spread(extents, GAP, plot.w - 2 * INSET)
    items: list[Item] = []
    for n, card in enumerate(cards):
        seen = 1.0
        if n + 1 < len(cards):
            free = places[n + 1] - extents[n + 1] / 2 - places[n] + extents[n] / 2
            seen = min(1.0, free / extents[n])
        x = plot.x + INSET + places[n]
        items += card_items(t, s, card, area, x, y, scale, 2 + LAYERS * n, seen=seen)
    return items


def _suits(t: Table, cards: list[int], area: str, plot: Plot, name: str) -> list[Item]:
    """Beside the name of Court or Realm the suits that lie open: all four in both are Peace (R136)."""
    items: list[Item] = []
    for suit in range(4):
        if any(t.suit[card] == suit for card in cards):
            told = Message(f"dy-suit-open-{name}", {"suit": SUIT_NAMES[suit]})
            x, y = plot.x + plot.w - 10 - 15 * (3 - suit), plot.y + NAME_BAND / 2 + 1
            items.append(
                Item(f"{area}-{name}-{LETTERS[suit]}", area, f"sign-{LETTERS[suit]}", x, y, 14, 14, told)
            )
    return items


def _middle(plot: Plot) -> float:
    return plot.y + NAME_BAND + (plot.h - NAME_BAND) / 2 - 1


def _armies(t: Table, s: Dynasties, seat: int, area: str, plot: Plot, scale: float) -> list[Item]:
    armies = armies_of(s, seat)
    width = plot.w - 2 * INSET
    leaders = [(HEIGHT if is_engaged(s, army[0]) else WIDTH) * scale for army in armies]
    force = sum(len(army) - 1 for army in armies)
    room = width - sum(leaders) - 2 * GAP * len(armies)
    # Where there are many, the stacks lie closer, so that every leader is seen.
    peek = max(LEAST_PEEK, min(PEEK * scale, room / max(1, force)))
    extents = [leader + peek * (len(army) - 1) for leader, army in zip(leaders, armies)]
    places = spread(extents, 2 * GAP, width)
    lefts = [place - extent / 2 for place, extent in zip(places, extents)]
    items: list[Item] = []
    layer = 2
    for n, army in enumerate(armies):
        free = lefts[n + 1] - lefts[n] - extents[n] + leaders[n] if n + 1 < len(armies) else leaders[n]
        left, seen = plot.x + INSET + lefts[n], min(1.0, free / leaders[n])
        items += _army(t, s, army, area, left, _middle(plot), scale, peek, seen, layer)
        layer += LAYERS * (len(army) + 1)
    return items


def _army(
    t: Table,
    s: Dynasties,
    army: list[int],
    area: str,
    left: float,
    y: float,
    scale: float,
    peek: float,
    seen: float,
    layer: int,
) -> list[Item]:
    """The leader over its stack; beside it, each lower card a little further to the left."""
    leader = army[0]
    w = WIDTH * scale
    items: list[Item] = []
    for n, depth in enumerate(range(len(army) - 1, 0, -1)):
        items += _force(t, s, army, depth, area, left + w / 2 + peek * n, y, scale, layer + 2 * n)
    if peek < LEAST_CORNER * scale:  # too little is seen for sign and rank
        items = [item for item in items if item.name != ""]
    extent = HEIGHT * scale if is_engaged(s, leader) else w
    x = left + peek * (len(army) - 1) + extent / 2
    over = layer + LAYERS * len(army)
    items += card_items(t, s, leader, area, x, y, scale, over, seen=seen)
    count, foot = str(len(army) - 1), y + HEIGHT * scale / 2 - 7
    items.append(
        Item(f"{card_id(leader)}-force", area, "count", left + 14, foot, 28, 19, "", count, layer=over + 3)
    )
    for n in range(0, len(s.sent), 3):
        if s.sent[n] == leader:
            target = s.sent[n + 1]
            told = Message("dy-tip-march", {"leader": card_name(t, leader), "who": player(t, target)})
            side, id = 34 * scale, f"{card_id(leader)}-march"
            items.append(
                Item(id, area, "march", x + w * 0.36, y, side, side, told, layer=over + 3, tone=target)
            )
    return items


def _force(
    t: Table,
    s: Dynasties,
    army: list[int],
    depth: int,
    area: str,
    x: float,
    y: float,
    scale: float,
    layer: int,
) -> list[Item]:
    """A back, with sign and rank where the card is remembered; a revealed card shows its face."""
    card, leader = army[depth], army[0]
    w, h, tone = WIDTH * scale, HEIGHT * scale, s.holder[leader]
    if card == BACK:
        told = Message("dy-tip-back", {"depth": depth, "leader": card_name(t, leader)})
        id = f"back-{card_id(leader)}-{depth}"
        return [Item(id, area, "back", x, y, w, h, told, layer=layer, tone=tone, kin=f"back-{tone}")]
    told = Message("dy-tip-remembered", {"depth": depth, "card": card_message(t, s, card)})
    sprite = card_sprite(card % CODES) if s.face[card] else "back"
    items = [Item(card_id(card), area, sprite, x, y, w, h, told, layer=layer, tone=tone)]
    if not s.face[card]:
        left, top = x - w / 2 + PEEK * scale / 2 + 1, y - h * 0.3
        items.append(corner(t, card, f"{card_id(card)}-rank", area, left, top, PEEK * scale - 3, layer + 1))
    return items


def _piles(t: Table, view: DynastiesView, seat: int, area: str, ground: Ground) -> list[Item]:
    s = view.seen
    count = view.decks[seat] + view.buried[seat]
    w, h = WIDTH * ground.pile, HEIGHT * ground.pile
    told = Message("dy-tip-deck", {"who": player(t, seat), "count": count, "buried": view.buried[seat]})
    items: list[Item] = []
    x, y = ground.deck.x + ground.deck.w / 2, _middle(ground.deck)
    sprite = "back" if count else "empty"
    items.append(Item(deck_id(seat), area, sprite, x, y, w, h, told, layer=2, tone=seat))
    items.append(Item(f"{area}-count", area, "count", x, y + h * 0.34, 44, 20, "", str(count), layer=3))
    gone = pile(t, s, DISCARD, seat)
    lost = [card_message(t, s, card) for card in reversed(gone)] or [Message("dy-nothing")]
    told = Message("dy-tip-discard", {"who": player(t, seat), "count": len(gone), "cards": lost})
    sprite = card_sprite(gone[-1] % CODES) if gone else "empty"
    x, y = ground.discard.x + ground.discard.w / 2, _middle(ground.discard)
    items.append(Item(f"{area}-discard", area, sprite, x, y, w, h, told, layer=2, tone=seat))
    if gone:
        number = str(len(gone))
        items.append(Item(f"{area}-lost", area, "count", x, y + h * 0.34, 44, 20, "", number, layer=3))
    return items
