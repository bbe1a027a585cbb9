"""The picture: every pawn is drawn, every action can be touched, START is at one's own right hand."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games.duels.positions import TITLE, do, position, refused, table
from tests.games.duels.tables import CHOICES

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.core.scene import Item, Scene, scene_faults
from equipoise.core.svg import svg
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel
from equipoise.locale import Speaker

SPEAKER = Speaker()


def seen(game: DuelGame, s: Duel, seat: int | None = None) -> Scene:
    return game.scene(game.view(s, game.to_act(s)[0] if seat is None else seat))


def items(scene: Scene) -> dict[str, Item]:
    return {item.id: item for item in scene.items}


def touches(game: DuelGame, s: Duel) -> dict[str, list[str]]:
    return {game.words[touch.action]: touch.items for touch in seen(game, s).touches}


def position_of_four() -> tuple[DuelGame, Duel]:
    game = table(4)
    return game, position(game, {"A": "s6 s5m", "B": "s2", "C": "s3 s3m", "D": "f1"}, thrown=4)


def test_every_holder_and_every_pawn_is_there() -> None:
    there = items(seen(*position_of_four()))
    assert len([id for id in there if re.fullmatch(r"holder-(east|west)-\d", id)]) == 14
    assert {id for id in there if id.startswith("pawn-")} == {
        "pawn-a-l-5-0", "pawn-a-m-4-0", "pawn-b-l-1-0", "pawn-c-l-2-0", "pawn-c-m-2-0", "pawn-d-l-7-0",
    }  # fmt: skip
    assert len([id for id in there if id.startswith("stock-")]) == 16 - 6
    assert there["die"].sprite == "die-4" and there["tray-a"].sprite == "tray-turn"
    assert all(item.group == "arm" for id, item in there.items() if id.startswith(("pawn", "holder", "beam")))


def test_what_to_touch() -> None:
    game = table()
    path = touches(game, position(game, {"A": "s6", "B": "s3"}, thrown=4))
    assert path == {
        "pass": [],
        "place 4": ["stock-a-l-0", "holder-east-4"],
        "move start-6": ["pawn-a-l-5-0", "holder-west-3"],
        "move start-6 beat": ["pawn-a-l-5-0", "pawn-b-l-2-0"],
    }
    path = touches(game, position(game, {"B": "s6"}, turn="B", thrown=4))
    assert path["place 4"] == ["stock-b-l-0", "holder-west-4"], "north's START is in the west"


def test_a_turn_without_a_choice_is_a_button() -> None:
    game = table()
    s = position(game, {"A": "s1 f4 f5 f6 f6 f7", "B": "f7"}, thrown=6)
    assert touches(game, s) == {"skip": []}
    assert "can do nothing" in SPEAKER.tell(seen(game, s).prompt)


@pytest.mark.parametrize("seat", [0, 1])
def test_start_is_at_ones_own_right_hand(seat: int) -> None:
    game = table()
    there = items(seen(game, position(game, {"A": "s4", "B": "s4"}), seat))
    middle = there["bearing"].x
    own, other = ("pawn-a-l-3-0", "pawn-b-l-3-0") if seat == 0 else ("pawn-b-l-3-0", "pawn-a-l-3-0")
    assert there[own].x > middle > there[other].x
    assert there["field-start"].x > middle > there["field-finish"].x
    tray, across = ("tray-a", "tray-b") if seat == 0 else ("tray-b", "tray-a")
    assert there[tray].y > there["bearing"].y > there[across].y
    labels = {id: str(item.label) for id, item in there.items() if id.endswith("-near")}
    assert labels[f"holder-{'east' if seat == 0 else 'west'}-4-near"] == "4"


def test_numbers_of_both_sides() -> None:
    game = table(2, model="c")
    there = items(seen(game, game.start(), 0))
    assert (there["holder-east-2-near"].label, there["holder-east-2-far"].label) == ("2", "5")
    assert there["holder-east-2-far"].angle == 180


@pytest.mark.parametrize(("pawns", "angle"), [({}, 0), ({"A": "s6"}, 8.21), ({"B": "s4"}, -5.25)])
def test_the_arm_tilts_and_swings(pawns: dict[str, str], angle: float) -> None:
    game = table()
    s = position(game, pawns)
    for seat, sign in ((0, 1), (1, -1), (WATCHER, 1)):
        (group,) = seen(game, s, seat).groups
        assert group.angle == pytest.approx(sign * angle, abs=0.01)
        assert (group.id, group.damping, group.stop) == ("arm", 0.28, 14) and 1.1 < group.period < 1.5
        assert group.behind == (seat == 1), "north looks from the other side"
        bubble, gauge = items(seen(game, s, seat))["bubble"], items(seen(game, s, seat))["gauge"]
        assert (bubble.x - gauge.x) * group.angle <= 0, "the bubble goes to the higher end"
        assert (bubble.x != gauge.x) == bool(angle)


def test_a_tip_lies_on_the_board() -> None:
    game = table(2, shaky=True)
    s = position(game, {"A": "s6", "B": "f2"}, thrown=1)
    do(game, s, "place 1", "slip")
    assert abs(int(s.torque)) < 30
    assert seen(game, s, 0).groups[0].angle == 14
    assert "tipped" in SPEAKER.tell(seen(game, s, 0).prompt)


def test_pawns_that_cannot_be_told_apart_stand_for_each_other() -> None:
    game = table()
    there = items(seen(game, position(game, {"A": "s2 s2"}, thrown=1)))
    assert there["pawn-a-l-1-1"].stands_for == "pawn-a-l-1-0"
    assert there["stock-a-l-3"].stands_for == "stock-a-l-0"
    assert there["pawn-a-l-1-0"].kin == there["stock-a-l-0"].kin == "a-l", "from stock to arm it glides"


def test_every_path_means_its_own_action() -> None:
    for game, s in (position_of_four(), (table(), position(table(), {"A": "s6", "B": "s3"}, thrown=4))):
        for words, path in touches(game, s).items():
            assert not path or game.meant(s, 0, path) == words


@pytest.mark.parametrize(
    ("path", "words", "rule"),
    [
        (["stock-a-l-0", "holder-east-2"], "place 2", "DU-23"),
        (["stock-a-m-0", "holder-east-4"], "place 4 m", ""),
        (["pawn-a-l-11-0", "holder-west-7"], "move finish-5", "DU-36"),
        (["pawn-a-l-5-0", "holder-west-3"], "move start-6", "DU-34"),
        (["pawn-a-l-5-0", "pawn-c-l-2-0"], "move start-6 beat", "DU-34"),
        (["pawn-a-m-2-0", "pawn-b-m-6-0"], "move start-3 m beat", "DU-34"),
        (["pawn-a-m-2-0", "holder-west-1"], "", ""),
        (["stock-a-l-0", "holder-west-2"], "", ""),
        (["pawn-b-m-6-0", "holder-west-4"], "", ""),
    ],
)
def test_what_was_meant_where_it_is_not_allowed(path: list[str], words: str, rule: str) -> None:
    game = table(4)
    s = position(game, {"A": "s6 f5 s3m", "B": "s7m", "C": "s3 s3m"}, thrown=4)
    assert game.meant(s, 0, path) == words
    if rule:
        assert refused(game, s, words) == rule


@pytest.mark.parametrize(
    "nonsense",
    [[], ["?"], ["pawn"], ["stock-a-l-0"], ["pawn-a-l-x-0", "holder-east-1"], ["stock-a-l-0", "?"], ["", ""],
     ["pawn-a-l-99-0", "holder-east-1"], ["pawn-a-l", "holder-east-1"], ["stock-a-q-0", "holder-east-4"],
     ["a"] * 3, ["pawn-a-l-13-0", "holder-east-1"], ["pawn-a-l-0-0", "pawn"],
     ["stock-a-m-0", "holder-east-4"]],
)  # fmt: skip
def test_nonsense_means_nothing(nonsense: list[str]) -> None:
    game = table()
    s = position(game, {"A": "s1"}, thrown=4)
    for seat in (0, 1, WATCHER):
        assert game.meant(s, seat, nonsense) == ""
    assert game.meant(game.start(), 0, ["stock-a-l-0", "holder-east-4"]) == ""


@pytest.mark.parametrize("training", [False, True])
def test_training_wheels_show_how_each_choice_would_tilt(training: bool) -> None:
    game = table(2, training=training)
    s = position(game, {"A": "s4"}, thrown=6)
    scene = seen(game, s)
    told = {game.words[touch.action]: SPEAKER.tell(touch.text) for touch in scene.touches}
    assert ("torque" in items(scene)) == training
    assert ("torque 9 of 30 to the left" in told["move start-4"]) == training
    assert ("the arm tips." in told["place 6"]) == training
    marks = {id: item.label for id, item in items(scene).items() if id.endswith("-mark")}
    assert marks == ({"holder-east-6-mark": "✕", "holder-west-3-mark": "◂9"} if training else {})
    s = position(game, {"B": "s4"}, turn="B", thrown=1)
    marks = {id: item.label for id, item in items(seen(game, s)).items() if id.endswith("-mark")}
    assert marks == ({"holder-west-1-mark": "15▸", "holder-west-5-mark": "15▸"} if training else {})


def test_the_picture_is_sound_svg_with_every_sprite() -> None:
    dice = SeededDice(11)
    for number in range(0, len(CHOICES), 9):
        seats, options = CHOICES[number]
        game = table(seats, **options)
        s = game.start()
        for _ in range(number % 40):
            if not game.to_act(s):
                break
            (seat,) = game.to_act(s)
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[dice.below(len(legal))])
        for viewer in (WATCHER, *range(seats)):
            scene = seen(game, s, viewer)
            assert scene_faults(scene, game.legal(s, viewer)) == []
            drawn = svg(scene, TITLE.art(), SPEAKER.tell)
            ElementTree.fromstring(drawn)
            used = {item.sprite for item in scene.items if item.sprite} | {scene.areas[0].backdrop}
            assert used <= set(TITLE.art())


def test_every_sprite_is_used() -> None:
    sizes = {f"pawn-{size}-{letter}" for size in "lm" for letter in "abcd"}
    dice = {f"die-{n}" for n in range(7)}
    rest = [
        "table",
        "bridge",
        "beam",
        "bearing",
        "double",
        "single",
        "plate",
        "tray",
        "tray-turn",
        "gauge",
        "bubble",
        "cover",
    ]
    assert set(TITLE.art()) == sizes | dice | set(rest)
    assert TITLE.cover in TITLE.art()
