"""The drawn map says the same as the board: who borders on whom, who lies on the sea; everything has room."""

import itertools
import json
import math
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.geometry import Box, corner_owners, drawn_borders, inside, label_box, overlap, pieces, rings

from equipoise.core.art import Sprite, picture
from equipoise.games.macht.drawing import read_drawing, sprites

GAME = Path(__file__).parents[3] / "src/equipoise/games/macht"
MAP: dict[str, Any] = json.loads((GAME / "art/map.json").read_text(encoding="utf-8"))
BOARD: dict[str, Any] = tomllib.loads((GAME / "board.toml").read_text(encoding="utf-8"))
LANDS: dict[str, Any] = MAP["lands"]
OUTLINES = {name: rings(land["path"]) for name, land in LANDS.items()}
NEIGHBOURS = {frozenset((land["id"], other)) for land in BOARD["province"] for other in land["borders"]}
SHORTEST = 250  # tenths: what can be seen as a border at a glance
SPOTS = 10  # at the least
SYMBOLS = ["castle", "armour", "tent", "key"]
TILES = [
    *(f"{kind}-{symbol}" for kind in ("influence", "bonus") for symbol in SYMBOLS),
    "movement", "sea_move", "merlin", "serpent", "victory_point", "rebellion", "marker_change", "back",
]  # fmt: skip
LIGHTNING = ["victory_point", "rebellion", "marker_change"]


def marker_box(land: dict[str, Any]) -> Box:
    x, y = land["marker"]
    half = MAP["marker"] / 2
    return x - half, y - half, x + half, y + half


def own_pieces(name: str) -> set[frozenset[tuple[int, int]]]:
    return set().union(*map(pieces, OUTLINES[name]))


def test_all_provinces_are_drawn() -> None:
    assert set(LANDS) == {land["id"] for land in BOARD["province"]} and len(LANDS) == 15


def test_common_border_exactly_for_neighbours() -> None:
    drawn = drawn_borders(OUTLINES)
    assert {pair for pair, length in drawn.items() if length > 0} == NEIGHBOURS
    assert len(NEIGHBOURS) == 30 and min(drawn.values()) >= SHORTEST


def test_provinces_that_are_no_neighbours_do_not_even_touch() -> None:
    for names in corner_owners(OUTLINES).values():
        assert len(names) <= 3
        assert all(frozenset(pair) in NEIGHBOURS for pair in itertools.combinations(names, 2)), names


@pytest.mark.parametrize("land", BOARD["province"], ids=lambda land: str(land["id"]))
def test_the_sea_is_touched_by_coastal_provinces_alone(land: dict[str, Any]) -> None:
    """A piece of an outline that is nobody else's, nor of the land beyond the wall, is coast."""
    others = set().union(*(own_pieces(name) for name in LANDS if name != land["id"]))
    beyond = set().union(*map(pieces, rings(MAP["outer"])))
    coast = own_pieces(land["id"]) - others - beyond
    assert bool(coast) == land["coastal"]
    if coast:
        assert sum(math.dist(*piece) for piece in coast) > 4 * SHORTEST


def test_borders_are_listed_once_each_and_rivers_are_borders() -> None:
    inner = [line for line in MAP["borders"] if line["b"]]
    listed = [frozenset((line["a"], line["b"])) for line in inner]
    assert len(listed) == len(set(listed)) and set(listed) == NEIGHBOURS
    rivers = {frozenset((line["a"], line["b"])) for line in inner if line.get("river")}
    assert rivers >= {frozenset(("deira", "lindsey")), frozenset(("dumnonia", "gwent"))}


def test_neighbours_have_different_tints() -> None:
    for pair in NEIGHBOURS:
        a, b = (LANDS[name]["tint"] for name in pair)
        assert a != b, pair


@pytest.mark.parametrize("name", sorted(LANDS))
def test_name_marker_and_spots_lie_in_their_province(name: str) -> None:
    land, outline = LANDS[name], OUTLINES[name]
    for left, top, right, bottom in (label_box(land["label"], MAP["font"]), marker_box(land)):
        middle = (left + right) / 2
        assert all(inside(outline, x, y) for x in (left, middle, right) for y in (top, bottom))
    assert len(land["spots"]) >= SPOTS and all(inside(outline, x, y) for x, y in land["spots"])


def test_spots_are_a_piece_apart() -> None:
    spots = [tuple(spot) for land in LANDS.values() for spot in land["spots"]]
    assert min(math.dist(a, b) for a, b in itertools.combinations(spots, 2)) >= MAP["pawn"]


def test_names_markers_and_pieces_do_not_overlap() -> None:
    boxes = [label_box(land["label"], MAP["font"]) for land in LANDS.values()]
    boxes += [marker_box(land) for land in LANDS.values()]
    for a, b in itertools.combinations(boxes, 2):
        assert not overlap(a, b)
    half = MAP["pawn"] / 2
    for x, y in (spot for land in LANDS.values() for spot in land["spots"]):
        assert not any(overlap((x - half, y - half, x + half, y + half), box) for box in boxes)


def test_small_drawings_keep_clear_of_names_and_markers() -> None:
    boxes = [label_box(land["label"], MAP["font"]) for land in LANDS.values()]
    boxes += [marker_box(land) for land in LANDS.values()]
    marks = [*itertools.chain.from_iterable(MAP["strewn"].values())]
    assert marks and not any(overlap((x, y, x, y), box) for x, y in marks for box in boxes)
    assert MAP["waves"]
    assert not any(inside(outline, x, y) for x, y in MAP["waves"] for outline in OUTLINES.values())


def test_everything_is_on_the_canvas() -> None:
    width, height = MAP["canvas"]
    for outline in OUTLINES.values():
        assert all(
            0 <= x <= width * 10 and 0 <= y <= height * 10 for x, y in itertools.chain.from_iterable(outline)
        )
    assert "Natural Earth" in MAP["source"]
    assert (GAME / "art/map.json").stat().st_size < 60_000


def test_the_drawing_gives_each_province_its_places() -> None:
    drawing = read_drawing()
    assert (drawing.width, drawing.height) == tuple(MAP["canvas"])
    for name, place in drawing.places.items():
        assert place.badge == LANDS[name]["marker"] and place.spots == LANDS[name]["spots"]
        corners = list(itertools.chain.from_iterable(OUTLINES[name]))
        assert abs((place.x - place.w / 2) * 10 - min(x for x, _ in corners)) < 1
        assert abs((place.y + place.h / 2) * 10 - max(y for _, y in corners)) < 1


def test_every_picture_is_there_and_sound() -> None:
    art = sprites()
    wanted = [f"land-{name}" for name in LANDS] + [f"tile-{tile}" for tile in TILES]
    wanted += [f"marker-{symbol}" for symbol in SYMBOLS]
    wanted += ["map", "knight", "mage", "score", "hourglass", "hourglass-cube", "time-token"]
    wanted += ["cycle-sword", "cycle-magic", "score-track", "panel-seat"]
    assert set(wanted) <= set(art)
    for sprite in art.values():
        ElementTree.fromstring(picture(sprite))


def bodies(names: list[str]) -> list[Sprite]:
    art = sprites()
    return [art[name] for name in names]


def test_pictures_are_told_apart() -> None:
    assert len({sprite.body for sprite in bodies([f"tile-{tile}" for tile in TILES])}) == len(TILES)
    assert all("var(--tone" in sprite.body for sprite in bodies(["knight", "mage", "score"]))
    # The bolt is the same in all lightning tiles and in no other.
    bolt = 'fill="#ffd23f" stroke="#1d1810" stroke-width="1.6"'
    assert [tile for tile in TILES if bolt in sprites()[f"tile-{tile}"].body] == LIGHTNING


def test_markers_differ_in_shape_as_well_as_in_colour() -> None:
    drawn = [ElementTree.fromstring(picture(sprite)) for sprite in bodies([f"marker-{s}" for s in SYMBOLS])]
    shapes = {"".join(node.attrib.get("d", "") for node in root.iter()) for root in drawn}
    colours = {next(node.attrib["fill"] for node in root.iter() if "r" in node.attrib) for root in drawn}
    assert len(shapes) == len(colours) == len(SYMBOLS)
