"""`equipoise bench`: how fast the rules are, beside others in one interleaved run. It judges nothing."""

from __future__ import annotations

import statistics
from typing import Any

import click

from equipoise.core.message import Message
from equipoise.locale import Speaker

PEERS = ["breakthrough", "chess", "quoridor", "backgammon"]


@click.command()
@click.argument("game", default="europe1815")
@click.option("--peers", is_flag=True)
@click.option("--rounds", default=5, type=click.IntRange(1, 99))
@click.option("--seconds", default=0.5, type=click.FloatRange(0.05, 60))
def bench(game: str, peers: bool, rounds: int, seconds: float) -> None:
    """Measure the steps per second of random play."""
    from rich.console import Console

    from equipoise import catalog
    from equipoise.build import compiled, kind
    from equipoise.cli.speed import bytes_per_state, call_times, import_seconds, interleaved

    try:
        title = catalog.find(game)
    except catalog.UnknownGame as error:
        raise click.BadParameter(str(error)) from None
    tell = Speaker().tell
    console = Console(highlight=False)
    small, large = title.table(title.fewest), title.table(title.most)
    runners = _runners(title.id, small, large, peers, compiled())
    console.print(tell(Message("bench-head", {"game": game, "kind": kind(), "rounds": rounds})))
    rates = interleaved(runners, rounds, seconds)
    _print_rates(console, tell, rates)
    times = call_times(small)
    facts = {
        "copy": round(times["copy"] * 1e9),
        "legal": round(times["legal"] * 1e9),
        "apply": round(times["apply"] * 1e9),
        "small": bytes_per_state(small),
        "large": bytes_per_state(large),
        "import": round(import_seconds() * 1000),
    }
    console.print(tell(Message("bench-facts", facts)))


def _runners(name: str, small: Any, large: Any, peers: bool, compiled: bool) -> dict[str, Any]:
    from equipoise.cli.speed import driven_rate, interpreted_rate, loop_rate, peer_rate

    runners = {
        f"{name}, {small.seats} seats, loop in the rules": loop_rate(small),
        f"{name}, {large.seats} seats, loop in the rules": loop_rate(large),
        f"{name}, {small.seats} seats, from Python": driven_rate(small),
        f"{name}, {large.seats} seats, from Python": driven_rate(large),
    }
    if compiled:
        runners[f"{name}, {small.seats} seats, from Python, interpreted"] = interpreted_rate(
            name, small.seats
        )
    if peers:
        try:
            runners.update({f"OpenSpiel {peer}, from Python": peer_rate(peer) for peer in PEERS})
        except ImportError:
            raise click.ClickException(Speaker().tell(Message("bench-no-peers"))) from None
    return runners


def _print_rates(console: Any, tell: Any, rates: dict[str, list[float]]) -> None:
    from rich.table import Table

    from equipoise.cli.speed import ratio

    first = next(iter(rates))
    peer = f"OpenSpiel {PEERS[0]}, from Python"
    table = Table(tell(Message("bench-what")), tell(Message("bench-rate")), tell(Message("bench-first")))
    if peer in rates:
        table.add_column(tell(Message("bench-peer")))
    for name, values in rates.items():
        cells = [name, f"{statistics.median(values):,.0f}", f"{ratio(rates, name, first):.3f}"]
        if peer in rates:
            cells.append(f"{ratio(rates, name, peer):.2f}")
        table.add_row(*cells)
    console.print(table)
