"""The drawn map says the same as the board: who has a border with whom; names and pawns have room."""

import itertools
import json
import math
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.geometry import NUMBER, corner_owners, drawn_borders, inside, label_box, overlap, rings

GAME = Path(__file__).parents[3] / "src/equipoise/games/europe1815"
MAP: dict[str, Any] = json.loads((GAME / "art/map.json").read_text(encoding="utf-8"))
BOARD: dict[str, Any] = tomllib.loads((GAME / "board.toml").read_text(encoding="utf-8"))
LANDS: dict[str, Any] = MAP["lands"]
SHORTEST = 30  # tenths: what counts as a border
OUTLINES = {name: rings(land["path"]) for name, land in LANDS.items()}


def edges(kind: str) -> set[frozenset[str]]:
    return {frozenset((edge["a"], edge["b"])) for edge in BOARD["edge"] if edge["kind"] == kind}


def weighed(weights: tuple[float, ...], values: tuple[float, ...]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def curve(path: str, steps: int = 40) -> list[tuple[float, float]]:
    """Points along a path of the form `M x y C ...`."""
    start, *parts = [[float(word) for word in NUMBER.findall(part)] for part in re.split("[MC]", path)[1:]]
    at = (start[0], start[1])
    found = [at]
    for ax, ay, bx, by, cx, cy in parts:
        for number in range(1, steps + 1):
            t = number / steps
            weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
            x = weighed(weights, (at[0], ax, bx, cx))
            y = weighed(weights, (at[1], ay, by, cy))
            found.append((x, y))
        at = (cx, cy)
    return found


def test_all_lands_are_drawn() -> None:
    assert set(LANDS) == {land["id"] for land in BOARD["territory"]}


def test_common_border_exactly_for_land_neighbours() -> None:
    drawn = drawn_borders(OUTLINES)
    assert {pair for pair, length in drawn.items() if length > 0} == edges("land")
    assert min(drawn.values()) >= SHORTEST


def test_lands_that_are_not_neighbours_do_not_even_touch() -> None:
    for names in corner_owners(OUTLINES).values():
        assert all(frozenset(pair) in edges("land") for pair in itertools.combinations(names, 2)), names


def test_borders_are_listed_once_each() -> None:
    listed = [frozenset((line["a"], line["b"])) for line in MAP["borders"] if line["b"]]
    assert len(listed) == len(set(listed)) and set(listed) == edges("land")


@pytest.mark.parametrize("name", sorted(LANDS))
def test_name_and_spots_lie_in_their_land(name: str) -> None:
    land, outline = LANDS[name], OUTLINES[name]
    left, top, right, bottom = label_box(land["label"], MAP["font"])
    assert all(inside(outline, x, y) for x in (left, land["label"]["at"][0], right) for y in (top, bottom))
    assert len(land["spots"]) == 3 and all(inside(outline, x, y) for x, y in land["spots"])


def test_spots_are_a_pawn_apart() -> None:
    spots = [tuple(spot) for land in LANDS.values() for spot in land["spots"]]
    assert min(math.dist(a, b) for a, b in itertools.combinations(spots, 2)) >= MAP["pawn"]


def test_names_flags_and_pawns_do_not_overlap() -> None:
    names = [label_box(land["label"], MAP["font"]) for land in LANDS.values()]
    wide, high = MAP["flag"][0] / 2, MAP["flag"][1] / 2
    poles = [land["flag"] for land in LANDS.values() if "flag" in land]
    flags = [(x - wide, y - high, x + wide, y + high) for x, y in poles]
    for a, b in itertools.combinations([*names, *flags], 2):
        assert not overlap(a, b)
    half = MAP["pawn"] / 2 - 1
    for x, y in (spot for land in LANDS.values() for spot in land["spots"]):
        pawn = (x - half, y - half, x + half, y + half)
        assert not any(overlap(pawn, other) for other in [*names, *flags])


def test_everything_is_on_the_canvas() -> None:
    width, height = MAP["canvas"]
    for land in LANDS.values():
        left, top, right, bottom = label_box(land["label"], MAP["font"])
        assert left >= 0 and top >= 0 and right <= width and bottom <= height
    for outline in OUTLINES.values():
        assert all(
            0 <= x <= width * 10 and 0 <= y <= height * 10 for x, y in itertools.chain.from_iterable(outline)
        )


def test_capitals_have_flags() -> None:
    capitals = {land["id"] for land in BOARD["territory"] if land["capital"]}
    assert {name for name, land in LANDS.items() if "flag" in land} == capitals and len(capitals) == 6
    assert all(inside(OUTLINES[name], *LANDS[name]["flag"]) for name in capitals)


def test_sea_links() -> None:
    assert len(MAP["sea_links"]) == len(edges("sea")) == 19
    assert {frozenset((link["a"], link["b"])) for link in MAP["sea_links"]} == edges("sea")
    for link in MAP["sea_links"]:
        way = curve(link["path"])
        assert inside(OUTLINES[link["a"]], *way[0]) and inside(OUTLINES[link["b"]], *way[-1])
        others = [outline for name, outline in OUTLINES.items() if name not in (link["a"], link["b"])]
        assert not any(inside(outline, x, y) for outline in others for x, y in way), link


def test_features_and_size() -> None:
    assert {one["kind"] for one in MAP["features"]} <= {"mountains", "lake", "marsh"}
    for one in MAP["features"]:
        assert not any(inside(outline, *mark) for mark in one["marks"] for outline in OUTLINES.values())
    assert "Natural Earth" in MAP["source"]
    assert (GAME / "art/map.json").stat().st_size < 120_000
