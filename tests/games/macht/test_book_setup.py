"""Set-up, terms and the start of a cycle: R001 to R040."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.macht.positions import (
    BOARD,
    TITLE,
    Two,
    asked,
    at,
    deal,
    do,
    hand_of,
    heap,
    lay_all,
    may,
    position,
    refused,
    reserves,
    score,
    stocks,
    symbol_at,
    table,
)
from tests.games.macht.reference import PROVINCES

from equipoise.core.options import OptionError
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.rules.strength import active_provinces
from equipoise.games.macht.state import DISCARDS, OFFER, PILE, PLAYED, SPARE, TOKENS, Macht

SEVEN = ["show influence castle"] * 3 + ["show movement", "show sea_move", "show merlin", "show serpent"]


def begun(game: MachtGame, starter: str = "orange") -> Macht:
    """The first turn of the first cycle."""
    s = game.start()
    lay_all(game, s)
    deal(game, s, *SEVEN, f"start {starter}")
    return s


def last_cube(game: MachtGame, men: dict[str, str] | None = None, **more: object) -> Macht:
    """Orange has taken the last cube of a cycle by recruiting."""
    s = position(game, men or {}, cubes=1, **more)  # type: ignore[arg-type]
    do(game, s, "orange", "recruit")
    return s


@pytest.mark.rule("MO-R001")
@pytest.mark.parametrize("seats", [1, 3, "2", True])
def test_two_players(seats: object) -> None:
    with pytest.raises(OptionError, match="seats"):
        TITLE.table(seats)
    assert TITLE.table().seats == 2


@pytest.mark.rule("MO-R002", "MO-R003", "MO-R005")
def test_the_box() -> None:
    assert len(BOARD.provinces) == 15
    assert list(BOARD.pieces) == [16, 16]
    assert list(BOARD.file.markers) == ["castle", "armour", "tent", "key"]
    assert (sum(BOARD.markers), sum(BOARD.usual_tiles), sum(BOARD.more_bonus)) == (18, 40, 40)


@pytest.mark.rule("MO-R004")
def test_eight_cubes_and_one_for_the_cycle() -> None:
    assert BOARD.hourglass == 8 == max(BOARD.token_values)
    game = table()
    s = last_cube(game)
    deal(game, s, "time 8")
    items = [item.id for item in game.scene(game.view(s, 0)).items]
    assert sum(id.startswith("cube-") for id in items) == 8
    assert items.count("cycle-kind") == 1


@pytest.mark.rule("MO-R006", "MO-R008")
def test_the_beginning() -> None:
    s = table().start()
    assert score(s) == (0, 0)
    assert [reserves(s, who) for who in ("orange", "white")] == [(3, 3), (3, 3)]
    assert stocks(s, "orange") == (13, 13)


@pytest.mark.rule("MO-R007")
def test_a_marker_for_every_province() -> None:
    game = table()
    s = game.start()
    for province in PROVINCES:
        (words,) = asked(game, s).values()
        assert all(one.startswith(f"lay {province} ") for one in words)
        assert game.odds(s) == [int(s.chest[int(SPARE) + n]) for n in range(4) if s.chest[int(SPARE) + n]]
        deal(game, s, words[0])
    assert symbol_at(s, "bernicia") == "castle"
    assert sum(int(s.chest[int(SPARE) + n]) for n in range(4)) == 3


@pytest.mark.rule("MO-R009", "MO-R010", "MO-R011", "MO-R012")
def test_the_first_cycle() -> None:
    game = table()
    s = game.start()
    lay_all(game, s)
    assert s.cycle == 0
    assert reserves(s, "orange") == reserves(s, "white") == (3, 5)
    for number, words in enumerate(SEVEN):
        assert len(heap(s, int(OFFER))) == number
        deal(game, s, words)
    assert len(heap(s, int(OFFER))) == 7
    assert (asked(game, s), int(s.cubes)) == ({"chance": ["start orange", "start white"]}, 4)


@pytest.mark.rule("MO-R013", "MO-R014", "MO-R015", "MO-R059", "MO-R063")
def test_cycles_alternate_and_with_them_the_active_pieces() -> None:
    game = table()
    s = begun(game)
    do(game, s, "orange", "put kent")
    assert at(game, s, "kent") == "O1m"
    for _ in range(4):
        do(game, s, next(iter(asked(game, s))), "recruit")
    deal(game, s, "time 3", *["show influence key"] * 5, "show influence tent")
    assert s.cycle == 1
    who = next(iter(asked(game, s)))
    do(game, s, who, "put wessex")
    assert at(game, s, "wessex")[1:] == "1k"


@pytest.mark.rule("MO-R016", "MO-R017", "MO-R087")
@pytest.mark.parametrize(
    ("cycle", "near", "far"),
    [("sword", "calchfynydd", "deira"), ("magic", "deira", "calchfynydd")],
)
def test_neighbours(cycle: str, near: str, far: str) -> None:
    """Mercia borders Calchfynydd, which bears another symbol; Deira bears its symbol and lies apart."""
    game = table()
    men = {near: "O1k1m", far: "O1k1m"}
    s = position(game, {**men, "mercia": "O1k"}, cycle=cycle, hand={"orange": ["movement"]})
    first, second = sorted(["mercia", near])
    assert may(game, s, "orange", f"use movement {first} {second}")
    first, second = sorted(["mercia", far])
    assert refused(game, s, "orange", f"use movement {first} {second}") == f"MO-R098.{cycle}"


@pytest.mark.rule("MO-R018", "MO-R060")
def test_one_piece_controls_a_province() -> None:
    game = table()
    s = position(game, {"kent": "W1m"}, reserves=((1, 0), (0, 0)))
    assert refused(game, s, "orange", "put kent") == "MO-R060.enemy"


@pytest.mark.rule("MO-R019", "MO-R020")
@pytest.mark.parametrize(
    ("men", "sword", "magic"), [("O2k1m", 1, 0), ("O1k1m", 0, 0), ("O1m", 0, 1), ("O1k2m", 0, 1)]
)
def test_active_provinces(men: str, sword: int, magic: int) -> None:
    game = table()
    s = position(game, {"kent": men})
    assert [int(active_provinces(game.table, s, 0, cycle)) for cycle in (1, 0)] == [sword, magic]


@pytest.mark.rule("MO-R021", "MO-R022", "MO-R023")
def test_pieces_go_from_stock_to_reserve_and_from_there_to_the_map() -> None:
    game = table()
    s = position(game, reserves=((1, 0), (0, 0)))
    assert (reserves(s, "orange"), stocks(s, "orange")) == ((1, 0), (15, 16))
    do(game, s, "orange", "recruit")
    assert (reserves(s, "orange"), stocks(s, "orange")) == ((1, 3), (15, 13))
    do(game, s, "orange", "put kent")
    assert (reserves(s, "orange"), stocks(s, "orange")) == ((0, 3), (15, 13))


@pytest.mark.rule("MO-R025", "MO-R026", "MO-R028", "MO-R029", "MO-R030", "MO-R032")
def test_a_cycle_begins_in_order() -> None:
    game = table()
    s = last_cube(game, points=(1, 0))
    assert [reserves(s, who) for who in ("orange", "white")] == [(0, 5), (0, 2)]
    assert list(asked(game, s)["chance"]) == [f"time {n}" for n in range(3, 9)]
    assert game.odds(s) == [1, 2, 2, 2, 2, 2]
    deal(game, s, "time 4")
    assert s.cubes == 4
    for _ in range(7):
        assert asked(game, s)["chance"][0].startswith("show")
        deal(game, s, asked(game, s)["chance"][0])
    assert asked(game, s).keys() == {"white"}
    before = reserves(s, "orange"), reserves(s, "white")
    do(game, s, "white", "take influence castle", "take influence castle")
    assert (reserves(s, "orange"), reserves(s, "white")) == before


@pytest.mark.rule("MO-R027")
@pytest.mark.parametrize(("held", "gain"), [(15, 1), (16, 0), (14, 2)])
def test_reinforcements_are_limited_by_the_stock(held: int, gain: int) -> None:
    game = table()
    s = last_cube(game, reserves=((0, 0), (0, held)))
    assert reserves(s, "white") == (0, held + gain)


@pytest.mark.rule("MO-R031", "MO-Q01", "MO-Q10")
def test_offer_and_played_bonus_are_discarded_and_hands_stay() -> None:
    game = table()
    s = last_cube(
        game, offer=["merlin", "serpent"], hand={"white": ["sea_move"]}, bonus={"white": ["bonus key"]}
    )
    assert (heap(s, int(OFFER)), hand_of(s, "white")) == ([], ["sea_move"])
    assert heap(s, int(PLAYED) + 1) == []
    assert Counter(heap(s, int(DISCARDS))) == Counter(["merlin", "serpent", "bonus key"])


@pytest.mark.rule("MO-R033", "MO-Q31", "MO-Q39")
def test_discards_become_the_pile_when_it_is_empty_and_not_before() -> None:
    game = table()
    everything = heap(position(game), int(PILE))
    kept = ["influence castle", "influence key"]
    for tile in kept:
        everything.remove(tile)
    s = position(game, cubes=1, discards=everything[:3], hand={"orange": everything[3:]})
    do(game, s, "orange", "recruit")
    deal(game, s, "time 3")
    for tile in kept:  # the discards wait
        assert len(heap(s, int(DISCARDS))) == 3
        deal(game, s, f"show {tile}")
    assert heap(s, int(DISCARDS)) == []
    for tile in everything[:3]:
        deal(game, s, f"show {tile}")
    # Six should be shown, five are there.
    assert len(heap(s, int(OFFER))) == 5
    assert "show" not in str(asked(game, s))


@pytest.mark.rule("MO-Q32")
def test_all_tokens_are_used_again_when_none_is_left() -> None:
    game = table()
    s = position(game, cubes=1)
    for index in range(6):
        s.chest[int(TOKENS) + index] = 1 if index == 2 else 0
    do(game, s, "orange", "recruit")
    assert asked(game, s) == {"chance": ["time 5"]}
    assert refused(game, s, "chance", "time 4") == "MO-R029.none"
    s = position(game, cubes=1)
    for index in range(6):
        s.chest[int(TOKENS) + index] = 0
    do(game, s, "orange", "recruit")
    assert game.odds(s) == [1, 2, 2, 2, 2, 2]


def start_of_next(points: Two, men: dict[str, str], option: str = "new") -> tuple[dict[str, list[str]], int]:
    """Who is asked first in the Magic cycle that follows a Sword cycle, and for how many actions."""
    game = table(starter=option)
    s = last_cube(game, men, points=points)
    deal(game, s, "time 3", *["show influence key"] * 5, "show influence tent")
    return asked(game, s), int(s.actions)


@pytest.mark.rule("MO-R034", "MO-R038")
@pytest.mark.parametrize(("points", "who"), [((0, 3), "orange"), ((4, 1), "white")])
def test_fewer_points_start_with_two_actions(points: Two, who: str) -> None:
    words, actions = start_of_next(points, {})
    assert (list(words), actions) == ([who], 2)


@pytest.mark.rule("MO-R035", "MO-R037", "MO-Q02")
@pytest.mark.parametrize(("option", "who"), [("new", "orange"), ("finished", "white")])
def test_at_equal_points_fewer_active_provinces_start_with_one(option: str, who: str) -> None:
    """Orange leads with knights, White with mages; the Sword cycle gives Orange the point that ties."""
    men = {"kent": "O1k", "wessex": "O1k", "elmet": "W1m"}
    words, actions = start_of_next((2, 3), men, option)
    assert (list(words), actions) == ([who], 1)


@pytest.mark.rule("MO-R036")
def test_then_the_lot_decides() -> None:
    game = table()
    s = last_cube(game)
    deal(game, s, "time 3", *["show influence key"] * 5, "show influence tent")
    assert (asked(game, s), game.odds(s)) == ({"chance": ["start orange", "start white"]}, [1, 1])
    deal(game, s, "start white")
    assert (list(asked(game, s)), int(s.actions)) == (["white"], 1)


@pytest.mark.rule("MO-R038", "MO-R039", "MO-R040")
def test_turns_alternate_with_two_actions_in_any_order_and_twice_the_same() -> None:
    game = table()
    s = begun(game, "white")
    do(game, s, "white", "put kent")
    assert refused(game, s, "white", "put kent") == "MO-R039.other-seat"
    do(game, s, "orange", "put wessex", "put wessex")
    do(game, s, "white", "recruit", "take merlin")
    do(game, s, "orange", "take serpent", "recruit")
    assert (list(asked(game, s)), int(s.cubes)) == (["white"], 2)
