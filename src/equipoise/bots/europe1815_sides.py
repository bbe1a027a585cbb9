"""The sides of europe1815 are its empires."""

from __future__ import annotations

from typing import Any, Final

from equipoise import catalog
from equipoise.bots.shown import Shown
from equipoise.core.game import WATCHER, Game, State
from equipoise.core.message import Message, Tell
from equipoise.core.scene import BOARD, Item, Scene
from equipoise.core.svg import svg
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe, empire_of

CAPTION: Final = 34.0
NAME: Final = 38.0
WIDE: Final = 1000.0  # labels are not broken
LABEL_LAYER: Final = 4
# The wash hides the colours of the map below; letters stand out from whatever they cross.
STYLE: Final = (
    ".shape{fill-opacity:.93}"
    "text{paint-order:stroke;stroke:#fbf6e6;stroke-opacity:.85;stroke-width:6px;stroke-linejoin:round}"
)


def sides(game: Game[Any], s: State) -> list[str]:
    """By seat, the id of its empire; empty while it has none."""
    assert isinstance(game, EuropeGame)
    assert isinstance(s, Europe)
    board = game.table.board
    empires = [int(empire_of(s, seat)) for seat in range(game.seats)]
    return [board.empires[empire] if empire < board.empire_count else "" for empire in empires]


def side_name(game: Game[Any], side: str) -> Message:
    assert isinstance(game, EuropeGame)
    board = game.table.board
    return board.empire_names[board.empire_ids[side]]


def map_of_rates(game: Game[Any], shown: dict[str, Shown], caption: Message, tell: Tell) -> str:
    """The map, each homeland washed with the colour of its empire's luck and labelled with the figure."""
    assert isinstance(game, EuropeGame)
    board = game.table.board
    plain = game.scene(game.view(game.start(), WATCHER))
    (area,) = [area for area in plain.areas if area.kind == BOARD]
    lands = {f"land-{id}": board.owner[land] for id, land in board.land_ids.items()}
    items: list[Item] = []
    centres: dict[int, list[Item]] = {}
    for item in plain.items:
        if item.id in lands:
            owner = lands[item.id]
            told = owner >= 0 and board.empires[owner] in shown
            centres.setdefault(owner if told else -1, []).append(item)
            items.append(_toned(item, owner if told else -1))
        elif item.id.startswith("link-"):
            items.append(item)
    for empire in sorted(centres):
        if empire >= 0:
            items += _labels(board.empires[empire], board.empire_names[empire], shown, centres[empire])
    items.append(_line("caption", area.width / 2, CAPTION * 1.2, area.width, CAPTION, caption))
    style = STYLE + "".join(
        f".tone-{board.empire_ids[side]}{{--tone:{one.colour}}}" for side, one in shown.items()
    )
    return svg(Scene([area], items, [], plain.prompt), catalog.find(game.name).art(), tell, style)


def _toned(item: Item, tone: int) -> Item:
    return Item(
        item.id, item.area, item.sprite, item.x, item.y, item.w, item.h, item.name, tone=tone, region=True
    )


def _line(id: str, x: float, y: float, width: float, height: float, text: Message) -> Item:
    return Item(id, "board", "", x, y, width, height, "", text, layer=LABEL_LAYER)


def _labels(side: str, name: Message, shown: dict[str, Shown], lands: list[Item]) -> list[Item]:
    """On the land in the middle of the homeland."""
    x, y = sum(land.x for land in lands) / len(lands), sum(land.y for land in lands) / len(lands)
    middle = min(lands, key=lambda land: (land.x - x) ** 2 + (land.y - y) ** 2)
    x, y = middle.x, middle.y
    return [
        _line(f"{side}-name", x, y - NAME, WIDE, NAME, name),
        _line(f"{side}-rate", x, y + NAME * 0.1, WIDE, NAME, shown[side].rate),
        _line(f"{side}-interval", x, y + NAME, WIDE, NAME * 0.7, shown[side].interval),
    ]
