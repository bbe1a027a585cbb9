"""Ways to go on in words: what a search found, order by order, and what of it is still to be said."""

from __future__ import annotations

from typing import Any, Final, final

from equipoise.bots.opinions import opinion_on
from equipoise.bots.pondering import Idea, Pondered
from equipoise.bots.search.node import mark
from equipoise.core.fair import Bits, PlainDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.message import Message

BEST: Final = "best"
NEXT: Final = "next"
LESS_TRIED: Final = "less-tried"  # it promises more than the best, but that rests on fewer tries
FEARED: Final = "feared"
SECOND: Final = "second"  # it was done, and is the next best
OTHERWISE: Final = "otherwise"  # it was done, and is neither
GUESSES: Final = 12  # at what others have, to tell of an answer
MOST_LUCK: Final = 200  # positions looked at in each


@final
class Order:
    """One sentence of a plan, and the words it takes to say it."""

    __slots__ = ("said", "words")

    def __init__(self, words: list[str], said: Message) -> None:
        self.words = words
        self.said = said


@final
class Way:
    """One thing that was thought: what kind, whose, what it promises in a hundred, and what is done."""

    __slots__ = ("chance", "kind", "orders", "seat", "without")

    def __init__(self, kind: str, idea: Idea, orders: list[Order]) -> None:
        self.kind = kind
        self.seat = idea.seat
        self.chance = idea.hundred()
        self.orders = orders
        # If it is told by how it differs from the best: what of that it leaves out; else None.
        self.without: list[Order] | None = None

    def differ_from(self, best: list[Order]) -> None:
        """Sheets are mostly variations of each other: then only that is worth telling."""
        more, less = _beyond(self.orders, best), _beyond(best, self.orders)
        if 0 < len(more) + len(less) <= len(self.orders) // 2:
            self.orders, self.without = more, less


def _beyond(some: list[Order], others: list[Order]) -> list[Order]:
    """Those of some that others lack; an order that is given twice must be there twice."""
    left = [order.words for order in others]
    found: list[Order] = []
    for order in some:
        if order.words in left:
            left.remove(order.words)
        else:
            found.append(order)
    return found


def ways(game: Game[Any], guess: State, found: Pondered, did: list[str] | None = None) -> list[Way]:
    """The best, what was done if that is something else, the next best, and the answer to fear."""
    best, feared = found.ideas[0], found.feared
    first, *rest = [orders(game, guess, idea.seat, idea.words) for idea in found.ideas]
    told = [Way(BEST, best, first)]
    for other, does in zip(found.ideas[1:], rest):
        if len(told) == 1 and not alike(does, first):
            told.append(Way(LESS_TRIED if other.hundred() > best.hundred() else NEXT, other, does))
    done = orders(game, guess, best.seat, did) if did is not None else first
    if not alike(done, first):
        if told[1:] and alike(done, told[1].orders):
            told[1].kind = SECOND
        else:
            told.insert(1, Way(OTHERWISE, Idea(best.seat, did or [], 0.0), done))
    for way in told[1:]:
        way.differ_from(first)
    after = _before_answer(game, guess, best.seat, feared) if feared is not None else None
    if feared is not None and after is not None:
        told.append(Way(FEARED, feared, orders(game, after, feared.seat, feared.words)))
    return told


def orders(game: Game[Any], before: State, seat: int, words: list[str]) -> list[Order]:
    """All that is said there, sentence by sentence."""
    state = before.copy()
    found: list[Order] = []
    begun: list[str] = []
    for word in words:
        action = game.ids[word]
        if not _can(game, state, seat, word):
            break
        begun.append(word)
        said = game.say_in_plan(state, seat, action)
        if said.id:
            found.append(Order(begun, said))
            begun = []
        game.apply(state, seat, action)
    if not found:  # the word that would tell of the first too cannot be said there: it was thought elsewhere
        found.append(Order(words[:1], game.say(before, seat, game.ids[words[0]], seat)))
    return found


def alike(one: list[Order], other: list[Order]) -> bool:
    """The same orders one after the other in another way are the same sheet."""
    return sorted(order.words for order in one) == sorted(order.words for order in other)


def as_text(game: Game[Any], s: State, seat: int, words: list[str]) -> str:
    """All but the last word of a plan, as a text that can be dictated there; empty if it cannot."""
    actions = [game.ids[word] for word in words[:-1]]
    if not actions or not game.dictates(s, seat).id:
        return ""
    try:
        text = game.notation(actions)
        read = game.dictation(seat, text)
    except ValueError:  # in the middle of an order
        return ""
    return text if [action for line in read for action in line] == actions else ""


def is_planned(game: Game[Any], s: State, seat: int) -> bool:
    """Whether many words are one decision there."""
    opinion = opinion_on(game)
    return bool(opinion.plan(game, opinion.alone(game, s, seat), seat, [], Bits(1)))


def extent(told: list[bool], place: int) -> tuple[int, int]:
    """Of a seat's words, by whether others were told of each: from where to where those go that make one
    plan with the word at this place. Only the last word of a plan is told."""
    first = last = place
    while first > 0 and not told[first - 1]:
        first -= 1
    while last < len(told) - 1 and not told[last]:
        last += 1
    return first, last


@final
class Findings:
    """What was found for a seat, and where. It holds as long as nothing but its own words is said."""

    __slots__ = ("begun", "found")

    def __init__(self, begun: State, found: Pondered) -> None:
        self.begun = begun
        self.found = found

    def rest(self, game: Game[Any], s: State, seat: int) -> Pondered | None:
        """All of it where it was thought; then what is still to be said of the way that is gone, the best if
        several begin alike. None if something else was done."""
        now = _sheet(game, s, seat)
        for idea in self.found.ideas:
            said = self._said(game, idea, now)
            if said == 0:
                return self.found
            if said > 0:
                return Pondered([Idea(idea.seat, idea.words[said:], idea.chance)], None)
        return None

    def _said(self, game: Game[Any], idea: Idea, now: int) -> int:
        """How many words of a way lead to that position; -1 if none does."""
        state = self.begun.copy()
        for count, word in enumerate(idea.words):
            if _sheet(game, state, idea.seat) == now:
                return count
            if not _can(game, state, idea.seat, word):
                break
            game.apply(state, idea.seat, game.ids[word])
        return -1


def _sheet(game: Game[Any], s: State, seat: int) -> int:
    """The same number for what the seat cannot tell apart, whatever others do at the same time."""
    return mark(game, opinion_on(game).alone(game, s, seat), seat)


def _before_answer(game: Game[Any], guess: State, seat: int, answer: Idea) -> State | None:
    """Where it can be given: after what the seat says before, and whatever chance says then. None if there
    was more between, or others do not have what it takes in any of some guesses."""
    dice, opinion = PlainDice(), opinion_on(game)
    for _ in range(GUESSES):
        found = _after(game, opinion.imagine(game, guess, seat, dice), seat, answer)
        if found is not None:
            return found
    return None


def _after(game: Game[Any], state: State, seat: int, answer: Idea) -> State | None:
    for word in answer.before:
        if not _can(game, state, seat, word):
            return None
        game.apply(state, seat, game.ids[word])
    waiting = [state]
    for at in waiting:  # grows as it goes
        if _can(game, at, answer.seat, answer.words[0]):
            return at
        if game.to_act(at) == [CHANCE]:
            for action in list(game.legal(at, CHANCE))[: MOST_LUCK - len(waiting)]:
                after = at.copy()
                game.apply(after, CHANCE, action)
                waiting.append(after)
    return None


def _can(game: Game[Any], state: State, seat: int, word: str) -> bool:
    return seat in game.to_act(state) and game.ids[word] in game.legal(state, seat)
