"""The scene: everything to be seen, and a way to touch every action."""

from __future__ import annotations

import pytest
from tests.games.power.positions import TITLE, do, play_round, position, settle, table
from tests.games.power.random_rounds import random_sheets, random_war

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.core.picture import plain
from equipoise.core.scene import Item, Scene, scene_faults
from equipoise.core.svg import svg
from equipoise.games.power.game import PowerGame
from equipoise.games.power.state import War
from equipoise.locale import Speaker

SPEAKER = Speaker()
ART = TITLE.art()


def of(game: PowerGame, s: War, seat: int = 0) -> Scene:
    return game.scene(game.view(s, seat))


def items(scene: Scene) -> dict[str, Item]:
    return {item.id: item for item in scene.items}


def touches(game: PowerGame, scene: Scene) -> dict[str, list[str]]:
    return {game.words[touch.action]: touch.items for touch in scene.touches}


def test_the_start_is_all_there() -> None:
    scene = of(table(), table().start())
    seen = items(scene)
    assert sum(1 for item in scene.items if item.region) == 57
    assert {f"flag-{colour}" for colour in ("green", "blue", "yellow", "red")} <= set(seen)
    assert seen["count-piece-hqg-green-tank"].label == "G2" and seen["piece-hqg-green-tank"].sprite == "tank"
    assert [area.id for area in scene.areas] == [
        "board", "army-green", "army-blue", "army-yellow", "army-red", "sheet",
    ]  # fmt: skip
    assert {item.sprite for item in scene.items if item.sprite} <= set(ART)
    assert {area.backdrop for area in scene.areas} <= set(ART)
    assert seen["sheet-0"].sprite == "planning"


def test_a_move_is_a_piece_and_then_a_sector() -> None:
    game = table()
    s = game.start()
    assert touches(game, of(game, s))["take tank hqg"] == ["piece-hqg-green-tank"]
    do(game, s, 0, "take tank hqg")
    paths = touches(game, of(game, s))
    assert paths["to g0"] == ["sector-g0"] and paths["seal"] == []
    lit = {path[0] for word, path in paths.items() if path}
    assert lit == {f"sector-g{n}" for n in range(9)}, "every sector in reach, and no other"
    do(game, s, 0, "to g0")
    seen = items(of(game, s))
    assert "piece-g0-green-tank" in seen and seen["row-1"].label == "1.  T HQG G0"
    arrow = seen["arrow-1"]
    assert arrow.sprite.startswith("arrow-") and (arrow.x, arrow.y) == ((72 + 391) / 2, (72 + 391) / 2)
    assert arrow.angle == 45 and arrow.tone == 0


def test_others_do_not_see_the_sheet() -> None:
    game = table()
    s = game.start()
    do(game, s, 0, "take tank hqg", "to g0", "seal")
    for viewer in (1, WATCHER):
        seen = items(of(game, s, viewer))
        assert "arrow-1" not in seen and "piece-g0-green-tank" not in seen and "row-1" not in seen
        assert seen["sheet-0"].sprite == "sealed" and seen["sheet-1"].sprite == "planning"
    for seat in (1, 2, 3):
        do(game, s, seat, "seal")
    seen = items(of(game, s, 1))
    assert "trace-1" in seen and "piece-g0-green-tank" in seen, "all sheets are read"


def test_other_orders() -> None:
    game = table()
    s = position(game, {"green": {"g4": "TTT", "g1": "CC", "reserve": "SM"}}, {"green": 9})
    paths = touches(game, of(game, s))
    assert paths["trade tank g4"] == ["tool-trade-green", "piece-g4-green-tank"]
    assert paths["make missile g1"] == ["tool-make-green", "sector-g1"]
    assert paths["launch reserve"] == ["piece-reserve-green-missile"]
    assert paths["bring soldier"] == ["piece-reserve-green-soldier"] and paths["buy tank"] == [
        "shop-green-tank"
    ]
    do(game, s, 0, "launch reserve")
    assert touches(game, of(game, s))["at reserve red"] == ["reserve-red"]
    do(game, s, 0, "at b4", "make missile g1")
    assert touches(game, of(game, s))["add cruiser"] == ["piece-g1-green-cruiser"]


def test_questions() -> None:
    game = table(2)
    pieces = {"green": {"g0": "T"}, "blue": {"b0": "T"}, "red": {"ix": "F"}, "yellow": {"y4": "T"}}
    s = position(game, pieces, {"red": 1})
    play_round(game, s, {0: ["green take tank g0", "to ix", "blue take tank b0", "to ix"]})
    assert touches(game, of(game, s))["prisoners blue"] == ["reserve-blue"]
    assert "X Island" in SPEAKER.tell(of(game, s).prompt)
    settle(game, s)
    s = position(table(), {"green": {"g4": "T", "reserve": "T"}, "blue": {"b4": "T"}})
    play_round(table(), s)
    assert touches(table(), of(table(), s)) == {
        "pay g4": ["piece-g4-green-tank"], "pay reserve": ["piece-reserve-green-tank"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "sheets"), [(2, "guided"), (3, "guided"), (4, "guided"), (2, "written"), (3, "written")]
)
def test_scenes_of_crowded_positions_keep_the_law_and_can_be_told(seats: int, sheets: str) -> None:
    game = table(seats, sheets=sheets)
    for seed in range(4):
        dice = SeededDice(seed)
        s = random_war(game, dice)
        random_sheets(game, s, dice)
        while True:
            for seat in (WATCHER, *range(seats)):
                scene = of(game, s, seat)
                assert scene_faults(scene, game.legal(s, seat)) == []
                inside = all(0 <= item.x <= 1000 for item in scene.items if item.area == "board")
                assert inside and SPEAKER.tell(scene.prompt)
            acting = game.to_act(s)
            if not acting or acting[0] >= 0 and len(acting) == 1 and int(s.round) > 2:
                break
            game.apply(s, acting[0], game.legal(s, acting[0])[0])
            if int(s.round) > 2:
                break
        picture = svg(of(game, s, 0), ART, SPEAKER.tell)
        assert picture.startswith("<svg") and '="nan' not in picture
        text = plain(game.picture(game.view(s, 0), SPEAKER.tell))
        assert max(len(line) for line in text.splitlines()[:9]) <= 99


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_touched_is_what_was_meant(seats: int) -> None:
    game = table(seats)
    dice = SeededDice(seats)
    s = random_war(game, dice)
    for _ in range(8):
        for touch in of(game, s).touches:
            if touch.items:
                assert game.meant(s, 0, touch.items) == game.words[touch.action]
        legal = game.legal(s, 0)
        game.apply(s, 0, legal[1 + dice.below(len(legal) - 1)] if len(legal) > 1 else legal[0])
        if 0 not in game.to_act(s):
            break


def test_what_means_nothing() -> None:
    game = table()
    s = game.start()
    for touched in (
        [],
        ["sector-g4"],
        ["nonsense"],
        ["piece-hqb-blue-tank"],
        ["piece-x"],
        ["tool-trade-green"],
    ):
        assert game.meant(s, 0, touched) == ""
    do(game, s, 0, "take tank hqg")
    assert game.meant(s, 0, ["sector-b4"]) == "to b4", "and why it cannot be is told"
    assert game.meant(s, 0, ["reserve-blue"]) == ""


def test_the_terminal_shows_enough_to_play() -> None:
    game = table(3)
    s = position(game, {"green": {"g4": "TT", "reserve": "B"}, "red": {"ix": "S"}}, {"green": 3})
    do(game, s, 0, "take tank g4", "to g0", "red take soldier ix")
    text = plain(game.picture(game.view(s, 0), SPEAKER.tell))
    for part in (
        "g4:gT2",
        "ix:rS",
        "3 Power, Reserve B1",
        "T G4 G0",
        "Your sheet, 3 rows left",
        "Round 1 of 20",
    ):
        assert part in text, part
    other = plain(game.picture(game.view(s, 1), SPEAKER.tell))
    assert "T G4 G0" not in other


def test_the_prompt_counts_the_rows_and_says_when_the_sheet_is_full() -> None:
    game = table()
    s = position(game, {"green": {"g4": "TTTTT"}})
    told = []
    for _ in range(5):
        do(game, s, 0, "take tank g4", "to g0")
        told.append(SPEAKER.tell(of(game, s).prompt))
    assert "2 rows left" in told[-3] and "One row left" in told[-2]
    assert "your sheet is full" in told[-1] and "touch a piece" not in told[-1]


def test_on_written_sheets_a_piece_is_touched_or_expected_somewhere() -> None:
    game = table(sheets="written")
    s = position(game, {"green": {"g4": "TM", "reserve": "S"}})
    paths = touches(game, of(game, s))
    assert paths["take tank g4"] == ["piece-g4-green-tank"]
    assert paths["take tank g0"] == ["palette-green-tank", "sector-g0"], "none is there yet"
    assert paths["launch g4"] == ["piece-g4-green-missile"]
    assert paths["bring soldier"] == ["piece-reserve-green-soldier"]
    assert paths["bring tank"] == ["palette-green-tank", "reserve-green"]
    assert paths["trade tank g4"] == ["tool-trade-green", "piece-g4-green-tank"]
    assert "its kind in your panel" in SPEAKER.tell(of(game, s).prompt)
    do(game, s, 0, "take tank g4", "to g0")
    assert touches(game, of(game, s))["take tank g0"] == ["piece-g0-green-tank"], "where it will have gone"
