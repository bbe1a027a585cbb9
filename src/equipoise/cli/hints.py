"""What the search would do in a person's place: the best, the next best, and what is to be feared then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from equipoise.cli.told import tell
from equipoise.core.fair import PlainDice
from equipoise.core.game import Game, State

if TYPE_CHECKING:
    from equipoise.bots.search.thinker import Choice

LEVEL: Final = "strong"


def hint_lines(game: Game[Any], s: State, seat: int, names: list[str]) -> list[str]:
    """From what the seat may know; a line for each thing the search has found."""
    from equipoise.bots import find_bot
    from equipoise.bots.levels import Searcher
    from equipoise.play.levels import levels

    if LEVEL not in levels(game.name):
        return [tell("no-hint")]
    player = find_bot(LEVEL)
    assert isinstance(player, Searcher)
    legal = game.legal(s, seat)
    player.choose(game, game.guess(s, seat, PlainDice()), seat, PlainDice())
    insight = player.insight()
    if insight is None:
        return [tell("hint-only", words=game.words[legal[0]])]
    best, *rest = insight.choices
    lines = [tell("hint-best", words=_words(game, best.actions), chance=_percent(best))]
    if rest:
        lines.append(tell("hint-next", words=_words(game, rest[0].actions), chance=_percent(rest[0])))
    if insight.feared is not None:
        feared = _words(game, insight.feared.actions)
        lines.append(tell("hint-feared", name=names[insight.feared.seat], words=feared))
    return lines


def _words(game: Game[Any], actions: list[int]) -> str:
    return ", ".join(game.words[action] for action in actions)


def _percent(choice: Choice) -> int:
    return round(100 * choice.chance)
