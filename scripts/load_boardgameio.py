"""A boardgame.io server under the same load: how it is started, and how its players talk (socket.io)."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator, final

import httpx
import msgspec
from scripts.load_players import LoadMatch, Player, Tally, connect

FOLDER = Path(__file__).parent / "peers" / "boardgameio"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
ROOM = b"/noughts,"


class Cells(msgspec.Struct):
    cells: list[str | None]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815  (its name over there)


class State(msgspec.Struct, rename={"number": "_stateID"}):
    G: Cells
    ctx: Turn
    number: int


class Synced(msgspec.Struct):
    state: State


class Message(msgspec.Struct, array_like=True):
    word: str
    match: str
    body: msgspec.Raw = msgspec.Raw(b"null")


MESSAGES = msgspec.json.Decoder(Message)
STATES = msgspec.json.Decoder(State)
SYNCED = msgspec.json.Decoder(Synced)


@final
class BoardgamePlayer(Player):
    def __init__(self, match: LoadMatch, seat: int, credentials: str, request: bytes) -> None:
        super().__init__(match, seat, request)
        self.credentials = credentials
        self.state: State | None = None

    def hear(self, text: bytes) -> None:
        if text[:1] == b"0":  # the line is open: ask for the room
            self.send(b"40" + ROOM)
        elif text[:1] == b"2":  # ping
            self.send(b"3")
        elif text[:2] == b"40":  # in the room: ask for the match
            self._tell("sync", self.match.code, str(self.seat), self.credentials, 2)
        elif text[:2] == b"42":
            message = MESSAGES.decode(text[2 + len(ROOM) :])
            if message.word == "update":
                self._see(STATES.decode(message.body))
            elif message.word == "sync":
                self._see(SYNCED.decode(message.body).state)

    def _see(self, state: State) -> None:
        self.state = state
        self.saw(state.number, state.ctx.currentPlayer == str(self.seat))

    def _tell(self, *message: object) -> None:
        self.send(b"42" + ROOM + msgspec.json.encode(message))

    def act(self) -> None:
        assert self.state is not None
        cell = random.choice([cell for cell, mark in enumerate(self.state.G.cells) if mark is None])
        seat = str(self.seat)
        payload = {"type": "clickCell", "args": [cell], "playerID": seat, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._tell("update", action, self.state.number, self.match.code, seat)


@contextmanager
def boardgameio(cores: set[int]) -> Iterator[tuple[int, int]]:
    """Its server with the store in memory; its process and port."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").is_dir():
        raise SystemExit(f"first: cd {FOLDER} && npm install (make load-peers does that)")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [node, "server.cjs", str(port)],
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509
    )
    try:
        yield server.pid, port
    finally:
        server.terminate()
        server.wait()


async def sit_down(port: int, game: str, count: int, tally: Tally) -> list[LoadMatch]:
    matches: list[LoadMatch] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games/{game}") as client:
        for _ in range(count):
            created = await client.post("/create", json={"numPlayers": 2})
            created.raise_for_status()
            match = LoadMatch(created.json()["matchID"], tally)
            matches.append(match)
            for seat in range(2):
                body = {"playerID": str(seat), "playerName": f"Load {seat}"}
                joined = await client.post(f"/{match.code}/join", json=body)
                joined.raise_for_status()
                match.players.append(await _enter(port, match, seat, joined.json()["playerCredentials"]))
    return matches


async def _enter(port: int, match: LoadMatch, seat: int, credentials: str) -> Player:
    return await connect(port, SOCKET, "", lambda request: BoardgamePlayer(match, seat, credentials, request))
