"""Notation, log lines and the arm in plain text."""

from __future__ import annotations

import re

import pytest
from tests.games.duels.positions import CHANCE, begun, do, position, table, words
from tests.games.duels.test_words_of_the_book import refusal_ids

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.core.message import Message
from equipoise.core.picture import plain
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel
from equipoise.locale import Speaker

SPEAKER = Speaker()


def drawn(game: DuelGame, s: Duel, seat: int = WATCHER) -> str:
    return plain(game.picture(game.view(s, seat), SPEAKER.tell))


def told(game: DuelGame, s: Duel, line: str) -> str:
    return SPEAKER.tell(game.say(s, game.to_act(s)[0], game.ids[line], WATCHER))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_word_has_a_notation_that_is_read_back(seats: int) -> None:
    game = table(seats, shaky=True)
    written = {game.notation([action]): action for action in range(len(game.words))}
    assert len(written) == len(game.words)
    for text, action in written.items():
        assert " " not in text and game.read_notation(text) == [action]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("throw 4", "4:"), ("place 4", "+4"), ("place 4 m", "+4m"), ("move start-2", "s2"), ("pass", "-"),
        ("move start-5 beat", "s5x"), ("move finish-1 m beat", "f1mx"), ("skip", "."), ("hold", "^"),
        ("slip", "!"),
    ],
)  # fmt: skip
def test_the_forms_of_the_notation(line: str, text: str) -> None:
    game = table(3, shaky=True)
    assert game.notation([game.ids[line]]) == text


def test_a_turn_is_one_line() -> None:
    game = table()
    turn = [game.ids["throw 6"], game.ids["move start-3 beat"]]
    assert game.notation(turn) == "6: s3x" and game.read_notation("  6:  s3x ") == turn
    assert game.notation([]) == "" and game.read_notation("") == []


@pytest.mark.parametrize(
    "bad",
    [
        "7:",
        "+7",
        "s8",
        "f7",
        "s1x",
        "+4x",
        "x",
        "4",
        "S2",
        "s2xm",
        "--",
        "+4m",
        "^",
        "s2m",
        ":",
        "f0",
        "s\u0662",
    ],
)
def test_bad_notation_names_the_part(bad: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(bad))) as caught:
        table().read_notation(f"4: {bad}")
    assert "part 2" in str(caught.value)


def test_log_lines() -> None:
    game = table(3, shaky=True)
    s = game.start()
    assert told(game, s, "throw 4") == "A throws 4 for the start."
    do(game, s, "throw 4", "throw 4")
    assert told(game, s, "throw 2") == "C throws 2 for the start; the highest throw again."
    assert told(game, s, "throw 5") == "C throws 5 for the start; C begins."
    s = position(game, {"A": "s6 s2m", "C": "s3"})
    assert told(game, s, "throw 4") == "A throws 4."
    do(game, s, "throw 4")
    assert told(game, s, "place 4 m") == "A places an M pawn on START 4."
    assert told(game, s, "move start-2 m") == "A moves an M pawn from START 2 to START 6."
    expected = "A moves an L pawn from START 6 to FINISH 3 and beats a pawn of C."
    assert told(game, s, "move start-6 beat") == expected
    assert told(game, s, "pass") == "A passes."


def test_log_lines_tell_what_comes_of_it() -> None:
    game = table()
    s = position(game, {"A": "s6"}, thrown=6)
    assert told(game, s, "place 6") == "A places an L pawn on START 6: the arm comes to rest on the board."
    s = position(game, {"A": "s7 f1 f1 f2 f2 f3", "B": "f6"}, thrown=3)
    assert told(game, s, "move start-7") == "A moves an L pawn from START 7 to FINISH 3: all pawns are home."
    s.idle = 59
    assert told(game, s, "pass").endswith(": nobody has done anything for too long.")
    game = table(2, shaky=True)
    s = position(game, {"A": "s6", "B": "f2"}, thrown=1)
    do(game, s, "place 1")
    assert told(game, s, "hold") == "The arm trembles for A and holds."
    assert told(game, s, "slip") == "The arm trembles for A and slips: the arm comes to rest on the board."


def rows(text: str) -> list[int]:
    """The rows on which the holders at the left end, beside the pivot and at the right end are drawn."""
    lines = [number for number, line in enumerate(text.splitlines()) if "[" in line]
    chart = text.splitlines()
    left = min(lines, key=lambda number: chart[number].index("["))
    right = max(lines, key=lambda number: chart[number].rindex("]"))
    return [left, next(number for number in lines if "/^" in chart[number]), right]


@pytest.mark.parametrize(
    ("pawns", "drop"),
    [
        ({}, 0),
        ({"A": "s4"}, 1),
        ({"A": "s6"}, 2),
        ({"B": "s4"}, -1),
        ({"B": "s6 s1"}, -2),
    ],
)
def test_the_arm_is_drawn_tilted(pawns: dict[str, str], drop: int) -> None:
    """Five states; the picture is turned for whoever sits across."""
    game = table()
    s = position(game, pawns)
    left, middle, right = rows(drawn(game, s))
    assert (right - middle, left - middle) == (drop, -drop)
    left, middle, right = rows(drawn(game, s, 1))
    assert (right - middle, left - middle) == (-drop, drop)


@pytest.mark.parametrize("who", "AB")
def test_a_fallen_arm_lies_on_the_board(who: str) -> None:
    game = table()
    s = position(game, {who: "s6"}, turn=who, thrown=6)
    do(game, s, "place 6")
    text = drawn(game, s)
    left, middle, right = rows(text)
    assert right - middle == (3 if who == "A" else -3)
    assert set(text.splitlines()[max(left, right) + 1].strip()) == {"="}
    assert "over" in text and "out of the game" in text


def test_everything_is_in_the_picture() -> None:
    game = table(4, model="c", singles="at_3")
    s = position(game, {"A": "s6 s6m", "C": "s3", "D": "f2m"}, turn="B", thrown=5)
    text = drawn(game, s)
    assert "[Aa]" in text and "[C]" in text and "B has thrown 5." in text
    assert "A (south): stock LM; 0 of 4 in FINISH" in text
    assert "> B (south): stock LLMM" in text and "D (north): stock LLM; 1 of 4" in text
    assert text.count("[.]") == 3, "the ends and the free single holder"


def test_the_numbers_are_those_of_both_sides() -> None:
    lines = drawn(table(2, model="c"), table(2, model="c").start()).splitlines()
    across = next(line for line in lines if line.strip().startswith("START"))
    own = next(line for line in lines if line.strip().startswith("FINISH"))
    assert re.findall(r"\d", own) == [*"7123456", *"1234567"]
    assert re.findall(r"\d", across) == [*"7654321", *"6543217"]


@pytest.mark.parametrize("training", [False, True])
def test_torque_is_a_number_with_training_wheels_alone(training: bool) -> None:
    game = table(2, training=training)
    s = position(game, {"A": "s4"}, thrown=6)
    text = drawn(game, s, 0)
    assert ("torque 12 of 30 to the right" in text) == training
    assert ("place 6: the arm tips" in text) == training
    assert ("move start-4: torque 9 of 30 to the left" in text) == training
    assert ("torque 12 of 30 to the left" in drawn(game, s, 1)) == training
    assert words(game, s) == words(table(), position(table(), {"A": "s4"}, thrown=6))


@pytest.mark.parametrize(("seats", "mode"), [(2, "individual"), (4, "individual"), (3, "teams")])
def test_the_picture_and_the_log_work_at_every_stage(seats: int, mode: str) -> None:
    game = table(seats, mode=mode, training=True, shaky=True)
    dice = SeededDice(9)
    stages: set[int] = set()
    for _ in range(8):
        s = game.start()
        while game.to_act(s):
            (seat,) = game.to_act(s)
            stages.add(int(s.stage))
            for viewer in (WATCHER, max(seat, 0)):
                text = plain(game.picture(game.view(s, viewer), SPEAKER.tell))
                assert not re.search(r"du-|[{}]", text) and max(map(len, text.splitlines())) < 100
            legal = game.legal(s, seat)
            for action in legal:
                line = SPEAKER.tell(game.say(s, seat, action, WATCHER))
                assert re.fullmatch(r"[A-Z][^_{}]*\.", line), line
            game.apply(s, seat, legal[dice.below(len(legal))])
        drawn(game, s)
    assert stages == {0, 1, 2, 3}


def test_every_refusal_can_be_told_with_the_values_it_gets() -> None:
    heard: dict[str, str] = {}
    for seats, options in ((2, {}), (4, {"pact": "all", "mode": "teams"}), (4, {"singles": "at_3_4"})):
        game = table(seats, shaky=True, **options)
        dice = SeededDice(3)
        for _ in range(12):
            s = game.start()
            while game.to_act(s):
                for seat in (CHANCE, *range(seats)) if dice.below(5) == 0 else game.to_act(s):
                    for action in range(len(game.words)):
                        refusal = game.explain(s, seat, action)
                        if refusal is not None and refusal.message.id not in heard:
                            heard[refusal.message.id] = SPEAKER.tell(refusal.message)
                (seat,) = game.to_act(s)
                legal = game.legal(s, seat)
                moves = [action for action in legal if game.words[action].startswith("move")] or legal
                game.apply(s, seat, moves[dice.below(len(moves))])
    for id in refusal_ids():
        if id.endswith(".over"):  # these get no values
            heard[id] = SPEAKER.tell(Message(id))
    assert set(heard) == refusal_ids()
    assert all(re.fullmatch(r"[A-Z][^_{}]*\.", line) for line in heard.values())
    assert begun(table()).stage == 1
