"""What a seat plays: an empire where a game has such, else the seat itself, or its team."""

from __future__ import annotations

from typing import Any, Final

from equipoise.bots.shown import Shown
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.message import Message, Tell
from equipoise.core.record import Move

LEAD: Final = "first p"  # of dynasties: chance, before the number of a seat
PARTNERS: Final = "+"  # between the seats of a team


def sides(game: Game[Any], s: State) -> list[str]:
    """By seat, in a position after the set-up; empty for a seat that has no side yet. A team is one side."""
    if game.name == "europe1815":
        from equipoise.bots import europe1815_sides

        return europe1815_sides.sides(game, s)
    found = parties(game.teams(), game.seats)
    named = {seat: PARTNERS.join(map(str, party)) for party in found for seat in party}
    return [named[seat] for seat in range(game.seats)]


def parties(teams: list[list[int]], seats: int) -> list[list[int]]:
    """Those who win or lose: teams, or single seats where there are none."""
    return teams or [[seat] for seat in range(seats)]


def seats_in_order(game: Game[Any], moves: list[Move]) -> list[int]:
    """As they decided for the first time, which need not go round the table: in duels sides take turns. Who
    never did comes last; if nobody did there is no order. In dynasties all plant at the same time: there it
    goes round from the one who leads, whom chance has drawn before."""
    if game.name == "dynasties" and moves and moves[0].words.startswith(LEAD):
        lead = int(moves[0].words.removeprefix(LEAD)) - 1
        return [(lead + place) % game.seats for place in range(game.seats)]
    decided = dict.fromkeys(move.seat for move in moves if move.seat != CHANCE)
    return list(decided | dict.fromkeys(range(game.seats))) if decided else []


def side_name(game: Game[Any], side: str) -> Message:
    if game.name == "europe1815":
        from equipoise.bots import europe1815_sides

        return europe1815_sides.side_name(game, side)
    seats = [Message("fairness-side-seat", {"number": int(seat) + 1}) for seat in side.split(PARTNERS)]
    return Message("fairness-side", {"seats": seats})


def side_picture(game: Game[Any], shown: dict[str, Shown], caption: Message, tell: Tell) -> str:
    """Where the sides have a place on a board: an SVG of it; else empty."""
    if game.name == "europe1815":
        from equipoise.bots import europe1815_sides

        return europe1815_sides.map_of_rates(game, shown, caption, tell)
    return ""


def has_sides(game: Game[Any]) -> bool:
    """Whether who plays what matters besides whose turn comes first: empires, and teams of unequal size."""
    return game.name == "europe1815" or len({len(team) for team in game.teams()}) > 1
