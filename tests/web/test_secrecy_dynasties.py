"""A card game over the wire: whatever a hand holds was never in a message to anybody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

import pytest
from tests.web.browser import House, Socket, opened

from equipoise.core.fair import SeededDice

MOVES = 70


@final
class Onlooker:
    """Keeps a scene up to date from what comes over a socket."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.items: dict[str, dict[str, Any]] = {}
        self.actions: list[str] = []
        self.n = -1

    def catch_up(self) -> None:
        """Until all has come: an answer may overtake a screen that waits, but only one."""
        self._listen()
        self._listen()

    def _listen(self) -> None:
        self.socket.send("ping")
        message = self.socket.receive()
        while message != ["pong"]:
            if message[0] == "screen":
                self._take(message[1])
            message = self.socket.receive()

    def act(self, seat: int, words: str) -> None:
        """Until the screen after it has come."""
        before = self.n
        self.socket.send("act", before, seat, words)
        while self.n == before:
            message = self.socket.receive()
            assert message[0] not in ("late", "refused", "error"), message
            if message[0] == "screen":
                self._take(message[1])

    def _take(self, screen: dict[str, Any]) -> None:
        scene = screen["scene"]
        if "items" in scene:
            self.items = {item["id"]: item for item in scene["items"]}
        self.items.update({item["id"]: item for item in scene.get("set", [])})
        for id in scene.get("gone", []):
            self.items.pop(id, None)
        self.actions = [action["words"] for action in scene["actions"]]
        self.n = screen["n"]

    def hand(self) -> dict[str, str]:
        """By id the names of the cards in hand."""
        cards = [item for item in self.items.values() if item["area"] == "hand" and item["sprite"].count("-")]
        return {item["id"]: item["name"].split(" (")[0] for item in cards if item["name"]}


def play_on(house: House, mode: str, seed: int) -> tuple[int, int]:
    """Ann and Bob play at random and a third person looks on; how many moves, and hand cards looked for."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    body = {"game": "dynasties", "seats": 2, "sit": ["me", "link"], "options": {"mode": mode}}
    response = ann.post("/api/matches", body)
    assert response.status_code == 200, response.text
    code = str(response.json()["code"])
    bob.join(code)
    dice = SeededDice(seed)
    moves = looked_for = 0
    with ann.socket(code) as a, bob.socket(code) as b, house.guest("").socket(code) as w:
        sides = [Onlooker(a), Onlooker(b)]
        watcher = Onlooker(w)
        for _ in range(MOVES):
            for one in (*sides, watcher):
                one.catch_up()
            told = ["\n".join(one.socket.texts) for one in (*sides, watcher)]
            for seat, side in enumerate(sides):
                for id, name in side.hand().items():
                    looked_for += 1
                    for other in (1 - seat, 2):
                        assert f'"{id}"' not in told[other] and (mode == "simple" or name not in told[other])
            assert watcher.hand() == {} and watcher.actions == []
            able = [seat for seat in (0, 1) if sides[seat].actions]
            if not able:
                break
            seat = able[dice.below(len(able))]
            words = sides[seat].actions[dice.below(len(sides[seat].actions))]
            sides[seat].act(seat, words)
            moves += 1
    return moves, looked_for


@pytest.mark.parametrize("mode", ["standard", "advanced", "simple"])
def test_hands_never_cross_the_wire(tmp_path: Path, mode: str) -> None:
    with opened(tmp_path) as house:
        moves, looked_for = play_on(house, mode, 3)
        assert moves > 15 and looked_for > 60
