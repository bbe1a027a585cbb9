"""What may be said at the main steps, written a second time from the rules: plain dicts, no speed.

A position is turned into lands: by seat its Court, Realm, hand and armies as names with their state. Nothing
here asks the rules of the game; only the tests compare the two.
"""

from __future__ import annotations

from typing import Any

from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import Dynasties

LETTER = {"m": 0, "p": 1, "t": 2, "d": 3}


def rank(code: str) -> int:
    return 0 if code[0] == "a" else int(code[1])


def emblems(game: DynastiesGame, owner: int, code: str) -> dict[str, int]:
    """Martial m, Population p, Treasure t, Diplomatic d: the suit by rank, the rest from the data."""
    found = dict.fromkeys(LETTER, 0)
    if code[0] != "a":
        found[code[2]] = rank(code)
    extra = {"n5": {}, "a1": {"d": 1}, "a2": {"m": 1}, "a3": {"t": 1}, "a4": {"p": 1}, "a5": {"m": 1, "d": 1}}
    for suit, count in extra.get(code[:2], {}).items():
        found[suit] += count
    second = {
        "saltmere": {"n5t": "m", "n5d": "p"}, "tarnridge": {"n5m": "d", "n5p": "t"},
        "lantern": {"n5d": "m", "n5p": "t"}, "osierhall": {"n5m": "p", "n5t": "d"},
    }  # fmt: skip
    other = second[game.table.decks[owner].id].get(code)
    if other is not None:
        found[other] += 1
    return found


def lands(game: DynastiesGame, s: Dynasties) -> list[dict[str, Any]]:
    """Each card is (owner, code, engaged)."""

    def told(card: int) -> tuple[int, str, bool]:
        return card // CODES, CODE_WORDS[card % CODES], bool(s.engaged[card // CODES] >> card % CODES & 1)

    found = []
    for seat in range(game.seats):
        zones = {"hand": 1, "court": 3, "realm": 4}
        land: dict[str, Any] = {
            name: [told(card) for card in s.piles[zone * game.seats + seat]] for name, zone in zones.items()
        }
        land["armies"] = [
            {"leader": told(army[0]), "size": len(army) - 1, "id": army[0]}
            for army in s.armies
            if s.holder[army[0]] == seat
        ]
        land["monarch"] = told(s.monarch[seat])[:2] if s.monarch[seat] >= 0 else None
        land["living"] = s.out[seat] == 0
        found.append(land)
    return found


def name(seat: int, card: tuple[int, str, bool]) -> str:
    return card[1] if card[0] == seat else f"p{card[0] + 1}:{card[1]}"


def harvest(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D02 of the Standard game."""
    world = lands(game, s)
    own = world[seat]
    words = {"pass"}
    home = [card for card in own["court"] + own["realm"] if not card[2]]
    nobles = [card for card in own["court"] if card[1][0] == "n" and not card[2]]
    room = any(army["size"] < rank(army["leader"][1]) for army in own["armies"])
    for card in home:
        shown = emblems(game, card[0], card[1])
        if shown["t"] and not s.treasured & 1 << seat:
            words.add(f"treasure {name(seat, card)}")
        if shown["p"] and own["hand"] and not s.populated & 1 << seat:
            words.add(f"population {name(seat, card)}")
        if card[:2] != own["monarch"] and (room or [noble for noble in nobles if noble != card]):
            words.add(f"force {name(seat, card)}")
    for noble in nobles:
        words.add(f"engage {name(seat, noble)} draw")
        if own["hand"]:
            words.add(f"engage {name(seat, noble)} play")
    means = [card for card in home if card[:2] != own["monarch"]]
    for other, land in enumerate(world):
        for card in land["court"]:
            if (
                other != seat
                and card[1][0] == "n"
                and card[:2] != land["monarch"]
                and rank(card[1]) <= len(means)
            ):
                words.add(f"lure {name(seat, card)}")
    return words


def face_up(land: dict[str, Any]) -> list[tuple[int, str, bool]]:
    return [*land["court"], *land["realm"], *[army["leader"] for army in land["armies"]]]


def trade(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D05: an Envoy, a Match, or a pass."""
    world = lands(game, s)
    own = world[seat]
    words = {"pass"}
    ready = [card for card in face_up(own) if not card[2]]
    letters = [card for card in ready if emblems(game, card[0], card[1])["d"]]
    for card in ready:
        if card[1][0] == "n" and [letter for letter in letters if letter != card]:
            words.add(f"envoy {name(seat, card)}")
    nobles = [
        (other, card)
        for other, land in enumerate(world)
        for card in face_up(land)
        if card[1][0] == "n" and not card[2]
    ]
    for agent in own["court"]:
        if agent[1][0] == "a" and not agent[2]:
            for whose, first in nobles:
                second = any(other not in (seat, whose) for other, _ in nobles)
                if second and any(letter not in (agent, first) for letter in letters):
                    words.add(f"match {name(seat, agent)}")
    return words


def attack(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D09: armies with Unengaged leaders against the living, without relations, not barred."""
    world = lands(game, s)
    words = {"done"} if s.sent else {"pass"}
    for army in world[seat]["armies"]:
        if army["leader"][2] or s.attacked[army["id"]]:
            continue
        for other, land in enumerate(world):
            related = s.relations[seat] & 1 << other or s.barred[army["id"]] & 1 << other
            if other != seat and land["living"] and not related:
                words.add(f"attack {name(seat, army['leader'])} p{other + 1}")
    return words


def bribe(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D10: the armies just sent whose rank the own cards reach."""
    world = lands(game, s)
    worth = 0
    for card in face_up(world[seat]):
        if not card[2]:
            shown = emblems(game, card[0], card[1])
            worth += max(shown["t"], shown["d"])
    words = {"pass"}
    for leader, settled in zip(s.sent[::3], s.sent[2::3]):
        code = CODE_WORDS[leader % CODES]
        if not settled and rank(code) <= worth:
            words.add(f"bribe {name(seat, (leader // CODES, code, False))}")
    return words


def planting(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D01 before anything is chosen."""
    own = lands(game, s)[seat]
    nobles = [card for card in own["court"] if card[1][0] == "n" and not card[2]]
    room = any(army["size"] < rank(army["leader"][1]) for army in own["armies"])
    words = {f"play {card[1]}" for card in own["hand"]}
    return words | ({f"force {card[1]}" for card in own["hand"]} if nobles or room else set())
