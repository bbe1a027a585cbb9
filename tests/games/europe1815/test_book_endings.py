"""Total Domination (EU-R92, EU-R93) and the rules the project added (EU-R94 to EU-R98)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    TITLE,
    actor,
    do,
    fifteen,
    home,
    is_out,
    lands,
    left,
    may,
    points,
    position,
    ranks,
    reason,
    refused,
    scores,
    table,
    where,
)

LAST_BLOW = "attack general london hanover france"


@pytest.mark.rule("EU-R92")
def test_points_do_not_decide_under_total_domination() -> None:
    pawns = {
        "england": {
            **home("england", "K"),
            **home("germany", "G"),
            **home("russia", "B"),
            **home("austria", "G"),
            "sicily": "K",
        },
        "constantinople": {"turkey": "KB"},
    }
    pawns["england"]["vienna"] = ""
    assert (
        reason(
            table(),
            position(table(), {**pawns, "england": {**pawns["england"], "saxony": "K", "bavaria": "K"}}),
        )
        == "points"
    )
    game = table(2, total_domination=True)
    s = position(game, {**pawns, "england": {**pawns["england"], "saxony": "K", "bavaria": "K"}})
    assert points(game, s, "england") >= 30
    assert actor(game, s) == "england"
    do(game, s, "move king sicily naples")
    assert reason(game, s) == ""


@pytest.mark.rule("EU-R92", "EU-A34", "EU-R3")
def test_no_end_can_be_called_and_a_duplicate_without_supply_is_not_available() -> None:
    pawns = {"england": {**fifteen("K"), "london": "GB"}, "france": {"paris": "KGB"}}
    assert may(table(), position(table(), pawns), "call end")
    game = table(2, total_domination=True)
    s = position(game, pawns)
    assert refused(game, s, "call end") == "EU-R92"
    assert refused(game, s, "duplicate king hanover") == "EU-R3"
    assert not may(game, s, "duplicate king hanover")
    assert reason(game, s) == ""


@pytest.mark.rule("EU-R93", "EU-A35")
def test_the_last_player_with_a_pawn_wins() -> None:
    game = table(3, total_domination=True)
    pawns = {
        "england": {"london": "GG", "denmark": "B"},
        "france": {"hanover": "K"},
        "germany": {"netherlands": "K"},
    }
    s = position(game, pawns, bonus=True)
    do(game, s, LAST_BLOW)
    assert reason(game, s) == "", "Germany still stands"
    do(game, s, "attack general london netherlands germany")
    assert reason(game, s) == "domination"
    assert ranks(game, s) == [1, 3, 2]
    assert scores(game, s) == [3, 0, 0], "pawns on the board"
    assert refused(game, s, "done") == "EU-R93"


@pytest.mark.rule("EU-R94", "EU-A17")
def test_a_player_without_a_pawn_is_out() -> None:
    game = table(3)
    pawns = {"england": {"london": "G"}, "france": {"hanover": "K"}, "germany": {"berlin": "KGB"}}
    s = position(game, pawns)
    do(game, s, LAST_BLOW)
    assert is_out(game, s, "france") and not is_out(game, s, "germany") and game.fell(s) == [0, 1, 0]
    assert actor(game, s) == "germany", "his turns are passed over"
    assert refused(game, s, "done", seat=1) == "EU-R94"
    assert int(game.table.goal) == 27, "the goal stays that of three players"
    do(game, s, "done")
    assert actor(game, s) == "england"
    trio = position(game, {"england": {"paris": "KGB"}, "france": {}, "germany": {"berlin": "KGB"}})
    assert points(game, trio, "england") == 4, "Paris is still the capital of France"


@pytest.mark.rule("EU-R95", "EU-A17")
def test_the_only_one_left_wins_at_once() -> None:
    game = table()
    s = position(game, {"england": {"london": "G"}, "france": {"hanover": "K"}})
    do(game, s, LAST_BLOW)
    assert reason(game, s) == "last empire"
    assert ranks(game, s) == [1, 2]
    assert scores(game, s) == [1, 0]
    assert refused(game, s, "done") == "EU-R95"
    assert refused(game, s, "done", seat=1) == "EU-R95", "even to one who is out"


@pytest.mark.rule("EU-R96", "EU-A42")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_game_ends_after_the_last_round(limit: int) -> None:
    game = table(3, round_limit=limit)
    pawns = {
        "england": {"london": "KGB", "wales": "K"},
        "france": {"paris": "KG"},
        "germany": {"berlin": "KGB"},
    }
    s = position(game, pawns, turn="france", starter="france")
    for _ in range(3 * limit - 1):
        do(game, s, "done")
    assert reason(game, s) == ""
    do(game, s, "done")
    assert reason(game, s) == "round limit"
    assert scores(game, s) == [5, 1, 4]
    assert ranks(game, s) == [1, 3, 2]
    assert refused(game, s, "done") == "EU-R96"


@pytest.mark.rule("EU-A42", "EU-R96")
def test_a_round_ends_at_the_starting_players_seat_even_if_he_is_out() -> None:
    game = table(3, round_limit=1)
    pawns: dict[str, dict[str, str]] = {
        "england": {"london": "KGB"},
        "france": {},
        "germany": {"berlin": "KGB"},
    }
    s = position(game, pawns, turn="germany", starter="france")
    do(game, s, "done")
    assert actor(game, s) == "england", "the round is not over before the seat of France"
    do(game, s, "done")
    assert reason(game, s) == "round limit"
    s = position(table(3, round_limit=2), pawns, turn="england", starter="france")
    do(table(3, round_limit=2), s, "done")
    assert int(s.round) == 2
    assert actor(game, s) == "germany"


@pytest.mark.rule("EU-A42", "EU-R96")
def test_the_limit_comes_before_the_next_players_goal() -> None:
    """France leaves a land to England, which then has 18 points at six seats: too late."""
    game = table(6, round_limit=1)
    rest = {empire: {lands(empire)[6]: "G"} for empire in ("germany", "austria", "russia", "constantinople")}
    grand = {
        **home("england", "K"),
        **home("france", "G"),
        "hanover": "B",
        "denmark": "B",
        "norway": "B",
        "sweden": "B",
    }
    pawns = {"england": grand, **rest, "france": {"sweden": "G", "castile": "K"}}
    s = position(game, pawns, turn="france", starter="england")
    do(game, s, "move general sweden finland")
    assert points(game, s, "england") == 18
    do(game, s, "done")
    assert reason(game, s) == "round limit"


@pytest.mark.rule("EU-R96", "EU-A42", "EU-R71")
def test_under_total_domination_pawns_alone_decide() -> None:
    game = table(2, round_limit=1, total_domination=True)
    s = position(
        game, {"england": {"london": "KGB"}, "france": {"wales": "KKK", "hanover": "KB"}}, starter="france"
    )
    do(game, s, "done")
    assert scores(game, s) == [3, 5]
    assert ranks(game, s) == [2, 1]


@pytest.mark.rule("EU-R97", "EU-A43")
def test_one_class_left_is_a_draw_under_total_domination() -> None:
    game = table(3, total_domination=True)
    pawns: dict[str, dict[str, str]] = {
        "england": {"london": "GG"},
        "france": {"hanover": "KG"},
        "germany": {},
    }
    s = position(game, pawns)
    do(game, s, LAST_BLOW)
    assert reason(game, s) == "deadlock"
    assert ranks(game, s) == [1, 1, 3], "drawn among the players left"
    assert scores(game, s) == [2, 1, 0]
    assert refused(game, s, "done") == "EU-R97"


@pytest.mark.rule("EU-R97", "EU-A43")
@pytest.mark.parametrize(
    ("options", "french"),
    [({"total_domination": True, "respawn": True}, "KG"), ({"total_domination": True}, "KB"), ({}, "KG")],
)
def test_but_not_while_two_classes_are_left_nor_with_respawn(options: dict[str, bool], french: str) -> None:
    game = table(2, **options)
    s = position(game, {"england": {"london": "GG"}, "france": {"hanover": french}})
    do(game, s, LAST_BLOW)
    assert reason(game, s) == ""


@pytest.mark.rule("EU-R98", "EU-A44")
def test_the_places_behind_the_winner() -> None:
    """Points, then pawns; those out come last, the later out the better; equals share."""
    game = table(6, round_limit=1)
    pawns: dict[str, dict[str, str]] = {
        "england": {"london": "KK", "wales": "K"},  # 2 points, 3 pawns
        "france": {},  # out first
        "germany": {"berlin": "K", "hanover": "G"},  # 2 points, 2 pawns
        "austria": {"vienna": "K", "saxony": "G"},  # the same
        "russia": {"poland": "KGB"},  # 1 point, 3 pawns
        "constantinople": {},  # out second
    }
    s = position(game, pawns, turn="russia", starter="england")
    do(game, s, "done")
    assert scores(game, s) == [2, 0, 2, 2, 1, 0]
    assert ranks(game, s) == [1, 6, 2, 2, 4, 5]


@pytest.mark.rule("EU-R98", "EU-A44", "EU-A18")
def test_the_winner_on_points_is_first_even_if_another_has_more() -> None:
    game = table(6)
    rest = {empire: {lands(empire)[6]: "G"} for empire in ("austria", "russia", "constantinople")}
    english = {
        **home("england", "K"),
        **home("france", "G"),
        "hanover": "B",
        "denmark": "B",
        "norway": "B",
        "sweden": "B",
    }
    german = {
        **home("germany", "KB"),
        "berlin": "KGB",
        "castile": "B",
        "aragon": "K",
        "portugal": "G",
        "sicily": "G",
        "naples": "G",
        "tuscany": "G",
        "piedmont": "G",
        "switzerland": "G",
        "papal_states": "K",
    }
    s = position(game, {"england": english, "germany": german, "france": {"caucasus": "G"}, **rest})
    assert reason(game, s) == "points"
    assert scores(game, s)[:2] == [18, 19]
    assert ranks(game, s)[:2] == [1, 2]


def test_the_reasons_of_the_title_are_those_of_the_book() -> None:
    assert TITLE.reasons == [
        "points",
        "pawns exhausted",
        "last empire",
        "domination",
        "deadlock",
        "round limit",
    ]
    s = position(table(), {"england": {"london": "K"}, "france": {"paris": "K"}})
    assert left(s) and where(table(), s, "london")
