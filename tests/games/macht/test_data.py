"""The data file: what the shipped one holds, and that every fault of another is listed by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import equipoise
from equipoise.core.datafile import DataError
from equipoise.games.macht.board import read_board

TEXT = (Path(equipoise.__file__).parent / "games/macht/board.toml").read_text(encoding="utf-8")


def faults(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """What is wrong with the shipped file after these changes, each made once."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    try:
        read_board(path)
    except DataError as error:
        return error.faults
    return []


def test_the_shipped_file_is_sound(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


KENT = 'borders = ["calchfynydd", "east_anglia", "wessex"]'
GWYNEDD = 'borders = ["gwent", "powys"]'

SPOILT = [
    ("provinces = 15", "provinces = 14", "box: provinces is 14, but the file has 15"),
    ("tiles = 40", "tiles = 41", "box: tiles is 41, but the file has 40"),
    ("more_bonus = 4", "more_bonus = 5", "box: tiles is 40, but the split more_bonus has 41"),
    ("tokens = 11", "tokens = 12", "box: tokens is 12, but the file has 11"),
    ("count = 5", "count = 4", "box: markers is 18, but the file has 17"),
    ("knights = 16", "knights = 2", "box: start_knights is more than the 2 knights of a player"),
    ("win_points = 12", "win_points = 0", "box: win_points must be at least 1"),
    ("hourglass = 8", "hourglass = 7", "token 8: the hourglass has only 7 cubes"),
    ("hourglass = 8", "hourglass = 3", "box: first_cubes is more than the hourglass has"),
    ("recruits = [3, 2]", "recruits = [3]", "box: recruits must be 2 whole numbers from 0"),
    ("canvas = [700, 1000]", "canvas = [700, true]", "box: canvas must be 2 whole numbers from 1"),
    ('first_cycle = "magic"', 'first_cycle = "fire"', "box: first_cycle must be magic or sword"),
    ("crowd = 3", "crowd = -1", "box: crowd must be a whole number from 0 to 99"),
    ('title = "Britain', 'titel = "Britain', "box: unknown key titel"),
    ('symbol = "armour"', 'symbol = "castle"', "marker castle: the symbol is given twice"),
    ("value = 4", "value = 3", "token 3: the value is given twice"),
    ("value = 3", "value = 7", "token 7: the value is given twice"),
    ('kind = "merlin"', 'kind = "morgana"', "tile morgana: there is no such tile"),
    ('kind = "merlin"', 'kind = "morgana"', "tile merlin must be given once, not 0 times"),
    ("lightning = true", "lightning = false", "tile victory_point: lightning must be true"),
    ("recruit = []", "recruit = [[1, 0]]", "tile influence castle: this kind of tile cannot recruit"),
    ("recruit = [[1, 1]]", "recruit = [[0, 0]]", "an alternative of recruit brings nobody"),
    ("recruit = [[1, 1]]", "recruit = [[1]]", "each alternative of recruit must be 2 whole numbers"),
    ("recruit = [[1, 1]]", "recruit = 3", "tile bonus castle: recruit must be a list of alternatives"),
    ("recruit = [[1, 1]]", "recruit = [[1, 1], [1, 1]]", "an alternative of recruit is given twice"),
    ('id = "kent"', 'id = "Kent"', "province 'Kent': an id is lower-case letters"),
    ('id = "kent"', 'id = "zent"', "the provinces must be in the alphabetical order of their ids"),
    ('id = "kent"', 'id = "lindsey"', "province lindsey: the id is given twice"),
    (KENT, 'borders = ["calchfynydd", "wessex"]',
     "province east_anglia: it borders kent, but kent does not border it"),
    (GWYNEDD, 'borders = ["gwent", "powys", "gwynedd"]', "province gwynedd: it cannot border itself"),
    (GWYNEDD, 'borders = ["gwent", "powys", "powys"]', "province gwynedd: a border is given twice"),
    (GWYNEDD, 'borders = ["gwent", "powys", "mona"]', "it borders mona, which is no province"),
    ("x = 600", 'x = "east"', "province kent: x must be a whole number from 0 to 9999"),
    ("coastal = false", "coastal = 0", "province calchfynydd: coastal must be true or false"),
    ('kent = "castle"', 'kent = "key"', "example: 4 markers castle on the map and to spare, the box has 5"),
    ('kent = "castle"', 'kent = "rose"', "example: there is no symbol rose"),
    ('kent = "castle"\n', "", "example.markers: each province must have one marker"),
    ("elmet = [0, 0, 0, 2]", "elmet = [1, 0, 0, 2]", "example.pieces: elmet holds pieces of both colours"),
    ("elmet = [0, 0, 0, 2]", "elmet = [0, 0, 0, 99]", "example.pieces: a player has more than 16 mages"),
    ("elmet = [0, 0, 0, 2]", "mona = [0, 0, 0, 2]", "example.pieces: there is no province mona"),
    ("spare = { armour = 3 }", "spare = 3", "example: there must be a table spare"),
    ("[box]", "[boxes]", "the file: unknown key boxes"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), SPOILT, ids=[one[2][:50] for one in SPOILT])
def test_a_fault_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert any(said in fault for fault in faults(tmp_path, (old, new)))


def test_every_fault_is_listed_at_once(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        ("tiles = 40", "tiles = 39"),
        ("tokens = 11", "tokens = 10"),
        ('kent = "castle"', 'kent = "rose"'),
    )
    assert len(found) >= 4


def test_an_unconnected_map(tmp_path: Path) -> None:
    found = faults(
        tmp_path, (GWYNEDD, "borders = []"),
        ('"dumnonia", "gwynedd", "mercia", "powys"', '"dumnonia", "mercia", "powys"'),
        ('"elmet", "gwent", "gwynedd", "mercia", "rheged"', '"elmet", "gwent", "mercia", "rheged"'),
    )  # fmt: skip
    assert found == ["the map is unconnected: no way from bernicia to gwynedd"]


def test_tiles_in_another_order(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        ('kind = "serpent"', 'kind = "swap"'),
        ('kind = "merlin"', 'kind = "serpent"'),
        ('kind = "swap"', 'kind = "merlin"'),
    )
    assert any("the tiles must be in the order" in fault for fault in found)


def test_no_toml_at_all(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("[", encoding="utf-8")
    with pytest.raises(DataError, match="not TOML"):
        read_board(path)
    with pytest.raises(DataError, match="cannot be read"):
        read_board(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("what", ["provenance", "stated", "found", "reconstructed"])
def test_provenance_is_kept(what: str) -> None:
    assert what in TEXT
