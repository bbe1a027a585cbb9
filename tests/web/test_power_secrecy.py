"""Plans of power do not come over the wire before all are sealed: not even how much is being written."""

from __future__ import annotations

from pathlib import Path
from typing import final

import pytest
from tests.web.browser import Guest, House, Socket, opened
from tests.web.test_secrecy import quiet as once_quiet

from equipoise.play import lobby

UNDO = "undo"  # no word of the game: a step is taken back
WRITTEN: list[list[str]] = [
    [],
    ["green take tank hqg", "to g0", "blue take fighter hqb"],
    [
        "blue take soldier hqb",
        "to b4",
        "clear",
        "blue take soldier hqb",
        UNDO,
        "green take tank hqg",
        "to g6",
    ],
    ["green take destroyer hqg", UNDO],
]


@final
class Ann:
    """Seat 0, who writes while the others look on."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.n = 0

    def say(self, words: str) -> None:
        before = self.n
        self.socket.send(*(("undo", self.n, 0) if words == UNDO else ("act", self.n, 0, words)))
        while self.n == before:
            message = self.socket.receive()
            assert message[0] not in ("late", "refused", "error", "asked"), message
            if message[0] == "screen":
                self.n = message[1]["n"]


def requests(guest: Guest, code: str) -> list[str]:
    """What a guest gets by asking. How long ago is left out: it counts the seconds of the test."""
    paths = [
        f"/api/matches/{code}",
        "/api/matches",
        f"/api/matches/{code}/file",
        f"/api/matches/{code}/proof",
    ]
    texts = [guest.get(path).text.replace(code, "CODE") for path in paths]
    return [",".join(part for part in text.split(",") if '"age":' not in part) for text in texts]


def quiet(socket: Socket) -> None:
    """Twice: an answer may overtake a screen that waits, but only one."""
    once_quiet(socket)
    once_quiet(socket)


def without_pongs(texts: list[str]) -> list[str]:
    return [text for text in texts if text != '["pong"]']


def looks(socket: Socket, seat: int) -> None:
    for n in range(4):
        socket.send("look", n, seat)
    socket.send("look", 1, 0)  # not his view
    socket.send("why", 1, "green take tank hqg")
    quiet(socket)


def unlisted(guest: Guest) -> str:
    """A match that lists of others do not show."""
    body = {"game": "power", "seats": 2, "sit": ["me", "link"], "listed": False}
    return str(guest.post("/api/matches", body).json()["code"])


def both_look(b: Socket, w: Socket) -> None:
    for socket, seat in ((b, 1), (w, -2)):
        quiet(socket)
        looks(socket, seat)


def what_others_get(house: House, written: list[str]) -> tuple[list[list[str]], list[str]]:
    """All that Bob and watchers receive while Ann writes and seals; and what comes when Bob seals too."""
    ann, bob, cat = house.guest("Ann"), house.guest("Bob"), house.guest("")
    code = unlisted(ann)
    bob.join(code)
    got: list[list[str]] = []
    with bob.socket(code) as b, cat.socket(code) as w, ann.socket(code) as a:
        writer = Ann(a)
        a.until("screen")
        quiet(b)
        quiet(w)
        b.texts.clear()  # who came when
        w.texts.clear()
        half = len(written) // 2
        for words in written[:half]:
            writer.say(words)
        quiet(b)
        b.send("act", 0, 1, "red take tank hqr")
        b.screen(1)
        for words in written[half:]:
            writer.say(words)
        b.send("act", 1, 1, "to r8")
        b.screen(2)
        b.send("undo", 2, 1)
        seen = b.screen(1)["scene"]["key"]
        both_look(b, w)
        got += [requests(bob, code), requests(cat, code)]
        with bob.socket(code, f"?from=1&seen={seen}") as again, house.guest("").socket(code) as late:
            looks(again, 1)
            looks(late, -2)
            got += [without_pongs(again.texts), without_pongs(late.texts)]
        writer.say("seal")
        both_look(b, w)
        got += [requests(bob, code), requests(cat, code), without_pongs(b.texts), without_pongs(w.texts)]
        before = len(b.texts)
        b.send("act", 2, 1, "seal")
        b.screen(3)
        return got, b.texts[before:]


@pytest.mark.usefixtures("same_keys")
def test_others_receive_the_same_bytes_whatever_is_written_and_however_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: "ab" * 32)  # of the dice, which nobody throws here
    with opened(tmp_path) as house:
        received = [what_others_get(house, written) for written in WRITTEN]
        first, _ = received[0]
        assert sum(len(texts) for texts in first) > 40
        for got, _ in received[1:]:
            assert got == first
        assert not any("green: tank from" in text for texts in first for text in texts)
        told = "".join(received[2][1])
        assert "green: tank from the green HQ to green 6" in told, (
            "with the last seal all sheets are read to everybody"
        )
        assert received[1][1] != received[0][1] != received[2][1]


def test_a_step_is_taken_back_while_others_write(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        code = ann.create("power")
        bob.join(code)
        with ann.socket(code) as a, bob.socket(code) as b:
            writer = Ann(a)
            a.until("screen")
            writer.say("green take tank hqg")
            b.send("act", 0, 1, "red take tank hqr")
            b.screen(1)
            writer.say(UNDO)
            assert writer.n == 0
            b.send("act", 1, 1, "to r8")
            assert [line["n"] for line in b.screen(2)["log"]["lines"]] == [2]
            writer.say("seal")
            b.send("act", 3, 1, "seal")
            told = b.screen(4)["log"]["lines"]
            assert [line["n"] for line in told] == [4]
            assert "red: tank from the red HQ to red 8" in told[0]["text"]
            a.screen(2)


def test_a_file_does_not_tell_whether_a_sealed_sheet_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: "ab" * 32)
    with opened(tmp_path) as house:
        got: list[list[str]] = []
        for written in WRITTEN[:2]:
            ann, bob = house.guest("Ann"), house.guest("Bob")
            code = unlisted(ann)
            bob.join(code)
            with ann.socket(code) as a:
                writer = Ann(a)
                a.until("screen")
                for words in [*written, "seal"]:
                    writer.say(words)
                got.append(requests(bob, code))
        assert got[0] == got[1]
