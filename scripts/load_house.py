"""Our own server under load: how it is started, and how its players talk."""

from __future__ import annotations

import multiprocessing
import os
import random
import socket
import tempfile
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import AsyncIterator, Iterator, final

import httpx
import msgspec
from scripts.load_players import LoadMatch, Player, Tally, connect

ROOT = Path(__file__).parent.parent
NOUGHTS = "equipoise.noughts.game"
ENDLESS = {"rounds": 1_000_000}


class Action(msgspec.Struct):
    words: str


class Scene(msgspec.Struct):
    actions: list[Action]


class Screen(msgspec.Struct):
    n: int
    line: int
    yours: list[int]
    scene: Scene


class FromHouse(msgspec.Struct, array_like=True):
    word: str
    body: msgspec.Raw = msgspec.Raw(b"null")


MESSAGES = msgspec.json.Decoder(FromHouse)
SCREENS = msgspec.json.Decoder(Screen)


@final
class HousePlayer(Player):
    def hear(self, text: bytes) -> None:
        message = MESSAGES.decode(text)
        if message.word == "screen":
            self.screen = SCREENS.decode(message.body)
            self.saw(self.screen.n, bool(self.screen.yours))
        elif message.word in ("late", "refused", "error"):
            self.match.tally.fault(message.word)

    def act(self) -> None:
        words = random.choice(self.screen.scene.actions).words
        screen = self.screen
        self.send(msgspec.json.encode(("act", screen.n, screen.yours[0], words, screen.line)))


def _serve(folder: Path, bound: socket.socket, cores: set[int]) -> None:
    from equipoise.web.app import Settings
    from equipoise.web.run import run
    from equipoise.web.security import UNLIMITED

    os.sched_setaffinity(0, cores)
    run(Settings(folder, limits=UNLIMITED), bound)


@contextmanager
def house(cores: set[int]) -> Iterator[tuple[int, int]]:
    """A house with an empty folder; its process and port."""
    os.environ["EQUIPOISE_GAMES"] = NOUGHTS
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    bound = socket.create_server(("127.0.0.1", 0))
    with tempfile.TemporaryDirectory() as folder:
        server = multiprocessing.get_context("spawn").Process(
            target=_serve, args=(Path(folder), bound, cores)
        )
        server.start()
        try:
            yield server.pid or 0, bound.getsockname()[1]
        finally:
            server.terminate()
            server.join()
            bound.close()


async def sit_down(port: int, game: str, count: int, tally: Tally) -> list[LoadMatch]:
    async with guests(port) as clients:
        matches = [LoadMatch(code, tally) for code in await create(clients, game, count)]
        for match in matches:
            for seat, client in enumerate(clients):
                match.players.append(await _enter(port, match, seat, client.cookies["guest"]))
    return matches


@asynccontextmanager
async def guests(port: int) -> AsyncIterator[list[httpx.AsyncClient]]:
    clients = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") for _ in range(2)]
    for number, client in enumerate(clients):
        (await client.post("/api/me", json={"name": f"Load {number}"})).raise_for_status()
    yield clients
    for client in clients:
        await client.aclose()


async def create(clients: list[httpx.AsyncClient], game: str, count: int) -> list[str]:
    """Matches in which both guests sit; nobody looks at them yet."""
    options = ENDLESS if game == "noughts" else {}
    body = {"game": game, "seats": 2, "options": options, "sit": ["me", "link"]}
    codes: list[str] = []
    for _ in range(count):
        created = await clients[0].post("/api/matches", json=body)
        created.raise_for_status()
        codes.append(created.json()["code"])
        (await clients[1].post(f"/api/matches/{codes[-1]}/join", json={"seat": 1})).raise_for_status()
    return codes


async def _enter(port: int, match: LoadMatch, seat: int, guest: str) -> Player:
    return await connect(
        port, f"/ws/{match.code}", f"guest={guest}", lambda request: HousePlayer(match, seat, request)
    )
