"""Requests: what they answer, and how they refuse."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

import pytest
from tests.web.browser import House, opened

from equipoise.core.record import read_record
from equipoise.web.buckets import Bucket, Buckets
from equipoise.web.security import Limits


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


def test_a_guest_has_a_signed_cookie_and_a_name(house: House) -> None:
    ann = house.guest("")
    first = ann.get("/api/me")
    assert first.json() == {"name": "", "known": False}
    flags = first.headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=lax" in flags and "path=/" in flags
    assert ann.post("/api/me", {"name": "  Ann  B. "}).json() == {"name": "Ann B.", "known": True}
    assert ann.get("/api/me").json() == {"name": "Ann B.", "known": True}
    ann.cookie = ann.cookie[:-1] + ("0" if ann.cookie[-1] != "0" else "1")
    assert ann.get("/api/me").json()["known"] is False


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "bell\x07", "\u202eevil"])
def test_names_that_are_none(house: House, name: str) -> None:
    response = house.guest("").post("/api/me", {"name": name})
    assert response.status_code == 400 and response.json()["error"]


def test_headers_are_on_every_answer(house: House) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/m/ABCD", "/nothing", "/art/noughts.svg"):
        headers = house.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/m/KQZT", "/m/KQZT/12", "/new/europe1815"])
def test_pages_of_the_client(house: House, path: str) -> None:
    assert house.client.get(path).status_code == 200


def test_games_and_their_books(house: House) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()["games"]}
    europe, noughts = games["europe1815"], games["noughts"]
    levels = ["novice", "casual", "strong", "master", "uniform", "greedy"]
    assert [bot["level"] for bot in europe["bots"]] == levels
    assert [bot["level"] for bot in europe["bots"] if bot["yardstick"]] == ["uniform", "greedy"]
    assert [bot["level"] for bot in noughts["bots"]] == ["uniform"]
    assert "file" not in [option["kind"] for game in games.values() for option in game["options"]]
    assert "file" not in [option["name"] for option in games["duels"]["options"]]
    assert all(option["label"] and option["help"] for option in europe["options"])
    parts = house.client.get("/api/games/europe1815/book").json()["parts"]
    rules = {rule["id"]: rule for part in parts for rule in part["rules"]}
    assert rules["EU-R42"]["text"] == "Generals beat Kings."
    assert house.client.get("/api/games/chess/book").status_code == 404


def test_a_sprite_sheet_of_symbols(house: House) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()["games"]}
    sheet = house.client.get(games["noughts"]["art"])
    assert '<symbol id="noughts-x" viewBox="0 0 10 10"' in sheet.text
    assert "immutable" in sheet.headers["cache-control"]
    assert sheet.headers["content-type"].startswith("image/svg+xml")
    assert house.client.get("/art/noughts.svg?v=old").headers["cache-control"] == "no-cache"
    assert house.client.get("/art/chess.svg").status_code == 404


@pytest.mark.parametrize("origin", ["http://[", "http://other.example", "null", "nonsense"])
def test_an_origin_that_is_not_ours_is_refused(house: House, origin: str) -> None:
    response = house.guest("").post("/api/me", {"name": "Eve"}, origin=origin)
    assert response.status_code == 403 and "another house" in response.json()["error"]


@pytest.mark.parametrize("name", ["seats", "self", "zzz"])
def test_options_that_are_none(house: House, name: str) -> None:
    body = {"game": "noughts", "seats": 2, "sit": ["me", "me"], "options": {name: 2}}
    response = house.guest("Ann").post("/api/matches", body)
    assert response.status_code == 400
    assert response.json()["option"] == name and "allowed: " in response.json()["error"]


def test_what_is_far_too_long_is_refused_in_a_sentence(house: House) -> None:
    response = house.client.get(f"/api/matches/{'B' * 5000}")
    assert response.status_code == 404 and response.json()["error"] == f"There is no match {'B' * 20}."
    response = house.guest("").post("/api/me", {"name": "Ann", "x" * 5000: 1})
    assert response.status_code == 400 and "unknown field" in response.json()["error"]


def test_create_join_and_the_lists(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create()
    open_rows = bob.get("/api/matches").json()["open"]
    assert [row["code"] for row in open_rows] == [code]
    bob.join(code)
    match = bob.get(f"/api/matches/{code.lower()}").json()
    assert [(seat["name"], seat["yours"], seat["kind"]) for seat in match["seats"]] == [
        ("Ann", False, "person"),
        ("Bob", True, "person"),
    ]
    assert (match["state"], match["to_act"], match["mine"]) == ("running", [0], [1])
    assert len(match["commitment"]) == 64 and match["rematch"] is None
    assert match["told_options"] == [{"label": "Rounds", "value": "1"}]
    assert [row["code"] for row in ann.get("/api/matches").json()["mine"]] == [code]


def test_bad_options_are_named(house: House) -> None:
    ann = house.guest("Ann")
    body = {"game": "noughts", "seats": 2, "sit": ["me", "link"], "options": {"speed": 3}}
    response = ann.post("/api/matches", body)
    assert response.status_code == 400 and response.json()["option"] == "speed"
    response = ann.post("/api/matches", {**body, "options": {"rounds": "many"}})
    assert response.json()["option"] == "rounds"
    response = ann.post("/api/matches", {**body, "seats": 9})
    assert response.json()["option"] == "seats"
    response = ann.post("/api/matches", {**body, "game": "nought"})
    assert response.status_code == 400 and "noughts" in response.json()["error"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"\xff\xfe", b'{"name": 3}', b'{"nam": "x"}', b"[" * 5000, b'{"name": null}']
)
def test_bodies_that_cannot_be_read(house: House, body: bytes) -> None:
    response = house.guest("").post("/api/me", body)
    assert response.status_code == 400
    assert set(response.json()) == {"error"}


def test_a_body_that_is_too_large(house: House) -> None:
    assert house.guest("").post("/api/me", b'{"name": "' + b"x" * 70_000 + b'"}').status_code == 413


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/matches/ZZZZ"),
        ("GET", "/api/matches/ZZZZ/file"),
        ("GET", "/api/matches/ZZZZ/proof"),
        ("POST", "/api/matches/ZZZZ/rematch"),
        ("GET", "/api/nothing"),
        ("DELETE", "/api/me"),
    ],
)
def test_what_is_not_there(house: House, method: str, path: str) -> None:
    response = house.client.request(method, path)
    assert response.status_code == 404 and response.json()["error"]


def test_what_is_not_yours_or_out_of_date(house: House) -> None:
    ann, bob, cat = house.guest("Ann"), house.guest("Bob"), house.guest("Cat")
    code = ann.create()
    bob.join(code)
    assert cat.post(f"/api/matches/{code}/join", {"seat": 1}).status_code == 409
    assert cat.post(f"/api/matches/{code}/leave", {"seat": 1}).status_code == 403
    assert ann.post(f"/api/matches/{code}/rematch").status_code == 409
    assert ann.get(f"/api/matches/{code}/proof").status_code == 409
    assert bob.post(f"/api/matches/{code}/leave", {"seat": 1}).json()["state"] == "open"


def test_another_house_cannot_act_here(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.post("/api/me", {"name": "Eve"}, origin="http://evil.example").status_code == 403
    assert ann.post("/api/me", {"name": "Eve"}, origin="null").status_code == 403
    assert ann.post("/api/me", {"name": "Ann"}, origin="http://testserver").status_code == 200


def test_files_and_proofs(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.create("secret", ["me", "device"])
    running = ann.get(f"/api/matches/{code}/file")
    assert running.headers["content-disposition"].startswith("attachment")
    assert "secret:" not in running.text and "deal" not in running.text
    with ann.socket(code) as socket:
        while True:
            screen = socket.until("screen")[1]
            if screen["outcome"]:
                break
            if screen["hand_over"]:
                socket.send("ready", screen["to_act"][0])
            elif screen["yours"]:
                socket.send("act", screen["n"], screen["yours"][0], screen["scene"]["actions"][0]["words"])
    assert read_record(ann.get(f"/api/matches/{code}/file").text).outcome is not None
    proof = ann.get(f"/api/matches/{code}/proof").json()
    assert proof["draws"][0]["text"].startswith("dealt") and proof["contributions"] == []
    assert proof["holds"] and len(proof["draws"]) == 1 and proof["draws"][0]["odds"] == [1, 2, 3]


def test_too_many_requests(tmp_path: Path) -> None:
    with opened(tmp_path, Limits(requests=0.001, request_burst=5)) as house:
        codes = [house.client.get("/api/me").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_limits_take_bounded_memory() -> None:
    buckets = Buckets(1.0, 2.0, most=10)
    for number in range(100):
        assert buckets.take(str(number))
    assert len(buckets) == 10
    bucket = Bucket(1000.0, 1.0)
    assert bucket.take()


def test_people_who_ask_for_a_page_that_is_not_there_get_one(house: House) -> None:
    asked = {"accept": "text/html,*/*"}
    found = house.client.get("/nowhere", headers=asked)
    assert found.status_code == 404 and "application/json" not in found.headers["content-type"]
    for path in ("/api/nowhere", "/art/nowhere.svg"):
        assert house.client.get(path, headers=asked).json()["error"]
    assert house.client.get("/m/QQQQ/proof", headers=asked).status_code == 200


def test_own_words_need_the_promise(house: House) -> None:
    ann = house.guest("Ann")
    body = {"game": "noughts", "seats": 2, "sit": ["me", "device"], "luck": "seven"}
    assert "promise" in ann.post("/api/matches", body).json()["error"]
    promised = ann.post("/api/luck").json()["commitment"]
    wrong = ann.post("/api/matches", {**body, "commitment": "ab" * 32})
    assert wrong.status_code == 409 and wrong.json()["error"]
    code = ann.post("/api/matches", {**body, "commitment": promised}).json()["code"]
    assert ann.get(f"/api/matches/{code}").json()["commitment"] == promised


def test_choices_are_told_in_words(house: House) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()["games"]}
    assert games["europe1815"]["about"] and games["europe1815"]["picture"]
    options = {option["name"]: option for option in games["europe1815"]["options"]}
    assert options["empires"]["values"] == ["random", "chosen"]
    assert options["empires"]["told"] == ["Drawn and dealt by chance", "Chosen by the players"]
    ann = house.guest("Ann")
    told = ann.get(f"/api/matches/{ann.create('europe1815')}").json()["told_options"]
    assert {"label": "Empires", "value": "Drawn and dealt by chance"} in told
    assert {"label": "Re-spawn", "value": "no"} in told


def test_a_map_of_the_house_is_a_choice_and_a_file_is_none(house: House) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()["games"]}
    (map,) = [option for option in games["europe1815"]["options"] if option["name"] == "map"]
    assert (map["kind"], map["values"], map["default"]) == ("choice", ["", "fairer", "balanced"], "")
    assert map["told"] == [
        "The usual map",
        "Fairer: no link from Ukraine to Constantinople",
        "Balanced, for two to four players",
    ]
    ann = house.guest("Ann")
    body = {"game": "europe1815", "seats": 2, "sit": ["me", "device"]}
    for value, told in zip(map["values"], map["told"], strict=True):
        response = ann.post("/api/matches", {**body, "options": {"map": value}})
        code = response.json()["code"]
        match = ann.get(f"/api/matches/{code}").json()
        assert match["options"].get("map", "") == value
        assert ({"label": "Map", "value": told} in match["told_options"]) == (value != "")
        text = ann.get(f"/api/matches/{code}/file").text
        assert re.findall("^option map: (.*)$", text, re.M) == ([value] if value else [])
        assert ann.post("/api/files", {"text": text}).status_code == 200, "such a file can be opened again"


@pytest.mark.parametrize(
    "path",
    [
        "/etc/hostname",
        "./fairer",
        "fairer/",
        "Fairer",
        "fairer.toml",
        " ",
        "../fairer",
        "board.toml",
        1,
    ],
)
def test_a_browser_names_no_file(house: House, path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(self: Path, *words: object, **more: object) -> bytes:
        raise AssertionError(f"{self} was read")

    ann = house.guest("Ann")
    body = {"game": "europe1815", "seats": 2, "sit": ["me", "device"], "options": {"map": path}}
    monkeypatch.setattr(Path, "read_bytes", read)
    monkeypatch.setattr(Path, "read_text", read)
    response = ann.post("/api/matches", body)
    assert response.status_code == 400 and "allowed: fairer" in response.json()["error"]
