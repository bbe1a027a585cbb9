"""The laws of the house over tables of every kind, and games that Hypothesis steers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.europe1815.make_replays import FOLDER
from tests.games.europe1815.positions import RULES, points, position, table

from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.laws import check_laws
from equipoise.core.record import read_record
from equipoise.core.referee import replay
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.rules.reach import only_done
from equipoise.games.europe1815.state import Europe

SLOW = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
FLAGS = ["tougher_neutrals", "respawn", "total_domination", "track_points"]


@st.composite
def tables(draw: st.DrawFn, seats: int) -> EuropeGame:
    flags = {flag: draw(st.booleans()) for flag in FLAGS}
    if flags["total_domination"]:
        flags["tougher_neutrals"] = flags["track_points"] = False
    if seats == 6:
        flags["tougher_neutrals"] = False
    bonus = draw(st.sampled_from(["occupied", "no_enemies"]))
    empires = draw(st.sampled_from(["random", "chosen"]))
    return table(seats, bonus=bonus, empires=empires, round_limit=draw(st.integers(1, 5)), **flags)


@pytest.mark.parametrize("seats", range(2, 7))
@SLOW
@given(st.data())
def test_random_games_keep_the_laws(seats: int, data: st.DataObject) -> None:
    game = data.draw(tables(seats))
    seed = data.draw(st.integers(0, 10**6))
    tally = check_laws(game, SeededDice(seed), games=1, rules=RULES, share=40)
    assert sum(tally.reasons.values()) == 1


@pytest.mark.rule("EU-R99", "EU-A46")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_turn_goes_on_exactly_while_there_is_something_to_say(seats: int) -> None:
    """Crowded boards from long random games: `only_done` says what the list of offers says."""
    game = table(seats, total_domination=True, respawn=seats == 3, bonus="no_enemies", round_limit=30)
    dice = SeededDice(seats)
    s = game.start()
    while game.to_act(s):
        (seat,) = game.to_act(s)
        legal = game.legal(s, seat)
        if "done" in game.words[legal[0]]:
            assert only_done(game.table, s) == (len(legal) == 1)
            copies = [action for action in legal if game.words[action].startswith(("duplicate", "attack"))]
            legal = copies or legal  # fills the board and thins out the classes
        game.apply(s, seat, legal[dice.below(len(legal))])
    assert game.outcome(s) is not None


@pytest.mark.rule("EU-R31", "EU-R3", "EU-R26", "EU-R60")
@SLOW
@given(
    st.integers(2, 6).flatmap(
        lambda seats: st.tuples(tables(seats), st.lists(st.integers(0, 10**4), max_size=120))
    )
)
def test_chosen_games_keep_the_invariants(drawn: tuple[EuropeGame, list[int]]) -> None:
    game, choices = drawn
    s = game.start()
    actions = 0
    for choice in choices:
        if not game.to_act(s):
            break
        (seat,) = game.to_act(s)
        legal = game.legal(s, seat)
        before = (seat, int(s.round))
        words = game.words[legal[choice % len(legal)]]
        game.apply(s, seat, legal[choice % len(legal)])
        assert game.faults(s) == []
        turn = words.split()[0] in ("move", "attack", "duplicate", "respawn")
        actions = actions + 1 if turn else 0
        assert actions <= 4, "three actions and the bonus"
        if not game.to_act(s) or (game.to_act(s)[0], int(s.round)) != before:
            actions = 0
    assert (game.outcome(s) is None) == bool(game.to_act(s))


def midgame(name: str, share: float) -> tuple[EuropeGame, Europe]:
    """A position from within a golden game."""
    record = read_record((FOLDER / f"{name}.game").read_text(encoding="utf-8"))
    options = {
        key: value == "true" if value in ("true", "false") else value for key, value in record.options.items()
    }
    game = table(record.seats, **{**options, "round_limit": int(record.options["round_limit"])})
    s = replay(game, record.moves[: int(len(record.moves) * share)])
    assert isinstance(s, Europe)
    return game, s


POSITIONS = [
    ("2-points", 0.9),
    ("3-pawns-exhausted", 0.9),
    ("4-round-limit", 0.7),
    ("5-last-empire", 0.6),
    ("6-deadlock", 0.8),
    ("6-points", 0.01),
    ("3-deadlock", 0.05),
    ("6-domination", 0.5),
]


@pytest.mark.parametrize(("name", "share"), POSITIONS)
def test_explain_and_legal_agree_on_every_word(name: str, share: float) -> None:
    game, s = midgame(name, share)
    for seat in (WATCHER, CHANCE, *range(game.seats)):
        allowed = [action for action in range(len(game.words)) if game.explain(s, seat, action) is None]
        assert allowed == game.legal(s, seat)
        for action in range(0, len(game.words), 7):
            by_words = game.explain_words(s, seat, game.words[action])
            assert (by_words is None) == (action in set(allowed))


def assert_even(game: EuropeGame, s: Europe) -> Counter[int]:
    """Each offer is drawn about 60 times of 60 for each; far from it is five deviations or more."""
    (seat,) = game.to_act(s)
    legal = game.legal(s, seat)
    bits = Bits(12345)
    hits = Counter(game.draw(s, seat, bits) for _ in range(60 * len(legal)))
    assert sorted(hits) == legal
    assert min(hits.values()) > 20 and max(hits.values()) < 110
    return hits


@pytest.mark.parametrize(("name", "share"), [("2-deadlock", 0.9), ("4-domination", 0.6), ("6-points", 0.01)])
def test_a_quick_draw_gives_every_offer_the_same_chance(name: str, share: float) -> None:
    assert_even(*midgame(name, share))


@pytest.mark.parametrize("respawn", [False, True])
def test_a_quick_draw_with_rare_offers(respawn: bool) -> None:
    """Calling the end, a lost class, and a locked pawn."""
    game = table(2, respawn=respawn)
    packed = {
        **dict.fromkeys(["sicily", "malta", "turkey", "naples"], "KKK"),
        "portugal": "KK",
        "hanover": "K",
    }
    s = position(
        game, {"england": {**packed, "london": "G"}, "france": {"hanover": "B", "paris": "K"}}, bonus=True
    )
    game.apply(s, 0, game.ids["attack king hanover hanover france"])
    hits = assert_even(game, s)
    assert game.ids["call end"] in hits
    assert game.ids["move king hanover hesse"] not in hits
    assert (game.ids["respawn banker london"] in hits) == respawn


@pytest.mark.parametrize(
    "broken",
    [
        {"masks": [0]},
        {"on_board": "x"},
        {"stage": "7"},
        {"actor": True},
        {"round": None},
        {"seats": [999] * 6},
        {"on_board": [300] * 18},
        {"masks": None},
        {"on_board": [-1] * 18},
        {"in_play": 1 << 80},
        {"unspent": 1.5},
    ],
)
def test_a_saved_position_that_does_not_fit_is_named(broken: dict[str, object]) -> None:
    game = table(2)
    data = game.start().dump()
    (name,) = broken
    data.update(broken)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=name):
        game.load(data)


def test_a_saved_position_without_a_part_is_refused() -> None:
    game = table(2)
    for name in game.start().dump():
        data = game.start().dump()
        del data[name]
        with pytest.raises(ValueError, match=name):
            game.load(data)


def test_huge_masks_are_refused_or_kept() -> None:
    game = table(2)
    data = game.start().dump()
    masks = data["masks"]
    assert isinstance(masks, list)
    data["masks"] = [1 << 70, *masks[1:]]
    with pytest.raises(ValueError, match="masks"):
        game.load(data)


def test_self_check_sees_what_is_wrong() -> None:
    game = table(2)
    pawns = {"england": {"london": "KGB"}, "france": {"paris": "KGB"}}
    for spoil in ("on_board", "crowd", "kind", "out"):
        s = position(game, pawns)
        assert game.faults(s) == []
        if spoil == "on_board":
            s.on_board[0] = 2
        elif spoil == "crowd":
            s.masks[int(game.table.crowd)] = 0
        elif spoil == "kind":
            s.masks[0] = 0
        else:
            s.seats[2] = 1
        assert game.faults(s), spoil
    assert points(game, position(game, pawns), "england") == 4
