"""What must hold of an arm file as a whole: numberings, holders, limits, who sits where."""

from __future__ import annotations

from typing import Final

from equipoise.core.datafile import Reader
from equipoise.games.duels.boardfile import LABELS, LIMITS, MODELS, SEATS, BoardFile, Mode, Numbering

MODES: Final = {"duel": 2, "three": 3, "four": 4, "team_2v1": 3, "team_2v2": 4}  # with how many seats
STEEPEST: Final = 45.0


def check_board(reader: Reader, board: BoardFile) -> None:
    if len(set(board.colours)) != len(SEATS) or len(board.colours) != len(SEATS):
        reader.fault(f"box: colours must be {len(SEATS)} different texts")
    _check_ids(reader, "model", [model.id for model in board.models], MODELS)
    for model in board.models:
        _check_numbering(reader, model, f"model {model.id}")
        if model.pawns not in ([6], [6, 8]):
            reader.fault(f"model {model.id}: pawns must be 6, or 6 and 8")
    for rival in board.rivals:
        _check_numbering(reader, rival, f"rival {rival.id}")
    for id, distances in board.singles.items():
        if len(distances) != len(set(distances)) or len(distances) not in (1, 2):
            reader.fault(f"singles: {id} must be one distance or two different ones")
    _check_limits(reader, board)
    _check_ids(reader, "mode", [mode.id for mode in board.modes], list(MODES))
    for mode in board.modes:
        _check_mode(reader, board, mode)


def _check_ids(reader: Reader, what: str, found: list[str], wanted: list[str]) -> None:
    for id in wanted:
        if found.count(id) != 1:
            reader.fault(f"there must be one {what} {id}, the file has {found.count(id)}")
    for id in found:
        if id not in wanted:
            reader.fault(f"{what} {id or '(without an id)'}: unknown; known are {', '.join(wanted)}")


def _check_numbering(reader: Reader, model: Numbering, where: str) -> None:
    everywhere = list(range(1, LABELS + 1))
    for name, distances in (("start", model.start), ("finish", model.finish)):
        if sorted(distances) != everywhere:
            reader.fault(f"{where}: {name} must name each distance from 1 to {LABELS} once")
    if len(model.capacity) != LABELS:
        reader.fault(f"{where}: capacity must have {LABELS} numbers, one for each distance")


def _check_limits(reader: Reader, board: BoardFile) -> None:
    heaviest = max(board.weights) * LABELS
    for id in LIMITS:
        if board.limits[id] <= heaviest:
            reader.fault(
                f"limit: {id} must be above {heaviest}, or a lone pawn at the end of the arm would tip it"
            )
        if board.limits[id] <= len(board.slips):
            reader.fault(f"limit: {id} must be above {len(board.slips)}, the reach of a shaky hand")
    swing = board.swing
    for id in ("lowest_angle", "gravity", "inertia", "damping"):
        if swing[id] <= 0:
            reader.fault(f"swing: {id} must be above 0")
    if swing["lowest_angle"] > STEEPEST:
        reader.fault(f"swing: lowest_angle must be at most {STEEPEST:g} degrees")
    if swing["damping"] >= 1:
        reader.fault("swing: damping must be below 1, or the arm does not swing")
    if swing["friction"] >= min(board.limits.values()):
        reader.fault("swing: friction must be below every limit, or the arm never tilts")


def _check_mode(reader: Reader, board: BoardFile, mode: Mode) -> None:
    where = f"mode {mode.id}"
    seats = SEATS[: MODES.get(mode.id, 0)]
    if sorted([*mode.south, *mode.north]) != seats or not mode.south or not mode.north:
        reader.fault(
            f"{where}: {', '.join(seats)} must sit south or north, each once, and both sides be taken"
        )
    if sorted(mode.cycle) != seats:
        reader.fault(f"{where}: cycle must name {', '.join(seats)} once each")
    for size, count, most in zip("lm", mode.pawns, board.in_box):
        if count > most:
            reader.fault(f"{where}: {size} is {count}, but the box has {most} in a colour")
    if sum(mode.pawns) == 0:
        reader.fault(f"{where}: everybody needs a pawn")
    if mode.id == "duel" and mode.pawns != [6, 0]:
        reader.fault(f"{where}: two players have 6 L pawns, or 8 by the option")
    holes = 2 * LABELS - 1
    if len(mode.south) * sum(mode.pawns) > holes or len(mode.north) * sum(mode.pawns) > holes:
        reader.fault(f"{where}: the pawns of a side must fit into its FINISH")
