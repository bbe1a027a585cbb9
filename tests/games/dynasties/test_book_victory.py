"""Victory Actions, Reform, Disband (R204-R237)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    card,
    code,
    do,
    draw_all,
    engaged,
    position,
    refused,
    table,
    words,
)

from equipoise.core.game import WATCHER
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN, Dynasties

NOBLE = {"court": "n3p*"}


def won(game: DynastiesGame, ours: str, theirs: str, loser: dict[str, object] | None = None) -> Dynasties:
    """Seat 0 with its army n5t has won against the army n2t of seat 1; its Victory Actions are next."""
    winner = {"court": "n3p*", "armies": [f"n5t: {ours}"]}
    beaten: dict[str, object] = {"court": "n3p*", "armies": [f"n2t: {theirs}"], **(loser or {})}
    lands = [winner, beaten, *[NOBLE] * (game.seats - 2)]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "attack n5t p2")
    while game.to_act(s) == [1]:
        do(game, s, next(word for word in ("pass", "defend n2t", "done") if word in words(game, s, 1)))
    draw_all(game, s)
    assert game.to_act(s) == [0] and "done" in words(game, s, 0)
    return s


@pytest.mark.rule("DY-R204", "DY-R205", "DY-R206", "DY-R219", "DY-K28")
def test_one_action_for_each_hidden_card() -> None:
    game = table(2)
    s = won(game, "r5t r4t1 r3t1", "r1t1", {"realm": "r1m1 r2m1 r3m1"})
    do(game, s, "raze p2:r1m1")
    assert [s.face[c] for c in s.armies[0][1:]] == [1, 0, 0], "they need not be shown"
    do(game, s, "raze p2:r2m1")
    assert words(game, s, 0) == {"keep", "reform"}, "two hidden cards, two actions; then it is over"
    s = won(game, "r5t r4t1 r3t1", "r1t1", {"realm": "r1m1"})
    do(game, s, "done")
    assert words(game, s, 0) == {"keep", "reform"} and at(game, s, "realm", 1) == ["r1m1"]


@pytest.mark.rule("DY-R207", "DY-R208", "DY-R209", "DY-R210")
def test_raze() -> None:
    game = table(3)
    s = won(game, "r5t r4t1 r3t1", "r1t1", {"realm": "r1m1", "armies": ["n2t: r1t1", "n2m: r4m1"]})
    assert words(game, s, 0, "raze") == {"raze p2:r1m1"}, "the Monarch is not the last there"
    assert refused(game, s, 0, "raze p2:n2m") == "R210" and refused(game, s, 0, "raze p3:n3p") == "R207"
    assert refused(game, s, 0, "raze p2:n3p") == "R208"
    do(game, s, "raze p2:r1m1", "raze p2:n3p")
    assert s.out[1] == 1


@pytest.mark.rule("DY-R211", "DY-R212")
def test_pillage() -> None:
    game = table(2)
    s = won(game, "r5t r4t1", "r1t1")
    before = len(at(game, s, "hand", 0))
    do(game, s, "pillage", "chance: card r5p", "chance: card r1d1")
    assert at(game, s, "discard", 1)[-1] == "r5p" and len(at(game, s, "hand", 0)) == before + 1
    s = won(game, "r5t r4t1", "r1t1", {"deck": 0})
    assert refused(game, s, 0, "pillage") == "R212"


@pytest.mark.rule("DY-R213", "DY-R214", "DY-R215", "DY-R217", "DY-R232")
def test_slaughter() -> None:
    game = table(3)
    s = won(game, "r1t1 r1m1 r5t r4t1 r3t1", "r4p1 r3p1", {"armies": ["n2t: r4p1 r3p1", "n2p: r5m"]})
    # both of theirs won a Clash and lie revealed, r3p1 last
    assert armies(game, s, 1)["n2t"] == ["r4p1", "r3p1"]
    assert refused(game, s, 0, "slaughter p2:n2p") == "R217", "it took no part"
    do(game, s, "slaughter p2:n2t")
    assert armies(game, s, 1)["n2t"] == ["r4p1"] and "r3p1" in at(game, s, "discard", 1)
    do(game, s, "slaughter p2:n2t", "slaughter p2:n2t")
    assert "n2t" in at(game, s, "discard", 1) and s.out[1] == 0, "the leader last"


@pytest.mark.rule("DY-R216", "DY-R126")
def test_a_slaughtered_monarch_knocks_out() -> None:
    game = table(3)
    s = won(game, "r5t r4t1", "r1t1", {"court": "n3p", "armies": ["n2t*: r1t1"]})
    do(game, s, "slaughter p2:n2t")
    assert s.out[1] == 1


@pytest.mark.rule("DY-R218")
def test_a_winning_defender_slaughters_only() -> None:
    game = table(2)
    lands = [
        {"court": "n3p*", "realm": "r1p1", "armies": ["n2t: r1t1"]},
        {"court": "n3p*", "armies": ["n3t: r5t r4t1"]},
    ]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "attack n2t p2", "1: pass", "1: defend n3t")
    draw_all(game, s)
    assert words(game, s, 1) == {"slaughter p1:n2t", "done"}
    assert refused(game, s, 1, "raze p1:r1p1") == "R218" == refused(game, s, 1, "pillage")


@pytest.mark.rule("DY-R220", "DY-R222", "DY-R229")
def test_keep_turns_the_survivors_down_in_place() -> None:
    game = table(2)
    s = won(game, "r5t r4t1", "r1t1")
    do(game, s, "done")
    assert game.to_act(s) == [0], "the attacker first"
    do(game, s, "keep")
    assert armies(game, s, 0)["n5t"][0] == "r5t" and not any(s.face)


@pytest.mark.rule("DY-R220", "DY-R223", "DY-R224", "DY-R225", "DY-R226", "DY-R228", "DY-R231", "DY-K30")
def test_reform_splits_and_promotes() -> None:
    game = table(2)
    s = won(game, "r5t n2m r3t1 r1d1", "r1t1")
    do(game, s, "done", "reform")
    assert words(game, s, 0) == {"lead n5t", "lead n2m"}
    assert refused(game, s, 0, "next r3t1") == "R225" and refused(game, s, 0, "lead n3p") == "R228"
    assert refused(game, s, 0, "lead r3t1") == "R224"
    do(game, s, "lead n2m")
    assert refused(game, s, 0, "lead n5t") == "R225", "an army needs a force card"
    do(game, s, "next r1d1", "next r3t1")
    assert refused(game, s, 0, "next r5t") == "R226", "two crowns, two force cards"
    do(game, s, "lead n5t", "next r5t")
    assert armies(game, s, 0) == {"n2m": ["r1d1", "r3t1"], "n5t": ["r5t"]}
    assert engaged(s, "n2m"), "promoted"


@pytest.mark.rule("DY-R227", "DY-R230", "DY-K51")
def test_armies_of_one_battle_may_be_pooled() -> None:
    game = table(3)
    armed = {"court": "n3p*", "armies": ["n2p: r1p1"]}  # the season goes on
    lands = [{"court": "n3p*", "armies": ["n5t: r5t r4t1", "n2m: r3t1"]}, NOBLE, armed]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "attack n5t p2", "attack n2m p2", "done", "reform")
    do(game, s, "lead n5t", "next r3t1", "next r5t", "next n2m", "next r4t1")
    assert armies(game, s, 0) == {"n5t": ["r3t1", "r5t", "n2m", "r4t1"]}
    leader = card("n5t")
    assert s.attacked[leader] == 1
    s = position(game, lands, CAMPAIGN)
    s.barred[card("n2m")] = 4
    do(
        game,
        s,
        "attack n5t p2",
        "attack n2m p2",
        "done",
        "reform",
        "lead n5t",
        "next r3t1",
        "lead n2m",
        "next r5t",
    )
    while game.to_act(s) == [0] and words(game, s, 0, "next"):
        do(game, s, sorted(words(game, s, 0, "next"))[0])
    assert s.barred[card("n5t")] == 4 == s.barred[card("n2m")], "marks of one are marks of all"


@pytest.mark.rule("DY-R228", "DY-R226")
def test_only_what_can_be_completed_is_offered() -> None:
    game = table(2)
    s = won(game, "r5t n2m r3t1 r1d1 r1t2", "r1t1")
    do(game, s, "done", "reform", "lead n2m", "next r5t")
    assert refused(game, s, 0, "next n5t") == "R226", "nobody could lead the rest"
    while game.to_act(s) == [0] and words(game, s, 0) & {"next r3t1", "lead n5t", "next r1d1", "next r1t2"}:
        do(game, s, sorted(words(game, s, 0))[-1])
    assert sorted(word for force in armies(game, s, 0).values() for word in force) == [
        "r1d1",
        "r1t2",
        "r3t1",
        "r5t",
    ]


@pytest.mark.rule("DY-R232", "DY-R233", "DY-R234", "DY-R235", "DY-R236", "DY-R058", "DY-K26")
def test_an_emptied_army_disbands_at_the_end_of_the_battle() -> None:
    game = table(2)
    s = won(game, "r5t r4t1", "r1t1")
    assert armies(game, s, 1) == {"n2t": []}, "it stays, so that its leader can be slaughtered"
    do(game, s, "done")
    assert armies(game, s, 1) == {} and at(game, s, "court", 1) == ["n3p", "n2t"]


@pytest.mark.rule("DY-R359", "DY-K48", "DY-R358")
def test_in_a_reform_its_player_alone_sees_the_cards() -> None:
    game = table(3)
    s = won(game, "r5t n2m r3t1 r1d1", "r1t1")
    do(game, s, "done", "reform", "lead n2m", "next r1d1")
    for viewer in (1, 2, WATCHER):
        assert "n2m" not in [code(army[0]) for army in s.armies]
        assert game.view(s, viewer) == game.view(_undone(game, s), viewer)
    do(game, s, "lead n5t", "next r3t1", "next r5t")
    view = game.view(s, 1).dump()
    assert [len(army) for army in s.armies if s.holder[army[0]] == 0] == [2, 3], "leaders and sizes are seen"
    text = str(view["armies"])
    assert str(card("r5t")) not in text.strip("[]").split(", ")
    assert s.rumour[card("r5t")] & 2, "but that it is somewhere there was seen"


def _undone(game: DynastiesGame, s: Dynasties) -> Dynasties:
    """The same position before anything was laid out."""
    before = s.copy()
    before.laid = []
    return before
