"""Positions written down seat by seat, and a few words to ask about them.

s = position(game, [{"court": "n3m* n2t~ a4", "armies": ["n5t: r4m1 r2p1"], "hand": "r5d"}, {}])
do(game, s, 0, "pass")

`*` is the Monarch, `~` Engaged, `p2:n3m` a card of another's deck; force cards from the top.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Sequence

from equipoise import catalog
from equipoise.core.game import CHANCE
from equipoise.core.referee import play, why_not
from equipoise.games.dynasties.board import CODE_OF, CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules import flow
from equipoise.games.dynasties.rules.armies import armies_of, insert
from equipoise.games.dynasties.rules.cards import engage, is_engaged, lift, pile, put
from equipoise.games.dynasties.rules.frames import CAMPAIGNS, NEW_YEAR, SEASON, check, push
from equipoise.games.dynasties.rules.order import order
from equipoise.games.dynasties.state import (
    CAMPAIGN,
    COURT,
    DECK,
    DISCARD,
    FRAME,
    HAND,
    HARVEST,
    LEADER,
    REALM,
    TRADE,
    Dynasties,
)

TITLE = catalog.find("dynasties")
RULES = set(TITLE.book().rules)
ZONES = {"court": COURT, "realm": REALM, "hand": HAND, "discard": DISCARD}
SEASON_STEP = {HARVEST: 6, TRADE: 7, CAMPAIGN: 8}


@cache
def table(seats: int = 2, **options: bool | int | str) -> DynastiesGame:
    game = TITLE.table(seats, **options)
    assert isinstance(game, DynastiesGame)
    return game


def card(word: str, seat: int = 0) -> int:
    """A card by its name for a speaker."""
    if ":" in word:
        owner, word = word.split(":")
        return (int(owner[1:]) - 1) * CODES + CODE_OF[word]
    return seat * CODES + CODE_OF[word]


def code(number: int, seat: int = 0) -> str:
    owner, word = number // CODES, CODE_WORDS[number % CODES]
    return word if owner == seat else f"p{owner + 1}:{word}"


def position(
    game: DynastiesGame,
    lands: Sequence[Any],
    season: int = HARVEST,
    lead: int = 0,
    die: int = 4,
    year: int = 1,
) -> Dynasties:
    """The beginning of a season: everything that is not named lies in the decks."""
    t = game.table
    s = game.start()
    s.lead, s.season, s.die, s.year = lead, season, die, year
    for seat, land in enumerate(lands):
        for name, zone in ZONES.items():
            for word in str(land.get(name, "")).split():
                number = card(word.strip("*~"), seat)
                lift(t, s, number)
                put(t, s, number, zone, seat)
                if "~" in word:
                    engage(s, number)
                if "*" in word:
                    s.monarch[seat] = number
        for army in land.get("armies", []):
            _army(game, s, seat, army)
    for seat, land in enumerate(lands):
        for number in reversed(pile(t, s, DECK, seat)[int(land.get("deck", 52)) :]):
            lift(t, s, number)  # so many are left, the rest was discarded
            put(t, s, number, DISCARD, seat)
    begin(game, s, season)
    return s


def _army(game: DynastiesGame, s: Dynasties, seat: int, text: str) -> None:
    leader, _, force = text.partition(":")
    if leader.startswith("p") and not force.startswith(" "):  # p2:n3m: r1t1
        owner, _, force = force.partition(":")
        leader = f"{leader}:{owner}"
    t = game.table
    number = card(leader.strip("*~ "), seat)
    lift(t, s, number)
    put(t, s, number, LEADER, seat)
    if "~" in leader:
        engage(s, number)
    if "*" in leader:
        s.monarch[seat] = number
    for depth, word in enumerate(force.split()):
        other = card(word, seat)
        lift(t, s, other)
        insert(t, s, number, other, depth, t.everyone)


def begin(game: DynastiesGame, s: Dynasties, season: int) -> None:
    """The season starts from the Lead Player; Monarchs that were not marked are found."""
    s.top = -FRAME
    push(s, NEW_YEAR, SEASON_STEP[season])
    if season == CAMPAIGN:
        push(s, CAMPAIGNS, -1)
    else:
        push(s, SEASON, order(game.table, s, s.lead))
    check(s)
    flow.advance(game.table, s)
    assert not game.faults(s), game.faults(s)


def do(game: DynastiesGame, s: Dynasties, *lines: str) -> None:
    """`"attack n3m p2"` by the only one to act, `"1: pass"` by a seat, `"chance: card r1t1"`."""
    for line in lines:
        who, colon, words = line.partition(": ")
        if not colon:
            (seat,), words = game.to_act(s), line
        else:
            seat = CHANCE if who == "chance" else int(who)
        play(game, s, seat, words)
        assert not game.faults(s), (line, game.faults(s))


def words(game: DynastiesGame, s: Dynasties, seat: int, beginning: str = "") -> set[str]:
    legal = {game.words[action] for action in game.legal(s, seat)}
    return {line for line in legal if line.startswith(beginning)}


def refused(game: DynastiesGame, s: Dynasties, seat: int, line: str) -> str:
    """The number of the rule that stands in the way; empty if nothing does, and only then is it offered."""
    refusal = why_not(game, s, seat, line)
    assert (refusal is None) == (game.ids.get(line, -1) in game.legal(s, seat)), line
    return refusal.rule.removeprefix("DY-") if refusal is not None else ""


def asked(game: DynastiesGame, s: Dynasties) -> list[int]:
    return game.to_act(s)


def at(game: DynastiesGame, s: Dynasties, zone: str, seat: int) -> list[str]:
    zones = {**ZONES, "deck": DECK}
    return [code(number, seat) for number in pile(game.table, s, zones[zone], seat)]


def armies(game: DynastiesGame, s: Dynasties, seat: int) -> dict[str, list[str]]:
    return {code(army[0], seat): [code(c, seat) for c in army[1:]] for army in armies_of(s, seat)}


def engaged(s: Dynasties, word: str, seat: int = 0) -> bool:
    return is_engaged(s, card(word, seat))


def monarch(s: Dynasties, seat: int) -> str:
    return code(s.monarch[seat], seat) if s.monarch[seat] >= 0 else ""


def draw_all(game: DynastiesGame, s: Dynasties) -> int:
    """Lets chance give the first card each time, but roll no die; how many it gave."""
    count = 0
    while game.to_act(s) == [CHANCE] and game.words[game.legal(s, CHANCE)[0]].startswith("card"):
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
        count += 1
    return count
