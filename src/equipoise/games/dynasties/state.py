"""A position, and the table it is played at.

Cards are counted owner by owner: card = owner * 54 + code. A pile is a list of cards, found at
`piles[zone * seats + seat]`; a deck is the set of cards that have not left it, in ascending order. An
army is a list too: its leader, then its force cards from the top. What is going on lies on a stack of
frames: a number that says what, then its values. The top one is being decided or carried out.
"""

from __future__ import annotations

from typing import Final, Mapping, final

from equipoise.core.game import Saved, State
from equipoise.games.dynasties.actions import Actions
from equipoise.games.dynasties.board import CODES, KIND, RANK, SUIT, Board, Civilisation

# Zones. The first seven have piles.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
COURT: Final = 3
REALM: Final = 4
BURIED: Final = 5  # under the deck, first buried first
GONE: Final = 6  # left the game with its player
PILES: Final = 7
LEADER: Final = 7
FORCE: Final = 8
NOWHERE: Final = 9  # a card that the deck does not have

# Seasons.
YEAR_START: Final = 0
PLANTING: Final = 1
HARVEST: Final = 2
TRADE: Final = 3
CAMPAIGN: Final = 4
SEASONS: Final = ["year-start", "planting", "harvest", "trade", "campaign"]

# Why a game is over.
RUNNING: Final = 0
PEACE: Final = 1
DOMINANCE: Final = 2
DESTRUCTION: Final = 3
REASONS: Final = ["", "peace", "dominance", "destruction"]

# Where the values of an Envoy stand in `envoy`.
FORM: Final = 0  # sent, a Match by an agent, or one by a card text
SPEAKER: Final = 1
FROM_NOBLE: Final = 2
TO_NOBLE: Final = 3
CARD_SENT: Final = 4
CARD_ADDED: Final = 5
FROM_SHARE: Final = 6
TO_SHARE: Final = 7
SENT: Final = 0
MATCHED: Final = 1
SEALED: Final = 2

# Where the values of a battle stand in `battle`; the first of each pair is the attacker's.
SIDE_SEAT: Final = 0
FRONT_ARMY: Final = 2  # the leader whose top card is forward, or -1
VALUE: Final = 4  # of martial cards spent
STOPPED: Final = 6  # a side could not put a card forward
WINNER: Final = 7  # of the clash
BATTLE_SIZE: Final = 8


@final
class Table:
    """Seats, decks and options: what does not change during a game."""

    def __init__(self, seats: int, board: Board, decks: list[Civilisation], actions: Actions) -> None:
        self.seats = seats
        self.board = board
        self.decks = decks  # by seat
        self.actions = actions
        self.all_seats = (1 << seats) - 1
        self.everyone = (1 << (seats + 1)) - 1  # the seats and, as the last bit, those who watch
        self.advanced = False
        self.draws: list[int] = []  # by result of the die
        self.plays: list[int] = []
        self.planting_exact = True
        self.returned_engaged = True
        self.match_uses_envoy = True
        self.interceptor_chooses = True
        self.lure_any_card = True
        self.agents_per_clash = 1
        self.martial_per_clash = 1
        self.attacker_first = True
        self.pillage_knocks_out = False
        self.kind = [KIND[card % CODES] for card in range(CODES * seats)]
        self.rank = [RANK[card % CODES] for card in range(CODES * seats)]
        self.suit = [SUIT[card % CODES] for card in range(CODES * seats)]
        self.emblems = [count for deck in decks for count in deck.emblems]
        self.text = [number for deck in decks for number in deck.texts]  # -1: none

    def emblem(self, card: int, type: int) -> int:
        return self.emblems[card * 4 + type]


@final
class Dynasties(State):
    __slots__ = (
        "armies", "attacked", "attackers", "barred", "battle", "bribed", "called_off", "defenders", "die",
        "doomed", "engaged", "envoy", "face", "holder", "known", "lead", "locked", "monarch", "offered",
        "out", "outs", "passed", "pending", "piles", "plays", "populated", "reason", "relations", "rumour",
        "season", "sent", "stack", "targets", "treasured", "verdict", "winner", "year", "zone",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        cards = CODES * seats
        self.piles: list[list[int]] = [[] for _ in range(PILES * seats)]
        self.armies: list[list[int]] = []
        self.stack: list[list[int]] = []
        self.plays: list[list[int]] = [
            [] for _ in range(seats)
        ]  # chosen in Planting: card, how, noble, depth
        # By card:
        self.zone = [NOWHERE] * cards
        self.holder = [card // CODES for card in range(cards)]  # who controls it
        self.engaged = [0] * cards
        self.face = [0] * cards  # force cards that are revealed
        self.known = [0] * cards  # force cards: who remembers it in its place, as a mask
        self.rumour = [0] * cards  # who knows only that it is face down somewhere with its player
        self.attacked = [0] * cards  # leaders whose army has attacked
        self.barred = [0] * cards  # leaders: the seats that their army was bribed away from
        # By seat:
        self.monarch = [-1] * seats
        self.out = [0] * seats  # 0: plays on; else the how-manieth to be knocked out
        self.pending = [-1] * seats  # Planting: the card that is to be put into an army
        self.relations = [0] * seats  # masks
        self._nothing_under_way()
        self.year = 0
        self.lead = 0
        self.season = YEAR_START
        self.die = 0
        self.passed = 0  # masks of seats
        self.treasured = 0
        self.populated = 0
        self.doomed = 0
        self.outs = 0
        self.called_off = 0
        self.verdict = -1  # the side that a card text says wins a tied Clash
        self.reason = RUNNING
        self.winner = -1
        # What the seat asked can answer, ascending; empty if it has to be found. All the rest implies it.
        self.offered: list[int] = []

    def _nothing_under_way(self) -> None:
        self.envoy: list[int] = []
        self.sent: list[int] = []  # attacks: leader, target, whether its bribes are settled
        self.targets: list[int] = []  # in the order in which they were first named
        self.bribed: list[int] = []  # leaders in the order of payment
        self.battle: list[int] = []
        self.attackers: list[int] = []  # leaders of the armies in the battle
        self.defenders: list[int] = []
        self.locked: list[int] = []  # cards whose text is barred this season

    def copy(self) -> Dynasties:
        other = Dynasties(0)
        other.piles = [list(pile) for pile in self.piles]
        other.armies = [list(army) for army in self.armies]
        other.stack = [list(frame) for frame in self.stack]
        other.plays = [list(play) for play in self.plays]
        other.zone = list(self.zone)
        other.holder = list(self.holder)
        other.engaged = list(self.engaged)
        other.face = list(self.face)
        other.known = list(self.known)
        other.rumour = list(self.rumour)
        other.attacked = list(self.attacked)
        other.barred = list(self.barred)
        other.monarch = list(self.monarch)
        other.out = list(self.out)
        other.pending = list(self.pending)
        other.relations = list(self.relations)
        other.envoy = list(self.envoy)
        other.sent = list(self.sent)
        other.targets = list(self.targets)
        other.bribed = list(self.bribed)
        other.battle = list(self.battle)
        other.attackers = list(self.attackers)
        other.defenders = list(self.defenders)
        other.locked = list(self.locked)
        other.offered = list(self.offered)
        self._copy_numbers(other)
        return other

    def _copy_numbers(self, other: Dynasties) -> None:
        other.year, other.lead, other.season, other.die = self.year, self.lead, self.season, self.die
        other.passed, other.treasured, other.populated = self.passed, self.treasured, self.populated
        other.doomed, other.outs, other.called_off = self.doomed, self.outs, self.called_off
        other.verdict, other.reason, other.winner = self.verdict, self.reason, self.winner

    def dump(self) -> Saved:
        return {
            "piles": flat(self.piles), "armies": flat(self.armies), "stack": flat(self.stack),
            "plays": flat(self.plays), "zone": list(self.zone), "holder": list(self.holder),
            "engaged": list(self.engaged), "face": list(self.face), "known": list(self.known),
            "rumour": list(self.rumour), "attacked": list(self.attacked), "barred": list(self.barred),
            "monarch": list(self.monarch), "out": list(self.out), "pending": list(self.pending),
            "relations": list(self.relations), "envoy": list(self.envoy), "sent": list(self.sent),
            "targets": list(self.targets), "bribed": list(self.bribed), "battle": list(self.battle),
            "attackers": list(self.attackers), "defenders": list(self.defenders),
            "locked": list(self.locked), "year": self.year, "lead": self.lead, "season": self.season,
            "die": self.die, "passed": self.passed, "treasured": self.treasured,
            "populated": self.populated, "doomed": self.doomed, "outs": self.outs,
            "called_off": self.called_off, "verdict": self.verdict, "reason": self.reason,
            "winner": self.winner,
        }  # fmt: skip


def flat(lists: list[list[int]]) -> list[int]:
    """Lists one behind the other, each after its length."""
    found: list[int] = []
    for one in lists:
        found.append(len(one))
        found += one
    return found


MOST: Final = 1 << 30  # no number of a position comes near


def load_state(t: Table, data: Mapping[str, object]) -> Dynasties:
    s = Dynasties(t.seats)
    cards = CODES * t.seats
    s.piles = _lists(data, "piles", PILES * t.seats)
    s.armies = _lists(data, "armies", -1)
    s.stack = _lists(data, "stack", -1)
    s.plays = _lists(data, "plays", t.seats)
    s.zone, s.holder = _numbers(data, "zone", cards), _numbers(data, "holder", cards)
    s.engaged, s.face = _numbers(data, "engaged", cards), _numbers(data, "face", cards)
    s.known, s.rumour = _numbers(data, "known", cards), _numbers(data, "rumour", cards)
    s.attacked, s.barred = _numbers(data, "attacked", cards), _numbers(data, "barred", cards)
    s.monarch, s.out = _numbers(data, "monarch", t.seats), _numbers(data, "out", t.seats)
    s.pending, s.relations = _numbers(data, "pending", t.seats), _numbers(data, "relations", t.seats)
    s.envoy, s.sent = _numbers(data, "envoy", -1), _numbers(data, "sent", -1)
    s.targets, s.bribed = _numbers(data, "targets", -1), _numbers(data, "bribed", -1)
    s.battle, s.attackers = _numbers(data, "battle", -1), _numbers(data, "attackers", -1)
    s.defenders, s.locked = _numbers(data, "defenders", -1), _numbers(data, "locked", -1)
    s.year, s.lead, s.season = _number(data, "year"), _number(data, "lead"), _number(data, "season")
    s.die, s.passed, s.treasured = _number(data, "die"), _number(data, "passed"), _number(data, "treasured")
    s.populated, s.doomed, s.outs = _number(data, "populated"), _number(data, "doomed"), _number(data, "outs")
    s.called_off, s.verdict = _number(data, "called_off"), _number(data, "verdict")
    s.reason, s.winner = _number(data, "reason"), _number(data, "winner")
    return s


def _number(data: Mapping[str, object], name: str) -> int:
    value = data.get(name)
    if isinstance(value, int) and not isinstance(value, bool) and -1 <= value <= MOST:
        return value
    raise ValueError(f"saved position: {name} must be a whole number")


def _numbers(data: Mapping[str, object], name: str, length: int) -> list[int]:
    value = data.get(name)
    if isinstance(value, list) and (length < 0 or len(value) == length):
        if all(isinstance(n, int) and not isinstance(n, bool) and -1 <= n <= MOST for n in value):
            return list(value)
    wanted = f"a list of {length} whole numbers" if length >= 0 else "a list of whole numbers"
    raise ValueError(f"saved position: {name} must be {wanted}")


def _lists(data: Mapping[str, object], name: str, count: int) -> list[list[int]]:
    numbers = _numbers(data, name, -1)
    found: list[list[int]] = []
    at = 0
    while at < len(numbers):
        size = numbers[at]
        if size < 0 or size > len(numbers) - at - 1:
            raise ValueError(f"saved position: {name} must be lists, each after its length")
        found.append(numbers[at + 1 : at + 1 + size])
        at += 1 + size
    if count >= 0 and len(found) != count:
        raise ValueError(f"saved position: {name} must be {count} lists, each after its length")
    return found
