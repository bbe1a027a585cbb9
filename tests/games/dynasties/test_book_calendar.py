"""Calendar and order, State of Play, Planting (R013-R041)."""

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
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN, HARVEST, PLANTING, TRADE, Dynasties

NOBLE = {"court": "n3m*"}


def pass_all(game: DynastiesGame, s: Dynasties) -> list[int]:
    """Everybody passes until chance has to speak; who was asked."""
    seats: list[int] = []
    while game.to_act(s) != [CHANCE]:
        (seat,) = game.to_act(s)
        seats.append(seat)
        do(game, s, "pass")
    return seats


@pytest.mark.rule("DY-R013", "DY-R014", "DY-R015", "DY-R016", "DY-R024", "DY-K03", "DY-K07")
def test_a_year_has_four_seasons_and_another_follows() -> None:
    game = table(3)
    land = {"court": "n3m*", "realm": "r1d1", "armies": ["n2m: r1m1"]}
    s = position(game, [land, land, land], HARVEST, lead=1)
    seen = []
    asked = []
    while game.to_act(s) != [CHANCE]:
        seen.append(s.season)
        asked.append(game.to_act(s)[0])
        do(game, s, "pass")
    order = [1, 2, 0]
    # An Envoy that nobody sent needs no interceptors: three turns in each season.
    assert seen == [HARVEST] * 3 + [TRADE] * 3 + [CAMPAIGN] * 3
    assert asked == order * 3
    assert (s.year, s.lead) == (2, 2) and words(game, s, CHANCE) == {f"roll {n}" for n in range(1, 7)}
    do(game, s, "chance: roll 1")
    assert s.season == PLANTING


@pytest.mark.rule("DY-R017", "DY-R018", "DY-K02")
def test_after_the_roll_everything_face_up_is_turned_back() -> None:
    game = table(2)
    land = {"court": "n3m*~ a1~", "realm": "r1d1~", "armies": ["n2m~: r1m1"]}
    s = position(game, [land, land], HARVEST)
    assert game.to_act(s) == [CHANCE], "Engaged cards can do nothing: the year ran out"
    assert engaged(s, "n3m") and engaged(s, "n2m")
    do(game, s, "chance: roll 1")
    for seat in (0, 1):
        assert not any(engaged(s, word, seat) for word in ("n3m", "a1", "r1d1", "n2m"))


@pytest.mark.rule("DY-R019", "DY-R020", "DY-R021", "DY-R023", "DY-K04")
def test_the_lead_player_comes_first_and_turns_go_left() -> None:
    game = table(4)
    s = position(game, [NOBLE] * 4, HARVEST, lead=2)
    order = []
    for _ in range(4):
        order += game.to_act(s)
        assert refused(game, s, (game.to_act(s)[0] + 1) % 4, "pass") == "R019", (
            "nobody else, and no deferring"
        )
        do(game, s, "pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("DY-R022", "DY-K16")
def test_another_starting_seat_where_the_procedure_names_one() -> None:
    game = table(4)
    land = {"court": "n3m* n2m", "realm": "r1d1"}
    s = position(game, [land, NOBLE, NOBLE, NOBLE], TRADE, lead=3)
    assert game.to_act(s) == [0]
    do(game, s, "envoy n2m")
    assert game.to_act(s) == [1], "left of the sender, not the Lead Player, seat 3"


@pytest.mark.rule("DY-R025", "DY-R026", "DY-K52")
def test_knocked_out_seats_are_skipped_and_stood_in_for() -> None:
    game = table(4)
    s = position(game, [{"court": "n3m*", "deck": 1}, NOBLE, {"court": "n3m*", "deck": 1}, NOBLE], HARVEST)
    do(game, s, "engage n3m draw")
    draw_all(game, s)
    assert s.out[0] == 1 and s.lead == 0
    assert game.to_act(s) == [1]
    assert refused(game, s, 0, "pass") == "R025"
    do(game, s, "pass", "engage n3m draw")
    draw_all(game, s)
    assert s.out[2] == 2
    do(game, s, "3: pass")
    assert game.to_act(s) == [CHANCE]
    assert s.lead == 1, "the next living seat left of seat 0"


@pytest.mark.rule(
    "DY-R027", "DY-R028", "DY-R029", "DY-R030", "DY-R031", "DY-R032", "DY-R033", "DY-R034", "DY-R035",
    "DY-R037", "DY-R038", "DY-R363",
)  # fmt: skip
@pytest.mark.parametrize(
    ("die", "draws", "plays"), [(1, 1, 1), (2, 1, 2), (3, 2, 1), (4, 2, 2), (5, 3, 1), (6, 3, 2)]
)
def test_the_state_of_play(die: int, draws: int, plays: int) -> None:
    game = table(2)
    hand = "r1t1 r1t2 r2t1"
    s = position(game, [{"hand": hand}, {"hand": hand}])
    assert game.to_act(s) == [CHANCE]
    do(game, s, f"chance: roll {die}")
    assert s.die == die == game.view(s, 1).dump()["die"]
    for _ in range(2 * draws):
        assert game.to_act(s) == [CHANCE], "everybody draws before anybody plays, and must"
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    assert game.to_act(s) == [0, 1]
    assert all(len(at(game, s, "hand", seat)) == 3 + draws for seat in (0, 1))
    for n in range(plays):
        assert 0 in game.to_act(s)
        do(game, s, f"0: play {hand.split()[n]}")
    assert game.to_act(s) == [1]


@pytest.mark.rule("DY-R027")
def test_the_brisk_table() -> None:
    t = table(2, state_of_play="brisk").table
    assert (t.draws, t.plays) == ([1, 2, 2, 3, 3, 4], [1, 1, 2, 2, 3, 3])


def planting(game: DynastiesGame, lands: list[dict[str, object]], die: int = 2) -> Dynasties:
    """The beginning of Planting."""
    s = position(game, lands)
    while game.to_act(s) != [CHANCE]:
        do(game, s, "pass")
    do(game, s, f"chance: roll {die}")
    draw_all(game, s)
    return s


@pytest.mark.rule("DY-R036", "DY-R040", "DY-R362")
def test_all_choose_unseen_and_at_the_same_time() -> None:
    game = table(3)
    s = planting(game, [{"hand": "r1t1 r1t2"}, {"hand": "n3m r1m1"}, {"hand": "a1 a2"}])
    assert game.to_act(s) == [0, 1, 2]
    do(game, s, "1: play n3m", "2: play a1", "1: play r1m1")
    assert game.to_act(s) == [0, 2]
    assert at(game, s, "court", 1) == [], "shown only when all have chosen"
    before = game.view(s, 0).dump()
    assert game.view(s, 0).dump()["plays"] == [0, 0, 0]
    do(game, s, "2: play a2", "0: play r1t1")
    assert game.view(s, 0).dump()["decks"] == before["decks"]
    do(game, s, "0: play r1t2")
    assert at(game, s, "realm", 0) == ["r1t1", "r1t2"], "in the order chosen"
    assert at(game, s, "court", 1) == ["n3m"] and at(game, s, "court", 2) == ["a1", "a2"]


@pytest.mark.rule("DY-R039", "DY-K05")
def test_exactly_so_many_or_the_whole_hand() -> None:
    game = table(2)
    s = planting(game, [{}, {"hand": "r1t1 r1t2"}])
    assert refused(game, s, 0, "done") == "R039" == refused(game, s, 0, "pass")
    (only,) = at(game, s, "hand", 0)
    do(game, s, f"0: play {only}")
    assert game.to_act(s) == [1] and refused(game, s, 0, f"play {only}") == "R039"
    free = table(2, planting_play_exact=False)
    s = planting(free, [{"hand": "r1t1"}, {"hand": "r1t1 r1t2"}])
    do(free, s, "0: done", "1: play r1t1", "1: done")
    assert at(free, s, "realm", 0) == [] and at(free, s, "realm", 1) == ["r1t1"]


@pytest.mark.rule("DY-R041", "DY-R154", "DY-R098", "DY-R093")
def test_the_example_of_planting() -> None:
    """The worked example of the words: a noble is planted, then leads an army raised in the same Planting."""
    game = table(2)
    s = planting(game, [{"hand": "n3m r1t1"}, {"hand": "r2t1 a4"}])
    assert refused(game, s, 0, "force r1t1") == "R155", "nobody could lead it yet"
    do(game, s, "0: play n3m", "0: force r1t1")
    assert words(game, s, 0) == {"muster n3m"}
    assert refused(game, s, 0, "play r1t1") == "R041"
    do(game, s, "0: muster n3m", "1: play r2t1", "1: play a4")
    assert armies(game, s, 0) == {"n3m": ["r1t1"]} and s.monarch[0] % 54 == 37
    assert at(game, s, "realm", 1) == ["r2t1"] and at(game, s, "court", 1) == ["a4"]
