"""Card texts of the Advanced game, written a second time: who may use which, in which turn, at which event.

The text of a card and the zones it works in are data; everything else stands here in words of the rules.
"""

from __future__ import annotations

from tests.games.dynasties.reference import face_up, lands, name, rank
from tests.games.dynasties.reference_battle import word

from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.frames import EVENTS
from equipoise.games.dynasties.state import Dynasties

ZONES = {"court": 3, "realm": 4, "leader": 7}
TURNS = {
    "X01": "trade",
    "X04": "harvest",
    "X05": "trade",
    "X08": "campaign",
    "X11": "harvest",
    "X15": "trade",
}
ENGAGES = {"X04", "X07", "X11", "X12", "X15", "X16"}  # the cost; the others are discarded
ANSWERS = {
    "rolled": ["X09"], "announced": ["X03", "X14"], "lured": ["X10"], "chosen": ["X13"], "shares": ["X12"],
    "tied": ["X16"], "lost": ["X06"], "raze": ["X02", "X07", "X14"], "slaughter": ["X07"],
}  # fmt: skip


def text_of(game: DynastiesGame, card: int) -> str:
    number = game.table.decks[card // CODES].texts[card % CODES]
    return game.table.board.texts[number].id if number >= 0 else ""


def usable(game: DynastiesGame, s: Dynasties, seat: int) -> dict[int, str]:
    """Own Unengaged cards in a zone of their text; none that is barred or travels with an Envoy."""
    found = {}
    for card in range(CODES * game.seats):
        text = text_of(game, card)
        if not text or s.holder[card] != seat or s.engaged[card // CODES] >> card % CODES & 1:
            continue
        zones = game.table.board.texts[game.table.decks[card // CODES].texts[card % CODES]].zones
        if s.zone[card] in [ZONES[zone] for zone in zones] and card not in s.locked + s.envoy[2:5]:
            found[card] = text
    return found


def aims(game: DynastiesGame, s: Dynasties, seat: int, text: str) -> set[str]:
    """What an active text can be aimed at."""
    world = lands(game, s)
    others = [land for other, land in enumerate(world) if other != seat and land["living"]]
    if text in ("X01", "X08"):
        return {name(seat, army["leader"]) for land in others for army in land["armies"]}
    if text == "X05":
        return {name(seat, c) for land in others for c in face_up(land) if c[1][0] == "n" and not c[2]}
    if text == "X11":
        return {name(seat, c) for land in others for c in land["court"] + land["realm"] if not c[2]}
    highest = max((rank(card[1]) for card in world[seat]["realm"]), default=0)
    swapped = [c for land in others for c in land["realm"] if rank(c[1]) <= 2 and rank(c[1]) <= highest]
    return {name(seat, card) for card in swapped}


def active(game: DynastiesGame, s: Dynasties, seat: int, season: str) -> set[str]:
    """`use X` in the own turn."""
    found = set()
    own = [card for card in face_up(lands(game, s)[seat]) if card[1][0] == "n" and not card[2]]
    for card, text in usable(game, s, seat).items():
        if TURNS.get(text) != season or text == "X05" and not own:
            continue
        if text == "X04" or aims(game, s, seat, text):
            found.add(f"use {word(seat, card)}")
    return found


def target(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """Whom or what a text is aimed at."""
    text = text_of(game, s.stack[-1][2])
    if text == "X12":
        return {f"target p{s.holder[noble] + 1}" for noble in s.envoy[2:4]}
    return {f"target {aim}" for aim in aims(game, s, seat, text)}


def give(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """X15: an own resource of at least that rank."""
    taken = rank(CODE_WORDS[s.stack[-2][4] % CODES])
    return {f"give {name(seat, card)}" for card in lands(game, s)[seat]["realm"] if rank(card[1]) >= taken}


def bury(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    return {f"bury {card[1]}" for card in lands(game, s)[seat]["hand"]}


def win(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    return {"win attacker", "win defender"}


def reaction(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """`use X` or `pass` in a window."""
    event, subject, by, aimed = s.stack[-1][3:7]
    found = {"pass"}
    for card, text in usable(game, s, seat).items():
        if text in ANSWERS[EVENTS[event]] and fits(game, s, seat, card, text, subject, by, aimed):
            found.add(f"use {word(seat, card)}")
    return found


def fits(
    game: DynastiesGame, s: Dynasties, seat: int, card: int, text: str, subject: int, by: int, aimed: int
) -> bool:
    """The conditions of each Reactive text."""
    if text == "X02":  # another own card
        return s.holder[subject] == seat and subject != card
    if text == "X03":  # a card that another has engaged for its text
        return by != seat and text_of(game, subject) in ENGAGES
    if text == "X06":  # the loser's
        return s.holder[subject] == seat
    if text == "X07":  # itself
        return subject == card
    if text == "X10":
        return by != seat
    if text == "X13":  # another's noble, no Monarch
        return s.holder[subject] != seat and subject not in s.monarch
    if text == "X14":  # itself; it is the Treasure use of the year
        return card in (subject, aimed) and card != -1 and not s.treasured >> seat & 1
    return True
