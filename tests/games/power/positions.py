"""Positions written down as players would tell them, and a few words to ask about them.

s = position(game, {"green": {"g4": "TT", "reserve": "S"}, "blue": {"hqb": "SD"}}, power={"green": 3})
play_round(game, s, {0: ["take tank g4", "to ix"]})

Letters: S soldier, T tank, F fighter, D destroyer, R regiment, H heavy tank, B bomber, C cruiser, M missile.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Mapping, Sequence

from equipoise import catalog
from equipoise.core.game import Refusal
from equipoise.core.referee import play, why_not
from equipoise.games.power.board import standard_board
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules import asking
from equipoise.games.power.rules.planning import write
from equipoise.games.power.rules.report import Event, Report
from equipoise.games.power.rules.round import answer
from equipoise.games.power.state import (
    FRESH,
    PLAN_STAGE,
    War,
    add_piece,
    army_of,
    empty_war,
    fell_in,
    flag_holder,
    group,
    is_in,
    kind_of,
    place_of_piece,
    power_of,
    sort_pieces,
)

TITLE = catalog.find("power")
BOARD = standard_board()
RULES = set(TITLE.book().rules)
LETTERS = "STFDRHBCM"
COLOURS = ["green", "blue", "yellow", "red"]

Pieces = Mapping[str, Mapping[str, str]]  # colour -> place -> letters of its pieces there
Sheets = Mapping[int, Sequence[str]]  # seat -> words


@cache
def table(seats: int = 4, **options: bool | int | str) -> PowerGame:
    game = TITLE.table(seats, **options)
    assert isinstance(game, PowerGame)
    return game


def position(
    game: PowerGame,
    pieces: Pieces,
    power: Mapping[str, int] | None = None,
    out: Mapping[str, str] | None = None,
    round: int = 1,
    arbiter: int = 0,
) -> War:
    """The beginning of a round; `out` has fallen armies with those that hold their flags."""
    s = empty_war()
    for colour, places in pieces.items():
        for place, letters in places.items():
            for letter in letters:
                at = BOARD.places.index(place)
                add_piece(s, group(at, COLOURS.index(colour), LETTERS.index(letter)), FRESH)
    for colour, count in (power or {}).items():
        s.armies[COLOURS.index(colour)] = count
    for colour, holder in (out or {}).items():
        s.armies[4 + COLOURS.index(colour)] = COLOURS.index(holder)
        s.armies[8 + COLOURS.index(colour)] = max(1, round - 1)
    sort_pieces(s)
    s.round = round
    s.arbiter = arbiter
    assert game.faults(s) == []
    return s


def do(game: PowerGame, s: War, seat: int, *lines: str) -> None:
    for line in lines:
        play(game, s, seat, line)


def play_round(game: PowerGame, s: War, sheets: Sheets | None = None) -> list[Event]:
    """Each seat writes its sheet, all seal; what happened up to the next question or round."""
    report = Report()
    for seat, lines in (sheets or {}).items():
        do(game, s, seat, *lines)
    for seat in game.to_act(s):
        write(game.table, s, seat, game.table.actions.deeds[game.ids["seal"]], report)
    return report.events


def settle(game: PowerGame, s: War, words: str = "") -> list[Event]:
    """The seat that is asked answers; without words what is said for it when its time is up."""
    if not words:
        words = game.words[asking.usual_answer(game.table, s)]
    (seat,) = game.to_act(s)
    assert why_not(game, s, seat, words) is None
    report = Report()
    answer(game.table, s, game.table.actions.deeds[game.ids[words]], report)
    return report.events


def told(events: list[Event], word: str) -> list[Event]:
    return [event for event in events if event.word == word]


def at(s: War, place: str) -> dict[str, str]:
    """Who stands there: `{"green": "ST"}`; for the Reserve of an army see `reserve`."""
    found: dict[str, str] = {}
    for piece in s.pieces:
        if place_of_piece(piece) == BOARD.places.index(place):
            colour = COLOURS[army_of(piece)]
            found[colour] = "".join(
                sorted(found.get(colour, "") + LETTERS[kind_of(piece)], key=LETTERS.index)
            )
    return found


def reserve(s: War, colour: str) -> str:
    return at(s, "reserve").get(colour, "")


def army(s: War, colour: str) -> dict[str, str]:
    """All places of an army."""
    return {place: at(s, place)[colour] for place in BOARD.places if colour in at(s, place)}


def power(s: War, colour: str) -> int:
    return int(power_of(s, COLOURS.index(colour)))


def holder(s: War, colour: str) -> str:
    """Who holds the flag of a colour; empty if it left the game."""
    number = int(flag_holder(s, COLOURS.index(colour)))
    return COLOURS[number] if number < 4 else ""


def fallen(s: War) -> set[str]:
    return {colour for number, colour in enumerate(COLOURS) if not is_in(s, number)}


def fell(s: War, colour: str) -> int:
    return int(fell_in(s, COLOURS.index(colour)))


def words(game: PowerGame, s: War, seat: int = 0, beginning: str = "") -> set[str]:
    legal = {game.words[action] for action in game.legal(s, seat)}
    return {line for line in legal if line.startswith(beginning)}


def targets(game: PowerGame, s: War, seat: int = 0) -> set[str]:
    """The ends of the order that is being written."""
    return {line.split(" ", 1)[1] for line in words(game, s, seat) if line.startswith(("to ", "at "))}


def reach(kind: str, start: str, **options: bool | int | str) -> set[str]:
    """Where such a piece may go from there."""
    game = table(4, **options)
    letter = LETTERS[
        ["soldier", "tank", "fighter", "destroyer", "regiment", "heavy_tank", "bomber", "cruiser"].index(kind)
    ]
    s = position(game, {"green": {start: letter}})
    do(game, s, 0, f"take {kind} {start}")
    return targets(game, s)


def refusal(game: PowerGame, s: War, line: str, seat: int = 0) -> Refusal:
    found = why_not(game, s, seat, line)
    assert found is not None, f"{line!r} is legal"
    return found


def refused(game: PowerGame, s: War, line: str, seat: int = 0) -> str:
    """The rule that stands in the way of a seat."""
    return refusal(game, s, line, seat).rule


def lost(events: list[Event]) -> list[str]:
    """The rules for which rows were lost."""
    return [event.refusal.rule if event.refusal is not None else "" for event in told(events, "lost")]


def reason(game: PowerGame, s: War) -> str:
    outcome = game.outcome(s)
    return outcome.reason if outcome is not None else ""


def canon(s: War) -> dict[str, object]:
    """A position without what marks the moment: for comparing how a round ends."""
    return {
        "pieces": Counter(int(piece) >> 6 for piece in s.pieces),
        "armies": [int(number) for number in s.armies],
        "planning": s.stage == PLAN_STAGE,
    }
