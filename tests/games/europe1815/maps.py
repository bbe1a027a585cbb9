"""Maps for tests: the data of the printed board to break, a small one to play on, and a way to write them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from equipoise.core.datafile import DataError
from equipoise.games.europe1815 import board as board_module
from equipoise.games.europe1815.board import read_board

BOARD_FILE = Path(board_module.__file__).parent / "board.toml"

SMALL = """
[map]
id = "strait"
title = "Two shores"
canvas = [300, 200]
territory_count = 6
neutral_count = 2
pawn_limit = 3
pawns_per_class = 4

[map.points_to_win]
2 = 6

[[empire]]
id = "red"
name = "The Reds"
capital = "red_town"

[[empire]]
id = "blue"
name = "The Blues"
capital = "blue_town"

[[territory]]
id = "red_town"
code = "rt"
name = "Redtown"
empire = "red"
capital = true
x = 20
y = 100

[[territory]]
id = "red_coast"
code = "rc"
empire = "red"
x = 80
y = 100

[[territory]]
id = "north"
empire = "neutral"
x = 150
y = 40

[[territory]]
id = "south"
empire = "neutral"
x = 150
y = 160

[[territory]]
id = "blue_coast"
empire = "blue"
x = 220
y = 100

[[territory]]
id = "blue_town"
empire = "blue"
capital = true
x = 280
y = 100

[[edge]]
a = "red_town"
b = "red_coast"
kind = "land"

[[edge]]
a = "red_coast"
b = "north"
kind = "sea"

[[edge]]
a = "red_coast"
b = "south"
kind = "sea"

[[edge]]
a = "north"
b = "blue_coast"
kind = "land"

[[edge]]
a = "south"
b = "blue_coast"
kind = "land"

[[edge]]
a = "blue_coast"
b = "blue_town"
kind = "land"

[[edge]]
a = "red_coast"
b = "blue_coast"
kind = "sea"
"""

Data = dict[str, Any]


def board_data() -> Data:
    """The printed board, to be changed at will."""
    return tomllib.loads(BOARD_FILE.read_text(encoding="utf-8"))


def small_data() -> Data:
    return tomllib.loads(SMALL)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def write_map(folder: Path, data: Data) -> Path:
    path = folder / "map.toml"
    path.write_text("".join(f"{key} = {toml(value)}\n" for key, value in data.items()), encoding="utf-8")
    return path


def faults_of(folder: Path, data: Data) -> list[str]:
    """Everything that is wrong with a map; empty for a good one."""
    return faults_in(write_map(folder, data))


def faults_in(path: Path) -> list[str]:
    try:
        read_board(path)
    except DataError as error:
        said = str(error)
        if str(path) not in said or not all(fault in said for fault in error.faults):
            raise AssertionError(f"the error hides the file or a fault: {said}") from error
        return error.faults
    return []


def land(data: Data, id: str) -> Data:
    found: Data = next(entry for entry in data["territory"] if entry["id"] == id)
    return found


def empire(data: Data, id: str) -> Data:
    found: Data = next(entry for entry in data["empire"] if entry["id"] == id)
    return found


def link(a: str, b: str) -> Data:
    return {"a": a, "b": b, "kind": "land", "provenance": "reconstructed"}
