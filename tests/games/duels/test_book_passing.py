"""Passing, and turns in which nothing happens (DU-60 to DU-67)."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import begun, do, may, position, refused, result, table, turn, words


@pytest.mark.rule("DU-60")
def test_passing_although_one_could_act() -> None:
    game = table()
    s = begun(game)
    do(game, s, "throw 3")
    assert {"pass", "place 3"} == words(game, s)
    do(game, s, "pass", "throw 3")
    assert game.to_act(s) == [1]


@pytest.mark.rule("DU-61", "DU-64", "DU-67", "DU-Q9")
def test_after_a_pass_one_must_act_and_then_may_pass_again() -> None:
    game = table()
    s = begun(game)
    turn(game, s, 3, "pass")
    turn(game, s, 3, "pass")  # B has a memory of his own
    do(game, s, "throw 3")
    assert refused(game, s, "pass") == "DU-61"
    assert words(game, s) == {"place 3"}
    do(game, s, "place 3")
    turn(game, s, 4, "place 4")
    do(game, s, "throw 1")
    assert may(game, s, "pass")


# With a 6 neither can go on: the ends that both would reach are taken, and all other pawns are too far.
STUCK = {"A": "s1 f4 f5 f6 f6 f7", "B": "s1 f4 f5 f6 f6 f7"}


@pytest.mark.rule("DU-62")
def test_a_bound_player_who_cannot_act_is_free_again() -> None:
    game = table()
    s = position(game, STUCK, bound="A", thrown=6)
    assert words(game, s) == {"skip"}
    do(game, s, "skip", "throw 6", "skip", "throw 1")
    assert may(game, s, "pass")


@pytest.mark.rule("DU-63")
def test_a_lapsed_turn_is_no_pass() -> None:
    game = table()
    s = position(game, STUCK, thrown=6)
    assert refused(game, s, "pass") == "DU-63"
    do(game, s, "skip", "throw 6", "skip", "throw 1")
    assert may(game, s, "pass"), "the lapsed turn has bound nobody"


@pytest.mark.rule("DU-65", "DU-Q1")
def test_a_bound_player_must_act_even_if_it_tips() -> None:
    game = table()
    s = position(game, {"A": "s6", "B": "f3"}, bound="A", thrown=1)
    assert words(game, s) == {"place 1", "move start-6"}, "27, and either adds 3"
    for line in ("place 1", "move start-6"):
        after = s.copy()
        do(game, after, line)
        assert result(game, after) == ("tip", [2, 1], [0, 1])


@pytest.mark.rule("DU-66", "DU-Q20")
def test_sixty_idle_turns_are_a_draw() -> None:
    game = table()
    s = position(game, STUCK)
    for _ in range(59):
        turn(game, s, 6, "skip")
    other = s.copy()
    turn(game, s, 6, "skip")
    assert result(game, s) == ("standstill", [1, 1], [0, 0])
    assert refused(game, s, "skip") == "DU-66"
    turn(game, other, 1, "move start-1")  # any pawn that moves begins the count anew
    turn(game, other, 6, "skip")
    assert game.outcome(other) is None and other.idle == 1


@pytest.mark.rule("DU-66", "DU-Q20", "DU-122")
def test_who_shares_a_draw() -> None:
    """Those still in; in teams everybody."""
    for mode, ranks in (("individual", [4, 1, 1, 1]), ("teams", [1, 1, 1, 1])):
        game = table(4, mode=mode)
        s = position(game, {}, turn="B", out="A")
        s.idle = 59
        turn(game, s, 1, "pass")
        assert result(game, s) == ("standstill", ranks, [0, 0, 0, 0])


@pytest.mark.rule("DU-67", "DU-Q9")
def test_a_team_may_share_one_memory() -> None:
    for passing, bound in (("player", False), ("team", True)):
        game = table(4, mode="teams", passing=passing)
        s = begun(game)
        turn(game, s, 1, "pass")  # A
        turn(game, s, 1, "place 1")  # C
        do(game, s, "throw 2")  # B
        assert may(game, s, "pass") == (not bound)
        do(game, s, "place 2")
        turn(game, s, 2, "place 2")  # D
        do(game, s, "throw 3")  # A: his partner has acted for the team
        assert may(game, s, "pass") == bound
