"""What a seat may know: all but a bid that the other has made while the own is not in (Q33)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.core.fair import Dice
from equipoise.core.game import CHANCE, Outcome, Saved, View
from equipoise.core.message import Message, Value
from equipoise.games.macht.actions import NONE
from equipoise.games.macht.board import (
    BIT,
    BONUS,
    KIND_NAMES,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SEAT_NAMES,
    TILE_NAMES,
    VICTORY_POINT,
)
from equipoise.games.macht.state import (
    BID_STEP,
    HIDDEN,
    OVER,
    REBELLION_STEP,
    SERPENT_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    reserve,
)

# How messages name the steps.
STEPS: Final = [
    "lay", "time", "show", "starter", "action", "more", "serpent", "reinforce", "bid", "rebellion",
    "change", "retreat", "occupy", "movement", "sea-move",
]  # fmt: skip


@final
class MachtView(View):
    def __init__(
        self, seat: int, to_act: list[int], legal: list[int], position: Macht, outcome: Outcome | None
    ) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.position = position  # what is hidden has been taken out of it
        self.outcome = outcome

    def dump(self) -> Saved:
        saved = self.position.dump()
        saved["seat"] = self.seat
        saved["to_act"] = self.to_act
        saved["legal"] = self.legal
        return saved


def hides_bid(s: Macht, seat: int) -> bool:
    """Whether somebody else has bid, and the seat may not know how much."""
    return s.bidder != NONE and s.bidder != seat


def seen(s: Macht, seat: int) -> Macht:
    copy = s.copy()
    if hides_bid(s, seat):
        copy.bid = HIDDEN
    return copy


def guess(s: Macht, seat: int, dice: Dice) -> Macht:
    """A hidden bid drawn anew: each that its owner can pay is equally likely."""
    copy = s.copy()
    if hides_bid(s, seat):
        copy.bid = dice.below(int(reserve(s, s.bidder, active_kind(s))) + 1)
    return copy


def prompt(t: Table, view: MachtView) -> Message:
    """What to do next, or whom one waits for."""
    s = view.position
    if s.step == OVER:
        return Message("mo-prompt-over")
    if s.actor == CHANCE:
        return Message("mo-prompt-chance")
    if not view.legal:
        if s.step == BID_STEP:
            return Message("mo-prompt-bids", {"waiting": [SEAT_NAMES[seat] for seat in view.to_act]})
        return Message("mo-prompt-wait", {"who": SEAT_NAMES[s.actor]})
    values = at_stake(t, s, view.seat)
    if s.step == REBELLION_STEP and s.place != NONE:
        return Message("mo-prompt-rebellion-more", values)
    return Message(f"mo-prompt-{STEPS[s.step]}", values)


def at_stake(t: Table, s: Macht, seat: i64) -> dict[str, Value]:
    """What messages about the step of a seat speak of."""
    values: dict[str, Value] = {
        "who": SEAT_NAMES[seat],
        "foe": SEAT_NAMES[foe(seat)],
        "tile": TILE_NAMES[s.tile],
        "kind": KIND_NAMES[active_kind(s)],
        "actions": int(s.actions),
        "cubes": int(s.cubes),
        "most": int(reserve(s, seat, active_kind(s))),
        "province": t.board.names[s.place] if 0 <= s.place < t.board.count else "",
        "second": t.board.names[s.other],
    }
    if s.step == SERPENT_STEP:
        values["aim"] = _aim(t, s, values)
    return values


def _aim(t: Table, s: Macht, values: dict[str, Value]) -> Message:
    """What the tile was announced for (Q37)."""
    if s.choice != NONE:
        counts = t.board.recruits[s.tile][s.choice]
        return Message("mo-aim-recruit", {"knights": counts[0], "mages": counts[1]})
    if s.tile in (MOVEMENT, SEA_MOVE):
        return Message("mo-aim-pair", {"first": values["province"], "second": values["second"]})
    if s.tile >= VICTORY_POINT:
        return Message("mo-aim-auction")
    if s.tile >= BONUS and s.tile != MERLIN:
        return Message("mo-aim-bonus")
    enemy = held(s, foe(s.turn)) & BIT[s.place] != 0
    return Message("mo-aim-overturn" if enemy else "mo-aim-reinforce", {"province": values["province"]})
