"""How often each side wins: counted by side and by turn, judged against the fair share."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from fractions import Fraction
from math import comb

import pytest

from equipoise import catalog
from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.fairness import FAIR, MOST, Count, count, places, side_rates, verdict
from equipoise.bots.arena.games import Pace, Played, play_job
from equipoise.bots.arena.ratings import at_most
from equipoise.bots.arena.schedule import Wish, schedule
from equipoise.bots.shown import Shown, colour
from equipoise.bots.sides import has_sides, seats_in_order, side_name, side_picture, sides
from equipoise.core.fair import SeededDice
from equipoise.core.message import Message
from equipoise.core.record import Move, new_record
from equipoise.core.referee import settle
from equipoise.locale import Speaker

EUROPE = catalog.find("europe1815").table(4)


def played(number: int, ranks: list[int], sides: list[str], order: list[int] | None = None) -> Played:
    seats = len(ranks)
    order = list(range(seats)) if order is None else order
    paces = [Pace() for _ in ranks]
    return Played(number, number, ["a"] * seats, ranks, "", True, 1, paces, [], sides, order, "")


def test_sides_are_counted_where_they_played() -> None:
    games = [
        played(0, [1, 2], ["x", "y"], [1, 0]),
        played(1, [1, 2], ["z", "x"], [1, 0]),
        played(2, [1, 1], ["x", "z"], [0, 1]),
        played(3, [2, 1], ["", "x"], []),  # broken off before everybody had a side
    ]
    wish = Wish("noughts", 2, {}, ["a"], 4, 1)
    contest = Contest([], ["a"], True)
    contest.games = games
    found = count(wish, contest)
    assert [(one.side, one.games, one.rate.share) for one in found.sides] == [
        ("z", 2, 0.75), ("x", 4, 0.625), ("y", 1, 0.0),
    ]  # fmt: skip
    assert found.sides[0].of_share == 1.5
    assert [(one.side, one.games) for one in found.order] == [("1", 3), ("2", 3)]
    assert [one.rate.share for one in found.order] == pytest.approx([1 / 6, 5 / 6])


def test_places_are_those_of_the_order() -> None:
    assert places([2, 0, 3, 1], [[0], [1], [2], [3]]) == ["2", "4", "1", "3"]
    assert places([2, 0, 3, 1], [[0, 1], [2, 3]]) == ["2", "1"]
    assert places([1, 2, 0], [[0, 2], [1]]) == ["2", "1"]
    assert places([], [[0], [1]]) == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("duels", 3, {}),
        ("duels", 3, {"mode": "teams"}),
        ("duels", 4, {}),
        ("duels", 4, {"mode": "teams"}),
        ("europe1815", 6, {}),
        ("macht", 2, {}),
        ("power", 4, {}),
    ],
)
def test_the_order_is_that_of_the_first_decisions(
    name: str, seats: int, options: dict[str, str], seed: int
) -> None:
    """In duels sides take turns: it does not go round the table."""
    record = new_record(catalog.find(name).table(seats, **options))
    found = play_job(schedule(Wish(name, seats, record.options, ["uniform"], 1, seed, steps=400))[0])
    assert found is not None
    decided = [line[0] for line in found.text.partition("\n\n")[2].split("\n") if line[:1].isdigit()]
    assert [str(seat) for seat in found.order] == list(dict.fromkeys(decided))


def test_who_never_decided_comes_last_and_without_decisions_there_is_no_order() -> None:
    duels = catalog.find("duels").table(4)
    assert seats_in_order(duels, [Move(-1, "throw 1"), Move(2, "pass"), Move(1, "pass")]) == [2, 1, 0, 3]
    assert seats_in_order(duels, [Move(-1, "throw 1")]) == []


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [
        (10, 200, "weak"),
        (0, 3, "fair"),
        (35, 200, "less"),
        (50, 200, "fair"),
        (80, 200, "more"),
        (110, 200, "strong"),
    ],
)
def test_verdicts_at_four_seats(wins: int, games: int, verdict: str) -> None:
    found = [played(n, [1, 2, 2, 2] if n < wins else [2, 1, 2, 2], ["x", "", "", ""]) for n in range(games)]
    (rate,) = side_rates(found, {one.number: one.sides for one in found})
    assert rate.verdict == verdict


@pytest.mark.parametrize(
    ("ranks", "wins", "games", "verdict"),
    [
        ([1, 2], 76, 100, "strong"),
        ([1, 2], 75, 100, "more"),
        ([1, 2], 4, 5, "fair"),  # by chance
        ([1, 2], 24, 100, "weak"),
        ([1, 2, 2], 67, 100, "strong"),  # above double: the others have less than a third for both
        ([1, 2, 2], 66, 100, "more"),
    ],
)
def test_who_leaves_the_others_too_weak_is_too_strong(
    ranks: list[int], wins: int, games: int, verdict: str
) -> None:
    sides = ["x", *[""] * (len(ranks) - 1)]
    found = [played(n, ranks if n < wins else ranks[::-1], sides) for n in range(games)]
    (rate,) = side_rates(found, {one.number: sides for one in found})
    assert rate.verdict == verdict


@pytest.mark.parametrize("parties", range(2, 7))
def test_at_most_one_of_twenty_fair_sides_seems_unfair(parties: int) -> None:
    """However few the games: four wins of four are nothing between two."""
    fair = Fraction(1, parties)
    for games in range(1, 61):
        chances = [comb(games, k) * fair**k * (1 - fair) ** (games - k) for k in range(games + 1)]
        for wins in range(games + 1):
            assert at_most(wins, games, float(fair)) == pytest.approx(float(sum(chances[: wins + 1])))
        verdicts = [verdict(wins, games, float(fair), MOST) for wins in range(games + 1)]
        unfair = [wins for wins, found in enumerate(verdicts) if found != FAIR]
        assert sum(chances[wins] for wins in unfair) <= Fraction(1, 20)
        for wins in set(range(games + 1)) - set(unfair):  # and of all others the tail says nothing
            low = wins < games * fair
            tail = sum(chances[: wins + 1] if low else chances[wins:])
            assert tail > Fraction(1, 40)


@pytest.mark.parametrize(
    ("wins", "games", "parties", "expected"),
    [
        (4, 4, 2, "fair"),  # between equals one of eight such matches ends 4-0 or 0-4
        (0, 4, 2, "fair"),
        (5, 5, 2, "fair"),
        (6, 6, 2, "strong"),
        (5.5, 6, 2, "fair"),  # as 5, which is no rarity
        (0.5, 6, 2, "fair"),  # as 1
        (0, 12, 4, "fair"),
        (0, 13, 4, "weak"),
        (sum([1 / 3] * 33), 55, 3, "less"),  # 11, though the floats make a little more
        (sum([1 / 3] * 60), 40, 3, "more"),  # 20, though a little less
        (0, 0, 2, "fair"),
        (1, 1, 1, "fair"),
        (0, 1_000_000, 6, "weak"),
        (501_000, 1_000_000, 2, "more"),  # 1.9600 of its spreads is 500 980
        (500_900, 1_000_000, 2, "fair"),
    ],
)
def test_verdicts_are_those_of_the_exact_test(wins: float, games: int, parties: int, expected: str) -> None:
    assert verdict(wins, games, 1 / parties, 1.5 if parties == 2 else MOST) == expected


def of_teams(teams: list[list[int]], first: int, wins: int, games: int) -> Count:
    """Counted of games in which the first of the teams, or the one who plays alone, wins so many."""
    seats, found = sum(map(len, teams)), []
    named = {seat: "+".join(map(str, team)) for team in teams for seat in team}
    for number in range(games):
        ranks = [1 if (seat in teams[0]) == (number < wins) else 2 for seat in range(seats)]
        order = [(first + place) % seats for place in range(seats)]
        found.append(played(number, ranks, [named[seat] for seat in range(seats)], order))
        found[-1].teams = teams
    contest = Contest([], ["a"], True)
    contest.games = found
    return count(Wish("duels", seats, {}, ["a"], games, 1, teams=teams), contest)


def test_a_team_that_wins_nearly_always_is_too_strong() -> None:
    """A row for each team, not for each seat, which would have half of the win."""
    rates = of_teams([[0, 2], [1, 3]], 0, 80, 100).sides
    assert [(one.side, one.games, one.rate.share) for one in rates] == [("0+2", 100, 0.8), ("1+3", 100, 0.2)]
    assert [(one.of_share, one.verdict) for one in rates] == [(1.6, "strong"), (0.4, "weak")]


def test_two_against_two_are_counted_as_the_measurement_was() -> None:
    """The figures of docs/fairness.md."""
    found = of_teams([[1, 3], [0, 2]], 1, 117, 240)
    assert found.fair == 0.5
    assert [(one.side, one.games, one.verdict) for one in found.order] == [
        ("1", 240, "fair"),
        ("2", 240, "fair"),
    ]
    first = found.order[0].rate
    assert [f"{100 * part:.1f}" for part in (first.share, first.low, first.high)] == ["48.8", "42.5", "55.0"]


def test_one_against_two_is_due_a_half() -> None:
    found = of_teams([[2], [0, 1]], 0, 78, 240)
    assert found.fair == 0.5
    assert [(one.side, one.verdict) for one in found.sides] == [("0+1", "more"), ("2", "less")]
    assert [(one.side, one.rate.share) for one in found.order] == [("1", 0.675), ("2", 0.325)]
    one = found.sides[1].rate
    assert [f"{100 * part:.1f}" for part in (one.share, one.low, one.high)] == ["32.5", "26.9", "38.7"]


def test_a_team_is_a_side() -> None:
    duels = catalog.find("duels")
    for seats, expected in ((3, ["0+1", "0+1", "2"]), (4, ["0+1", "0+1", "2+3", "2+3"])):
        game = duels.table(seats, mode="teams")
        assert sides(game, game.start()) == expected
    assert has_sides(duels.table(3, mode="teams")) and not has_sides(duels.table(4, mode="teams"))
    assert Speaker().tell(side_name(duels.table(3), "2")) == "seat 3"
    assert Speaker().tell(side_name(duels.table(3, mode="teams"), "0+1")) == "seat 1 and seat 2"


@pytest.mark.parametrize("seed", range(4))
def test_the_first_of_dynasties_is_the_one_who_leads(seed: int) -> None:
    """All plant at the same time: the lowest seat is asked first, whoever leads."""
    game = catalog.find("dynasties").table(4)
    job = schedule(Wish("dynasties", 4, new_record(game).options, ["uniform"], 1, seed, steps=3))[0]
    found = play_job(job)
    assert found is not None
    lead = found.order[0]
    assert f"chance: first p{lead + 1}\n" in found.text
    assert found.order == [(lead + place) % 4 for place in range(4)]


def test_the_sides_of_a_seat_are_its_empires() -> None:
    s = EUROPE.start()
    assert sides(EUROPE, s) == ["", "", "", ""]
    settle(EUROPE, s, SeededDice(4))
    found = sides(EUROPE, s)
    assert len(set(found)) == 4 and "" not in found
    assert has_sides(EUROPE)
    assert Speaker().tell(side_name(EUROPE, "austria")) == "Austria"


def test_colours_are_pale_when_fair_and_full_at_half_and_double() -> None:
    assert colour(1) == "#f7f0dc"
    assert colour(0) == colour(0.5) == "#2166ac"
    assert colour(2) == colour(9) == "#c43932"
    assert len({colour(0.8), colour(1), colour(1.25)}) == 3


def test_the_map_shows_every_empire_with_its_figure() -> None:
    reach = Message("fairness-reach", {"low": "1.0", "high": "2.0"})
    shown = {
        side: Shown(times, Message("fairness-rate", {"share": f"{25 * times:.1f}"}), reach)
        for side, times in (("england", 0.5), ("russia", 2.0))
    }
    drawn = side_picture(EUROPE, shown, Message("fairness-interrupted"), Speaker().tell)
    tree = ET.fromstring(drawn)
    texts = ["".join(text.itertext()) for text in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[:-1] == ["England", "12.5 %", "1.0–2.0 %", "Russia", "50.0 %", "1.0–2.0 %"]
    board = EUROPE.table.board  # type: ignore[attr-defined]
    toned = [group.get("class") for group in tree.iter("{http://www.w3.org/2000/svg}g") if group.get("class")]
    for side in ("england", "russia"):
        empire = board.empire_ids[side]
        assert toned.count(f"tone-{empire}") == len(board.homeland(empire))
        assert f".tone-{empire}{{--tone:{shown[side].colour}}}" in drawn
    assert len(set(toned)) == 2
