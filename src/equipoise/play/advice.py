"""Hints for a person, reasons for what a bot did, and the chances of a match that is over.

All of it is thought out by the search from what the seat in question knew: nothing else is looked at.
"""

from __future__ import annotations

from typing import Final, final

import msgspec

from equipoise.bots.levels import LEVELS
from equipoise.bots.plans import BEST, OTHERWISE, SECOND, Way, as_text, extent, is_planned, orders, ways
from equipoise.bots.pondering import Point, Pondered, graph, ponder
from equipoise.core.fair import PlainDice, SeededDice
from equipoise.core.game import State
from equipoise.core.message import Message, Value, named
from equipoise.play.bots import BotFailed, Lane, Thought, Workers
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.hints import Hints
from equipoise.play.history import position
from equipoise.play.levels import levels
from equipoise.play.match import OVER, RUNNING, Match, Move, read_moves
from equipoise.play.once import Once
from equipoise.play.reasons import Reasons, by_a_bot, may_tell
from equipoise.play.table import Table

HINTS_BY: Final = "strong"
SEARCHING: Final = [level.name for level in LEVELS]
SLIPPING: Final = [level.name for level in LEVELS if level.slip > 0]
MOST_GRAPHS: Final = 64


@final
class Advice:
    """What is told, and the words of the ways to go on; of plans that begin alike the best. And the best of
    all as a text, where plans can be dictated."""

    def __init__(
        self, told: list[Message], offers: list[tuple[list[str], Message]], dictate: str = ""
    ) -> None:
        self.told = told
        self.offers = offers
        self.dictate = dictate


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


def among_people(match: Match) -> bool:
    """Who is told what to do next where other people play does not play his own game."""
    return len(match.guests()) > 1


def may_ask(match: Match) -> bool:
    """For a hint."""
    return not among_people(match) and HINTS_BY in levels(match.game)


async def hint(table: Table, workers: Workers, hints: Hints, guest: str, seat: int) -> Advice:
    """For somebody who plays against bots, or whose friends sit at the same screen. Whoever follows a plan is
    told the rest of it."""
    match, game = table.match, table.game
    if seat not in match.seats_of(guest):
        raise NotYours("not-your-seat")
    if HINTS_BY not in levels(match.game):
        raise Bad("no-hint-here")
    if not may_ask(match):
        raise Bad("no-hint-among-people")
    if match.stage != RUNNING or seat not in match.to_act:
        raise Late("no-hint-now")
    guess = game.guess(table.state, seat, PlainDice())
    found = hints.find(table, seat)
    if found is None:
        found = await _ponder(table, workers.deep, guess, seat, HINTS_BY)
        if found is None:
            return Advice([Message("web-hint-only")], [])
        hints.keep(table, seat, guess, found)
    told = _told(ways(game, guess, found), "web-hint-best", match.names)
    text = as_text(game, guess, seat, found.ideas[0].words)
    if text:
        told[0].append(Message("web-hint-text", {"text": text}))
    offers: dict[str, tuple[list[str], Message]] = {}
    for idea in found.ideas:
        first = orders(game, guess, seat, idea.words)[0]
        offers.setdefault(idea.words[0], (idea.words, named(first.said, match.names)))
    return Advice([line for lines in told for line in lines], list(offers.values()), text)


async def reason(table: Table, workers: Workers, reasons: Reasons, n: int) -> Advice:
    """Why the bot made move n, as it thought then or, if that is forgotten, thinking it over again, which is
    kept too. What it alone knows stays with it until the end, and among people so does what it fears: that
    would be a hint for the one who comes next."""
    match, game = table.match, table.game
    if not may_tell(table):
        raise Late("reason-later")
    before = (await position(table.store, match, n - 1)).state
    moves = [move for move in await read_moves(table.store, match.code, n - 1, n) if move.n == n]
    if not moves or not by_a_bot(table, moves[0].seat, n):
        raise Late("no-reason")
    seat, level = moves[0].seat, match.seats[moves[0].seat].level
    done = named(game.say(before, seat, game.ids[moves[0].words], seat), match.names)
    if level not in SEARCHING:
        return Advice([Message(f"web-reason-{level}", {"does": done})], [])
    remembered = reasons.find(table, before, seat, moves[0].words)
    before, words = await _decided(table, before, moves[0], remembered)
    guess = game.guess(before, seat, PlainDice())
    found = remembered or await reasons.anew(
        table, before, seat, lambda: _ponder(table, workers.leisure, guess, seat, level)
    )
    if found is None:
        return Advice([Message("web-reason-only", {"does": done})], [])
    if match.stage != OVER and among_people(match):
        found = msgspec.structs.replace(found, feared=None)
    thought = ways(game, guess, found, words)
    otherwise = any(way.kind in (SECOND, OTHERWISE) for way in thought)
    kind = "liked" if remembered is not None else "rather" if otherwise else "best"
    told = _told(thought, f"web-reason-{kind}", match.names)
    if otherwise and remembered is not None and level in SLIPPING:
        told.append([Message("web-reason-slips")])
    return Advice([line for lines in told for line in lines], [])


async def _decided(
    table: Table, before: State, move: Move, remembered: Pondered | None
) -> tuple[State, list[str]]:
    """Where the seat decided what the move belongs to, and all the words of that: itself, or a plan."""
    if not is_planned(table.game, before, move.seat):
        return before, [move.words]
    moves = await read_moves(table.store, table.match.code, 0, table.n)
    own = [each for each in moves if each.seat == move.seat]
    place = [each.n for each in own].index(move.n)
    first, last = extent([not table.trail.private(each.seat, each.n) for each in own], place)
    if remembered is not None:
        first = place - remembered.said
    begun = await position(table.store, table.match, own[first].n - 1)
    return begun.state, [each.words for each in own[first : last + 1]]


async def _ponder(table: Table, lane: Lane, guess: State, seat: int, level: str) -> Pondered | None:
    match = table.match
    thought = Thought(match.game, len(match.seats), match.options, level, seat, guess.dump())
    try:
        return await lane.do(ponder_in_worker, thought)
    except BotFailed:
        raise Fault("no-advice") from None


def _told(thought: list[Way], best: str, names: list[Value]) -> list[list[Message]]:
    """Lines for each way; the id is that of the best."""
    return [_lines(best if way.kind == BEST else f"web-advice-{way.kind}", way, names) for way in thought]


def _lines(id: str, way: Way, names: list[Value]) -> list[Message]:
    """One, or of a plan one for each order."""
    if len(way.orders) == 1 and way.without is None:
        does = named(way.orders[0].said, names)
        return [Message(id, {"chance": way.chance, "does": does})]
    lines = [Message(f"{id}.plan" if way.without is None else f"{id}.but", {"chance": way.chance})]
    for kind, several in (("order", way.orders), ("without", way.without or [])):
        lines += [Message(f"web-advice-{kind}", {"does": named(order.said, names)}) for order in several]
    return lines


Graphs = Once[str, list[Point]]  # by match


async def chances(table: Table, workers: Workers, graphs: Graphs) -> list[Point]:
    """Of a match that is over, after each move."""
    match = table.match
    if match.stage != OVER:
        raise Late("chances-at-the-end")
    if HINTS_BY not in levels(match.game):
        raise Bad("no-hint-here")
    return await graphs.get(match.code, lambda: _graph(table, workers.leisure))


async def _graph(table: Table, lane: Lane) -> list[Point]:
    moves = await read_moves(table.store, table.match.code, 0, table.n)
    try:
        return await lane.do(
            graph_in_worker, Played(table.match, [(move.seat, move.words) for move in moves])
        )
    except BotFailed:
        raise Fault("no-advice") from None
