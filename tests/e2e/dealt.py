"""Game files of dynasties in which the cards came as a test wants them: luck chosen, every move legal."""

from __future__ import annotations

from equipoise import catalog
from equipoise.core.game import CHANCE
from equipoise.core.record import Move, new_record
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.frames import DRAWING
from equipoise.games.dynasties.state import Dynasties

USUAL = ["pass", "done", "keep", "play"]  # what a seat says that has nothing else to say
DIE = 4  # two plays


def dealt(seats: int, hands: list[str], lines: list[str], until: str, **options: bool | int | str) -> str:
    """Each hand is what its seat draws first; then lines like `0: play n3m`, with USUAL in between and after
    them, until the last line could be said."""
    game = catalog.find("dynasties").table(seats, **options)
    assert isinstance(game, DynastiesGame)
    record, s = new_record(game), game.start()
    wanted, to_come = [hand.split() for hand in hands], [*lines, until]
    while len(to_come) > 1 or not _can(game, s, until):
        seat = game.to_act(s)[0]
        words = _chance(game, s, wanted) if seat == CHANCE else ""
        if seat != CHANCE:
            seat, words = _next(game, s, to_come)
        record.moves.append(Move(seat, words))
        game.apply(s, seat, game.ids[words])
    return record.text()


def _can(game: DynastiesGame, s: Dynasties, line: str) -> bool:
    seat, _, words = line.partition(": ")
    return int(seat) in game.to_act(s) and game.ids[words] in game.legal(s, int(seat))


def _chance(game: DynastiesGame, s: Dynasties, wanted: list[list[str]]) -> str:
    legal = [game.words[action] for action in game.legal(s, CHANCE)]
    if f"roll {DIE}" in legal:
        return f"roll {DIE}"
    if s.stack[-1][0] == DRAWING and legal[0].startswith("card"):
        seat = s.stack[-1][2]
        word = f"card {wanted[seat][0]}" if wanted[seat] else ""
        if word in legal:
            del wanted[seat][0]
            return word
        later = {code for hand in wanted for code in hand}
        return next(one for one in legal if one.split()[1] not in later)
    return legal[0]


def _next(game: DynastiesGame, s: Dynasties, to_come: list[str]) -> tuple[int, str]:
    seat, _, words = to_come[0].partition(": ")
    if _can(game, s, to_come[0]):
        del to_come[0]
        return int(seat), words
    others = [one for one in game.to_act(s) if one != int(seat)] or game.to_act(s)
    legal = [game.words[action] for action in game.legal(s, others[0])]
    for usual in USUAL:
        for one in legal:
            if one.split()[0] == usual:
                return others[0], one
    raise AssertionError(f"{to_come[0]} is not legal, and nothing usual: {legal}")
