"""Rulebook, Expanded Game Play: Tracking Points, Selecting Empires, Tougher Neutrals (EU-R74 to EU-R83)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    BOARD,
    CLASSES,
    TITLE,
    actor,
    do,
    home,
    is_out,
    lands,
    left,
    may,
    points,
    position,
    reason,
    refused,
    set_up,
    shown,
    table,
    where,
    words,
)

from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.options import OptionError
from equipoise.core.picture import plain
from equipoise.locale import Speaker

PAIR = {"england": {"london": "KGB", "hanover": "G"}, "france": {"paris": "KGB", "hesse": "K"}}


@pytest.mark.rule("EU-R74")
def test_points_are_kept_in_the_head() -> None:
    game = table()
    s = position(game, PAIR)
    do(game, s, "done", "done")
    assert shown(game, s, "england") == shown(game, s, "france") == 0
    view = game.view(s, WATCHER)
    assert "outcome" not in view.dump() and "points" not in view.dump()
    assert "token" not in plain(game.picture(view, Speaker().tell))


@pytest.mark.rule("EU-R75", "EU-R76", "EU-A49")
def test_the_tokens_show_the_points_at_the_end_of_each_turn() -> None:
    game = table(2, track_points=True)
    s = position(game, PAIR)
    assert shown(game, s, "england") == 0, "tokens start at 0"
    do(game, s, "move king london cornwall")
    assert shown(game, s, "england") == 0, "the turn is not over"
    do(game, s, "done")
    assert shown(game, s, "england") == points(game, s, "england") == 3
    assert shown(game, s, "france") == 0, "only the player who ends his turn counts"
    do(game, s, "move king hesse hanover", "done")
    assert shown(game, s, "france") == 4
    assert points(game, s, "england") == 2
    assert shown(game, s, "england") == 3, "until the end of his own next turn"
    text = plain(game.picture(game.view(s, WATCHER), Speaker().tell))
    assert "token at 3" in text and "token at 4" in text


@pytest.mark.rule("EU-R76")
def test_the_token_is_set_when_a_turn_ends_by_itself() -> None:
    game = table(2, track_points=True)
    s = position(game, {"england": {"london": "K"}, "france": PAIR["france"]})
    do(game, s, "move king london cornwall")
    assert actor(game, s) == "france"
    assert shown(game, s, "england") == 1


@pytest.mark.rule("EU-A49")
def test_the_token_of_a_player_who_is_out_goes_back() -> None:
    game = table(3, track_points=True)
    pawns = {
        "france": {"denmark": "KG", "paris": "B"},
        "england": {"london": "GB"},
        "germany": {"mecklenburg": "K"},
    }
    s = position(game, pawns, turn="germany")
    do(game, s, "done")
    assert shown(game, s, "germany") == 1
    do(game, s, "attack general denmark mecklenburg germany")
    assert is_out(game, s, "germany")
    assert shown(game, s, "germany") == 0


@pytest.mark.rule("EU-A36")
def test_the_token_decides_nothing() -> None:
    """The goal wins at once, though the token still lies at 0; and a token at the goal wins nothing."""
    game = table(6, track_points=True)
    rest = {empire: {lands(empire)[6]: "G"} for empire in BOARD.empires[2:]}
    grand = {**home("england", "K"), **home("france", "G"), "hanover": "B", "denmark": "B", "norway": "BB"}
    assert len(grand) == 17
    s = position(game, {"england": grand, "france": {"castile": "K"}, **rest})
    do(game, s, "move banker norway sweden")
    assert reason(game, s) == "points"
    assert shown(game, s, "england") == 0
    s = position(game, {"england": {"london": "K"}, "france": {"castile": "K"}, **rest}, turn="france")
    s.seats[2 * 6] = 40  # England's token, wherever it came from
    do(game, s, *["done"] * 5)
    assert actor(game, s) == "england"


@pytest.mark.rule("EU-R77", "EU-R80", "EU-A25")
def test_players_pick_their_empires_whichever_they_like() -> None:
    game = table(2, empires="chosen")
    s = game.start()
    assert refused(game, s, "empires england france") == "EU-R78"
    do(game, s, "chooser 0")
    assert refused(game, s, "place king wales") == "EU-R77"
    assert words(game, s) == {f"choose {empire}" for empire in BOARD.empires}
    do(game, s, "choose england")
    assert words(game, s) == {f"choose {empire}" for empire in BOARD.empires if empire != "england"}
    do(game, s, "choose russia")
    assert where(game, s, "st_petersburg") == {"russia": "KGB"}


@pytest.mark.rule("EU-R78", "EU-A41")
def test_the_first_chooser_is_drawn_then_clockwise() -> None:
    game = table(3, empires="chosen")
    s = game.start()
    assert game.to_act(s) == [CHANCE]
    assert game.odds(s) == [1, 1, 1]
    assert words(game, s) == {"chooser 0", "chooser 1", "chooser 2"}
    assert refused(game, s, "chooser 3") == "EU-R78"
    do(game, s, "chooser 2")
    for seat, empire in ((2, "russia"), (0, "england"), (1, "france")):
        assert game.to_act(s) == [seat]
        assert refused(game, s, "choose austria", seat=(seat + 1) % 3) == "EU-R78"
        do(game, s, f"choose {empire}")
    assert [BOARD.empires[int(n)] for n in s.seats[:3]] == ["england", "france", "russia"]
    assert game.to_act(s) == [CHANCE], "the starting player is another draw"
    assert words(game, s) == {"start russia", "start england", "start france"}


@pytest.mark.rule("EU-R79", "EU-R80")
def test_adjacency_is_only_advised() -> None:
    game = table(3, empires="chosen")
    s = set_up(game, "chooser 0", "choose england")
    for far in ("austria", "russia"):
        assert may(game, s, f"choose {far}")
        assert refused(table(2), table(2).start(), f"empires england {far}") == "EU-R11"


CAPITAL = {"england": {"vienna": "KGB", "london": "K"}, "france": {"paris": "K"}}


@pytest.mark.rule("EU-R81", "EU-A22")
def test_standard_a_neutral_capital_pays_as_soon_as_the_trio_stands_there() -> None:
    assert points(table(), position(table(), CAPITAL), "england") == 5


@pytest.mark.rule("EU-R82", "EU-R83", "EU-A27")
def test_tougher_it_pays_one_until_the_empire_is_achieved() -> None:
    game = table(2, tougher_neutrals=True)
    s = position(game, CAPITAL)
    assert points(game, s, "england") == 2
    whole = {**home("austria", "K"), "vienna": "KGB", "london": "G"}
    assert points(game, position(game, {"england": whole, "france": {"paris": "K"}}), "england") == 7 + 3 + 1
    lacking = {**whole, "venetia": ""}
    assert points(game, position(game, {"england": lacking, "france": {"paris": "K"}}), "england") == 6 + 1
    shared = {"england": whole, "france": {"paris": "K", "venetia": "G"}}
    assert points(game, position(game, shared), "england") == 6 + 1


@pytest.mark.rule("EU-A27")
def test_the_trio_is_needed_too_and_all_is_tested_continuously() -> None:
    game = table(2, tougher_neutrals=True)
    whole = {**home("austria", "K"), "vienna": "KGB", "london": "G"}
    s = position(game, {"england": {**whole, "vienna": "KG", "saxony": "B"}, "france": {"paris": "K"}})
    assert points(game, s, "england") == 9, "no trio"
    s = position(game, {"england": whole, "france": {"paris": "K"}})
    assert points(game, s, "england") == 11
    do(game, s, "move king venetia tuscany")
    assert points(game, s, "england") == 8, "gone in the same turn"


@pytest.mark.rule("EU-A48", "EU-A27")
@pytest.mark.parametrize(("reading", "worth"), [("occupied", 2), ("no_enemies", 5)])
def test_tougher_reads_sole_control_as_the_table_does(reading: str, worth: int) -> None:
    game = table(2, tougher_neutrals=True, bonus=reading)
    assert points(game, position(game, CAPITAL), "england") == worth
    enemy = {"england": CAPITAL["england"], "france": {"paris": "K", "galicia": "B"}}
    assert points(game, position(game, enemy), "england") == 2


@pytest.mark.rule("EU-A28")
def test_tougher_leaves_the_capitals_of_players_alone() -> None:
    game = table(2, tougher_neutrals=True)
    pawns = {"england": {"london": "KGB", "paris": "KGB"}, "france": {"normandy": "K"}}
    assert points(game, position(game, pawns), "england") == 8


@pytest.mark.rule("EU-A48")
def test_the_empire_of_a_player_who_is_out_is_not_neutral() -> None:
    game = table(3, tougher_neutrals=True)
    pawns: dict[str, dict[str, str]] = {"england": {"paris": "KGB"}, "france": {}, "germany": {"berlin": "K"}}
    assert points(game, position(game, pawns), "england") == 4


@pytest.mark.rule("EU-A47", "EU-R81", "EU-R92")
def test_options_that_cannot_matter_are_refused() -> None:
    for seats, options, option, rule in [
        (6, {"tougher_neutrals": True}, "tougher_neutrals", "EU-R81"),
        (2, {"tougher_neutrals": True, "total_domination": True}, "tougher_neutrals", "EU-R92"),
        (2, {"track_points": True, "total_domination": True}, "track_points", "EU-R92"),
    ]:
        with pytest.raises(OptionError) as caught:
            TITLE.table(seats, **options)
        assert caught.value.option == option
        assert caught.value.rule == rule
        assert option in str(caught.value) and "allowed: false" in str(caught.value)
    for seats in range(2, 6):
        assert left(position(table(2, tougher_neutrals=True), CAPITAL)) >= set(CLASSES)
        assert table(seats, tougher_neutrals=True).seats == seats
