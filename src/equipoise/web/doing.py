"""What each message of a browser asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from equipoise.core.referee import why_not
from equipoise.play.clock import pause, resume
from equipoise.play.quiet import be_quiet
from equipoise.play.texts import one_line, printable
from equipoise.play.why import why_items
from equipoise.web import messages as m
from equipoise.web.acts import acts_of
from equipoise.web.dictation import taken

if TYPE_CHECKING:
    from equipoise.web.socket import Connection


async def do(browser: Connection, message: m.AnyIncoming) -> None:
    viewer = browser.viewer
    if isinstance(message, m.Act):
        n, line = viewer.seen_until(message.n), viewer.on_line(message.line)
        await viewer.table.act(browser.guest, n, message.seat, message.words, line)
    elif isinstance(message, m.Ping):
        browser.send("pong")
    elif isinstance(message, (m.Why, m.WhyItems)):
        _why(browser, message)
    elif isinstance(message, m.Look):
        await _look(browser, message)
    elif isinstance(message, m.Acts):
        browser.send("acts", message.n, await acts_of(viewer, message.n, message.seat))
    elif isinstance(message, m.Dictate):
        browser.send("dictated", await taken(viewer, browser.guest, message))
    elif isinstance(message, (m.Hint, m.Reason)):
        browser.adviser.ask(message)
    elif isinstance(message, m.Ready):
        viewer.ready(message.seat)
        browser.changed(1)
    elif isinstance(message, m.Chat):
        await _chat(browser, message)
    else:
        await _settle(browser, message)


async def _settle(browser: Connection, message: m.Matter) -> None:
    """Matters of the table."""
    viewer, matters = browser.viewer, browser.viewer.matters
    if isinstance(message, m.Undo):
        n, line = viewer.seen_until(message.n), viewer.on_line(message.line)
        await matters.undo(browser.guest, n, viewer.undo_seat(), line)
    elif isinstance(message, m.Answer):
        await matters.answer(browser.guest, message.id, message.yes)
    elif isinstance(message, m.Offer):
        await matters.offer_draw(browser.guest, message.seat)
    elif isinstance(message, m.Resign):
        await matters.resign(browser.guest, message.seat)
    elif isinstance(message, m.Pause):
        await pause(viewer.table, browser.guest, message.seat)
    elif isinstance(message, m.Resume):
        await resume(viewer.table, browser.guest, message.seat)
    else:
        await be_quiet(viewer.table, browser.guest, message.seat, message.scope)


def _why(browser: Connection, message: m.Why | m.WhyItems) -> None:
    """Only to the seat itself: a refusal may speak of what it alone knows."""
    table = browser.viewer.table
    table.check_seat(browser.guest, message.seat)
    if isinstance(message, m.Why):
        words = message.words[:200]
        refusal = why_not(table.game, table.state, message.seat, words)
    else:
        items = [item[:80] for item in message.items[: m.MOST_ITEMS]]
        words, refusal = why_items(table.game, table.state, message.seat, items)
    browser.send("why", browser.viewer.teller.why(table, message.seat, words, refusal))


async def _look(browser: Connection, message: m.Look) -> None:
    most = browser.viewer.count(browser.viewer.table.n)
    if not 0 <= message.n <= most:
        browser.send("error", browser.viewer.teller.say("no-position", most=most))
    elif not browser.viewer.may_look(message.seat):
        browser.send("error", browser.viewer.teller.say("not-your-view"))
    else:
        browser.send("past", message.n, await browser.viewer.past(message.n, message.seat))


async def _chat(browser: Connection, message: m.Chat) -> None:
    text = one_line(message.text)[: m.MOST_CHAT]
    if not printable(text) or not text:
        browser.not_understood()
    else:
        await browser.viewer.matters.say(browser.guest, text)
