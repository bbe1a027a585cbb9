"""What the rules can never bring about: pieces, tiles or markers lost or made up, masks that disagree."""

from __future__ import annotations

from equipoise.games.macht.board import (
    BIT,
    KIND_WORDS,
    KINDS,
    SEAT_WORDS,
    SEATS,
    SYMBOL_COUNT,
    TILE_WORDS,
    TILES,
)
from equipoise.games.macht.state import (
    HEAPS,
    LAY_STEP,
    SPARE,
    TOKENS,
    Macht,
    Table,
    crowd,
    held,
    marked,
    pieces,
    reserve,
    stock,
    tile_count,
    tiles_in,
)


def faults(t: Table, s: Macht) -> list[str]:
    return [*_pieces(t, s), *_markers(t, s), *_tiles(t, s)]


def _pieces(t: Table, s: Macht) -> list[str]:
    found: list[str] = []
    provinces = range(t.board.count)
    for seat in range(SEATS):
        for kind in range(KINDS):
            counted = sum([int(pieces(t, s, seat, kind, place)) for place in provinces])
            counted += int(reserve(s, seat, kind) + stock(s, seat, kind))
            if counted != t.board.pieces[kind]:
                found.append(f"{SEAT_WORDS[seat]} {KIND_WORDS[kind]}: {counted}, not {t.board.pieces[kind]}")
        for place in provinces:
            if (crowd(t, s, seat, place) > 0) != (held(s, seat) & BIT[place] != 0):
                found.append(
                    f"{SEAT_WORDS[seat]}: {t.board.provinces[place]} is held without pieces or unseen"
                )
    both = held(s, 0) & held(s, 1)
    if both:
        found.append(f"both colours share provinces: mask {both}")
    if s.cubes < 0 or s.cubes > t.board.hourglass:
        found.append(f"{s.cubes} cubes in the hourglass")
    return found


def _markers(t: Table, s: Macht) -> list[str]:
    found: list[str] = []
    for symbol in range(SYMBOL_COUNT):
        counted = int(s.chest[SPARE + symbol])
        for place in range(t.board.count):
            counted += 1 if marked(s, symbol) & BIT[place] else 0
        if counted != t.board.markers[symbol]:
            found.append(f"symbol {symbol}: {counted} markers, not {t.board.markers[symbol]}")
    for place in range(t.board.count):
        bearing = [symbol for symbol in range(SYMBOL_COUNT) if marked(s, symbol) & BIT[place]]
        laid = s.step != LAY_STEP or place < s.place
        if len(bearing) != (1 if laid else 0):
            found.append(f"{t.board.provinces[place]} bears {len(bearing)} markers")
    for index in range(t.token_count):
        if int(s.chest[TOKENS + index]) > t.board.token_counts[index]:
            found.append(f"{s.chest[TOKENS + index]} unused tokens of value {t.board.token_values[index]}")
    return found


def _tiles(t: Table, s: Macht) -> list[str]:
    found: list[str] = []
    for tile in range(TILES):
        counted = sum([int(tile_count(s, heap, tile)) for heap in range(HEAPS)])
        if counted != t.tiles[tile]:
            found.append(f"{TILE_WORDS[tile]}: {counted} tiles, not {t.tiles[tile]}")
        for heap in range(HEAPS):
            if (tile_count(s, heap, tile) > 0) != (tiles_in(s, heap) & BIT[tile] != 0):
                found.append(f"{TILE_WORDS[tile]}: heap {heap} and its mask disagree")
    return found
