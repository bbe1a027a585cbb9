"""What the search would do in a person's place, and why bots that search did what they did: the best, the
next best, and what is to be feared then; in a game that is over, of any move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from equipoise.cli.screen import show_pairs
from equipoise.cli.told import player_name, speaker, started_as, tell
from equipoise.core.fair import PlainDice
from equipoise.core.game import WATCHER, Game, State
from equipoise.core.message import named
from equipoise.core.record import Move, Record
from equipoise.core.referee import Player, tidy

if TYPE_CHECKING:
    from rich.console import Console

    from equipoise.bots.plans import Findings, Order, Way
    from equipoise.bots.pondering import Pondered

LEVEL: Final = "strong"  # in the place of people


@final
class Told:
    """A sentence, and below it words with what they do."""

    __slots__ = ("_unbroken", "rows", "sentence")

    def __init__(
        self, sentence: str, rows: list[tuple[str, str]] | None = None, unbroken: bool = False
    ) -> None:
        self.sentence = sentence
        self.rows = rows or []
        self._unbroken = unbroken  # one line however long, to be copied

    def show(self, console: Console) -> None:
        console.print(self.sentence, soft_wrap=self._unbroken)
        if self.rows:
            show_pairs(console, self.rows)


@final
class Hints:
    """For the people at one terminal. Whoever follows a plan is told the rest of it, and nothing else."""

    def __init__(self) -> None:
        self._kept: dict[int, Findings] = {}  # by seat

    def ask(self, game: Game[Any], s: State, seat: int, names: list[str]) -> list[Told]:
        """From what the seat may know."""
        from equipoise.bots.plans import Findings, as_text, ways

        if not _is_learned(game):
            return [Told(tell("no-hint"))]
        guess = game.guess(s, seat, PlainDice())
        kept = self._kept.get(seat)
        found = kept.rest(game, s, seat) if kept is not None else None
        if found is None:
            found = _ponder(game, guess, seat, LEVEL)
            if found is None:
                return [Told(tell("hint-only", words=game.words[game.legal(s, seat)[0]]))]
            self._kept[seat] = Findings(guess, found)
        told = _told(ways(game, guess, found), names, "hint-best")
        text = as_text(game, guess, seat, found.ideas[0].words)
        if text:
            told.insert(1, Told(tell("hint-text", text=text), unbroken=True))
        return told


def why(game: Game[Any], moves: list[Move], number: int, names: list[str]) -> list[Told]:
    """A move of a game that is over, or the plan it belongs to, thought over again from what its seat knew
    then, by a bot of the level that played it, if there was one."""
    from equipoise.bots.plans import ways
    from equipoise.cli.called import level_called

    if not _is_learned(game):
        return [Told(tell("no-hint"))]
    seat, name = moves[number - 1].seat, player_name(names, moves[number - 1].seat)
    level = level_called(names, seat, game.seats) or LEVEL
    before, words = _decided(game, moves, number)
    guess = game.guess(before, seat, PlainDice())
    found = _ponder(game, guess, seat, level)
    if found is None:
        return [Told(tell("why-only", name=name, words=words[0]))]
    return _told(ways(game, guess, found, words), names, "why-best", name=name, level=level)


def _decided(game: Game[Any], moves: list[Move], number: int) -> tuple[State, list[str]]:
    """Where the seat decided what the move belongs to, and all the words of that: itself, or a plan."""
    from equipoise.bots.plans import extent, is_planned

    seat, place = moves[number - 1].seat, 0
    s = game.start()
    own: list[tuple[State, str, bool]] = []  # before it, the words, whether others were told of them
    for count, move in enumerate(moves, 1):
        action = game.ids[tidy(move.words)]
        if move.seat == seat:
            place = len(own) if count == number else place
            own.append((s.copy(), game.words[action], bool(game.report(s, seat, action, WATCHER).id)))
        game.apply(s, move.seat, action)
    before, words, _ = own[place]
    if not is_planned(game, before, seat):
        return before, [words]
    first, last = extent([told for _, _, told in own], place)
    return own[first][0], [words for _, words, _ in own[first : last + 1]]


def reasons(
    game: Game[Any], players: list[Player | None], decided: dict[int, State], record: Record
) -> list[Told]:
    """What each bot that searches thought at its latest decision, which it made there, and what it did. Where
    a game has secrets nothing is told before the end: it would give them away."""
    from equipoise.bots.levels import Searcher
    from equipoise.bots.plans import ways
    from equipoise.bots.pondering import pondered

    if game.hides():
        return [Told(tell("reason-later", command=started_as()))]
    told: list[Told] = []
    names = record.names
    searching = [seat for seat, player in enumerate(players) if isinstance(player, Searcher)]
    for seat in searching:
        player = players[seat]
        insight = player.insight() if isinstance(player, Searcher) and seat in decided else None
        if insight is not None:
            did = [move.words for move in record.moves if move.seat == seat][-1:]
            thought = ways(game, decided[seat], pondered(game, insight), did or None)
            told += _told(thought, names, "reason-liked", name=player_name(names, seat))
    return told or [Told(tell("no-reason" if searching else "no-reasons"))]


def _is_learned(game: Game[Any]) -> bool:
    from equipoise.play.levels import levels

    return LEVEL in levels(game.name)


def _ponder(game: Game[Any], guess: State, seat: int, level: str) -> Pondered | None:
    """None where only one thing can be done."""
    from equipoise.bots.pondering import ponder

    return ponder(game, guess, seat, level, PlainDice())


def _told(thought: list[Way], names: list[str], best: str, **values: str) -> list[Told]:
    from equipoise.bots.plans import BEST

    told: list[Told] = []
    for way in thought:
        id = best if way.kind == BEST else f"hint-{way.kind}"
        given = values if way.kind == BEST else {"name": player_name(names, way.seat)}
        told.append(_way(way, id, given, names))
    return told


def _way(way: Way, id: str, values: dict[str, str], names: list[str]) -> Told:
    rows = _rows(way.orders, names)
    for words, does in _rows(way.without or [], names):
        rows.append((tell("hint-without", words=words), does))
    return Told(tell(id if way.without is None else f"{id}.but", chance=way.chance, **values), rows)


def _rows(orders: list[Order], names: list[str]) -> list[tuple[str, str]]:
    return [(", ".join(order.words), speaker().tell(named(order.said, names))) for order in orders]
