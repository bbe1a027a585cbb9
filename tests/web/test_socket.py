"""The socket: screens, refusals, matters of the table, and what it does with nonsense."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect
from tests.web.browser import Guest, House, Socket, opened

from equipoise.web.security import Limits


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


def two(house: House) -> tuple[Guest, Guest, str]:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create()
    bob.join(code)
    return ann, bob, code


def test_a_move_reaches_every_screen(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, bob.socket(code) as b, house.guest("").socket(code) as w:
        first = [each.screen(0) for each in (a, b, w)]
        assert [screen["seat"] for screen in first] == [0, 1, -2]
        assert [screen["yours"] for screen in first] == [[0], [], []]
        assert [len(screen["scene"]["actions"]) for screen in first] == [9, 0, 0]
        assert len(first[0]["scene"]["items"]) == 9
        a.send("act", 0, 0, "mark b2")
        after = [each.screen(1) for each in (a, b, w)]
        assert [screen["yours"] for screen in after] == [[], [1], []]
        for before, screen in zip(first, after):
            assert screen["scene"]["base"] == before["scene"]["key"]
            assert [item["id"] for item in screen["scene"]["set"]] == ["cell-b2"]
            assert screen["log"] == {
                "from": 1,
                "lines": [{"n": 1, "seat": 0, "text": "x marks column B, row 2."}],
            }
        assert after[0]["can"] == {"undo": "free", "draw": True, "resign": True}
        assert after[2]["can"] == {"undo": "", "draw": False, "resign": False}


def test_late_refused_and_why(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, bob.socket(code) as b:
        a.send("act", 0, 0, "mark b2")
        b.screen(1)
        b.send("act", 0, 1, "mark a1")
        assert b.until("late")[1]
        assert b.until("screen")[1]["n"] == 1
        b.send("act", 1, 1, "mark b2")
        refused = b.until("refused")[1]
        assert (refused["rule"], refused["text"]) == ("NC-2", "column B, row 2 is taken.")
        assert refused["rule_text"] == "A mark goes into an empty square." and refused["nearest"]
        b.send("act", 1, 1, "dance")
        assert b.until("refused")[1]["rule"] == ""
        b.send("why", 1, "mark b2")
        assert b.until("why")[1]["rule"] == "NC-2"
        b.send("why-items", 1, ["cell-b2"])
        why = b.until("why")[1]
        assert (why["rule"], why["words"]) == ("NC-2", "mark b2")
        b.send("act", 1, 0, "mark a1")
        assert b.until("late")[1] == "That is not your seat."
        a.send("why", 1, "mark a1")
        assert a.until("late")[1]


def test_who_comes_back_is_told_what_changed(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, bob.socket(code) as b:
        key = a.screen(0)["scene"]["key"]
        a.send("act", 0, 0, "mark b2")
        b.screen(1)
        with ann.socket(code, f"?from=0&seen={key}") as again:
            screen = again.screen(1)
            assert screen["scene"]["base"] == key
            assert [line["n"] for line in screen["log"]["lines"]] == [1]
        with ann.socket(code, "?from=junk&seen=junk") as fresh:
            assert "items" in fresh.screen(1)["scene"]


def test_who_comes_back_reads_no_line_that_was_taken_back(house: House) -> None:
    ann, bob, code = two(house)
    with bob.socket(code) as b:
        with ann.socket(code) as a:
            a.send("act", 0, 0, "mark b2")
            b.screen(1)
            b.send("act", 1, 1, "mark a1")
            key = a.screen(2)["scene"]["key"]
        b.send("undo", 2, 1)
        b.screen(1)
        with ann.socket(code) as other:
            other.send("undo", 1, 0)
            b.screen(0)
            other.send("act", 0, 0, "mark c3")
            b.screen(1)
            b.send("act", 1, 1, "mark c1")
            b.screen(2)
        with ann.socket(code, f"?from=2&seen={key}") as again:
            log = again.screen(2)["log"]
            assert (log["from"], [line["n"] for line in log["lines"]]) == (1, [1, 2])


def test_a_click_on_what_was_taken_back_is_late(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, bob.socket(code) as b:
        a.send("act", 0, 0, "mark b2", a.screen(0)["line"])
        old = b.screen(1)["line"]
        a.send("undo", 1, 0, a.screen(1)["line"])
        a.send("act", 0, 0, "mark a1", a.screen(0)["line"])
        assert b.screen(0)["line"] != old
        line = b.screen(1)["line"]
        b.send("act", 1, 1, "mark c3", old)
        assert b.until("late")
        b.send("act", 1, 1, "mark c3", line)
        b.screen(2)


def test_undo_draw_and_resign(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, bob.socket(code) as b:
        a.send("act", 0, 0, "mark b2")
        b.screen(1)
        a.send("undo", 1, 0)
        assert b.screen(0)["log"] == {"from": 1, "lines": []}
        a.send("offer", "draw", 0)
        assert a.until("asked")[1]["text"]
        ask = b.until("ask")[1]
        assert (ask["kind"], ask["seat"]) == ("draw", 0)
        b.send("answer", ask["id"], False)
        assert a.until("answered")[1]["text"] == "The draw is declined."
        b.send("resign", 1)
        outcome = a.until("screen")[1]["outcome"]
        while outcome is None:
            outcome = a.until("screen")[1]["outcome"]
        assert (outcome["reason"], outcome["ranks"]) == ("resigned", [1, 2])
        code2 = ann.post(f"/api/matches/{code}/rematch").json()["code"]
        assert b.until("rematch")[1] == code2


def test_looking_back(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, bob.socket(code) as b:
        a.send("act", 0, 0, "mark b2")
        b.screen(1)
        b.send("look", 0, 1)
        past = b.until("past")
        assert past[1] == 0 and past[2]["n"] == 0 and past[2]["scene"]["actions"] == []
        b.send("look", 0, -2)
        assert b.until("past")[2]["seat"] == -2
        for n, seat in ((0, 0), (5, 1), (-1, 1), (0, -1)):
            b.send("look", n, seat)
            assert b.until("error")[1]
        b.send("resign", 1)
        a.until("screen")
        b.send("look", 1, 0)
        assert b.until("past")[2]["seat"] == 0


def test_chat_is_for_players(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a, house.guest("Eve").socket(code) as w:
        a.send("chat", " hello\nthere ")
        assert w.until("chat")[1] == {"who": "Ann", "text": "hello there", "seat": 0}
        w.send("chat", "psst")
        assert w.until("error")[1]
        a.send("ping")
        assert a.until("pong") == ["pong"]
    with bob.socket(code) as b:
        assert b.receive() == ["chats", [{"who": "Ann", "text": "hello there", "seat": 0}]]


def test_who_comes_back_is_asked_again(house: House) -> None:
    ann, bob, code = two(house)
    with ann.socket(code) as a:
        a.send("offer", "draw", 0)
        put = a.until("asked")[1]
    with ann.socket(code) as a, bob.socket(code) as b, house.guest("Eve").socket(code) as w:
        assert a.until("asked")[1] == put
        assert w.receive()[0] in ("screen", "seats"), "a watcher is not asked"
        asked = b.until("ask")[1]
        assert (asked["id"], asked["kind"], asked["seat"]) == (put["id"], "draw", 0)
        b.send("answer", asked["id"], True)
        assert a.until("screen")[1] is not None
        while (screen := a.until("screen")[1])["outcome"] is None:
            pass
        assert screen["outcome"]["reason"] == "agreed draw"


def close_code(socket: Socket) -> int:
    for _ in range(200):
        try:
            socket.receive()
        except WebSocketDisconnect as closed:
            return closed.code
    raise AssertionError("it stays open")


def test_doors_that_stay_shut(house: House) -> None:
    ann, _, code = two(house)
    with ann.socket("ZZZZ") as socket:
        assert close_code(socket) == 4004
    with ann.socket(code, origin="http://evil.example") as socket:
        assert close_code(socket) == 4003
    with ann.socket(code, origin="http://testserver") as socket:
        socket.screen(0)


def test_a_message_that_is_too_large(house: House) -> None:
    ann, _, code = two(house)
    with ann.socket(code) as socket:
        socket.send("chat", "x" * 5000)
        assert close_code(socket) == 1009


def test_who_talks_nonsense_is_shown_out(house: House) -> None:
    ann, _, code = two(house)
    with ann.socket(code) as socket:
        for _ in range(30):
            socket.send("dance")
        assert close_code(socket) == 4000


def test_who_talks_too_fast_is_shown_out(tmp_path: Path) -> None:
    with opened(tmp_path, Limits(messages=0.001, message_burst=3, faults=3)) as house:
        ann, _, code = two(house)
        with ann.socket(code) as socket:
            for _ in range(10):
                socket.send("ping")
            assert close_code(socket) == 4029


JSON: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
WORDS = ["act", "why", "why-items", "undo", "answer", "offer", "resign?", "quiet", "look"]
WORDS += ["ready", "chat", "ping"]
NEARLY = st.builds(lambda word, rest: [word, *rest], st.sampled_from(WORDS), st.lists(JSON, max_size=4))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(st.text(max_size=50) | NEARLY.map(repr) | JSON.map(repr), max_size=5))
def test_garbage_is_answered_in_words(garbage_house: tuple[Guest, str], messages: list[str]) -> None:
    guest, code = garbage_house
    with guest.socket(code) as socket:
        for text in messages:
            socket.session.send_text(text)
        socket.send("ping")
        seen = [message[0] for message in iter(socket.receive, ["pong"])]
        assert set(seen) <= {"screen", "error", "late", "refused", "why", "past", "chat", "seats", "pong"}


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(NEARLY, max_size=5))
def test_nearly_right_messages_are_answered_in_words(
    garbage_house: tuple[Guest, str], messages: list[list[Any]]
) -> None:
    guest, code = garbage_house
    with guest.socket(code) as socket:
        for message in messages:
            try:
                text = msgspec.json.encode(message).decode()
            except (ValueError, OverflowError, UnicodeError):
                continue
            socket.session.send_text(text)
        socket.send("ping")
        while socket.receive() != ["pong"]:
            pass


@pytest.fixture
def garbage_house(house: House) -> tuple[Guest, str]:
    ann, _, code = two(house)
    return ann, code


def test_a_key_of_a_table_that_was_put_away_is_not_known(house: House) -> None:
    """It counts from the start again, where the same number may be another picture."""
    ann, _, code = two(house)
    with ann.socket(code) as first:
        key = first.screen(0)["scene"]["key"]
    with ann.socket(code, f"?from=0&seen={key}") as again:
        scene = again.screen(0)["scene"]
        assert "items" in scene
        assert scene["key"] != key
