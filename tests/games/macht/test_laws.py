"""The laws of the house over all tables, and games that Hypothesis steers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.macht.positions import RULES, TITLE, position, table
from tests.games.macht.test_reference import TABLES

from equipoise.core.fair import Bits, SeededDice
from equipoise.core.laws import check_laws
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import Macht, victory_points

SLOW = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)


@pytest.mark.parametrize("options", TABLES, ids=["-".join(one.values()) for one in TABLES])
def test_random_games_keep_the_laws(options: dict[str, str]) -> None:
    tally = check_laws(table(**options), SeededDice(11), games=2, rules=RULES, share=25)
    assert sum(tally.reasons.values()) == 2
    assert set(tally.reasons) <= set(TITLE.reasons)


@pytest.mark.rule("MO-R003", "MO-R004", "MO-R018", "MO-R022", "MO-R028", "MO-R106", "MO-Q07")
@SLOW
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 10**4), max_size=400))
def test_chosen_games_keep_the_invariants(options: dict[str, str], choices: list[int]) -> None:
    """Pieces, tiles and markers are conserved, one colour holds a province, points never fall."""
    game = table(**options)
    s, points, standing = game.start(), (0, 0), Counter[str]()
    for choice in choices:
        seats = game.to_act(s)
        if not seats:
            break
        seat = seats[choice % len(seats)]
        legal = game.legal(s, seat)
        words = game.words[legal[choice % len(legal)]]
        game.apply(s, seat, legal[choice % len(legal)])
        assert game.faults(s) == []
        assert (victory_points(s, 0), victory_points(s, 1)) >= points
        points = (int(victory_points(s, 0)), int(victory_points(s, 1)))
        now = Counter({f"{n}": int(count) for n, count in enumerate(s.here)})
        if words.split()[0] in ("take", "recruit", "bid", "cancel", "let", "time", "show", "start", "change"):
            assert now == standing, words
        standing = now


def assert_even(game: MachtGame, s: Macht) -> Counter[int]:
    """Each offer is drawn about 60 times of 60 for each; far from it is five deviations or more."""
    (seat,) = game.to_act(s)
    legal, bits = game.legal(s, seat), Bits(12345)
    hits = Counter(game.draw(s, seat, bits) for _ in range(60 * len(legal)))
    assert sorted(hits) == legal
    assert min(hits.values()) > 20 and max(hits.values()) < 110
    return hits


TILES = [
    "influence castle",
    "influence tent",
    "bonus key",
    "bonus tent",
    "movement",
    "sea_move",
    "merlin",
    "serpent",
]
MEN = {"kent": "O2k1m", "wessex": "O1m", "elmet": "O3k", "deira": "W1k", "gwent": "W2m", "powys": "O1k"}


@pytest.mark.parametrize("cycle", ["magic", "sword"])
@pytest.mark.parametrize("held", [[], TILES[:4], TILES[4:], TILES])
def test_a_quick_draw_gives_every_offer_the_same_chance(cycle: str, held: list[str]) -> None:
    game = table()
    s = position(
        game,
        MEN,
        cycle=cycle,
        hand={"orange": held},
        offer=["merlin", "rebellion"],
        reserves=((3, 2), (1, 1)),
    )
    assert_even(game, s)


def test_a_quick_draw_of_chance() -> None:
    game = table()
    s, dice = game.start(), SeededDice(5)
    for _ in range(60):
        if game.to_act(s) == [-1]:
            assert_even(game, s)
        seat = game.to_act(s)[0]
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("here", [0]), ("here", [300] * 60), ("tiles", "x"), ("chest", None), ("masks", [1 << 70] * 13),
        ("step", 99), ("actor", 5), ("turn", True), ("cubes", -1), ("bid", 300), ("bidder", 7), ("tile", 15),
        ("place", 40), ("reason", 9), ("choice", 1.5),
    ],
)  # fmt: skip
def test_a_saved_position_that_does_not_fit_is_named(name: str, value: object) -> None:
    game = table()
    data = game.start().dump()
    data.update({name: value})  # type: ignore[dict-item]
    with pytest.raises(ValueError, match=name):
        game.load(data)


def test_a_saved_position_without_a_part_is_refused() -> None:
    game = table()
    for name in game.start().dump():
        data = game.start().dump()
        del data[name]
        with pytest.raises(ValueError, match=name):
            game.load(data)


@pytest.mark.parametrize(
    "spoil", ["lost", "both", "mask", "cubes", "marker", "bare", "tile", "heap", "token"]
)
def test_self_check_sees_what_is_wrong(spoil: str) -> None:
    game = table()
    s = position(game, {"kent": "O1k", "elmet": "W1k"})
    if spoil == "lost":
        s.chest[0] += 1
    elif spoil == "both":
        s.masks[1] |= s.masks[0]
    elif spoil == "mask":
        s.masks[0] = 0
    elif spoil == "cubes":
        s.cubes = 9
    elif spoil == "marker":
        s.chest[10] += 1
    elif spoil == "bare":
        s.masks[2] = 0
    elif spoil == "tile":
        s.tiles[3] += 1
    elif spoil == "heap":
        s.masks[6] = 0
    else:
        s.chest[14] = 2
    assert game.faults(s)
