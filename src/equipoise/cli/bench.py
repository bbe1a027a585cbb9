"""`equipoise bench`: how fast the rules are, beside others in one interleaved run. It judges nothing."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Any, Final

import click

from equipoise.cli.told import Fault, Span, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from rich.console import Console

    from equipoise.cli.speed import Runner
    from equipoise.core.game import Game

BOARD_GAMES: Final = ["breakthrough", "chess", "quoridor", "backgammon"]
PEERS: Final = {"dynasties": ["gin_rummy", "hearts"]}  # a card game is held against card games
SHEETS: Final = ["power"]  # games that are also measured by whole rounds of orders


def say(id: str, /, **values: Value) -> str:
    """A message of bench.ftl, without its `bench-`."""
    return speaker().tell(Message(f"bench-{id}", values))


@click.command(cls=TellingCommand)
@click.argument("game", default="europe1815")
@click.option("--peers", is_flag=True, cls=TellingOption)
@click.option("--rounds", default=5, type=click.IntRange(1, 99), show_default=True, cls=TellingOption)
@click.option("--seconds", default=0.5, type=Span(0.05, 60), show_default=True, cls=TellingOption)
def bench(game: str, peers: bool, rounds: int, seconds: float) -> None:
    from equipoise import catalog
    from equipoise.build import compiled, kind
    from equipoise.cli.screen import make_console
    from equipoise.cli.speed import bytes_per_state, call_times, import_seconds, interleaved

    title = catalog.find(game)
    console = make_console()
    others = PEERS.get(game, BOARD_GAMES)
    small, large = title.table(title.fewest), title.table(title.most)
    runners = _runners(small, large, compiled())
    if peers:
        runners.update(_peers(others))
    console.print(say("head", game=game, kind=kind(), rounds=rounds))
    _show_rates(console, interleaved(runners, rounds, seconds), say("rate"), others)
    searches = _searches(small, large, peers)
    if searches:
        _show_rates(console, interleaved(searches, rounds, seconds), say("search-rate"), [])
    if game in SHEETS:
        _show_rounds(console, large, peers, rounds, seconds)
    times = {call: round(seconds * 1e9) for call, seconds in call_times(small).items()}
    console.print(say("calls", **times, action=times["legal"] + times["apply"]))
    console.print(say("bytes", small=bytes_per_state(small), large=bytes_per_state(large)))
    console.print(say("import", milliseconds=round(import_seconds() * 1000)))


def _runners(small: Game[Any], large: Game[Any], compiled: bool) -> dict[str, Runner]:
    from equipoise.cli.speed import driven_rate, interpreted_rate, loop_rate

    both = (small, large)
    runners = {say("row-loop", game=table.name, seats=table.seats): loop_rate(table) for table in both}
    for table in both:
        runners[say("row-driven", game=table.name, seats=table.seats)] = driven_rate(table)
    if compiled:
        label = say("row-interpreted", game=small.name, seats=small.seats)
        runners[label] = interpreted_rate(small.name, small.seats)
    return runners


def _searches(small: Game[Any], large: Game[Any], peers: bool) -> dict[str, Runner]:
    """None for a game that no bot has an opinion on."""
    from equipoise.cli.speed import peer_search_rate, search_rate
    from equipoise.play.levels import levels

    if "strong" not in levels(small.name):
        return {}
    rows = {
        say("row-search", game=table.name, seats=table.seats): search_rate(table) for table in (small, large)
    }
    if peers:
        rows[say("row-peer-search", peer=BOARD_GAMES[0])] = peer_search_rate(BOARD_GAMES[0])
    return rows


def _peers(names: list[str]) -> dict[str, Runner]:
    from equipoise.cli.speed import peer_rate

    try:
        return {say("row-peer", peer=peer): peer_rate(peer) for peer in names}
    except ImportError:
        raise Fault(say("no-peers")) from None


def _show_rounds(console: Console, game: Game[Any], peers: bool, rounds: int, seconds: float) -> None:
    """Whole rounds of order sheets, in an interleaved run of their own: they are not steps."""
    from equipoise.cli import sheets
    from equipoise.cli.speed import interleaved

    runners = {say("row-rounds", game=game.name, seats=game.seats): sheets.round_rate(game)}
    if peers:
        try:
            runners[say("row-phases")] = sheets.peer_round_rate(False)
            runners[say("row-phases-drawn")] = sheets.peer_round_rate(True)
        except ImportError:
            raise Fault(say("no-diplomacy")) from None
    found = sheets.sample(game)
    orders, moves = (str(round(count / found.sheets, 1)) for count in (found.orders, found.moves))
    console.print(say("sheets", orders=orders, moves=moves))
    _show_rates(console, interleaved(runners, rounds, seconds), say("rounds"), [])


def _show_rates(console: Console, rates: dict[str, list[float]], unit: str, others: list[str]) -> None:
    from rich import box
    from rich.table import Table

    from equipoise.cli.speed import ratio

    first = next(iter(rates))
    peers = {peer: say("row-peer", peer=peer) for peer in others if say("row-peer", peer=peer) in rates}
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("what"))
    table.add_column(unit, justify="right")
    table.add_column(say("first"), justify="right")
    for peer in peers:
        table.add_column(say("peer", peer=peer), justify="right")
    for name, values in rates.items():
        cells = [name, f"{statistics.median(values):,.0f}", f"{ratio(rates, name, first):.3f}"]
        table.add_row(*cells, *(f"{ratio(rates, name, row):.2f}" for row in peers.values()))
    console.print(table)
