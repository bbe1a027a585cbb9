"""What is hidden from a browser does not come over its wire, in whatever way."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.browser import House, Socket, opened


def quiet(socket: Socket) -> None:
    """Everything that was on its way has come."""
    socket.send("ping")
    while socket.receive() != ["pong"]:
        pass


def other_screens(house: House, words: str) -> tuple[list[str], list[str]]:
    """All that Bob and a watcher receive while Ann decides unseen."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("secret")
    bob.join(code)
    with bob.socket(code) as b, house.guest("").socket(code) as w, ann.socket(code) as a:
        a.screen(1)
        quiet(b)
        quiet(w)
        # Until here nothing was decided, and news of who comes in arrives in any order.
        b.texts.clear()
        w.texts.clear()
        a.send("act", 1, 0, words)
        a.screen(2)
        quiet(b)
        quiet(w)
        for n in (0, 1, 2):
            b.send("look", n, 1)
            b.send("look", n, -2)
        b.send("why", 1, "take 2")
        quiet(b)
        return b.texts, w.texts


@pytest.mark.usefixtures("same_keys")
def test_what_others_receive_is_the_same_whatever_was_chosen(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        first = other_screens(house, "take 1")
        for words in ("take 2", "take 1", "take 2"):
            assert other_screens(house, words) == first
        assert any("0 takes some" in text for text in first[0])


def test_a_shared_screen_is_handed_over_blank(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann = house.guest("Ann")
        code = ann.create("secret", ["me", "device"])
        with ann.socket(code) as socket:
            screen = socket.screen(1)
            assert (screen["hand_over"], screen["seat"], screen["yours"]) == ("Ann", -2, [])
            assert "card -1" in [item["name"] for item in screen["scene"]["items"]]
            socket.send("ready", 1)  # not whom it was handed to
            assert socket.until("screen")[1]["hand_over"] == "Ann"
            socket.send("ready", 0)
            screen = socket.until("screen")[1]
            assert (screen["hand_over"], screen["seat"], screen["yours"]) == (None, 0, [0, 1])
            socket.send("act", 1, 0, "take 1")
            screen = socket.screen(2)
            assert (screen["hand_over"], screen["seat"]) == ("Ann 2", -2)
            assert all("low" not in line["text"] for line in screen["log"]["lines"])
            # What the browser still has of the first person's log is told anew, as anybody may read it.
            assert (screen["log"]["from"], len(screen["log"]["lines"])) == (1, 2)


def test_a_screen_without_secrets_needs_no_handing_over(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann = house.guest("Ann")
        code = ann.create("noughts", ["me", "device"])
        with ann.socket(code) as socket:
            assert socket.screen(0)["yours"] == [0]
            socket.send("act", 0, 0, "mark a1")
            screen = socket.screen(1)
            assert (screen["seat"], screen["yours"], screen["hand_over"]) == (1, [1], None)
            socket.send("undo", 1, 1)
            assert socket.screen(0)["seat"] == 0
