"""Reform: the armies of a battle are picked up and laid out anew (D19, R220-R231)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import KEEP, LEAD, NEXT, REFORM, Deed, card_of
from equipoise.games.dynasties.board import (
    ALL_NOBLES,
    BIT,
    CODES,
    HIGHEST_RANK,
    NOBLE,
    count_bits,
    place_of,
)
from equipoise.games.dynasties.rules.armies import army_of, insert
from equipoise.games.dynasties.rules.cards import code_bit, engage, lift, owner_at, owners, put
from equipoise.games.dynasties.rules.frames import ASK_LAY, check, pop, push
from equipoise.games.dynasties.state import (
    FORCE_BITS,
    FORCE_MASK,
    LEADER,
    SIDE_SEAT,
    Dynasties,
    Table,
)

# How many nobles of each rank there are: a number of eight bits for each rank.
TALLY_BITS: Final = 8
TALLY_MASK: Final = 255


def pool_armies(s: Dynasties, seat: i64) -> list[int]:
    return s.attackers if seat == s.battle[SIDE_SEAT] else s.defenders


def pool(s: Dynasties, seat: i64) -> list[int]:
    """All cards of the player's armies of the battle."""
    found: list[int] = []
    for leader in pool_armies(s, seat):
        found += army_of(s, leader)
    return found


def rest(s: Dynasties, seat: i64) -> list[int]:
    """What is not laid yet."""
    laid = [entry // 2 for entry in s.laid]
    return [card for card in pool(s, seat) if card not in laid]


def unlaid(s: Dynasties, seat: i64, owner: i64) -> i64:
    """The same, of one owner's cards."""
    cards: i64 = 0
    for leader in pool_armies(s, seat):
        cards |= code_bit(leader, owner)
        force = s.force[leader]
        while force:
            cards |= code_bit((force & FORCE_MASK) - 2, owner)
            force >>= FORCE_BITS
    for entry in s.laid:
        cards &= ~code_bit(entry >> 1, owner)
    return cards


def open_army(s: Dynasties) -> list[int]:
    """The army being laid: its leader and number of force cards; empty before the first."""
    for n in range(len(s.laid) - 1, -1, -1):
        if s.laid[n] & 1:
            return [s.laid[n] // 2, len(s.laid) - 1 - n]
    return []


def can_lay(count: i64, tally: i64, monarch: i64, room: i64, due: i64) -> bool:
    """Whether so many cards can be laid out whole (R225, R226, R228), with such nobles among them, a Monarch
    of that rank or none, behind an army that has so much room and is still due so many force cards.

    Leaders cost a card each but make room; taking the highest makes most room, the Monarch must lead.
    """
    leaders: i64 = 0
    rank: i64 = HIGHEST_RANK
    if monarch:
        leaders = 1
        room += monarch
    while True:
        left = count - leaders
        if leaders + due <= left and left <= room:
            return True
        while rank and not tally >> TALLY_BITS * rank & TALLY_MASK:
            rank -= 1
        if rank == 0:
            return False
        tally -= BIT[TALLY_BITS * rank]
        leaders += 1
        room += rank


def can_finish(t: Table, s: Dynasties, seat: i64, cards: list[int], leader: i64, force: i64) -> bool:
    """Whether these cards can be laid out behind the army of that leader with so many force cards."""
    tally: i64 = 0
    monarch: i64 = 0
    for card in cards:
        if card == s.monarch[seat]:
            monarch = t.rank[card]
        elif t.kind[card] == NOBLE:
            tally += BIT[TALLY_BITS * t.rank[card]]
    return can_lay(len(cards), tally, monarch, t.rank[leader] - force, 0 if force else 1)


def offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    return [t.ids.handles[KEEP], t.ids.handles[REFORM]]


def choose(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    pop(s)
    if deed.verb == REFORM:
        s.laid = []
        push(s, ASK_LAY, seat)
        return
    for leader in pool_armies(s, seat):
        force = s.force[leader]
        while force:
            s.face[(force & FORCE_MASK) - 2] = 0
            force >>= FORCE_BITS


def lay_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    tally: i64 = 0
    count: i64 = 0
    monarch: i64 = 0
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        cards = unlaid(s, seat, owner)
        count += count_bits(cards)
        crowned = code_bit(s.monarch[seat], owner) & cards
        if crowned:
            monarch = t.rank[s.monarch[seat]]
        nobles = cards & ALL_NOBLES & ~crowned
        while nobles:
            tally += BIT[TALLY_BITS * t.rank[place_of(nobles & -nobles)]]
            nobles &= nobles - 1
    army = open_army(s)
    if not army or army[1] > 0:
        _add_leaders(t, s, found, seat, count, tally, monarch)
    if army and army[1] < t.rank[army[0]]:
        room = t.rank[army[0]] - army[1] - 1
        _add_next(t, s, found, seat, count, tally, monarch, room)
    return found


def _add_leaders(
    t: Table, s: Dynasties, found: list[object], seat: i64, count: i64, tally: i64, monarch: i64
) -> None:
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        nobles = unlaid(s, seat, owner) & ALL_NOBLES
        able: i64 = 0
        while nobles:
            code = place_of(nobles & -nobles)
            rank = t.rank[code]
            if owner * CODES + code == s.monarch[seat]:
                fits = can_lay(count - 1, tally, 0, rank, 1)
            else:
                fits = can_lay(count - 1, tally - BIT[TALLY_BITS * rank], monarch, rank, 1)
            if fits:
                able |= BIT[code]
            nobles &= nobles - 1
        t.ids.add(found, LEAD, seat, owner, able)


def _add_next(
    t: Table, s: Dynasties, found: list[object], seat: i64, count: i64, tally: i64, monarch: i64, room: i64
) -> None:
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        cards = unlaid(s, seat, owner) & ~code_bit(s.monarch[seat], owner)
        able: i64 = 0
        while cards:
            code = place_of(cards & -cards)
            left = tally
            if BIT[code] & ALL_NOBLES:
                left -= BIT[TALLY_BITS * t.rank[code]]
            if can_lay(count - 1, left, monarch, room, 0):
                able |= BIT[code]
            cards &= cards - 1
        t.ids.add(found, NEXT, seat, owner, able)


def lay(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    card = card_of(deed.name, seat)
    s.laid.append(card * 2 + (1 if deed.verb == LEAD else 0))
    for n in range(owners(s, seat)):
        if unlaid(s, seat, owner_at(t, seat, n)):
            return
    pop(s)
    _lay_out(t, s, seat)
    check(s)


def _lay_out(t: Table, s: Dynasties, seat: i64) -> None:
    old = pool_armies(s, seat)
    attacked: i64 = 0
    barred: i64 = 0
    for leader in old:  # K51: marks of one are marks of all
        attacked |= s.attacked[leader]
        barred |= s.barred[leader]
        s.attacked[leader] = s.barred[leader] = s.force[leader] = 0
    leaders: list[int] = []
    depth: i64 = 0
    for entry in s.laid:
        card = entry // 2
        lift(t, s, card)
        if entry % 2:
            leaders.append(card)
            depth = 0
            if card not in old:
                engage(s, card)  # R231
            put(t, s, card, LEADER, seat)
            s.face[card] = s.known[card] = s.rumour[card] = 0
            s.attacked[card], s.barred[card] = attacked, barred
        else:
            _hide(t, s, seat, leaders[-1], card, depth, card in old)
            depth += 1
    s.laid = []
    if seat == s.battle[SIDE_SEAT]:
        s.attackers = leaders
    else:
        s.defenders = leaders


def _hide(t: Table, s: Dynasties, seat: i64, leader: i64, card: i64, depth: i64, led: bool) -> None:
    """K48: the others keep only that the card is somewhere face down there."""
    others = t.everyone & ~(1 << seat)
    rumour = s.rumour[card]
    rumour |= others if led else s.known[card] & others
    insert(t, s, leader, card, depth, BIT[seat])
    s.rumour[card] = rumour
