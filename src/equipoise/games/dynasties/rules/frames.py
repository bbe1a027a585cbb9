"""What can lie on the stack: chance to be asked, procedures to be carried on, questions to a seat.

A frame of chance or of a procedure begins with its kind; a question with its kind and the seat asked. Seats
still to come are a queue: see order.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from equipoise.games.dynasties.state import FRAME, Dynasties

# Chance.
FIRST_LEAD: Final = 0
ROLLING: Final = 1
DRAWING: Final = 2  # mask of drawers, seat, cards it still draws, the shares of those behind it
PILLAGING: Final = 3  # winner, loser
TOSSING: Final = 4

# Procedures; most have a step number behind their kind.
NEW_YEAR: Final = 10
SHOWING: Final = 11  # Planting plays are carried out: seats still to come
SEASON: Final = 12  # seats still to come
ENVOYS: Final = 13  # step, seats still to come
CAMPAIGNS: Final = 14  # the seat that had the last turn
ACTIVATION: Final = 15  # step, attacker, seats still to come
BATTLE: Final = 16  # step, seats still to come
STRIKE: Final = 17  # step, event, card, by whom: a Victory Action that destroys
CHECKING: Final = 18
EFFECT: Final = 19  # step, seat, card, target, given: an active card text
LURING: Final = 20  # step, seat, noble

# Questions. All of Planting's seats are asked at once.
ASK_PLANTING: Final = 30
ASK_HARVEST: Final = 31
ASK_TAKE: Final = 32
ASK_PLAY: Final = 33  # plays left, whether one may stop
ASK_PLACE: Final = 34  # the card on its way into an army
ASK_LURE_PAY: Final = 35  # noble
ASK_TRADE: Final = 36  # whether a Match was made
ASK_WITH: Final = 37
ASK_FROM: Final = 38
ASK_TO: Final = 39
ASK_INTERCEPT: Final = 40
ASK_RECEIVE: Final = 41
ASK_ADD: Final = 42
ASK_ATTACK: Final = 43
ASK_BRIBE: Final = 44
ASK_BRIBE_PAY: Final = 45  # leader, sum paid
ASK_RETARGET: Final = 46  # leader
ASK_DEFEND: Final = 47
ASK_FRONT: Final = 48  # side
ASK_AGENT: Final = 49  # used
ASK_MARTIAL: Final = 50  # used
ASK_VICTORY: Final = 51  # loser, actions left, defended
ASK_REFORM: Final = 52
ASK_LAY: Final = 53
ASK_CROWN: Final = 54
ASK_REACTION: Final = 55  # passes, event, subject, by whom, target
ASK_TARGET: Final = 56  # the card whose text it is
ASK_GIVE: Final = 57  # the card whose text it is
ASK_BURY: Final = 58
ASK_WIN: Final = 59
FIRST_QUESTION: Final = ASK_PLANTING
QUESTIONS: Final = [
    "planting", "harvest", "take", "play", "place", "lure-pay", "trade", "with", "from", "to",
    "intercept", "receive", "add", "attack", "bribe", "bribe-pay", "retarget", "defend", "front", "agent",
    "martial", "victory", "reform", "lay", "crown", "reaction", "target", "give", "bury", "win",
]  # fmt: skip

# Where everybody may speak in turn.
WINDOWS: Final = [ASK_INTERCEPT, ASK_RECEIVE, ASK_BRIBE, ASK_AGENT, ASK_MARTIAL, ASK_REACTION]

# Events that card texts answer.
ROLLED: Final = 0
ANNOUNCED: Final = 1
LURED: Final = 2
CHOSEN: Final = 3
SHARES: Final = 4
TIED: Final = 5
LOST: Final = 6
RAZED: Final = 7
SLAUGHTERED: Final = 8
EVENTS: Final = ["rolled", "announced", "lured", "chosen", "shares", "tied", "lost", "raze", "slaughter"]


def push(
    s: Dynasties, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
) -> None:
    s.top += FRAME
    at = s.top
    frames = s.frames
    if at == len(frames):
        for _ in range(FRAME):
            frames = append(frames, 0)
        s.frames = frames
    frames[at] = kind
    frames[at + 1] = a
    frames[at + 2] = b
    frames[at + 3] = c
    frames[at + 4] = d
    frames[at + 5] = e
    frames[at + 6] = f


def pop(s: Dynasties) -> None:
    s.top -= FRAME


def drop(s: Dynasties, place: i64) -> None:
    """Takes a frame out from below others."""
    for at in range(place, s.top):
        s.frames[at] = s.frames[at + FRAME]
    s.top -= FRAME


def kind_of(s: Dynasties) -> i64:
    """What the top frame is."""
    return s.frames[s.top]


def value(s: Dynasties, n: i64) -> i64:
    """A value of the top frame, counted from 1."""
    return s.frames[s.top + n]


def set_value(s: Dynasties, n: i64, number: i64) -> None:
    s.frames[s.top + n] = number


def check(s: Dynasties) -> None:
    """After a change, as the last of what it does: knock-outs, a Monarch to be named, Peace."""
    if s.doomed | s.gained:
        push(s, CHECKING)
