"""What people say at a table and ask each other, kept with the match."""

from __future__ import annotations

import contextlib
import time
from typing import Final

import msgspec
from sqlalchemy import select

from equipoise.play.changes import CUT_QUESTION, QUESTION, SAY, Change
from equipoise.play.faults import Fault
from equipoise.play.news import Question, Said
from equipoise.play.schema import CHAT, QUESTIONS
from equipoise.play.store import NotSaved, Store

MOST_SAID: Final = 200  # lines that somebody who comes is told


async def read_talk(store: Store, code: str) -> tuple[list[Said], tuple[Question, int] | None]:
    """The end of the chat; and the open question with the number of moves it was asked after."""
    query = select(CHAT).where(CHAT.c.match == code).order_by(CHAT.c.id.desc()).limit(MOST_SAID)
    said = [Said(row["seat"], row["who"], row["text"]) for row in await store.rows(query)]
    asked = await store.rows(select(QUESTIONS).where(QUESTIONS.c.match == code))
    if not asked:
        return said[::-1], None
    row = asked[0]
    left = set(msgspec.json.decode(row["waiting"]))
    return said[::-1], (Question(row["id"], row["kind"], row["seat"], row["asker"], left), row["n"])


async def save_said(store: Store, code: str, said: Said) -> None:
    await _save(store, Change(SAY, match=code, seat=said.seat, who=said.who, text=said.text, at=time.time()))


async def save_question(store: Store, code: str, question: Question, n: int) -> None:
    waiting = msgspec.json.encode(sorted(question.left)).decode()
    values = {"id": question.id, "kind": question.kind, "seat": question.seat, "asker": question.asker}
    await _save(store, Change(QUESTION, match=code, waiting=waiting, n=n, **values))


async def forget_question(store: Store, code: str, question: Question) -> None:
    """If that fails it does no harm: a question counts only until the next move."""
    with contextlib.suppress(NotSaved):
        await store.write(Change(CUT_QUESTION, of=code, number=question.id))


async def _save(store: Store, change: Change) -> None:
    try:
        await store.write(change)
    except NotSaved:
        raise Fault("not-saved") from None
