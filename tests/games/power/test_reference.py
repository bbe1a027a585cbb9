"""The rules against a naive second writing of them: reach, and whole random rounds."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.power import reference
from tests.games.power.positions import BOARD, COLOURS, play_round, settle, table
from tests.games.power.random_rounds import random_sheets, random_war
from tests.games.power.reference import Round
from tests.games.power.reference_end import collect, fights, flags

from equipoise.core.fair import SeededDice
from equipoise.games.power.board import stands
from equipoise.games.power.boardfile import KINDS
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules.report import Event
from equipoise.games.power.state import PLAN_STAGE, War, army_of, kind_of, place_of_piece

ROUNDS = 40  # of each table


@pytest.mark.rule("PW-022", "PW-023", "PW-024", "PW-025", "PW-026", "PW-R01")
@pytest.mark.parametrize("diagonals", [False, True])
def test_reach_is_that_of_walking_every_path(diagonals: bool) -> None:
    reach = BOARD.reach_diagonal if diagonals else BOARD.reach
    for kind, name in enumerate(KINDS[:8]):
        for number, sector in enumerate(BOARD.sectors):
            if stands(BOARD, kind, number):
                mask = reach[kind % 4 * 57 + number]
                found = {BOARD.sectors[n] for n in range(57) if mask >> n & 1}
                assert found == reference.reach(name, sector, diagonals), (name, sector)


def naive(game: PowerGame, s: War) -> Round:
    t = game.table
    pieces = [
        {
            "army": COLOURS[army_of(p)],
            "kind": KINDS[kind_of(p)],
            "at": BOARD.places[place_of_piece(p)],
            "origin": None,
            "made": False,
            "back": False,
        }
        for p in s.pieces
    ]
    alive = {COLOURS[army] for army in range(4) if not s.armies[8 + army]}
    power = {COLOURS[army]: int(s.armies[army]) for army in range(4)}
    round = Round(pieces, power, alive, {COLOURS[army]: int(t.side[army]) for army in range(4)})
    round.mercenary = COLOURS[t.mercenary] if t.mercenary >= 0 else ""
    round.box, round.reading = t.box, t.reading
    round.hq_power, round.diagonals = t.hq_power, bool(game.options["ship_diagonals"])
    return round


def read_rows(game: PowerGame, s: War, sheets: dict[int, list[str]]) -> list[tuple[int, int, str, list[str]]]:
    """(seat, number, army, words) of every row in reading order."""
    found: list[tuple[int, int, str, list[str]]] = []
    for step in range(game.seats):
        seat = (int(s.arbiter) + step) % game.seats
        rows: list[tuple[str, list[str]]] = []
        for word in sheets.get(seat, []):
            first, _, rest = word.partition(" ")
            if first in ("to", "at", "add", "done", "fill"):
                rows[-1][1].append(word)
            elif first in COLOURS:
                rows.append((first, [rest]))
            else:
                rows.append((COLOURS[game.table.armies_of[seat][0]], [word]))
        found += [(seat, number, army, words) for number, (army, words) in enumerate(rows, 1)]
    return found


def standing(round: Round, holders: dict[str, str]) -> dict[str, object]:
    return {
        "pieces": Counter((p["army"], p["kind"], p["at"]) for p in round.pieces),
        "power": round.power,
        "alive": round.alive,
        "flags": holders,
    }


def engine_standing(s: War) -> dict[str, object]:
    where = [(COLOURS[army_of(p)], KINDS[kind_of(p)], BOARD.places[place_of_piece(p)]) for p in s.pieces]
    return {
        "pieces": Counter(where),
        "power": {COLOURS[army]: int(s.armies[army]) for army in range(4)},
        "alive": {COLOURS[army] for army in range(4) if not s.armies[8 + army]},
        "flags": {COLOURS[army]: [*COLOURS, ""][int(s.armies[4 + army])] for army in range(4)},
    }


def naive_penalties(
    game: PowerGame, round: Round, order: list[int], active: set[int], paid: list[Event]
) -> None:
    """Who pays is a rule, with what may be a choice: it is taken from the engine's report and checked."""
    told = {event.numbers[0]: event.numbers for event in paid}
    for seat in order:
        armies = [COLOURS[army] for army in game.table.armies_of[seat]]
        own = [p for p in round.pieces if p["army"] in armies and p["kind"] != "missile"]
        if seat in active or not (own or any(round.power[army] for army in armies)):
            assert seat not in told
            continue
        _, army, kind, place = told[seat]
        if kind < 0:
            assert round.power[COLOURS[army]] > 0
            round.power[COLOURS[army]] -= 1
            continue
        assert not any(round.power[army] for army in armies)
        least = min(own, key=lambda p: reference.POWER[p["kind"]])["kind"]
        assert KINDS[kind] == least
        round.pieces.remove(round.here(COLOURS[army], least, BOARD.places[place])[0])
        small = KINDS[kind % 4]
        if kind >= 4:
            round.add(COLOURS[army], small, "reserve")
            round.add(COLOURS[army], small, "reserve")
        round.power[COLOURS[army]] += reference.POWER[small] - 1


def compare(game: PowerGame, seed: int) -> list[Event]:
    dice = SeededDice(seed)
    s = random_war(game, dice)
    round = naive(game, s)
    holders = {COLOURS[army]: COLOURS[int(s.armies[4 + army])] for army in range(4)}
    sheets = random_sheets(game, s, dice)
    rows = read_rows(game, s, sheets)
    order = [(int(s.arbiter) + step) % game.seats for step in range(game.seats)]
    order = [seat for seat in order if seat in game.to_act(s)]
    chosen: dict[str, str] = {}
    events = play_round(game, s)
    while s.stage not in (PLAN_STAGE, 5):
        legal = [game.words[action] for action in game.legal(s, int(s.asked))]
        word = legal[dice.below(len(legal))]
        question = question_of(game, s) if word.split()[0] in ("prisoners", "flag") else ""
        events += settle(game, s, word)
        chosen[question] = word.split()[-1]
    active = round.read(rows)
    results = {(e.numbers[0], e.numbers[1]): e.word for e in events if e.word in ("done", "lost", "echo")}
    assert results == round.results
    naive_penalties(game, round, order, active, [e for e in events if e.word == "penalty"])
    round.strike()
    round.ties()
    fights(round, lambda place, first: chosen[place])
    collect(round)
    flags(round, holders, lambda colour, first: chosen[colour])
    assert engine_standing(s) == standing(round, holders)
    return events


def question_of(game: PowerGame, s: War) -> str:
    """The sector, or the colour, that a question is about."""
    from equipoise.games.power.rules.fights import open_fight
    from equipoise.games.power.rules.flags import open_flag

    if s.stage == 3:
        return BOARD.sectors[open_fight(game.table, s)]
    return COLOURS[open_flag(game.table, s)]


TABLES: list[tuple[int, dict[str, bool | int | str]]] = [
    (4, {}),
    (4, {"sheets": "written", "missiles": "reading"}),
    (4, {"supply": "box", "ship_diagonals": True, "hq_power": True}),
    (3, {"sheets": "written"}),
    (3, {"mercenary": "blue", "supply": "box"}),
    (3, {"missiles": "reading", "sheets": "written", "supply": "box"}),
    (2, {}),
    (2, {"pairs": "west", "supply": "box", "sheets": "written"}),
]


@pytest.mark.rule("PW-066", "PW-096", "PW-111", "PW-R18", "PW-R47")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_rounds_end_as_the_naive_rules_say(number: int) -> None:
    seats, options = TABLES[number]
    game = table(seats, **options)
    seen: Counter[str] = Counter()
    for seed in range(ROUNDS):
        seen.update(event.word for event in compare(game, 1000 * number + seed))
    # The rounds are worth looking at only if much happens in them.
    assert {"done", "fight", "power", "flag", "penalty"} <= set(seen)
    assert seen["lost"] if "sheets" in options else seen["wave"] and seen["strike"]
