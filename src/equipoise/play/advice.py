"""Hints for a person, reasons for what a bot did, and the chances of a match that is over.

All of it is thought out by the search from what the seat in question knew: nothing else is looked at.
"""

from __future__ import annotations

from typing import Any, Final, final

import msgspec

from equipoise.bots.levels import LEVELS
from equipoise.bots.pondering import Idea, Point, Pondered, graph, ponder
from equipoise.core.fair import PlainDice, SeededDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.message import Message, Value, named
from equipoise.play.bots import BotFailed, Thought, Workers
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.history import position
from equipoise.play.levels import levels
from equipoise.play.match import OVER, RUNNING, Match, read_moves
from equipoise.play.reasons import Reasons, by_a_bot, may_tell
from equipoise.play.table import Table

HINTS_BY: Final = "strong"
SEARCHING: Final = [level.name for level in LEVELS]
MOST_GRAPHS: Final = 64
MOST_SENTENCES: Final = 4  # of a plan that are told
MOST_LUCK: Final = 200  # positions looked at to tell of an answer


@final
class Advice:
    """What is told, and the words of the ways to go on; of plans that begin alike the best."""

    def __init__(self, told: list[Message], offers: list[tuple[list[str], Message]]) -> None:
        self.told = told
        self.offers = offers


@final
class Played:
    """What a worker is sent of a match that is over."""

    __slots__ = ("game", "moves", "options", "seats")

    def __init__(self, match: Match, moves: list[tuple[int, str]]) -> None:
        self.game, self.seats, self.options = match.game, len(match.seats), match.options
        self.moves = moves


def ponder_in_worker(thought: Thought) -> Pondered | None:
    from equipoise.play.match import rules

    game = rules(thought.game, thought.seats, thought.options)
    guess = game.load(msgspec.json.decode(thought.guess))
    return ponder(game, guess, thought.seat, thought.level, PlainDice())


def graph_in_worker(played: Played) -> list[Point]:
    from equipoise.play.match import rules

    game = rules(played.game, played.seats, played.options)
    return graph(game, played.moves, SeededDice(len(played.moves)))  # the same picture for everybody who asks


def may_ask(match: Match) -> bool:
    """For a hint: with other people there it would not be one's own game."""
    return len(match.guests()) == 1 and HINTS_BY in levels(match.game)


async def hint(table: Table, workers: Workers, guest: str, seat: int) -> Advice:
    """For somebody who plays against bots, or whose friends sit at the same screen."""
    match = table.match
    if seat not in match.seats_of(guest):
        raise NotYours("not-your-seat")
    if HINTS_BY not in levels(match.game):
        raise Bad("no-hint-here")
    if not may_ask(match):
        raise Bad("no-hint-among-people")
    if match.stage != RUNNING or seat not in match.to_act:
        raise Late("no-hint-now")
    guess = table.game.guess(table.state, seat, PlainDice())
    found = await _ponder(table, workers, guess, seat, HINTS_BY)
    if found is None:
        return Advice([Message("web-hint-only")], [])
    return _advice(table, guess, found, "web-hint-best")


async def reason(table: Table, workers: Workers, reasons: Reasons, n: int) -> Advice:
    """Why the bot made move n, as it thought then or, if that is forgotten, thinking it over again. What it
    alone knows stays with it until the end."""
    match, game = table.match, table.game
    if not may_tell(table):
        raise Late("reason-later")
    before = (await position(table.store, match, n - 1)).state
    moves = [move for move in await read_moves(table.store, match.code, n - 1, n) if move.n == n]
    if not moves or not by_a_bot(table, moves[0].seat, n):
        raise Late("no-reason")
    seat, said, level = moves[0].seat, [moves[0].words], match.seats[moves[0].seat].level
    done = named(game.say(before, seat, game.ids[said[0]], seat), match.names)
    if level not in SEARCHING:
        return Advice([Message(f"web-reason-{level}", {"does": done})], [])
    found, told = reasons.find(table, before, seat, said[0]), "liked"
    if found is not None and found.said:
        before, said = await _plan_begun(table, seat, n, found.said)
    guess = game.guess(before, seat, PlainDice())
    if found is None:
        found, told = await _ponder(table, workers, guess, seat, level), "best"
    if found is None:
        return Advice([Message("web-reason-only", {"does": done})], [])
    advice = _advice(table, guess, found, f"web-reason-{told}")
    if said != found.ideas[0].words[: len(said)]:
        advice.told.insert(0, Message("web-reason-otherwise", {"does": done}))
    advice.offers = []
    return advice


async def _plan_begun(table: Table, seat: int, n: int, said: int) -> tuple[State, list[str]]:
    """Where the seat began the plan that move n is a word of, and what it has said of it since."""
    own = [move for move in await read_moves(table.store, table.match.code, 0, n) if move.seat == seat]
    plan = own[-said - 1 :]
    begun = await position(table.store, table.match, plan[0].n - 1)
    return begun.state, [move.words for move in plan]


async def _ponder(table: Table, workers: Workers, guess: State, seat: int, level: str) -> Pondered | None:
    match = table.match
    thought = Thought(match.game, len(match.seats), match.options, level, seat, guess.dump())
    try:
        return await workers.do(ponder_in_worker, thought)
    except BotFailed:
        raise Fault("no-advice") from None


def _advice(table: Table, guess: State, found: Pondered, id: str) -> Advice:
    names, game = table.match.names, table.game
    best = found.ideas[0]
    told = [Message(id, {"does": _told(game, guess, best, names), "chance": _hundred(best)})]
    if len(found.ideas) > 1:
        other = found.ideas[1]
        does = _told(game, guess, other, names)
        told.append(Message("web-advice-next", {"does": does, "chance": _hundred(other)}))
    if found.feared is not None:
        after = _before_answer(game, guess, best.seat, found.feared)
        if after is not None:
            does = _told(game, after, found.feared, names)
            told.append(Message("web-advice-feared", {"does": does, "chance": _hundred(found.feared)}))
    offers: dict[str, tuple[list[str], Message]] = {}
    for idea in found.ideas:
        if idea.words[0] not in offers:
            offers[idea.words[0]] = (idea.words, _told(game, guess, idea, names))
    return Advice(told, list(offers.values()))


def _hundred(idea: Idea) -> int:
    return round(idea.chance * 100)


def _told(game: Game[Any], before: State, idea: Idea, names: list[Value]) -> Message:
    """A way to go on in words: the first sentences of a plan."""
    state = before.copy()
    said: list[Message] = []
    for words in idea.words:
        action = game.ids[words]
        if idea.seat not in game.to_act(state) or action not in game.legal(state, idea.seat):
            break
        message = game.say_in_plan(state, idea.seat, action)
        if message.id:
            said.append(named(message, names))
        game.apply(state, idea.seat, action)
    if not said:  # the word that would tell of the first too cannot be said there: it was thought elsewhere
        said.append(named(game.say(before, idea.seat, game.ids[idea.words[0]], idea.seat), names))
    told = _one_after_the_other(said[:MOST_SENTENCES])
    more = len(said) - MOST_SENTENCES
    return Message("web-advice-more", {"told": told, "more": more}) if more > 0 else told


def _one_after_the_other(said: list[Message]) -> Message:
    first, *rest = said
    return Message("web-advice-then", {"first": first, "rest": _one_after_the_other(rest)}) if rest else first


def _before_answer(game: Game[Any], guess: State, seat: int, answer: Idea) -> State | None:
    """Where it can be given: after what the seat says before, and whatever chance says then. None if there
    was more between."""
    state = guess.copy()
    for words in answer.before:
        action = game.ids[words]
        if seat not in game.to_act(state) or action not in game.legal(state, seat):
            return None
        game.apply(state, seat, action)
    waiting = [state]
    for at in waiting:  # grows as it goes
        if _can(game, at, answer):
            return at
        if game.to_act(at) == [CHANCE]:
            for action in list(game.legal(at, CHANCE))[: MOST_LUCK - len(waiting)]:
                after = at.copy()
                game.apply(after, CHANCE, action)
                waiting.append(after)
    return None


def _can(game: Game[Any], state: State, idea: Idea) -> bool:
    return idea.seat in game.to_act(state) and game.ids[idea.words[0]] in game.legal(state, idea.seat)


_graphs: Final[dict[str, list[Point]]] = {}


async def chances(table: Table, workers: Workers) -> list[Point]:
    """Of a match that is over, after each move."""
    match = table.match
    if match.stage != OVER:
        raise Late("chances-at-the-end")
    if HINTS_BY not in levels(match.game):
        raise Bad("no-hint-here")
    found = _graphs.get(match.code)
    if found is None:
        moves = [(move.seat, move.words) for move in await read_moves(table.store, match.code, 0, table.n)]
        try:
            found = await workers.do(graph_in_worker, Played(match, moves))
        except BotFailed:
            raise Fault("no-advice") from None
        while len(_graphs) >= MOST_GRAPHS:
            del _graphs[next(iter(_graphs))]
        _graphs[match.code] = found
    return found
