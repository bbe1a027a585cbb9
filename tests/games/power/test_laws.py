"""The laws of the house over tables of every kind, and secrets that do not get out."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.power.positions import RULES, do, play_round, position, table, words
from tests.games.power.random_rounds import random_sheets, random_war

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.core.laws import check_laws
from equipoise.core.scene import scene_text
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules.orders import carry_out
from equipoise.games.power.rules.planning import plan_offers
from equipoise.games.power.rules.row_refusals import row_refusal
from equipoise.games.power.state import War
from equipoise.play.secrecy import shows

SLOW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
CHOICES: dict[str, list[bool | str]] = {
    "supply": ["unlimited", "box"],
    "sheets": ["guided", "written"],
    "missiles": ["together", "reading"],
    "hq_power": [False, True],
    "ship_diagonals": [False, True],
    "arbiter": ["first", "lot"],
}


@st.composite
def tables(draw: st.DrawFn, seats: int) -> PowerGame:
    options: dict[str, bool | int | str] = {
        name: draw(st.sampled_from(values)) for name, values in CHOICES.items()
    }
    if seats == 2:
        options["pairs"] = draw(st.sampled_from(["north", "west"]))
    if seats == 3:
        options["mercenary"] = draw(st.sampled_from(["red", "green", "blue", "yellow"]))
    return table(seats, rounds=draw(st.integers(1, 3)), **options)


@pytest.mark.parametrize("seats", [2, 3, 4])
@SLOW
@given(st.data())
def test_random_games_keep_the_laws(seats: int, data: st.DataObject) -> None:
    game = data.draw(tables(seats))
    seed = data.draw(st.integers(0, 10**6))
    tally = check_laws(game, SeededDice(seed), games=1, rules=RULES, share=25)
    assert sum(tally.reasons.values()) == 1


@pytest.mark.rule("PW-R55", "PW-087")
@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (3, {}), (2, {"supply": "box"}), (4, {"sheets": "written"})]
)
def test_offers_and_refusals_agree_in_the_thick_of_a_war(seats: int, options: dict[str, str]) -> None:
    """Every id at every step of sheets for crowded positions, which random play rarely sees."""
    game = table(seats, **options)
    for seed in range(4):
        dice = SeededDice(seed)
        s = random_war(game, dice)
        random_sheets(game, s, dice)
        for seat in game.to_act(s):
            while len(legal := game.legal(s, seat)) > 2 and dice.below(6):
                allowed = [a for a in range(len(game.words)) if game.explain(s, seat, a) is None]
                assert allowed == legal
                game.apply(s, seat, legal[2 + dice.below(len(legal) - 2)])


@pytest.mark.rule("PW-088")
def test_a_row_is_refused_exactly_when_it_cannot_be_carried_out() -> None:
    game = table(4, sheets="written", supply="box")
    refused = 0
    for seed in range(40):
        dice = SeededDice(seed)
        s = random_war(game, dice)
        random_sheets(game, s, dice)
        for n in range(0, len(s.rows), 2):
            refusal = row_refusal(game.table, s, s.rows[n], s.rows[n + 1])
            assert carry_out(game.table, s.copy(), s.rows[n], s.rows[n + 1]) == (refusal is None)
            refused += refusal is not None
    assert refused > 50


@pytest.mark.rule("PW-R55")
def test_guided_rows_are_never_lost_with_two_or_four_seats() -> None:
    for seats in (2, 4):
        game = table(seats)
        for seed in range(40):
            dice = SeededDice(seed)
            s = random_war(game, dice)
            random_sheets(game, s, dice)
            assert not [event for event in play_round(game, s) if event.word == "lost"]


def shown(game: PowerGame, s: War, viewer: int) -> bytes:
    """All that a viewer gets of a position, and of what each seat may do next."""
    view = game.view(s, viewer)
    lines = [repr(game.say(s, seat, 0, viewer)) for seat in game.to_act(s) if len(game.to_act(s)) > 1]
    return (json.dumps(view.dump()) + scene_text(game.scene(view)) + repr(lines)).encode()


@pytest.mark.rule("PW-006", "PW-086")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plans_are_unknown_to_all_others_until_the_last_is_sealed(seats: int) -> None:
    """Byte-equality: whatever a seat writes, tears up or leaves unfinished, nobody else sees a difference."""
    game = table(seats)
    for seed in range(5):
        dice = SeededDice(seed)
        start = random_war(game, dice)
        writer, *others = game.to_act(start)
        empty = start.copy()
        for other in others[:-1]:
            do(game, empty, other, "seal")
        full = empty.copy()
        for _ in range(12):
            legal = game.legal(full, writer)[1:]
            if legal:
                action = legal[dice.below(len(legal))]
                for viewer in (WATCHER, *others):
                    said = game.say(full, writer, action, viewer)
                    assert said == game.say(empty, writer, game.legal(empty, writer)[-1], viewer)
                game.apply(full, writer, action)
            for viewer in (WATCHER, *others):
                assert shown(game, full, viewer) == shown(game, empty, viewer)
        assert shown(game, full, writer) != shown(game, empty, writer)
        do(game, full, writer, "seal")
        do(game, empty, writer, "seal")
        for viewer in (WATCHER, *others):
            assert shown(game, full, viewer) == shown(game, empty, viewer), "sealed, and still secret"


@pytest.mark.rule("PW-086")
def test_with_the_last_seal_all_sheets_are_public() -> None:
    game = table()
    s = position(game, {"green": {"g4": "T"}, "blue": {"b4": "T"}}, {"green": 1, "blue": 1})
    do(game, s, 0, "take tank g4", "to g0", "seal")
    do(game, s, 2, "seal")
    do(game, s, 3, "seal")
    before = game.view(s, WATCHER).dump()
    assert before["rows"] == [] and before["sheets"] == []
    told = repr(game.report(s, 1, game.ids["seal"], WATCHER))
    assert "pw-event-sheets" in told and "pw-row-take" in told
    do(game, s, 1, "seal")
    sheets = game.view(s, WATCHER).dump()["sheets"]
    assert isinstance(sheets, list) and len(sheets) == 2


def test_a_guess_writes_what_could_be_written() -> None:
    game = table(3)
    dice = SeededDice(5)
    s = random_war(game, dice)
    do(game, s, 1, "seal")
    seen = set()
    for _ in range(20):
        guess = game.guess(s, 0, dice)
        assert game.to_act(guess) == game.to_act(s) and game.faults(guess) == []
        seen.add(repr(guess.dump()["rows"]))
        assert game.view(guess, 0) == game.view(s, 0)
        plan_offers(game.table, guess, 2)
    assert len(seen) > 10
    assert words(game, s, 1) == set()


def test_bad_saved_positions_are_refused() -> None:
    game = table()
    good = game.start().dump()
    for name, value in (
        ("pieces", [1 << 40]), ("pieces", "x"), ("armies", [1]), ("rows", [1]), ("stage", 9), ("asked", 7),
        ("arbiter", -1), ("round", True), ("pieces", [58 << 12]), ("sheets", [-1, 0]),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=f"saved position: {name}"):
            game.load({**good, name: value})


@pytest.mark.rule("PW-006", "PW-R54")
def test_a_step_of_planning_shows_nobody_anything_so_that_it_can_be_taken_back() -> None:
    game = table()
    s = game.start()
    do(game, s, 1, "seal")
    for line in ("take tank hqg", "to g8", "take soldier hqg", "clear"):
        after = s.copy()
        do(game, after, 0, line)
        assert not shows(game, s, 0, game.ids[line], after)
        s = after
    do(game, s, 2, "take tank hqy", "to y8", "seal")
    do(game, s, 3, "seal")
    after = s.copy()
    do(game, after, 0, "seal")
    assert shows(game, s, 0, game.ids["seal"], after), "the last seal opens all sheets"
