"""A round shown piece by piece: what happens in which order, from what a viewer may see."""

from __future__ import annotations

import pytest
from tests.games.power.positions import do, position, table
from tests.games.power.random_rounds import random_sheets, random_war

from equipoise.core.fair import SeededDice
from equipoise.core.game import MOST_ACTS, WATCHER
from equipoise.core.message import Message
from equipoise.core.scene import Item, Scene, scene_faults, scene_text
from equipoise.games.power.game import PowerGame
from equipoise.games.power.state import War
from equipoise.locale import Speaker

SPEAKER = Speaker()
WAVE = (
    "Step back, wave 1: 1 × tank (green) from the X Island to green 0"
    " and 1 × tank (blue) from the X Island to blue 0."
)


def shown(game: PowerGame, s: War, seat: int, words: str, viewer: int = WATCHER) -> list[Scene]:
    """Says it, and what it set off."""
    action = game.ids[words]
    assert game.staged(s, seat, action)
    before = game.view(s, viewer)
    game.apply(s, seat, action)
    return game.acts(before, seat, action, game.view(s, viewer))


def texts(scenes: list[Scene]) -> list[str]:
    return [SPEAKER.tell(scene.prompt) for scene in scenes]


def marks(scene: Scene) -> list[Item]:
    return [item for item in scene.items if item.id.startswith("act-")]


def comings(scene: Scene) -> set[tuple[str, str]]:
    """What comes from where, as sprites."""
    return {(item.sprite, item.comes_from) for item in marks(scene) if item.comes_from}


def ids(scene: Scene) -> set[str]:
    return {item.id for item in scene.items}


def conflict(game: PowerGame) -> War:
    """Two tanks tie on an island, a bomber takes two tanks, a fighter takes one, red orders nothing."""
    s = position(
        game,
        {
            "green": {"hqg": "SST", "g0": "T", "g2": "B"},
            "blue": {"hqb": "SD", "b0": "T", "b1": "TT"},
            "yellow": {"y0": "F", "hqy": "S"},
            "red": {"hqr": "SS", "r0": "T"},
        },
        power={"green": 3},
    )
    do(game, s, 0, "take tank g0", "to ix", "take bomber g2", "to b1", "buy soldier")
    do(game, s, 1, "take tank b0", "to ix", "seal")
    do(game, s, 2, "take fighter y0", "to r0", "seal")
    do(game, s, 3, "seal")
    return s


def test_a_round_has_its_phases_in_order() -> None:
    game = table()
    scenes = shown(game, conflict(game), 0, "seal")
    assert texts(scenes) == [
        "The sheets are read: green, blue, yellow and red.",
        "The sheet of green is read.",
        "The sheet of blue is read.",
        "The sheet of yellow is read.",
        "red has carried out nothing and pays with a soldier from the red HQ.",
        WAVE,
        "A fight on blue 1: green 25 and blue 6. green wins; into the Reserve of green go 2 × tank (blue).",
        "A fight on red 0: yellow 5 and red 3. yellow wins; into the Reserve of yellow go 1 × tank (red).",
        "The prisoners change their colour and go into the Reserves.",
        "green gets 1 Power.\nyellow gets 1 Power.",
        "Round 2 begins; the arbiter is blue.",
    ]


def test_each_phase_shows_the_board_at_its_moment() -> None:
    game = table()
    before, green, blue, yellow, _, wave, fight, other, captured, power, _ = shown(
        game, conflict(game), 0, "seal"
    )
    assert "piece-g0-green-tank" in ids(before) and not marks(before)
    assert comings(green) == {("tank", "piece-g0-green-tank"), ("bomber", "piece-g2-green-bomber")}
    assert "piece-ix-green-tank" in ids(green) and "piece-ix-blue-tank" not in ids(green)
    assert {item.label for item in green.items if item.id.startswith("row-")} == {
        "1.  T G0 XI", "2.  B G2 B1", "3.  2P XRV I",
    }  # fmt: skip
    assert {"piece-ix-green-tank", "piece-ix-blue-tank"} <= ids(blue)
    assert comings(yellow) == {("fighter", "piece-y0-yellow-fighter")}
    assert comings(wave) == {("tank", "piece-ix-green-tank"), ("tank", "piece-ix-blue-tank")}
    assert "piece-ix-green-tank" not in ids(wave) and "piece-g0-green-tank" in ids(wave)
    assert [item.label for item in marks(fight)] == ["25", "6"]
    assert [item.label for item in marks(other)] == ["5", "3"]
    assert "piece-b1-blue-tank" in ids(other), "prisoners leave all at the same moment"
    assert comings(captured) == {("tank", "piece-b1-blue-tank"), ("tank", "piece-r0-red-tank")}
    flying = [item.area for item in marks(captured)]
    assert sorted(flying) == ["army-green", "army-green", "army-yellow"] and "piece-b1-blue-tank" not in ids(
        captured
    )
    assert comings(power) == {("power", "sector-b1"), ("power", "sector-r0")}


def test_what_moves_in_one_scene_is_nothing_of_the_next() -> None:
    game = table()
    scenes = shown(game, conflict(game), 0, "seal")
    seen = [item.id for scene in scenes for item in marks(scene)]
    assert len(seen) > 10 and len(set(seen)) == len(seen)


def test_strikes_and_lost_rows_are_shown() -> None:
    game = table(sheets="written")
    s = position(
        game, {"green": {"hqg": "M"}, "blue": {"b1": "T"}, "yellow": {"hqy": "S"}, "red": {"hqr": "S"}}
    )
    do(game, s, 0, "launch hqg", "at b1", "take tank g0", "to g1")
    for seat in (1, 2, 3):
        do(game, s, seat, "seal")
    scenes = shown(game, s, 0, "seal", 0)
    assert "Lost (PW-087)" in texts(scenes)[1]
    for scene in (scenes[1], scenes[-1]):  # the own sheet lies there to the end
        (row,) = [item for item in scene.items if item.id == "row-2"]
        assert isinstance(row.label, Message) and SPEAKER.tell(row.label) == "2.  T G0 G1  (lost)"
    first = [item.label for item in scenes[0].items if item.id == "row-2"]
    assert first == ["2.  T G0 G1"], "not before it is read"
    struck = next(scene for scene in scenes if any(item.sprite == "burst" for item in scene.items))
    assert "mega-missile hits blue 1" in SPEAKER.tell(struck.prompt) and "piece-b1-blue-tank" not in ids(
        struck
    )


def test_the_spoils_of_a_flag_go_to_the_heir() -> None:
    game = table()
    s = position(
        game, {"green": {"g0": "SS"}, "blue": {"g8": "S"}, "yellow": {"hqy": "S"}, "red": {"hqr": "S"}}
    )
    do(game, s, 1, "take soldier g8", "to hqg")
    for seat in (0, 2, 3):
        do(game, s, seat, "seal")
    scenes = shown(game, s, 1, "seal")
    fall = next(scene for scene in scenes if "flag of green falls" in SPEAKER.tell(scene.prompt))
    flag = next(item for item in fall.items if item.id == "flag-green")
    start = next(item for item in scenes[0].items if item.id == "flag-green")
    assert (flag.x, flag.y) != (start.x, start.y), "it stands in the HQ of its captor"
    assert ("soldier", "piece-g0-green-soldier") in comings(fall), "all that green had goes to blue"


def test_a_round_that_a_question_interrupts_goes_on() -> None:
    game = table(2)
    s = position(
        game,
        {"green": {"g0": "T"}, "blue": {"b0": "T"}, "yellow": {"ix": "F", "hqy": "S"}, "red": {"hqr": "S"}},
    )
    do(game, s, 0, "green take tank g0", "to ix", "blue take tank b0", "to ix", "seal")
    scenes = shown(game, s, 1, "seal")
    assert game.to_act(s) == [1], "the penalty is asked for"
    more = shown(game, s, 1, game.words[game.legal(s, 1)[0]])
    assert texts(more)[0] == "The round goes on." and "pays with" in texts(more)[1]
    assert len(scenes) >= 2
    last = shown(game, s, 0, "prisoners blue")
    assert any("blue go 1 × fighter (yellow)" in text for text in texts(last))


def test_planning_words_and_early_seals_set_nothing_off() -> None:
    game = table()
    s = game.start()
    assert not any(game.staged(s, 0, action) for action in game.legal(s, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_rounds_are_shown_soundly(seats: int) -> None:
    """Few and sound for every viewer, and the same when they are looked at again."""
    game = table(seats)
    dice = SeededDice(31 + seats)
    for _ in range(12):
        s = random_war(game, dice)
        random_sheets(game, s, dice)
        *early, last = game.to_act(s)
        for seat in early:
            do(game, s, seat, "seal")
        for viewer in (WATCHER, *range(seats)):
            after = s.copy()
            scenes = shown(game, after, last, "seal", viewer)
            assert 0 < len(scenes) <= MOST_ACTS
            for scene in scenes:
                assert scene_faults(scene, []) == [] and scene.prompt.id
            again = game.acts(game.view(s, viewer), last, game.ids["seal"], game.view(after, viewer))
            assert [scene_text(one) for one in again] == [scene_text(one) for one in scenes]
