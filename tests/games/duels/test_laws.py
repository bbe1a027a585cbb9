"""The laws of the house over tables of every kind, and what a saved position must be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.duels.positions import RULES, begun, position, table
from tests.games.duels.tables import CHOICES, PRESETS, pacts

from equipoise.core.fair import Bits, SeededDice
from equipoise.core.laws import check_laws
from equipoise.games.duels.game import DuelGame

GROUPS = 16
SLOW = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_table_keeps_the_laws(group: int) -> None:
    games = 0
    for number in range(group, len(CHOICES), GROUPS):
        seats, options = CHOICES[number]
        more = {
            "pact": pacts(seats)[number % len(pacts(seats))],
            "arm": PRESETS[number % 3],
            "training": number % 2 == 0,
        }
        tally = check_laws(
            table(seats, **options, **more), SeededDice(number), games=1, rules=RULES, share=80
        )
        games += tally.games
    assert games == len(range(group, len(CHOICES), GROUPS))


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "individual"), (3, "individual"), (4, "individual"), (3, "teams"), (4, "teams")]
)
def test_every_position_of_some_games(seats: int, mode: str) -> None:
    tally = check_laws(table(seats, mode=mode, shaky=True), SeededDice(seats), games=2, rules=RULES)
    assert tally.judgements > tally.positions > 0


@st.composite
def plans(draw: st.DrawFn) -> tuple[DuelGame, list[int]]:
    seats, options = draw(st.sampled_from(CHOICES))
    return table(seats, **options), draw(st.lists(st.integers(0, 10**4), max_size=200))


@SLOW
@given(plans())
def test_chosen_games_keep_the_invariants(drawn: tuple[DuelGame, list[int]]) -> None:
    game, choices = drawn
    s = game.start()
    for choice in choices:
        if not game.to_act(s):
            break
        (seat,) = game.to_act(s)
        legal = game.legal(s, seat)
        assert legal == [action for action in range(len(game.words)) if game.explain(s, seat, action) is None]
        before = len(s.dump())
        game.apply(s, seat, legal[choice % len(legal)])
        assert game.faults(s) == [] and len(s.dump()) == before
        assert game.load(s.dump()) == s and s.copy() == s
    assert (game.outcome(s) is None) == bool(game.to_act(s))


@pytest.mark.parametrize(
    ("seats", "pawns", "thrown", "bound"),
    [
        (2, {"A": "s2 s6 f1", "B": "s1 s3"}, 4, ""),
        (2, {"A": "s6 s6", "B": "s3"}, 4, "A"),
        (4, {"A": "s6 s5m f1m", "C": "s3 s2m", "D": "s1"}, 4, ""),
        (4, {"A": "s7 s5m f1m", "C": "s3m s2", "D": "s4"}, 3, ""),
        (3, {"A": "f1 f3m", "B": "s6"}, 1, "A"),
    ],
)
def test_a_quick_draw_gives_every_offer_the_same_chance(
    seats: int, pawns: dict[str, str], thrown: int, bound: str
) -> None:
    game = table(seats, arm="steady")
    s = position(game, pawns, thrown=thrown, bound=bound)
    legal = game.legal(s, 0)
    bits = Bits(12345)
    hits = Counter(game.draw(s, 0, bits) for _ in range(60 * len(legal)))
    assert sorted(hits) == legal and len(legal) > 1
    assert min(hits.values()) > 20 and max(hits.values()) < 110


def test_a_position_is_small() -> None:
    """As text it is under a kilobyte for the largest table."""
    game = table(4, shaky=True)
    s = position(game, dict.fromkeys("AC", "s6 s5 s4m s3m"), thrown=1)
    assert len(repr(s.dump())) < 1000


@pytest.mark.parametrize(
    "broken",
    [
        {"masks": [0]}, {"masks": [1 << 40] * 4}, {"stock": [300] * 4}, {"stock": "x"}, {"fell": [True, 0]},
        {"stage": 9}, {"actor": 2}, {"actor": True}, {"thrown": 7}, {"torque": 1.5}, {"turn": -1},
        {"order": None}, {"reason": 4}, {"idle": "3"}, {"inside": 99}, {"again": 2},
    ],
)  # fmt: skip
def test_a_saved_position_that_does_not_fit_is_named(broken: dict[str, object]) -> None:
    game = table()
    data = game.start().dump()
    (name,) = broken
    data.update(broken)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=name):
        game.load(data)


def test_a_saved_position_without_a_part_is_refused() -> None:
    game = table()
    for name in game.start().dump():
        data = game.start().dump()
        del data[name]
        with pytest.raises(ValueError, match=name):
            game.load(data)


@pytest.mark.parametrize("spoil", ["stock", "torque", "taken", "full", "crowd"])
def test_self_check_sees_what_is_wrong(spoil: str) -> None:
    game = table()
    s = position(game, {"A": "s3", "B": "s2 s2"})
    if spoil == "stock":
        s.stock[0] = 6
    elif spoil == "torque":
        s.torque = 1
    elif spoil == "taken":
        s.taken = 0
    elif spoil == "full":
        s.full = 0
    else:
        s.masks[0] = 0b10000000 << 1 | 0b10000000 << 15
    assert game.faults(s), spoil


def test_the_same_start_for_everybody() -> None:
    game = table(3)
    assert begun(game) == begun(game) and game.start() == game.start()
