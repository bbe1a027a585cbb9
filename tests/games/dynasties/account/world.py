"""The table of the second account: cards by owner and code in sets, what a change sets off, and how to ask.

A procedure is a generator: it yields who may say what, and is sent what one of them said.
"""

from __future__ import annotations

from typing import Generator, Iterable, TypeAlias

Card: TypeAlias = tuple[int, str]
Asked: TypeAlias = dict[int, set[str]]
Said: TypeAlias = tuple[int, str]
Step: TypeAlias = Generator[Asked, Said, None]
Choice: TypeAlias = Generator[Asked, Said, str]
Count: TypeAlias = Generator[Asked, Said, int]

CHANCE = -1
SUITS = "mptd"
CODES = [
    *[f"r{rank}{suit}{copy}" for suit in SUITS for rank in (1, 2, 3, 4) for copy in (1, 2)],
    *[f"r5{suit}" for suit in SUITS],
    *[f"n{rank}{suit}" for suit in SUITS for rank in (2, 3)],
    *[f"a{number}" for number in range(1, 7)],
]
FIVES = {  # the nobles of rank 5 and their second emblem
    "saltmere": {"n5t": "m", "n5d": "p"},
    "tarnridge": {"n5m": "d", "n5p": "t"},
    "lantern": {"n5d": "m", "n5p": "t"},
    "osierhall": {"n5m": "p", "n5t": "d"},
}
AGENTS = {"a1": "d", "a2": "m", "a3": "t", "a4": "p", "a5": "md", "a6": ""}


class Over(Exception):
    """The game has ended: why, and who has won, if anybody."""

    def __init__(self, reason: str, winner: int | None) -> None:
        super().__init__(reason)
        self.reason, self.winner = reason, winner


def rank(card: Card) -> int:
    return 0 if card[1][0] == "a" else int(card[1][1])


def is_noble(card: Card) -> bool:
    return card[1][0] == "n"


def is_agent(card: Card) -> bool:
    return card[1][0] == "a"


def name(seat: int, card: Card) -> str:
    return card[1] if card[0] == seat else f"p{card[0] + 1}:{card[1]}"


class World:
    def __init__(self, seats: int, options: dict[str, bool | int | str]) -> None:
        self.seats, self.options = seats, options
        self.advanced = options["mode"] == "advanced"
        self.civilisation = [str(options[f"deck{seat + 1}"]) for seat in range(seats)]
        self.deck = [{(s, code) for code in (*CODES, *FIVES[self.civilisation[s]])} for s in range(seats)]
        self.buried: list[list[Card]] = [[] for _ in range(seats)]
        self.hand: list[set[Card]] = [set() for _ in range(seats)]
        self.discard: list[list[Card]] = [[] for _ in range(seats)]
        self.court: list[set[Card]] = [set() for _ in range(seats)]
        self.realm: list[set[Card]] = [set() for _ in range(seats)]
        self.armies: list[dict[Card, list[Card]]] = [{} for _ in range(seats)]
        self.monarch: list[Card | None] = [None] * seats
        self.engaged: set[Card] = set()
        self.gone: list[set[int]] = []  # who went out, together, in that order
        self.falling: set[int] = set()
        self.lead = -1
        # of the year
        self.treasured: set[int] = set()
        self.populated: set[int] = set()
        self.relations: set[frozenset[int]] = set()
        self.attacked: set[Card] = set()
        self.barred: dict[Card, set[int]] = {}
        # of the season, of an Envoy, of a battle
        self.die = 0
        self.locked: set[Card] = set()
        self.bound: set[Card] = set()
        self.shares: dict[int, int] = {}
        self.winner = ""
        self.sides: list[int] = []
        self.fighting: list[list[Card]] = [[], []]
        self.forward: list[Card | None] = [None, None]
        self.shown: list[Card] = []
        # what is remembered: of cards face down in their place, and only as somewhere with that player
        self.memory: dict[Card, set[int]] = {}
        self.listed: list[list[set[Card]]] = [[set() for _ in range(seats)] for _ in range(seats + 1)]

    # Seats

    def lives(self, seat: int) -> bool:
        return not any(seat in together for together in self.gone)

    def order(self, first: int | None = None) -> list[int]:
        start = self.lead if first is None else first
        seats = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in seats if self.lives(seat)]

    def everyone(self) -> set[int]:
        """The seats and, as one more, whoever watches."""
        return set(range(self.seats + 1))

    # Cards

    def emblems(self, card: Card, suit: str) -> int:
        if is_agent(card):
            return int(suit in AGENTS[card[1]])
        second = FIVES[self.civilisation[card[0]]].get(card[1]) if is_noble(card) else None
        return rank(card) if card[1][2] == suit else int(second == suit)

    def home(self, seat: int) -> set[Card]:
        return self.court[seat] | self.realm[seat]

    def face_up(self, seat: int) -> set[Card]:
        return self.home(seat) | set(self.armies[seat])

    def ready(self, cards: Iterable[Card]) -> set[Card]:
        """Unengaged and not part of an Envoy under way."""
        return {card for card in cards if card not in self.engaged | self.bound}

    def nobles(self, seat: int) -> set[Card]:
        return {card for card in self.face_up(seat) if is_noble(card)}

    def holder(self, card: Card) -> int:
        return next(
            seat for seat in range(self.seats) if card in self.face_up(seat) or self.army_of(seat, card)
        )

    def army_of(self, seat: int, card: Card) -> Card | None:
        """The leader of the army in which a force card is."""
        return next((leader for leader, force in self.armies[seat].items() if card in force), None)

    # Changes

    def to_home(self, seat: int, card: Card, engaged: bool) -> None:
        (self.realm if card[1][0] == "r" else self.court)[seat].add(card)
        self.see(card)
        (self.engaged.add if engaged else self.engaged.discard)(card)

    def see(self, card: Card) -> None:
        self.memory.pop(card, None)
        for lists in self.listed:
            for cards in lists:
                cards.discard(card)

    def disband(self, seat: int, leader: Card) -> None:
        """The force goes home; what becomes of the leader is said elsewhere."""
        for card in self.armies[seat].pop(leader):
            self.to_home(seat, card, bool(self.options["returned_force_cards_engaged"]))
            self.shown = [other for other in self.shown if other != card]
            self.forward = [None if other == card else other for other in self.forward]
        self.fighting = [[other for other in side if other != leader] for side in self.fighting]

    def remove(self, card: Card) -> None:
        """Destroyed or discarded: to its owner's pile, wherever it lay; a leader's army disbands."""
        for seat in range(self.seats):
            if card in self.armies[seat]:
                self.disband(seat, card)
            self.court[seat].discard(card)
            self.realm[seat].discard(card)
            army = self.army_of(seat, card)
            if army is not None:
                self.armies[seat][army].remove(card)
        self.engaged.discard(card)
        self.see(card)
        self.shown = [other for other in self.shown if other != card]
        self.forward = [None if other == card else other for other in self.forward]
        self.monarch = [None if other == card else other for other in self.monarch]
        self.discard[card[0]].append(card)

    def destroy(self, card: Card) -> None:
        self.falling |= {seat for seat in range(self.seats) if self.monarch[seat] == card}
        self.remove(card)

    def to_court(self, seat: int, leader: Card) -> None:
        if leader in self.armies[seat]:
            self.disband(seat, leader)
            self.court[seat].add(leader)

    def knock_out(self, seat: int) -> None:
        here = self.face_up(seat).union(*[force for force in self.armies[seat].values()])
        for card in here:
            self.see(card)
            self.engaged.discard(card)
            if card[0] != seat:
                self.discard[card[0]].append(card)
        self.fighting = [[c for c in side if c not in self.armies[seat]] for side in self.fighting]
        self.shown = [card for card in self.shown if card not in here]
        self.court[seat], self.realm[seat], self.armies[seat] = set(), set(), {}
        self.hand[seat], self.deck[seat], self.buried[seat] = set(), set(), []
        self.monarch[seat] = None


def ask(w: World, seat: int, words: set[str], always: bool = False) -> Choice:
    """An only word is said without a question."""
    if len(words) == 1 and not always:
        return next(iter(words))
    _, said = yield {seat: words}
    return said


def meant(seat: int, said: str, cards: Iterable[Card]) -> Card:
    return next(card for card in cards if name(seat, card) == said.split()[1])


def checks(w: World) -> Step:
    """After every change: knock-outs, the end, Monarchs, Peace."""
    if w.falling:
        for seat in w.falling:
            w.knock_out(seat)
        w.gone.append(w.falling)
        w.falling = set()
    living = w.order()
    if len(living) < 2:
        raise Over("dominance" if living else "destruction", living[0] if living else None)
    for seat in living:
        if w.monarch[seat] is None and w.nobles(seat):
            said = yield from ask(w, seat, {f"crown {name(seat, noble)}" for noble in w.nobles(seat)})
            w.monarch[seat] = meant(seat, said, w.nobles(seat))
    for seat in living:
        suits = {card[1][2] for card in w.court[seat] if is_noble(card)}
        if len(suits) == 4 and len({card[1][2] for card in w.realm[seat]}) == 4:
            raise Over("peace", seat)


def next_card(w: World, seat: int) -> Generator[Asked, Said, Card | None]:
    """The top of a deck, as chance has it."""
    if not w.deck[seat] and not w.buried[seat]:
        return None
    source = w.deck[seat] or set(w.buried[seat][:1])
    _, said = yield {CHANCE: {f"card {code}" for _, code in source}}
    card = (seat, said.split()[1])
    w.deck[seat].discard(card)
    w.buried[seat] = [other for other in w.buried[seat] if other != card]
    return card


def draw(w: World, shares: list[tuple[int, int]]) -> Step:
    """One effect: who goes out is seen at its end."""
    for seat, count in shares:
        for _ in range(count):
            card = yield from next_card(w, seat)
            if card is not None:
                w.hand[seat].add(card)
    for seat, count in shares:
        if count and not w.deck[seat] and not w.buried[seat]:
            w.falling.add(seat)
    yield from checks(w)


def take(w: World, seat: int) -> Step:
    """A Treasure use: one to three cards, no more than there are."""
    left = len(w.deck[seat]) + len(w.buried[seat])
    said = yield from ask(w, seat, {f"take {n}" for n in (1, 2, 3) if n == 1 or n <= left})
    yield from draw(w, [(seat, int(said[-1]))])
