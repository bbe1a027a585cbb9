"""A position, and the table it is played at.

Cards are counted owner by owner: card = owner * 54 + code. Where they lie is kept in sets, masks of codes:
`held` has one for each zone, the seat that holds the cards there, and their owner. Only discard piles and
what is buried under a deck have an order. An army is its leader, whose `force` packs its force cards from
the top. What is going on lies on a stack of frames of FRAME numbers: one that says what, then its values.
The frame at `top` is being decided or carried out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.game import CHANCE, Saved, State
from equipoise.games.dynasties.actions import Actions
from equipoise.games.dynasties.board import CODES, KIND, RANK, SUIT, Board, Civilisation, place_of
from equipoise.games.dynasties.handful import Offers
from equipoise.games.dynasties.listing import Listing

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
ZONES: Final = 9
NOWHERE: Final = 9  # a card that the deck does not have
MOST_SEATS: Final = 6

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

FRAME: Final = 8  # numbers
FRAMES: Final = 16  # more are made room for when they are needed

# A force card in `force` takes nine bits: 0 for none, 1 for the back of a card, else the card + 2.
FORCE_BITS: Final = 9
FORCE_MASK: Final = 511
BACK: Final = -1  # a face-down card in the place where one is seen


@final
class Table:
    """Seats, decks and options: what does not change during a game."""

    def __init__(
        self, seats: i64, board: Board, decks: list[Civilisation], actions: Actions, ids: Listing
    ) -> None:
        self.seats = seats
        self.board = board
        self.decks = decks  # by seat
        self.actions = actions
        self.ids = ids
        self.all_seats: i64 = (1 << seats) - 1
        self.everyone: i64 = (1 << (seats + 1)) - 1  # the seats and, as the last bit, those who watch
        # Who can be to act, by mask of seats. Made once and lent to who asks: nobody may change them.
        self.groups = [[seat for seat in range(seats) if mask >> seat & 1] for mask in range(1 << seats)]
        self.chance = [CHANCE]
        self.advanced = False
        self.draws: list[int] = []  # by result of the die
        self.plays: list[int] = []
        self.planting_exact = True
        self.returned_engaged = True
        self.match_uses_envoy = True
        self.interceptor_chooses = True
        self.lure_any_card = True
        self.agents_per_clash: i64 = 1
        self.martial_per_clash: i64 = 1
        self.attacker_first = True
        self.pillage_knocks_out = False
        self.kind = vec[i64]([KIND[card % CODES] for card in range(CODES * seats)])  # by card
        self.rank = vec[i64]([RANK[card % CODES] for card in range(CODES * seats)])
        self.suit = vec[i64]([SUIT[card % CODES] for card in range(CODES * seats)])
        self.emblems = vec[i64]([count for deck in decks for count in deck.emblems])
        self.text = vec[i64]([number for deck in decks for number in deck.texts])  # -1: none
        # By owner and type: the codes that bear such an emblem.
        self.bearers = vec[i64]([deck.bearers(type) for deck in decks for type in range(4)])

    def emblem(self, card: i64, type: i64) -> i64:
        return self.emblems[card * 4 + type]


def blank(count: i64, number: i64) -> vec[i64]:
    return vec[i64]([number] * count)


NOTHING: Final[list[object]] = []  # is never added to


@final
class Dynasties(State):
    __slots__ = (
        "attacked", "attackers", "barred", "battle", "bribed", "buried", "called_off", "defenders", "die",
        "discards", "doomed", "engaged", "envoy", "face", "force", "foreign", "frames", "gained", "held",
        "holder", "known", "laid", "lead", "locked", "mixed", "monarch", "offered", "out", "outs", "paid",
        "passed", "pending", "plays", "populated", "reason", "relations", "rumour", "season", "seats", "sent",
        "targets", "top", "treasured", "verdict", "winner", "year", "zone",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        cards = CODES * seats
        self.seats = seats
        self.held = blank(ZONES * MOST_SEATS * MOST_SEATS if seats else 0, 0)
        self.discards: list[list[int]] = [[] for _ in range(seats)]  # the last is on top
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.plays: list[list[int]] = [[] for _ in range(seats)]  # in Planting: card, how, noble, depth
        self.frames = blank(FRAME * FRAMES if seats else 0, 0)
        self.top: i64 = -FRAME
        # By card:
        self.zone = blank(cards, NOWHERE)
        self.holder = vec[i64]([card // CODES for card in range(cards)])  # who controls it
        self.force = blank(cards, 0)  # of leaders
        self.face = blank(cards, 0)  # force cards that are revealed
        self.known = blank(cards, 0)  # force cards: who remembers it in its place, as a mask
        self.rumour = blank(cards, 0)  # who knows only that it is face down somewhere with its player
        self.attacked = blank(cards, 0)  # leaders whose army has attacked
        self.barred = blank(cards, 0)  # leaders: the seats that their army was bribed away from
        # By seat:
        self.engaged = blank(seats, 0)  # of its own cards, wherever they lie, as a mask of codes
        self.foreign = blank(seats, 0)  # how many cards of others it holds
        self.mixed: i64 = 0  # mask of those who hold any
        self.monarch = blank(seats, -1)
        self.out = blank(seats, 0)  # 0: plays on; else the how-manieth to be knocked out
        self.pending = blank(seats, -1)  # Planting: the card that is to be put into an army
        self.relations = blank(seats, 0)  # masks
        self._nothing_under_way()
        self._nothing_noted()

    def _nothing_noted(self) -> None:
        self.year: i64 = 0
        self.lead: i64 = 0
        self.season: i64 = YEAR_START
        self.die: i64 = 0
        self.passed: i64 = 0  # masks of seats
        self.treasured: i64 = 0
        self.populated: i64 = 0
        self.doomed: i64 = 0
        self.gained: i64 = 0  # who has something new face up, or no Monarch any more, since the last check
        self.outs: i64 = 0
        self.called_off: i64 = 0
        self.verdict: i64 = -1  # the side that a card text says wins a tied Clash
        self.reason: i64 = RUNNING
        self.winner: i64 = -1
        # What the seat asked can answer; NOTHING if it has to be found. All the rest implies it.
        self.offered: Offers = NOTHING

    def _nothing_under_way(self) -> None:
        self.envoy: list[int] = []
        self.sent: list[int] = []  # attacks: leader, target, whether its bribes are settled
        self.targets: list[int] = []  # in the order in which they were first named
        self.bribed: list[int] = []  # leaders in the order of payment
        self.battle: list[int] = []
        self.attackers: list[int] = []  # leaders of the armies in the battle
        self.defenders: list[int] = []
        self.locked: list[int] = []  # cards whose text is barred this season
        self.paid: list[int] = []  # cards Engaged for the noble who is being lured
        self.laid: list[int] = []  # in a Reform: card * 2, + 1 for a leader

    def copy(self) -> Dynasties:
        other = Dynasties(0)
        other.seats, other.top, other.outs = self.seats, self.top, self.outs
        other.held, other.frames = self.held[:], self.frames[:]
        other.discards = [list(pile) for pile in self.discards]
        other.buried = [list(pile) for pile in self.buried]
        other.plays = [list(play) for play in self.plays]
        other.zone, other.holder, other.force = self.zone[:], self.holder[:], self.force[:]
        other.face, other.known, other.rumour = self.face[:], self.known[:], self.rumour[:]
        other.engaged, other.foreign, other.mixed = self.engaged[:], self.foreign[:], self.mixed
        other.attacked, other.barred, other.monarch = self.attacked[:], self.barred[:], self.monarch[:]
        other.out, other.pending, other.relations = self.out[:], self.pending[:], self.relations[:]
        other.envoy, other.sent, other.targets = list(self.envoy), list(self.sent), list(self.targets)
        other.bribed, other.battle = list(self.bribed), list(self.battle)
        other.attackers, other.defenders = list(self.attackers), list(self.defenders)
        other.locked, other.paid, other.laid = list(self.locked), list(self.paid), list(self.laid)
        other.year, other.lead, other.season, other.die = self.year, self.lead, self.season, self.die
        other.passed, other.treasured, other.populated = self.passed, self.treasured, self.populated
        other.doomed, other.gained, other.called_off = self.doomed, self.gained, self.called_off
        other.verdict, other.reason, other.winner = self.verdict, self.reason, self.winner
        return other

    @property
    def stack(self) -> list[list[int]]:
        """The frames from the bottom to the top, to be looked at."""
        ends = range(0, self.top + FRAME, FRAME)
        return [[int(self.frames[at + n]) for n in range(FRAME)] for at in ends]

    @property
    def piles(self) -> list[list[int]]:
        """The cards of each zone and seat at `zone * seats + seat`, to be looked at."""
        return [self.pile(zone, seat) for zone in range(PILES) for seat in range(self.seats)]

    def pile(self, zone: i64, seat: i64) -> list[int]:
        """The cards that lie there: where they have no order, one's own first, by code."""
        if zone == DISCARD:
            return list(self.discards[seat])
        return list(self.buried[seat]) if zone == BURIED else self.cards(zone, seat)

    def cards(self, zone: i64, seat: i64) -> list[int]:
        found: list[int] = []
        for n in range(-1, self.seats):
            owner = seat if n < 0 else n
            codes: i64 = 0
            if n != seat:
                codes = self.held[(zone * MOST_SEATS + seat) * MOST_SEATS + owner]
            while codes:
                found.append(owner * CODES + place_of(codes & -codes))
                codes &= codes - 1
        return found

    @property
    def armies(self) -> list[list[int]]:
        """Each army as its leader and its force cards from the top, to be looked at."""
        leaders = [leader for seat in range(self.seats) for leader in self.cards(LEADER, seat)]
        return [[leader, *unpacked(self.force[leader])] for leader in leaders]

    def dump(self) -> Saved:
        """Where cards lie says also what each seat holds."""
        return {
            "zone": list(self.zone), "holder": list(self.holder), "discards": flat(self.discards),
            "buried": flat(self.buried), "armies": flat(self.armies), "stack": flat(self.stack),
            "plays": flat(self.plays), "engaged": list(self.engaged), "face": list(self.face),
            "known": list(self.known), "rumour": list(self.rumour), "attacked": list(self.attacked),
            "barred": list(self.barred), "monarch": list(self.monarch), "out": list(self.out),
            "pending": list(self.pending), "relations": list(self.relations), "envoy": list(self.envoy),
            "sent": list(self.sent), "targets": list(self.targets), "bribed": list(self.bribed),
            "battle": list(self.battle), "attackers": list(self.attackers),
            "defenders": list(self.defenders), "locked": list(self.locked), "paid": list(self.paid),
            "laid": list(self.laid), "year": int(self.year), "lead": int(self.lead),
            "season": int(self.season), "die": int(self.die), "passed": int(self.passed),
            "treasured": int(self.treasured), "populated": int(self.populated), "doomed": int(self.doomed),
            "outs": int(self.outs), "called_off": int(self.called_off), "verdict": int(self.verdict),
            "reason": int(self.reason), "winner": int(self.winner),
        }  # fmt: skip


def unpacked(force: i64) -> list[int]:
    """The force cards from the top."""
    found: list[int] = []
    while force:
        found.append((force & FORCE_MASK) - 2)
        force >>= FORCE_BITS
    return found


def packed(cards: list[int]) -> i64:
    """Force cards from the top as one number."""
    force: i64 = 0
    for card in reversed(cards):
        force = force << FORCE_BITS | card + 2
    return force


def flat(lists: list[list[int]]) -> list[int]:
    """Lists one behind the other, each after its length."""
    found: list[int] = []
    for one in lists:
        found.append(len(one))
        found += one
    return found
