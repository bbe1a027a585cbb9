"""What a seat may know: everything but the sheets that others are writing, and guesses at those."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.core.fair import Dice
from equipoise.core.game import Outcome, Saved, View
from equipoise.games.power.actions import CLEAR_ID, SEAL_ID
from equipoise.games.power.board import BIT
from equipoise.games.power.rules.planning import plan_offers, write
from equipoise.games.power.rules.sheet import open_row, rows_used, sheet_of, without
from equipoise.games.power.state import MOST_CLEARS, MOST_ROWS, PLAN_STAGE, Table, War, is_in, living

SHEETS: Final = 1 << 40  # beyond all ids; so many ways of opened sheets are told apart


@final
class PowerView(View):
    def __init__(
        self, seat: int, to_act: list[int], legal: list[int], position: War, outcome: Outcome | None
    ) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.position = position  # without what the seat may not know
        self.outcome = outcome

    def dump(self) -> Saved:
        saved = self.position.dump()
        saved["seat"] = self.seat
        saved["to_act"] = self.to_act
        saved["legal"] = self.legal
        return saved


def seen_by(s: War, seat: int) -> War:
    """PW-006: rows, unfinished order and torn sheets of the others are unknown until all have sealed."""
    seen = s.copy()
    seen.rows = sheet_of(s.rows, seat)
    seen.clears = s.clears & 15 << 4 * seat if seat >= 0 else 0
    return seen


def noticed(t: Table, s: War, seat: int, action: int, viewer: int) -> int:
    """Who seals is seen, what is written is not, until the last seal opens all sheets."""
    if s.stage != PLAN_STAGE or viewer == seat and action != SEAL_ID:
        return action
    if action != SEAL_ID:
        return -1
    if s.sealed | BIT[seat] != living(t, s):
        return action
    return SHEETS + hash(tuple([int(number) for number in s.rows])) % SHEETS


def guess(t: Table, s: War, seat: int, dice: Dice) -> War:
    """The same position, with anything on the sheets of the others that they could have written."""
    drawn = s.copy()
    if s.stage != PLAN_STAGE:
        return drawn
    for other in range(t.seats):
        if other != seat and living(t, s) & BIT[other]:
            _redraw(t, drawn, other, dice)
    return drawn


def _redraw(t: Table, s: War, seat: int, dice: Dice) -> None:
    s.rows = without(s.rows, seat, False)
    s.clears &= ~(15 << 4 * seat)
    # Never all of them: a planning word of a seat must be possible in any guess at its sheet.
    s.clears |= dice.below(MOST_CLEARS) << 4 * seat
    sealed = s.sealed & BIT[seat] != 0
    s.sealed &= ~BIT[seat]
    for _ in range(dice.below(MOST_ROWS * len(t.armies_of[seat]) + 1)):
        _write_row(t, s, seat, dice)
    if sealed:
        s.sealed |= BIT[seat]
    else:  # perhaps in the middle of an order
        _write_word(t, s, seat, dice)


def _write_row(t: Table, s: War, seat: int, dice: Dice) -> None:
    _write_word(t, s, seat, dice)
    while open_row(s, seat) >= 0:
        _write_word(t, s, seat, dice)


def _write_word(t: Table, s: War, seat: int, dice: Dice) -> None:
    offers = [id for id in plan_offers(t, s, seat) if id not in (SEAL_ID, CLEAR_ID)]
    if offers:
        id = offers[dice.below(len(offers))]
        assert isinstance(id, int)
        write(t, s, seat, t.actions.deeds[id], None)


def rows_left(t: Table, s: War, seat: int, army: i64) -> int:
    return int(MOST_ROWS - rows_used(t, s, seat, army))


def all_rows_left(t: Table, s: War, seat: int) -> int:
    """On the whole sheet; two armies have rows of their own, more players one budget for all orders."""
    armies = [army for army in t.armies_of[seat] if is_in(s, army)]
    if t.seats > 2:
        armies = armies[:1]
    return sum([rows_left(t, s, seat, army) for army in armies])
