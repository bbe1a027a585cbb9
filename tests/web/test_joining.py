"""Two people on two machines: a table that is opened, joined, and begun."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Callable, Iterator

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient
from tests.web.browser import House, opened

from equipoise.cli.serve import serve
from equipoise.web import run
from equipoise.web.app import Settings, create_app


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


def test_who_waited_for_the_others_is_told_how_it_began(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("europe1815")
    with ann.socket(code) as a, house.guest("").socket(code) as w:
        for each in (a, w):
            assert each.screen(0)["log"]["lines"] == []
        bob.join(code)
        with bob.socket(code) as b:
            logs = [each.screen(4)["log"]["lines"] for each in (a, w, b)]
            assert logs[0] == logs[1] == logs[2]
            assert [line["n"] for line in logs[0]] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("here", "host", "found"),
    [
        ("127.0.0.1", "192.168.7.9", ""),
        ("::1", "192.168.7.9", ""),
        ("0.0.0.0", "192.168.7.9", "http://192.168.7.9:"),
        ("0.0.0.0", "2001:db8::7", ""),
        ("::", "192.168.7.9", "http://192.168.7.9:"),
        ("::", "2001:db8::7", "http://[2001:db8::7]:"),
        ("0.0.0.0", "", ""),
    ],
)
def test_how_others_find_the_house(here: str, host: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    version = socket.AF_INET6 if ":" in host else socket.AF_INET
    monkeypatch.setattr(run, "on_the_network", lambda family: host if family == version else "")
    with run.bind(here, 0) as bound:
        assert run.reached_at(bound) == (found and f"{found}{bound.getsockname()[1]}")


def test_this_machine_has_an_address_on_the_network_or_none() -> None:
    found = run.on_the_network(socket.AF_INET)
    assert not found or not ip_address(found).is_unspecified


def test_the_address_is_told_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened_at_once(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
        bound.close()
        ready()
        assert settings.address.startswith("http://192.168.7.9:")

    monkeypatch.setattr(run, "on_the_network", lambda family: "192.168.7.9")
    monkeypatch.setattr(run, "run", opened_at_once)
    words = ["--no-browser", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path)]
    said = CliRunner().invoke(serve, words, catch_exceptions=False).output
    assert "Others on your network find it at http://192.168.7.9:" in said


def test_only_who_sits_at_the_machine_of_the_house_needs_its_address(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(tmp_path, 1, address="http://192.168.7.9:8015"))) as client:

        def told(host: str) -> object:
            return client.get("/api/games", headers={"host": host}).json()["address"]

        for host in ("127.0.0.1:8015", "localhost:8015", "[::1]:8015"):
            assert told(host) == "http://192.168.7.9:8015"
        for host in ("192.168.7.9:8015", "house.example", "[::1", ""):
            assert told(host) is None


def test_whoever_says_his_name_late_is_called_by_it(house: House) -> None:
    ann, bob = house.guest("Guest"), house.guest("Guest")
    code, over = ann.create(), ann.create("noughts", ["me", "device"])
    bob.join(code)
    with ann.socket(over) as o:
        for n, words in enumerate(["a1", "b1", "a2", "b2", "a3"]):
            o.screen(n)
            o.send("act", n, n % 2, f"mark {words}")
        assert o.screen(5)["outcome"]
    with ann.socket(code) as a, bob.socket(code) as b:
        b.screen(0)
        ann.post("/api/me", {"name": "Ann"})
        for each in (a, b):
            while (seats := each.until("seats")[1])[0]["name"] != "Ann":
                pass
            assert [seat["name"] for seat in seats] == ["Ann", "Guest"]
        a.send("act", 0, 0, "mark b2")
        assert [seat["name"] for seat in b.screen(1)["seats"]] == ["Ann", "Guest"]
    names = {row["code"]: row["seats"][0]["name"] for row in ann.get("/api/matches").json()["running"]}
    assert names[code] == "Ann"
    assert [seat["name"] for seat in ann.get(f"/api/matches/{over}").json()["seats"]] == ["Guest", "Guest 2"]


@pytest.mark.parametrize(
    "written", ["\U0001f937\u200d\u2642\ufe0f why?", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"]
)
def test_what_some_scripts_and_emoji_need_can_be_written(house: House, written: str) -> None:
    ann = house.guest("Ann")
    code = ann.create()
    assert ann.post("/api/me", {"name": written}).json()["name"] == written
    with ann.socket(code) as a:
        a.send("chat", f" {written}\u200d ")
        assert a.until("chat", "error")[1] == {"who": written, "text": written, "seat": 0}


@pytest.mark.parametrize("written", ["\u200d", "\u200d \u200c", "a\u202eb", "a\x07b"])
def test_what_cannot_be_read_is_not_written(house: House, written: str) -> None:
    ann = house.guest("Ann")
    code = ann.create()
    assert ann.post("/api/me", {"name": written}).status_code == 400
    with ann.socket(code) as a:
        a.send("chat", written)
        assert a.until("chat", "error")[0] == "error"


def test_others_at_the_device_keep_their_names(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("noughts", ["me", "device"])
    ann.post("/api/me", {"name": "Anna"})
    assert [seat["name"] for seat in ann.get(f"/api/matches/{code}").json()["seats"]] == ["Anna", "Ann 2"]
