"""Envoys and Matches (R248-R282)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    do,
    draw_all,
    engaged,
    position,
    refused,
    table,
    words,
)

from equipoise.core.game import CHANCE
from equipoise.games.dynasties.state import CAMPAIGN, TRADE

NOBLE = {"court": "n3p*"}
SENDER = {"court": "n3p* n3t", "realm": "r2d1"}


@pytest.mark.rule("DY-R248", "DY-R249")
def test_one_envoy_or_a_pass_in_each_turn() -> None:
    game = table(3)
    both = {"court": "n3p* n3t", "realm": "r2d1 r1d1"}
    s = position(game, [both, both, NOBLE], TRADE, lead=1)
    assert game.to_act(s) == [1]
    assert refused(game, s, 1, "done") == "R249" and refused(game, s, 0, "envoy n3t") == "R019"
    do(game, s, "envoy n3t", "with r2d1", "2: pass", "0: pass")
    assert game.to_act(s) == [0], "one Envoy, received or not, and the next player"
    do(game, s, "pass")
    assert game.to_act(s) == [CHANCE], "nobody else has the means; the season is over"


@pytest.mark.rule("DY-R250", "DY-R251", "DY-R107", "DY-K12")
def test_a_noble_and_another_diplomatic_card() -> None:
    game = table(2)
    land = {"court": "n3p* n3d n2t~", "realm": "r5m", "armies": ["n2d: r1t1"]}
    s = position(game, [land, NOBLE], TRADE)
    assert words(game, s, 0, "envoy") == {"envoy n3p", "envoy n3d", "envoy n2d"}
    assert refused(game, s, 0, "envoy n2t") == "R250" == refused(game, s, 0, "envoy p2:n3p")
    do(game, s, "envoy n3p")
    assert words(game, s, 0) == {"with n3d", "with n2d"}, "a leader counts as well"
    assert refused(game, s, 0, "with r5m") == "R089" and refused(game, s, 0, "with n3p") == "R281"
    alone = position(game, [{"court": "n3p n3d*", "realm": "r5m"}, NOBLE], TRADE)
    assert refused(game, alone, 0, "envoy n3d") == "R251", "its own emblems do not serve"


@pytest.mark.rule("DY-R253", "DY-R254", "DY-R256", "DY-R255", "DY-K14", "DY-K15", "DY-R274")
@pytest.mark.parametrize("interceptor_chooses", [True, False])
def test_interception(interceptor_chooses: bool) -> None:
    game = table(4, interceptor_chooses_noble=interceptor_chooses)
    agent = {"court": "n3p* a1 n2m~"}
    s = position(game, [{"court": "n3p* n3t a2", "realm": "r2d1 r1d1"}, agent, NOBLE, agent], TRADE, lead=3)
    do(game, s, "3: pass", "0: envoy n3t", "with r2d1")
    assert game.to_act(s) == [3], "from the Lead Player on; the sender is not asked"
    assert refused(game, s, 3, "intercept a2") == "R253" and refused(game, s, 3, "to p2:n3p") == "R253"
    do(game, s, "intercept a1")
    assert at(game, s, "discard", 3) == ["a1"]
    chooser = 3 if interceptor_chooses else 0
    assert game.to_act(s) == [chooser], "the first interception ends the window"
    named = {"to p2:n3p", "to p3:n3p", "to n3p"} if chooser == 3 else {"to p2:n3p", "to p3:n3p", "to p4:n3p"}
    assert words(game, s, chooser) == named, "any Unengaged noble but the sender's"
    assert refused(game, s, chooser, "to p1:n3p" if chooser == 3 else "to n3p") == "R256"
    assert refused(game, s, chooser, "from p2:n3p") == "R253", "no Match is being made"
    do(game, s, "to p3:n3p")
    assert draw_all(game, s) == 3 + 3 + 2
    assert len(at(game, s, "hand", 0)) == 4 == len(at(game, s, "hand", 2))


@pytest.mark.rule("DY-R257", "DY-R258", "DY-R259", "DY-K16")
def test_reception() -> None:
    game = table(4)
    s = position(
        game, [SENDER, NOBLE, {"court": "n3p* n2t n2m~", "armies": ["n2d: r1t1"]}, NOBLE], TRADE, lead=2
    )
    while game.to_act(s) != [0]:
        do(game, s, "pass")
    do(game, s, "envoy n3t")
    assert game.to_act(s) == [1]
    do(game, s, "pass")
    assert words(game, s, 2) == {"receive n3p", "receive n2t", "receive n2d", "pass"}
    assert refused(game, s, 2, "receive n2m") == "R259"
    do(game, s, "receive n2t")
    assert game.to_act(s) != [3], "the first to accept receives it"


@pytest.mark.rule(
    "DY-R260", "DY-R261", "DY-R264", "DY-R265", "DY-R266", "DY-R267", "DY-R270", "DY-K17", "DY-K18", "DY-K19"
)
@pytest.mark.parametrize(("added", "shares"), [("pass", (5, 4)), ("with r1d1", (5, 5)), ("with a5", (5, 5))])
def test_the_total_and_its_halves(added: str, shares: tuple[int, int]) -> None:
    game = table(2)
    receiver = {"court": "n3p* n5p a5", "realm": "r1d1"}
    s = position(game, [{"court": "n3p* n2t", "realm": "r2d1"}, receiver], TRADE)
    do(game, s, "envoy n2t", "1: pass", "1: receive n5p")  # agents could intercept
    assert words(game, s, 1) == {"with r1d1", "with a5", "pass"}
    do(game, s, added)
    assert draw_all(game, s) == sum(shares), "2 + 5 + 2, and 1 for the card added; the nobles by rank only"
    assert (len(at(game, s, "hand", 0)), len(at(game, s, "hand", 1))) == shares, "the odd card to the sender"
    assert at(game, s, "discard", 0) == ["r2d1"]
    assert at(game, s, "discard", 1) == ([] if added == "pass" else [added.split()[1]])


@pytest.mark.rule("DY-R267", "DY-R145", "DY-R146", "DY-R147")
def test_both_draw_together_and_then_knock_outs_are_assessed() -> None:
    game = table(2)
    s = position(game, [{**SENDER, "deck": 2}, {**NOBLE, "deck": 4}], TRADE)
    do(game, s, "0: envoy n3t", "1: receive n3p")
    assert draw_all(game, s) == 6
    outcome = game.outcome(s)
    assert outcome is not None and outcome.reason == "destruction"


@pytest.mark.rule("DY-R262", "DY-R263", "DY-R091", "DY-K41")
def test_if_nobody_receives_it_everything_stays() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*", "realm": "r2d1", "armies": ["n3t: r1t1"]}, NOBLE], TRADE)
    do(game, s, "0: envoy n3t", "1: pass")
    assert armies(game, s, 0) == {"n3t": ["r1t1"]} and at(game, s, "realm", 0) == ["r2d1"]
    assert not engaged(s, "n3t") and not engaged(s, "r2d1")
    assert game.to_act(s) == [0] and s.season == CAMPAIGN


@pytest.mark.rule("DY-R263", "DY-R268", "DY-R269", "DY-R277", "DY-K54")
def test_both_nobles_come_home_engaged_and_their_armies_disband() -> None:
    game = table(2)
    theirs = {"court": "n3p*", "armies": ["n2t: r1m1"]}
    s = position(
        game, [{"court": "n3p*", "realm": "r2d1", "armies": ["n3t: r1t1", "n2m: r3t1"]}, theirs], TRADE
    )
    do(game, s, "0: envoy n3t", "1: receive n2t")
    draw_all(game, s)
    assert at(game, s, "court", 0) == ["n3p", "n3t"] and at(game, s, "court", 1) == ["n3p", "n2t"]
    assert engaged(s, "n3t") and engaged(s, "n2t", 1) and armies(game, s, 0) == {"n2m": ["r3t1"]}
    assert at(game, s, "realm", 0) == ["r1t1"] and at(game, s, "realm", 1) == ["r1m1"]


@pytest.mark.rule("DY-K54", "DY-R139")
@pytest.mark.parametrize("sender", [0, 1])
def test_the_senders_noble_comes_home_first(sender: int) -> None:
    """Both players lack only the noble who leads an army; whoever sent has it home first."""
    game = table(2)
    land = {"court": "n3m* n3p n3t~", "realm": "r1m1 r1p1 r1t1 r2d1 r1d1", "armies": ["n3d: r5m"]}
    s = position(game, [land, land], TRADE, lead=sender)
    do(game, s, "envoy n3d", "with r2d1", "receive n3d", "pass")
    draw_all(game, s)
    outcome = game.outcome(s)
    assert outcome is not None and outcome.reason == "peace" and outcome.ranks[sender] == 1


@pytest.mark.rule("DY-R271", "DY-R282", "DY-R276", "DY-R278", "DY-R275", "DY-R279", "DY-R121")
def test_a_match_of_two_others() -> None:
    game = table(3)
    maker = {"court": "n3p* a4 a3", "realm": "r2d1 r1d1"}
    s = position(
        game,
        [
            maker,
            {"court": "n3p* n2m~", "armies": ["n3d: r1t1"]},
            {"court": "n3p* a1", "armies": ["n2p: r1p1"]},
        ],
        TRADE,
    )
    do(game, s, "match a4")
    assert refused(game, s, 0, "from p2:n2m") == "R276", "Engaged"
    do(game, s, "from p2:n3d")
    assert words(game, s, 0) == {"to p3:n3p", "to p3:n2p"}
    assert refused(game, s, 0, "to p2:n3p") == "R275" and refused(game, s, 0, "to n3p") == "R278"
    do(game, s, "to p3:n3p", "with r2d1")
    assert game.to_act(s) == [2], "no interception, no refusal: only a card to add"
    do(game, s, "pass")
    assert draw_all(game, s) == 3 + 3 + 2
    assert (len(at(game, s, "hand", 1)), len(at(game, s, "hand", 2))) == (4, 4)
    assert list(s.relations) == [0, 4, 2], "the two parties, not the matchmaker"
    assert at(game, s, "discard", 0) == ["a4", "r2d1"] and armies(game, s, 1) == {}


@pytest.mark.rule("DY-R278", "DY-R275", "DY-R276")
def test_an_own_noble_is_always_the_senders() -> None:
    game = table(3)
    s = position(game, [{"court": "n3p* n2t a4", "realm": "r2d1"}, {"court": "n3p* n2m"}, NOBLE], TRADE)
    do(game, s, "match a4", "from n2t")
    assert refused(game, s, 0, "to n3p") == "R278" and words(game, s, 0, "to") == {
        "to p2:n3p", "to p2:n2m", "to p3:n3p",
    }  # fmt: skip
    lands = [{"court": "n3p* n2t a4", "realm": "r2d1"}, {"court": "n3p* n2m"}, {"court": "n3p* n2t"}]
    s = position(game, lands, TRADE)
    do(game, s, "match a4", "from p2:n3p")
    assert words(game, s, 0) == {"to p3:n3p", "to p3:n2t"} and refused(game, s, 0, "to p2:n2m") == "R275"


@pytest.mark.rule("DY-R276", "DY-R122")
def test_a_match_needs_two_nobles_and_a_card() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p* a4", "realm": "r2d1"}, {"court": "n3p*~"}], TRADE)
    assert refused(game, s, 0, "match a4") == "R276"
    s = position(game, [{"court": "n3p* a4", "armies": ["n2p: r1t1"]}, NOBLE], TRADE)
    assert s.season == CAMPAIGN, "without a Diplomatic card nothing could be done"
    queen = table(2, mode="advanced", deck1="osierhall")  # her only Diplomatic card is the noble herself
    s = position(queen, [{"court": "n5t* a4", "realm": "r1t1"}, {"court": "n3p*", "realm": "r1m1"}], TRADE)
    assert refused(queen, s, 0, "match a4") == "R122"


@pytest.mark.rule("DY-R280", "DY-K13", "DY-K64")
@pytest.mark.parametrize("uses", [True, False])
def test_a_match_takes_the_place_of_the_envoy(uses: bool) -> None:
    game = table(2, match_uses_envoy=uses)
    maker = {"court": "n3p* n2t a4 a3", "realm": "r2d1 r1d1"}
    s = position(game, [maker, {"court": "n3p* n2m"}], TRADE)
    do(game, s, "match a4", "from n2t", "to p2:n2m", "with r2d1")
    draw_all(game, s)
    if uses:
        assert game.to_act(s) != [0]
    else:
        assert game.to_act(s) == [0] and words(game, s, 0) == {"envoy n3p", "pass"}
        assert refused(game, s, 0, "match a3") == "R280"


@pytest.mark.rule("DY-R257", "DY-R260", "DY-R266")
def test_the_example_of_trade() -> None:
    """The worked example of the words: ten cards, five for each."""
    game = table(3)
    lands = [{"court": "n3t*", "realm": "r2d1"}, {"court": "n3p*"}, {"court": "n5p*", "realm": "r1d1"}]
    s = position(game, lands, TRADE)
    do(game, s, "0: envoy n3t", "1: pass", "2: receive n5p", "2: pass")
    assert draw_all(game, s) == 10
    assert len(at(game, s, "hand", 0)) == len(at(game, s, "hand", 2)) == 5
