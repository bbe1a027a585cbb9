"""Messages that are kept: what is alike is told alike, and nothing else is."""

from __future__ import annotations

from equipoise.core.message import Message
from equipoise.web.told import Teller


def test_somebody_who_calls_himself_like_a_message_is_no_message() -> None:
    teller = Teller("en")
    named = teller.tell(Message("web-note-resigned", {"name": "web-bot-greedy"}))
    told = teller.tell(Message("web-note-resigned", {"name": Message("web-bot-greedy")}))
    assert "web-bot-greedy" in named and "web-bot-greedy" not in told
