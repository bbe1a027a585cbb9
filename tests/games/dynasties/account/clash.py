"""One Clash of the second account."""

from __future__ import annotations

from typing import Generator

from tests.games.dynasties.account.texts import window
from tests.games.dynasties.account.world import (
    CHANCE,
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

Truth = Generator[Asked, Said, bool]
SIDES = ("attacker", "defender")


def front(w: World, side: int) -> Truth:
    """The top hidden card of an own army of the battle goes forward, if there is one."""
    seat = w.sides[side]
    hidden = {
        leader: [card for card in w.armies[seat][leader] if card not in w.shown]
        for leader in w.fighting[side]
    }
    armies = [leader for leader, cards in hidden.items() if cards]
    if armies:
        said = yield from ask(w, seat, {f"front {name(seat, leader)}" for leader in armies})
        w.forward[side] = hidden[meant(seat, said, armies)][0]
    return bool(armies)


def askers(w: World) -> list[int]:
    attacker = w.sides[0]
    if not w.options["clash_window_starts_with_attacker"]:
        return w.order()
    return [attacker, *[seat for seat in w.order() if seat != attacker]]


def agents(w: World) -> Truth:
    """Whether the battle is over because a side has nothing more to put forward."""
    for seat in askers(w):
        for _ in range(int(w.options["agents_per_player_per_clash"])):
            own = {card for card in w.ready(w.court[seat]) if is_agent(card)}
            words = {f"agent {name(seat, card)} {side}" for card in own for side in SIDES}
            said = yield from ask(w, seat, {"pass", *words})
            if said == "pass":
                break
            side = SIDES.index(said.split()[2])
            w.remove(meant(seat, said, own))
            hit = w.forward[side]
            assert hit is not None
            w.destroy(hit)
            yield from checks(w)
            can = yield from front(w, side)
            if not can:
                return True
    return False


def martial(w: World, added: list[int]) -> Truth:
    for seat in askers(w):
        for _ in range(int(w.options["martial_cards_per_player_per_clash"])):
            own = {card for card in w.ready(w.face_up(seat)) if w.emblems(card, "m")}
            words = {f"martial {name(seat, card)} {side}" for card in own for side in SIDES}
            said = yield from ask(w, seat, {"pass", *words})
            if said == "pass":
                break
            card = meant(seat, said, own)
            added[SIDES.index(said.split()[2])] += w.emblems(card, "m")
            w.remove(card)
            yield from checks(w)
            for side in (0, 1):
                if w.forward[side] is None:
                    can = yield from front(w, side)
                    if not can:
                        return True
    return False


def clash(w: World) -> Truth:
    """Whether the battle ended in it before its cards were revealed."""
    added = [0, 0]
    w.forward = [None, None]
    yield from front(w, 0)
    yield from front(w, 1)
    over = (yield from agents(w)) or (yield from martial(w, added))
    if not over:
        cards = [card for card in w.forward if card is not None]
        w.forward = [None, None]
        yield from reveal(w, cards, added)
    return over


def reveal(w: World, cards: list[Card], added: list[int]) -> Step:
    for card in cards:
        w.shown.append(card)
        w.see(card)
        w.memory[card] = w.everyone()
    if any(is_agent(card) for card in cards):
        for side, card in enumerate(cards):
            if is_agent(card):
                army = w.army_of(w.sides[side], card)
                assert army is not None
                w.armies[w.sides[side]][army].remove(card)
                w.shown.remove(card)
                w.to_home(w.sides[side], card, bool(w.options["returned_force_cards_engaged"]))
        yield from checks(w)
        return
    sums = [rank(card) + more for card, more in zip(cards, added)]
    if sums[0] == sums[1]:
        w.winner = ""
        yield from window(w, "tied")
        said = w.winner
        if not said:
            _, said = yield {CHANCE: {"win attacker", "win defender"}}
        best = SIDES.index(said.split()[1])
    else:
        best = 0 if sums[0] > sums[1] else 1
    off = yield from window(w, "lost", subject=cards[1 - best])
    if not off:
        w.destroy(cards[1 - best])
        yield from checks(w)
    yield from draw(w, [(w.sides[best], 1)])
