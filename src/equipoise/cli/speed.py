"""What `bench` measures: one runner for each way to play, timed in turn."""

from __future__ import annotations

import gc
import os
import random
import statistics
import subprocess
import sys
import tracemalloc
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any, Callable, Iterator

import equipoise
from equipoise.core.fair import Bits
from equipoise.core.game import CHANCE, Game, State

Runner = Callable[[float], float]  # seconds to spend -> steps per second


def _steps_per_second(whole_game: Callable[[], int]) -> Runner:
    """A function for each game, not one long loop: Python is quick in functions that it has met often."""

    def run(seconds: float) -> float:
        steps, begun = 0, perf_counter()
        while perf_counter() - begun < seconds:
            steps += whole_game()
        return steps / (perf_counter() - begun)

    return run


def loop_rate(game: Game[Any]) -> Runner:
    """Random play in the rules' own code: compiled when the rules are."""
    bits = Bits(7)
    return _steps_per_second(lambda: game.play_on(game.start(), bits, 100_000))


def _numbers() -> Iterator[int]:
    """Random numbers without end, drawn before the clock runs: a choice is the same work in every library,
    so the less it takes the more the rates say about the rules. A prime, lest a game meet its own again."""
    draw = random.Random(7)
    return cycle([draw.getrandbits(30) for _ in range(65_537)])


def driven_rate(game: Game[Any]) -> Runner:
    """Action by action from Python: legal, choose, apply."""
    numbers = _numbers()

    def whole_game() -> int:
        steps, s = 0, game.start()
        for number in numbers:
            seats = game.to_act(s)
            if not seats:
                break
            legal = game.legal(s, seats[0])
            game.apply(s, seats[0], legal[number % len(legal)])
            steps += 1
        return steps

    return _steps_per_second(whole_game)


def peer_rate(name: str) -> Runner:
    """A game of OpenSpiel through its Python API, the same loop."""
    import pyspiel

    peer, numbers = pyspiel.load_game(name), _numbers()

    def whole_game() -> int:
        steps, s = 0, peer.new_initial_state()
        for number in numbers:
            if s.is_terminal():
                break
            legal = s.legal_actions()
            s.apply_action(legal[number % len(legal)])
            steps += 1
        return steps

    return _steps_per_second(whole_game)


def search_rate(game: Game[Any]) -> Runner:
    """Rounds of the bots' search over a position in mid-game, the tree begun anew with each run."""
    from equipoise.bots.opinions import opinion_on
    from equipoise.bots.search.tree import Search

    (s, seat, _) = positions(game, 1)[0]
    think = opinion_on(game)

    def run(seconds: float) -> float:
        search, begun = Search(game, s, seat, think, Bits(7), 1_000_000), perf_counter()
        while perf_counter() - begun < seconds:
            search.round()
        return search.rounds_done / (perf_counter() - begun)

    return run


def peer_search_rate(name: str) -> Runner:
    """OpenSpiel's own tree search in C++: each simulation ends with a random game."""
    import pyspiel

    peer = pyspiel.load_game(name)
    simulations = 1000

    def run(seconds: float) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.MCTSBot(
            peer, evaluator, 2.0, simulations, 1000, False, 7, False, pyspiel.ChildSelectionPolicy.UCT
        )
        done, begun, s = 0, perf_counter(), peer.new_initial_state()
        while perf_counter() - begun < seconds:
            bot.step(s)
            done += simulations
        return done / (perf_counter() - begun)

    return run


def interpreted_rate(name: str, seats: int) -> Runner:
    """The same game with the rules run as plain Python, in a process of its own."""

    def run(seconds: float) -> float:
        code = (
            "from equipoise.build import interpret; interpret();"
            "from equipoise import catalog; from equipoise.cli.speed import driven_rate;"
            f"print(driven_rate(catalog.find({name!r}).table({seats}))({seconds}))"
        )
        return float(_python(code))

    return run


def _python(code: str) -> str:
    """A process of its own, with this very package: a PYTHONPATH may be relative to another folder."""
    here = str(Path(equipoise.__file__).parent.parent)
    paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )  # fmt: skip
    return done.stdout


def interleaved(runners: dict[str, Runner], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Every runner in every round: noise of the machine falls on all alike."""
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(rounds):
        for name, run in runners.items():
            rates[name].append(run(seconds))
    return rates


def ratio(rates: dict[str, list[float]], name: str, to: str) -> float:
    """Median over the rounds of the ratio within a round."""
    return statistics.median(own / other for own, other in zip(rates[name], rates[to]))


def positions(game: Game[Any], count: int) -> list[tuple[State, int, int]]:
    """Positions of random games with the seat to act and an action, for timing single calls."""
    draw = random.Random(3)
    found: list[tuple[State, int, int]] = []
    while len(found) < count:
        s = game.start()
        while seats := game.to_act(s):
            action = draw.choice(game.legal(s, seats[0]))
            if seats[0] != CHANCE:
                found.append((s.copy(), seats[0], action))
            game.apply(s, seats[0], action)
    return draw.sample(found, count)


def call_times(game: Game[Any]) -> dict[str, float]:
    """Seconds of one call of each kind, the least of several rounds over the same positions."""
    sample = positions(game, 2000)
    best = {"copy": 1.0, "legal": 1.0, "apply": 1.0}
    for _ in range(7):
        copies = [s.copy() for s, _, _ in sample]
        best["copy"] = min(best["copy"], _timed(lambda: [s.copy() for s, _, _ in sample]) / 2000)
        best["legal"] = min(
            best["legal"], _timed(lambda: [game.legal(s, seat) for s, seat, _ in sample]) / 2000
        )
        pairs = list(zip(copies, sample))
        applied = _timed(lambda pairs=pairs: [game.apply(c, seat, a) for c, (_, seat, a) in pairs])  # type: ignore[misc]
        best["apply"] = min(best["apply"], applied / 2000)
    return best


def _timed(job: Callable[[], object]) -> float:
    """Without the garbage collector, which would look through all the positions that are kept for this."""
    gc.disable()
    try:
        begun = perf_counter()
        job()
        return perf_counter() - begun
    finally:
        gc.enable()


def bytes_per_state(game: Game[Any]) -> int:
    """What a copy of a position in mid-game takes, as the allocator counts it."""
    s = positions(game, 1)[0][0]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [s.copy() for _ in range(1000)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(copies)


def import_seconds() -> float:
    code = (
        "import time; t = time.perf_counter(); import equipoise; from equipoise import catalog;"
        "[catalog.find(g) for g in catalog.GAMES]; print(time.perf_counter() - t)"
    )
    return min(float(_python(code)) for _ in range(3))
