"""What must hold of a map as a whole: ids, links, capitals, connection, and what the text states."""

from __future__ import annotations

import re
from typing import Final

from equipoise.core.datafile import Entry, Reader
from equipoise.games.europe1815.boardfile import MOST_EMPIRES, MOST_LANDS, MOST_LINKS, NEUTRAL, BoardFile

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
CONSTRAINT_KEYS: Final = ["id", "kind", "source", "strength", "a", "b", "of", "empire", "are"]


def check_board(reader: Reader, board: BoardFile) -> None:
    _check_ids(reader, [land.id for land in board.lands], "territory")
    _check_ids(reader, [land.code for land in board.lands], "territory code")
    _check_ids(reader, [empire.id for empire in board.empires], "empire")
    if not 2 <= len(board.lands) <= MOST_LANDS:
        reader.fault(f"a map has 2 to {MOST_LANDS} territories, this one {len(board.lands)}")
    if not 2 <= len(board.empires) <= MOST_EMPIRES:
        reader.fault(f"a map has 2 to {MOST_EMPIRES} empires, this one {len(board.empires)}")
    _check_owners(reader, board)
    _check_capitals(reader, board)
    sound = len(reader.faults)
    _check_edges(reader, board)
    if len(reader.faults) == sound:
        _check_connected(reader, board)
        for constraint in board.constraints:
            _check_constraint(reader, board, constraint)


def _check_ids(reader: Reader, ids: list[str], what: str) -> None:
    seen: set[str] = set()
    for id in ids:
        if not ID.fullmatch(id):
            reader.fault(
                f"{what} {id!r}: an id is lower-case letters, digits and underscores, a letter first"
            )
        elif id in seen:
            reader.fault(f"{what} {id}: the id is given twice")
        seen.add(id)


def _check_owners(reader: Reader, board: BoardFile) -> None:
    empires = {empire.id for empire in board.empires}
    if NEUTRAL in empires:
        reader.fault("empire neutral: this id means that nobody owns a territory")
    for land in board.lands:
        if land.empire not in empires and land.empire != NEUTRAL:
            known = ", ".join([*sorted(empires), NEUTRAL])
            reader.fault(f"territory {land.id}: unknown empire {land.empire}; known are {known}")


def _check_capitals(reader: Reader, board: BoardFile) -> None:
    owner = {land.id: land.empire for land in board.lands}
    capitals = {empire.capital: empire.id for empire in board.empires}
    for empire in board.empires:
        if empire.capital not in owner:
            reader.fault(
                f"empire {empire.id} has no capital: there is no territory {empire.capital or '(none named)'}"
            )
        elif owner[empire.capital] != empire.id:
            reader.fault(
                f"empire {empire.id}: its capital {empire.capital} belongs to {owner[empire.capital]}"
            )
        if sum(1 for land in board.lands if land.empire == empire.id) < 2:
            reader.fault(f"empire {empire.id} needs a territory beside its capital for its first pawns")
    for land in board.lands:
        if land.capital and land.id not in capitals:
            reader.fault(f"territory {land.id} is marked as a capital, but no empire names it")
        if not land.capital and land.id in capitals:
            reader.fault(f"territory {land.id} is the capital of {capitals[land.id]}, but not marked as one")


def _check_edges(reader: Reader, board: BoardFile) -> None:
    lands = {land.id for land in board.lands}
    seen: set[str] = set()
    for edge in board.edges:
        for end in (edge.a, edge.b):
            if end not in lands:
                reader.fault(f"edge {edge.a}-{edge.b}: unknown territory {end or '(none named)'}")
        if edge.a == edge.b:
            reader.fault(f"edge {edge.a}-{edge.b}: a territory cannot be linked to itself")
        pair = "-".join(sorted((edge.a, edge.b)))
        if pair in seen:
            reader.fault(f"edge {edge.a}-{edge.b} is given twice; one entry links both ways")
        seen.add(pair)
    for land in sorted(lands):
        links = sum(1 for edge in board.edges if land in (edge.a, edge.b))
        if links > MOST_LINKS:
            reader.fault(f"territory {land} has {links} links; at most {MOST_LINKS} are allowed")


def _check_connected(reader: Reader, board: BoardFile) -> None:
    if not board.lands:
        return
    near = board.neighbours()
    reached = {board.lands[0].id}
    border = [board.lands[0].id]
    while border:
        for land in near[border.pop()]:
            if land not in reached:
                reached.add(land)
                border.append(land)
    lost = [land.id for land in board.lands if land.id not in reached]
    if lost:
        reader.fault(f"the map is unconnected: no way from {board.lands[0].id} to {', '.join(lost)}")


def _check_constraint(reader: Reader, board: BoardFile, entry: Entry) -> None:
    where = f"constraint {entry.get('id', '?')}"
    reader.only(entry, where, CONSTRAINT_KEYS)
    near = board.neighbours()
    owner = {land.id: land.empire for land in board.lands}
    kind = reader.text(entry, "kind", where)
    if kind in ("exact_neighbours", "owner", "capital"):
        of = reader.text(entry, "of", where)
        if of not in owner:
            reader.fault(f"{where}: unknown territory {of}")
        elif kind == "exact_neighbours":
            listed = reader.texts(entry, "are", where)
            if near[of] != set(listed):
                reader.fault(f"{where}: {of} must border exactly {', '.join(listed)}")
        elif owner[of] != reader.text(entry, "empire", where):
            reader.fault(f"{where}: {of} must belong to {entry.get('empire')}")
        elif kind == "capital" and not any(empire.capital == of for empire in board.empires):
            reader.fault(f"{where}: {of} must be a capital")
        return
    a, b = reader.text(entry, "a", where), reader.text(entry, "b", where)
    known = {empire.id for empire in board.empires} if kind.startswith("empires_") else set(owner)
    for end in (a, b):
        if end not in known:
            reader.fault(f"{where}: unknown id {end}")
            return
    if not _pair_holds(board, kind, a, b):
        reader.fault(f"{where}: {a} and {b} do not keep '{kind}'")


def _pair_holds(board: BoardFile, kind: str, a: str, b: str) -> bool:
    owner = {land.id: land.empire for land in board.lands}
    if kind == "adjacent":
        return b in board.neighbours()[a]
    if kind == "not_adjacent":
        return b not in board.neighbours()[a]
    if kind == "only_link_between_empires":
        return _links(board, owner[a], owner[b]) == [{a, b}]
    if kind == "empires_adjacent":
        return bool(_links(board, a, b))
    if kind == "empires_not_adjacent":
        return not _links(board, a, b)
    return False


def _links(board: BoardFile, a: str, b: str) -> list[set[str]]:
    owner = {land.id: land.empire for land in board.lands}
    return [{edge.a, edge.b} for edge in board.edges if {owner[edge.a], owner[edge.b]} == {a, b}]
