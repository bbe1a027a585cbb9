"""Hints, reasons and chances: who gets them, and that they come from the right knowledge."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterator

import anyio
import pytest
from tests.web.browser import Guest, House, Socket, opened

from equipoise.bots.pondering import Point
from equipoise.core.message import Message
from equipoise.play.advice import Advice
from equipoise.web import adviser, api


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


def answer(socket: Socket) -> Any:
    return socket.until("advice", "error")


def test_a_hint_names_a_legal_way_and_its_chances(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("europe1815", ["me", "bot:uniform"])
    with ann.socket(code) as a:
        while not (screen := a.until("screen")[1])["yours"]:
            pass  # the lot may let the bot begin
        assert screen["can"]["hint"]
        a.send("hint", 0)
        word, advice = answer(a)
        assert word == "advice", advice
        legal = {action["words"]: action["text"] for action in screen["scene"]["actions"]}
        assert (advice["n"], advice["kind"]) == (screen["n"], "hint")
        assert advice["nearest"] and all(near["words"] in legal for near in advice["nearest"])
        assert all(isinstance(near["then"], list) for near in advice["nearest"])
        first, *others = advice["text"].split("\n")
        assert first.startswith("Best seems: ") and "in a hundred" in first
        kinds = [line.partition(": ")[0] for line in others]
        assert kinds[0] in ("Next best", "Less tried, and so less certain")
        assert kinds[1:] in ([], ["The answer to fear most"])
        a.send("hint", 1)
        assert answer(a)[0] == "error"  # the other's seat


def test_of_several_questions_the_latest_is_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever went on while the first was thought about has no use for it."""
    thought: list[int] = []

    async def slow(*_: object) -> Advice:
        thought.append(len(thought))
        await anyio.sleep(0.3)
        if len(thought) == 3:
            raise ZeroDivisionError
        return Advice([Message("web-hint-only")], [])

    monkeypatch.setattr(adviser, "hint", slow)
    ann = house.guest("Ann")
    code = ann.create("europe1815", ["me", "bot:uniform"])
    with ann.socket(code) as a:
        a.send("hint", 0)
        a.send("hint", 0)
        a.send("reason", 999)
        assert answer(a) == ["error", "No bot made that move."]
        assert thought == [0]
        a.send("hint", 0)
        assert answer(a)[0] == "advice"
        a.send("hint", 0)
        assert answer(a) == ["error", "The bots found no answer. Try again."]


def test_hints_are_for_games_against_bots(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("europe1815")
    bob.join(code)
    with ann.socket(code) as a:
        assert "hint" not in a.until("screen")[1]["can"]
        a.send("hint", 0)
        assert "other people" in answer(a)[1]


def test_nobody_tells_why_somebody_moved_who_has_resigned_since(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("europe1815", ["me", "link", "bot:greedy"])
    bob.join(code)
    with ann.socket(code) as a:
        while not (screen := a.until("screen")[1])["yours"]:
            if screen["to_act"] == [1]:  # Bob may have to begin
                with bob.socket(code) as b:
                    words = b.until("screen")[1]["scene"]["actions"][0]["words"]
                    b.send("act", screen["n"], 1, words)
                    b.screen(screen["n"] + 1)
        a.send("act", screen["n"], 0, screen["scene"]["actions"][0]["words"])
        n = a.screen(screen["n"] + 1)["n"]
        a.send("resign", 0)
        a.screen(n + 1)
        a.send("reason", n)
        assert answer(a) == ["error", "No bot made that move."]
        a.send("reason", n + 1)
        assert answer(a)[0] == "advice"
    with ann.socket(code) as a:
        lines = {line["n"]: line for line in a.until("screen")[1]["log"]["lines"] if line["seat"] == 0}
        assert "reason" not in lines[n] and lines[n + 1]["reason"]


def askable(screen: Any) -> set[tuple[int, str]]:
    """Whose moves the log says can be asked about, and what else it tells of them."""
    return {(line["seat"], "reason" if line.get("reason") else "") for line in screen["log"]["lines"]}


def test_the_log_says_what_can_be_asked_about(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("europe1815", ["bot:novice", "me"])
    with ann.socket(code) as a:
        moved(a)
        a.send("resign", 1)
        while not (screen := a.until("screen")[1])["outcome"]:
            if screen["yours"]:
                a.send("act", screen["n"], 1, screen["scene"]["actions"][0]["words"])
        assert screen["seats"][1]["kind"] == "person" and screen["seats"][1]["yours"]
        assert screen["can"]["rematch"]
    with ann.socket(code) as a:
        log = a.until("screen")[1]
        assert (0, "reason") in askable(log) and (0, "") not in askable(log)
        assert not {(1, "reason"), (-1, "reason")} & askable(log)
        a.send("look", log["n"], 1)
        assert askable(a.until("past")[2]) == askable(log)


def test_what_can_be_asked_only_at_the_end_is_marked_only_then(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("macht", ["bot:uniform", "me"])
    with ann.socket(code) as a:
        moved(a)
    with ann.socket(code) as a:
        assert (0, "") in askable(a.until("screen")[1])
        a.send("resign", 1)
        while not (screen := a.until("screen")[1])["outcome"]:
            assert (0, "reason") not in askable(screen)
        assert (0, "reason") in askable(screen) and (0, "") not in askable(screen)


def test_a_bot_tells_why(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("europe1815", ["bot:novice", "me"])
    with ann.socket(code) as a:
        n = moved(a)
        a.send("reason", n)
        word, advice = answer(a)
        assert (word, advice["kind"], advice["n"], advice["nearest"]) == ("advice", "reason", n, [])
        assert "It expected to win" in advice["text"] or "nothing else to do" in advice["text"]
        a.send("reason", 10_000)
        assert answer(a) == ["error", "No bot made that move."]


def moved(socket: Socket) -> int:
    """The number of a move of the bot, who has seat 0; whoever begins."""
    while True:
        screen = socket.until("screen")[1]
        for line in screen["log"]["lines"]:
            if line["seat"] == 0:
                return int(line["n"])
        if screen["yours"]:
            socket.send("act", screen["n"], 1, screen["scene"]["actions"][0]["words"])


def test_yardsticks_have_plain_reasons_and_secrets_wait_for_the_end(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("europe1815", ["bot:uniform", "me"])
    with ann.socket(code) as a:
        a.send("reason", moved(a))
        assert "by chance" in answer(a)[1]["text"]
    code = ann.create("macht", ["bot:uniform", "me"])
    with ann.socket(code) as a:
        a.send("reason", 1)
        assert answer(a) == [
            "error",
            "Its reasons would tell what it alone knows. Ask when the match is over.",
        ]


def test_chances_are_shown_at_the_end(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("europe1815", ["me", "bot:uniform"])
    assert ann.get(f"/api/matches/{code}/chances").status_code == 409
    with ann.socket(code) as a:
        a.until("screen")
        a.send("resign", 0)
        while not a.until("screen")[1]["outcome"]:
            pass
    response = ann.get(f"/api/matches/{code}/chances")
    assert response.status_code == 200, response.text
    points = response.json()["points"]
    assert points[0]["n"] == 0 and len(points[0]["chances"]) == 2
    assert sum(points[0]["chances"]) == pytest.approx(1, abs=0.01)
    assert response.json()["sides"] == [[0], [1]]


def test_a_turning_point_says_what_happened_and_a_team_is_one_side(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(*_: object) -> list[Point]:
        return [Point(0, [0.5, 0.5]), Point(1, [0.9, 0.1], True), Point(2, [0.9, 0.1])]

    monkeypatch.setattr(api, "chances", found)
    ann = house.guest("Ann")
    body = {"game": "duels", "seats": 4, "sit": ["me"] + ["bot:uniform"] * 3, "options": {"mode": "teams"}}
    code = ann.post("/api/matches", body).json()["code"]
    with ann.socket(code) as a:
        first = a.until("screen")[1]["log"]["lines"][0]
        answer = ann.get(f"/api/matches/{code}/chances").json()
    assert [point.get("text") for point in answer["points"]] == [None, first["text"], None]
    assert answer["sides"] == [[0, 1], [2, 3]]


def test_a_game_without_opinion_has_no_hints(house: House) -> None:
    ann: Guest = house.guest("Ann")
    code = ann.create("noughts", ["me", "bot:uniform"])
    with ann.socket(code) as a:
        assert "hint" not in a.until("screen")[1]["can"]
        a.send("hint", 0)
        assert "opinion" in answer(a)[1]
