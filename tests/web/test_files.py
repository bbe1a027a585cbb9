"""Game files that are opened in the house: what is checked, and what can be done with them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Iterator

import pytest
from tests.web.browser import House, opened

from equipoise.core.record import read_record

REPLAYS = Path(__file__).parents[1] / "games/macht/replays"
HEAD = "equipoise game 1\ngame: noughts\nversion: 1\nseats: 2\nname 0: Eve\n"
GOOD = f"{HEAD}\n0: mark a1\n1: mark b1\n0: mark a2\n1: mark b2\n"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


def rows(folder: Path) -> int:
    with sqlite3.connect(folder / "equipoise.db") as database:
        return sum(
            int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
            for table in ("matches", "seats", "moves", "snapshots")
        )


def test_an_unfinished_file_is_looked_at_and_played_on(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.post("/api/files", {"text": GOOD}).json()["code"]
    match = ann.get(f"/api/matches/{code}").json()
    assert [seat["name"] for seat in match["seats"]] == ["Eve", "Ann 2"]
    assert (match["state"], match["n"], match["mine"]) == ("running", 4, [0, 1])
    assert match["commitment"] == "", "its dice are not those of the house"
    assert bob.get(f"/api/matches/{code}").json()["mine"] == []
    assert code not in [row["code"] for row in bob.get("/api/matches").json()["running"]]
    with ann.socket(code) as socket:
        assert socket.screen(4)["seat"] == 0
        socket.send("look", 2, 0)
        assert socket.until("past")[1] == 2
        socket.send("act", 4, 0, "mark a3")
        assert socket.screen(5)["outcome"]["ranks"] == [1, 2]
    proof = ann.get(f"/api/matches/{code}/proof")
    assert proof.status_code == 404 and "equipoise verify" in proof.json()["error"]
    assert ann.post(f"/api/matches/{code}/rematch").status_code == 200


def test_bots_have_their_names_in_the_file_too(house: House) -> None:
    ann = house.guest("Ann")
    sit = ["bot:casual", "me", "bot:casual", "bot:greedy"]
    wish = {"game": "duels", "seats": 4, "sit": sit, "options": {}, "listed": False}
    code = ann.post("/api/matches", wish).json()["code"]
    text = ann.get(f"/api/matches/{code}/file").text
    names = ["Casual bot 1", "Ann", "Casual bot 2", "Greedy bot"]
    assert read_record(text).names == names
    again = ann.post("/api/files", {"text": text}).json()["code"]
    assert [seat["name"] for seat in ann.get(f"/api/matches/{again}").json()["seats"]] == names


def test_moves_of_the_file_are_taken_back(house: House) -> None:
    ann = house.guest("Ann")
    code = ann.post("/api/files", {"text": GOOD}).json()["code"]
    with ann.socket(code) as socket:
        assert socket.screen(4)["can"]["undo"] == "free"
        socket.send("undo", 4, 0)
        socket.screen(3)
        socket.send("act", 3, 1, "mark c3")
        assert socket.screen(4)["to_act"] == [0]
    again = read_record(ann.get(f"/api/matches/{code}/file").text)
    assert [move.words for move in again.moves] == ["mark a1", "mark b1", "mark a2", "mark c3"]
    assert again.luck is None


def test_a_finished_game_is_written_as_it_was_read(house: House) -> None:
    ann = house.guest("Ann")
    text = (REPLAYS / "twelve.game").read_text(encoding="utf-8")
    code = ann.post("/api/files", {"text": text}).json()["code"]
    before, after = read_record(text), read_record(ann.get(f"/api/matches/{code}/file").text)
    assert (after.moves, after.outcome, after.luck) == (before.moves, before.outcome, None)
    with ann.socket(code) as socket:
        assert socket.screen(len(after.moves))["outcome"]["reason"] == "twelve"


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.game")), ids=lambda path: str(path.stem))
def test_every_printed_example_can_be_opened(house: House, path: Path) -> None:
    ann = house.guest("Ann")
    text = path.read_text(encoding="utf-8")
    code = ann.post("/api/files", {"text": text}).json()["code"]
    moves = read_record(text).moves
    n = ann.get(f"/api/matches/{code}").json()["n"]
    assert n == len(moves) or moves[-1].seat >= 0, "after the last move chance may go on"
    with ann.socket(code) as socket:
        socket.screen(n)
        for at in (len(moves) // 2, len(moves)):
            socket.send("look", at, -2)  # whoever sits before a shared screen has not said so
            assert socket.until("past")[1] == at


def test_a_game_of_the_arena_names_programs_by_the_end_of_their_command(house: House) -> None:
    ann = house.guest("Ann")
    for command, name in (
        ("cmd:python3 bot.py", "cmd:python3 bot.py"),
        ("cmd:python3 /home/ann/programs/clever.py", "…/ann/programs/clever.py"),
    ):
        code = ann.post("/api/files", {"text": GOOD.replace("name 0: Eve", f"name 0: {command}")}).json()[
            "code"
        ]
        assert ann.get(f"/api/matches/{code}").json()["seats"][0]["name"] == name


@pytest.mark.parametrize("reason", ["resigned", "agreed draw", "forfeit"])
def test_a_game_that_was_given_up(house: House, reason: str) -> None:
    ann = house.guest("Ann")
    given_up = GOOD.replace("\n\n", f"\nresult: 2 1\nscores: 0 0\nreason: {reason}\n\n", 1)
    code = ann.post("/api/files", {"text": given_up}).json()["code"]
    assert ann.get(f"/api/matches/{code}").json()["state"] == "over"
    bad = ann.post("/api/files", {"text": given_up.replace("result: 2 1", "result: 2 7")})
    assert bad.status_code == 400 and "rank from 1 to 2" in bad.json()["error"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("equipoise game 1", "something else", "begins with 'equipoise game 1'"),
        ("game: noughts", "game: chess", "there is no game 'chess'"),
        ("version: 1", "version: 99", "version 99"),
        ("version: 1", "version: one", "version must be a whole number"),
        ("seats: 2", "seats: 3", "2"),
        ("name 0: Eve", "option colour: red", "colour"),
        ("name 0: Eve", "what: is this", "unknown key 'what'"),
        ("name 0: Eve", "name 0: " + "x" * 25, "at most 24"),
        ("name 0: Eve", "data: abc", "not as it was"),
        ("1: mark b1", "1: mark a1", "Move 2 of the file, “1: mark a1”, is not allowed: "),
        ("1: mark b1", "0: mark b1", "Move 2"),
        ("1: mark b1", "1: mark " + "b1" * 400, "Move 2"),
        ("1: mark b1", "chance: mark b1", "Move 2"),
        ("1: mark b1", "7: mark b1", "there is no seat '7'"),
        ("1: mark b1", "nonsense", "'SEAT: words'"),
        ("\n\n", "\nresult: 1 2\nscores: 1 0\nreason: row\n\n", "by its moves it goes on"),
        ("1: mark b2\n", "1: mark b2\n0: mark a3\n1: mark c3\n", "Move 6"),
    ],
)
def test_bad_files_change_nothing(house: House, tmp_path: Path, old: str, new: str, why: str) -> None:
    ann = house.guest("Ann")
    assert old in GOOD
    before = rows(tmp_path)
    response = ann.post("/api/files", {"text": GOOD.replace(old, new, 1)})
    assert response.status_code == 400 and why in response.json()["error"]
    assert rows(tmp_path) == before


def test_a_wrong_result(house: House) -> None:
    text = (REPLAYS / "twelve.game").read_text(encoding="utf-8")
    wrong = text.replace("reason: twelve", "reason: tied")
    assert wrong != text
    response = house.guest("Ann").post("/api/files", {"text": wrong})
    assert response.status_code == 400 and "not the one its moves lead to" in response.json()["error"]


def test_a_file_of_the_house_is_never_named(house: House) -> None:
    head = "equipoise game 1\ngame: europe1815\nversion: 1\nseats: 2\noption map: /etc/hostname\n"
    response = house.guest("Ann").post("/api/files", {"text": head})
    assert (
        response.status_code == 400 and "No file can be named here for option map" in response.json()["error"]
    )


@pytest.mark.parametrize("body", [b"[]", b"{}", b'{"text": 7}', b'{"text": "\\ud800"}', b"\xff"])
def test_what_is_no_request(house: House, body: bytes) -> None:
    assert house.guest("Ann").post("/api/files", body).status_code == 400


def test_large_files_are_not_read(house: House) -> None:
    response = house.guest("Ann").post("/api/files", {"text": "x" * 600_000})
    assert response.status_code == 413 and "512" in response.json()["error"]
