"""Victory Actions: raze, pillage, slaughter (D18, R204-R219)."""

from __future__ import annotations

from equipoise.games.dynasties.actions import DONE, PILLAGE, RAZE, SLAUGHTER, Deed, card_of
from equipoise.games.dynasties.rules.cards import army_of, destroy, in_play, pile
from equipoise.games.dynasties.rules.draws import deck_size, pillage
from equipoise.games.dynasties.rules.frames import RAZED, SLAUGHTERED, STRIKE, check, pop, push
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import COURT, REALM, SIDE_SEAT, Dynasties, Table


def razable(t: Table, s: Dynasties, loser: int) -> list[int]:
    """R208, R209: the Monarch only when nothing else lies in Court and Realm."""
    cards = pile(t, s, COURT, loser) + pile(t, s, REALM, loser)
    return cards if len(cards) == 1 else [card for card in cards if card != s.monarch[loser]]


def losing_armies(s: Dynasties, winner: int) -> list[int]:
    return s.defenders if winner == s.battle[SIDE_SEAT] else s.attackers


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    loser, defended = s.stack[-1][2], s.stack[-1][4]
    found = [DONE]
    if seat == s.battle[SIDE_SEAT]:
        found += [t.actions.of(RAZE, card, seat) for card in razable(t, s, loser)]
        if deck_size(t, s, loser):
            found.append(PILLAGE)
    if defended:
        armies = losing_armies(s, seat)
        found += [t.actions.of(SLAUGHTER, leader, seat) for leader in armies]
    return found


def act(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    frame = s.stack[-1]
    loser = frame[2]
    frame[3] -= 1
    if deed.verb == DONE or frame[3] == 0:
        pop(s)
    if deed.verb == PILLAGE:
        pillage(t, s, seat, loser)
    elif deed.verb == RAZE:
        push(s, [STRIKE, 0, RAZED, card_of(deed.name, seat), seat])
    elif deed.verb == SLAUGHTER:
        leader = card_of(deed.name, seat)
        army = army_of(s, leader)
        if len(army) > 1:
            destroy(t, s, army[-1])  # the card revealed last (R214)
            check(s)
        else:
            push(s, [STRIKE, 0, SLAUGHTERED, leader, seat])


def strike(t: Table, s: Dynasties) -> None:
    """A step of the frame STRIKE: the window, then the card falls unless it was saved."""
    frame = s.stack[-1]
    if frame[1] == 0:
        frame[1] = 1
        open_window(t, s, frame[2], frame[3], frame[4], -1)
        return
    pop(s)
    if not s.called_off and in_play(s, frame[3]):
        destroy(t, s, frame[3])
        check(s)


def idle(s: Dynasties) -> bool:
    """No (further) Victory Actions: somebody went out."""
    frame = s.stack[-1]
    return not living(s, frame[2])
