"""Attacks, bribes and battles of the second account."""

from __future__ import annotations

from typing import Generator

from tests.games.dynasties.account.clash import clash
from tests.games.dynasties.account.reform import reform
from tests.games.dynasties.account.texts import turn_uses, use_active, window
from tests.games.dynasties.account.world import (
    Asked,
    Card,
    Said,
    Step,
    World,
    ask,
    checks,
    meant,
    name,
    next_card,
    rank,
)

Sent = dict[Card, int]  # by army its target


def campaign(w: World) -> Step:
    w.locked = set()
    passed: set[int] = set()
    while not set(w.order()) <= passed:
        for seat in w.order():
            if w.lives(seat) and seat not in passed:
                sent = yield from send(w, seat)
                passed |= set() if sent else {seat}
                yield from carry_out(w, seat, sent)


def goals(w: World, seat: int, leader: Card) -> list[int]:
    return [
        other
        for other in w.order()
        if other != seat
        and frozenset({seat, other}) not in w.relations
        and other not in w.barred.get(leader, set())
    ]


def attacks(w: World, seat: int, leaders: set[Card]) -> dict[str, tuple[Card, int]]:
    return {
        f"attack {name(seat, leader)} p{other + 1}": (leader, other)
        for leader in leaders
        for other in goals(w, seat, leader)
    }


def send(w: World, seat: int) -> Generator[Asked, Said, Sent]:
    """D09; nothing sent is a pass."""
    sent: Sent = {}
    while True:
        can = attacks(w, seat, w.ready(w.armies[seat]) - w.attacked)
        others = {"done"} if sent else {"pass", *turn_uses(w, seat, "campaign")}
        said = yield from ask(w, seat, {*can, *others})
        if said in ("done", "pass"):
            return sent
        if said.startswith("use"):
            yield from use_active(w, seat, meant(seat, said, w.face_up(seat)))
        else:
            leader, other = can[said]
            sent[leader] = other
            w.engaged.add(leader)
            w.attacked.add(leader)


def carry_out(w: World, seat: int, sent: Sent) -> Step:
    named = list(dict.fromkeys(sent.values()))
    pending = list(sent)
    while pending:
        bribed = yield from bribes(w, seat, pending, sent)
        pending = []
        for leader in bribed:
            can = attacks(w, seat, {leader})
            said = yield from ask(w, seat, {*can, "hold"})
            if said != "hold":
                sent[leader] = can[said][1]
                named += [sent[leader]] if sent[leader] not in named else []
                w.engaged.add(leader)
                w.attacked.add(leader)
                pending.append(leader)
    for target in named:
        armies = [leader for leader, other in sent.items() if other == target]
        if armies and w.lives(seat) and w.lives(target):
            yield from battle(w, seat, target, armies)


def bribe_worth(w: World, card: Card) -> int:
    return max(w.emblems(card, "t"), w.emblems(card, "d"))


def bribes(w: World, attacker: int, pending: list[Card], sent: Sent) -> Generator[Asked, Said, list[Card]]:
    """D10: the armies bribed, in order of payment."""
    bribed: list[Card] = []
    for seat in w.order():
        while seat != attacker:
            purse = {card for card in w.ready(w.face_up(seat)) if bribe_worth(w, card)}
            worth = sum(bribe_worth(w, card) for card in purse)
            armies = [leader for leader in pending if leader not in bribed and rank(leader) <= worth]
            said = yield from ask(w, seat, {"pass", *[f"bribe {name(seat, leader)}" for leader in armies]})
            if said == "pass":
                break
            leader, paid = meant(seat, said, armies), 0
            while paid < rank(leader):
                purse = {card for card in w.ready(w.face_up(seat)) if bribe_worth(w, card)}
                said = yield from ask(w, seat, {f"pay {name(seat, card)}" for card in purse})
                card = meant(seat, said, purse)
                paid += bribe_worth(w, card)
                w.remove(card)
                if paid >= rank(leader):
                    bribed.append(leader)
                    w.engaged.discard(leader)
                    w.attacked.discard(leader)
                    w.barred.setdefault(leader, set()).add(sent.pop(leader))
                yield from checks(w)
    return bribed


def battle(w: World, attacker: int, target: int, armies: list[Card]) -> Step:
    w.sides, w.fighting, w.shown = [attacker, target], [list(armies), []], []
    while True:
        free = [leader for leader in w.armies[target] if leader not in w.fighting[1]]
        said = yield from ask(w, target, {"done", *[f"defend {name(target, leader)}" for leader in free]})
        if said == "done":
            break
        w.fighting[1].append(meant(target, said, free))
    defended = bool(w.fighting[1])
    while defended and hidden(w, 0) and hidden(w, 1) and both_live(w):
        over = yield from clash(w)
        if over:
            break
    if both_live(w) and (hidden(w, 0) > 0) != (hidden(w, 1) > 0):
        yield from victory(w, 0 if hidden(w, 0) else 1, defended)
    for side, seat in enumerate(w.sides):
        for leader in [leader for leader in w.fighting[side] if not w.armies[seat][leader]]:
            w.to_court(seat, leader)
            yield from checks(w)
    for side, seat in enumerate(w.sides):
        if w.lives(seat) and w.fighting[side]:
            yield from reform(w, seat, w.fighting[side])
    w.sides, w.fighting, w.shown = [], [[], []], []


def both_live(w: World) -> bool:
    return all(w.lives(seat) for seat in w.sides)


def hidden(w: World, side: int) -> int:
    armies = w.armies[w.sides[side]]
    return sum(card not in w.shown for leader in w.fighting[side] for card in armies.get(leader, []))


def victory(w: World, side: int, defended: bool) -> Step:
    winner, loser = w.sides[side], w.sides[1 - side]
    for _ in range(hidden(w, side)):
        if not both_live(w):
            return
        home = w.home(loser)
        razable = home - {w.monarch[loser]} or home
        beaten = w.fighting[1 - side] if defended else []
        words = {"done", *[f"slaughter {name(winner, leader)}" for leader in beaten]}
        if side == 0:
            words |= {f"raze {name(winner, card)}" for card in razable}
            words |= {"pillage"} if w.deck[loser] or w.buried[loser] else set()
        said = yield from ask(w, winner, words)
        if said == "done":
            return
        if said == "pillage":
            yield from pillage(w, winner, loser)
        elif said.startswith("raze"):
            yield from kill(w, "raze", meant(winner, said, razable))
        else:
            leader = meant(winner, said, beaten)
            force = [card for card in w.shown if card in w.armies[loser][leader]]
            yield from kill(w, "force" if force else "slaughter", force[-1] if force else leader)


def kill(w: World, event: str, card: Card) -> Step:
    off = yield from window(w, event, subject=card)
    if not off:
        w.destroy(card)
        yield from checks(w)


def pillage(w: World, winner: int, loser: int) -> Step:
    card = yield from next_card(w, loser)
    assert card is not None
    w.discard[loser].append(card)
    if w.options["pillage_last_card_knocks_out"] and not w.deck[loser] and not w.buried[loser]:
        w.falling.add(loser)
    drawn = yield from next_card(w, winner)
    w.hand[winner] |= {drawn} if drawn else set()
    if not w.deck[winner] and not w.buried[winner]:
        w.falling.add(winner)
    yield from checks(w)
