"""A written sheet sent from the browser does what the same clicks do, or nothing at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.browser import House, Socket, opened

SHEET = "G: T HQG G4\nB: F HQB XI"
FRENCH = "FR\nV: T HQV V4\nB: C HQB IX"
CLICKS = ["green take tank hqg", "to g4", "blue take fighter hqb", "to ix"]
FAULTS = [
    ("G: T HQG G4; B: T HQB G0", "Row 2: A tank goes 3 sectors at most", "PW-024"),
    ("G: T HQG G4\n\nG: Z HQG G4", "row 2, 'G: Z HQG G4': Z is no piece", ""),
    ("G: T HQG G4\nG: T HQG ZZ", "ZZ is no sector", ""),
    ("G: T HQG", "a row has three columns", ""),
    ("", "there is no row on the sheet", ""),
    ("Y: T HQY Y4", "Row 1: ", "PW-156"),
    ("\n".join(["G: I HQG G4"] * 3), "Row 3: ", "PW-087"),
    ("G: T HQG G4 " * 200, "at most 2,000 letters", ""),
]


def started(house: House) -> tuple[str, Any, Any]:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("power")
    bob.join(code)
    return code, ann, bob


def sheet(screen: dict[str, Any]) -> list[str]:
    """The rows that its paper shows."""
    return [item["label"] for item in screen["scene"]["items"] if item["id"].startswith("row-")]


def reloaded(guest: Any, code: str) -> dict[str, Any]:
    with guest.socket(code) as again:
        found: dict[str, Any] = again.until("screen")[1]
        return found


def send(socket: Socket, n: int, seat: int, text: str) -> dict[str, str]:
    socket.send("dictate", n, seat, text)
    found: dict[str, str] = socket.until("dictated")[1]
    return found


@pytest.mark.usefixtures("same_keys")
@pytest.mark.parametrize("text", [SHEET, FRENCH, SHEET.lower(), "\t" + SHEET.replace("\n", ";\r\n\r\n")])
def test_a_sheet_is_the_same_as_clicks(tmp_path: Path, text: str) -> None:
    with opened(tmp_path) as house:
        code, ann, _ = started(house)
        other, eve, _ = started(house)
        with ann.socket(code) as a, eve.socket(other) as e:
            assert "T HQG G4" in a.until("screen")[1]["can"]["dictate"]
            assert send(a, 0, 0, text) == {"text": "", "rule": "", "rule_text": ""}
            for n, words in enumerate(CLICKS):
                e.send("act", n, 0, words)
                e.screen(n + 1)
        mine, clicked = reloaded(ann, code), reloaded(eve, other)
        assert sheet(mine) == sheet(clicked) == ["1.  G:T HQG G4", "2.  B:F HQB XI"]
        assert mine["scene"] == clicked["scene"] and mine["log"] == clicked["log"]


def test_a_faulty_sheet_changes_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        code, ann, _ = started(house)
        with ann.socket(code) as a:
            for text, fault, rule in FAULTS:
                told = send(a, 0, 0, text)
                assert fault in told["text"] and told["rule"] == rule, told
                assert bool(told["rule_text"]) == bool(rule)
        assert reloaded(ann, code)["n"] == 0


def test_only_who_may_write_writes(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        code, ann, bob = started(house)
        with ann.socket(code) as a, bob.socket(code) as b:
            b.send("dictate", 0, 0, SHEET)
            assert b.until("late")[1] == "That is not your seat."
            a.send("act", 0, 0, "seal")
            sealed = a.screen(1)
            assert "dictate" not in sealed["can"], "who has sealed writes no more"
            assert send(a, 1, 0, SHEET)["text"] == "Nothing can be written now."
            a.send("dictate", 1, 0)
            assert a.until("error")


def test_games_without_such_a_text_offer_none(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        code = ann.create("noughts")
        bob.join(code)
        with ann.socket(code) as a:
            assert "dictate" not in a.until("screen")[1]["can"]
            assert send(a, 0, 0, "anything")["text"] == "Nothing can be written now."
