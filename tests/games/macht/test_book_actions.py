"""The four actions and lightning tiles: R041 to R077."""

from __future__ import annotations

import pytest
from tests.games.macht.positions import (
    asked,
    at,
    do,
    hand_of,
    heap,
    may,
    position,
    refused,
    reserves,
    score,
    stocks,
    symbol_at,
    table,
)

from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import DISCARDS, OFFER, SPARE, Macht

MEN = {"kent": "O2k1m", "elmet": "W2k2m", "deira": "W1m"}


def auction(
    tile: str, orange: int, white: int, cubes: int = 4, turn: str = "orange"
) -> tuple[MachtGame, Macht]:
    """Both bids are in; each had four knights."""
    game = table()
    s = position(game, MEN, offer=[tile], reserves=((4, 1), (4, 1)), cubes=cubes, turn=turn)
    do(game, s, turn, f"take {tile}")
    do(game, s, "orange", f"bid {orange}")
    do(game, s, "white", f"bid {white}")
    return game, s


@pytest.mark.rule("MO-R041", "MO-R042", "MO-R043")
def test_a_plain_tile_is_kept_and_costs_nothing() -> None:
    game = table()
    s = position(game, offer=["merlin", "movement"])
    assert refused(game, s, "orange", "take serpent") == "MO-R041.absent"
    do(game, s, "orange", "take merlin")
    assert (hand_of(s, "orange"), heap(s, int(OFFER)), int(s.cubes), int(s.actions)) == (
        ["merlin"],
        ["movement"],
        4,
        1,
    )


@pytest.mark.rule("MO-R044", "MO-R045", "MO-R048", "MO-R049")
def test_a_lightning_tile_is_auctioned_at_once_for_a_cube() -> None:
    game = table()
    s = position(game, MEN, offer=["rebellion"], reserves=((2, 5), (1, 0)))
    do(game, s, "orange", "take rebellion")
    assert (int(s.cubes), heap(s, int(DISCARDS)), hand_of(s, "orange")) == (3, ["rebellion"], [])
    assert asked(game, s) == {"orange": ["bid 0", "bid 1", "bid 2"], "white": ["bid 0", "bid 1"]}
    do(game, s, "white", "bid 1")
    assert list(asked(game, s)) == ["orange"]
    assert refused(game, s, "white", "bid 0") == "MO-R049.has-bid"
    assert refused(game, s, "orange", "bid 3") == "MO-R049.too-many"


@pytest.mark.rule("MO-R046", "MO-R053")
@pytest.mark.parametrize("bids", [(2, 1), (1, 2), (1, 1)])
def test_then_the_second_action_follows(bids: tuple[int, int]) -> None:
    game, s = auction("victory_point", *bids)
    assert (list(asked(game, s)), int(s.actions), int(s.cubes)) == (["orange"], 1, 3)


@pytest.mark.rule("MO-R047", "MO-R121")
def test_with_the_last_cube_it_is_still_carried_out() -> None:
    game, s = auction("rebellion", 3, 1, cubes=1)
    assert list(asked(game, s)) == ["orange"]
    do(game, s, "orange", "remove mage elmet", "remove mage elmet")
    assert at(game, s, "elmet") == "W2k"
    assert asked(game, s)["chance"][0] == "time 3"


@pytest.mark.rule("MO-R024", "MO-R050", "MO-R051", "MO-Q20")
@pytest.mark.parametrize(("orange", "white"), [(3, 2), (1, 4)])
def test_the_higher_bid_is_paid_and_the_lower_is_not(orange: int, white: int) -> None:
    _, s = auction("victory_point", orange, white)
    winner, loser = ("orange", "white") if orange > white else ("white", "orange")
    assert reserves(s, winner) == (4 - max(orange, white), 1)
    assert reserves(s, loser) == (4, 1)
    assert sum(stocks(s, winner) + reserves(s, winner)) == 32 - (3 if winner == "orange" else 5)
    assert score(s) == ((1, 0) if orange > white else (0, 1))
    assert (int(s.orange_bid), int(s.white_bid)) == (orange, white)


@pytest.mark.rule("MO-R052", "MO-R053", "MO-R054", "MO-Q19")
@pytest.mark.parametrize("bid", [0, 3])
def test_equal_bids_win_nothing_and_cost_nothing(bid: int) -> None:
    game, s = auction("victory_point", bid, bid)
    assert (score(s), reserves(s, "orange"), reserves(s, "white")) == ((0, 0), (4, 1), (4, 1))
    assert (heap(s, int(DISCARDS)), int(s.cubes), int(s.actions)) == (["victory_point"], 3, 1)
    assert may(game, s, "orange", "recruit")


@pytest.mark.rule("MO-R055")
def test_victory_point() -> None:
    _, s = auction("victory_point", 0, 1)
    assert score(s) == (0, 1)


@pytest.mark.rule("MO-R056", "MO-Q21", "MO-Q47")
def test_rebellion_takes_up_to_two_pieces_of_one_province_one_after_the_other() -> None:
    game, s = auction("rebellion", 1, 0)
    assert asked(game, s)["orange"] == [
        "remove knight elmet", "remove mage deira", "remove mage elmet", "done",
    ]  # fmt: skip
    before = stocks(s, "white")
    do(game, s, "orange", "remove mage elmet")
    assert refused(game, s, "orange", "remove mage deira") == "MO-R056.begun"
    assert asked(game, s)["orange"] == ["remove knight elmet", "remove mage elmet", "done"]
    do(game, s, "orange", "remove knight elmet")
    assert (at(game, s, "elmet"), stocks(s, "white")) == ("W1k1m", (before[0] + 1, before[1] + 1))
    assert may(game, s, "orange", "recruit")


@pytest.mark.rule("MO-R056", "MO-Q21")
def test_rebellion_may_stop_early_and_ends_in_an_empty_province() -> None:
    game, s = auction("rebellion", 1, 0)
    do(game, s, "orange", "done")
    assert at(game, s, "elmet") == "W2k2m"
    game, s = auction("rebellion", 0, 2)
    assert list(asked(game, s)) == ["white"]
    assert refused(game, s, "white", "remove mage elmet") == "MO-R056.nobody"
    do(game, s, "white", "remove mage kent", "done")
    assert at(game, s, "kent") == "O2k"
    game, s = auction("rebellion", 2, 0)
    do(game, s, "orange", "remove mage deira")
    assert (at(game, s, "deira"), may(game, s, "orange", "recruit")) == ("", True)


@pytest.mark.rule("MO-R057", "MO-R058", "MO-Q22")
def test_marker_change_takes_a_spare_and_neighbours_change_at_once() -> None:
    game, s = auction("marker_change", 2, 1)
    assert refused(game, s, "orange", "change elmet tent") == "MO-R057.same"
    assert refused(game, s, "orange", "change elmet castle") == "MO-R057.spare"
    do(game, s, "orange", "change elmet armour")
    assert symbol_at(s, "elmet") == "armour"
    assert [int(s.chest[int(SPARE) + n]) for n in range(4)] == [0, 2, 1, 0]
    s.cycle = 0
    near = {item.id: item.near for item in game.scene(game.view(s, 0)).items}["land-elmet"]
    assert [id for id in near if id.startswith("land-")] == ["land-east_anglia", "land-lindsey"]


@pytest.mark.rule("MO-R057", "MO-Q21")
def test_no_marker_need_be_changed_and_none_can_be_without_a_different_spare() -> None:
    game, s = auction("marker_change", 2, 1)
    do(game, s, "orange", "done")
    assert may(game, s, "orange", "recruit")
    game = table()
    s = position(game, offer=["marker_change"], reserves=((1, 0), (0, 0)))
    for symbol in range(4):
        s.chest[int(SPARE) + symbol] = 0
    for seat, words in ((0, "take marker_change"), (0, "bid 1"), (1, "bid 0")):
        game.apply(s, seat, game.ids[words])
    assert may(game, s, "orange", "recruit")


@pytest.mark.rule("MO-Q42", "MO-R048")
def test_a_lightning_tile_without_active_pieces() -> None:
    game = table()
    s = position(game, offer=["rebellion"])
    do(game, s, "orange", "take rebellion")
    assert asked(game, s) == {"orange": ["bid 0"], "white": ["bid 0"]}


@pytest.mark.rule("MO-R059", "MO-R062", "MO-R063", "MO-R064")
@pytest.mark.parametrize("there", ["", "O1m", "O3m", "O1k"])
def test_placing_an_active_piece_in_an_empty_or_own_province(there: str) -> None:
    game = table()
    s = position(game, {"kent": there} if there else {}, reserves=((1, 4), (0, 0)))
    do(game, s, "orange", "put kent")
    assert (reserves(s, "orange"), int(s.cubes), int(s.actions)) == ((0, 4), 4, 1)
    # Mages alone are left: none can be placed in a Sword cycle.
    assert refused(game, s, "orange", "put wessex") == "MO-R059.reserve"


@pytest.mark.rule("MO-R061", "MO-Q04")
@pytest.mark.parametrize(
    ("there", "allowed"), [("O3k", True), ("O2k1m", True), ("O4m", False), ("O2k3m", False)]
)
def test_no_placing_where_more_than_three_stand(there: str, allowed: bool) -> None:
    game = table()
    s = position(game, {"kent": there}, reserves=((1, 0), (0, 0)))
    assert refused(game, s, "orange", "put kent") == ("" if allowed else "MO-R061.crowd")


@pytest.mark.rule("MO-R065", "MO-R066", "MO-R067", "MO-R068")
@pytest.mark.parametrize(("cycle", "gains"), [("sword", [(0, 3), (0, 2)]), ("magic", [(3, 0), (2, 0)])])
def test_recruiting_brings_passive_pieces_for_a_cube(cycle: str, gains: list[tuple[int, int]]) -> None:
    game = table()
    s = position(game, cycle=cycle, offer=["merlin"])
    do(game, s, "orange", "recruit")
    assert (reserves(s, "orange"), int(s.cubes)) == (gains[0], 3)
    do(game, s, "orange", "take merlin")
    do(game, s, "white", "recruit")
    assert (reserves(s, "white"), int(s.cubes)) == (gains[1], 2)


@pytest.mark.rule("MO-Q25")
def test_the_first_recruiting_counts_even_if_it_brought_little_and_tiles_do_not() -> None:
    game = table()
    s = position(game, {"kent": "O15m"}, hand={"orange": ["merlin"]}, cubes=6)
    do(game, s, "orange", "use merlin recruit 2 knight", "recruit")
    assert reserves(s, "orange") == (2, 1)
    do(game, s, "white", "recruit")
    assert reserves(s, "white") == (0, 2)


@pytest.mark.rule("MO-R069", "MO-R070", "MO-Q23")
@pytest.mark.parametrize(("men", "gain"), [("O14m", 2), ("O16m", 0)])
def test_a_short_or_empty_stock(men: str, gain: int) -> None:
    game = table()
    s = position(game, {"kent": men})
    do(game, s, "orange", "recruit")
    assert (reserves(s, "orange"), int(s.cubes)) == ((0, gain), 3)
    assert "pass" not in game.ids


@pytest.mark.rule("MO-R071", "MO-R120", "MO-Q24")
def test_the_last_cube_ends_the_cycle_in_mid_turn() -> None:
    game = table()
    s = position(game, cubes=1, actions=2)
    do(game, s, "orange", "recruit")
    assert list(asked(game, s)) == ["chance"]


HAND = ["influence castle", "influence key", "bonus tent", "sea_move"]


@pytest.mark.rule("MO-R072", "MO-R073", "MO-R074", "MO-R076", "MO-R077", "MO-Q48")
def test_one_action_covers_any_number_of_tiles_and_both_may_be_used_so() -> None:
    game = table()
    s = position(game, reserves=((5, 0), (0, 0)), hand={"orange": HAND}, cubes=6)
    assert refused(game, s, "orange", "use merlin kent") == "MO-R072.hand"
    do(game, s, "orange", "use influence castle kent")
    assert (hand_of(s, "orange"), heap(s, int(DISCARDS)), int(s.cubes)) == (HAND[1:], HAND[:1], 5)
    assert refused(game, s, "orange", "recruit") == "MO-R072.step"
    do(game, s, "orange", "use influence key wessex", "done")
    assert (int(s.actions), int(s.cubes)) == (1, 4)
    do(game, s, "orange", "use bonus tent", "use sea_move recruit 1 knight 1 mage")
    # No tile is left: the action, and the turn, are over.
    assert list(asked(game, s)) == ["white"]


@pytest.mark.rule("MO-R075", "MO-R077", "MO-Q46")
def test_with_the_last_cube_a_tile_still_works_and_no_other_follows() -> None:
    game = table()
    s = position(game, reserves=((5, 0), (0, 0)), hand={"orange": HAND}, cubes=1)
    do(game, s, "orange", "use influence castle kent")
    assert (at(game, s, "kent"), list(asked(game, s)), hand_of(s, "orange")) == ("O1k", ["chance"], HAND[1:])
    s = position(game, hand={"orange": HAND}, cubes=1)
    do(game, s, "orange", "use bonus tent")
    assert heap(s, int(DISCARDS)) == ["bonus tent"]


@pytest.mark.rule("MO-Q26")
def test_a_tile_may_be_used_in_the_turn_it_was_taken() -> None:
    game = table()
    s = position(game, offer=["merlin"], reserves=((1, 0), (0, 0)))
    do(game, s, "orange", "take merlin", "use merlin kent")
    assert at(game, s, "kent") == "O1k"
