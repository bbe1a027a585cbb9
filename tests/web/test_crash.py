"""A real server under load is killed again and again: no acknowledged move is missing, all matches go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, final

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parent.parent.parent
KILLS = 20
MATCHES = 4
START_SECONDS = 30.0

pytestmark = pytest.mark.anyio


@final
class Server:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """On the same port each time, so that the players find it again."""
        command = [
            sys.executable,
            "-m",
            "equipoise.cli.main",
            "serve",
            "--no-browser",
            "--data",
            str(self.folder),
        ]
        paths = [str(ROOT), *[path for path in sys.path if path]]
        env = {
            **os.environ,
            "EQUIPOISE_GAMES": "equipoise.noughts.game",
            "PYTHONPATH": os.pathsep.join(paths),
        }
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True, env=env
        )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def close(self) -> None:
        """Politely, as Ctrl-C does; it must not take long and must not fail."""
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(15) == 0
        self.process.stdout.close()


@final
class Player:
    """Moves for both seats of one match and remembers what was acknowledged."""

    def __init__(self, server: Server, code: str, cookie: str) -> None:
        self.server = server
        self.code = code
        self.cookie = cookie
        self.acknowledged: list[str] = []  # words of move 1, 2, ...
        self.pending = ""
        self.stop = False

    async def run(self) -> None:
        while not self.stop:
            try:
                address = f"ws://127.0.0.1:{self.server.port}/ws/{self.code}"
                async with connect(address, additional_headers={"Cookie": self.cookie}, proxy=None) as ws:
                    await self._play(ws)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _play(self, ws: ClientConnection) -> None:
        while not self.stop:
            async with asyncio.timeout(10):
                word, body = msgspec.json.decode(await ws.recv())[:2]
            if word == "screen":
                self._seen(body)
                self.pending = random.choice(body["scene"]["actions"])["words"]
                await ws.send(
                    msgspec.json.encode(("act", body["n"], body["yours"][0], self.pending)).decode()
                )

    def _seen(self, screen: dict[str, Any]) -> None:
        n = screen["n"]
        assert n >= len(self.acknowledged), (
            f"{self.code}: {len(self.acknowledged)} were acknowledged, {n} are there"
        )
        assert n <= len(self.acknowledged) + 1
        if n == len(self.acknowledged) + 1:
            self.acknowledged.append(self.pending)


async def create(server: Server) -> list[Player]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        (await client.post("/api/me", json={"name": "Ann"})).raise_for_status()
        body = {"game": "noughts", "seats": 2, "sit": ["me", "device"], "options": {"rounds": 100_000}}
        players = []
        for _ in range(MATCHES):
            code = (await client.post("/api/matches", json=body)).json()["code"]
            players.append(Player(server, code, f"guest={client.cookies['guest']}"))
        return players


async def moves(server: Server, player: Player) -> list[str]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        text = (await client.get(f"/api/matches/{player.code}/file")).text
    return [line.split(": ")[1] for line in text.split("\n\n")[1].splitlines()]


async def test_no_acknowledged_move_is_ever_missing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    await server.start()
    players = await create(server)
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(KILLS):
        before = [len(player.acknowledged) for player in players]
        await asyncio.sleep(random.uniform(0.05, 0.4))
        deadline = time.monotonic() + START_SECONDS
        while any(len(player.acknowledged) <= had for player, had in zip(players, before)):
            failed = [task.exception() for task in tasks if task.done()]
            assert not failed
            assert time.monotonic() < deadline, "a match does not go on"
            await asyncio.sleep(random.uniform(0.0, 0.02))
        server.kill()
        await server.start()
    for player in players:
        player.stop = True
    await asyncio.gather(*tasks)
    for player in players:
        found = await moves(server, player)
        assert found[: len(player.acknowledged)] == player.acknowledged
    server.close()
