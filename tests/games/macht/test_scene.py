"""The picture of the table: everything is drawn, every action can be touched."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games.macht.make_replays import EXAMPLES, example_game
from tests.games.macht.positions import BOARD, TITLE, do, example, position, refused, table
from tests.games.macht.test_refusals import STEPS, at_step

from equipoise.core.game import WATCHER
from equipoise.core.message import Message
from equipoise.core.scene import Item, Scene, scene_faults
from equipoise.core.svg import svg
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import Macht
from equipoise.locale import Speaker

SPEAKER = Speaker()
TILES = ["influence castle", "influence tent", "bonus tent", "merlin", "movement", "sea_move", "serpent"]


def seen(game: MachtGame, s: Macht, seat: int | None = None) -> Scene:
    return game.scene(game.view(s, game.to_act(s)[0] if seat is None else seat))


def items(scene: Scene) -> dict[str, Item]:
    return {item.id: item for item in scene.items}


def touches(game: MachtGame, s: Macht) -> dict[str, list[str]]:
    return {game.words[touch.action]: touch.items for touch in seen(game, s).touches}


def rich(game: MachtGame, cycle: str = "sword") -> Macht:
    """Orange holds one of each tile and has everything to choose from."""
    offer = ["merlin", "rebellion", "influence key", "influence key"]
    return example(
        game, cycle=cycle, hand={"orange": TILES}, offer=offer, reserves=((2, 1), (1, 2)), points=(3, 4)
    )


def test_every_province_piece_and_tile_is_there() -> None:
    game = table()
    there = items(seen(game, rich(game)))
    assert {id.removeprefix("land-") for id in there if id.startswith("land-")} == set(BOARD.provinces)
    assert {id for id in there if id.startswith("piece-bernicia")} == {
        f"piece-bernicia-0-knight-{number}" for number in range(4)
    }
    assert len([id for id in there if id.startswith("piece-")]) == 14
    assert len([id for id in there if id.startswith("marker-")]) == 15
    assert [id for id in there if id.startswith("offer-")] == [
        "offer-influence_key-0", "offer-influence_key-1", "offer-merlin-0", "offer-rebellion-0",
    ]  # fmt: skip
    assert len([id for id in there if id.startswith("hand-0-")]) == len(TILES)
    assert len([id for id in there if id.startswith("cube-")]) == 4
    assert there["spare-armour-count"].label == "3"
    assert there["score-1"].x > there["score-0"].x
    assert there["reserve-0-knight-count"].label == "2"


def test_what_to_touch() -> None:
    game = table()
    path = touches(game, rich(game))
    assert path["take influence key"] == ["offer-influence_key-0"]
    assert path["put kent"] == ["reserve-0-knight", "land-kent"]
    assert path["recruit"] == ["stock-0-mage"]
    assert path["use influence castle deira"] == ["hand-0-influence_castle-0", "land-deira"]
    assert path["use merlin kent"] == ["hand-0-merlin-0", "land-kent"]
    assert path["use merlin recruit 2 mage"] == ["hand-0-merlin-0", "stock-0-mage"]
    assert path["use bonus tent"] == ["hand-0-bonus_tent-0", "slot-0"]
    assert path["use bonus tent recruit 1 knight 1 mage"] == ["hand-0-bonus_tent-0", "stock-0-both"]
    assert path["use sea_move strathclyde kent"] == ["hand-0-sea_move-0", "land-strathclyde", "land-kent"]


def test_movement_is_touched_from_the_own_province() -> None:
    game = table()
    s = position(game, {"wessex": "O1k"}, hand={"orange": ["movement"]})
    assert touches(game, s)["use movement kent wessex"] == ["hand-0-movement-0", "land-wessex", "land-kent"]


@pytest.mark.parametrize("step", STEPS[4:])
def test_every_step_can_be_touched_and_every_path_means_its_own_action(step: str) -> None:
    game, s = at_step(step)
    for seat in game.to_act(s):
        scene = seen(game, s, seat)
        assert not scene_faults(scene, game.legal(s, seat))
        for touch in scene.touches:
            assert not touch.items or game.meant(s, seat, touch.items) == game.words[touch.action]
    for looker in (WATCHER, *[seat for seat in (0, 1) if seat not in game.to_act(s)]):
        assert seen(game, s, looker).touches == []


def test_no_path_is_the_beginning_of_another() -> None:
    game = table()
    paths = [tuple(path) for path in touches(game, rich(game)).values() if path]
    for path in paths:
        assert not any(other != path and other[: len(path)] == path for other in paths), path


def test_what_was_meant_where_it_is_not_allowed() -> None:
    game = table()
    s = rich(game)
    castle = "hand-0-influence_castle-0"
    assert game.meant(s, 0, [castle, "land-elmet"]) == "use influence castle elmet"
    assert refused(game, s, "orange", game.meant(s, 0, [castle, "land-elmet"])) == "MO-R078.symbol"
    assert game.meant(s, 0, ["hand-0-influence_tent-0", "land-elmet"]) == "use influence tent elmet"
    assert game.meant(s, 0, ["reserve-0-knight", "land-elmet"]) == "put elmet"
    assert game.meant(s, 0, ["reserve-0-mage", "land-elmet"]) == ""
    for nonsense in (
        ["land"],
        ["land-x"],
        ["hand-0"],
        ["hand-0-x-0", "land-kent"],
        ["?"],
        [""],
        [],
        ["piece-a-b"],
    ):
        assert game.meant(s, 0, nonsense) == ""


@pytest.mark.rule("MO-R084", "MO-R085")
def test_the_sum_is_told_before_a_province_is_overturned() -> None:
    game = table()
    told = {game.words[touch.action]: SPEAKER.tell(touch.text) for touch in seen(game, rich(game)).touches}
    assert told["use influence castle deira"].endswith("overturn Deira: attack 4 against defence 2.")


@pytest.mark.rule("MO-R016", "MO-R017")
@pytest.mark.parametrize("cycle", ["magic", "sword"])
def test_neighbours_of_the_keyboard_are_those_of_the_cycle(cycle: str) -> None:
    game = table()
    there = items(seen(game, rich(game, cycle)))
    markers = BOARD.file.example_markers
    for one in BOARD.file.provinces:
        same = [p for p in BOARD.provinces if markers[p] == markers[one.id] and p != one.id]
        near = [id.removeprefix("land-") for id in there[f"land-{one.id}"].near if id.startswith("land-")]
        assert near == (same if cycle == "magic" else sorted(one.borders))


def test_a_piece_stands_for_its_province_unless_pieces_are_chosen() -> None:
    game = table()
    s = rich(game)
    assert items(seen(game, s))["piece-bernicia-0-knight-2"].stands_for == "land-bernicia"
    assert items(seen(game, s))["marker-kent"].stands_for == "land-kent"
    do(game, s, "orange", "use movement bernicia strathclyde")
    there = items(seen(game, s))
    assert there["piece-bernicia-0-knight-2"].stands_for == "piece-bernicia-0-knight-0"
    assert there["piece-bernicia-0-knight-0"].stands_for == ""
    assert touches(game, s)["move knight bernicia"] == ["piece-bernicia-0-knight-0"]


def test_bids_are_buttons_and_the_last_ones_are_shown() -> None:
    game = table()
    s = rich(game)
    do(game, s, "orange", "take rebellion")
    assert touches(game, s) == {"bid 0": [], "bid 1": [], "bid 2": []}
    do(game, s, "orange", "bid 2")
    assert "bids" not in items(seen(game, s))
    do(game, s, "white", "bid 1")
    label = items(seen(game, s))["bids"].label
    assert not isinstance(label, (int, str, list))
    assert SPEAKER.tell(label) == "Last auction: Orange 2, White 1"


def test_a_crowd_finds_room() -> None:
    game = table()
    s = position(game, {"kent": "O16k16m"})
    spots = [(item.x, item.y) for item in seen(game, s).items if item.id.startswith("piece-kent")]
    assert len(spots) == len(set(spots)) == 32


@pytest.mark.parametrize("name", [*EXAMPLES, "EX8"])
def test_the_picture_is_sound_svg_with_every_sprite(name: str) -> None:
    game = table()
    art = TITLE.art()
    for seat in (0, 1, WATCHER):
        scene = game.scene(game.view(example_game(name)[1], seat))
        assert {item.sprite for item in scene.items if item.sprite} <= set(art)
        drawn = svg(scene, art, SPEAKER.tell)
        ElementTree.fromstring(drawn)
        used = set(re.findall(r'<use href="#([^"]+)"', drawn))
        assert used <= set(re.findall(r'id="([^"]+)"', drawn))


def test_orange_and_white_pieces_have_their_colours() -> None:
    art = TITLE.art()
    bodies = {
        art[f"{name}-{seat}"].body for name in ("knight", "mage", "score") for seat in ("orange", "white")
    }
    assert len(bodies) == 6
    assert not any("--tone" in body for body in bodies)
    assert TITLE.cover in art


@pytest.mark.rule("MO-R095", "MO-R096", "MO-Q09")
def test_a_bonus_tile_says_that_it_counts_wherever_its_symbol_is_fought_over() -> None:
    game = table()
    name = items(seen(game, rich(game)))["hand-0-bonus_tent-0"].name
    assert isinstance(name, Message)
    assert SPEAKER.tell(name) == (
        "Bonus tent, in hand: counts 1 in attack and defence for every province with tent this cycle, "
        "or recruits a knight and a mage"
    )
