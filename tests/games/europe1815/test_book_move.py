"""Rulebook, Move Action (EU-R33 to EU-R38)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import BOARD, do, may, position, refused, table, targets, where, words

FAR = {"paris": "KGB"}


@pytest.mark.rule("EU-R33")
def test_a_move_leads_to_an_adjacent_land_and_no_further() -> None:
    game = table()
    for land in BOARD.lands:
        s = position(
            game, {"england": {land: "K"}, "russia": {"moscow" if land != "moscow" else "poland": "G"}}
        )
        near = {BOARD.lands[other] for other in BOARD.neighbours[BOARD.land_ids[land]]}
        assert targets(game, s, f"move king {land}") == near
    s = position(game, {"england": {"london": "K"}, "france": FAR})
    assert refused(game, s, "move king london paris") == "EU-R33"
    assert refused(game, s, "move king london london") == "EU-R33"
    do(game, s, "move king london hanover")
    assert where(game, s, "hanover") == {"england": "K"}
    assert where(game, s, "london") == {}


@pytest.mark.rule("EU-R34")
@pytest.mark.parametrize(
    ("english", "french", "free"),
    [
        ("", "", True),
        ("K", "", True),
        ("", "G", True),
        ("KG", "", True),
        ("K", "G", True),
        ("", "BB", True),
        ("KGB", "", False),
        ("KG", "B", False),
        ("K", "BB", False),
        ("", "KGB", False),
    ],
)
def test_at_most_two_pawns_beforehand_of_any_owners(english: str, french: str, free: bool) -> None:
    game = table()
    s = position(
        game, {"england": {"london": "K", "hanover": english}, "france": {"paris": "K", "hanover": french}}
    )
    if free:
        assert may(game, s, "move king london hanover")
    else:
        assert refused(game, s, "move king london hanover") == "EU-R34"
        assert not may(game, s, "move king london hanover")


@pytest.mark.rule("EU-R35")
def test_dotted_lines_are_links_however_long() -> None:
    game = table()
    dotted = [(edge.a, edge.b) for edge in BOARD.file.edges if edge.sea]
    assert {frozenset({"malta", "turkey"}), frozenset({"ireland", "portugal"})} <= {
        frozenset(pair) for pair in dotted
    }
    for a, b in dotted:
        for here, there in ((a, b), (b, a)):
            other = "moscow" if "moscow" not in (a, b) else "paris"
            s = position(game, {"england": {here: "G"}, "france": {other: "K"}})
            do(game, s, f"move general {here} {there}")
            assert where(game, s, there) == {"england": "G"}


@pytest.mark.rule("EU-R36")
@pytest.mark.parametrize("there", [{"england": "KG"}, {"france": "KB"}, {"england": "B", "france": "B"}])
def test_pawns_in_the_target_do_not_hinder(there: dict[str, str]) -> None:
    game = table()
    pawns = {
        "england": {"london": "K", "denmark": there.get("england", "")},
        "france": {"paris": "K", "denmark": there.get("france", "")},
    }
    s = position(game, pawns)
    do(game, s, "move king london denmark")
    found = where(game, s, "denmark")
    assert sorted(found["england"]) == sorted(there.get("england", "") + "K")
    assert found.get("france", "") == there.get("france", "")


@pytest.mark.rule("EU-R37")
def test_a_move_may_leave_a_land_empty() -> None:
    game = table()
    s = position(game, {"england": {"london": "K", "cornwall": "G"}, "france": FAR})
    do(game, s, "move general cornwall normandy")
    assert where(game, s, "cornwall") == {}
    assert where(game, s, "normandy") == {"england": "G"}


@pytest.mark.rule("EU-R38")
@pytest.mark.parametrize(
    ("cls", "letter", "prey"), [("king", "K", "B"), ("general", "G", "K"), ("banker", "B", "G")]
)
def test_a_move_eliminates_nothing_even_where_an_attack_could(cls: str, letter: str, prey: str) -> None:
    game = table()
    s = position(game, {"england": {"london": letter}, "france": {"paris": "KGB", "hanover": prey}})
    assert {f"move {cls} london hanover", f"attack {cls} london hanover france"} <= words(game, s)
    do(game, s, f"move {cls} london hanover")
    assert where(game, s, "hanover") == {"england": letter, "france": prey}
