"""Log lines and the table in plain text of the simple game."""

from __future__ import annotations

from equipoise.core.game import CHANCE
from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import FAINT, STRONG, Picture, Span
from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.rules.names import name_in
from equipoise.games.dynasties.simple.rules import score, winner
from equipoise.games.dynasties.simple.state import NO_CARD, NOBODY, Simple, SimpleTable
from equipoise.games.dynasties.simple.view import SimpleView


def who(seat: int) -> Message:
    return Message("dy-simple-player", {"number": seat + 1})


def say(t: SimpleTable, s: Simple, seat: int, action: int, viewer: int) -> Message:
    card = name_in(t.deck, action % CODES)
    if seat == CHANCE:
        if not s.due:
            return Message("dy-simple-say-turn", {"card": card})
        drawer = s.due[0]
        if viewer != drawer:
            return Message("dy-simple-say-draw", {"who": who(drawer)})
        return Message("dy-simple-say-draw-card", {"who": who(drawer), "card": card})
    if viewer != seat:
        return Message("dy-simple-say-secret", {"who": who(seat)})
    return Message("dy-simple-say-play", {"who": who(seat), "card": card})


def report(t: SimpleTable, s: Simple, seat: int, action: int, viewer: int) -> Message:
    """With the noble come to light what each has laid and who wins it."""
    if seat != CHANCE or s.due:
        return say(t, s, seat, action, viewer)
    noble = action % CODES
    laid = [
        Message("dy-simple-laid-card", {"who": who(other), "card": name_in(t.deck, card)})
        for other, card in enumerate(s.plays)
    ]
    values: dict[str, Value] = {"card": name_in(t.deck, noble), "laid": laid}
    first = winner(s.plays, noble)
    if first == NOBODY:
        return Message("dy-simple-told-lost", values)
    values["who"] = who(first)
    return Message("dy-simple-told-won", values)


def prompt(t: SimpleTable, view: SimpleView) -> Message:
    if view.legal:
        return Message("dy-simple-ask")
    if not view.to_act:
        return Message("dy-prompt-over")
    waiting = [who(seat) for seat in view.to_act if seat >= 0]
    return Message("dy-prompt-wait", {"who": waiting}) if waiting else Message("dy-prompt-chance")


def round_message(t: SimpleTable, s: Simple) -> Message:
    return Message("dy-simple-round", {"round": min(s.rounds + 1, t.rounds), "rounds": t.rounds})


def last_message(t: SimpleTable, s: Simple) -> Message:
    """How the last round ended."""
    values: dict[str, Value] = {"card": name_in(t.deck, s.turned)}
    if s.won == NOBODY:
        return Message("dy-simple-lost", values)
    values["who"] = who(s.won)
    return Message("dy-simple-won", values)


def picture(t: SimpleTable, view: SimpleView, tell: Tell) -> Picture:
    s = view.seen
    lines: Picture = [[Span(tell(round_message(t, s)), STRONG)]]
    if s.turned != NO_CARD:
        cards = "  ".join(f"p{seat + 1} {CODE_WORDS[card]}" for seat, card in enumerate(s.shown))
        lines.append([Span(f"{tell(last_message(t, s))} {CODE_WORDS[s.turned]}:  {cards}")])
    for seat in range(t.seats):
        values: dict[str, Value] = {"who": who(seat), "sum": score(s, seat), "hand": view.hands[seat]}
        values["pile"] = s.piles[seat]
        court = " ".join(CODE_WORDS[noble] for noble in s.courts[seat])
        laid = Span("  [?]" if view.laid[seat] else "", FAINT)
        lines.append([Span(tell(Message("dy-simple-line", values)), seat), Span(f"  {court}"), laid])
    if view.seat >= 0:
        hand = "  ".join(f"{CODE_WORDS[card]} {tell_name(t, card, tell)}" for card in s.hands[view.seat])
        lines.append([Span(f"{tell(Message('dy-your-hand'))}: {hand}")])
    lines.append([Span(tell(prompt(t, view)), STRONG)])
    return lines


def tell_name(t: SimpleTable, code: int, tell: Tell) -> str:
    name = name_in(t.deck, code)
    return tell(name) if isinstance(name, Message) else str(name)
