"""Do not ask me, over the socket: what is offered to whom, and that it is still there after a reload."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.web.browser import opened

from equipoise import catalog
from equipoise.core.fair import SeededDice
from equipoise.core.record import Move, new_record


@cache
def in_a_battle() -> tuple[str, int]:
    """A file of a random game in which a seat may react in a battle; that seat."""
    game = catalog.find("dynasties").table(3)
    for seed in range(100):
        dice, s, record = SeededDice(seed), game.start(), new_record(game)
        while seats := game.to_act(s):
            seat = seats[0]
            if seat >= 0 and game.passing(s, seat) >= 0 and "battle" in game.scopes(s, seat):
                return record.text(), seat
            legal = game.legal(s, seat)
            action = legal[dice.below(len(legal))]
            record.moves.append(Move(seat, game.words[action]))
            game.apply(s, seat, action)
    raise AssertionError("no battle")


def test_a_seat_is_spared_and_sees_that_it_is(tmp_path: Path) -> None:
    text, seat = in_a_battle()
    with opened(tmp_path) as house:
        ann = house.guest("Ann")
        code = ann.post("/api/files", {"text": text}).json()["code"]
        with ann.socket(code) as socket, house.guest("").socket(code) as watching:
            assert socket.until("screen")[1]["quiet"] is None, "nobody sits before the screen yet"
            socket.send("ready", seat)
            first = socket.until("screen")[1]
            assert first["seat"] == seat and first["yours"] == [seat]
            scopes = {"season": "this season", "battle": "this battle"}
            assert {one["scope"]: one["text"] for one in first["quiet"]["scopes"]} == scopes
            assert first["quiet"]["now"] == "" and watching.until("screen")[1]["quiet"] is None
            socket.send("quiet", seat, "season")
            socket.until("screen")
            with house.guest("").socket(code) as late:
                told = late.until("screen")[1]["log"]["lines"]
            passed = [line for line in told if line["seat"] == seat and "pass" in line["text"]]
            assert passed, "a move like any other"


def test_the_wish_is_there_after_a_reload(tmp_path: Path) -> None:
    text, seat = in_a_battle()
    with opened(tmp_path) as house:
        ann = house.guest("Ann")
        code = ann.post("/api/files", {"text": text}).json()["code"]
        with ann.socket(code) as socket:
            socket.send("quiet", seat, "season")
            socket.until("screen")
            socket.until("screen")
        with ann.socket(code) as socket:
            waiting = socket.until("screen")[1]
            socket.send("ready", waiting["to_act"][0])
            shown = socket.until("screen")[1]
            mine = shown["seat"] == seat
            assert shown["quiet"]["now"] == ("season" if mine else ""), "each seat sees its own wish"
            socket.send("quiet", seat, "")
            socket.until("screen")
            socket.send("quiet", seat, "war")
            assert "is over" in socket.until("late")[1]


def test_a_game_without_windows_offers_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann = house.guest("Ann")
        code = ann.create("duels", ["me", "bot:uniform"])
        with ann.socket(code) as socket:
            assert socket.until("screen")[1]["quiet"] is None
            socket.send("quiet", 0, "season")
            assert socket.until("late")[1]
            socket.send("quiet", 1, "")
            assert "seat" in socket.until("late")[1]
