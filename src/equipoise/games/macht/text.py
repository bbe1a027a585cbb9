"""Log lines, and a short notation. The board in plain text is in chart.py.

Notation, one part for each action; provinces by their first letters, tiles and symbols by letters:

    +Ic      takes Influence castle        Ic>dei      uses it on Deira
    @mer     places a piece in Mercia      Mv>ber-dei  Movement between the two
    R        recruits                      Sm>str-eas  Sea move from the first to the second
    Bt       plays Bonus tent              Me^2        recruits by the second alternative of Merlin
    k/ber    moves a knight from Bernicia  k~lin, ~    retreats to Lindsey, not at all
    pk       places a knight               !, _        occupies, leaves it empty
    x, o     cancels, lets it be           #3          bids 3
    k-dei    removes a knight from Deira   dei=c       changes its marker to castle
    .        is done                       dei:c, t4, ?Ic, *o   chance: lays, time, shows, starts
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.games.macht.actions import (
    BID,
    CHANGE,
    LAY,
    MOVE,
    NONE,
    PLACE,
    PUT,
    RECRUIT,
    REMOVE,
    RETREAT,
    SHOW,
    START,
    TAKE,
    TIME,
    USE,
    VERBS,
    Actions,
    Deed,
)
from equipoise.games.macht.board import (
    BIT,
    BONUS,
    CYCLE_NAMES,
    KIND_NAMES,
    KINDS,
    MERLIN,
    MOVEMENT,
    ORANGE,
    SEA_MOVE,
    SEAT_NAMES,
    SYMBOL_COUNT,
    SYMBOL_NAMES,
    TILE_NAMES,
    TILE_WORDS,
    WHITE,
    Board,
)
from equipoise.games.macht.boardfile import SYMBOLS
from equipoise.games.macht.rules.steps import apply
from equipoise.games.macht.rules.strength import active_provinces, attack, defence
from equipoise.games.macht.state import (
    BID_STEP,
    OCCUPY_STEP,
    OVER,
    RETREAT_STEP,
    SERPENT_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    stock,
    victory_points,
)

LETTERS: Final = "ow"


def say(t: Table, s: Macht, seat: int, deed: Deed, viewer: int) -> Message:
    """What an action would do, as far as the viewer may know it beforehand."""
    values: dict[str, Value] = {"who": SEAT_NAMES[seat]} if seat >= 0 else {}
    if deed.verb == USE:
        return _say_use(t, s, deed, values)
    if deed.verb == BID:
        if viewer != seat:  # R049
            return Message("mo-say-bid", values)
        values["number"] = int(deed.number)
        return Message("mo-say-bid-own", values)
    if deed.verb == RETREAT and deed.place == NONE:
        return Message("mo-say-retreat-none", values)
    values.update(_named(t, s, deed))
    return Message(f"mo-say-{VERBS[deed.verb]}", values)


def _named(t: Table, s: Macht, deed: Deed) -> dict[str, Value]:
    """What the words of an action speak of."""
    values: dict[str, Value] = {}
    if deed.verb in (SHOW, TAKE):
        values["tile"] = TILE_NAMES[deed.tile]
    if deed.verb in (TIME, BID):
        values["number"] = int(deed.number)
    if deed.verb == START:
        values["who"] = SEAT_NAMES[deed.number]
    if deed.verb in (LAY, PUT, MOVE, RETREAT, REMOVE, CHANGE):
        values["province"] = t.board.names[deed.place]
    if deed.verb in (LAY, CHANGE):
        values["symbol"] = SYMBOL_NAMES[deed.symbol]
    if deed.verb in (PLACE, MOVE, RETREAT, REMOVE):
        values["kind"] = KIND_NAMES[deed.kind]
    if deed.verb == PUT:
        values["kind"] = KIND_NAMES[active_kind(s)]
    if deed.verb == RECRUIT:
        values["count"] = int(_recruits(t, s))
        values["kind"] = KIND_NAMES[1 - active_kind(s)]
    if deed.verb == REMOVE:
        values["foe"] = SEAT_NAMES[foe(s.actor)]
    values.update(_pending(t, s, deed))
    return values


def _pending(t: Table, s: Macht, deed: Deed) -> dict[str, Value]:
    """What was announced before and is answered now."""
    values: dict[str, Value] = {}
    if deed.verb == MOVE:
        values["target"] = t.board.names[s.other if deed.place == s.place else s.place]
    if s.step in (SERPENT_STEP, OCCUPY_STEP, RETREAT_STEP) or deed.verb == PLACE:
        values["tile"] = TILE_NAMES[s.tile]
        if deed.verb != RETREAT:
            values["province"] = t.board.names[s.place]
        values["piece"] = KIND_NAMES[active_kind(s)]
    return values


def _recruits(t: Table, s: Macht) -> i64:
    wanted = t.board.later_recruits if s.recruited else t.board.first_recruits
    return min(wanted, stock(s, s.turn, 1 - active_kind(s)))


def _say_use(t: Table, s: Macht, deed: Deed, values: dict[str, Value]) -> Message:
    values["tile"] = TILE_NAMES[deed.tile]
    if deed.choice >= 0:
        for kind in range(KINDS):
            wanted = t.board.recruits[deed.tile][deed.choice][kind]
            values["knights" if kind == 0 else "mages"] = int(min(wanted, stock(s, s.turn, kind)))
        return Message("mo-say-use-recruit", values)
    if deed.tile in (MOVEMENT, SEA_MOVE):
        values["first"] = t.board.names[deed.place]
        values["second"] = t.board.names[deed.other]
        return Message("mo-say-movement" if deed.tile == MOVEMENT else "mo-say-sea-move", values)
    if deed.tile >= BONUS and deed.tile != MERLIN:
        values["symbol"] = SYMBOL_NAMES[deed.tile - BONUS]
        return Message("mo-say-bonus", values)
    values["province"] = t.board.names[deed.place]
    if not held(s, foe(s.turn)) & BIT[deed.place]:
        return Message("mo-say-reinforce", values)
    values["attack"] = int(attack(t, s, s.turn, deed.place))
    values["defence"] = int(defence(t, s, s.turn, deed.place))
    return Message("mo-say-overturn", values)


def report(t: Table, s: Macht, seat: int, deed: Deed, viewer: int) -> Message:
    """The log line: what was done, both bids when they are in, and how a cycle ended."""
    line = say(t, s, seat, deed, viewer)
    if deed.verb == BID and s.step == BID_STEP and s.bidder != NONE:
        line = _settled(s, seat, int(deed.number))
    after = s.copy()
    apply(t, after, seat, deed)
    if after.step != OVER and (after.number == s.number or deed.verb == LAY):
        return line
    values: dict[str, Value] = {"line": line, "cycle": CYCLE_NAMES[s.cycle]}
    for side, name in ((ORANGE, "orange"), (WHITE, "white")):
        values[name] = int(active_provinces(t, after, side, s.cycle))
        values[f"{name}-points"] = int(victory_points(after, side))
    return Message("mo-say-cycle-ends", values)


def _settled(s: Macht, seat: int, number: int) -> Message:
    bids = [number, number]
    bids[s.bidder] = int(s.bid)
    values: dict[str, Value] = {"tile": TILE_NAMES[s.tile], "orange": bids[0], "white": bids[1]}
    if bids[0] == bids[1]:
        return Message("mo-say-auction-tied", values)
    values["who"] = SEAT_NAMES[0 if bids[0] > bids[1] else 1]
    return Message("mo-say-auction-won", values)


def notation(t: Table, actions: list[int]) -> str:
    return " ".join(_part(t.actions, t.actions.deeds[action]) for action in actions)


def read_notation(t: Table, line: str) -> list[int]:
    known = {_part(t.actions, deed): id for id, deed in enumerate(t.actions.deeds)}
    actions: list[int] = []
    for number, part in enumerate(line.split(), 1):
        if part not in known:
            raise ValueError(
                f"part {number}, {part!r}, is no action: write +Ic, @mer, R, Ic>dei, Mv>ber-dei, k/ber or ."
            )
        actions.append(known[part])
    return actions


def tile_code(tile: i64) -> str:
    """Ic, Bt for tiles with a symbol; Mv, Sm, Me, Se, Vp, Re, Mc for the others."""
    if tile < BONUS + SYMBOL_COUNT:
        return ("I" if tile < BONUS else "B") + SYMBOLS[tile % SYMBOL_COUNT][0]
    first, _, second = TILE_WORDS[tile].partition("_")
    return first[0].upper() + (second[0] if second else "v" if tile == MOVEMENT else first[1])


def _part(a: Actions, deed: Deed) -> str:
    board, kind = a.board, "km"[deed.kind]
    place = board.codes[deed.place] if deed.place != NONE else ""
    if deed.verb == USE:
        return _use_part(board, deed)
    tile, symbol = tile_code(deed.tile), SYMBOLS[deed.symbol][0]
    parts = {
        "lay": f"{place}:{symbol}", "time": f"t{deed.number}", "show": f"?{tile}",
        "start": f"*{LETTERS[deed.number % 2]}", "take": f"+{tile}", "put": f"@{place}", "recruit": "R",
        "place": f"p{kind}", "move": f"{kind}/{place}",
        "retreat": f"{kind}~{place}" if place else "~", "occupy": "!", "leave": "_", "cancel": "x",
        "let": "o", "bid": f"#{deed.number}", "remove": f"{kind}-{place}", "change": f"{place}={symbol}",
        "done": ".",
    }  # fmt: skip
    return parts[VERBS[deed.verb]]


def _use_part(board: Board, deed: Deed) -> str:
    tile = tile_code(deed.tile)
    if deed.choice >= 0:
        return f"{tile}^{deed.choice + 1}"
    if deed.tile in (MOVEMENT, SEA_MOVE):
        return f"{tile}>{board.codes[deed.place]}-{board.codes[deed.other]}"
    if deed.tile < BONUS or deed.tile == MERLIN:
        return f"{tile}>{board.codes[deed.place]}"
    return tile
