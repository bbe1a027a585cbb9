"""An arm of one's own is played like the usual one; a bad file gets every fault named."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any, Callable

import pytest
from tests.games.duels.positions import BOARD, RULES, TITLE, do, may, position, table, torque

from equipoise import catalog
from equipoise.core.datafile import DataError
from equipoise.core.fair import SeededDice
from equipoise.core.laws import check_laws
from equipoise.core.options import OptionError
from equipoise.core.record import RecordError, new_record, read_record
from equipoise.games.duels import board
from equipoise.games.duels.board import read_board
from equipoise.games.duels.boardfile import Numbering
from equipoise.games.duels.game import DuelGame

Data = dict[str, Any]
STANDARD: Data = tomllib.loads((Path(board.__file__).parent / "board.toml").read_text(encoding="utf-8"))


def written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    return '"' + value.replace('"', "'") + '"' if isinstance(value, str) else str(value)


def write(folder: Path, data: Data) -> Path:
    path = folder / "arm.toml"
    path.write_text("".join(f"{key} = {written(value)}\n" for key, value in data.items()), encoding="utf-8")
    return path


def changed(change: Callable[[Data], object]) -> Data:
    data = copy.deepcopy(STANDARD)
    change(data)
    return data


def faults(folder: Path, data: Data) -> list[str]:
    try:
        read_board(write(folder, data))
    except DataError as error:
        return error.faults
    return []


def with_rival(rival: Numbering) -> Data:
    data = copy.deepcopy(STANDARD)
    model = next(one for one in data["model"] if one["id"] == rival.id[0])
    model.update(start=rival.start, finish=rival.finish, capacity=rival.capacity)
    return data


def test_the_usual_file_has_no_fault_and_its_sources(tmp_path: Path) -> None:
    assert faults(tmp_path, STANDARD) == []
    for part, value in STANDARD.items():
        for entry in value if isinstance(value, list) else value.values() if part == "pawn" else [value]:
            known = {"stated", "found", "reconstructed", "chosen"}
            assert part == "rival" or entry["provenance"] in known, part


@pytest.mark.parametrize("rival", BOARD.file.rivals, ids=[rival.id for rival in BOARD.file.rivals])
def test_a_rival_can_be_played_by_file(rival: Numbering, tmp_path: Path) -> None:
    path = write(tmp_path, with_rival(rival))
    game = TITLE.table(2, model=rival.id[0], file=str(path))
    assert isinstance(game, DuelGame)
    tally = check_laws(game, SeededDice(1), games=3, rules=RULES, share=5)
    assert tally.games == 3
    if rival.id == "b_reversed":
        assert torque(position(game, {"A": "s1"})) == 21, "1 is the hole at the end"
        s = position(game, {"A": "s7"}, thrown=1)
        assert not may(game, s, "move start-7 beat")
    else:
        assert may(game, position(game, {"A": "s7", "B": "s4"}, thrown=3), "move start-7 beat"), "3 beats 4"
        assert may(game, position(game, {"A": "s7", "B": "s2"}, thrown=1), "move start-7 beat"), "1 beats 2"


def test_weights_limits_and_the_rest_are_the_files_own(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        data["pawn"]["l"]["weight"] = 5
        data["limit"].update(standard=41, nervous=36)
        data["standstill"]["turns"] = 2
        data["shaky"].update(slips=[2, 1], of=3)

    path = str(write(tmp_path, changed(change)))
    game = TITLE.table(2, file=path, shaky=True)
    assert isinstance(game, DuelGame)
    s = position(game, {"A": "s6"}, thrown=2)
    assert torque(s) == 30
    do(game, s, "place 2")
    assert game.odds(s) == [1, 2], "40: one short of the limit"
    do(game, s, "hold", *["throw 1", "pass"] * 2)
    outcome = game.outcome(s)
    assert outcome is not None and outcome.reason == "standstill"


def test_a_game_file_knows_its_arm_and_notices_when_it_changes(tmp_path: Path) -> None:
    path = write(tmp_path, STANDARD)
    record = read_record(new_record(TITLE.table(2, file=str(path))).text())
    assert catalog.table_of(record).words == table().words
    path.write_text(path.read_text(encoding="utf-8") + "\n# another arm\n", encoding="utf-8")
    with pytest.raises(RecordError, match="is not as it was"):
        catalog.table_of(record)


def model(data: Data, id: str) -> Any:
    return next(one for one in data["model"] if one["id"] == id)


def mode(data: Data, id: str) -> Any:
    return next(one for one in data["mode"] if one["id"] == id)


SPOILT: list[tuple[Callable[[Data], object], str]] = [
    (lambda d: d.pop("limit"), "the file: there must be a table limit"),
    (lambda d: d.update(river=1), "the file: unknown key river"),
    (lambda d: d["box"].update(die=8), "box: die must be a whole number from 6 to 6"),
    (
        lambda d: d["box"].update(colours=["red", "red", "blue", "black"]),
        "box: colours must be 4 different texts",
    ),
    (lambda d: d["box"].update(colours=3), "box: colours must be a list of texts"),
    (lambda d: d["pawn"]["m"].update(weight=0), "pawn.m: weight must be a whole number from 1 to 99"),
    (lambda d: d["pawn"].pop("m"), "pawn: there must be a table m"),
    (lambda d: d["pawn"].update(xl={}), "pawn: unknown key xl"),
    (lambda d: model(d, "a").update(start=[1, 2, 3, 4, 5, 6, 6]), "model a: start must name each distance"),
    (lambda d: model(d, "b").update(finish=[1, 2, 3]), "model b: finish must name each distance"),
    (
        lambda d: model(d, "c").update(start=[0] * 7),
        "model c: start must be a list of whole numbers from 1 to 7",
    ),
    (lambda d: model(d, "a").update(capacity=[2] * 6), "model a: capacity must have 7 numbers"),
    (lambda d: model(d, "a").update(capacity=[3] * 7), "model a: capacity must be a list of whole numbers"),
    (lambda d: model(d, "d").update(pawns=[7]), "model d: pawns must be 6, or 6 and 8"),
    (lambda d: model(d, "a").update(pawns=[8]), "model a: pawns must be 6, or 6 and 8"),
    (lambda d: model(d, "d").update(id="e"), "there must be one model d, the file has 0"),
    (lambda d: model(d, "d").update(id="e"), "model e: unknown; known are a, b, c, d"),
    (lambda d: model(d, "d").update(id="a"), "there must be one model a, the file has 2"),
    (lambda d: model(d, "a").update(colour="red"), "model a: unknown key colour"),
    (lambda d: d["rival"][0].update(start=[1] * 7), "rival b_reversed: start must name each distance"),
    (lambda d: d["singles"].update(at_3=[3, 3]), "singles: at_3 must be one distance or two different ones"),
    (lambda d: d["singles"].update(at_9=[3]), "singles: unknown key at_9"),
    (lambda d: d["limit"].update(nervous=21), "limit: nervous must be above 21"),
    (lambda d: d["limit"].update(steady="much"), "limit: steady must be a whole number"),
    (lambda d: d["shaky"].update(slips=[90]), "shaky: slips must be a list of whole numbers from 1 to 80"),
    (
        lambda d: d["shaky"].update(slips=[1] * 40),
        "limit: standard must be above 40, the reach of a shaky hand",
    ),
    (lambda d: d["swing"].update(damping=1.0), "swing: damping must be below 1"),
    (lambda d: d["swing"].update(gravity=0.0), "swing: gravity must be above 0"),
    (lambda d: d["swing"].update(lowest_angle=60), "swing: lowest_angle must be at most 45 degrees"),
    (lambda d: d["swing"].update(friction=24), "swing: friction must be below every limit"),
    (lambda d: d["swing"].update(friction="low"), "swing: friction must be a number from 0"),
    (lambda d: mode(d, "three").update(south=["A"]), "mode three: A, B, C must sit south or north"),
    (
        lambda d: mode(d, "three").update(cycle=["A", "C", "C"]),
        "mode three: cycle must name A, B, C once each",
    ),
    (lambda d: mode(d, "four").update(m=3), "mode four: m is 3, but the box has 2 in a colour"),
    (lambda d: mode(d, "four").update(l=0, m=0), "mode four: everybody needs a pawn"),
    (lambda d: mode(d, "duel").update(l=4), "mode duel: two players have 6 L pawns"),
    (
        lambda d: mode(d, "team_2v2").update(l=6),
        "mode team_2v2: the pawns of a side must fit into its FINISH",
    ),
    (lambda d: mode(d, "duel").update(id="solo"), "mode solo: unknown; known are duel"),
    (lambda d: d["standstill"].update(turns=1), "standstill: turns must be a whole number from 2 to 999"),
]


@pytest.mark.parametrize(("spoil", "fault"), SPOILT, ids=[str(n) for n in range(len(SPOILT))])
def test_every_fault_is_named(spoil: Callable[[Data], object], fault: str, tmp_path: Path) -> None:
    found = faults(tmp_path, changed(spoil))
    assert any(fault in one for one in found), found


def test_all_faults_are_told_at_once_to_who_sets_a_table(tmp_path: Path) -> None:
    def spoil(data: Data) -> None:
        model(data, "a").update(start=[1] * 7)
        mode(data, "duel").update(cycle=["A", "A"])
        data["limit"]["nervous"] = 5

    path = str(write(tmp_path, changed(spoil)))
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, file=path)
    assert caught.value.option == "file"
    assert str(caught.value).count("\n  - ") == 3


@pytest.mark.parametrize("text", ["", "[", "model = 3", "\x00", "box = {}\nlimit = 1"])
def test_files_that_are_no_arm_at_all(text: str, tmp_path: Path) -> None:
    path = tmp_path / "arm.toml"
    path.write_text(text, encoding="utf-8")
    for where in (path, tmp_path, tmp_path / "nowhere.toml"):
        with pytest.raises(OptionError, match="cannot be used"):
            TITLE.table(2, file=str(where))
