"""Rulebook, Re-spawn Eliminated Class of Pawn (EU-R84 to EU-R91)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    actor,
    do,
    is_out,
    left,
    may,
    on_board,
    position,
    reason,
    refused,
    table,
    targets,
    where,
    words,
)

FRANCE = {"paris": "KGB"}


@pytest.mark.rule("EU-R84")
@pytest.mark.parametrize(
    ("cls", "rest", "after"), [("king", "GB", "KGB"), ("general", "KB", "KGB"), ("banker", "KG", "KGB")]
)
def test_a_lost_class_comes_back_in_the_capital_for_its_action(cls: str, rest: str, after: str) -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"london": rest}, "france": FRANCE})
    assert words(game, s, "respawn") == {f"respawn {cls} london"}
    do(game, s, f"respawn {cls} london")
    assert where(game, s, "london") == {"england": after}
    assert on_board(game, s, "england")[cls] == 1
    assert cls not in left(s)
    assert refused(game, s, f"move {cls} london midlands") == "EU-R26"


@pytest.mark.rule("EU-R84", "EU-R53")
def test_only_with_the_option_and_only_a_lost_class() -> None:
    s = position(table(), {"england": {"london": "GB"}, "france": FRANCE})
    assert refused(table(), s, "respawn king london") == "EU-R53"
    game = table(2, respawn=True)
    s = position(game, {"england": {"london": "GB", "malta": "K"}, "france": FRANCE})
    assert refused(game, s, "respawn king london") == "EU-R84", "a King is on the board"
    s = position(game, {"england": {"london": "GB", "malta": "G"}, "france": FRANCE})
    assert refused(game, s, "respawn king malta") == "EU-R84", "it must be the capital"


@pytest.mark.rule("EU-R84", "EU-A29")
def test_in_any_later_turn_of_his() -> None:
    game = table(2, respawn=True)
    s = position(
        game, {"france": {"hanover": "G", "paris": "K"}, "england": {"hanover": "K", "london": "GB"}}
    )
    do(game, s, "attack general hanover hanover england", "done")
    for _ in range(4):
        assert actor(game, s) == "england"
        assert may(game, s, "respawn king london")
        do(game, s, "done", "done")
    do(game, s, "respawn king london")
    assert where(game, s, "london") == {"england": "KGB"}


@pytest.mark.rule("EU-R85", "EU-A30")
def test_the_limit_of_three_holds_and_room_may_be_made_first() -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"london": "GGB", "malta": "B"}, "france": FRANCE})
    assert refused(game, s, "respawn king london") == "EU-R85"
    assert refused(game, s, "respawn king malta") == "EU-R84", "no way round: an own pawn is in the capital"
    assert not words(game, s, "respawn")
    do(game, s, "move general london midlands")
    do(game, s, "respawn king london")
    assert where(game, s, "london") == {"england": "KGB"}


@pytest.mark.rule("EU-R86", "EU-A51")
def test_without_a_pawn_in_the_capital_where_he_has_one() -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"cornwall": "G"}, "france": FRANCE})
    assert words(game, s, "respawn") == {"respawn king cornwall", "respawn banker cornwall"}
    assert refused(game, s, "respawn king london") == "EU-R86", "even though it is empty"
    assert refused(game, s, "respawn king midlands") == "EU-R86"
    held = position(game, {"england": {"cornwall": "G"}, "france": {"london": "K", **FRANCE}})
    assert refused(game, held, "respawn king london") == "EU-R86"
    assert may(game, held, "respawn king cornwall")


@pytest.mark.rule("EU-R87", "EU-A31")
def test_it_must_be_the_closest_to_the_capital() -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"cornwall": "G", "scotland": "G"}, "france": FRANCE})
    assert targets(game, s, "respawn king") == {"cornwall"}
    assert refused(game, s, "respawn king scotland") == "EU-R87"


@pytest.mark.rule("EU-A31")
def test_steps_go_over_dotted_lines_and_past_anybody() -> None:
    """Mecklenburg is two steps from London, by sea to Denmark; Ireland three, through the Midlands."""
    game = table(2, respawn=True)
    s = position(
        game,
        {"england": {"mecklenburg": "G", "ireland": "G"}, "france": {"denmark": "KGB", "hanover": "KGB"}},
    )
    assert targets(game, s, "respawn king") == {"mecklenburg"}
    assert refused(game, s, "respawn king ireland") == "EU-R87"


@pytest.mark.rule("EU-A31", "EU-R85")
def test_a_full_land_is_none_where_he_can_spawn() -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"cornwall": "GGG", "scotland": "G", "ireland": "G"}, "france": FRANCE})
    assert refused(game, s, "respawn king cornwall") == "EU-R85"
    assert targets(game, s, "respawn king") == {"scotland"}, "the next closest"
    do(game, s, "move general cornwall normandy")
    assert targets(game, s, "respawn king") == {"cornwall"}, "judged at the moment of placing"


@pytest.mark.rule("EU-R88")
def test_of_several_equally_close_he_chooses() -> None:
    game = table(2, respawn=True)
    pawns = {"england": {"cornwall": "G", "midlands": "G", "denmark": "G", "wales": "G"}, "france": FRANCE}
    assert targets(game, position(game, pawns), "respawn king") == {"cornwall", "midlands", "denmark"}
    for land in ("cornwall", "midlands", "denmark"):
        s = position(game, pawns)
        do(game, s, f"respawn king {land}")
        assert where(game, s, land) == {"england": "KG"}


@pytest.mark.rule("EU-R89", "EU-R90")
@pytest.mark.parametrize(
    ("own", "enemy", "free"), [("G", "B", True), ("GB", "", True), ("G", "BB", False), ("GB", "B", False)]
)
def test_an_enemy_in_the_capital_does_not_hinder_but_three_pawns_do(own: str, enemy: str, free: bool) -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"london": own, "malta": "GB"}, "france": {**FRANCE, "london": enemy}})
    if free:
        do(game, s, "respawn king london")
        assert where(game, s, "london").get("france", "") == enemy, "placing is no attack"
        assert "K" in where(game, s, "london")["england"]
    else:
        assert refused(game, s, "respawn king london") == "EU-R85"


@pytest.mark.rule("EU-R91", "EU-A33")
def test_with_a_bonus_the_new_pawn_may_eliminate_at_once() -> None:
    game = table(2, respawn=True)
    s = position(
        game, {"england": {"london": "G", "malta": "G"}, "france": {**FRANCE, "london": "B"}}, bonus=True
    )
    do(game, s, "respawn king london")
    assert left(s) == {"general", "banker", "bonus"}
    do(game, s, "attack king london london france")
    assert where(game, s, "london") == {"england": "KG"}
    wrong = {"england": {"london": "G", "malta": "G"}, "france": {**FRANCE, "london": "G"}}
    s = position(game, wrong, bonus=True)
    do(game, s, "respawn king london")
    assert refused(game, s, "attack king london london france") == "EU-R45", "only what it beats"


@pytest.mark.rule("EU-A33")
def test_it_costs_the_class_action_never_the_bonus() -> None:
    game = table(2, respawn=True)
    s = position(game, {"england": {"london": "G"}, "france": FRANCE}, bonus=True)
    s.unspent = 8 | 2 | 4  # as if the King action were gone, though no rule brings that about
    assert "respawn king london" not in words(game, s)
    do(game, s, "respawn banker london")
    assert left(s) == {"general", "bonus"}


@pytest.mark.rule("EU-A32")
def test_without_any_pawn_there_is_no_coming_back() -> None:
    game = table(3, respawn=True)
    pawns = {"england": {"london": "G"}, "france": {"hanover": "K"}, "germany": {"berlin": "KGB"}}
    s = position(game, pawns)
    do(game, s, "attack general london hanover france")
    assert is_out(game, s, "france")
    assert reason(game, s) == ""
    do(game, s, *(["done"] if actor(game, s) == "england" else []))
    assert actor(game, s) == "germany", "France has no turn to come back in"
    assert refused(game, s, "respawn king paris", seat=1) == "EU-R94"
