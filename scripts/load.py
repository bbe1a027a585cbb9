"""Load: many sockets in many matches on this machine, bounded in time. `make load ARGS="--closed"`.

Two guests sit in every match. Steady: so many moves each second, spread over all matches; closed: everybody
moves as soon as it is his turn. Measured from the click to the mover's own new screen and to the other's.
"""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import os
import random
import resource
import socket
import tempfile
import time
from pathlib import Path

import click
import httpx
from scripts.load_players import LoadMatch, Player, Tally

ROOT = Path(__file__).parent.parent
NOUGHTS = "tests.noughts.game"


def serve(folder: Path, bound: socket.socket) -> None:
    from equipoise.web.app import Settings
    from equipoise.web.run import run
    from equipoise.web.security import UNLIMITED

    run(Settings(folder, limits=UNLIMITED), bound)


async def guests(address: str) -> list[httpx.AsyncClient]:
    clients = [httpx.AsyncClient(base_url=address) for _ in range(2)]
    for number, client in enumerate(clients):
        (await client.post("/api/me", json={"name": f"Load {number}"})).raise_for_status()
    return clients


async def set_up(port: int, game: str, options: dict[str, int], count: int, tally: Tally) -> list[LoadMatch]:
    clients = await guests(f"http://127.0.0.1:{port}")
    body = {"game": game, "seats": 2, "options": options, "sit": ["me", "link"]}
    matches: list[LoadMatch] = []
    for _ in range(count):
        created = await clients[0].post("/api/matches", json=body)
        created.raise_for_status()
        code = created.json()["code"]
        (await clients[1].post(f"/api/matches/{code}/join", json={"seat": 1})).raise_for_status()
        matches.append(LoadMatch(code, tally))
    for match in matches:
        for seat, client in enumerate(clients):
            match.players.append(await connect(port, match, seat, client.cookies["guest"]))
    for client in clients:
        await client.aclose()
    return matches


async def connect(port: int, match: LoadMatch, seat: int, cookie: str) -> Player:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /ws/{match.code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: guest={cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(match, seat, request.encode()), "127.0.0.1", port)
    await asyncio.wait_for(player.open, 30)
    return player


async def drive(matches: list[LoadMatch], tally: Tally, rate: float, seconds: float) -> float:
    begin = time.perf_counter()
    tally.measuring = True
    if tally.closed:
        for match in matches:
            match.move()
        await asyncio.sleep(seconds)
    else:
        order = list(matches)
        random.shuffle(order)
        number = 0
        while (now := time.perf_counter()) < begin + seconds:
            while number < (now - begin) * rate:
                order[number % len(order)].move()
                number += 1
            await asyncio.sleep(0.001)
    tally.measuring = False
    return time.perf_counter() - begin


def quantile(times: list[float], share: float) -> str:
    return f"{sorted(times)[int(len(times) * share)] * 1000:7.1f} ms" if times else "      none"


def memory(pid: int) -> float:
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * resource.getpagesize() / 1e6


def cpu(pid: int) -> float:
    """Seconds of processor time so far, in all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(tally: Tally, seconds: float, grown: float, used: float, sockets: int) -> None:
    print(f"moves/s                {tally.moves / seconds:9.0f}")
    print(f"processor              {used / max(tally.moves, 1) * 1e6:9.0f} µs of the server for each move")
    for name, times in (("own screen", tally.own), ("other screen", tally.other)):
        print(f"click to {name:12s}  p50 {quantile(times, 0.5)}   p99 {quantile(times, 0.99)}")
    print(
        f"memory of the server   {grown * 1000 / sockets:9.1f} kB for each socket, with its share of a match"
    )
    print(f"faults                 {tally.faults or 'none'}")


@click.command()
@click.option("--closed", is_flag=True, help="Everybody moves as soon as it is his turn.")
@click.option("--rate", default=200.0, help="Moves each second, when steady.")
@click.option("--matches", default=500, type=click.IntRange(1, 2000))
@click.option("--seconds", default=10.0, type=click.FloatRange(1, 120))
@click.option("--game", default="noughts")
def main(closed: bool, rate: float, matches: int, seconds: float, game: str) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.environ["EQUIPOISE_GAMES"] = NOUGHTS
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    bound = socket.create_server(("127.0.0.1", 0))
    with tempfile.TemporaryDirectory() as folder:
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(Path(folder), bound))
        server.start()
        try:
            asyncio.run(
                measure(bound.getsockname()[1], server.pid or 0, closed, rate, matches, seconds, game)
            )
        finally:
            server.terminate()
            server.join()


async def measure(
    port: int, pid: int, closed: bool, rate: float, count: int, seconds: float, game: str
) -> None:
    await wait_for(port)
    before = memory(pid)
    tally = Tally(closed)
    options = {"rounds": 1_000_000} if game == "noughts" else {}
    matches = await set_up(port, game, options, count, tally)
    pace = "closed loop" if closed else f"{rate:g} moves/s"
    print(f"{game}: {len(matches)} matches, {2 * len(matches)} sockets, {pace}")
    grown = memory(pid) - before
    used = cpu(pid)
    took = await drive(matches, tally, rate, seconds)
    report(tally, took, grown, cpu(pid) - used, 2 * len(matches))


async def wait_for(port: int) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(100):
            try:
                (await client.get(f"http://127.0.0.1:{port}/api/games")).raise_for_status()
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
