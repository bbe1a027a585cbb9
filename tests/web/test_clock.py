"""The sandglass over the wire: everybody sees it, players pause it once."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient
from tests.web.browser import MANY, SITE, House, Socket

from equipoise.web.app import Settings, create_app


class Time:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def clock(socket: Socket) -> dict[str, object] | None:
    found: dict[str, object] | None = socket.until("clock")[1]
    return found


def test_a_glass_is_seen_paused_and_turned(tmp_path: Path) -> None:
    time = Time()
    app = create_app(Settings(tmp_path, 1, limits=MANY, now=time))
    with TestClient(app, base_url=SITE) as client:
        house = House(client)
        ann, bob = house.guest("Ann"), house.guest("Bob")
        body = {"game": "power", "seats": 2, "sit": ["me", "link"], "clock": 360}
        code = ann.post("/api/matches", body).json()["code"]
        bob.join(code)
        told = ann.get(f"/api/matches/{code}").json()["told_options"]
        assert {"label": "Sandglass", "value": "6 minutes"} in told
        time.now += 60
        with ann.socket(code) as a, bob.socket(code) as b, house.guest("").socket(code) as w:
            running = {"seconds": 360, "left": 300.0, "paused": -2, "pause_left": 0.0}
            assert clock(a) == {**running, "may_pause": 0, "may_resume": -2}
            assert clock(w) == {**running, "may_pause": -2, "may_resume": -2}
            assert clock(b) == {**running, "may_pause": 1, "may_resume": -2}
            b.send("pause", 0)
            assert b.until("late")[1] == "That is not your seat."
            b.send("pause", 1)
            standing = {**running, "paused": 1, "pause_left": 180.0}
            assert clock(b) == {**standing, "may_pause": -2, "may_resume": 1}
            assert clock(a) == {**standing, "may_pause": 0, "may_resume": -2}
            a.send("pause", 0)
            assert a.until("late")[1] == "The sandglass stands already."
            a.send("resume", 0)
            assert a.until("late")[1] == "Only who asked for the pause can end it."
            b.send("resume", 1)
            assert clock(a) == {**running, "may_pause": 0, "may_resume": -2}
            assert clock(b) == {**running, "may_pause": -2, "may_resume": -2}
            time.now += 10_000
        with ann.socket(code) as a:
            # Time ran out while nobody was there; now somebody is.
            assert clock(a) == {**running, "left": 0.0, "may_pause": 0, "may_resume": -2}
            assert clock(a) == {**running, "left": 360.0, "may_pause": 0, "may_resume": -2}
            a.send("look", 2, 0)
            lines = [line["text"] for line in a.until("past")[2]["log"]["lines"]]
            assert "Time was up: the table answered for Ann." in lines


def test_a_bad_glass_is_refused_in_words(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(tmp_path, 1, limits=MANY)), base_url=SITE) as client:
        ann = House(client).guest("Ann")
        body = {"seats": 2, "sit": ["me", "link"]}
        answer = ann.post("/api/matches", {**body, "game": "power", "clock": 5})
        assert (answer.status_code, answer.json()["error"]) == (
            400, "A sandglass runs from 10 to 3,600 seconds; 0 is none.",
        )  # fmt: skip
        answer = ann.post("/api/matches", {**body, "game": "noughts", "clock": 60})
        assert (answer.status_code, answer.json()["error"]) == (
            400,
            "This game is played without a sandglass.",
        )
        assert ann.post("/api/matches", {**body, "game": "power", "clock": "x"}).status_code == 400
