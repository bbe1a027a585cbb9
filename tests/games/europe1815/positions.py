"""Positions written down as the rulebook tells them, and a few words to ask about them.

s = position(game, {"england": {"london": "KGB", "cornwall": "G"}, "france": {"paris": "KGB"}})
do(game, s, "move general cornwall normandy")
"""

from __future__ import annotations

from functools import cache
from typing import Mapping

from equipoise import catalog
from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.referee import play, why_not
from equipoise.core.scene import Item
from equipoise.games.europe1815.board import standard_board
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.rules import points as scoring
from equipoise.games.europe1815.rules.turn import begin_turn
from equipoise.games.europe1815.state import (
    BONUS,
    Europe,
    empty_board,
    fell_at,
    kind,
    pawns_in,
    put,
    seat_of,
    token,
)

TITLE = catalog.find("europe1815")
BOARD = standard_board()
RULES = set(TITLE.book().rules)
CLASSES = ["king", "general", "banker"]
LETTERS = "KGB"
NEUTRALS = [land.id for land in BOARD.file.lands if land.empire == "neutral"]

Pawns = Mapping[str, Mapping[str, str]]  # empire -> land -> letters of its pawns there


@cache
def table(seats: int = 2, **options: bool | int | str) -> EuropeGame:
    game = TITLE.table(seats, **options)
    assert isinstance(game, EuropeGame)
    return game


def lands(empire: str) -> list[str]:
    return [land.id for land in BOARD.file.lands if land.empire == empire]


def home(empire: str, pawns: str = "K") -> dict[str, str]:
    """The same pawns in every land of an empire."""
    return dict.fromkeys(lands(empire), pawns)


def position(
    game: EuropeGame,
    pawns: Pawns,
    turn: str = "",
    bonus: bool | None = None,
    starter: str = "",
    round: int = 1,
) -> Europe:
    """The beginning of a turn: seats go to the empires in the order given, the first has the turn.

    An empire without pawns is out. `bonus` forces the fourth action on or off, whoever holds what.
    """
    t, board = game.table, game.table.board
    assert len(pawns) == game.seats, "as many empires as seats"
    s = empty_board(t)
    for seat, (empire, places) in enumerate(pawns.items()):
        number = board.empire_ids[empire]
        s.seats[seat] = number
        s.in_play |= 1 << number
        for land, letters in places.items():
            for letter in letters:
                put(t, s, kind(number, LETTERS.index(letter)), board.land_ids[land])
        if not places:
            s.fallen_count += 1
            s.seats[game.seats + seat] = int(s.fallen_count)
    names = list(pawns)
    s.actor = names.index(turn or names[0])
    s.starter = names.index(starter or names[0])
    s.round = round
    begin_turn(t, s)
    if bonus is not None:
        s.unspent = int(s.unspent) & 7 | (1 << int(BONUS) if bonus else 0)
    assert not game.faults(s)
    return s


def items(map: str, pawns: Pawns) -> dict[str, Item]:
    """What is drawn of a position on a map of the house."""
    game = table(2, map=map)
    scene = game.scene(game.view(position(game, pawns), WATCHER))
    assert scene.areas[0].backdrop == "map"
    return {item.id: item for item in scene.items}


def set_up(game: EuropeGame, *words: str) -> Europe:
    """From the start, each word said by whoever is to act."""
    s = game.start()
    do(game, s, *words)
    return s


def do(game: EuropeGame, s: Europe, *lines: str) -> None:
    for line in lines:
        play(game, s, game.to_act(s)[0], line)


def words(game: EuropeGame, s: Europe, beginning: str = "") -> set[str]:
    """What the one to act may say, as far as it begins so."""
    (seat,) = game.to_act(s)
    legal = {game.words[action] for action in game.legal(s, seat)}
    return {line for line in legal if line.startswith(beginning)}


def targets(game: EuropeGame, s: Europe, beginning: str) -> set[str]:
    """The last words of what may be said: `targets(game, s, "move king london")`."""
    return {line.removeprefix(beginning).strip() for line in words(game, s, beginning + " ")}


def may(game: EuropeGame, s: Europe, line: str) -> bool:
    return line in words(game, s)


def refused(game: EuropeGame, s: Europe, line: str, seat: int | None = None) -> str:
    """The rule that stands in the way of a seat, of the one to act if none is named."""
    to_act = game.to_act(s)
    if seat is None:
        seat = to_act[0] if to_act else 0
    refusal = why_not(game, s, seat, line)
    assert refusal is not None, f"{line!r} is legal"
    return refusal.rule


def actor(game: EuropeGame, s: Europe) -> str:
    """The empire to act; `chance` and `over` are nobody's."""
    to_act = game.to_act(s)
    if not to_act:
        return "over"
    return "chance" if to_act == [CHANCE] else game.table.board.empires[int(s.seats[to_act[0]])]


def where(game: EuropeGame, s: Europe, land: str) -> dict[str, str]:
    """Who stands in a land: `{"england": "KG"}`."""
    board = game.table.board
    found: dict[str, str] = {}
    for number, empire in enumerate(board.empires):
        counts = [int(pawns_in(game.table, s, kind(number, cls), board.land_ids[land])) for cls in range(3)]
        letters = "".join(letter * count for letter, count in zip(LETTERS, counts))
        if letters:
            found[empire] = letters
    return found


def on_board(game: EuropeGame, s: Europe, empire: str) -> dict[str, int]:
    number = game.table.board.empire_ids[empire]
    return {name: int(s.on_board[kind(number, cls)]) for cls, name in enumerate(CLASSES)}


def points(game: EuropeGame, s: Europe, empire: str) -> int:
    return int(scoring.points(game.table, s, game.table.board.empire_ids[empire]))


def left(s: Europe) -> set[str]:
    """The actions that are left in the turn."""
    names = [*CLASSES, "bonus"]
    return {name for place, name in enumerate(names) if int(s.unspent) >> place & 1}


def shown(game: EuropeGame, s: Europe, empire: str) -> int:
    """Where the empire's token lies on the scoring track."""
    return int(token(game.table, s, seat_of(game.table, s, game.table.board.empire_ids[empire])))


def is_out(game: EuropeGame, s: Europe, empire: str) -> bool:
    return bool(fell_at(game.table, s, seat_of(game.table, s, game.table.board.empire_ids[empire])))


def reason(game: EuropeGame, s: Europe) -> str:
    outcome = game.outcome(s)
    return outcome.reason if outcome is not None else ""


def ranks(game: EuropeGame, s: Europe) -> list[int]:
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome.ranks


def scores(game: EuropeGame, s: Europe) -> list[int]:
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome.scores


def fifteen(letter: str, corner: str = "hanover") -> dict[str, str]:
    """All fifteen pawns of a class in five neutral lands, three in each but the last two, which have room."""
    free = [land for land in NEUTRALS if land != corner]
    return {
        corner: letter * 2,
        free[0]: letter * 2,
        free[1]: letter * 2,
        **dict.fromkeys(free[2:5], letter * 3),
    }
