"""Rulebook, Winning the Game (EU-R62 to EU-R73)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    NEUTRALS,
    actor,
    do,
    fifteen,
    lands,
    may,
    points,
    position,
    ranks,
    reason,
    refused,
    scores,
    table,
    words,
)

GOALS = {2: 30, 3: 27, 4: 24, 5: 21, 6: 18}
FIVE = ["france", "germany", "austria", "russia", "constantinople"]


def spread(count: int) -> dict[str, str]:
    """One pawn in each of so many lands, none of them a capital."""
    free = [*NEUTRALS, *lands("england")[1:], *lands("france")[1:]]
    return {land: "KGB"[place % 3] for place, land in enumerate(free[:count])}


@pytest.mark.rule("EU-R62")
def test_points_rise_and_fall() -> None:
    game = table()
    s = position(game, {"england": {"london": "KGB"}, "france": {"paris": "KGB", "normandy": "G"}})
    assert points(game, s, "england") == 4
    do(game, s, "move general london midlands")
    assert points(game, s, "england") == 2, "two lands, but the trio is broken"
    do(game, s, "move king london cornwall", "done")
    assert points(game, s, "england") == 3
    do(game, s, "move general normandy cornwall")
    assert points(game, s, "england") == 2


@pytest.mark.rule("EU-R63", "EU-R64", "EU-A20")
def test_one_point_for_each_land_with_only_his_pawns() -> None:
    game = table()
    pawns = {
        "england": {"midlands": "K", "wales": "GB", "hanover": "K", "moscow": "BBB"},
        "france": {"hanover": "G", "paris": "K"},
    }
    s = position(game, pawns)
    assert points(game, s, "england") == 3, "Midlands, Wales, Moscow; Hanover is shared"
    assert points(game, s, "france") == 1
    assert points(game, s, "russia") == 0, "an empty land is worth nothing to its owner"


@pytest.mark.rule("EU-R65", "EU-R67")
@pytest.mark.parametrize(
    ("trio", "worth"), [("KGB", 4), ("KG", 1), ("KKG", 1), ("KKK", 1), ("GB", 1), ("GBB", 1), ("", 0)]
)
def test_all_three_classes_in_a_capital(trio: str, worth: int) -> None:
    game = table()
    s = position(game, {"england": {"london": trio, "hanover": "K"}, "france": {"paris": "K"}})
    assert points(game, s, "england") == worth + 1
    s = position(game, {"england": {"wales": trio, "hanover": "K"}, "france": {"paris": "K"}})
    assert points(game, s, "england") == min(worth, 1) + 1, "only in a capital"


@pytest.mark.rule("EU-R66", "EU-A22")
def test_any_capital_and_several() -> None:
    game = table()
    pawns = {"england": {"london": "KGB", "paris": "KGB", "vienna": "KGB"}, "france": {"normandy": "K"}}
    s = position(game, pawns)
    assert points(game, s, "england") == 12, "own, taken from a player, and of a neutral empire"


@pytest.mark.rule("EU-A21")
def test_a_trio_leaves_no_room_for_a_foreign_pawn() -> None:
    game = table()
    s = position(game, {"france": {"cornwall": "KG", "paris": "B"}, "england": {"london": "KGB"}})
    assert refused(game, s, "move king cornwall london") == "EU-R34"
    do(game, s, "attack general cornwall london england")
    assert points(game, s, "england") == 0, "whoever fights his way in breaks it"


@pytest.mark.rule("EU-R68")
@pytest.mark.parametrize("seats", sorted(GOALS))
def test_the_goals(seats: int) -> None:
    game = table(seats)
    goal = GOALS[seats]
    others = {empire: {f"{lands(empire)[6]}": "G"} for empire in FIVE[-(seats - 1) :]}
    below = position(game, {"england": spread(goal - 1), **others})
    assert actor(game, below) == "england"
    there = position(game, {"england": spread(goal), **others})
    assert reason(game, there) == "points"
    assert ranks(game, there)[0] == 1


@pytest.mark.rule("EU-R69", "EU-A18")
def test_reaching_the_goal_in_the_own_turn_wins_at_once() -> None:
    game = table()
    pawns = {"england": {**spread(28), "london": "KK"}, "russia": {"finland": "K"}}
    s = position(game, pawns)
    assert points(game, s, "england") == 29
    free = next(
        land
        for land in ("cornwall", "midlands", "hanover", "denmark", "netherlands")
        if land not in pawns["england"]
    )
    do(game, s, f"move king london {free}")
    assert reason(game, s) == "points"
    assert game.to_act(s) == []
    assert ranks(game, s) == [1, 2]
    assert scores(game, s) == [30, 1]
    assert refused(game, s, "done") == "EU-R69"


@pytest.mark.rule("EU-A18", "EU-A19", "EU-R69")
def test_lifted_over_the_goal_in_anothers_turn() -> None:
    """Russia leaves a land it shared with England: England wins when its own turn begins."""
    game = table()
    pawns = {"russia": {"caucasus": "G"}, "england": spread(30)}
    assert "caucasus" in pawns["england"]
    s = position(game, pawns)
    assert points(game, s, "england") == 29
    leaving = s.copy()
    do(game, leaving, "move general caucasus moscow")
    assert reason(game, leaving) == "points", "the Russian turn was over by itself"
    two = position(game, {"russia": {"caucasus": "G", "finland": "K"}, "england": spread(30)})
    do(game, two, "move general caucasus moscow")
    assert reason(game, two) == "", "30 points, but not in the own turn"
    assert points(game, two, "england") == 30
    do(game, two, "done")
    assert reason(game, two) == "points"
    assert ranks(game, two) == [2, 1]


@pytest.mark.rule("EU-A18")
def test_not_if_it_is_lost_again_before_the_own_turn() -> None:
    game = table()
    s = position(game, {"russia": {"caucasus": "G", "finland": "K"}, "england": spread(30)})
    do(game, s, "move general caucasus moscow")
    do(game, s, "move king finland norway")
    assert reason(game, s) == ""
    assert actor(game, s) == "england"


@pytest.mark.rule("EU-R70", "EU-A14")
def test_wanting_a_sixteenth_pawn_ends_the_game() -> None:
    game = table()
    s = position(game, {"england": {**fifteen("K"), "london": "GB"}, "france": {"paris": "KGB"}})
    assert refused(game, s, "duplicate king hanover") == "EU-R70"
    assert may(game, s, "call end")
    do(game, s, "call end")
    assert reason(game, s) == "pawns exhausted"
    assert refused(game, s, "done") == "EU-R70"


@pytest.mark.rule("EU-A14", "EU-R70")
def test_only_if_the_duplicate_would_be_legal_but_for_the_supply() -> None:
    game = table()
    rest = {"london": "GB"}
    fourteen = {**fifteen("K"), "hanover": "K"}
    s = position(game, {"england": {**fourteen, **rest}, "france": {"paris": "KGB"}})
    assert refused(game, s, "call end") == "EU-R70", "one is left"
    packed = {**dict.fromkeys(NEUTRALS[:5], "KKK"), **rest}
    s = position(game, {"england": packed, "france": {"paris": "KGB"}})
    assert refused(game, s, "call end") == "EU-R70", "no King has room beside him"
    s = position(game, {"england": {**fifteen("K"), **rest}, "france": {"paris": "KGB"}})
    do(game, s, next(iter(sorted(words(game, s, "move king hanover ")))))
    assert refused(game, s, "call end") == "EU-R70", "the King action is spent"
    s = position(game, {"england": {**fifteen("K"), **rest}, "france": {"paris": "KGB"}})
    do(game, s, "move general london midlands")
    assert may(game, s, "call end")


@pytest.mark.rule("EU-R71")
def test_then_the_highest_total_wins() -> None:
    game = table()
    s = position(
        game, {"england": {**fifteen("K"), "london": "GB"}, "france": dict.fromkeys(lands("france"), "K")}
    )
    do(game, s, "call end")
    assert scores(game, s) == [7, 7], "six neutral lands and London; seven French lands"
    trio = {**dict.fromkeys(lands("france"), "K"), "paris": "KGB"}
    s = position(game, {"england": {**fifteen("K"), "london": "GB"}, "france": trio})
    do(game, s, "call end")
    assert scores(game, s) == [7, 10]
    assert ranks(game, s) == [2, 1], "the caller need not be the winner"


@pytest.mark.rule("EU-R72")
def test_equal_points_more_pawns_win() -> None:
    game = table()
    s = position(
        game, {"england": {**fifteen("K"), "london": "GB"}, "france": dict.fromkeys(lands("france"), "K")}
    )
    do(game, s, "call end")
    assert scores(game, s) == [7, 7]
    assert ranks(game, s) == [1, 2], "17 pawns against 7"


@pytest.mark.rule("EU-R73", "EU-A19")
def test_equal_pawns_too_is_a_draw() -> None:
    game = table()
    french = {"normandy": "GGG", "brittany": "GGG", "gascony": "GGG", "burgundy": "GGG", "provence": "GGG",
              "lorraine": "B", "paris": "B"}  # fmt: skip
    s = position(game, {"england": {**fifteen("K"), "london": "GB"}, "france": french})
    do(game, s, "call end")
    assert scores(game, s) == [7, 7]
    assert ranks(game, s) == [1, 1]
