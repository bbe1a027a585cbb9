"""Positions written down by place, and a few words to ask about them.

s = position(game, {"A": "s2 s2 f1", "B": "s3m"}, turn="A", thrown=4)  # two on START 2; an M on START 3
do(game, s, "move start-2")
"""

from __future__ import annotations

from typing import Iterable, Mapping

from tests.games.duels.tables import RULES, TITLE, table

from equipoise.core.game import CHANCE
from equipoise.core.referee import play, why_not
from equipoise.games.duels.board import standard_board
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.rules.rounds import set_order
from equipoise.games.duels.state import ACT_STAGE, THROW_STAGE, Duel, kind, pawns_at, put, side_of

BOARD = standard_board()
LETTERS = "ABCD"
SIZES = "LM"

__all__ = ["BOARD", "CHANCE", "RULES", "TITLE", "table"]


def place_of(text: str) -> int:
    """`s2` is 1, `f1` is 7."""
    return int(text[1]) - 1 + (7 if text[0] == "f" else 0)


def position(
    game: DuelGame,
    pawns: Mapping[str, str],
    turn: str = "A",
    thrown: int = 0,
    out: str = "",
    bound: str = "",
    north: str = "",
) -> Duel:
    """A turn of somebody; pawns that are not named lie in stock, `out` names who has left before."""
    s = game.start()
    for letter in out:
        seat = LETTERS.index(letter)
        s.inside = int(s.inside) & ~(1 << seat)
        s.fell_count += 1
        s.fell[seat] = int(s.fell_count)
        for size in range(2):
            s.stock[kind(seat, size)] = 0
    for letter in north:
        s.north = int(s.north) | 1 << LETTERS.index(letter)
    for letter, places in pawns.items():
        seat = LETTERS.index(letter)
        for text in places.split():
            size = int(text.endswith("m"))
            assert s.stock[kind(seat, size)], f"{letter} has no pawn for {text}"
            s.stock[kind(seat, size)] -= 1
            put(game.table, s, seat, size, place_of(text))
    s.contenders = 0
    s.turn = 0
    set_order(game.table, s, LETTERS.index(turn))
    s.stage = THROW_STAGE
    for letter in bound:
        s.bound = int(s.bound) | 1 << LETTERS.index(letter)
    assert game.faults(s) == []
    if thrown:
        do(game, s, f"throw {thrown}")
        assert s.stage == ACT_STAGE
    return s


def begun(game: DuelGame, starter: str = "A") -> Duel:
    """The first round, with its throws for the start made."""
    s = game.start()
    for seat in range(game.seats):
        do(game, s, "throw 6" if LETTERS[seat] == starter else "throw 1")
    return s


def do(game: DuelGame, s: Duel, *lines: str) -> None:
    """Each said by whoever is to act."""
    for line in lines:
        play(game, s, game.to_act(s)[0], line)


def turn(game: DuelGame, s: Duel, number: int, line: str) -> None:
    do(game, s, f"throw {number}", line)


def words(game: DuelGame, s: Duel) -> set[str]:
    (seat,) = game.to_act(s)
    return {game.words[action] for action in game.legal(s, seat)}


def may(game: DuelGame, s: Duel, line: str) -> bool:
    return line in words(game, s)


def refused(game: DuelGame, s: Duel, line: str, seat: int | None = None) -> str:
    """The rule that stands in the way of a seat, of the one to act if none is named."""
    to_act = game.to_act(s)
    if seat is None:
        seat = to_act[0] if to_act else 0
    refusal = why_not(game, s, seat, line)
    assert refusal is not None, f"{line!r} is legal"
    return refusal.rule


def where(game: DuelGame, s: Duel, letter: str) -> str:
    """`s2 s2 f1m`, as positions are written."""
    seat = LETTERS.index(letter)
    found: list[str] = []
    for place in range(14):
        name = f"s{place + 1}" if place < 7 else f"f{place - 6}"
        for size in range(2):
            found += [name + ("m" if size else "")] * int(pawns_at(s, seat, size, place))
    return " ".join(found)


def stock(s: Duel, letter: str) -> str:
    seat = LETTERS.index(letter)
    return "".join(SIZES[size] * int(s.stock[kind(seat, size)]) for size in range(2))


def sides(game: DuelGame, s: Duel) -> str:
    """`SSNN`"""
    return "".join("SN"[int(side_of(s, seat))] for seat in range(game.seats))


def order(s: Duel) -> str:
    """Whose turns follow, from the one whose turn it is."""
    length = int(s.order_length)
    seats = [int(s.order) >> 2 * ((int(s.turn) + n) % length) & 3 for n in range(length)]
    return "".join(LETTERS[seat] for seat in seats)


def torque(s: Duel) -> int:
    return int(s.torque)


def inside(game: DuelGame, s: Duel) -> str:
    return "".join(LETTERS[seat] for seat in range(game.seats) if int(s.inside) >> seat & 1)


def result(game: DuelGame, s: Duel) -> tuple[str, list[int], list[int]]:
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome.reason, outcome.ranks, outcome.scores


def idle_turns(game: DuelGame, s: Duel, pairs: Iterable[tuple[int, str]]) -> None:
    for number, line in pairs:
        turn(game, s, number, line)
