"""What must hold of a board as a whole: the pieces, the colours, their territories and HQs, the links."""

from __future__ import annotations

import re
from typing import Final

from equipoise.core.datafile import Reader
from equipoise.games.power.boardfile import KINDS, LINKS, BoardFile

ID: Final = re.compile(r"[a-z][a-z0-9]*")
MOST_SECTORS: Final = 62  # a set of sectors is one machine word
COLOURS: Final = 4
HOME_SECTORS: Final = 9  # of each territory, numbered from 0
DRY: Final = ["coast", "landlocked", "island", "hq"]
WET: Final = ["coast", "island", "hq", "sea"]


def check_board(reader: Reader, board: BoardFile) -> None:
    _check_pieces(reader, board)
    _check_colours(reader, board)
    _check_sectors(reader, board)
    sound = len(reader.faults)
    _check_links(reader, board)
    if len(reader.faults) == sound:
        _check_connected(reader, board, ["land_border", "land_diagonal"], DRY, "by land")
        _check_connected(reader, board, ["ship_water", "ship_shore"], WET, "by ship")


def _check_pieces(reader: Reader, board: BoardFile) -> None:
    ids = [piece.id for piece in board.pieces]
    if ids != KINDS:
        reader.fault(f"the pieces must be, in this order: {', '.join(KINDS)}; the file has {', '.join(ids)}")
        return
    for n, piece in enumerate(board.pieces):
        group = 1 if n < 4 else 2 if n < 8 else 0
        if piece.group != group:
            reader.fault(f"piece {piece.id}: group must be {group}")
        if piece.group and (piece.power < 1 or piece.moves < 1 or piece.way == "none"):
            reader.fault(f"piece {piece.id} must have power, moves and a way to go")
    for small, large in zip(board.pieces[:4], board.pieces[4:]):
        if (small.way, small.moves) != (large.way, large.moves):
            reader.fault(f"piece {large.id} must move like piece {small.id}")
    for language in ("fr", "en"):
        letters = [piece.fr if language == "fr" else piece.en for piece in board.pieces]
        _check_unique(reader, letters, f"letters {language} of pieces")


def _check_unique(reader: Reader, names: list[str], what: str) -> None:
    for name in sorted({name for name in names if names.count(name) > 1}):
        reader.fault(f"{what}: {name} is given twice")


def _check_colours(reader: Reader, board: BoardFile) -> None:
    for what, names in (
        ("colours", board.colours),
        ("colour_fr", board.colour_fr),
        ("colour_en", board.colour_en),
    ):
        if len(names) != COLOURS:
            reader.fault(f"board: {what} must be {COLOURS}, not {len(names)}")
        _check_unique(reader, names, f"board: {what}")


def _check_sectors(reader: Reader, board: BoardFile) -> None:
    if not 2 <= len(board.sectors) <= MOST_SECTORS:
        reader.fault(f"a board has 2 to {MOST_SECTORS} sectors, this one {len(board.sectors)}")
    _check_unique(reader, [sector.id for sector in board.sectors], "sector ids")
    _check_unique(reader, [sector.fr for sector in board.sectors], "letters fr of sectors")
    _check_unique(reader, [sector.en for sector in board.sectors], "letters en of sectors")
    for sector in board.sectors:
        where = f"sector {sector.id}"
        if not ID.fullmatch(sector.id):
            reader.fault(f"{where}: an id is lower-case letters and digits, a letter first")
        if sector.kind in ("coast", "landlocked", "hq") and sector.owner not in board.colours:
            reader.fault(f"{where}: owner must be one of {', '.join(board.colours)}")
        if sector.kind in ("island", "sea") and sector.owner:
            reader.fault(f"{where}: nobody owns a sector of the kind {sector.kind}")
    for colour in board.colours:
        _check_territory(reader, board, colour)


def _check_territory(reader: Reader, board: BoardFile, colour: str) -> None:
    own = [sector for sector in board.sectors if sector.owner == colour]
    quarters = [sector.id for sector in own if sector.kind == "hq"]
    if len(quarters) != 1:
        reader.fault(f"{colour} must have one HQ, not {len(quarters)}")
    numbers = sorted(sector.number for sector in own if sector.kind in ("coast", "landlocked"))
    if numbers != list(range(HOME_SECTORS)):
        reader.fault(f"the territory of {colour} must be numbered 0 to {HOME_SECTORS - 1}, not {numbers}")


def _check_links(reader: Reader, board: BoardFile) -> None:
    kinds = {sector.id: sector.kind for sector in board.sectors}
    for name in LINKS:
        ways = DRY if name.startswith("land") else WET
        seen: set[str] = set()
        for a, b in board.links[name]:
            where = f"links: {name} {a}-{b}"
            strange = [end for end in (a, b) if end not in kinds]
            if strange:
                reader.fault(f"{where}: there is no sector {strange[0]}")
                continue
            if a == b:
                reader.fault(f"{where}: a sector cannot be linked to itself")
            closed = [end for end in (a, b) if kinds[end] not in ways]
            if closed:
                reader.fault(f"{where}: {closed[0]} is {kinds[closed[0]]}, which this way does not lead to")
            pair = "-".join(sorted((a, b)))
            if pair in seen:
                reader.fault(f"{where} is given twice; one entry links both ways")
            seen.add(pair)
    double = [pair for pair in board.links["ship_diagonal"] if pair in board.links["ship_shore"]]
    for a, b in double:
        reader.fault(f"links: {a}-{b} is both ship_shore and ship_diagonal")


def _check_connected(reader: Reader, board: BoardFile, names: list[str], kinds: list[str], how: str) -> None:
    places = [sector.id for sector in board.sectors if sector.kind in kinds]
    if not places:
        return
    near: dict[str, set[str]] = {place: set() for place in places}
    for name in names:
        for a, b in board.links[name]:
            near[a].add(b)
            near[b].add(a)
    reached = {places[0]}
    border = [places[0]]
    while border:
        for place in near[border.pop()] - reached:
            reached.add(place)
            border.append(place)
    lost = [place for place in places if place not in reached]
    if lost:
        reader.fault(f"the board falls apart: no way {how} from {places[0]} to {', '.join(lost)}")
