"""Rulebook, How to Play the Game (EU-R26 to EU-R32), and what ends a turn."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.europe1815.positions import (
    actor,
    do,
    left,
    may,
    position,
    refused,
    table,
    where,
    words,
)

PAIR = {
    "england": {"london": "KGB", "cornwall": "G", "scotland": "K", "ireland": "B"},
    "france": {"paris": "KGB", "normandy": "G", "gascony": "K", "provence": "B"},
}
ONE_EACH = ["move king scotland norway", "move general cornwall midlands", "move banker ireland wales"]


@pytest.mark.rule("EU-R26")
def test_one_action_for_each_class() -> None:
    game = table()
    s = position(game, PAIR)
    assert left(s) == {"king", "general", "banker"}
    do(game, s, "move king scotland norway")
    assert left(s) == {"general", "banker"}
    assert refused(game, s, "move king london midlands") == "EU-R26"
    assert refused(game, s, "duplicate king norway") == "EU-R26"
    assert not words(game, s, "move king")
    assert may(game, s, "move general london midlands")


@pytest.mark.rule("EU-R27")
def test_many_pawns_give_no_more_actions() -> None:
    game = table()
    many = {**PAIR["england"], "hanover": "KKK", "denmark": "KKG", "norway": "KK"}
    s = position(game, {"england": many, "france": PAIR["france"]})
    do(game, s, "move king norway sweden")
    assert refused(game, s, "move king denmark hanover") == "EU-R26"
    assert not words(game, s, "duplicate king")
    one = position(game, {"england": {"london": "K"}, "france": PAIR["france"]})
    assert left(one) == {"king", "general", "banker"}


@pytest.mark.rule("EU-R28")
def test_an_action_is_done_by_a_pawn_of_its_class() -> None:
    game = table()
    s = position(game, PAIR)
    assert refused(game, s, "move king cornwall midlands") == "EU-R28"
    assert refused(game, s, "duplicate banker cornwall") == "EU-R28"
    assert refused(game, s, "attack king cornwall normandy france") == "EU-R28"
    assert may(game, s, "move general cornwall midlands")


@pytest.mark.rule("EU-R29", "EU-A37")
@pytest.mark.parametrize("used", range(4))
def test_all_some_or_none_of_the_actions(used: int) -> None:
    game = table()
    s = position(game, PAIR)
    do(game, s, *ONE_EACH[:used])
    if used < 3:  # otherwise the turn is over by itself
        assert may(game, s, "done")
        do(game, s, "done")
    assert actor(game, s) == "france"


@pytest.mark.rule("EU-A37")
def test_everybody_may_pass_for_ever() -> None:
    game = table()
    s = position(game, PAIR)
    for _ in range(500):
        do(game, s, "done")
    assert game.outcome(s) is None
    assert int(s.round) == 251


@pytest.mark.rule("EU-R30")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_is_free(order: tuple[int, ...]) -> None:
    game = table()
    s = position(game, PAIR)
    do(game, s, *[ONE_EACH[place] for place in order])
    straight = position(game, PAIR)
    do(game, straight, *ONE_EACH)
    assert s == straight


@pytest.mark.rule("EU-R31")
def test_never_more_than_three_pawns_whoever_owns_them() -> None:
    game = table()
    s = position(
        game, {"england": {"london": "KGB", "cornwall": "G"}, "france": {"normandy": "KG", "brittany": "G"}}
    )
    do(game, s, "move general cornwall normandy")
    assert where(game, s, "normandy") == {"england": "G", "france": "KG"}
    do(game, s, "done")
    assert refused(game, s, "move general brittany normandy") == "EU-R34"
    assert refused(game, s, "duplicate king normandy") == "EU-R52"
    for line in words(game, s):
        after = s.copy()
        do(game, after, line)
        assert not game.faults(after)


@pytest.mark.rule("EU-R32")
def test_an_action_is_a_move_an_attack_or_a_duplicate() -> None:
    game = table()
    s = position(
        game, {"england": {"london": "KGB", "hanover": "G"}, "france": {"netherlands": "KGB", "paris": "K"}}
    )
    assert {line.split()[0] for line in words(game, s)} == {"move", "attack", "duplicate", "done"}
    for line in ("place king cornwall", "start england", "deal england", "choose russia", "chooser 0"):
        assert refused(game, s, line) == "EU-R32"


@pytest.mark.rule("EU-R99", "EU-A46")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_say() -> None:
    game = table()
    s = position(game, PAIR)
    do(game, s, *ONE_EACH)
    assert actor(game, s) == "france"
    # A lone Banker who went has no fellow, no King and no General to follow him.
    s = position(game, {"england": {"ireland": "B"}, "france": PAIR["france"]})
    do(game, s, "move banker ireland wales")
    assert actor(game, s) == "france"
    # With actions left that could be used, it does not.
    s = position(game, {"england": {"ireland": "BK"}, "france": PAIR["france"]})
    do(game, s, "move banker ireland wales")
    assert actor(game, s) == "england"


@pytest.mark.rule("EU-R99", "EU-A46")
def test_a_blocked_player_is_asked_at_the_start_of_his_turn() -> None:
    """Malta leads to Sicily and Turkey alone; both are full, and so is Malta."""
    game = table()
    blocked = {"england": {"malta": "KKK"}, "france": {"sicily": "KKK", "turkey": "KKG", "paris": "K"}}
    s = position(game, blocked)
    assert words(game, s) == {"done"}
    assert actor(game, s) == "england"
    do(game, s, "done")
    assert actor(game, s) == "france"


@pytest.mark.rule("EU-R99", "EU-A46")
@pytest.mark.parametrize(
    ("malta", "sicily", "only"),
    [("BG", "KKK", "attack king malta malta france"), ("KG", "KKB", "attack king malta sicily france")],
)
def test_a_single_attack_is_enough_to_go_on(malta: str, sicily: str, only: str) -> None:
    game = table()
    french = {"malta": malta, "sicily": sicily, "turkey": "GGG", "paris": "K"}
    s = position(game, {"england": {"malta": "K", "london": "G"}, "france": french})
    do(game, s, "move general london midlands")
    assert words(game, s) == {only, "done"}


@pytest.mark.rule("EU-A50")
def test_the_class_action_pays_first_then_the_bonus() -> None:
    game = table()
    s = position(game, PAIR, bonus=True)
    do(game, s, "move king scotland norway")
    assert left(s) == {"general", "banker", "bonus"}
    do(game, s, "move king norway sweden")
    assert left(s) == {"general", "banker"}
    assert refused(game, s, "move king sweden finland") == "EU-R26"
    do(game, s, "move general cornwall midlands", "move banker ireland wales")
    assert actor(game, s) == "france"


@pytest.mark.rule("EU-A50")
def test_a_called_end_needs_an_action_whichever_pays() -> None:
    game = table()
    kings = {
        **dict.fromkeys(["hanover", "denmark", "saxony", "bavaria"], "KKK"),
        "norway": "KK",
        "sweden": "K",
    }
    s = position(game, {"england": {**kings, "london": "GB"}, "france": PAIR["france"]}, bonus=True)
    do(game, s, "move king sweden finland")
    assert may(game, s, "call end"), "the bonus is left for Kings"
    do(game, s, "move king finland sweden")
    assert refused(game, s, "call end") == "EU-R70"
