"""Planning: what a seat may write next, and what it has written (PW-066 to PW-083, PW-R54)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.games.power.actions import (
    ADD,
    CLEAR,
    CLEAR_ID,
    DONE,
    DONE_ID,
    FILL,
    FILL_ID,
    FIRST_ADD,
    LAUNCH,
    MAKE,
    OWN,
    SEAL,
    SEAL_ID,
    TAKE,
    Deed,
)
from equipoise.games.power.board import (
    ARMIES,
    BIT,
    MISSILE,
    MOVING_KINDS,
    SMALL_KINDS,
    place_of,
    zeros,
)
from equipoise.games.power.rules.orders import can_trade_up, carry_out, spare, worth_at
from equipoise.games.power.rules.report import Report
from equipoise.games.power.rules.round import resolve
from equipoise.games.power.rules.sheet import (
    FILLED,
    OPEN,
    has_written,
    listed,
    listed_count,
    listed_worth,
    open_row,
    row_army,
    row_code,
    row_kind,
    row_place,
    row_seat,
    row_verb,
    rows_used,
    without,
)
from equipoise.games.power.rules.strikes import land_missiles
from equipoise.games.power.state import (
    FRESH,
    MISSILE_PRICE,
    MOST_CLEARS,
    MOST_LISTED,
    MOST_ROWS,
    Table,
    War,
    army_of,
    clears_of,
    count_of,
    group,
    is_in,
    kind_of,
    living,
    mark_of,
    own_army,
    place_of_piece,
    power_of,
)


def planned(t: Table, s: War, seat: i64) -> War:
    """The position with the seat's own rows carried out; what others write is unknown to it."""
    plan = s.copy()
    n: i64 = 0
    while n < len(s.rows):
        if row_seat(s.rows[n]) == seat and not s.rows[n] & OPEN:
            carry_out(t, plan, s.rows[n], s.rows[n + 1])
            if t.reading:
                land_missiles(t, plan, None)
        n += 2
    return plan


def write(t: Table, s: War, seat: i64, deed: Deed, report: Report | None) -> None:
    """Does what a planning word says."""
    if deed.verb == SEAL:
        s.rows = without(s.rows, seat, True)
        s.sealed |= BIT[seat]
        if s.sealed == living(t, s):
            resolve(t, s, report)
    elif deed.verb == CLEAR:
        s.rows = without(s.rows, seat, False)
        s.clears += BIT[4 * seat]
    elif deed.verb >= TAKE:
        army = own_army(t, seat, deed.army)
        code = row_code(deed.verb, army, deed.kind, deed.place, 0, seat)
        if deed.verb == TAKE or deed.verb == MAKE or deed.verb == LAUNCH:
            code |= OPEN
        s.rows = append(append(s.rows, code), 0)
    else:
        _continue(s, open_row(s, seat), deed)


def _continue(s: War, row: i64, deed: Deed) -> None:
    if deed.verb == ADD:
        s.rows[row + 1] += BIT[6 * deed.kind]
    elif deed.verb == DONE:
        s.rows[row] &= ~OPEN
    elif deed.verb == FILL:
        s.rows[row] = s.rows[row] & ~OPEN | FILLED
    else:
        s.rows[row] = s.rows[row] & ~OPEN | deed.target << 16


def plan_offers(t: Table, s: War, seat: i64) -> list[object]:
    """Everything the seat may write next, in ascending order of ids."""
    handles = t.actions.handles
    found: list[object] = [handles[SEAL_ID]]
    if has_written(s, seat) and clears_of(s, seat) < MOST_CLEARS:
        found.append(handles[CLEAR_ID])
    row = open_row(s, seat)
    if row >= 0:
        _continuations(t, s, seat, s.rows[row], s.rows[row + 1], found)
        return found
    if t.seats > 2 and rows_used(t, s, seat, 0) >= MOST_ROWS:
        return found
    plan = s if t.written or not has_written(s, seat) else planned(t, s, seat)
    if t.seats == 2:
        for army in range(ARMIES):
            if t.side[army] == seat:
                _openings(t, s, plan, seat, army, army, found)
        return found
    _openings(t, s, plan, seat, own_army(t, seat, OWN), OWN, found)
    if t.mercenary >= 0:
        _openings(t, s, plan, seat, t.mercenary, t.mercenary, found)
    return found


def _openings(t: Table, s: War, plan: War, seat: i64, army: i64, named: i64, found: list[object]) -> None:
    if not is_in(s, army) or rows_used(t, s, seat, army) >= MOST_ROWS:
        return
    actions = t.actions
    first = actions.block[named + 1]
    if t.written:
        for id in range(first, first + actions.launch + t.board.sector_count + 1):
            found.append(actions.handles[id])
        return
    muster = mustered(t, plan, army)
    _takes(t, muster, first, found)
    _reserve_orders(t, plan, muster, army, first, found)
    _trades(t, plan, muster, army, first, found)
    _missiles(t, plan, muster, army, first, found)


# Where a muster holds what, as sets of places by kind: with one that may move; with one, two, three at least.
MAY_MOVE: Final[i64] = 0
ONE: Final[i64] = 9
TWO: Final[i64] = 18
THREE: Final[i64] = 27
WORTH: Final[i64] = 36  # of all the army has


def mustered(t: Table, plan: War, army: i64) -> vec[i64]:
    """All that the offers of an army ask for, in one look at the pieces."""
    muster = zeros(37)
    muster[WORTH] = power_of(plan, army)
    for piece in plan.pieces:
        if army_of(piece) != army:
            continue
        kind = kind_of(piece)
        here = BIT[place_of_piece(piece)]
        muster[THREE + kind] |= muster[TWO + kind] & here
        muster[TWO + kind] |= muster[ONE + kind] & here
        muster[ONE + kind] |= here
        muster[WORTH] += t.board.power[kind]
        if mark_of(piece) == FRESH:
            muster[MAY_MOVE + kind] |= here
    return muster


def _takes(t: Table, muster: vec[i64], first: i64, found: list[object]) -> None:
    places = t.board.reserve + 1
    for kind in range(MOVING_KINDS):
        sectors = muster[MAY_MOVE + kind] & t.board.everywhere
        while sectors:
            sector = place_of(sectors & -sectors)
            sectors &= sectors - 1
            found.append(t.actions.handles[first + t.actions.take[kind * places + sector]])


def _reserve_orders(
    t: Table, plan: War, muster: vec[i64], army: i64, first: i64, found: list[object]
) -> None:
    for kind in range(MOVING_KINDS):
        if muster[ONE + kind] & BIT[t.board.reserve]:
            found.append(t.actions.handles[first + t.actions.bring + kind])
    for kind in range(SMALL_KINDS):
        if power_of(plan, army) >= t.board.power[kind] and spare(t, plan, army, kind):
            found.append(t.actions.handles[first + t.actions.buy + kind])


def _trades(t: Table, plan: War, muster: vec[i64], army: i64, first: i64, found: list[object]) -> None:
    for kind in range(SMALL_KINDS):
        places = muster[THREE + kind]
        if places and not can_trade_up(t, plan, army, kind):
            continue
        while places:
            place = place_of(places & -places)
            places &= places - 1
            found.append(t.actions.handles[first + t.actions.trade[kind * (t.board.reserve + 1) + place]])


def _missiles(t: Table, plan: War, muster: vec[i64], army: i64, first: i64, found: list[object]) -> None:
    # Mostly all it has would not do, and no place need be looked at.
    if muster[WORTH] >= MISSILE_PRICE and spare(t, plan, army, MISSILE):
        for place in range(t.board.reserve + 1):
            if worth_at(t, plan, army, place) >= MISSILE_PRICE:
                found.append(t.actions.handles[first + t.actions.make + place])
    silos = muster[ONE + MISSILE]
    while silos:
        found.append(t.actions.handles[first + t.actions.launch + place_of(silos & -silos)])
        silos &= silos - 1


def _continuations(t: Table, s: War, seat: i64, code: i64, list: i64, found: list[object]) -> None:
    actions = t.actions
    if row_verb(code) == TAKE:
        found.extend(t.ends[row_kind(code) % SMALL_KINDS * t.board.sector_count + row_place(code)])
    elif row_verb(code) == LAUNCH:
        for target in range(t.board.sector_count + ARMIES):
            army = target - t.board.sector_count
            if army < 0 or t.written or is_in(s, army):
                found.append(actions.handles[actions.first_at + target])
    else:
        _list_offers(t, s, seat, code, list, found)


def _list_offers(t: Table, s: War, seat: i64, code: i64, list: i64, found: list[object]) -> None:
    handles = t.actions.handles
    army, place = row_army(code), row_place(code)
    worth = listed_worth(t, list)
    plan = s if t.written else planned(t, s, seat)
    if list != 0 if t.written else worth >= MISSILE_PRICE:
        found.append(handles[DONE_ID])
    if place == t.board.reserve and worth < MISSILE_PRICE:
        if t.written or power_of(plan, army) >= MISSILE_PRICE - worth:
            found.append(handles[FILL_ID])
    if listed_count(list) >= MOST_LISTED:
        return
    for kind in range(MOVING_KINDS):
        if t.written or count_of(plan, group(place, army, kind)) > listed(list, kind):
            found.append(handles[FIRST_ADD + kind])
