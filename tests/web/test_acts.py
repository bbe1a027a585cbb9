"""What a move set off comes over the wire piece by piece, as the seat that asks may see it."""

from __future__ import annotations

from pathlib import Path

from tests.web.browser import Socket, opened

PLAN = ["green take fighter hqg", "to ix", "blue take tank hqb", "to b4"]
SIZE = 60_000  # bytes of one round over the wire; a whole screen has about as many


def play_round(a: Socket, b: Socket, words: list[str]) -> int:
    """Ann writes and seals, then Bob; the number of the move that ended it, as Ann counts."""
    told = 0
    for socket, seat, lines in ((a, 0, words), (b, 1, ["yellow take tank hqy", "to y4"])):
        n = 0 if socket is a else moved_on(socket, 0)  # all that Bob hears of Ann is that she has sealed
        for line in [*lines, "seal"]:
            socket.send("act", n, seat, line)
            n = moved_on(socket, n)
    while not told:
        lines = a.until("screen")[1]["log"]["lines"]
        told = next((line["n"] for line in lines if line.get("acts")), 0)
    return told


def moved_on(socket: Socket, n: int) -> int:
    """The number of the next screen."""
    while (found := int(socket.until("screen")[1]["n"])) <= n:
        pass
    return found


def test_a_round_comes_piece_by_piece(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        code = ann.create("power")
        bob.join(code)
        with ann.socket(code) as a, bob.socket(code) as b:
            last = play_round(a, b, PLAN)
            a.send("acts", last, 0)
            _, n, out = a.until("acts")
            assert n == last and out["seat"] == 0
            assert len(out["texts"]) == len(out["scenes"]) > 3
            assert out["texts"][1] == "The sheet of green and blue is read."
            assert "items" in out["scenes"][0] and all("base" in scene for scene in out["scenes"][1:])
            keys = [scene["key"] for scene in out["scenes"]]
            assert [scene["base"] for scene in out["scenes"][1:]] == keys[:-1]
            assert all(scene["actions"] == [] for scene in out["scenes"]), "nothing can be touched"
            moved = [item for item in out["scenes"][1]["set"] if item.get("comes_from")]
            assert {item["comes_from"] for item in moved} == {
                "piece-hqg-green-fighter",
                "piece-hqb-blue-tank",
            }
            assert len(a.texts[-1]) < SIZE
        with ann.socket(code) as a:  # a page that is loaded again
            lines = a.until("screen")[1]["log"]["lines"]
            assert [line["n"] for line in lines if line.get("acts")] == [last]


def test_before_all_have_sealed_there_is_nothing_to_see(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        code = ann.create("power")
        bob.join(code)
        with ann.socket(code) as a, bob.socket(code) as b, house.guest("").socket(code) as w:
            for n, line in enumerate([*PLAN, "seal"]):
                a.send("act", n, 0, line)
                a.screen(n + 1)
            for socket, seat in ((b, 1), (w, -2)):
                for n in (-1, 0, 1, 3, len(PLAN) + 1, 99):
                    socket.send("acts", n, seat)
                    assert socket.until("acts") == ["acts", n, {"seat": seat, "texts": [], "scenes": []}]
            b.send("acts", 2, 0)  # not his view: his own instead
            assert b.until("acts")[2]["seat"] == 1


def test_other_games_set_nothing_off(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        code = ann.create("noughts")
        bob.join(code)
        with ann.socket(code) as a:
            words = a.until("screen")[1]["scene"]["actions"][0]["words"]
            a.send("act", 0, 0, words)
            told = a.screen(1)["log"]["lines"]
            assert [line["n"] for line in told] == [1] and "acts" not in told[0]
            a.send("acts", 1, 0)
            assert a.until("acts")[2]["scenes"] == []
