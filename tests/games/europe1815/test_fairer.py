"""The map `fairer`: the usual one without the dotted line from Ukraine to Constantinople."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.europe1815.maps import BOARD_FILE, board_data, small_data, write_map
from tests.games.europe1815.positions import RULES, TITLE, items, may, position, refused, table, targets

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.core.datafile import DataError, Reader
from equipoise.core.fair import SeededDice
from equipoise.core.laws import check_laws
from equipoise.core.message import Message
from equipoise.core.options import OptionError
from equipoise.core.record import RecordError, read_record
from equipoise.core.referee import replay, run
from equipoise.core.scene import Item
from equipoise.games.europe1815.board import HOUSE_MAPS, house_changes, read_board
from equipoise.games.europe1815.boardfile import Changes, Edge, read_changes

LINK = {"ukraine", "constantinople"}
ITEM = "link-ukraine-constantinople"
PAWNS = {"russia": {"ukraine": "KG"}, "constantinople": {"constantinople": "KB"}}


def without(a: str, b: str) -> Changes:
    changes = Changes()
    changes.removed.append(Edge(a, b, True))
    return changes


def as_told(item: Item) -> tuple[object, ...]:
    return (item.area, item.sprite, item.x, item.y, item.w, item.h, item.layer, item.tone, str(item.name))


def test_only_that_link_is_gone_and_in_both_directions() -> None:
    usual, fairer = table(2).table.board, table(2, map="fairer").table.board
    ukraine, constantinople = usual.land_ids["ukraine"], usual.land_ids["constantinople"]
    for land, around in enumerate(usual.neighbours):
        gone = {ukraine: [constantinople], constantinople: [ukraine]}.get(land, [])
        assert fairer.neighbours[land] == [other for other in around if other not in gone]
    for name in ("lands", "empires", "owner", "letters", "connected_sets", "limit", "supply"):
        assert getattr(fairer, name) == getattr(usual, name), name
    assert fairer.file.goals == usual.file.goals


def test_the_words_are_the_usual_ones_without_those_over_the_link() -> None:
    usual, fairer = table(2), table(2, map="fairer")
    assert (len(usual.words), len(fairer.words)) == (7118, 7076)
    assert all(set(words.split()) >= LINK for words in set(usual.words) - set(fairer.words))
    assert [words for words in usual.words if words in fairer.ids] == list(fairer.words)


def test_only_reconstructed_links_are_taken_out_and_each_change_has_a_reason() -> None:
    provenance = {frozenset((edge["a"], edge["b"])): edge["provenance"] for edge in board_data()["edge"]}
    for name in HOUSE_MAPS:
        data = tomllib.loads((BOARD_FILE.parent / f"{name}.toml").read_text(encoding="utf-8"))
        for entry in data["removed"]:
            assert provenance[frozenset((entry["a"], entry["b"]))] == "reconstructed"
        for entry in data.get("added", []):
            assert frozenset((entry["a"], entry["b"])) not in provenance
        assert all(len(entry["note"]) > 80 for entry in data["removed"] + data.get("added", []))


@pytest.mark.rule("EU-R33", "EU-R39")
def test_the_way_is_closed_by_rule() -> None:
    usual, fairer = table(2), table(2, map="fairer")
    assert may(usual, position(usual, PAWNS), "move king ukraine constantinople")
    s = position(fairer, PAWNS)
    assert refused(fairer, s, "move king ukraine constantinople") == "EU-R33"
    assert refused(fairer, s, "attack general ukraine constantinople constantinople") == "EU-R39"
    assert "wallachia" in targets(fairer, s, "move king ukraine"), "the land way is open"
    s = position(fairer, PAWNS, turn="constantinople")
    assert refused(fairer, s, "move banker constantinople ukraine") == "EU-R33"


@pytest.mark.rule("EU-R12")
def test_russia_still_borders_constantinople() -> None:
    board = table(2, map="fairer").table.board
    assert board.empires_adjacent(board.empire_ids["russia"], board.empire_ids["constantinople"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_greedy_bots_play_to_the_end_and_the_record_replays(seats: int) -> None:
    game = TITLE.table(seats, map="fairer", round_limit=12)
    text = run(game, [find_bot("greedy")] * seats, SeededDice(seats)).text()
    assert "\noption map: fairer\n" in text, "the name, which every machine knows"
    record = read_record(text)
    assert record.outcome is not None
    again = catalog.table_of(record)
    assert again.words == game.words
    assert again.outcome(replay(again, record.moves)) == record.outcome


def test_whole_games_keep_the_laws() -> None:
    game = TITLE.table(3, map="fairer", round_limit=4, respawn=True)
    assert check_laws(game, SeededDice(4), games=2, rules=RULES).games == 2


def test_a_record_knows_which_links_the_map_had() -> None:
    record = run(TITLE.table(2, map="fairer", round_limit=1), [find_bot("uniform")] * 2, SeededDice(1))
    assert record.data
    record.data = "0" * 16
    with pytest.raises(RecordError, match="is not as it was"):
        catalog.table_of(record)
    assert table(2).data == "", "files of the usual map are as they were"


def test_the_drawn_europe_stays_and_only_the_dotted_line_is_missing() -> None:
    usual, fairer = items("", PAWNS), items("fairer", PAWNS)
    assert set(usual) - set(fairer) == {ITEM}
    assert set(fairer) <= set(usual)
    assert all(as_told(usual[id]) == as_told(fairer[id]) for id in fairer)
    near = set(usual["land-ukraine"].near) - set(fairer["land-ukraine"].near)
    assert near == {"land-constantinople"}


def test_the_line_is_drawn_once_on_the_usual_map() -> None:
    art = TITLE.art()
    link = items("", PAWNS)[ITEM]
    assert 'stroke-dasharray=".1 9"' in art[link.sprite].body
    path = art[link.sprite].body.split('"')[1]
    assert path.startswith("M") and path not in art["map"].body
    left, top, width, height = (float(number) for number in art[link.sprite].box.split())
    assert (link.x, link.y, link.w, link.h) == (left + width / 2, top + height / 2, width, height)
    assert art["map"].body.count('stroke-dasharray=".1 9"') == 18


def test_a_file_of_that_name_is_reached_by_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_map(tmp_path, small_data()).rename(tmp_path / "fairer")
    monkeypatch.chdir(tmp_path)
    assert len(TITLE.table(2, map="fairer").words) == 7076
    own = TITLE.table(2, map="./fairer")
    assert len(own.words) < 1000 and own.options["map"] == str(tmp_path / "fairer")


@pytest.mark.parametrize("name", ["fair", "Fairer", "fairer.toml", "board"])
def test_a_wrong_name_is_told_what_is_allowed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OptionError, match="allowed: the file of a map or fairer") as caught:
        TITLE.table(2, map=name)
    assert caught.value.option == "map"
    with pytest.raises(OptionError, match="allowed: the path of a file or fairer"):
        TITLE.table(2, map=True)


@pytest.mark.parametrize(
    ("a", "b", "fault"),
    [("ukraine", "malta", "no such link"), ("ukraine", "wallachia", "only a dotted line can go")],
)
def test_what_cannot_be_taken_out(a: str, b: str, fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        read_board(BOARD_FILE, changes=without(a, b))


def test_what_the_text_states_cannot_be_taken_out() -> None:
    with pytest.raises(DataError, match="constraint"):
        read_board(BOARD_FILE, changes=without("malta", "turkey"))


def test_faults_of_the_file_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "worse.toml"
    text = 'speed = 1\n[[removed]]\na = "ukraine"\nfar = true\n'
    text += '[[added]]\na = "ukraine"\nb = "malta"\nline = ""\n'
    path.write_text(text, encoding="utf-8")
    reader = Reader()
    read_changes(reader, path)
    assert len(reader.faults) == 4
    assert "a path that begins with M" in reader.faults[-1]
    changes = house_changes("fairer")
    assert [{link.a, link.b} for link in changes.removed] == [LINK] and not changes.added


def test_the_form_has_words_for_it() -> None:
    (option,) = [option for option in TITLE.options if option.name == "map"]
    assert option.offered() == ["", "fairer", "balanced"]
    labels = [option.value_label("EU", value) for value in option.offered()]
    names = ("usual", "fairer", "balanced")
    assert [label.id for label in labels] == [f"eu-option-map-{name}" for name in names]
    assert isinstance(labels[0], Message)
