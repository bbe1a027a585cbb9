"""Envoys and Matches of the second account."""

from __future__ import annotations

from typing import Generator

from tests.games.dynasties.account.texts import text, turn_uses, use_active, window
from tests.games.dynasties.account.world import (
    Asked,
    Card,
    Said,
    Step,
    World,
    ask,
    checks,
    draw,
    is_agent,
    meant,
    name,
    rank,
)

Picked = Generator[Asked, Said, Card]


def trade(w: World) -> Step:
    w.locked = set()
    for seat in w.order():
        over, matched = False, False
        while w.lives(seat) and not over:
            said = yield from ask(w, seat, trade_words(w, seat, matched))
            verb = said.split()[0]
            card = meant(seat, said, w.face_up(seat)) if verb != "pass" else (0, "")
            if verb == "use" and text(w, card) != "X05":
                yield from use_active(w, seat, card)
                continue
            if verb == "envoy":
                yield from envoy(w, seat, card)
            elif verb in ("match", "use"):
                w.remove(card)
                yield from checks(w)
                yield from match(w, seat, card if verb == "use" else None)
            w.bound = set()
            matched = verb == "match" and not w.options["match_uses_envoy"]
            over = not matched


def letters(w: World, seat: int, but: Card | None = None) -> set[Card]:
    return {card for card in w.ready(w.face_up(seat)) - {but} if w.emblems(card, "d")}


def receivers(w: World, *barred: int) -> set[Card]:
    """Unengaged nobles of everybody but these."""
    return {noble for seat in w.order() if seat not in barred for noble in w.ready(w.nobles(seat))}


def senders(w: World, seat: int) -> set[Card]:
    """The first nobles with which a Match can be made."""
    return {
        noble for noble in receivers(w) if letters(w, seat, noble) and receivers(w, seat, w.holder(noble))
    }


def trade_words(w: World, seat: int, matched: bool) -> set[str]:
    words = {"pass", *turn_uses(w, seat, "trade")}
    words |= {f"envoy {name(seat, noble)}" for noble in w.ready(w.nobles(seat)) if letters(w, seat, noble)}
    for agent in w.ready(w.court[seat]):
        if is_agent(agent) and not matched:
            w.bound.add(agent)  # it cannot be the letter
            words |= {f"match {name(seat, agent)}"} if senders(w, seat) else set()
            w.bound.discard(agent)
    return words


def pick(w: World, seat: int, verb: str, cards: set[Card]) -> Picked:
    said = yield from ask(w, seat, {f"{verb} {name(seat, card)}" for card in cards})
    card = meant(seat, said, cards)
    w.bound.add(card)
    return card


def match(w: World, seat: int, altar: Card | None) -> Step:
    """By an agent, or by X05 with its own card and an own noble."""
    first = yield from pick(w, seat, "from", w.ready(w.nobles(seat)) if altar else senders(w, seat))
    second = yield from pick(w, seat, "to", receivers(w, seat, w.holder(first)))
    letter = altar or (yield from pick(w, seat, "with", letters(w, seat, first)))
    yield from receive(w, first, second, letter)


def envoy(w: World, seat: int, noble: Card) -> Step:
    w.bound.add(noble)
    letter = yield from pick(w, seat, "with", letters(w, seat))
    off = yield from window(w, "chosen", subject=noble)
    if off:
        return
    second = yield from intercepted(w, seat)
    if second is None:
        second = yield from accepted(w, seat)
    if second is None:
        return
    w.bound.add(second)
    off = yield from window(w, "chosen", subject=second)
    if not off:
        yield from receive(w, noble, second, letter)


def intercepted(w: World, sender: int) -> Generator[Asked, Said, Card | None]:
    for seat in w.order():
        agents = {card for card in w.ready(w.court[seat]) if is_agent(card)}
        if seat == sender or not receivers(w, sender):
            continue
        said = yield from ask(w, seat, {"pass", *[f"intercept {name(seat, agent)}" for agent in agents]})
        if said != "pass":
            w.remove(meant(seat, said, agents))
            yield from checks(w)
            chooser = seat if w.options["interceptor_chooses_noble"] else sender
            return (yield from pick(w, chooser, "to", receivers(w, sender)))
    return None


def accepted(w: World, sender: int) -> Generator[Asked, Said, Card | None]:
    for seat in w.order((sender + 1) % w.seats):
        nobles = w.ready(w.nobles(seat)) if seat != sender else set()
        said = yield from ask(w, seat, {"pass", *[f"receive {name(seat, noble)}" for noble in nobles]})
        if said != "pass":
            return meant(seat, said, nobles)
    return None


def receive(w: World, first: Card, second: Card, letter: Card) -> Step:
    """The receiver may add a card; the shares are drawn; everything goes where it belongs."""
    sender, receiver = w.holder(first), w.holder(second)
    total = rank(first) + rank(second) + w.emblems(letter, "d")
    own = letters(w, receiver, second)
    said = yield from ask(w, receiver, {"pass", *[f"with {name(receiver, card)}" for card in own]})
    if said != "pass":
        added = meant(receiver, said, own)
        total += w.emblems(added, "d")
        w.remove(added)
        yield from checks(w)
    w.shares = {sender: (total + 1) // 2, receiver: total // 2}
    yield from window(w, "shares")
    yield from draw(w, list(w.shares.items()))
    if any(letter in w.face_up(seat) for seat in w.order()):
        w.remove(letter)
        yield from checks(w)
    for seat, noble in ((sender, first), (receiver, second)):
        if w.lives(seat):
            w.to_court(seat, noble)
            w.engaged.add(noble)
            yield from checks(w)
    w.relations.add(frozenset({sender, receiver}))
