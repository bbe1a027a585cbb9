"""What cards and players are called."""

from __future__ import annotations

from equipoise.core.message import Message, Value
from equipoise.games.dynasties.board import CODE_WORDS, CODES, Civilisation
from equipoise.games.dynasties.state import Table


def player(t: Table, seat: int) -> Message:
    """A player by deck and number: two may have the same deck."""
    return Message("dy-player", {"deck": t.decks[seat].name, "number": seat + 1})


def card_name(t: Table, card: int) -> Value:
    return name_in(t.decks[card // CODES], card % CODES)


def name_in(deck: Civilisation, code: int) -> Value:
    """The name of a card in a deck; its code where the deck has no such card."""
    if not deck.names[code]:
        return CODE_WORDS[code]
    return Message(f"dy-card-{deck.id}-{CODE_WORDS[code]}", {"name": deck.names[code]})
