"""The year, Planting and Harvest of the second account."""

from __future__ import annotations

from tests.games.dynasties.account.texts import turn_uses, use_active, window
from tests.games.dynasties.account.world import (
    CHANCE,
    Card,
    Step,
    World,
    ask,
    checks,
    draw,
    is_noble,
    meant,
    name,
    rank,
    take,
)

STEADY = {1: (1, 1), 2: (1, 2), 3: (2, 1), 4: (2, 2), 5: (3, 1), 6: (3, 2)}
BRISK = {1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (3, 2), 5: (3, 3), 6: (4, 3)}


def start(w: World) -> Step:
    _, said = yield {CHANCE: {f"first p{seat + 1}" for seat in range(w.seats)}}
    w.lead = int(said[-1]) - 1
    yield from draw(w, [(seat, 7) for seat in w.order()])


def roll(w: World) -> Step:
    """The State of Play, rolled again if a text says so; then all cards are turned back."""
    off = True
    while off:
        _, said = yield {CHANCE: {f"roll {die}" for die in range(1, 7)}}
        w.die = int(said[-1])
        off = yield from window(w, "rolled")
    w.engaged = set()


def room(w: World, seat: int) -> list[Card]:
    return [leader for leader, force in w.armies[seat].items() if len(force) < rank(leader)]


def leaders(w: World, seat: int) -> set[Card]:
    return {card for card in w.ready(w.court[seat]) if is_noble(card)}


def places(w: World, seat: int, card: Card) -> set[str]:
    """Where a force card can go."""
    found = {f"muster {name(seat, noble)}" for noble in leaders(w, seat) - {card}}
    for leader in room(w, seat):
        depths = range(1, len(w.armies[seat][leader]) + 2)
        found |= {f"army {name(seat, leader)} {depth}" for depth in depths}
    return found


def place(w: World, seat: int, card: Card, said: str, seen_by: set[int]) -> None:
    if said.startswith("muster"):
        leader = meant(seat, said, w.court[seat])
        w.court[seat].remove(leader)
        w.armies[seat][leader] = []
        depth = 0
    else:
        leader, depth = meant(seat, said, w.armies[seat]), int(said.split()[2]) - 1
    w.court[seat].discard(card)
    w.realm[seat].discard(card)
    w.hand[seat].discard(card)
    w.engaged.discard(card)
    w.armies[seat][leader].insert(depth, card)
    w.memory[card] = seen_by


def hand_words(w: World, seat: int) -> set[str]:
    words = {f"play {code}" for _, code in w.hand[seat]}
    return words | {f"force {card[1]}" for card in w.hand[seat] if places(w, seat, card)}


def play_from_hand(w: World, seat: int, may_stop: bool = False) -> Step:
    """D03; whoever stops has an empty hand as far as this use is concerned."""
    said = yield from ask(w, seat, hand_words(w, seat) | ({"done"} if may_stop else set()))
    if said == "done":
        raise Stopped
    card = meant(seat, said, w.hand[seat])
    if said.startswith("play"):
        w.hand[seat].remove(card)
        w.to_home(seat, card, engaged=False)
    else:
        where = yield from ask(w, seat, places(w, seat, card))
        place(w, seat, card, where, {seat})
    yield from checks(w)


class Stopped(Exception):
    """Enough played."""


class Plan:
    """What a seat has chosen in Planting, tried out on a copy of its own territory."""

    def __init__(self, w: World, seat: int, count: int) -> None:
        self.seat, self.exact = seat, bool(w.options["planting_play_exact"])
        self.left = min(count, len(w.hand[seat]))
        self.chosen: list[tuple[Card, str]] = []
        self.pending: Card | None = None
        self.try_out = World(w.seats, w.options)
        self.try_out.hand[seat] = set(w.hand[seat])
        self.try_out.court[seat] = set(w.court[seat])
        self.try_out.armies[seat] = {leader: [*force] for leader, force in w.armies[seat].items()}

    def words(self) -> set[str]:
        if self.pending is not None:
            return places(self.try_out, self.seat, self.pending)
        return hand_words(self.try_out, self.seat) | (set() if self.exact else {"done"})

    def hear(self, said: str) -> None:
        if said == "done":
            self.left = 0
        elif said.startswith("force"):
            self.pending = meant(self.seat, said, self.try_out.hand[self.seat])
            self.try_out.hand[self.seat].remove(self.pending)
        else:
            if self.pending is None:
                card = meant(self.seat, said, self.try_out.hand[self.seat])
                self.try_out.hand[self.seat].remove(card)
                self.try_out.to_home(self.seat, card, engaged=False)
            else:
                card, self.pending = self.pending, None
                place(self.try_out, self.seat, card, said, set())
            self.chosen.append((card, said))
            self.left -= 1


def planting(w: World) -> Step:
    drawn, played = (STEADY if w.options["state_of_play"] == "steady" else BRISK)[w.die]
    yield from draw(w, [(seat, drawn) for seat in w.order()])
    plans = {seat: Plan(w, seat, played) for seat in w.order()}
    while asked := {seat: plan.words() for seat, plan in plans.items() if plan.left}:
        seat, said = yield asked
        plans[seat].hear(said)
    for seat in w.order():
        for card, said in plans[seat].chosen:
            if said.startswith("play"):
                w.hand[seat].remove(card)
                w.to_home(seat, card, engaged=False)
            else:
                place(w, seat, card, said, {seat})
            yield from checks(w)


def harvest(w: World) -> Step:
    w.locked = set()
    for seat in w.order():
        while w.lives(seat):
            said = yield from ask(w, seat, harvest_words(w, seat))
            if said == "pass":
                break
            yield from harvest_action(w, seat, said)


def lure_means(w: World, seat: int) -> set[Card]:
    means = w.ready(w.home(seat)) - {w.monarch[seat]}
    any_card = w.options["lure_pays_with_any_card"]
    return {card for card in means if any_card or card[1][0] == "r"}


def harvest_words(w: World, seat: int) -> set[str]:
    words = {"pass", *turn_uses(w, seat, "harvest")}
    home = w.ready(w.home(seat))
    for card in home:
        called = name(seat, card)
        if w.emblems(card, "t") and seat not in w.treasured:
            words.add(f"treasure {called}")
        if w.emblems(card, "p") and seat not in w.populated and w.hand[seat]:
            words.add(f"population {called}")
        if card != w.monarch[seat] and places(w, seat, card):
            words.add(f"force {called}")
        if is_noble(card):
            words.add(f"engage {called} draw")
            words |= {f"engage {called} play"} if w.hand[seat] else set()
    for other in w.order():
        for noble in w.court[other] if other != seat else ():
            if is_noble(noble) and noble != w.monarch[other] and rank(noble) <= len(lure_means(w, seat)):
                words.add(f"lure {name(seat, noble)}")
    return words


def harvest_action(w: World, seat: int, said: str) -> Step:
    verb = said.split(maxsplit=1)[0]
    if verb == "use":
        yield from use_active(w, seat, meant(seat, said, w.face_up(seat)))
    elif verb == "lure":
        yield from lure(w, seat, said)
    else:
        card = meant(seat, said, w.home(seat))
        if verb == "treasure":
            w.treasured.add(seat)
            w.remove(card)
            yield from checks(w)
            yield from take(w, seat)
        elif verb == "population":
            yield from population(w, seat, card)
        elif verb == "engage":
            w.engaged.add(card)
            if said.endswith("draw"):
                yield from draw(w, [(seat, 1)])
            else:
                yield from play_from_hand(w, seat)
        else:
            where = yield from ask(w, seat, places(w, seat, card))
            place(w, seat, card, where, w.everyone())
            yield from checks(w)


def population(w: World, seat: int, card: Card) -> Step:
    w.populated.add(seat)
    w.remove(card)
    yield from checks(w)
    try:
        for played in range(3):
            if w.hand[seat]:
                yield from play_from_hand(w, seat, may_stop=played > 0)
    except Stopped:
        pass


def lure(w: World, seat: int, said: str) -> Step:
    owner, noble = next(
        (other, card) for other in w.order() for card in w.court[other] if name(seat, card) == said.split()[1]
    )
    paid: list[Card] = []
    while len(paid) < rank(noble):
        means = lure_means(w, seat)
        paying = yield from ask(w, seat, {f"pay {name(seat, card)}" for card in means})
        paid.append(meant(seat, paying, means))
        w.engaged.add(paid[-1])
    off = yield from window(w, "lured", by=seat)
    if off:
        return
    for card in paid:
        w.court[seat].discard(card)
        w.realm[seat].discard(card)
        w.engaged.discard(card)
        w.memory[card] = w.everyone()
    w.court[owner].remove(noble)
    w.armies[seat][noble] = paid
    yield from checks(w)
