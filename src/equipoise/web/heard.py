"""News of a table as messages to one browser."""

from __future__ import annotations

from typing import Any

from equipoise.core.game import WATCHER
from equipoise.play.news import Answered, News, Put, Rematch, Said, SeatsChanged
from equipoise.web.messages import ClockOut
from equipoise.web.viewer import Viewer, seats_out

Told = tuple[Any, ...]


def greeting(viewer: Viewer) -> list[Told]:
    """To somebody who comes (back): what was said, what he is asked or asks, and how much time is left."""
    matters = viewer.matters
    found: list[Told] = []
    if matters.chat:
        found.append(("chats", [_said(said) for said in matters.chat]))
    if matters.question is not None:
        found += heard(viewer, Put(matters.question))
    if viewer.table.match.clock is not None:
        found.append(("clock", clock_out(viewer)))
    return found


def heard(viewer: Viewer, news: News) -> list[Told]:
    table, teller = viewer.table, viewer.teller
    if isinstance(news, Said):
        return [("chat", _said(news))]
    if isinstance(news, Rematch):
        return [("rematch", news.code)]
    if isinstance(news, SeatsChanged):
        viewer.seats_changed()
        return [("seats", seats_out(table.match, table, viewer.guest, teller))]
    if isinstance(news, Put):
        return _put(viewer, news)
    if isinstance(news, Answered):
        name = table.match.seats[news.question.seat].name
        text = teller.say(f"{news.question.kind}-{news.word}", name=name)
        return [("answered", {"id": news.question.id, "text": text})]
    return [("clock", clock_out(viewer))]


def _put(viewer: Viewer, news: Put) -> list[Told]:
    question, teller = news.question, viewer.teller
    if question.asker == viewer.guest:
        return [("asked", {"id": question.id, "text": teller.say(f"{question.kind}-asked")})]
    if viewer.guest in question.left:
        text = teller.say(f"{question.kind}-ask", name=viewer.table.match.seats[question.seat].name)
        return [("ask", {"id": question.id, "text": text, "kind": question.kind, "seat": question.seat})]
    return []


def _said(said: Said) -> dict[str, Any]:
    return {"who": said.who, "text": said.text, "seat": said.seat}


def clock_out(viewer: Viewer) -> ClockOut | None:
    """None while nobody is asked anything."""
    match, now = viewer.table.match, viewer.table.now()
    clock = match.clock
    if clock is None or not clock.deadline or not match.running():
        return None
    own = match.seats_of(viewer.guest)
    stands = clock.stands(now)
    left = [seat for seat in own if seat not in clock.used]
    return ClockOut(
        clock.seconds,
        round(clock.left(now), 1),
        clock.by if stands else WATCHER,
        round(max(0.0, clock.until - now), 1),
        viewer.seat() if viewer.seat() in left else left[0] if left else WATCHER,
        clock.by if stands and clock.by in own else WATCHER,
    )
