"""Rulebook, Contents: board, pawns, tokens (EU-R1 to EU-R8)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    BOARD,
    CLASSES,
    NEUTRALS,
    do,
    fifteen,
    may,
    on_board,
    position,
    refused,
    set_up,
    table,
    where,
)

from equipoise.core.game import WATCHER
from equipoise.core.picture import plain
from equipoise.locale import Speaker


@pytest.mark.rule("EU-R1")
def test_the_board_is_europe_in_territories() -> None:
    game = table()
    assert len(BOARD.lands) == 60
    for land in BOARD.lands:
        assert f"duplicate king {land}" in game.ids, "a pawn can stand in every land, and nowhere else"
    assert len([line for line in game.words if line.startswith("duplicate king ")]) == 60


@pytest.mark.rule("EU-R2", "EU-A40")
def test_six_sets_of_pawns_and_no_choice_of_colour() -> None:
    game = table(6)
    assert len(BOARD.empires) == 6
    assert int(BOARD.supply) * len(CLASSES) == 45
    assert not [line for line in game.words if "colour" in line or "color" in line]


@pytest.mark.rule("EU-R3")
@pytest.mark.parametrize(("letter", "name"), [("K", "king"), ("G", "general"), ("B", "banker")])
def test_fifteen_of_each_class(letter: str, name: str) -> None:
    game = table(2, total_domination=True)
    fourteen = {**fifteen(letter), "hanover": letter}
    s = position(
        game, {"england": {**fourteen, "london": "KGB".replace(letter, "")}, "france": {"paris": "KGB"}}
    )
    do(game, s, f"duplicate {name} hanover")
    assert on_board(game, s, "england")[name] == 15
    do(game, s, "done", "done")
    assert where(game, s, "hanover") == {"england": letter * 2}
    assert refused(game, s, f"duplicate {name} hanover") == "EU-R3"


@pytest.mark.rule("EU-R5")
def test_every_class_is_a_pawn_and_counts_against_the_limit() -> None:
    game = table()
    for trio in ("KGB", "KKK", "GGB"):
        s = position(game, {"england": {"london": "KGB", "cornwall": "G"}, "france": {"normandy": trio}})
        assert refused(game, s, "move general cornwall normandy") == "EU-R34"


@pytest.mark.rule("EU-R6")
def test_one_token_for_each_empire_and_a_flag_on_its_capital() -> None:
    flagged = {land.id: land.empire for land in BOARD.file.lands if land.capital}
    assert flagged == {empire.capital: empire.id for empire in BOARD.file.empires}
    assert len(flagged) == 6
    game = table(3, empires="chosen")
    s = set_up(game, "chooser 1", "choose russia")
    assert refused(game, s, "choose russia") == "EU-R6"
    do(game, s, "choose austria", "choose england")
    assert where(game, s, "st_petersburg") == {"russia": "KGB"}


@pytest.mark.rule("EU-R8", "EU-R74")
def test_the_scoring_track_is_used_only_with_tracking_points() -> None:
    pawns = {"england": {"london": "KGB", "cornwall": "G"}, "france": {"paris": "KGB"}}
    for tracked in (False, True):
        game = table(2, track_points=tracked)
        s = position(game, pawns)
        do(game, s, "done")
        text = plain(game.picture(game.view(s, WATCHER), Speaker().tell))
        assert ("token at 5" in text) == tracked
        assert ("token" in text) == tracked


def test_no_land_is_both_neutral_and_somebodys() -> None:
    assert len(NEUTRALS) == 18
    assert not may(table(), set_up(table()), "done")
