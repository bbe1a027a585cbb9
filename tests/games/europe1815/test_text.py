"""Notation, pictures and log lines."""

from __future__ import annotations

import re

import pytest
from tests.games.europe1815.positions import BOARD, do, position, set_up, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.picture import plain
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe
from equipoise.locale import Speaker

SPEAKER = Speaker()
PAIR = {
    "england": {"london": "KGB", "cornwall": "GG", "hanover": "K"},
    "france": {"paris": "KGB", "hanover": "B"},
}
NO_TURN = ("empires", "deal", "chooser", "choose ", "start")


def drawn(game: EuropeGame, s: Europe) -> str:
    return plain(game.picture(game.view(s, WATCHER), SPEAKER.tell))


def test_every_word_of_a_turn_has_a_notation_that_is_read_back() -> None:
    game = table()
    written: set[str] = set()
    for action, words in enumerate(game.words):
        if words.startswith(NO_TURN):
            with pytest.raises(ValueError, match="has no notation"):
                game.notation([action])
            continue
        text = game.notation([action])
        assert " " not in text
        assert game.read_notation(text) == [action]
        written.add(text)
    assert len(written) == 7118 - 42 - 24


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("move king london netherlands", "Klon-net"),
        ("duplicate general cornwall", "Gcor+"),
        ("attack general london netherlands germany", "Glon*net:ger"),
        ("attack general netherlands netherlands germany", "Gnet*ger"),
        ("respawn king vienna", "K@vie"),
        ("place king midlands", "Kmid!"),
        ("call end", "end"),
        ("done", "."),
    ],
)
def test_the_forms_of_the_notation(words: str, text: str) -> None:
    game = table()
    assert game.notation([game.ids[words]]) == text


def test_a_turn_is_one_line() -> None:
    game = table()
    turn = [
        game.ids[words] for words in ("move king london netherlands", "duplicate general cornwall", "done")
    ]
    assert game.notation(turn) == "Klon-net Gcor+ ."
    assert game.read_notation("  Klon-net   Gcor+ . ") == turn
    assert game.notation([]) == "" and game.read_notation("") == []


@pytest.mark.parametrize(
    "bad",
    [
        "Xlon-net",
        "Klon-xyz",
        "Kxyz+",
        "Klon-par",
        "Klon",
        "K",
        "lon-net",
        "klon-net",
        "Klon-net:ger",
        "Glon*net:xyz",
        "Glon*xyz:ger",
        "Gnet*xyz",
        "K@xyz",
        "Klon!",
        "Khan!",
        "Klon-net,",
        "end.",
        "..",
        "Klon-",
        "Klon*",
        "K@",
        "Klon**ger",
    ],
)
def test_bad_notation_names_the_part(bad: str) -> None:
    game = table()
    with pytest.raises(ValueError, match=re.escape(repr(bad))) as caught:
        game.read_notation(f"Klon-net {bad} .")
    assert "part 2" in str(caught.value)


def test_the_picture_has_every_land_and_every_pawn() -> None:
    game = table()
    text = drawn(game, position(game, PAIR))
    for land in BOARD.file.lands:
        assert re.search(rf"\b{land.code}\b", text), land.code
    chart = text.splitlines()
    for piece in ("Ekgb", "Egg", "Fkgb"):
        assert any(piece in line for line in chart), piece
    assert any("Ek" in line and "Fb" in line for line in chart), "two owners in Hanover"


def test_the_picture_follows_the_pawns() -> None:
    game = table()
    s = position(game, PAIR)
    before = drawn(game, s)
    do(game, s, "move king hanover mecklenburg")
    assert drawn(game, s) != before


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("empires", ["random", "chosen"])
def test_the_picture_and_the_log_work_at_every_stage(seats: int, empires: str) -> None:
    game = table(seats, empires=empires, round_limit=1, track_points=True)
    s = game.start()
    dice = SeededDice(9)
    verbs: set[str] = set()
    while game.to_act(s):
        (seat,) = game.to_act(s)
        for viewer in (WATCHER, seat):
            text = plain(game.picture(game.view(s, viewer), SPEAKER.tell))
            assert BOARD.file.lands[0].code in text and not re.search(r"eu-|[{}]", text)
        legal = game.legal(s, seat)
        for action in legal[:: 1 + len(legal) // 8]:
            told = SPEAKER.tell(game.say(s, seat, action, WATCHER))
            assert told.endswith(".") and not re.search(r"[{}_]|eu-", told)
        verbs |= {game.words[action].split()[0] for action in legal}
        game.apply(s, seat, legal[dice.below(len(legal))])
    drawn(game, s)
    first = {"empires", "deal"} if empires == "random" else {"chooser", "choose"}
    assert first | {"start", "place", "move", "duplicate", "done"} <= verbs


def test_every_verb_has_a_log_line() -> None:
    """Each word once, said where its verb belongs."""
    game = table(3, respawn=True)
    pawns = {"england": {"london": "KGB"}, "france": {"paris": "KGB"}, "germany": {"berlin": "KGB"}}
    turn = position(game, pawns)
    start = game.start()
    deal = set_up(game, "empires england france germany")
    told: dict[str, str] = {}
    for action, words in enumerate(game.words):
        verb = words.split()[0]
        s = {"empires": start, "chooser": start, "deal": deal}.get(verb, turn)
        seat = CHANCE if verb in ("empires", "deal", "chooser", "start") else 0
        told[verb] = SPEAKER.tell(game.say(s, seat, action, WATCHER))
        assert told[verb].endswith(".")
    assert len(told) == 12 and len(set(told.values())) == 12


def test_the_picture_of_a_player_who_is_out_and_of_the_end() -> None:
    game = table()
    s = position(game, {"england": {"london": "G"}, "france": {"hanover": "K"}})
    do(game, s, "attack general london hanover france")
    text = drawn(game, s)
    assert "Eg" in text and "out" in text
