"""Set-up, the beginning of a cycle and its end (R007-R039, R120-R127)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from equipoise.core.game import CHANCE
from equipoise.games.macht.actions import LAY, SHOW, TIME, Deed
from equipoise.games.macht.board import BIT, KINDS, ORANGE, SEATS, SYMBOL_COUNT, TILES, WHITE
from equipoise.games.macht.rules.carry import add_tile, empty_heap, enlist, remove_tile
from equipoise.games.macht.rules.strength import active_provinces
from equipoise.games.macht.state import (
    ACTION_STEP,
    DISCARDS,
    HEAP,
    HIGHER,
    LAY_STEP,
    MARKED,
    OFFER,
    OVER,
    PILE,
    PLAYED,
    POINTS,
    RESERVE,
    SHOW_STEP,
    SPARE,
    STARTER_STEP,
    STOCK,
    TIED,
    TIME_STEP,
    TOKENS,
    TWELVE,
    Macht,
    Table,
    active_kind,
    empty_board,
    foe,
    tiles_in,
    victory_points,
)


def start(t: Table) -> Macht:
    s = empty_board(t)
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.chest[RESERVE + seat * KINDS + kind] = u8(t.board.start[kind])
            s.chest[STOCK + seat * KINDS + kind] = u8(t.board.pieces[kind] - t.board.start[kind])
    for symbol in range(SYMBOL_COUNT):
        s.chest[SPARE + symbol] = u8(t.board.markers[symbol])
    for tile in range(TILES):
        s.tiles[PILE * TILES + tile] = u8(t.tiles[tile])
        if t.tiles[tile]:
            s.masks[HEAP + PILE] |= BIT[tile]
    _unuse_tokens(t, s)
    s.step = LAY_STEP
    return s


def _unuse_tokens(t: Table, s: Macht) -> None:
    for index in range(t.token_count):
        s.chest[TOKENS + index] = u8(t.board.token_counts[index])


def chance(t: Table, s: Macht, deed: Deed) -> None:
    """What chance has drawn."""
    if deed.verb == LAY:
        s.chest[SPARE + deed.symbol] -= 1
        s.masks[MARKED + deed.symbol] |= BIT[deed.place]
        s.place += 1
        if s.place == t.board.count:
            s.place = 0
            begin_cycle(t, s, t.board.first_cycle)
    elif deed.verb == TIME:
        s.chest[TOKENS + token_index(t, deed.number)] -= 1
        s.cubes = deed.number
        s.due = deed.number + t.board.tiles_over_token
        _show_next(t, s)
    elif deed.verb == SHOW:
        remove_tile(s, PILE, deed.tile)
        add_tile(s, OFFER, deed.tile)
        s.due -= 1
        _show_next(t, s)
    else:
        begin_turns(t, s, deed.number)


def token_index(t: Table, value: i64) -> i64:
    """The place of a token value among those of the box; -1 if there is none such."""
    for index in range(t.token_count):
        if t.board.token_values[index] == value:
            return index
    return -1


def begin_cycle(t: Table, s: Macht, cycle: i64) -> None:
    s.cycle = cycle
    s.number += 1
    s.recruited = 0
    s.actor = CHANCE
    for seat in range(SEATS):
        enlist(s, seat, active_kind(s), t.board.reinforcements)  # R026
    if s.number == 1:  # R011
        s.cubes = t.board.first_cubes
        s.due = t.board.first_tiles
        _show_next(t, s)
        return
    unused: i64 = 0
    for index in range(t.token_count):
        unused += i64(s.chest[TOKENS + index])
    if unused == 0:  # Q32
        _unuse_tokens(t, s)
    s.step = TIME_STEP


def _show_next(t: Table, s: Macht) -> None:
    if s.due > 0 and tiles_in(s, PILE) == 0:  # R033, Q39
        empty_heap(s, DISCARDS, PILE)
    if s.due > 0 and tiles_in(s, PILE) != 0:
        s.step = SHOW_STEP
        return
    s.due = 0  # Q31: fewer are shown
    _choose_starter(t, s)


def _choose_starter(t: Table, s: Macht) -> None:
    orange, white = victory_points(s, ORANGE), victory_points(s, WHITE)
    if orange == white:  # R035, Q02
        cycle = s.cycle
        if t.starter_by_finished and s.number > 1:
            cycle = 1 - s.cycle
        orange = active_provinces(t, s, ORANGE, cycle)
        white = active_provinces(t, s, WHITE, cycle)
    if orange == white:
        s.step = STARTER_STEP
    elif orange < white:
        begin_turns(t, s, ORANGE)
    else:
        begin_turns(t, s, WHITE)


def begin_turns(t: Table, s: Macht, starter: i64) -> None:
    s.turn = starter
    s.actor = starter
    s.step = ACTION_STEP
    s.actions = t.board.actions
    if victory_points(s, ORANGE) == victory_points(s, WHITE):  # R037
        s.actions = t.board.starter_actions


def end_action(t: Table, s: Macht) -> None:
    """R039, R120: the next action, the other's turn, or the end of the cycle."""
    if s.cubes == 0:
        end_cycle(t, s)
        return
    s.actions -= 1
    if s.actions == 0:
        s.turn = foe(s.turn)
        s.actions = t.board.actions
    s.actor = s.turn
    s.step = ACTION_STEP


def end_cycle(t: Table, s: Macht) -> None:
    orange = active_provinces(t, s, ORANGE, s.cycle)
    white = active_provinces(t, s, WHITE, s.cycle)
    if orange >= white:  # R122, R123
        s.chest[POINTS + ORANGE] += 1
    if white >= orange:
        s.chest[POINTS + WHITE] += 1
    s.actions = 0
    orange += victory_points(s, ORANGE)
    white += victory_points(s, WHITE)
    goal = t.board.win_points
    if orange >= goal or white >= goal:  # R124
        s.reason = TWELVE
        if orange >= goal and white >= goal:  # Q28
            s.reason = TIED if orange == white else HIGHER
        s.step = OVER
        return
    empty_heap(s, OFFER, DISCARDS)  # R031
    empty_heap(s, PLAYED + ORANGE, DISCARDS)  # Q10
    empty_heap(s, PLAYED + WHITE, DISCARDS)
    begin_cycle(t, s, 1 - s.cycle)
