"""Reads a position back that was written down; ValueError says what does not fit."""

from __future__ import annotations

from typing import Final, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.saved import number, numbers
from equipoise.games.dynasties.board import BIT, CODES
from equipoise.games.dynasties.state import (
    FRAME,
    FRAMES,
    MOST_SEATS,
    NOWHERE,
    ZONES,
    Dynasties,
    Table,
    blank,
    packed,
)

MOST: Final = 1 << 60  # no number of a position comes near


def load_state(t: Table, data: Mapping[str, object]) -> Dynasties:
    s = Dynasties(t.seats)
    cards = CODES * t.seats
    s.discards, s.buried = _lists(data, "discards", t.seats), _lists(data, "buried", t.seats)
    s.plays = _lists(data, "plays", t.seats)
    s.zone, s.holder = _vec(data, "zone", cards), _vec(data, "holder", cards)
    s.engaged, s.face = _vec(data, "engaged", t.seats), _vec(data, "face", cards)
    s.known, s.rumour = _vec(data, "known", cards), _vec(data, "rumour", cards)
    s.attacked, s.barred = _vec(data, "attacked", cards), _vec(data, "barred", cards)
    s.monarch, s.out = _vec(data, "monarch", t.seats), _vec(data, "out", t.seats)
    s.pending, s.relations = _vec(data, "pending", t.seats), _vec(data, "relations", t.seats)
    s.envoy, s.sent = _numbers(data, "envoy", -1), _numbers(data, "sent", -1)
    s.targets, s.bribed = _numbers(data, "targets", -1), _numbers(data, "bribed", -1)
    s.battle, s.attackers = _numbers(data, "battle", -1), _numbers(data, "attackers", -1)
    s.defenders, s.locked = _numbers(data, "defenders", -1), _numbers(data, "locked", -1)
    s.paid, s.laid = _numbers(data, "paid", -1), _numbers(data, "laid", -1)
    s.year, s.lead, s.season = _number(data, "year"), _number(data, "lead"), _number(data, "season")
    s.die, s.passed, s.treasured = _number(data, "die"), _number(data, "passed"), _number(data, "treasured")
    s.populated, s.doomed, s.outs = _number(data, "populated"), _number(data, "doomed"), _number(data, "outs")
    s.called_off, s.verdict = _number(data, "called_off"), _number(data, "verdict")
    s.reason, s.winner = _number(data, "reason"), _number(data, "winner")
    s.gained = t.all_seats  # to look at more than has changed does no harm
    _load_armies(s, _lists(data, "armies", -1))
    _load_frames(s, _lists(data, "stack", -1))
    hold(s)
    return s


def hold(s: Dynasties) -> None:
    """What each seat holds, from where each card lies."""
    s.held, s.foreign = blank(ZONES * MOST_SEATS * MOST_SEATS, 0), blank(s.seats, 0)
    s.mixed = 0
    for card in range(len(s.zone)):
        zone, seat, owner = s.zone[card], s.holder[card], card // CODES
        if not 0 <= zone <= NOWHERE or not 0 <= seat < s.seats:
            raise ValueError("saved position: zone and holder must name zones and seats")
        if zone != NOWHERE:
            s.held[(zone * MOST_SEATS + seat) * MOST_SEATS + owner] |= BIT[card % CODES]
            if seat != owner:
                s.foreign[seat] += 1
                s.mixed |= BIT[seat]


def _load_armies(s: Dynasties, armies: list[list[int]]) -> None:
    for army in armies:
        if not army or any(not 0 <= card < len(s.zone) for card in army):
            raise ValueError("saved position: armies must be lists of cards, the leader first")
        s.force[army[0]] = packed(army[1:])


def _load_frames(s: Dynasties, stack: list[list[int]]) -> None:
    if any(len(frame) != FRAME for frame in stack):
        raise ValueError(f"saved position: stack must be lists of {FRAME} numbers")
    numbers = [number for frame in stack for number in frame]
    s.top = len(numbers) - FRAME
    s.frames = vec[i64](numbers + [0] * (FRAME * FRAMES - len(numbers)))


def _number(data: Mapping[str, object], name: str) -> int:
    return number(data, name, -1, MOST)


def _vec(data: Mapping[str, object], name: str, length: int) -> vec[i64]:
    return vec[i64](_numbers(data, name, length))


def _numbers(data: Mapping[str, object], name: str, length: int) -> list[int]:
    return list(numbers(data, name, MOST, length, -1))


def _lists(data: Mapping[str, object], name: str, count: int) -> list[list[int]]:
    row = _numbers(data, name, -1)
    found: list[list[int]] = []
    at = 0
    while at < len(row):
        size = row[at]
        if size < 0 or size > len(row) - at - 1:
            raise ValueError(f"saved position: {name} must be lists, each after its length")
        found.append(row[at + 1 : at + 1 + size])
        at += 1 + size
    if count >= 0 and len(found) != count:
        raise ValueError(f"saved position: {name} must be {count} lists, each after its length")
    return found
