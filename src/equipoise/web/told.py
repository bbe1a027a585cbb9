"""Messages in the language of a page. Most are said again and again, so they are kept."""

from __future__ import annotations

from functools import cache
from typing import Callable, Final, Hashable, TypeVar, final

import msgspec

from equipoise.core.game import Refusal
from equipoise.core.message import Message, Value
from equipoise.core.scene import Part
from equipoise.locale import Speaker, languages
from equipoise.play.table import Table
from equipoise.web.messages import ENCODER

MOST_KEPT: Final = 50_000
MOST_SAME: Final = 5_000
DEFAULT: Final = "en"

T = TypeVar("T", bound=Part)


@final
class Written:
    """A part of a scene in one language; in another it may have been written too."""

    __slots__ = ("other", "teller", "text")

    def __init__(self, teller: Teller, text: msgspec.Raw, other: object) -> None:
        self.teller = teller
        self.text = text
        self.other = other


@final
class Teller:
    def __init__(self, language: str) -> None:
        self.language = language
        self._speaker = Speaker(language)
        self._kept: dict[Hashable, str] = {}
        self._same: dict[int, tuple[Message, str]] = {}

    def tell(self, message: Message) -> str:
        # Games with tables made once hand out the same objects; those need not even be looked into.
        same = self._same.get(id(message))
        if same is not None and same[0] is message:
            return same[1]
        key = _key(message)
        text = self._kept.get(key)
        if text is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            text = self._kept[key] = self._speaker.tell(message)
        if len(self._same) >= MOST_SAME:
            self._same.clear()
        self._same[id(message)] = (message, text)
        return text

    def fresh(self, message: Message) -> str:
        """Not kept."""
        return self._speaker.tell(message)

    def once(self, part: T, write: Callable[[T, Teller, str], object], words: str = "") -> msgspec.Raw:
        """A part of a scene as JSON. Games hand out the same part again and again, so it is kept with it."""
        kept = part.shown
        while isinstance(kept, Written):
            if kept.teller is self:
                return kept.text
            kept = kept.other
        text = msgspec.Raw(ENCODER.encode(write(part, self, words)))
        part.shown = Written(self, text, part.shown)
        return text

    def say(self, id: str, **values: Value) -> str:
        """A message of web.ftl, without its `web-`."""
        return self.tell(Message(f"web-{id}", values))

    def _does(self, table: Table, seat: int, words: str) -> str:
        game = table.game
        return self.tell(game.say(table.state, seat, game.ids[words], seat))

    def optional(self, id: str) -> str:
        """Empty if the language has no such message."""
        return self.tell(Message(id)) if self._speaker.has(id) else ""

    def why(self, table: Table, seat: int, words: str, refusal: Refusal | None) -> dict[str, object]:
        if refusal is None:
            return {"words": words, "text": self.say("allowed"), "rule": "", "rule_text": "", "nearest": []}
        rule_text = self.optional(refusal.rule) if refusal.rule else ""
        return {
            "words": words,
            "text": self.fresh(refusal.message),  # it may hold what somebody typed
            "rule": refusal.rule,
            "rule_text": rule_text,
            "nearest": [{"words": near, "text": self._does(table, seat, near)} for near in refusal.nearest],
        }


def _key(message: Message) -> Hashable:
    return (message.id, *message.values, *[_value_key(value) for value in message.values.values()])


def _value_key(value: Value) -> Hashable:
    if isinstance(value, (str, int)):
        return value
    return _key(value) if isinstance(value, Message) else tuple([_key(part) for part in value])


@cache
def teller(language: str) -> Teller:
    return Teller(language)


def language_of(accept: str) -> str:
    """The first language of the browser that we have."""
    known = languages()
    for wish in accept.split(",")[:10]:
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in known:
            return language
    return DEFAULT
