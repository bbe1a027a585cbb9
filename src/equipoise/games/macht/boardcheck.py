"""What must hold of the data as a whole: counts, ids, borders, tiles, and the position of the examples."""

from __future__ import annotations

import re
from typing import Final

from equipoise.core.datafile import Reader
from equipoise.games.macht.boardfile import (
    LIGHTNING_KINDS,
    PLAIN_KINDS,
    SYMBOL_KINDS,
    SYMBOLS,
    BoardFile,
    TileEntry,
)

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
MOST_PROVINCES: Final = 62  # a set of provinces is one machine word


def tile_names() -> list[str]:
    """Every tile there can be, in the order of the rules."""
    marked = [f"{kind} {symbol}" for kind in SYMBOL_KINDS for symbol in SYMBOLS]
    return [*marked, *PLAIN_KINDS, *LIGHTNING_KINDS]


def check_board(reader: Reader, board: BoardFile) -> None:
    _check_totals(reader, board)
    _check_pieces(reader, board)
    _check_markers(reader, board)
    _check_tokens(reader, board)
    _check_tiles(reader, board)
    sound = len(reader.faults)
    _check_provinces(reader, board)
    if len(reader.faults) == sound:
        _check_connected(reader, board)
        _check_example(reader, board)


def _check_totals(reader: Reader, board: BoardFile) -> None:
    """The totals that the box gives are there to catch what is lost in editing."""
    found = {
        "provinces": len(board.provinces),
        "markers": sum(board.markers.values()),
        "tokens": sum(board.tokens.values()),
        "tiles": sum([tile.count for tile in board.tiles]),
    }
    for key, count in found.items():
        if board.numbers[key] != count:
            reader.fault(f"box: {key} is {board.numbers[key]}, but the file has {count}")
    other = sum([tile.more_bonus for tile in board.tiles])
    if board.numbers["tiles"] != other:
        reader.fault(f"box: tiles is {board.numbers['tiles']}, but the split more_bonus has {other}")


def _check_pieces(reader: Reader, board: BoardFile) -> None:
    for kind in ("knights", "mages"):
        if board.numbers[f"start_{kind}"] > board.numbers[kind]:
            reader.fault(f"box: start_{kind} is more than the {board.numbers[kind]} {kind} of a player")
    for key in ("first_cubes", "win_points", "knights", "mages"):
        if board.numbers[key] < 1:
            reader.fault(f"box: {key} must be at least 1")
    if board.numbers["first_cubes"] > board.numbers["hourglass"]:
        reader.fault("box: first_cubes is more than the hourglass has")


def _check_markers(reader: Reader, board: BoardFile) -> None:
    if list(board.markers) != SYMBOLS:
        reader.fault(f"the markers must be {', '.join(SYMBOLS)}, in this order")
    if sum(board.markers.values()) < len(board.provinces):
        reader.fault("there are fewer markers than provinces")


def _check_tokens(reader: Reader, board: BoardFile) -> None:
    values = list(board.tokens)
    if values != sorted(values):
        reader.fault("the tokens must be given in ascending order of their values")
    if not values:
        reader.fault("there must be a time token")
    elif max(values) > board.numbers["hourglass"]:
        reader.fault(f"token {max(values)}: the hourglass has only {board.numbers['hourglass']} cubes")


def _check_tiles(reader: Reader, board: BoardFile) -> None:
    expected, given = tile_names(), [tile.words() for tile in board.tiles]
    for name in given:
        if name not in expected:
            reader.fault(f"tile {name}: there is no such tile; known are {', '.join(expected)}")
    for name in expected:
        if given.count(name) != 1:
            reader.fault(f"tile {name} must be given once, not {given.count(name)} times")
    if sorted(given) == sorted(expected) and given != expected:
        reader.fault(f"the tiles must be in the order {', '.join(expected)}")
    for tile in board.tiles:
        _check_tile(reader, tile)


def _check_tile(reader: Reader, tile: TileEntry) -> None:
    where = f"tile {tile.words()}"
    if tile.lightning != (tile.kind in LIGHTNING_KINDS):
        reader.fault(f"{where}: lightning must be {str(not tile.lightning).lower()}")
    if tile.recruit and (tile.lightning or tile.kind == "influence"):
        reader.fault(f"{where}: this kind of tile cannot recruit")
    if tile.kind == "serpent" and not tile.recruit:
        reader.fault(
            f"{where}: in its owner's turn it can do nothing but recruit, so recruit must name something"
        )
    if len({str(pieces) for pieces in tile.recruit}) != len(tile.recruit):
        reader.fault(f"{where}: an alternative of recruit is given twice")
    if any(sum(pieces) == 0 for pieces in tile.recruit):
        reader.fault(f"{where}: an alternative of recruit brings nobody")


def _check_provinces(reader: Reader, board: BoardFile) -> None:
    ids = [province.id for province in board.provinces]
    if not 2 <= len(ids) <= MOST_PROVINCES:
        reader.fault(f"a map has 2 to {MOST_PROVINCES} provinces, this one {len(ids)}")
    if ids != sorted(ids):
        reader.fault("the provinces must be in the alphabetical order of their ids")
    for id in ids:
        if not ID.fullmatch(id):
            reader.fault(
                f"province {id!r}: an id is lower-case letters, digits and underscores, a letter first"
            )
        elif ids.count(id) > 1:
            reader.fault(f"province {id}: the id is given twice")
    near = {province.id: province.borders for province in board.provinces}
    for province in board.provinces:
        for other in province.borders:
            where = f"province {province.id}"
            if other == province.id:
                reader.fault(f"{where}: it cannot border itself")
            elif other not in near:
                reader.fault(f"{where}: it borders {other or '(none named)'}, which is no province")
            elif province.id not in near[other]:
                reader.fault(f"{where}: it borders {other}, but {other} does not border it")
        if len(set(province.borders)) != len(province.borders):
            reader.fault(f"province {province.id}: a border is given twice")


def _check_connected(reader: Reader, board: BoardFile) -> None:
    near = {province.id: province.borders for province in board.provinces}
    reached = [board.provinces[0].id]
    for id in reached:  # grows while it is walked
        reached += [other for other in near[id] if other not in reached]
    lost = [id for id in near if id not in reached]
    if lost:
        reader.fault(f"the map is unconnected: no way from {board.provinces[0].id} to {', '.join(lost)}")


def _check_example(reader: Reader, board: BoardFile) -> None:
    ids = [province.id for province in board.provinces]
    if sorted(board.example_markers) != ids:
        reader.fault("example.markers: each province must have one marker")
    for id in board.example_pieces:
        if id not in ids:
            reader.fault(f"example.pieces: there is no province {id}")
    for symbol in {*board.example_markers.values(), *board.example_spare}:
        if symbol not in SYMBOLS:
            reader.fault(f"example: there is no symbol {symbol}")
    for symbol, count in board.markers.items():
        laid = list(board.example_markers.values()).count(symbol) + board.example_spare.get(symbol, 0)
        if laid != count:
            reader.fault(f"example: {laid} markers {symbol} on the map and to spare, the box has {count}")
    for id, pieces in board.example_pieces.items():
        if sum(pieces[:2]) and sum(pieces[2:]):
            reader.fault(f"example.pieces: {id} holds pieces of both colours")
    for place, kind in enumerate(["knights", "mages", "knights", "mages"]):
        if sum([pieces[place] for pieces in board.example_pieces.values()]) > board.numbers[kind]:
            reader.fault(f"example.pieces: a player has more than {board.numbers[kind]} {kind}")
