"""The table as a picture: what lies where, what can be touched, and that every sprite is drawn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dynasties.positions import TITLE, do, position, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER, Game
from equipoise.core.message import Message
from equipoise.core.scene import BOARD, CHOICES, HAND, TRACK, Item, Scene, scene_faults
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN, Dynasties

SPRITES = TITLE.art()
LAND = {
    "court": "n3m* n2d~ a1",
    "realm": "r1t1 r4d2~",
    "armies": ["n3t: r4m1 r2t1"],
    "hand": "r5d n2p",
    "discard": "r1m1 r2m1",
}


def drawn(game: DynastiesGame, s: Dynasties, viewer: int) -> tuple[Scene, dict[str, Item]]:
    scene = game.scene(game.view(s, viewer))
    return scene, {item.id: item for item in scene.items}


def test_areas() -> None:
    game = table(3)
    s = position(game, [LAND, LAND, LAND])
    scene, items = drawn(game, s, 0)
    assert [(area.id, area.kind) for area in scene.areas] == [
        ("seat-0", BOARD), ("seat-1", BOARD), ("seat-2", BOARD), ("hand", HAND), ("calendar", TRACK),
        ("choices", CHOICES),
    ]  # fmt: skip
    assert items["card-0-n3m"].area == "seat-0" and items["card-1-n3m"].area == "seat-1"
    assert items["card-0-r5d"].area == "hand" and "card-1-r5d" not in items
    watching, seen = drawn(game, s, WATCHER)
    assert [area.kind for area in watching.areas] == [BOARD, BOARD, BOARD, TRACK, CHOICES]
    assert "card-0-r5d" not in seen
    own, _ = drawn(game, s, 2)
    assert [area.seat for area in own.areas[:3]] == [2, 0, 1], "the own territory first, then leftwards"


def test_engaged_cards_lie_on_their_side_and_the_monarch_wears_a_crown() -> None:
    game = table(2)
    _, items = drawn(game, position(game, [LAND, LAND]), 0)
    assert abs(items["card-0-n2d"].angle) == 90 and items["card-0-n3m"].angle == 0
    assert "card-0-n3m-crown" in items and "card-0-n2d-crown" not in items
    assert items["seat-0-discard"].sprite == "card-r2m1" and items["seat-0-count"].label == "40"


def test_the_suits_on_the_way_to_peace() -> None:
    game = table(2)
    _, items = drawn(game, position(game, [LAND, LAND]), 0)
    shown = {suit for suit in "mptd" if f"seat-0-court-{suit}" in items}
    assert shown == {"m", "d"}, "the agent has no suit, the leader is not in the Court"
    assert {suit for suit in "mptd" if f"seat-0-realm-{suit}" in items} == {"t", "d"}


def test_an_army_is_a_leader_over_a_stack() -> None:
    game = table(2)
    s = position(game, [LAND, LAND])
    s.known[s.armies[0][1]] = 1
    _, mine = drawn(game, s, 0)
    assert mine["card-0-r4m1"].sprite == "back"
    assert mine["card-0-r4m1-rank"].label == "4" and mine["card-0-r4m1-rank"].sprite == "tab-m"
    assert mine["card-0-n3t"].layer > mine["card-0-r4m1"].layer and mine["card-0-n3t-force"].label == "2"
    _, theirs = drawn(game, s, 1)
    assert "card-0-r4m1" not in theirs and "back-card-0-n3t-1" in theirs


def test_the_clash_in_the_middle() -> None:
    game = table(3)
    lands = [
        {"court": "n3p* a4", "armies": ["n5t: r4m1 r2t1"]},
        {"court": "n3p*", "armies": ["n3t: r4t1 r1t1"]},
        {"court": "n3p*"},
    ]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "attack n5t p2", "1: defend n3t")
    scene, items = drawn(game, s, 0)
    assert items["front-0"].sprite == "back" == items["front-1"].sprite
    paths = {game.words[touch.action]: touch.items for touch in scene.touches}
    assert paths["agent a4 attacker"] == ["card-0-a4", "chip-agent-0"] and paths["pass"] == []


def test_one_thing_to_do_needs_one_touch() -> None:
    game = table(2)
    s = position(
        game, [{"armies": ["n3m*: r1t1", "n2m: r2t1"]}, {"court": "n3p*", "realm": "r1p1"}], CAMPAIGN
    )
    scene, _ = drawn(game, s, 0)
    paths = {game.words[touch.action]: touch.items for touch in scene.touches}
    assert paths["attack n3m p2"] == ["card-0-n3m", "seat-1-banner"]
    do(game, s, "attack n3m p2", "done")
    scene, _ = drawn(game, s, 0)
    paths = {game.words[touch.action]: touch.items for touch in scene.touches}
    assert paths["raze p2:r1p1"] == ["card-1-r1p1"] and paths["pillage"] == ["seat-1-deck"]


@pytest.mark.parametrize("mode", ["standard", "advanced", "simple"])
def test_every_sprite_is_drawn(mode: str) -> None:
    game: Game[Any] = TITLE.table(4, mode=mode)
    s = game.start()
    for step in range(150):
        if not game.to_act(s):
            break
        seat = game.to_act(s)[0]
        legal = game.legal(s, seat)
        if step % 10 == 0:
            scene = game.scene(game.view(s, step % 4))
            assert {item.sprite for item in scene.items if item.sprite} <= set(SPRITES)
            assert scene_faults(scene, game.legal(s, step % 4)) == []
        game.apply(s, seat, legal[(step * 7) % len(legal)])
    assert len([name for name in SPRITES if name.startswith("card-")]) == 54


def box(item: Item) -> tuple[float, float, float, float]:
    """What a card covers, upright or on its side; a fanned one sticks out by a hair."""
    w, h = (item.h, item.w) if abs(item.angle) == 90 else (item.w, item.h)
    return item.x - w / 2, item.y - h / 2, item.x + w / 2, item.y + h / 2


def corner(item: Item) -> tuple[float, float]:
    """Where sign and rank stand on a card of a territory."""
    left, top, _, bottom = box(item)
    scale = min(item.w, item.h) / 100
    return (left + 25 * scale, bottom - 8 * scale) if item.angle else (left + 8 * scale, top + 25 * scale)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_card_lies_inside_its_area_and_shows_its_corner(seats: int) -> None:
    game = table(seats)
    looked = 0
    for seed in range(4):
        dice, s = SeededDice(seed), game.start()
        for step in range(800):
            if not game.to_act(s):
                break
            if step % 25 == 0:
                looked += inside(game.scene(game.view(s, step // 25 % seats)))
            seat = game.to_act(s)[0]
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[dice.below(len(legal))])
    assert looked > 200


def inside(scene: Scene) -> int:
    """How many cards were looked at."""
    sizes = {area.id: area for area in scene.areas}
    cards = [item for item in scene.items if item.sprite.startswith(("card-", "back"))]
    for item in cards:
        area, (left, top, right, bottom) = sizes[item.area], box(item)
        assert left >= 0 and top >= 0 and right <= area.width and bottom <= area.height, item.id
    for one in cards:
        force = isinstance(one.name, Message) and one.name.id == "dy-tip-remembered"
        if one.area.startswith("seat-") and one.id.startswith("card-") and not force:
            covering = [box(other) for other in cards if other.area == one.area and other.layer > one.layer]
            x, y = corner(one)
            assert not [b for b in covering if b[0] < x < b[2] and b[1] < y < b[3]], one.id
    return len(cards)


def test_what_is_counted_is_told() -> None:
    game = table(2)
    s = game.start()
    while game.to_act(s)[0] < 0:
        roll = game.ids["roll 4"]
        legal = game.legal(s, -1)
        game.apply(s, -1, roll if roll in legal else legal[0])
    assert game.scene(game.view(s, 0)).prompt == Message("dy-ask-planting-left", {"left": 2})
    game.apply(s, 0, game.legal(s, 0)[0])
    assert game.scene(game.view(s, 0)).prompt == Message("dy-ask-planting-left", {"left": 1})
    assert any(item.id.endswith("-chosen") for item in game.scene(game.view(s, 0)).items)
    assert not any(item.id.endswith("-chosen") for item in game.scene(game.view(s, 1)).items)
