"""A map file with faults: each is named, several are all listed, none is a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.europe1815.maps import BOARD_FILE, board_data, faults_in, faults_of, write_map
from tests.games.europe1815.positions import TITLE
from tests.games.europe1815.spoilt_maps import FAULTS

from equipoise.core.options import OptionError


def test_the_printed_board_has_no_fault(tmp_path: Path) -> None:
    assert faults_in(BOARD_FILE) == []
    assert faults_of(tmp_path, board_data()) == [], "nor has it when written by these tests"


@pytest.mark.parametrize("kind", list(FAULTS))
def test_the_fault_is_named(kind: str, tmp_path: Path) -> None:
    spoil, expected = FAULTS[kind]
    data = board_data()
    spoil(data)
    faults = faults_of(tmp_path, data)
    assert [fault for fault in faults if expected in fault], faults


def test_several_faults_are_all_listed(tmp_path: Path) -> None:
    kinds = [
        "self link",
        "unknown empire",
        "capital nowhere",
        "no goal",
        "flag a number",
        "land count",
        "one way",
        "code twice",
    ]
    data = board_data()
    for kind in kinds:
        FAULTS[kind][0](data)
    faults = faults_of(tmp_path, data)
    for kind in kinds:
        assert [fault for fault in faults if FAULTS[kind][1] in fault], kind
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, map=str(write_map(tmp_path, data)))
    assert caught.value.option == "map"
    assert all(fault in str(caught.value) for fault in faults)


def test_files_that_are_no_maps(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    assert "cannot be read" in faults_in(path)[0]
    assert "cannot be read" in faults_in(tmp_path)[0]
    path.write_bytes(b"title = '\xff\xfe'")
    assert faults_in(path) == ["the file is not UTF-8 text"]
    path.write_text("edge = [", encoding="utf-8")
    assert faults_in(path)[0].startswith("the file is not TOML")
    path.write_text("", encoding="utf-8")
    assert len(faults_in(path)) >= 4


@pytest.mark.parametrize("text", ["x = " + "[" * 5000 + "]" * 5000, "x = " + "{a=" * 5000 + "1" + "}" * 5000])
def test_a_file_nested_too_deep_is_no_traceback(text: str, tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(text, encoding="utf-8")
    assert faults_in(path)


@pytest.mark.parametrize("path", ["nowhere/map.toml", "/", "a\0b", "x" * 5000])
def test_a_bad_path_is_an_option_error(path: str) -> None:
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, map=path)
    assert caught.value.option == "map"
