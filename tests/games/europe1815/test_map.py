"""The printed board: what the rulebook's text says of it, checked apart from boardcheck."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.games.europe1815.maps import Data, board_data

DATA = board_data()
LINKS = {frozenset((edge["a"], edge["b"])) for edge in DATA["edge"]}
OWNER = {land["id"]: land["empire"] for land in DATA["territory"]}
CONSTRAINTS = {entry["id"]: entry for entry in DATA["constraint"]}


def near(land: str) -> set[str]:
    return {other for pair in LINKS if land in pair for other in pair - {land}}


def crossings(a: str, b: str) -> set[frozenset[str]]:
    """The links between the lands of two empires."""
    return {pair for pair in LINKS if {OWNER[land] for land in pair} == {a, b}}


def holds(entry: Data) -> bool:
    kind = entry["kind"]
    if kind == "exact_neighbours":
        return bool(near(entry["of"]) == set(entry["are"]))
    if kind == "owner":
        return bool(OWNER[entry["of"]] == entry["empire"])
    if kind == "capital":
        capitals = {empire["id"]: empire["capital"] for empire in DATA["empire"]}
        return bool(capitals[entry["empire"]] == entry["of"])
    a, b = entry["a"], entry["b"]
    return {
        "adjacent": b in near(a),
        "not_adjacent": b not in near(a),
        "empires_adjacent": bool(crossings(a, b)),
        "empires_not_adjacent": not crossings(a, b),
        "only_link_between_empires": crossings(OWNER.get(a, ""), OWNER.get(b, "")) == {frozenset((a, b))},
    }[kind]


# What the text says, written down here once more, so that losing a line of the data is noticed.
SAID = {
    "C01": ("london", "cornwall midlands netherlands hanover denmark"),
    "C02": ("cornwall", "london midlands normandy"),
    "C03": ("netherlands", "london normandy rhineland westphalia hanover"),
}
ADJACENT = {
    "C04": "paris normandy",
    "C05": "brunswick hanover",
    "C06": "brunswick hesse",
    "C07": "denmark mecklenburg",
    "C08": "netherlands westphalia",
    "C09": "malta turkey",
    "C32": "hanover westphalia",
    "C33": "hesse westphalia",
    "C34": "denmark hanover",
    "C35": "hanover hesse",
}
OWNED = {
    "C10": "malta england",
    "C11": "turkey constantinople",
    "C12": "london england",
    "C13": "cornwall england",
    "C14": "normandy france",
    "C15": "paris france",
    "C16": "netherlands germany",
    "C17": "westphalia germany",
    "C18": "brunswick germany",
    "C19": "rhineland germany",
}


@pytest.mark.rule("EU-R1")
@pytest.mark.parametrize("id", [f"C{n:02}" for n in range(1, 37)])
def test_the_board_keeps_what_the_text_says(id: str) -> None:
    assert holds(CONSTRAINTS[id])


def test_there_are_thirty_six_of_them_and_no_more() -> None:
    assert sorted(CONSTRAINTS) == [f"C{n:02}" for n in range(1, 37)]
    assert {entry["strength"] for entry in CONSTRAINTS.values()} == {"stated", "inferred"}


def test_the_data_say_what_the_text_says() -> None:
    for id, (of, are) in SAID.items():
        assert CONSTRAINTS[id]["of"] == of
        assert near(of) == set(are.split())
    for id, pair in ADJACENT.items():
        assert frozenset(pair.split()) in LINKS
        assert {CONSTRAINTS[id]["a"], CONSTRAINTS[id]["b"]} == set(pair.split())
    for id, pair in OWNED.items():
        land, empire = pair.split()
        assert OWNER[land] == empire
        assert CONSTRAINTS[id]["of"] == land


@pytest.mark.rule("EU-R12", "EU-R13", "EU-R14")
def test_the_nine_neighbouring_pairs_of_empires() -> None:
    empires = [empire["id"] for empire in DATA["empire"]]
    pairs = {frozenset(pair) for pair in combinations(empires, 2) if crossings(*pair)}
    listed = (
        "england france, england germany, england constantinople, france germany, germany austria, "
        "germany russia, austria russia, austria constantinople, russia constantinople"
    )
    assert pairs == {frozenset(pair.split()) for pair in listed.split(", ")}


def test_counts() -> None:
    assert len(DATA["territory"]) == len(OWNER) == 60
    assert len(DATA["edge"]) == len(LINKS) == 131
    assert Counter(edge["kind"] for edge in DATA["edge"]) == {"land": 112, "sea": 19}
    sizes = Counter(OWNER.values())
    assert sizes.pop("neutral") == 18
    assert set(sizes.values()) == {7} and len(sizes) == 6
    assert [DATA["map"][key] for key in ("territory_count", "neutral_count", "territories_per_empire")] == [
        60,
        18,
        7,
    ]


@pytest.mark.rule("EU-R3", "EU-R31", "EU-R68")
def test_numbers_of_the_rulebook() -> None:
    assert DATA["map"]["pawn_limit"] == 3
    assert DATA["map"]["pawns_per_class"] == 15
    assert DATA["map"]["points_to_win"] == {"2": 30, "3": 27, "4": 24, "5": 21, "6": 18}


def test_every_land_and_every_link_says_where_it_comes_from() -> None:
    known = {"stated", "found", "reconstructed"}
    assert {land["provenance"] for land in DATA["territory"]} <= known
    assert {land["empire_provenance"] for land in DATA["territory"]} <= known
    assert {edge["provenance"] for edge in DATA["edge"]} <= known
    assert {empire["provenance"] for empire in DATA["empire"]} <= known
    assert sum(1 for land in DATA["territory"] if land["provenance"] == "stated") == 15
    assert sum(1 for edge in DATA["edge"] if edge["provenance"] == "stated") == 16


def test_codes_are_short_and_each_lands_own() -> None:
    codes = [land["code"] for land in DATA["territory"]]
    assert len(set(codes)) == 60
    assert all(len(code) == 3 and code.isalpha() and code.islower() for code in codes)


def test_the_lands_lie_apart_on_the_canvas() -> None:
    width, height = DATA["map"]["canvas"]
    places = [(land["x"], land["y"]) for land in DATA["territory"]]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in places)
    assert min((a - c) ** 2 + (b - d) ** 2 for (a, b), (c, d) in combinations(places, 2)) >= 60**2
