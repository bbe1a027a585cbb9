"""A text in which somebody says all that he does at once."""

from __future__ import annotations

from equipoise.play.faults import Misread
from equipoise.web.messages import Dictate
from equipoise.web.viewer import Viewer


async def taken(viewer: Viewer, guest: str, message: Dictate) -> dict[str, str]:
    """What is wrong with it; an empty sentence if it is done."""
    try:
        n, line = viewer.seen_until(message.n), viewer.on_line(message.line)
        await viewer.table.dictate(guest, n, message.seat, message.text, line)
    except Misread as fault:
        rule = fault.refusal.rule if fault.refusal is not None else ""
        told = viewer.teller.fresh(fault.message)  # it may hold what somebody typed
        return {"text": told, "rule": rule, "rule_text": viewer.teller.optional(rule) if rule else ""}
    return {"text": "", "rule": "", "rule_text": ""}
