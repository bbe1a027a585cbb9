"""A map of one's own is played like the printed one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.europe1815.maps import Data, board_data, faults_of, link, small_data, write_map
from tests.games.europe1815.positions import (
    RULES,
    TITLE,
    do,
    may,
    position,
    reason,
    refused,
    set_up,
    targets,
    where,
    words,
)

from equipoise import catalog
from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.core.laws import check_laws
from equipoise.core.options import OptionError
from equipoise.core.picture import plain
from equipoise.core.record import RecordError, new_record, read_record
from equipoise.games.europe1815.game import EuropeGame
from equipoise.locale import Speaker


def small(folder: Path, change: Data | None = None, /, **options: object) -> EuropeGame:
    data = small_data()
    data["map"].update(change or {})
    game = TITLE.table(2, map=str(write_map(folder, data)), **options)
    assert isinstance(game, EuropeGame)
    return game


def test_a_small_map_has_no_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, small_data()) == []


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"respawn": True, "bonus": "no_enemies"},
        {"total_domination": True},
        {"empires": "chosen", "track_points": True},
    ],
)
def test_whole_games_keep_the_laws(options: dict[str, object], tmp_path: Path) -> None:
    tally = check_laws(small(tmp_path, None, round_limit=6, **options), SeededDice(3), games=4, rules=RULES)
    assert tally.games == 4
    assert tally.positions > 40


@pytest.mark.parametrize("limit", [4, 9])
def test_another_limit_of_pawns(limit: int, tmp_path: Path) -> None:
    game = small(tmp_path, {"pawn_limit": limit, "pawns_per_class": 20, "points_to_win": {"2": 50}})
    pawns = "K" * (limit - 1)
    s = position(game, {"red": {"red_coast": "KG", "north": pawns}, "blue": {"blue_town": "G"}})
    do(game, s, "move king red_coast north")
    assert where(game, s, "north") == {"red": pawns + "K"}
    assert refused(game, s, "move general red_coast north") == "EU-R34"
    tally = check_laws(
        small(tmp_path, {"pawn_limit": limit}, round_limit=6), SeededDice(5), games=2, rules=RULES
    )
    assert tally.games == 2


def test_the_goal_and_the_supply_are_the_maps_own(tmp_path: Path) -> None:
    game = small(tmp_path)
    s = position(game, {"red": {"red_town": "KGB", "north": "KK"}, "blue": {"blue_town": "KGB"}})
    do(game, s, "move king north red_coast")
    assert reason(game, s) == "points", "6 points"
    s = position(game, {"red": {"red_coast": "KK", "north": "KK"}, "blue": {"blue_town": "KGB"}})
    assert refused(game, s, "duplicate king north") == "EU-R70", "a supply of four"
    assert may(game, s, "call end")


@pytest.mark.rule("EU-R99", "EU-A14")
def test_a_turn_goes_on_for_the_called_end_alone(tmp_path: Path) -> None:
    """Both Kings are out, with room beside them and no way to go."""
    game = small(tmp_path, {"pawns_per_class": 2})
    pawns = {"red": {"red_town": "KK", "south": "B"}, "blue": {"red_coast": "GGK", "blue_town": "K"}}
    s = position(game, pawns)
    do(game, s, "move banker south blue_coast")
    assert words(game, s) == {"call end", "done"}


def test_the_set_up_is_on_its_lands(tmp_path: Path) -> None:
    game = small(tmp_path)
    s = set_up(game, "empires red blue", "deal blue", "deal red", "start blue")
    assert words(game, s) == {"place king blue_coast"}
    assert targets(game, s, "place king") == {"blue_coast"}


def test_it_is_drawn_and_told_by_its_own_names(tmp_path: Path) -> None:
    game = small(tmp_path)
    s = position(game, {"red": {"red_town": "KGB"}, "blue": {"blue_town": "KGB"}})
    text = plain(game.picture(game.view(s, WATCHER), Speaker().tell))
    assert "The Reds" in text
    assert "rt*" in text and "north" in text
    told = Speaker().tell(game.say(s, 0, game.ids["move king red_town red_coast"], WATCHER))
    assert told.startswith("The Reds") and "Redtown" in told


def test_its_notation_goes_by_codes_or_ids(tmp_path: Path) -> None:
    game = small(tmp_path)
    actions = [game.ids["move king red_town red_coast"], game.ids["attack general north blue_coast blue"]]
    line = game.notation(actions)
    assert game.read_notation(line) == actions


def test_more_seats_than_empires_are_refused(tmp_path: Path) -> None:
    path = str(write_map(tmp_path, small_data()))
    for seats in (3, 6):
        with pytest.raises(OptionError, match="2 empires; allowed: 2 to 2 seats") as caught:
            TITLE.table(seats, map=path)
        assert caught.value.option == "seats"
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, map=path, tougher_neutrals=True)
    assert caught.value.rule == "EU-R81", "no empire is neutral"


def test_empires_that_do_not_touch_can_only_be_chosen(tmp_path: Path) -> None:
    data = small_data()
    data["edge"].pop()  # the dotted line from coast to coast
    path = str(write_map(tmp_path, data))
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, map=path)
    assert (caught.value.option, caught.value.rule) == ("empires", "EU-R11")
    assert TITLE.table(2, map=path, empires="chosen").seats == 2


def test_the_file_is_named_in_the_record(tmp_path: Path) -> None:
    game = small(tmp_path)
    again = read_record(new_record(game).text())
    assert again.options["map"] == game.options["map"]


def test_a_land_with_too_many_links_is_a_fault(tmp_path: Path) -> None:
    """The moves out of a land are tabled for every set of open neighbours: eleven would be too many sets."""
    data = board_data()
    others = [entry["id"] for entry in data["territory"]][40:51]
    data["edge"] += [link("malta", other) for other in others]
    assert any(
        "territory malta has" in fault and "at most 10" in fault for fault in faults_of(tmp_path, data)
    )


def test_a_game_file_knows_its_map_and_notices_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_map(tmp_path, small_data())
    monkeypatch.chdir(tmp_path)
    record = read_record(new_record(TITLE.table(2, map=path.name)).text())
    monkeypatch.chdir("/")
    assert catalog.table_of(record).words
    path.write_text(path.read_text(encoding="utf-8") + "\n# another map\n", encoding="utf-8")
    with pytest.raises(RecordError, match="is not as it was"):
        catalog.table_of(record)
