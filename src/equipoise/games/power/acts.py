"""A round shown piece by piece: sheets, penalties, strikes, waves, fights with their sums, prisoners, flags.

It is played again from what a viewer could see before, and the sheets that all may see afterwards.
"""

from __future__ import annotations

from typing import final

from equipoise.core.game import MOST_ACTS
from equipoise.core.message import Message
from equipoise.core.scene import Scene
from equipoise.games.power.actions import FLAG, PAY, PAY_POWER, PRISONERS, SEAL, Deed
from equipoise.games.power.board import BIT
from equipoise.games.power.rules.report import (
    BEFORE,
    CAPTURES,
    DONE_ROW,
    FALLS,
    FIGHT,
    FIGHTS,
    INCOME,
    LOST,
    SHEET,
    STRIKES,
    TIES,
    Event,
    Moment,
    Report,
)
from equipoise.games.power.rules.round import answer, resolve
from equipoise.games.power.rules.telling import event_message, seat_name, together
from equipoise.games.power.staging import Act
from equipoise.games.power.state import Table, War, living
from equipoise.games.power.view import PowerView


def staged(t: Table, s: War, seat: int, deed: Deed) -> bool:
    """The last seal sets a round going, an answer lets it go on."""
    if deed.verb == SEAL:
        return s.sealed | BIT[seat] == living(t, s)
    return deed.verb in (PAY, PAY_POWER, PRISONERS, FLAG)


def acts(t: Table, before: PowerView, deed: Deed, after: PowerView) -> list[Scene]:
    s = before.position.copy()
    report = Report()
    if deed.verb == SEAL:
        s.rows = after.position.sheets[:]
        s.sealed = living(t, s)
        resolve(t, s, report)
    else:
        answer(t, s, deed, report)
    show = Show(t, before.seat, report)
    for moment in report.moments:
        show.moment(moment)
    return show.scenes[:MOST_ACTS]


@final
class Show:
    def __init__(self, t: Table, seat: int, report: Report) -> None:
        self.t = t
        self.seat = seat
        self.report = report
        self.scenes: list[Scene] = []
        self.told = 0  # how many events are shown
        self.last: War | None = None  # the position that was shown last
        self.fights: list[Event] = []
        self.lost: list[int] = []  # rows of the own sheet

    def moment(self, moment: Moment) -> None:
        events = self.report.events[self.told : moment.events]
        self.told = moment.events
        text = [event_message(self.t, event) for event in events]
        self.lost += [event.numbers[1] for event in events if _lost_by(event, self.seat)]
        act = self._act(moment)
        if moment.word == FIGHTS:
            self.fights = [event for event in events if event.word == FIGHT]
            for event in events:
                act = self._act(moment)
                act.sums(event)
                self._add(act, [event_message(self.t, event)])
        elif moment.word == CAPTURES and self.fights:
            act.prisoners(self.fights)
            self._add(act, [Message("pw-act-captures"), *text])
        elif moment.word == BEFORE:
            self._add(act, text if text else [Message("pw-act-on")])
        elif moment.word == SHEET:
            act.sheet_read(events)
            who = seat_name(self.t, events[0].numbers[0])
            told = [event_message(self.t, event) for event in events if event.word != DONE_ROW]
            self._add(act, [Message("pw-act-sheet", {"who": who}), *told])
        elif events:
            self._mark(act, moment.word, events)
            self._add(act, text)
        self.last = moment.position

    def _act(self, moment: Moment) -> Act:
        return Act(self.t, self.seat, moment.position, f"act-{len(self.scenes)}", self.lost)

    def _mark(self, act: Act, word: str, events: list[Event]) -> None:
        if word == STRIKES:
            act.strikes(events)
        elif word == TIES:
            act.steps_back(events)
        elif word == INCOME:
            act.income(events)
        elif word == FALLS and self.last is not None:
            act.spoils(events, self.last)

    def _add(self, act: Act, text: list[Message]) -> None:
        self.scenes.append(Scene(act.areas, act.items, [], together(text)))


def _lost_by(event: Event, seat: int) -> bool:
    return event.word == LOST and event.numbers[0] == seat
