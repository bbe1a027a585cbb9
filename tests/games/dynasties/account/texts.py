"""Card texts of the Advanced game in the second account: who may use which when, and what it does."""

from __future__ import annotations

from typing import Generator

from tests.games.dynasties.account.world import (
    Asked,
    Card,
    Said,
    Step,
    World,
    ask,
    checks,
    draw,
    meant,
    name,
    rank,
    take,
)

TEXTS = {
    "saltmere": {"a1": "X01", "r4t2": "X02", "a6": "X03", "n5t": "X04", "r4d1": "X05"},
    "tarnridge": {"a1": "X01", "r4m2": "X06", "n5m": "X07", "a5": "X08", "a6": "X09"},
    "lantern": {"a1": "X01", "r2d1": "X10", "a3": "X11", "n5d": "X12"},
    "osierhall": {"a1": "X01", "a3": "X13", "r4t2": "X14", "n5t": "X15", "a6": "X16"},
}
TURNS = {"harvest": {"X04", "X11"}, "trade": {"X01", "X05", "X15"}, "campaign": {"X08"}}
ENGAGES = {"X04", "X07", "X11", "X12", "X15", "X16"}  # the cost; the others are discarded
LEADERS_TOO = {"X07", "X12"}


def text(w: World, card: Card) -> str:
    return TEXTS[w.civilisation[card[0]]].get(card[1], "")


def usable(w: World, seat: int) -> dict[Card, str]:
    """Own Unengaged cards whose text works where they lie."""
    home = {card: text(w, card) for card in w.home(seat)}
    leading = {card: text(w, card) for card in w.armies[seat] if text(w, card) in LEADERS_TOO}
    ready = w.ready({**home, **leading}) - w.locked
    return {card: number for card, number in {**home, **leading}.items() if number and card in ready}


def pay(w: World, card: Card) -> Step:
    """The cost of a text."""
    if text(w, card) in ENGAGES:
        w.engaged.add(card)
    else:
        w.remove(card)
    yield from checks(w)


# Active texts


def others_armies(w: World, seat: int) -> set[Card]:
    return {leader for other in w.order() if other != seat for leader in w.armies[other]}


def swaps(w: World, seat: int) -> dict[Card, set[Card]]:
    """X15: what can be taken, and for what."""
    low = [card for other in w.order() if other != seat for card in w.realm[other] if rank(card) <= 2]
    gifts = {card: {own for own in w.realm[seat] if rank(own) >= rank(card)} for card in low}
    return {card: given for card, given in gifts.items() if given}


def targets(w: World, seat: int, number: str) -> set[Card]:
    others = [other for other in w.order() if other != seat]
    if number in ("X01", "X08"):
        return others_armies(w, seat)
    if number == "X15":
        return set(swaps(w, seat))
    if number == "X11":
        return {card for other in others for card in w.ready(w.home(other))}
    return (
        {card for other in others for card in w.ready(w.nobles(other))} if w.ready(w.nobles(seat)) else set()
    )


def turn_uses(w: World, seat: int, season: str) -> set[str]:
    found = set()
    for card, number in usable(w, seat).items() if w.advanced else ():
        if number in TURNS[season] and (number == "X04" or targets(w, seat, number)):
            found.add(f"use {name(seat, card)}")
    return found


def use_active(w: World, seat: int, card: Card) -> Step:
    """All but X05, which is an Envoy."""
    number = text(w, card)
    yield from pay(w, card)
    target = given = None
    if number != "X04":
        choice = targets(w, seat, number)
        said = yield from ask(w, seat, {f"target {name(seat, aim)}" for aim in choice})
        target = meant(seat, said, choice)
    if number == "X15" and target is not None:
        gifts = swaps(w, seat)[target]
        said = yield from ask(w, seat, {f"give {name(seat, own)}" for own in gifts})
        given = meant(seat, said, gifts)
    off = yield from window(w, "announced", subject=card, by=seat, aimed=target)
    if off:
        return
    if number == "X04":
        yield from open_the_books(w, seat)
    elif number == "X15" and target is not None and given is not None:
        other = w.holder(target)
        w.realm[other] ^= {target, given}
        w.realm[seat] ^= {target, given}
        w.engaged |= {target, given}
    elif target is not None:
        strike(w, seat, number, target)
    yield from checks(w)


def strike(w: World, seat: int, number: str, target: Card) -> None:
    if number == "X11":
        w.engaged.add(target)
    elif number == "X01":
        w.to_court(w.holder(target), target)
    else:
        army = w.armies[w.holder(target)][target]
        for card in army:
            w.memory[card] = w.memory[card] | {seat}
            for player in range(w.seats):
                w.listed[seat][player].discard(card)
        army.append(army.pop(0))


def open_the_books(w: World, seat: int) -> Step:
    yield from draw(w, [(seat, 2)])
    if w.lives(seat):
        said = yield from ask(w, seat, {f"bury {code}" for _, code in w.hand[seat]})
        card = meant(seat, said, w.hand[seat])
        w.hand[seat].remove(card)
        w.buried[seat].append(card)


# Reactive texts


def answers(
    w: World, seat: int, event: str, subject: Card | None, by: int | None, aimed: Card | None
) -> set[Card]:
    found = set()
    for card, number in usable(w, seat).items():
        own = subject is not None and event != "announced" and w.holder(subject) == seat
        active = text(w, subject) if subject is not None else ""
        fits = {
            "X02": event == "raze" and own and subject != card,
            "X03": event == "announced" and by != seat and active in ("X04", "X11", "X15"),
            "X06": event == "lost" and own,
            "X07": event in ("raze", "slaughter") and subject == card,
            "X09": event == "rolled",
            "X10": event == "lured" and by != seat,
            "X12": event == "shares",
            "X13": event == "chosen" and not own and subject not in w.monarch,
            "X14": (event == "raze" and subject == card or active == "X11" and aimed == card)
            and seat not in w.treasured,
            "X16": event == "tied",
        }
        if fits.get(number):
            found.add(card)
    return found


def window(
    w: World, event: str, subject: Card | None = None, by: int | None = None, aimed: Card | None = None
) -> Generator[Asked, Said, bool]:
    """Whether the event was called off."""
    seat, passes = w.order()[0], 0
    while w.advanced and passes < len(w.order()):
        cards = answers(w, seat, event, subject, by, aimed)
        said = yield from ask(w, seat, {"pass", *[f"use {name(seat, card)}" for card in cards]})
        if said == "pass":
            passes += 1
        else:
            passes = 0
            off = yield from react(w, seat, meant(seat, said, cards), subject)
            if off:
                return True
        seat = w.order((seat + 1) % w.seats)[0]
    return False


def react(w: World, seat: int, card: Card, subject: Card | None) -> Generator[Asked, Said, bool]:
    """What a Reactive text does; whether it calls the event off."""
    number = text(w, card)
    yield from pay(w, card)
    if number == "X12":
        said = yield from ask(w, seat, {f"target p{party + 1}" for party in w.shares})
        w.shares[int(said[-1]) - 1] //= 2
        return False
    if number == "X16":
        w.winner = yield from ask(w, seat, {"win attacker", "win defender"})
        return False
    if number == "X14":
        w.treasured.add(seat)
        yield from take(w, seat)
    elif subject is not None:
        save(w, seat, number, subject)
        yield from checks(w)
    return True


def save(w: World, seat: int, number: str, subject: Card) -> None:
    if number == "X02":
        w.engaged.add(subject)
    elif number == "X03":
        w.engaged.discard(subject)
        w.locked.add(subject)
    elif number == "X06":
        army = w.army_of(seat, subject)
        assert army is not None
        w.armies[seat][army].remove(subject)
        w.shown.remove(subject)
        w.to_home(seat, subject, engaged=True)
    elif number == "X07":
        w.to_court(seat, subject)
    elif number == "X13":
        w.destroy(subject)
