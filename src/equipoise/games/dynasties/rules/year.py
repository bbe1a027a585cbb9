"""The start, and the Lunar Year from roll to end (R004-R035, R013-R026)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.actions import FIRST, ROLL, Deed
from equipoise.games.dynasties.board import BIT, CODES, place_of
from equipoise.games.dynasties.rules.cards import held, owner_at, owners, put
from equipoise.games.dynasties.rules.draws import SHARE_BITS, draw, share
from equipoise.games.dynasties.rules.frames import (
    ASK_ATTACK,
    ASK_HARVEST,
    ASK_PLANTING,
    ASK_TRADE,
    CAMPAIGNS,
    FIRST_LEAD,
    NEW_YEAR,
    ROLLED,
    ROLLING,
    SEASON,
    SHOWING,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import behind, first_of, lead_now, left_of, living, order
from equipoise.games.dynasties.rules.planting import nobody_chooses
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import (
    CAMPAIGN,
    DECK,
    HARVEST,
    LEADER,
    PLANTING,
    TRADE,
    YEAR_START,
    Dynasties,
    Table,
)


def start(t: Table) -> Dynasties:
    s = Dynasties(t.seats)
    for seat in range(t.seats):
        for code in t.decks[seat].codes:
            put(t, s, seat * CODES + code, DECK, seat)
    push(s, NEW_YEAR, 0)
    push(s, FIRST_LEAD)
    return s


def first_offers(t: Table) -> list[object]:
    first = t.ids.first[FIRST]
    return t.ids.handles[first : first + t.seats]


def first_lead(t: Table, s: Dynasties, deed: Deed) -> None:
    """R008, R005: chance picks the Lead Player, then everybody draws a hand."""
    s.lead = deed.number
    pop(s)
    draw(t, s, _shares(t, s, t.board.file.hand))


def roll_offers(t: Table) -> list[object]:
    first = t.ids.first[ROLL]
    return t.ids.handles[first : first + 6]


def rolled(t: Table, s: Dynasties, deed: Deed) -> None:
    s.die = deed.number + 1
    pop(s)


def _shares(t: Table, s: Dynasties, number: i64) -> i64:
    """So many cards for everybody, from the Lead Player on."""
    shares: i64 = 0
    place: i64 = 0
    queue = order(t, s, lead_now(t, s))
    while queue:
        shares |= share(first_of(queue), number) << place
        place += SHARE_BITS
        queue = behind(queue)
    return shares


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame NEW_YEAR."""
    step = value(s, 1) + 1
    set_value(s, 1, step)
    if step == 1:
        s.year += 1
        s.season = YEAR_START
        push(s, ROLLING)
    elif step == 2:
        open_window(t, s, ROLLED, -1, lead_now(t, s), -1)
    elif step == 3:
        _after_the_roll(t, s)
    elif step == 4:
        push(s, ASK_PLANTING, nobody_chooses(t, s))
    elif step == 5:
        push(s, SHOWING, order(t, s, lead_now(t, s)))
    elif step == 6:
        _season(t, s, HARVEST)
    elif step == 7:
        _season(t, s, TRADE)
    elif step == 8:
        s.season = CAMPAIGN
        s.locked = []
        push(s, CAMPAIGNS, -1)
    else:
        _year_end(t, s)


def _after_the_roll(t: Table, s: Dynasties) -> None:
    if s.called_off:  # a card text had the die rolled again
        s.called_off = 0
        set_value(s, 1, 1)
        push(s, ROLLING)
        return
    for seat in range(t.seats):
        s.engaged[seat] = 0  # R017, R018
    s.season = PLANTING
    draw(t, s, _shares(t, s, t.draws[s.die - 1]))


def _season(t: Table, s: Dynasties, season: i64) -> None:
    s.season = season
    s.locked = []
    push(s, SEASON, order(t, s, lead_now(t, s)))


def turns(t: Table, s: Dynasties) -> None:
    """A step of the frame SEASON: the next player's turn in Harvest or Trade."""
    seats = value(s, 1)
    if seats == 0:
        pop(s)
        return
    seat = first_of(seats)
    set_value(s, 1, behind(seats))
    if living(s, seat):
        push(s, ASK_HARVEST if s.season == HARVEST else ASK_TRADE, seat)


def rounds(t: Table, s: Dynasties) -> None:
    """A step of the frame CAMPAIGNS: attack or pass, round after round (R165, R166)."""
    seat, left = value(s, 1), t.seats
    while left:
        seat = lead_now(t, s) if seat < 0 else left_of(t, s, seat)
        if _unarmed(t, s, seat):
            s.passed |= BIT[seat]
        elif not s.passed >> seat & 1:
            set_value(s, 1, seat)
            push(s, ASK_ATTACK, seat)
            return
        left -= 1
    pop(s)


def _unarmed(t: Table, s: Dynasties, seat: i64) -> bool:
    """Whether a seat has nothing to say in a campaign but `pass`: that is said for it (K56)."""
    return owners(s, seat) == 1 and held(s, LEADER, seat, seat) == 0 and not t.advanced


def _year_end(t: Table, s: Dynasties) -> None:
    for seat in range(t.seats):
        s.relations[seat] = 0
        for n in range(owners(s, seat)):
            owner = owner_at(t, seat, n)
            leaders = held(s, LEADER, seat, owner)
            while leaders:
                leader = owner * CODES + place_of(leaders & -leaders)
                s.attacked[leader] = s.barred[leader] = 0
                leaders &= leaders - 1
    s.passed = s.treasured = s.populated = 0
    s.locked = []
    s.lead = left_of(t, s, s.lead)  # R024, R025
    set_value(s, 1, 0)
