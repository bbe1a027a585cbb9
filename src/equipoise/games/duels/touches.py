"""What to touch for an action, and what somebody meant who touched this and that."""

from __future__ import annotations

from equipoise.games.duels.actions import BEAT, MOVE, PLACE, Deed, place_name
from equipoise.games.duels.board import HALF, PATH
from equipoise.games.duels.boardfile import FACES, SEATS
from equipoise.games.duels.panels import SIZE_WORDS, stock_id
from equipoise.games.duels.rules.refusals import place_across
from equipoise.games.duels.state import ACT_STAGE, Duel, Table, pawns_at, side_of


def holder_id(t: Table, side: int, place: int) -> str:
    """The holder of a place as a side numbers it; east is south's right hand."""
    east = (place < HALF) != (side == 1)
    return f"holder-{'east' if east else 'west'}-{t.arm.distances[place]}"


def pawn_id(seat: int, size: int, place: int, number: int) -> str:
    return f"pawn-{SEATS[seat].lower()}-{SIZE_WORDS[size]}-{place}-{number}"


def path(t: Table, s: Duel, deed: Deed) -> list[str]:
    """The pawn, then the holder it goes to, or the pawn there that it beats."""
    seat, size = int(s.actor), int(deed.size)
    side = int(side_of(s, s.actor)) if seat >= 0 else 0
    if deed.verb == PLACE:
        return [stock_id(seat, size, 0), holder_id(t, side, int(deed.number) - 1)]
    if deed.verb != MOVE and deed.verb != BEAT:
        return []
    goal = int(deed.place + s.thrown)
    pawn = pawn_id(seat, size, int(deed.place), 0)
    return [pawn, victim_id(t, s, goal) if deed.verb == BEAT else holder_id(t, side, goal)]


def victim_id(t: Table, s: Duel, goal: int) -> str:
    there = int(place_across(t, goal))
    for seat in range(int(t.seats)):
        if side_of(s, seat) != side_of(s, s.actor):
            for size in range(len(SIZE_WORDS)):
                if pawns_at(s, seat, size, there):
                    return pawn_id(seat, size, there, 0)
    return ""


def meant(t: Table, s: Duel, seat: int, items: list[str]) -> str:
    """The words that these items in this order would say, legal or not; empty if nothing."""
    if s.stage != ACT_STAGE or len(items) != 2 or not 0 <= seat < t.seats:
        return ""
    first, second = items[0].split("-"), items[1].split("-")
    side = int(side_of(s, seat))
    if len(first) < 3 or first[1] != SEATS[seat].lower() or first[2] not in SIZE_WORDS:
        return ""
    size = " m" if first[2] == "m" else ""
    holders = {holder_id(t, side, place): place for place in range(int(PATH))}
    if first[0] == "stock" and items[1] in holders:
        number = holders[items[1]] + 1
        words = f"place {number}{size}" if number <= FACES else ""
        return words if words in t.actions.ids else ""
    if first[0] != "pawn" or len(first) != 5 or not first[3].isdigit() or int(first[3]) >= PATH:
        return ""
    place = int(first[3])
    goal = place + int(s.thrown)
    words = f"move {place_name(place)}{size}"
    if items[1] in holders and (holders[items[1]] == goal or goal >= PATH):
        return words if words in t.actions.ids else ""
    if second[0] == "pawn" and goal < PATH and items[1] == victim_of(t, s, seat, goal):
        return f"{words} beat" if f"{words} beat" in t.actions.ids else ""
    return ""


def victim_of(t: Table, s: Duel, seat: int, goal: int) -> str:
    """A pawn that somebody may mean to beat on that place: one across, else a neighbour's or an own one."""
    found = victim_id(t, s, goal) if seat == s.actor else ""
    if found:
        return found
    for other in range(int(t.seats)):
        if side_of(s, other) == side_of(s, seat):
            for size in range(len(SIZE_WORDS)):
                if pawns_at(s, other, size, goal):
                    return pawn_id(other, size, goal, 0)
    return ""
