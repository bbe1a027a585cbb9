"""The board: what is where, and what borders what."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.power.positions import BOARD, COLOURS, at, reach, table

import equipoise.games.power
from equipoise.core.datafile import DataError
from equipoise.games.power.board import read_board

FILE = BOARD.file
KIND = {sector.id: sector.kind for sector in FILE.sectors}


def near(sector: str, *lists: str) -> set[str]:
    pairs = [pair for name in lists for pair in FILE.links[name] if sector in pair]
    return {end for pair in pairs for end in pair} - {sector}


def dry(sector: str) -> set[str]:
    return near(sector, "land_border", "land_diagonal")


def wet(sector: str) -> set[str]:
    return near(sector, "ship_water", "ship_shore")


@pytest.mark.rule("PW-008", "PW-009", "PW-010")
def test_57_sectors() -> None:
    assert Counter(KIND.values()) == {"coast": 32, "landlocked": 4, "hq": 4, "island": 5, "sea": 12}
    for colour in COLOURS:
        own = [sector for sector in FILE.sectors if sector.owner == colour]
        assert sorted(sector.number for sector in own if sector.kind != "hq") == list(range(9))
        assert [sector.id for sector in own if sector.kind == "hq"] == [f"hq{colour[0]}"]
    assert {sector.owner for sector in FILE.sectors if sector.kind in ("island", "sea")} == {""}


@pytest.mark.rule("PW-011")
@pytest.mark.parametrize("colour", "gbyr")
def test_sector_4_has_no_coast(colour: str) -> None:
    assert [KIND[f"{colour}{number}"] for number in range(9)] == ["coast"] * 4 + ["landlocked"] + [
        "coast"
    ] * 4
    assert wet(f"{colour}4") == set()
    assert all(any(KIND[other] == "sea" for other in wet(f"{colour}{n}")) for n in (0, 1, 2, 3, 5, 6, 7, 8))


@pytest.mark.rule("PW-012", "PW-R03")
@pytest.mark.parametrize(("hq", "lanes"), [("g", (5, 6)), ("b", (7, 8)), ("y", (9, 10)), ("r", (11, 12))])
def test_an_hq_borders_its_8_and_two_lanes(hq: str, lanes: tuple[int, int]) -> None:
    assert dry(f"hq{hq}") == {f"{hq}8"}
    assert wet(f"hq{hq}") == {f"{hq}8", *[f"s{lane}" for lane in lanes]}


@pytest.mark.rule("PW-013", "PW-014", "PW-R05")
def test_islands() -> None:
    assert dry("ix") == {"g0", "b0", "y0", "r0"}
    assert wet("ix") == {"g0", "b0", "y0", "r0", "s1", "s2", "s3", "s4"}
    corners = {"in": {"g3", "b5"}, "ie": {"b3", "y5"}, "is": {"y3", "r5"}, "iw": {"r3", "g5"}}
    lanes = {
        "in": {"s1", "s6", "s7"},
        "ie": {"s2", "s8", "s9"},
        "is": {"s3", "s10", "s11"},
        "iw": {"s4", "s5", "s12"},
    }
    for island, ends in corners.items():
        assert dry(island) == ends
        assert wet(island) == ends | lanes[island]


@pytest.mark.rule("PW-015", "PW-016", "PW-017")
def test_lanes() -> None:
    for number in range(1, 13):
        kinds = Counter(KIND[other] for other in wet(f"s{number}"))
        inner = {"coast": 6, "island": 2}
        assert kinds == (inner if number <= 4 else {"coast": 3, "island": 1, "hq": 1})


@pytest.mark.rule("PW-018", "PW-032", "PW-038")
def test_territories_are_joined_by_islands_only() -> None:
    for a, b in FILE.links["land_border"] + FILE.links["land_diagonal"]:
        owners = {BOARD.owner[BOARD.sector_ids[end]] for end in (a, b)}
        assert len(owners) == 1 or "island" in (KIND[a], KIND[b])


@pytest.mark.rule("PW-029")
def test_diagonals_join_what_meets_at_a_crossing() -> None:
    assert near("g4", "land_diagonal") == {"g0", "g3", "g5", "g8"}
    assert near("g4", "land_border") == {"g1", "g2", "g6", "g7"}
    assert len(FILE.links["land_border"]) == 64 and len(FILE.links["land_diagonal"]) == 32
    assert reach("soldier", "g1") >= {"g2", "g6"}


def test_a_quarter_turn_maps_the_board_onto_itself() -> None:
    def turned(id: str) -> str:
        if KIND[id] in ("coast", "landlocked"):
            return {"g": "b", "b": "y", "y": "r", "r": "g"}[id[0]] + id[1]
        if KIND[id] == "hq":
            return "hq" + {"g": "b", "b": "y", "y": "r", "r": "g"}[id[2]]
        if KIND[id] == "island":
            return "i" + {"n": "e", "e": "s", "s": "w", "w": "n", "x": "x"}[id[1]]
        number = int(id[1:])
        return f"s{number % 4 + 1}" if number <= 4 else f"s{(number - 5 + 2) % 8 + 5}"

    for name, pairs in FILE.links.items():
        assert {frozenset(map(turned, pair)) for pair in pairs} == {frozenset(pair) for pair in pairs}, name
    for sector in FILE.sectors:
        other = FILE.sectors[BOARD.sector_ids[turned(sector.id)]]
        assert {(1000 - y, x) for x, y in sector.polygon} == {(x, y) for x, y in other.polygon}


def test_the_polygons_tile_the_canvas() -> None:
    def area(corners: list[list[int]]) -> int:
        pairs = zip(corners, [*corners[1:], corners[0]])
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs))

    assert sum(area(sector.polygon) for sector in FILE.sectors) == 2 * 1000 * 1000


@pytest.mark.rule("PW-001", "PW-021", "PW-027", "PW-028")
def test_pieces() -> None:
    numbers = {piece.id: (piece.group, piece.power, piece.box) for piece in FILE.pieces}
    assert numbers == {
        "soldier": (1, 2, 9), "tank": (1, 3, 6), "fighter": (1, 5, 6), "destroyer": (1, 10, 6),
        "regiment": (2, 20, 0), "heavy_tank": (2, 30, 3), "bomber": (2, 25, 3), "cruiser": (2, 50, 3),
        "missile": (0, 0, 1),
    }  # fmt: skip
    pieces_flag_and_power = sum(piece.box for piece in FILE.pieces) + 1 + FILE.power_box
    assert pieces_flag_and_power * 4 == 192


@pytest.mark.rule("PW-020", "PW-057", "PW-058", "PW-059", "PW-R43")
def test_the_start() -> None:
    s = table(4).start()
    for colour in COLOURS:
        assert at(s, f"hq{colour[0]}") == {colour: "SSTTFFDD"}
    assert at(s, "reserve") == {}
    assert list(s.armies) == [0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0]


STANDARD = (Path(equipoise.games.power.__file__).parent / "board.toml").read_text(encoding="utf-8")
SPOILT = {
    'kind = "landlocked"': ('kind = "swamp"', "kind must be one of"),
    'id = "g0", kind': ('id = "G0", kind', "lower-case"),
    'id = "b1"': ('id = "b0"', "sector ids: b0 is given twice"),
    'owner = "red", number = 3': ('owner = "pink", number = 3', "owner must be one of"),
    'owner = "green", number = 7': ('owner = "green", number = 6', "must be numbered 0 to 8"),
    'kind = "hq", owner = "blue"': ('kind = "coast", owner = "blue"', "blue must have one HQ, not 0"),
    '["g0", "g1"]': ('["g0", "g9"]', "there is no sector g9"),
    '["g8", "hqg"]': ('["g8", "g8"]', "cannot be linked to itself"),
    '["g3", "in"]': ('["g3", "s1"]', "s1 is sea, which this way does not lead to"),
    '["ix", "s4"]': ('["ix", "s3"]', "is given twice"),
    "canvas = [1000, 1000]": ("canvas = [0, true]", "canvas must be two positive"),
    "power_box = 10": ("power_box = 0", "power_box must be a whole number from 1"),
    '"blue", "yellow", "red"]': ('"blue", "yellow"]', "colours must be 4, not 3"),
    'id = "tank", group = 1': ('id = "tank", group = 2', "piece tank: group must be 1"),
    'moves = 3, way = "ground", power = 30': ('moves = 4, way = "ground", power = 30', "move like piece"),
    'id = "cruiser"': ('id = "submarine"', "the pieces must be, in this order"),
    'way = "air", power = 5': ('way = "water", power = 5', "way must be one of"),
    "polygon = [[336, 336],": ("polygon = [[336],", "polygon must be three or more corners"),
    'provenance = "found" }': ('provenance = "guessed" }', "must be stated, found or reconstructed"),
    'fr = "V1"': ('fr = "V0"', "letters fr of sectors: V0 is given twice"),
    "ship_shore = [": ("ship_shore = 7\nshore = [", "unknown key shore"),
    '["g1", "g6"], ["g2", "g7"], ["g6", "g7"], ["b1", "b2"], ["b1", "b6"],\n    ["b2", "b7"], ["b6"': (
        '["g0", "g1"], ["g2", "g7"], ["g6", "g7"], ["b1", "b2"], ["b1", "b6"],\n    ["b2", "b7"], ["b6"',
        "both ship_shore and ship_diagonal",
    ),
}  # fmt: skip


@pytest.mark.parametrize("number", range(len(SPOILT)))
def test_a_spoilt_board_is_refused_with_its_faults(number: int, tmp_path: Path) -> None:
    old, (new, fault) = list(SPOILT.items())[number]
    assert old in STANDARD
    path = tmp_path / "board.toml"
    path.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_board(path)
    assert any(fault in line for line in error.value.faults), error.value.faults


def test_every_fault_is_listed_at_once(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    text = STANDARD.replace('kind = "landlocked"', 'kind = "swamp"', 1).replace(
        '["g0", "g1"]', '["g0", "g9"]', 1
    )
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_board(path)
    assert len(error.value.faults) >= 2


@pytest.mark.parametrize(
    "text", ["", "board = 3", "piece = []\nsector = []\n[links]\n", "sector = [[", "\x00"]
)
def test_no_file_ends_in_a_traceback(text: str, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError):
        read_board(path)
    with pytest.raises(DataError, match="cannot be read"):
        read_board(tmp_path / "nowhere.toml")


def test_a_board_that_falls_apart_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    cut = STANDARD.replace('["g8", "hqg"], ["b0", "b1"], ["b0", "b2"],', '["b0", "b1"], ["b0", "b2"],', 1)
    assert cut != STANDARD
    path.write_text(cut, encoding="utf-8")
    with pytest.raises(DataError, match="falls apart: no way by land from g0 to hqg"):
        read_board(path)
