"""The picture of the board: every pawn is drawn, every action can be touched, the map fits the rules."""

from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree

import pytest
from tests.games.europe1815.positions import do, position, refused, table

from equipoise import catalog
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER, Game
from equipoise.core.scene import Item, Kept, Parts, Scene, scene_faults, scene_text
from equipoise.core.svg import svg
from equipoise.games.europe1815.state import Europe
from equipoise.locale import Speaker

TITLE = catalog.find("europe1815")
PAWNS = {"england": {"london": "KGB", "cornwall": "GG"}, "germany": {"netherlands": "K", "berlin": "GB"}}


def seen(game: Game[Europe], s: Europe, seat: int | None = None) -> Scene:
    return game.scene(game.view(s, game.to_act(s)[0] if seat is None else seat))


def items(scene: Scene) -> dict[str, Item]:
    return {item.id: item for item in scene.items}


def touches(game: Game[Europe], s: Europe) -> dict[str, list[str]]:
    return {game.words[touch.action]: touch.items for touch in seen(game, s).touches}


def test_every_land_and_every_pawn_is_there() -> None:
    game = table(2)
    there = items(seen(game, position(game, PAWNS)))
    assert {id.removeprefix("land-") for id in there if id.startswith("land-")} == set(game.table.board.lands)
    assert {id for id in there if id.startswith("pawn-")} == {
        "pawn-london-england-king-0",
        "pawn-london-england-general-0",
        "pawn-london-england-banker-0",
        "pawn-cornwall-england-general-0",
        "pawn-cornwall-england-general-1",
        "pawn-netherlands-germany-king-0",
        "pawn-berlin-germany-general-0",
        "pawn-berlin-germany-banker-0",
    }


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"track_points": True}),
        (3, {"respawn": True, "empires": "chosen"}),
        (4, {"tougher_neutrals": True, "round_limit": 6}),
        (6, {"bonus": "no_enemies", "round_limit": 4}),
    ],
)
def test_kept_parts_are_those_that_would_be_made_anew(
    seats: int, options: dict[str, bool | int | str]
) -> None:
    game, anew = table(seats, **options), table(seats, **options)
    dice = SeededDice(seats)
    for _ in range(2):
        s = game.start()
        for _ in range(150):
            to_act = game.to_act(s)
            if not to_act:
                break
            for seat in (*range(seats), WATCHER):
                view = game.view(s, seat)
                anew.table.parts = Parts()
                assert scene_text(game.scene(view)) == scene_text(anew.scene(view))
            legal = game.legal(s, to_act[0])
            game.apply(s, to_act[0], legal[dice.pick([1] * len(legal))])


def test_what_has_not_changed_is_the_same_object() -> None:
    game = table(2)
    s = position(game, PAWNS)
    before = seen(game, s)
    again = seen(game, s)
    assert all(a is b for a, b in zip(before.items, again.items)) and before.areas is again.areas
    assert all(a is b for a, b in zip(before.touches, again.touches))
    do(game, s, "move king london netherlands")
    old = {id(item) for item in before.items}
    assert {item.id for item in seen(game, s).items if id(item) not in old} >= {
        "land-london",
        "land-netherlands",
        "pawn-netherlands-england-king-0",
    }
    fresh = [item for item in seen(game, s).items if id(item) not in old and item.area == "board"]
    assert {item.id.split("-")[1] for item in fresh} == {"london", "netherlands"}


def test_what_is_kept_is_bounded() -> None:
    kept: Kept[list[Item]] = Kept(3)
    for number in range(10):
        kept.keep((number,), [])
    assert kept.get((9,)) == [] and sum(kept.get((number,)) is not None for number in range(10)) <= 3


def test_what_to_touch() -> None:
    game = table(2)
    path = touches(game, position(game, PAWNS))
    assert path["move king london netherlands"] == ["pawn-london-england-king-0", "land-netherlands"]
    assert path["duplicate general cornwall"] == ["pawn-cornwall-england-general-0", "land-cornwall"]
    assert path["attack general london netherlands germany"] == [
        "pawn-london-england-general-0",
        "pawn-netherlands-germany-king-0",
    ]
    assert path["done"] == []


def test_every_path_means_its_own_action() -> None:
    game = table(2)
    s = position(game, PAWNS)
    for words, path in touches(game, s).items():
        assert not path or game.meant(s, 0, path) == words


def test_what_was_meant_where_it_is_not_allowed() -> None:
    game = table(2)
    s = position(game, PAWNS)
    king = "pawn-london-england-king-0"
    assert game.meant(s, 0, [king, "land-paris"]) == "move king london paris"
    assert refused(game, s, game.meant(s, 0, [king, "land-paris"])) == "EU-R33"
    assert game.meant(s, 0, [king, "pawn-berlin-germany-banker-0"]) == "attack king london berlin germany"
    assert game.meant(s, 0, ["pawn-berlin-germany-banker-0"]) == ""
    for nonsense in (["pawn"], ["pawn-a-b"], ["land"], ["land-x-y"], ["seat-0"], ["?"], [""], []):
        assert game.meant(s, 0, nonsense) == ""


def test_pawns_that_cannot_be_told_apart_stand_for_each_other() -> None:
    game = table(2)
    second = items(seen(game, position(game, PAWNS)))["pawn-cornwall-england-general-1"]
    assert second.stands_for == "pawn-cornwall-england-general-0"
    assert second.kin == "england-general"


@pytest.mark.rule("EU-R64")
def test_a_land_has_the_colour_of_the_one_who_controls_it() -> None:
    game = table(2)
    s = position(game, PAWNS)
    assert items(seen(game, s))["land-netherlands"].tone == 1
    do(game, s, "move king london netherlands")
    assert items(seen(game, s))["land-netherlands"].tone == -1
    assert items(seen(game, s))["land-hesse"].tone == -1


@pytest.mark.rule("EU-R74", "EU-R75")
@pytest.mark.parametrize("tracked", [True, False])
def test_totals_are_drawn_with_the_option_alone(tracked: bool) -> None:
    game = table(2, track_points=tracked)
    there = items(seen(game, position(game, PAWNS)))
    assert ("seat-0-token" in there) == tracked


def test_neighbours_of_the_keyboard_are_those_of_the_rules() -> None:
    game = table(2)
    there = items(seen(game, position(game, PAWNS)))
    for land, around in enumerate(game.table.board.neighbours):
        near = [f"land-{game.table.board.lands[other]}" for other in around]
        assert [
            id for id in there[f"land-{game.table.board.lands[land]}"].near if id.startswith("land-")
        ] == near


@pytest.mark.parametrize("seats", [2, 6])
def test_set_up_can_be_touched(seats: int) -> None:
    game = table(seats, empires="chosen")
    s = game.start()
    game.apply(s, -1, game.ids["chooser 0"])
    assert touches(game, s)["choose russia"] == ["land-st_petersburg"]
    assert not scene_faults(seen(game, s), game.legal(s, 0))
    assert seen(game, s, WATCHER).touches == []


@pytest.mark.parametrize("n", [0, 3, 20, 150, 303])
def test_the_picture_is_sound_svg_with_every_sprite(n: int) -> None:
    from pathlib import Path

    from equipoise.core.record import read_record
    from equipoise.core.referee import replay

    record = read_record((Path(__file__).parents[3] / "docs/example.game").read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    drawn = svg(game.scene(game.view(replay(game, record.moves[:n]), WATCHER)), TITLE.art(), Speaker().tell)
    ElementTree.fromstring(drawn)
    used = set(re.findall(r'<use href="#([^"]+)"', drawn))
    assert used <= set(re.findall(r'<(?:symbol|path) id="([^"]+)"', drawn))
    assert "The map" in unescape(drawn)


@pytest.mark.rule("EU-R68", "EU-R92")
def test_who_sets_up_is_told_what_he_plays_for() -> None:
    told = []
    for game in (table(2), table(6), table(2, total_domination=True)):
        s = game.start()
        dice = SeededDice(1)
        while game.to_act(s) == [CHANCE]:
            game.apply(s, CHANCE, game.legal(s, CHANCE)[dice.pick(game.odds(s))])
        told.append(Speaker("en").tell(seen(game, s).prompt))
    assert "You play for 30 points" in told[0]
    assert "You play for 18 points" in told[1]
    assert "points" not in told[2] and "removing everybody else" in told[2]
