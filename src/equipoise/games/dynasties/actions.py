"""Every action: its words, and what they say.

A card has one name for each speaker: its bare code if the speaker owns it, else `p2:n3m` with its owner.
Names are counted: 0-53 are bare codes, 54 + 54 * owner + code the others. An action is a verb, perhaps a
name, perhaps a number (a seat, a side, a depth, an amount).
"""

from __future__ import annotations

import re
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from equipoise.games.dynasties.board import (
    CODE_OF,
    CODE_WORDS,
    CODES,
    FIRST_AGENT,
    KIND,
    NOBLE,
    RESOURCE,
)

# Single words first, their ids are their numbers; then by the kind of name they take.
PASS: Final = 0
DONE: Final = 1
HOLD: Final = 2
KEEP: Final = 3
REFORM: Final = 4
PILLAGE: Final = 5
FIRST: Final = 6
TARGET_SEAT: Final = 7
TAKE: Final = 8
ROLL: Final = 9
WIN: Final = 10
PLAY: Final = 11
CARD: Final = 12
BURY: Final = 13
MATCH: Final = 14
INTERCEPT: Final = 15
AGENT_SIDE: Final = 16
GIVE: Final = 17
MUSTER: Final = 18
LURE: Final = 19
ENVOY: Final = 20
FROM: Final = 21
TO: Final = 22
RECEIVE: Final = 23
BRIBE: Final = 24
DEFEND: Final = 25
FRONT: Final = 26
SLAUGHTER: Final = 27
CROWN: Final = 28
LEAD: Final = 29
ENGAGE: Final = 30
ARMY: Final = 31
ATTACK: Final = 32
FORCE: Final = 33
TREASURE_USE: Final = 34
POPULATION_USE: Final = 35
PAY: Final = 36
WITH: Final = 37
NEXT: Final = 38
USE: Final = 39
MARTIAL_SIDE: Final = 40
RAZE: Final = 41
TARGET: Final = 42
VERBS: Final = [
    "pass", "done", "hold", "keep", "reform", "pillage", "first", "target", "take", "roll", "win", "play",
    "card", "bury", "match", "intercept", "agent", "give", "muster", "lure", "envoy", "from", "to",
    "receive", "bribe", "defend", "front", "slaughter", "crown", "lead", "engage", "army", "attack",
    "force", "treasure", "population", "pay", "with", "next", "use", "martial", "raze", "target",
]  # fmt: skip

# Which names a verb takes.
NO_NAME: Final = 0
OWN_CODES: Final = 1
AGENT_CODES: Final = 2
RESOURCES: Final = 3
NOBLES: Final = 4
CONTROLLED: Final = 5  # a foreign agent can never be controlled
ANY: Final = 6

# Which number follows.
NO_NUMBER: Final = 0
SEAT: Final = 1
SIDE: Final = 2
DEPTH: Final = 3
AMOUNT: Final = 4
PIPS: Final = 5
HOW: Final = 6

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ["attacker", "defender"]
TO_DRAW: Final = 0
TO_PLAY: Final = 1
HOWS: Final = ["draw", "play"]
MOST_FORCE: Final = 5
MOST_TAKEN: Final = 3

# How a deed is packed: the verb, the name + 1, the number.
VERB_MASK: Final = 63
NAME_AT: Final = 6
NAME_MASK: Final = 1023
NUMBER_AT: Final = 16

FOREIGN: Final = re.compile("p([1-9]):([a-z0-9]+)", re.ASCII)


def names_of(verb: int) -> int:
    if verb <= WIN:
        return NO_NAME
    if verb <= BURY:
        return OWN_CODES
    if verb <= AGENT_SIDE:
        return AGENT_CODES
    if verb == GIVE:
        return RESOURCES
    if verb <= ATTACK:
        return NOBLES
    return CONTROLLED if verb <= MARTIAL_SIDE else ANY


def number_of(verb: int) -> int:
    if verb in (FIRST, TARGET_SEAT, ATTACK):
        return SEAT
    if verb in (WIN, AGENT_SIDE, MARTIAL_SIDE):
        return SIDE
    if verb == ARMY:
        return DEPTH
    if verb == TAKE:
        return AMOUNT
    if verb == ROLL:
        return PIPS
    return HOW if verb == ENGAGE else NO_NUMBER


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deed:
    """What an action says: verb, name (-1: none), number counted from 0."""

    __slots__ = ("name", "number", "verb")

    def __init__(self, verb: i64, name: i64, number: i64) -> None:
        self.verb = verb
        self.name = name
        self.number = number


def fits(names: int, name: int) -> bool:
    """Whether a kind of names has this one."""
    foreign = name >= CODES
    kind = KIND[name % CODES]
    if names == OWN_CODES:
        return not foreign
    if names == AGENT_CODES:
        return not foreign and name >= FIRST_AGENT
    if names == RESOURCES:
        return kind == RESOURCE
    if names == NOBLES:
        return kind == NOBLE
    return names == ANY or names == CONTROLLED and not (foreign and name % CODES >= FIRST_AGENT)


@final
class Actions:
    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        count = CODES + CODES * seats
        self.members = [  # by kind of names
            [name for name in range(count) if names and fits(names, name)] for names in range(ANY + 1)
        ]
        # By id what it says, packed: thousands of objects spread over memory are slower to come by.
        self.said = vec[i64]()
        self.first = vec[i64]()  # by verb: its first id
        self.width = vec[i64]([self._width(number_of(verb)) for verb in range(len(VERBS))])
        for verb in range(len(VERBS)):
            self.first = append(self.first, len(self.said))
            for name in self.members[names_of(verb)] or [-1]:
                for number in range(self.width[verb]):
                    said = verb | (name + 1) << NAME_AT | number << NUMBER_AT
                    self.said = append(self.said, said)
        self.named = [self._named(verb) for verb in range(len(VERBS))]  # by name: its first id, or -1
        self.words = [self.word(self.deed(id)) for id in range(len(self.said))]
        self.ids = {words: id for id, words in enumerate(self.words)}

    def _width(self, number: int) -> int:
        return [1, self.seats, len(SIDES), MOST_FORCE, MOST_TAKEN, 6, len(HOWS)][number]

    def _named(self, verb: int) -> list[int]:
        ids = [-1] * (CODES + CODES * int(self.seats))
        for place, name in enumerate(self.members[names_of(verb)]):
            ids[name] = self.first[verb] + place * self.width[verb]
        return ids

    def deed(self, id: i64) -> Deed:
        said = self.said[id]
        return Deed(said & VERB_MASK, (said >> NAME_AT & NAME_MASK) - 1, said >> NUMBER_AT)

    def id(self, verb: i64, name: i64 = -1, number: i64 = 0) -> i64:
        """The id of an action; -1 if there is no such action."""
        first: i64 = self.first[verb] if name < 0 else self.named[verb][name]
        return first + number if first >= 0 else -1

    def name_word(self, name: int) -> str:
        if name < CODES:
            return CODE_WORDS[name]
        owner, code = name // CODES - 1, name % CODES
        return f"p{owner + 1}:{CODE_WORDS[code]}"

    def word(self, deed: Deed) -> str:
        parts = [VERBS[deed.verb]]
        if deed.name >= 0:
            parts.append(self.name_word(deed.name))
        number = number_of(deed.verb)
        if number == SEAT:
            parts.append(f"p{deed.number + 1}")
        elif number == SIDE:
            parts.append(SIDES[deed.number])
        elif number == HOW:
            parts.append(HOWS[deed.number])
        elif number != NO_NUMBER:
            parts.append(str(deed.number + 1))
        return " ".join(parts)

    def read(self, text: str) -> Deed | None:
        """The deed of any well-formed text, also of a card that its verb can never name; else None."""
        id = self.ids.get(text)
        if id is not None:
            return self.deed(id)
        parts = text.split(" ")
        if len(parts) < 2 or parts[0] not in VERBS:
            return None
        verb = VERBS.index(parts[0]) if parts[0] != "target" else TARGET
        name = self._name(parts[1])
        if name < 0 or names_of(verb) == NO_NAME:
            return None
        # The number as it stands with a card that the verb knows.
        like = self.name_word(self.members[names_of(verb)][0])
        id = self.ids.get(" ".join([parts[0], like, *parts[2:]]))
        return Deed(verb, name, self.deed(id).number) if id is not None else None

    def _name(self, word: str) -> int:
        foreign = FOREIGN.fullmatch(word)
        if foreign is None:
            return CODE_OF.get(word, -1)
        owner, code = int(foreign[1]) - 1, CODE_OF.get(foreign[2], -1)
        return CODES + owner * CODES + code if owner < self.seats and code >= 0 else -1


def card_of(name: i64, speaker: i64) -> i64:
    """The card a speaker means; -1 for one's own card by its long name, which nobody uses."""
    if name < CODES:
        return speaker * CODES + name
    if (name - CODES) // CODES == speaker:
        return -1
    return name - CODES


def name_of(card: i64, speaker: i64) -> i64:
    if card // CODES == speaker:
        return card % CODES
    return CODES + card
