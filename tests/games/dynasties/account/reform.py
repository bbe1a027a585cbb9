"""Reforms of the second account."""

from __future__ import annotations

from itertools import combinations

from tests.games.dynasties.account.world import Card, Step, World, ask, is_noble, meant, name, rank


def reform(w: World, seat: int, leaders: list[Card]) -> Step:
    """Kept as they are, or laid out anew."""
    said = yield from ask(w, seat, {"keep", "reform"}, always=True)
    if said == "keep":
        return
    pool = set(leaders).union(*[w.armies[seat][leader] for leader in leaders])
    known = {
        viewer: {card for card in pool if card in leaders or viewer in w.memory[card]}
        | pool & w.listed[viewer][seat]
        for viewer in w.everyone()
    }
    attacked = any(leader in w.attacked for leader in leaders)
    barred = set[int]().union(*[w.barred.get(leader, set()) for leader in leaders])
    laid: dict[Card, list[Card]] = {}
    while pool:
        words = lay_words(w, seat, pool, laid)
        said = yield from ask(w, seat, words, always=True)
        card = meant(seat, said, pool)
        pool.remove(card)
        if said.startswith("lead"):
            laid[card] = []
        else:
            laid[list(laid)[-1]].append(card)
    for leader in leaders:
        del w.armies[seat][leader]
    for leader, force in laid.items():
        w.armies[seat][leader] = force
        (w.attacked.add if attacked else w.attacked.discard)(leader)
        w.barred[leader] = set(barred)
        w.engaged |= {leader} if leader not in leaders else set()
        w.see(leader)
    remember(w, seat, [card for force in laid.values() for card in force], known)


def remember(w: World, seat: int, force: list[Card], known: dict[int, set[Card]]) -> None:
    for card in force:
        w.engaged.discard(card)
        w.memory[card] = {seat}
        for viewer in w.everyone():
            if viewer != seat and card in known[viewer]:
                w.listed[viewer][seat].add(card)
            elif viewer == seat:
                w.listed[viewer][seat].discard(card)


def lay_words(w: World, seat: int, pool: set[Card], laid: dict[Card, list[Card]]) -> set[str]:
    leader = list(laid)[-1] if laid else None
    size = len(laid[leader]) if leader else 0
    room = rank(leader) - size if leader else 0
    words = set()
    for card in pool:
        rest = pool - {card}
        if is_noble(card) and (leader is None or size) and fits(w, seat, rest, rank(card), empty=True):
            words.add(f"lead {name(seat, card)}")
        if leader and room and card != w.monarch[seat] and fits(w, seat, rest, room - 1, empty=False):
            words.add(f"next {name(seat, card)}")
    return words


def fits(w: World, seat: int, rest: set[Card], room: int, empty: bool) -> bool:
    """Whether the rest can be laid behind an open army with so much room, some of its nobles leading."""
    nobles = [card for card in rest if is_noble(card) and card != w.monarch[seat]]
    must = [card for card in rest if card == w.monarch[seat]]
    for count in range(len(nobles) + 1):
        for chosen in combinations(nobles, count):
            leaders = [*must, *chosen]
            force = len(rest) - len(leaders)
            if len(leaders) + empty <= force <= room + sum(map(rank, leaders)):
                return True
    return False
