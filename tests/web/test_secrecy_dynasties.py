"""A card game over the wire, to its end: no message names a card to anybody to whom it was always closed."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any, Iterator, final

import pytest
from starlette.applications import Starlette
from tests.games.dynasties.test_secrets import hidden
from tests.web.browser import House, Socket, opened

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.games.dynasties.board import CODE_WORDS, CODES, Civilisation
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.simple.state import Simple
from equipoise.games.dynasties.state import GONE, Dynasties
from equipoise.play.match import OVER
from equipoise.play.table import Table

MOST_MOVES = 1000


def closed_to(table: Table, viewer: int) -> set[int]:
    """The cards a viewer cannot place, nor knows to be face down with somebody.

    Who goes out by drawing has seen what was drawn, though it leaves the game at once.
    """
    game, s = table.game, table.state
    if isinstance(game, SimpleGame):
        assert isinstance(s, Simple)
        others = [seat for seat in range(game.seats) if seat != viewer]
        unseen = s.pool + s.nobles + [card for seat in others for card in [*s.hands[seat], s.plays[seat]]]
        return {card for card in unseen if card >= 0}
    assert isinstance(game, DynastiesGame)
    assert isinstance(s, Dynasties)
    bit = 1 << (viewer if viewer >= 0 else game.seats)
    closed = {card for card in hidden(game, s, viewer) if not s.rumour[card] & bit}
    return {card for card in closed if s.zone[card] != GONE or card // CODES != viewer}


def decks(table: Table) -> list[Civilisation]:
    if isinstance(table.game, SimpleGame):
        return [table.game.table.deck]
    assert isinstance(table.game, DynastiesGame)
    return table.game.table.decks


@final
class Listener:
    """Somebody at a table, or beside it: what he was sent, and what has been closed to him from the start."""

    def __init__(self, socket: Socket, table: Table, seat: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.closed = closed_to(table, seat)
        self.actions: list[str] = []
        self.n = -1
        self.checked = 0
        self.read = 0  # texts that were looked through

    def listen(self) -> None:
        """All that is on its way, until the newest screen has come."""
        for _ in range(200):
            self.socket.send("ping")
            while (message := self.socket.receive()) != ["pong"]:
                self.take(message)
            if self.n >= self.newest():
                return
        raise AssertionError(f"no screen {self.table.n}")

    def newest(self) -> int:
        """How many moves he has been told of."""
        n = self.table.n
        return n if self.table.match.stage == OVER else self.table.trail.told(self.seat, n)

    def take(self, message: list[Any]) -> None:
        assert message[0] not in ("late", "refused", "error"), message
        if message[0] == "screen":
            self.actions = [action["words"] for action in message[1]["scene"]["actions"]]
            self.n = message[1]["n"]

    def act(self, words: str) -> None:
        """Until the screen after it has come."""
        before = self.n
        self.socket.send("act", before, self.seat, words)
        while self.n == before:
            self.take(self.socket.receive())

    def check(self) -> None:
        self.closed &= closed_to(self.table, self.seat)
        fresh = "\n".join(self.socket.texts[self.read :])
        self.read = len(self.socket.texts)
        assert self.leaks(fresh) == []

    def leaks(self, text: str) -> list[str]:
        found = []
        for card in self.closed:
            owner, code = card // CODES, card % CODES
            name = decks(self.table)[owner].names[code]
            self.checked += 1
            mark = (
                f"card-{CODE_WORDS[code]}"
                if len(decks(self.table)) == 1
                else f"card-{owner}-{CODE_WORDS[code]}"
            )
            if name in text or f'"{mark}"' in text:
                found.append(f"{name} of seat {owner}")
        return found


def loaded(house: House, code: str) -> Table:
    app = house.client.app
    assert isinstance(app, Starlette)
    table = app.state.house.loaded(code)
    assert isinstance(table, Table)
    return table


def ask_about(one: Listener, dice: SeededDice) -> None:
    """Past positions, as this person and as anybody may see them."""
    n = dice.below(one.n + 1)
    for seat in {one.seat, WATCHER}:
        one.socket.send("look", n, seat)


def play_out(house: House, mode: str, seats: int, seed: int) -> Iterator[list[Listener]]:
    """Everybody plays at random to the end, and one more person looks on; all of them after every move."""
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cyd")[:seats]]
    options = {"mode": mode} if mode == "simple" else {"mode": mode, "state_of_play": "brisk"}
    sit = ["me", *["link"] * (seats - 1)]
    response = guests[0].post(
        "/api/matches", {"game": "dynasties", "seats": seats, "sit": sit, "options": options}
    )
    code = str(response.json()["code"])
    for seat in range(1, seats):
        guests[seat].join(code, seat)
    guests.append(house.guest(""))
    dice = SeededDice(seed)
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.socket(code)) for guest in guests]
        first = [socket.until("screen") for socket in sockets]
        table = loaded(house, code)
        sides = [Listener(socket, table, seat) for socket, seat in zip(sockets, [*range(seats), WATCHER])]
        for one, message in zip(sides, first):
            one.take(message)
        for _ in range(MOST_MOVES):
            for one in sides:
                one.listen()
            yield sides
            able = [one for one in sides if one.actions]
            if not able:
                break
            one = able[dice.below(len(able))]
            one.act(one.actions[dice.below(len(one.actions))])
            if dice.below(8) == 0:
                ask_about(sides[dice.below(len(sides))], dice)
        assert table.match.stage == OVER
        if mode != "simple":
            told = guests[-1].get(f"/api/matches/{code}/file").text
            assert "chance" in told, "once it is over all may read all"


@pytest.mark.rule("DY-R354", "DY-R355", "DY-R356", "DY-R358", "DY-R361", "DY-R362")
@pytest.mark.parametrize(
    ("mode", "seats", "seed"),
    [("standard", 2, 3), ("advanced", 2, 5), ("simple", 2, 2), ("advanced", 3, 4), ("simple", 3, 1)],
)
def test_no_closed_card_crosses_the_wire(tmp_path: Path, mode: str, seats: int, seed: int) -> None:
    with opened(tmp_path) as house:
        moves = 0
        for sides in play_out(house, mode, seats, seed):
            if sides[0].table.match.stage == OVER:
                break  # then everything is open
            for one in sides:
                one.check()
            moves += 1
        assert moves > 18
        assert all(one.checked > 20 * moves for one in sides)
        players, watcher = sides[:-1], sides[-1]
        assert watcher.closed >= set.intersection(*[one.closed for one in players]), (
            "who looks on knows least"
        )
        # What is closed to one is told to the other: the test would see it if it came to the wrong person.
        for one in players:
            assert all(one.leaks("\n".join(other.socket.texts)) for other in players if other is not one)
