"""Load: many sockets in many matches on this machine, bounded in time. `make load ARGS="--closed"`.

Two guests sit in every match. Steady: so many moves each second, spread over all matches; closed: everybody
moves as soon as it is his turn. Measured from the click to the mover's own new screen and to the other's.
`--peer boardgameio` runs the closed loop on both servers by turns.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import time
from pathlib import Path
from statistics import median
from typing import Any, Callable, Coroutine, final

import click
import httpx
import uvloop
from scripts import load_boardgameio, load_house
from scripts.load_players import LoadMatch, Tally

WARM = 300  # matches
WARM_MOVES = 6000
WARM_SECONDS = 20.0

SitDown = Callable[[int, str, int, Tally], Coroutine[Any, Any, list[LoadMatch]]]


@final
class Measured:
    """What one run of one server gave."""

    def __init__(self, tally: Tally, seconds: float, kilobytes: float, used: float) -> None:
        self.tally = tally
        self.rate = tally.moves / seconds
        self.kilobytes = kilobytes  # of the server for each socket
        self.cost = used / max(tally.moves, 1) * 1e6  # µs of processor time for each move
        self.busy = used / seconds


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
    """Kilobytes."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * resource.getpagesize() / 1e3


def cpu(pid: int) -> float:
    """Seconds of processor time so far, in all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(found: Measured) -> None:
    tally = found.tally
    print(f"moves/s                {found.rate:9.0f}")
    print(f"processor              {found.cost:9.0f} µs of the server for each move")
    for name, times in (("own screen", tally.own), ("other screen", tally.other)):
        print(f"click to {name:12s}  p50 {quantile(times, 0.5)}   p99 {quantile(times, 0.99)}")
    print(f"memory of the server   {found.kilobytes:9.1f} kB for each socket, with its share of a match")
    print(f"faults                 {tally.faults or 'none'}")


async def measure(
    pid: int, port: int, sit_down: SitDown, tally: Tally, game: str, count: int, rate: float, seconds: float
) -> Measured:
    await wait_for(port)
    before = memory(pid)
    matches = await sit_down(port, game, count, tally)
    grown = memory(pid) - before
    if tally.closed:
        await warm_up(matches, tally)
    used = cpu(pid)
    took = await drive(matches, tally, rate, seconds)
    used = cpu(pid) - used
    return Measured(tally, took, grown / (2 * count), used)


async def warm_up(matches: list[LoadMatch], tally: Tally) -> None:
    """So many moves that are not counted: a just-in-time compiler needs them."""
    end = time.perf_counter() + WARM_SECONDS
    while tally.moves < WARM_MOVES and time.perf_counter() < end:
        await drive(matches, tally, 0, 0.2)
    await asyncio.sleep(0.5)  # for those under way
    tally.moves = 0
    tally.own.clear()
    tally.other.clear()


async def measure_idle(pid: int, port: int, game: str, count: int) -> float:
    """Kilobytes of the server for each match that nobody looks at, after the first have warmed it up."""
    await wait_for(port)
    async with load_house.guests(port) as clients:
        await load_house.create(clients, game, WARM)
        before = memory(pid)
        await load_house.create(clients, game, count)
        return (memory(pid) - before) / count


async def wait_for(port: int) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(100):
            try:
                await client.get(f"http://127.0.0.1:{port}/api/games")  # any answer will do
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


def compare(matches: int, seconds: float, rounds: int) -> None:
    """By turns, each server alone on one core and the players on the other."""
    cores = sorted(os.sched_getaffinity(0))
    theirs, ours = (
        (load_boardgameio.boardgameio, load_boardgameio.sit_down),
        (
            load_house.house,
            load_house.sit_down,
        ),
    )
    os.sched_setaffinity(0, set(cores[1:]) or set(cores))
    print(f"noughts: {matches} matches, {2 * matches} sockets, closed loop, server on core {cores[0]}")
    rates: list[list[float]] = [[], []]
    costs: list[list[float]] = [[], []]
    for number in range(rounds):
        for side, (server, sit_down) in enumerate((ours, theirs)):
            with server({cores[0]}) as (pid, port):
                tally = Tally(closed=True)
                found = uvloop.run(measure(pid, port, sit_down, tally, "noughts", matches, 0, seconds))
            rates[side].append(found.rate)
            costs[side].append(found.cost)
            name = ("equipoise", "boardgame.io")[side]
            print(
                f"round {number + 1}  {name:12s} {found.rate:7.0f} moves/s  {found.cost:5.0f} µs/move  "
                f"busy {found.busy:4.0%}  {found.kilobytes:6.1f} kB/socket  {tally.faults or ''}",
                flush=True,
            )
    print(f"ratio of medians: moves/s {median(rates[0]) / median(rates[1]):.2f} x, ", end="")
    print(f"processor time for each move {median(costs[1]) / median(costs[0]):.2f} x less")


@click.command()
@click.option("--closed", is_flag=True, help="Everybody moves as soon as it is his turn.")
@click.option("--rate", default=200.0, help="Moves each second, when steady.")
@click.option("--matches", default=500, type=click.IntRange(1, 2000))
@click.option("--seconds", default=10.0, type=click.FloatRange(1, 120))
@click.option("--game", default="noughts")
@click.option("--idle", is_flag=True, help="Only what a match costs that nobody looks at.")
@click.option("--peer", type=click.Choice(["boardgameio"]), help="Compare the closed loop with it.")
@click.option("--rounds", default=5, type=click.IntRange(1, 50), help="Of the comparison.")
def main(
    closed: bool,
    rate: float,
    matches: int,
    seconds: float,
    game: str,
    idle: bool,
    peer: str | None,
    rounds: int,
) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if peer:
        compare(matches, seconds, rounds)
        return
    if idle:
        with load_house.house(os.sched_getaffinity(0)) as (pid, port):
            each = uvloop.run(measure_idle(pid, port, game, matches))
        print(f"{game}: {each:.2f} kB of the server's memory for each of {matches} idle matches")
        return
    pace = "closed loop" if closed else f"{rate:g} moves/s"
    first, *others = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others or {first})
    print(f"{game}: {matches} matches, {2 * matches} sockets, {pace}, server on core {first}")
    with load_house.house({first}) as (pid, port):
        tally = Tally(closed)
        sit_down = load_house.sit_down
        report(uvloop.run(measure(pid, port, sit_down, tally, game, matches, rate, seconds)))


if __name__ == "__main__":
    main()
