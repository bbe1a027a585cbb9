"""The result of a round does not depend on the order in which seats or sectors are processed."""

from __future__ import annotations

import pytest
from tests.games.power.positions import COLOURS, canon, play_round, position, settle, table, told
from tests.games.power.random_rounds import random_sheets, random_war

from equipoise.core.fair import SeededDice
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules.report import FIGHT, WAVE
from equipoise.games.power.state import PLAN_STAGE, War, place_of_piece

SEEDS = range(60)


def finish(game: PowerGame, s: War) -> dict[str, object]:
    play_round(game, s)
    while s.stage not in (PLAN_STAGE, 5):
        settle(game, s)
    return canon(s)


@pytest.mark.rule("PW-084", "PW-R18", "PW-111")
@pytest.mark.parametrize("options", [{}, {"sheets": "written"}])
def test_whoever_reads_first(options: dict[str, str]) -> None:
    """Four players: any arbiter, any order of writing and of sealing gives the same position."""
    game = table(4, **options)
    for seed in SEEDS:
        dice = SeededDice(seed)
        s = random_war(game, dice)
        start = s.copy()
        sheets = random_sheets(game, s, dice)
        seats = game.to_act(s)
        ends = []
        for turn in range(len(seats)):
            t = start.copy()
            t.arbiter = seats[turn]
            for seat in reversed(seats) if turn % 2 else seats:
                for word in sheets[seat]:
                    game.apply(t, seat, game.ids[word])
            ends.append(finish(game, t))
        assert all(end == ends[0] for end in ends), seed


@pytest.mark.rule("PW-R18", "PW-R45")
def test_however_the_pieces_lie_in_the_list() -> None:
    game = table(4)
    for seed in SEEDS:
        dice = SeededDice(seed)
        s = random_war(game, dice)
        random_sheets(game, s, dice)
        shuffled = s.copy()
        for n in range(len(shuffled.pieces) - 1, 0, -1):
            other = dice.below(n + 1)
            shuffled.pieces[n], shuffled.pieces[other] = shuffled.pieces[other], shuffled.pieces[n]
        assert finish(game, s) == finish(game, shuffled), seed


TURN = {"g": "b", "b": "y", "y": "r", "r": "g"}
ISLES = {"in": "ie", "ie": "is", "is": "iw", "iw": "in", "ix": "ix"}


def turned(place: str) -> str:
    """The same place after a quarter turn of the board."""
    if place in ("reserve", *ISLES):
        return ISLES.get(place, place)
    if place.startswith("hq"):
        return "hq" + TURN[place[2]]
    if place[0] == "s":
        number = int(place[1:])
        return f"s{number % 4 + 1}" if number <= 4 else f"s{(number - 3) % 8 + 5}"
    return TURN[place[0]] + place[1]


def turned_war(start: War, places: list[str]) -> War:
    other = start.copy()
    for n, piece in enumerate(start.pieces):
        place = places.index(turned(places[int(piece) >> 12]))
        army = (int(piece) >> 10 & 3) + 1 & 3
        other.pieces[n] = place << 12 | army << 10 | int(piece) & 1023
    for army in range(4):
        other.armies[(army + 1) % 4] = start.armies[army]
        other.armies[8 + (army + 1) % 4] = start.armies[8 + army]
        other.armies[4 + (army + 1) % 4] = (int(start.armies[4 + army]) + 1) % 4
    other.arbiter = (int(start.arbiter) + 1) % 4
    return other


def turned_word(word: str, places: list[str]) -> str:
    parts = []
    for part in word.split():
        if part in COLOURS:
            part = COLOURS[(COLOURS.index(part) + 1) % 4]
        parts.append(turned(part) if part in places else part)
    return " ".join(parts)


@pytest.mark.rule("PW-R18")
def test_a_quarter_turn_of_everything_turns_the_result() -> None:
    """Sectors are processed in another order then. R45 and the usual payment go by the order of sectors, so
    rounds with exchanges or questions are left out."""
    game = table(4)
    places = game.table.board.places
    compared = 0
    for seed in range(150):
        dice = SeededDice(seed)
        s = random_war(game, dice)
        other = turned_war(s, places)
        sheets = random_sheets(game, s, dice)
        if any(word.startswith(("trade", "make")) for words in sheets.values() for word in words):
            continue
        for seat, words in sheets.items():
            for word in words:
                game.apply(other, (seat + 1) % 4, game.ids[turned_word(word, places)])
        play_round(game, s)
        play_round(game, other)
        if s.stage in (PLAN_STAGE, 5):
            compared += 1
            assert canon(turned_war(s, places))["pieces"] == canon(other)["pieces"], seed
    assert compared > 20


MIDDLE = ["g0", "b0", "y0", "r0", "ix"]


def crowd(dice: SeededDice) -> dict[str, dict[str, str]]:
    """Three or four equal planes of each colour around the middle."""
    pieces: dict[str, dict[str, str]] = {}
    for colour in COLOURS:
        there = pieces[colour] = dict.fromkeys(MIDDLE, "")
        for _ in range(3 + dice.below(2)):
            there[MIDDLE[dice.below(5)]] += "F"
    return pieces


def dance(pieces: dict[str, dict[str, str]], dice: SeededDice) -> dict[int, list[str]]:
    """Most of them go somewhere else in the middle, so that ties lead to ties."""
    sheets: dict[int, list[str]] = {}
    for seat, colour in enumerate(COLOURS):
        rows: list[str] = []
        for place, planes in pieces[colour].items():
            for _ in planes:
                if dice.below(4) or not rows:
                    others = [other for other in MIDDLE if other != place]
                    rows += [f"take fighter {place}", f"to {others[dice.below(4)]}"]
        sheets[seat] = rows
    return sheets


@pytest.mark.rule("PW-104", "PW-111", "PW-R18", "PW-R44")
def test_ties_that_lead_to_ties_do_not_depend_on_the_order_of_sectors() -> None:
    """Everything turned by one, two and three quarters: the same sectors then come in other orders."""
    game = table(4)
    places = game.table.board.places
    chains = together = fights = 0
    for seed in range(120):
        dice = SeededDice(seed)
        pieces = crowd(dice)
        sheets = dance(pieces, dice)
        first = position(game, pieces)
        events = play_round(game, first.copy(), sheets)
        waves = told(events, WAVE)
        chains += len(waves) > 1
        together += any(len({place_of_piece(piece) for piece in wave.pieces}) > 1 for wave in waves)
        fights += len(told(events, FIGHT)) > 0
        end = first.copy()
        play_round(game, end, sheets)
        for _ in range(3):
            first, end = turned_war(first, places), turned_war(end, places)
            sheets = {
                (seat + 1) % 4: [turned_word(word, places) for word in rows] for seat, rows in sheets.items()
            }
            other = first.copy()
            play_round(game, other, sheets)
            assert canon(end)["pieces"] == canon(other)["pieces"], seed
    assert min(chains, together, fights) > 20, (chains, together, fights)
