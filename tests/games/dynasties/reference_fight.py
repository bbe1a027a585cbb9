"""A battle of the Standard game, fought a second time in a world of plain sets, question by question.

It knows the rules of section "Battles" alone. What follows from a knock-out or from a Monarch lost is not its
business: whoever compares stops there.
"""

from __future__ import annotations

from typing import Any, Generator

from tests.games.dynasties.reference import emblems
from tests.games.dynasties.reference_battle import crowns, is_noble, word

from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import Dynasties

Question = tuple[int, set[str]]  # who is asked (-1: chance), and what can be said
Fight = Generator[Question, str, None]
ATTACKER, DEFENDER = 0, 1


class World:
    def __init__(self, game: DynastiesGame, s: Dynasties) -> None:
        self.game = game
        pile = [[set(s.piles[zone * game.seats + seat]) for seat in range(game.seats)] for zone in range(7)]
        self.deck, self.hand, self.discard, self.court, self.realm, self.buried, _ = pile
        self.engaged = {c for c in range(CODES * game.seats) if s.engaged[c // CODES] >> c % CODES & 1}
        self.armies = {army[0]: list(army[1:]) for army in s.armies}
        self.holder = list(s.holder)
        self.monarch = list(s.monarch)
        self.shown: list[int] = [card for card, face in enumerate(s.face) if face]  # in order
        self.lead = next(
            (s.lead + n) % game.seats for n in range(game.seats) if not s.out[(s.lead + n) % game.seats]
        )
        self.living = [seat for seat in range(game.seats) if not s.out[seat]]
        self.sides = s.battle[:2]
        self.fighting: list[list[int]] = [list(s.attackers), []]

    def layout(self) -> dict[str, Any]:
        """What both must agree on."""
        open_cards = set().union(*self.court, *self.realm, set(self.armies))
        return {
            "piles": [self.deck, self.hand, self.discard, self.court, self.realm],
            "armies": self.armies,
            "engaged": self.engaged & open_cards,
        }

    def emblem(self, card: int, letter: str) -> int:
        return emblems(self.game, card // CODES, CODE_WORDS[card % CODES])[letter]

    def home(self, card: int, seat: int) -> None:
        """Back from an army: a resource to the Realm, else to the Court, Engaged."""
        (self.realm if CODE_WORDS[card % CODES][0] == "r" else self.court)[seat].add(card)
        self.engaged.add(card)

    def disband(self, leader: int) -> None:
        seat = self.holder[leader]
        self.court[seat].add(leader)
        for card in self.armies.pop(leader):
            self.home(card, seat)
        for side in self.fighting:
            if leader in side:
                side.remove(leader)

    def lose(self, card: int) -> None:
        """To its owner's discard pile, from wherever it lies."""
        if card in self.armies:
            self.disband(card)
        for force in self.armies.values():
            if card in force:
                force.remove(card)
        for zone in (*self.court, *self.realm):
            zone.discard(card)
        self.discard[card // CODES].add(card)

    def hidden(self, leader: int) -> list[int]:
        return [card for card in self.armies[leader] if card not in self.shown]

    def hidden_of(self, side: int) -> int:
        return sum(len(self.hidden(leader)) for leader in self.fighting[side])

    def order(self) -> list[int]:
        """The attacker, then the others from the Lead Player on."""
        n = self.game.seats
        seats = [(self.lead + k) % n for k in range(n)]
        return [self.sides[ATTACKER], *[x for x in seats if x in self.living and x != self.sides[ATTACKER]]]

    def face_up(self, seat: int) -> set[int]:
        leaders = {leader for leader in self.armies if self.holder[leader] == seat}
        return self.court[seat] | self.realm[seat] | leaders

    def meant(self, seat: int, said: str, cards: set[int]) -> int:
        return next(card for card in cards if word(seat, card) == said.split()[1])


def fight(w: World) -> Fight:
    """From the choice of defenders to the end of the Reforms."""
    defender = w.sides[DEFENDER]
    while True:
        free = {c for c in w.armies if w.holder[c] == defender and c not in w.fighting[DEFENDER]}
        said = yield defender, {"done", *[f"defend {word(defender, leader)}" for leader in free]}
        if said == "done":
            break
        w.fighting[DEFENDER].append(w.meant(defender, said, free))
    defended = bool(w.fighting[DEFENDER])
    going_on = defended
    while going_on and w.hidden_of(ATTACKER) and w.hidden_of(DEFENDER):
        going_on = yield from clash(w)
    if w.hidden_of(ATTACKER) and not w.hidden_of(DEFENDER):
        yield from victory(w, ATTACKER, defended)
    elif w.hidden_of(DEFENDER) and not w.hidden_of(ATTACKER):
        yield from victory(w, DEFENDER, defended)
    for leader in [*w.fighting[ATTACKER], *w.fighting[DEFENDER]]:
        if not w.armies[leader]:
            w.disband(leader)
    for side in (ATTACKER, DEFENDER):
        if w.fighting[side]:
            yield from reform(w, side)


def go_forward(w: World, side: int) -> Generator[Question, str, int]:
    """The army whose top hidden card goes forward; -1 if there is none."""
    seat = w.sides[side]
    able = {leader for leader in w.fighting[side] if w.hidden(leader)}
    if not able:
        return -1
    said = yield seat, {f"front {word(seat, leader)}" for leader in able}
    return w.meant(seat, said, able)


def clash(w: World) -> Generator[Question, str, bool]:
    """Whether the battle can go on."""
    fronts = [-1, -1]
    for side in (ATTACKER, DEFENDER):
        fronts[side] = yield from go_forward(w, side)
    for seat in w.order():
        agents = {c for c in w.court[seat] - w.engaged if CODE_WORDS[c % CODES][0] == "a"}
        said = yield seat, {"pass", *_on_a_side("agent", seat, agents)}
        if said != "pass":
            side = _side(said)
            w.lose(w.meant(seat, said, agents))
            w.lose(w.hidden(fronts[side])[0])
            fronts[side] = yield from go_forward(w, side)
            if fronts[side] < 0:
                return False
    sums = [0, 0]
    for seat in w.order():
        cards = {c for c in w.face_up(seat) - w.engaged if w.emblem(c, "m")}
        said = yield seat, {"pass", *_on_a_side("martial", seat, cards)}
        if said != "pass":
            card = w.meant(seat, said, cards)
            sums[_side(said)] += w.emblem(card, "m")
            w.lose(card)
            for side in (ATTACKER, DEFENDER):
                if fronts[side] == card:  # its army is no more
                    fronts[side] = yield from go_forward(w, side)
                    if fronts[side] < 0:
                        return False
    yield from judge(w, [w.hidden(front)[0] for front in fronts], sums)
    return True


def _on_a_side(verb: str, seat: int, cards: set[int]) -> set[str]:
    return {f"{verb} {word(seat, card)} {side}" for card in cards for side in ("attacker", "defender")}


def _side(said: str) -> int:
    return ATTACKER if said.endswith(" attacker") else DEFENDER


def judge(w: World, cards: list[int], sums: list[int]) -> Fight:
    w.shown += cards
    agents = [card for card in cards if CODE_WORDS[card % CODES][0] == "a"]
    for card in agents:
        for force in w.armies.values():
            if card in force:
                force.remove(card)
        w.home(card, w.holder[card])
    if agents:
        return
    totals = [crowns(cards[side]) + sums[side] for side in (ATTACKER, DEFENDER)]
    if totals[0] == totals[1]:
        said = yield -1, {"win attacker", "win defender"}
        winner = _side(said)
    else:
        winner = ATTACKER if totals[0] > totals[1] else DEFENDER
    w.lose(cards[1 - winner])
    yield from draw(w, w.sides[winner], w.hand[w.sides[winner]])


def draw(w: World, seat: int, into: set[int]) -> Fight:
    source = w.deck[seat]
    said = yield -1, {f"card {CODE_WORDS[card % CODES]}" for card in source}
    card = next(card for card in source if CODE_WORDS[card % CODES] == said.split()[1])
    source.remove(card)
    into.add(card)


def victory(w: World, side: int, defended: bool) -> Fight:
    winner, loser = w.sides[side], w.sides[1 - side]
    for _ in range(w.hidden_of(side)):
        open_cards = w.court[loser] | w.realm[loser]
        razable = open_cards if len(open_cards) == 1 else open_cards - {w.monarch[loser]}
        beaten = set(w.fighting[1 - side]) if defended else set()
        words = {"done", *[f"slaughter {word(winner, leader)}" for leader in beaten]}
        if side == ATTACKER:
            words |= {f"raze {word(winner, card)}" for card in razable}
            words |= {"pillage"} if w.deck[loser] | w.buried[loser] else set()
        said = yield winner, words
        if said == "done":
            return
        if said == "pillage":
            yield from draw(w, loser, w.discard[loser])
            yield from draw(w, winner, w.hand[winner])
        elif said.startswith("raze"):
            w.lose(w.meant(winner, said, razable))
        else:
            leader = w.meant(winner, said, beaten)
            last = [card for card in w.shown if card in w.armies[leader]]
            w.lose(last[-1] if last else leader)


def reform(w: World, side: int) -> Fight:
    """Kept as they are, or laid out anew; whether a card can be laid is the business of `lay`."""
    seat = w.sides[side]
    said = yield seat, {"keep", "reform"}
    mine = [*w.fighting[side]]
    pool = set(mine).union(*[w.armies[leader] for leader in mine])
    if said == "reform":
        for leader in mine:
            del w.armies[leader]
        leader = -1
        while pool:
            said = yield seat, set()
            card = w.meant(seat, said, pool)
            pool.remove(card)
            if said.startswith("lead"):
                assert is_noble(card)
                w.armies[card], leader = [], card
                w.engaged |= set() if card in mine else {card}
            else:
                w.armies[leader].append(card)
                w.engaged.discard(card)
    w.shown = []
