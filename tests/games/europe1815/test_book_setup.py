"""Rulebook, Set-up (EU-R9 to EU-R25)."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.europe1815.positions import (
    BOARD,
    TITLE,
    actor,
    do,
    lands,
    may,
    points,
    position,
    refused,
    set_up,
    table,
    where,
    words,
)

from equipoise.core.game import CHANCE
from equipoise.core.options import OptionError

DRAWN = ["empires england france germany", "deal france", "deal germany", "deal england"]


def empires_touch(a: str, b: str) -> bool:
    return any(
        BOARD.lands[other] in lands(b)
        for land in lands(a)
        for other in BOARD.neighbours[BOARD.land_ids[land]]
    )


@pytest.mark.rule("EU-R9")
def test_two_to_six_players() -> None:
    for seats in range(2, 7):
        assert table(seats).seats == seats
    for bad in (0, 1, 7, -2, True, "3"):
        with pytest.raises(OptionError, match="2 to 6") as caught:
            TITLE.table(bad)
        assert caught.value.option == "seats"


@pytest.mark.rule("EU-R10")
@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_empires_as_players(seats: int) -> None:
    game = table(seats)
    s = game.start()
    assert {len(line.split()) - 1 for line in words(game, s)} == {seats}
    for count in {1, 2, 3, 4, 5, 6} - {seats}:
        line = "empires " + " ".join(
            ["england", "france", "germany", "austria", "russia", "constantinople"][:count]
        )
        assert refused(game, s, line) == "EU-R10"


@pytest.mark.rule("EU-R11", "EU-A25")
def test_drawn_empires_are_adjacent() -> None:
    game = table(2)
    s = game.start()
    for a, b in combinations(BOARD.empires, 2):
        line = f"empires {a} {b}"
        assert may(game, s, line) == empires_touch(a, b)
        if not empires_touch(a, b):
            assert refused(game, s, line) == "EU-R11"
    chosen = table(2, empires="chosen")  # there it is only advice
    s = set_up(chosen, "chooser 0", "choose england")
    assert may(chosen, s, "choose russia")


@pytest.mark.rule("EU-R12")
def test_empires_are_adjacent_by_a_link_of_their_lands_over_water_too() -> None:
    near = {frozenset(pair) for pair in combinations(BOARD.empires, 2) if empires_touch(*pair)}
    found = {frozenset(line.split()[1:]) for line in words(table(2), table(2).start())}
    assert found == near
    assert len(near) == 9
    # England is joined to the mainland by dotted lines alone.
    assert frozenset({"england", "germany"}) in found
    assert frozenset({"germany", "russia"}) in found, "joined by land at Prussia"


@pytest.mark.rule("EU-R13")
def test_england_and_constantinople_through_malta() -> None:
    game = table(2)
    assert may(game, game.start(), "empires england constantinople")
    links = [
        (a, BOARD.lands[b])
        for a in lands("england")
        for b in BOARD.neighbours[BOARD.land_ids[a]]
        if BOARD.lands[b] in lands("constantinople")
    ]
    assert links == [("malta", "turkey")]


@pytest.mark.rule("EU-R14")
def test_russia_and_austria_touch_neither_england_nor_france() -> None:
    game = table(2)
    for line in ("england russia", "england austria", "france russia", "france austria"):
        assert refused(game, game.start(), f"empires {line}") == "EU-R11"
    three = table(3)
    thirds = {line.split()[-1] for line in words(three, three.start(), "empires england france ")}
    assert thirds == {"germany", "constantinople"}, "the rulebook's own example"


@pytest.mark.rule("EU-R16")
def test_empires_not_chosen_are_neutral() -> None:
    game = table(2)
    s = position(game, {"england": {"london": "K", "vienna": "B"}, "france": {"paris": "KGB"}})
    assert where(game, s, "vienna") == {"england": "B"}
    assert points(game, s, "england") == 2, "a land of Austria counts like any other"
    s = set_up(game, "empires england france", "deal england", "deal france", "start england")
    assert refused(game, s, "place king bohemia") == "EU-R21"
    assert [where(game, s, capital) for capital in ("berlin", "vienna")] == [{}, {}]


@pytest.mark.rule("EU-R17", "EU-A39")
def test_empires_are_dealt_at_random_each_order_equally_likely() -> None:
    game = table(3)
    s = game.start()
    assert game.to_act(s) == [CHANCE]
    assert game.odds(s) == [1] * 13
    do(game, s, "empires england france germany")
    for left in (3, 2, 1):
        assert game.to_act(s) == [CHANCE]
        assert game.odds(s) == [1] * left
        assert len(words(game, s, "deal ")) == left
        do(game, s, sorted(words(game, s))[-1])
    assert [BOARD.empires[int(n)] for n in s.seats[:3]] == ["germany", "france", "england"]


@pytest.mark.rule("EU-R17")
def test_no_empire_is_dealt_twice_or_from_outside() -> None:
    game = table(3)
    s = set_up(game, *DRAWN[:2])
    assert words(game, s) == {"deal england", "deal germany"}
    assert refused(game, s, "deal france") == "EU-R17"
    assert refused(game, s, "deal russia") == "EU-R17"


@pytest.mark.rule("EU-R18")
def test_each_player_has_his_own_pawns() -> None:
    game = table(2)
    s = position(game, {"england": {"london": "KGB"}, "france": {"paris": "KGB", "cornwall": "K"}})
    assert refused(game, s, "move king cornwall midlands") == "EU-R28", "that King is French"
    assert not {
        line for line in words(game, s) if " cornwall " in line and line.startswith("move king cornwall")
    }


@pytest.mark.rule("EU-R19", "EU-A23")
def test_one_of_each_class_in_every_capital() -> None:
    game = table(3)
    s = set_up(game, *DRAWN)
    assert where(game, s, "london") == {"england": "KGB"}
    assert where(game, s, "paris") == {"france": "KGB"}
    assert where(game, s, "berlin") == {"germany": "KGB"}
    assert sum(int(count) for count in s.on_board) == 9


@pytest.mark.rule("EU-R20", "EU-A41")
def test_the_starting_player_is_drawn() -> None:
    for game, before in [
        (table(3), DRAWN),
        (table(3, empires="chosen"), ["chooser 0", "choose france", "choose germany", "choose england"]),
    ]:
        s = set_up(game, *before)
        assert game.to_act(s) == [CHANCE]
        assert game.odds(s) == [1, 1, 1]
        assert words(game, s) == {"start england", "start france", "start germany"}
        assert refused(game, s, "start russia") == "EU-R20"
        do(game, s, "start england")
        assert actor(game, s) == "england", "though France chose first"


@pytest.mark.rule("EU-R21", "EU-R22")
def test_three_more_pawns_into_the_own_empire_but_not_the_capital() -> None:
    game = table(3)
    s = set_up(game, *DRAWN, "start england")
    own = set(lands("england")) - {"london"}
    assert words(game, s) == {f"place king {land}" for land in own}
    assert refused(game, s, "place king normandy") == "EU-R21"
    assert refused(game, s, "place king hanover") == "EU-R21"
    assert refused(game, s, "place king london") == "EU-R22"


@pytest.mark.rule("EU-R23", "EU-A23")
@pytest.mark.parametrize(
    "split", [["cornwall"] * 3, ["cornwall", "cornwall", "malta"], ["cornwall", "malta", "wales"]]
)
def test_any_split_of_the_three(split: list[str]) -> None:
    game = table(3)
    s = set_up(game, *DRAWN, "start england")
    do(game, s, *[f"place {cls} {land}" for cls, land in zip(["king", "general", "banker"], split)])
    placed = "".join(where(game, s, land).get("england", "") for land in dict.fromkeys(split))
    assert sorted(placed) == ["B", "G", "K"]
    assert actor(game, s) == "france"


@pytest.mark.rule("EU-R24", "EU-R25", "EU-A26")
def test_placing_and_playing_go_clockwise_from_the_starting_player() -> None:
    game = table(3)
    s = set_up(game, *DRAWN, "start germany")  # seats: France, Germany, England
    order: list[str] = []
    for _ in range(9):
        order.append(actor(game, s))
        assert refused(game, s, "place king wales", seat=(game.to_act(s)[0] + 1) % 3) == "EU-R24"
        do(game, s, sorted(words(game, s))[0])
    assert order == ["germany"] * 3 + ["england"] * 3 + ["france"] * 3
    for empire in ("germany", "england", "france", "germany"):
        assert actor(game, s) == empire
        assert refused(game, s, "done", seat=(game.to_act(s)[0] + 1) % 3) == "EU-R25"
        do(game, s, "done")


@pytest.mark.rule("EU-R100", "EU-A45")
def test_king_general_banker_in_that_order() -> None:
    game = table(3)
    s = set_up(game, *DRAWN, "start england")
    for due in ("king", "general", "banker"):
        assert {line.split()[1] for line in words(game, s)} == {due}
        for other in {"king", "general", "banker"} - {due}:
            assert refused(game, s, f"place {other} wales") == "EU-R100"
        do(game, s, f"place {due} wales")
