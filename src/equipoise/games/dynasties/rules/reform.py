"""Reform: the armies of a battle are picked up and laid out anew (D19, R220-R231)."""

from __future__ import annotations

from equipoise.games.dynasties.actions import KEEP, LEAD, NEXT, REFORM, Deed, card_of
from equipoise.games.dynasties.board import NOBLE
from equipoise.games.dynasties.rules.cards import army_of
from equipoise.games.dynasties.rules.frames import ASK_LAY, check, pop, push
from equipoise.games.dynasties.state import FORCE, LEADER, SIDE_SEAT, Dynasties, Table


def pool_armies(s: Dynasties, seat: int) -> list[int]:
    return list(s.attackers if seat == s.battle[SIDE_SEAT] else s.defenders)


def pool(s: Dynasties, seat: int) -> list[int]:
    """All cards of the player's armies of the battle."""
    found: list[int] = []
    for leader in pool_armies(s, seat):
        found += army_of(s, leader)
    return found


def rest(s: Dynasties, seat: int) -> list[int]:
    """What is not laid yet."""
    laid = [entry // 2 for entry in s.stack[-1][2:]]
    return [card for card in pool(s, seat) if card not in laid]


def open_army(s: Dynasties) -> list[int]:
    """The army being laid: its leader and number of force cards; empty before the first."""
    frame = s.stack[-1]
    for n in range(len(frame) - 1, 1, -1):
        if frame[n] % 2:
            return [frame[n] // 2, len(frame) - 1 - n]
    return []


def can_finish(t: Table, s: Dynasties, seat: int, cards: list[int], leader: int, force: int) -> bool:
    """Whether these cards can be laid out whole behind an army of so many force cards (R225, R226, R228).

    Leaders cost a card each but make room; taking the highest makes most room, the Monarch must lead.
    """
    monarch = s.monarch[seat]
    ranks = sorted(
        (t.rank[card] for card in cards if t.kind[card] == NOBLE and card != monarch), reverse=True
    )
    room = t.rank[leader] - force if leader >= 0 else 0
    due = 1 if leader >= 0 and force == 0 else 0
    leaders = 0
    if monarch in cards:
        leaders = 1
        room += t.rank[monarch]
    for more in range(len(ranks) + 1):
        if more:
            leaders += 1
            room += ranks[more - 1]
        left = len(cards) - leaders
        if leaders + due <= left <= room:
            return True
    return False


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [KEEP, REFORM]


def choose(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    pop(s)
    if deed.verb == REFORM:
        push(s, [ASK_LAY, seat])
        return
    for leader in pool_armies(s, seat):
        for card in army_of(s, leader)[1:]:
            s.face[card] = 0


def lay_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found: list[int] = []
    cards = rest(s, seat)
    army = open_army(s)
    for card in cards:
        others = [other for other in cards if other != card]
        if t.kind[card] == NOBLE and (not army or army[1] > 0) and can_finish(t, s, seat, others, card, 0):
            found.append(t.actions.of(LEAD, card, seat))
        if army and army[1] < t.rank[army[0]] and card != s.monarch[seat]:
            if can_finish(t, s, seat, others, army[0], army[1] + 1):
                found.append(t.actions.of(NEXT, card, seat))
    return found


def lay(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    card = card_of(deed.name, seat)
    s.stack[-1].append(card * 2 + (1 if deed.verb == LEAD else 0))
    if not rest(s, seat):
        laid = s.stack[-1][2:]
        pop(s)
        _lay_out(t, s, seat, laid)
        check(s)


def _lay_out(t: Table, s: Dynasties, seat: int, laid: list[int]) -> None:
    old = pool_armies(s, seat)
    attacked, barred = 0, 0
    for leader in old:  # K51: marks of one are marks of all
        attacked |= s.attacked[leader]
        barred |= s.barred[leader]
        s.attacked[leader] = s.barred[leader] = 0
        s.armies.remove(army_of(s, leader))
    leaders = [entry // 2 for entry in laid if entry % 2]
    for entry in laid:
        card = entry // 2
        if entry % 2:
            if card not in old:
                s.engaged[card] = 1  # R231
            s.armies.append([card])
            s.zone[card] = LEADER
            s.face[card] = s.known[card] = s.rumour[card] = 0
            s.attacked[card], s.barred[card] = attacked, barred
        else:
            _hide(t, s, seat, card, card in old)
            s.armies[-1].append(card)
    if seat == s.battle[SIDE_SEAT]:
        s.attackers = leaders
    else:
        s.defenders = leaders


def _hide(t: Table, s: Dynasties, seat: int, card: int, led: bool) -> None:
    """K48: the others keep only that the card is somewhere face down there."""
    others = t.everyone & ~(1 << seat)
    s.rumour[card] |= others if led else s.known[card] & others
    s.known[card] = 1 << seat
    s.zone[card] = FORCE
    s.face[card] = 0
    s.engaged[card] = 0
