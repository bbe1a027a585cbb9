"""What the search would do in a person's place, and why bots that search did what they did: the best, the
next best, and what is to be feared then; in a game that is over, of any move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from equipoise.cli.told import tell
from equipoise.core.fair import PlainDice
from equipoise.core.game import Game, State
from equipoise.core.record import Move
from equipoise.core.referee import Player

if TYPE_CHECKING:
    from equipoise.bots.search.insight import Choice, Insight

LEVEL: Final = "strong"


def hint_lines(game: Game[Any], s: State, seat: int, names: list[str]) -> list[str]:
    """From what the seat may know; a line for each thing the search has found."""
    if not _is_learned(game):
        return [tell("no-hint")]
    insight = _insight(game, s, seat)
    if insight is None:
        return [tell("hint-only", words=game.words[game.legal(s, seat)[0]])]
    best = insight.choices[0]
    first = tell("hint-best", words=_words(game, best.actions), chance=_percent(best))
    return [first, *_further(game, insight, names)]


def why_lines(game: Game[Any], s: State, move: Move, names: list[str]) -> list[str]:
    """A move of a game that is over, thought over again from what its seat knew before it."""
    if not _is_learned(game):
        return [tell("no-hint")]
    name = _name(names, move.seat)
    insight = _insight(game, s, move.seat)
    if insight is None:
        return [tell("why-only", name=name, words=move.words)]
    best = insight.choices[0]
    lines = [tell("why-best", name=name, words=_words(game, best.actions), chance=_percent(best))]
    if game.words[best.actions[0]] != move.words:
        lines.insert(0, tell("why-otherwise", name=name, words=move.words))
    return lines + _further(game, insight, names)


def _is_learned(game: Game[Any]) -> bool:
    from equipoise.play.levels import levels

    return LEVEL in levels(game.name)


def _insight(game: Game[Any], s: State, seat: int) -> Insight | None:
    """None where only one thing can be done."""
    from equipoise.bots import find_bot
    from equipoise.bots.levels import Searcher

    player = find_bot(LEVEL)
    assert isinstance(player, Searcher)
    player.choose(game, game.guess(s, seat, PlainDice()), seat, PlainDice())
    return player.insight()


def reason_lines(game: Game[Any], players: list[Player | None], names: list[str]) -> list[str]:
    """What each bot that searches thought at its latest decision. Where a game has secrets nothing is told
    before the end: it would give them away."""
    from equipoise.bots.levels import Searcher

    if game.hides():
        return [tell("reason-later")]
    lines: list[str] = []
    for seat, player in enumerate(players):
        insight = player.insight() if isinstance(player, Searcher) else None
        if insight is not None:
            best = insight.choices[0]
            words = _words(game, best.actions)
            lines.append(tell("reason-liked", name=names[seat], words=words, chance=_percent(best)))
            lines += _further(game, insight, names)
    return lines or [tell("no-reason")]


def _further(game: Game[Any], insight: Insight, names: list[str]) -> list[str]:
    """Besides the best."""
    lines: list[str] = []
    if len(insight.choices) > 1:
        second = insight.choices[1]
        lines.append(tell("hint-next", words=_words(game, second.actions), chance=_percent(second)))
    if insight.feared is not None:
        name = _name(names, insight.feared.seat)
        lines.append(tell("hint-feared", name=name, words=_words(game, insight.feared.actions)))
    return lines


def _name(names: list[str], seat: int) -> str:
    """Not every game file has names."""
    return names[seat] if names else tell("player", number=seat + 1)


def _words(game: Game[Any], actions: list[int]) -> str:
    return ", ".join(game.words[action] for action in actions)


def _percent(choice: Choice) -> int:
    return round(100 * choice.chance)
