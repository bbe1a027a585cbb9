"""The words: how many, for whom, and the flow of set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.europe1815.positions import TITLE, do, position, set_up, table, words

from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.options import OptionError

COUNTS = {
    "empires": 42,
    "deal": 6,
    "chooser": 6,
    "choose": 6,
    "start": 6,
    "place": 108,
    "move": 786,
    "attack": 5796,
    "duplicate": 180,
    "respawn": 180,
    "call": 1,
    "done": 1,
}


def test_so_many_words_for_each_verb() -> None:
    game = table()
    assert len(game.words) == 7118
    assert Counter(line.split()[0] for line in game.words) == COUNTS
    attacks = [line.split() for line in game.words if line.startswith("attack")]
    assert sum(1 for line in attacks if line[2] == line[3]) == 3 * 60 * 6, "in place"
    assert all(game.ids[line] == action for action, line in enumerate(game.words))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"total_domination": True}),
        (3, {"bonus": "no_enemies"}),
        (4, {"respawn": True, "track_points": True}),
        (5, {"tougher_neutrals": True}),
        (6, {"empires": "chosen", "round_limit": 999}),
    ],
)
def test_the_same_words_at_every_table(seats: int, options: dict[str, bool | int | str]) -> None:
    assert table(seats, **options).words == table().words


@pytest.mark.rule("EU-R10", "EU-A24", "EU-A39")
@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 13), (4, 13), (5, 6), (6, 1)])
def test_so_many_sets_can_be_drawn(seats: int, count: int) -> None:
    game = table(seats)
    s = game.start()
    assert len(words(game, s, "empires ")) == len(words(game, s)) == count
    assert game.odds(s) == [1] * count


@pytest.mark.rule("EU-A24")
def test_a_chain_is_enough() -> None:
    game = table(3)
    assert "empires england france constantinople" in words(game, game.start()), (
        "linked through England alone"
    )
    assert "empires england france russia" not in words(game, game.start())


@pytest.mark.rule("EU-R10", "EU-R17", "EU-R20", "EU-R24", "EU-R25")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_flow_of_a_drawn_game(seats: int) -> None:
    game = table(seats)
    s = game.start()
    stages: list[tuple[str, bool, int]] = []
    for _ in range(1 + seats + 1 + 3 * seats):
        stages.append((sorted(words(game, s))[0].split()[0], game.to_act(s) == [CHANCE], len(words(game, s))))
        do(game, s, sorted(words(game, s))[0])
    sets = {2: 9, 3: 13, 4: 13, 5: 6, 6: 1}[seats]
    deals = [("deal", True, left) for left in range(seats, 0, -1)]
    places = [("place", False, 6)] * (3 * seats)
    assert stages == [("empires", True, sets), *deals, ("start", True, seats), *places]
    assert "done" in words(game, s)


@pytest.mark.rule("EU-R77", "EU-R78")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_flow_of_a_chosen_game(seats: int) -> None:
    game = table(seats, empires="chosen")
    s = game.start()
    stages: list[tuple[str, bool, int]] = []
    for _ in range(1 + seats + 1 + 3 * seats):
        stages.append((sorted(words(game, s))[0].split()[0], game.to_act(s) == [CHANCE], len(words(game, s))))
        do(game, s, sorted(words(game, s))[-1])
    picks = [("choose", False, 6 - taken) for taken in range(seats)]
    places = [("place", False, 6)] * (3 * seats)
    assert stages == [("chooser", True, seats), *picks, ("start", True, seats), *places]
    assert "done" in words(game, s)


def test_nobody_but_the_one_to_act_has_words() -> None:
    game = table(3)
    for s in (
        game.start(),
        set_up(game, "empires england france germany"),
        position(game, {"england": {"london": "K"}, "france": {"paris": "K"}, "germany": {"berlin": "K"}}),
    ):
        for seat in (WATCHER, CHANCE, 0, 1, 2):
            assert bool(game.legal(s, seat)) == (seat in game.to_act(s))


DEFAULTS = {
    "bonus": "occupied",
    "empires": "random",
    "tougher_neutrals": False,
    "respawn": False,
    "total_domination": False,
    "track_points": False,
    "round_limit": 0,
    "map": "",
}


def test_defaults() -> None:
    assert dict(TITLE.table().options) == DEFAULTS
    assert TITLE.table().seats == 2
    assert [option.name for option in TITLE.options] == list(DEFAULTS)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("bonus", "both", "occupied or no_enemies"),
        ("bonus", True, "occupied or no_enemies"),
        ("empires", "dealt", "random or chosen"),
        *[
            (flag, bad, "true or false")
            for flag in ("tougher_neutrals", "respawn", "total_domination", "track_points")
            for bad in (1, 0, "true", None)
        ],
        *[("round_limit", bad, "from 0 to 999") for bad in (True, False, 1000, -1, "12", 1.0, None)],
        ("map", 3, "the path of a file"),
        ("colour", "red", "bonus, empires, tougher_neutrals"),
    ],
)
def test_bad_values_are_refused_by_name(option: str, value: object, allowed: str) -> None:
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, **{option: value})
    assert caught.value.option == option
    assert option in str(caught.value)
    assert f"allowed: {allowed}" in str(caught.value) or allowed in str(caught.value).split("allowed: ")[1]


@pytest.mark.parametrize("limit", [1, 999])
def test_the_ends_of_the_round_limit(limit: int) -> None:
    assert table(2, round_limit=limit).options["round_limit"] == limit


def test_all_other_combinations_are_allowed() -> None:
    flags = ("tougher_neutrals", "respawn", "total_domination", "track_points")
    for seats in (2, 5, 6):
        for bits in range(16):
            chosen = {flag: bool(bits >> place & 1) for place, flag in enumerate(flags)}
            barred = chosen["tougher_neutrals"] and (seats == 6 or chosen["total_domination"])
            barred = barred or chosen["track_points"] and chosen["total_domination"]
            if barred:
                with pytest.raises(OptionError):
                    TITLE.table(seats, **chosen)
            else:
                assert TITLE.table(seats, bonus="no_enemies", empires="chosen", **chosen).seats == seats
