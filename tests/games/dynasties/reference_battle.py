"""What may be said in windows, battles and Reforms, written a second time from the rules, as in `reference`.

A Reform is tried out: a card may be laid if some way to lay all the others follows.
"""

from __future__ import annotations

from functools import cache
from typing import Callable

from tests.games.dynasties.reference import emblems, face_up, lands, name, rank

from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.frames import (
    ASK_ADD,
    ASK_AGENT,
    ASK_BRIBE_PAY,
    ASK_CROWN,
    ASK_DEFEND,
    ASK_FROM,
    ASK_FRONT,
    ASK_INTERCEPT,
    ASK_LAY,
    ASK_LURE_PAY,
    ASK_MARTIAL,
    ASK_PLACE,
    ASK_PLAY,
    ASK_RECEIVE,
    ASK_REFORM,
    ASK_RETARGET,
    ASK_TAKE,
    ASK_TO,
    ASK_VICTORY,
    ASK_WITH,
)
from equipoise.games.dynasties.state import Dynasties

Step = Callable[[DynastiesGame, Dynasties, int], set[str]]
SIDES = ("attacker", "defender")


def word(seat: int, card: int) -> str:
    owner, code = card // CODES, CODE_WORDS[card % CODES]
    return code if owner == seat else f"p{owner + 1}:{code}"


def crowns(card: int) -> int:
    return rank(CODE_WORDS[card % CODES])


def is_noble(card: int) -> bool:
    return CODE_WORDS[card % CODES][0] == "n"


def own_armies(s: Dynasties, seat: int) -> list[list[int]]:
    return [army for army in s.armies if s.holder[army[0]] == seat]


def ready_with(game: DynastiesGame, s: Dynasties, seat: int, letters: str) -> list[str]:
    """Own Unengaged face-up cards that show one of these emblems; a travelling Envoy's cards are bound."""
    bound = {word(seat, card) for card in s.envoy[2:5] if card >= 0}
    found = []
    for card in face_up(lands(game, s)[seat]):
        shown = emblems(game, card[0], card[1])
        if not card[2] and any(shown[letter] for letter in letters) and name(seat, card) not in bound:
            found.append(name(seat, card))
    return found


def take(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    left = len(s.piles[seat]) + len(s.piles[5 * game.seats + seat])
    return {f"take {n}" for n in (1, 2, 3) if n <= max(1, left)}


def play(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D03."""
    own = lands(game, s)[seat]
    words = {f"play {card[1]}" for card in own["hand"]}
    nobles = [card for card in own["court"] if card[1][0] == "n" and not card[2]]
    if nobles or any(army["size"] < rank(army["leader"][1]) for army in own["armies"]):
        words |= {f"force {card[1]}" for card in own["hand"]}
    return words | ({"done"} if s.stack[-1][3] else set())


def place(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """Where a force card goes."""
    moved = word(seat, s.stack[-1][2])
    court = lands(game, s)[seat]["court"]
    nobles = [name(seat, card) for card in court if card[1][0] == "n" and not card[2]]
    words = {f"muster {noble}" for noble in nobles if noble != moved}
    for army in own_armies(s, seat):
        if len(army) <= crowns(army[0]):
            words |= {f"army {word(seat, army[0])} {depth}" for depth in range(1, len(army) + 1)}
    return words


def lure_pay(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    own = lands(game, s)[seat]
    home = [card for card in own["court"] + own["realm"] if not card[2] and card[:2] != own["monarch"]]
    return {f"pay {name(seat, card)}" for card in home}


def intercept(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D06: with an agent of the Court, if anybody but the sender has a noble to name."""
    court = lands(game, s)[seat]["court"]
    agents = [card for card in court if card[1][0] == "a" and not card[2]]
    nobles = to(game, s, seat)
    return {"pass"} | ({f"intercept {card[1]}" for card in agents} if nobles else set())


def assign(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """The Diplomatic card of an Envoy or Match, other than its noble."""
    return {f"with {card}" for card in ready_with(game, s, seat, "d")}


def sender(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """The first noble of a Match: a card for it and a second noble must remain."""
    letters = ready_with(game, s, seat, "d")
    nobles = {
        name(seat, card): other
        for other, land in enumerate(lands(game, s))
        for card in face_up(land)
        if card[1][0] == "n" and not card[2]
    }
    return {
        f"from {first}"
        for first, whose in nobles.items()
        if set(letters) - {first} and set(nobles.values()) - {seat, whose}
    }


def to(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """The receiving noble: not the speaker's; in a Match by an agent not of the first noble's player."""
    barred = {s.envoy[1]}
    if s.envoy[0] == 1:
        barred.add(s.holder[s.envoy[2]])
    found = set()
    for other, land in enumerate(lands(game, s)):
        for card in face_up(land):
            if other not in barred and card[1][0] == "n" and not card[2]:
                found.add(f"to {name(seat, card)}")
    return found


def receive(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    nobles = [card for card in face_up(lands(game, s)[seat]) if card[1][0] == "n" and not card[2]]
    return {"pass", *[f"receive {name(seat, card)}" for card in nobles]}


def add(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    return {"pass", *[f"with {card}" for card in ready_with(game, s, seat, "d")]}


def bribe_pay(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    return {f"pay {card}" for card in ready_with(game, s, seat, "td")}


def retarget(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D11: a bribed army goes elsewhere or home."""
    leader = s.stack[-1][2]
    closed = s.relations[seat] | s.barred[leader] | 1 << seat
    free = [other for other in range(game.seats) if not closed >> other & 1 and s.out[other] == 0]
    return {"hold", *[f"attack {word(seat, leader)} p{other + 1}" for other in free]}


def defend(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D12."""
    leaders = [army[0] for army in own_armies(s, seat) if army[0] not in s.defenders]
    return {"done", *[f"defend {word(seat, leader)}" for leader in leaders]}


def front(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D13, D14: armies of the battle that still have a hidden card."""
    found = set()
    for army in own_armies(s, seat):
        inside = army[0] in (s.attackers if seat == s.battle[0] else s.defenders)
        if inside and any(not s.face[card] for card in army[1:]):
            found.add(f"front {word(seat, army[0])}")
    return found


def agent(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D15."""
    court = lands(game, s)[seat]["court"]
    agents = [card[1] for card in court if card[1][0] == "a" and not card[2]]
    return {"pass", *[f"agent {code} {side}" for code in agents for side in SIDES]}


def martial(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D17."""
    cards = ready_with(game, s, seat, "m")
    return {"pass", *[f"martial {card} {side}" for card in cards for side in SIDES]}


def victory(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D18: the attacker razes, pillages and slaughters, the defender only slaughters."""
    loser, defended = s.stack[-1][2], s.stack[-1][4]
    words = {"done"}
    if seat == s.battle[0]:
        land = lands(game, s)[loser]
        cards = land["court"] + land["realm"]
        others = [card for card in cards if card[:2] != land["monarch"]]
        words |= {f"raze {name(seat, card)}" for card in (others or cards)}
        if s.piles[loser] or s.piles[5 * game.seats + loser]:
            words.add("pillage")
    beaten = s.defenders if seat == s.battle[0] else s.attackers
    return words | ({f"slaughter {word(seat, leader)}" for leader in beaten} if defended else set())


def reform(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    return {"keep", "reform"}


def lay(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D19: what can be laid next so that everything can be laid."""
    leaders = s.attackers if seat == s.battle[0] else s.defenders
    pool = [card for army in s.armies if army[0] in leaders for card in army]
    monarch = s.monarch[seat]
    laid = [(entry // 2, entry % 2) for entry in s.laid]
    rest = frozenset(pool) - {card for card, _ in laid}
    led = [n for n, (_, leads) in enumerate(laid) if leads]
    size = len(laid) - led[-1] - 1 if led else 0
    room = crowns(laid[led[-1]][0]) if led else 0

    @cache
    def steps(rest: frozenset[int], room: int, size: int) -> frozenset[tuple[str, int]]:
        """The next steps after which all can be laid; `room` is 0 before the first army."""
        found = set()
        for card in rest:
            others = rest - {card}
            if is_noble(card) and (room == 0 or size > 0) and ends(others, crowns(card), 0):
                found.add(("lead", card))
            if card != monarch and size < room and ends(others, room, size + 1):
                found.add(("next", card))
        return frozenset(found)

    @cache
    def ends(rest: frozenset[int], room: int, size: int) -> bool:
        return bool(steps(rest, room, size)) if rest else size > 0

    return {f"{how} {word(seat, card)}" for how, card in steps(rest, room, size)}


def crown(game: DynastiesGame, s: Dynasties, seat: int) -> set[str]:
    """D04."""
    return {f"crown {name(seat, card)}" for card in face_up(lands(game, s)[seat]) if card[1][0] == "n"}


STEPS: dict[int, Step] = {
    ASK_TAKE: take, ASK_PLAY: play, ASK_PLACE: place, ASK_LURE_PAY: lure_pay, ASK_INTERCEPT: intercept,
    ASK_WITH: assign, ASK_FROM: sender,
    ASK_TO: to, ASK_RECEIVE: receive, ASK_ADD: add, ASK_BRIBE_PAY: bribe_pay, ASK_RETARGET: retarget,
    ASK_DEFEND: defend, ASK_FRONT: front, ASK_AGENT: agent, ASK_MARTIAL: martial, ASK_VICTORY: victory,
    ASK_REFORM: reform, ASK_LAY: lay, ASK_CROWN: crown,
}  # fmt: skip
