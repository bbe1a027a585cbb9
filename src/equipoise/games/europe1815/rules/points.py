"""Who controls what, and what it is worth (R55, R56, R62-R67, R81-R83)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.europe1815.board import BIT, CLASSES, count_bits
from equipoise.games.europe1815.state import Europe, Table, lands_of, lands_with, seat_of


def others(t: Table, s: Europe, empire: i64) -> i64:
    """The lands with anybody else's pawn."""
    found: i64 = 0
    seats = s.seats
    for seat in range(t.seats):
        other = seats[seat]
        if other != empire:
            found |= lands_of(t, s, other)
    return found


def sole_control(t: Table, s: Europe, empire: i64, country: i64) -> bool:
    """Whether the empire alone holds every land of a country, in the table's reading of A1."""
    home = t.board.home[country]
    if not t.no_enemies and lands_of(t, s, empire) & home != home:
        return False
    return others(t, s, empire) & home == 0


def has_points(t: Table, s: Europe, empire: i64, enough: i64) -> bool:
    """Mostly its lands are too few, whoever else stands in them: then nobody asks."""
    first, step, masks = empire * CLASSES * t.levels, t.levels, s.masks
    kings, generals, bankers = masks[first], masks[first + step], masks[first + 2 * step]
    most = count_bits(kings | generals | bankers)
    held = kings & generals & bankers & t.board.capitals
    if held:
        most += 3 * count_bits(held)
    return most >= enough and points(t, s, empire) >= enough


def points(t: Table, s: Europe, empire: i64) -> i64:
    alone = lands_of(t, s, empire) & ~others(t, s, empire)
    first = empire * CLASSES
    trio = lands_with(t, s, first) & lands_with(t, s, first + 1) & lands_with(t, s, first + 2)
    held = trio & t.board.capitals
    if held and t.tougher_neutrals:
        held = _without_unearned(t, s, empire, held)
    return count_bits(alone) + 3 * count_bits(held)


def _without_unearned(t: Table, s: Europe, empire: i64, held: i64) -> i64:
    """R83: a neutral empire's capital pays its 3 points only to one who achieved that empire."""
    for country in range(t.board.empire_count):
        capital = BIT[t.board.capital[country]]
        if held & capital and seat_of(t, s, country) < 0 and not sole_control(t, s, empire, country):
            held &= ~capital
    return held
