"""Positions written down as the rulebook tells them, and a few words to ask about them.

s = position(game, {"deira": "W1k", "bernicia": "O4k"}, hand={"orange": ["influence castle"]})
do(game, s, "orange", "use influence castle deira")
"""

from __future__ import annotations

import re
from functools import cache
from typing import Mapping

from tests.games.macht.reference import PROVINCES, SYMBOLS, Book

from equipoise import catalog
from equipoise.core.game import CHANCE
from equipoise.core.referee import play, why_not
from equipoise.games.macht.board import CYCLE_WORDS, SEAT_WORDS, TILE_WORDS, standard_board
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.rules.carry import add_piece, add_tile, remove_tile
from equipoise.games.macht.state import (
    ACTION_STEP,
    DISCARDS,
    HAND,
    MARKED,
    OFFER,
    PILE,
    PLAYED,
    POINTS,
    RESERVE,
    SPARE,
    STOCK,
    Macht,
    pieces,
    reserve,
    stock,
    symbol_of,
    tile_count,
    victory_points,
)

TITLE = catalog.find("macht")
BOARD = standard_board()
RULES = set(TITLE.book().rules)
EXAMPLE = BOARD.file.example_markers
WHO = {"chance": CHANCE, "orange": 0, "white": 1}
Two = tuple[int, int]


def written(counts: list[int]) -> str:
    """Orange knights and mages, white knights and mages, as `O4k` or `W1k2m`."""
    letter, own = ("O", counts[:2]) if sum(counts[:2]) else ("W", counts[2:])
    return letter + "".join(f"{count}{kind}" for count, kind in zip(own, "km") if count)


EXAMPLE_PIECES = {id: written(counts) for id, counts in BOARD.file.example_pieces.items()}


@cache
def table(**options: str) -> MachtGame:
    game = TITLE.table(2, **options)
    assert isinstance(game, MachtGame)
    return game


def position(
    game: MachtGame,
    men: Mapping[str, str] | None = None,
    *,
    cycle: str = "sword",
    turn: str = "orange",
    cubes: int = 4,
    actions: int = 2,
    number: int = 2,
    markers: Mapping[str, str] = EXAMPLE,
    reserves: tuple[Two, Two] = ((0, 0), (0, 0)),
    hand: Mapping[str, list[str]] | None = None,
    bonus: Mapping[str, list[str]] | None = None,
    offer: list[str] | None = None,
    discards: list[str] | None = None,
    points: Two = (0, 0),
) -> Macht:
    """A seat about to act. Pieces are written `O4k`, `W1k2m`; what is not named lies in stock and pile."""
    t, s = game.table, game.start()
    s.step, s.actor, s.turn = ACTION_STEP, WHO[turn], WHO[turn]
    s.cubes, s.actions, s.number, s.place = cubes, actions, number, 0
    s.cycle = CYCLE_WORDS.index(cycle)
    for province, symbol in markers.items():
        s.masks[int(MARKED) + SYMBOLS.index(symbol)] |= 1 << BOARD.ids[province]
        s.chest[int(SPARE) + SYMBOLS.index(symbol)] -= 1
    for province, text in (men or {}).items():
        seat = "OW".index(text[0])
        for count, letter in re.findall(r"(\d+)([km])", text):
            for _ in range(int(count)):
                add_piece(t, s, seat, "km".index(letter), BOARD.ids[province])
    for seat in range(2):
        s.chest[int(POINTS) + seat] = points[seat]
        for kind in range(2):
            standing = sum(int(pieces(t, s, seat, kind, place)) for place in range(len(PROVINCES)))
            s.chest[int(RESERVE) + 2 * seat + kind] = reserves[seat][kind]
            s.chest[int(STOCK) + 2 * seat + kind] = 16 - standing - reserves[seat][kind]
    _share_out(s, offer or [], discards or [], hand or {}, bonus or {})
    assert game.faults(s) == []
    return s


def _share_out(
    s: Macht,
    offer: list[str],
    discards: list[str],
    hand: Mapping[str, list[str]],
    bonus: Mapping[str, list[str]],
) -> None:
    """Tiles out of the pile to where they lie."""
    heaps = [(int(OFFER), offer), (int(DISCARDS), discards)]
    for seat, word in enumerate(SEAT_WORDS):
        heaps += [
            (int(HAND) + seat, hand.get(word, [])),
            (int(PLAYED) + seat, bonus.get(word, [])),
        ]
    for heap, tiles in heaps:
        for tile in tiles:
            remove_tile(s, PILE, TILE_WORDS.index(tile))
            add_tile(s, heap, TILE_WORDS.index(tile))


def example(game: MachtGame, **more: object) -> Macht:
    """The position on which every printed example comes out."""
    return position(game, EXAMPLE_PIECES, **more)  # type: ignore[arg-type]


def do(game: MachtGame, s: Macht, who: str, *lines: str) -> None:
    for words in lines:
        play(game, s, WHO[who], words)
        assert game.faults(s) == []


def deal(game: MachtGame, s: Macht, *lines: str) -> None:
    do(game, s, "chance", *lines)


def asked(game: MachtGame, s: Macht) -> dict[str, list[str]]:
    """Who is to act, and all that may be said."""
    names = {number: name for name, number in WHO.items()}
    return {names[seat]: [game.words[a] for a in game.legal(s, seat)] for seat in game.to_act(s)}


def may(game: MachtGame, s: Macht, who: str, words: str) -> bool:
    return words in asked(game, s).get(who, [])


def refused(game: MachtGame, s: Macht, who: str, words: str) -> str:
    """The message of the refusal, `MO-R086.weak`; empty if it is allowed."""
    refusal = why_not(game, s, WHO[who], words)
    assert (refusal is None) == may(game, s, who, words)
    return refusal.message.id if refusal is not None else ""


def at(game: MachtGame, s: Macht, province: str) -> str:
    """Who stands there, as `O4k`; empty if nobody."""
    found = ""
    for seat, letter in enumerate("OW"):
        counts = [int(pieces(game.table, s, seat, kind, BOARD.ids[province])) for kind in range(2)]
        if sum(counts):
            found += letter + "".join(f"{n}{k}" for n, k in zip(counts, "km") if n)
    return found


def reserves(s: Macht, who: str) -> Two:
    return int(reserve(s, WHO[who], 0)), int(reserve(s, WHO[who], 1))


def stocks(s: Macht, who: str) -> Two:
    return int(stock(s, WHO[who], 0)), int(stock(s, WHO[who], 1))


def score(s: Macht) -> Two:
    return int(victory_points(s, 0)), int(victory_points(s, 1))


def heap(s: Macht, where: int) -> list[str]:
    return [word for tile, word in enumerate(TILE_WORDS) for _ in range(int(tile_count(s, where, tile)))]


def hand_of(s: Macht, who: str) -> list[str]:
    return heap(s, int(HAND) + WHO[who])


def symbol_at(s: Macht, province: str) -> str:
    return str(SYMBOLS[int(symbol_of(s, BOARD.ids[province]))])


def odds_of(book: Book) -> list[int]:
    """How likely the second telling of the rules holds each outcome of chance to be."""
    if book.step == "lay":
        return [book.spare[symbol] for symbol in SYMBOLS if book.spare[symbol]]
    if book.step == "time":
        return [book.tokens[value] for value in sorted(book.tokens) if book.tokens[value]]
    if book.step == "show":
        return [book.pile[tile] for tile in TILE_WORDS if book.pile[tile]]
    return [1, 1]


def lay_all(game: MachtGame, s: Macht, markers: Mapping[str, str] = EXAMPLE) -> None:
    deal(game, s, *[f"lay {province} {markers[province]}" for province in PROVINCES])
