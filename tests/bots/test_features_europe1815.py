"""What the bots look at in europe1815, in positions written down."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest
from tests.games.europe1815.positions import Pawns, home, position, table
from tests.walks import steps

from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.bots.search.europe1815 import NAMES, Standing
from equipoise.core.fair import SeededDice
from equipoise.games.europe1815.board import CLASSES
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.rules.points import others, points
from equipoise.games.europe1815.state import TURN_STAGE, empire_of, kind, lands_of, lands_with

PARIS = {"france": {"paris": "KGB"}}


def features(pawns: Pawns, turn: str = "") -> dict[str, float]:
    """Of the first empire."""
    game = table(len(pawns))
    found = opinion("europe1815").features(game, position(game, pawns, turn), 0)
    return dict(zip(NAMES, found, strict=True))


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        ({"berlin": "KGB"}, PARIS, {"homeland": 1 / 7, "strangers in the homeland": 0.0}),
        (home("germany"), PARIS, {"homeland": 1.0, "homeland squared": 1.0, "empire achieved": 1.0}),
        (
            {"berlin": "KGB", "hesse": "K"},
            {"france": {"paris": "KGB", "hesse": "K", "prussia": "B"}},
            {"homeland": 2 / 7, "strangers in the homeland": 2 / 7, "shared lands": 1 / 5},
        ),
        ({"berlin": "KG", "vienna": "GB", "saxony": "KB"}, PARIS, {"two classes in a capital": 2 / 2}),
        ({"berlin": "KGB"}, PARIS, {"two classes in a capital": 0.0}),
        ({"berlin": "KKG", "hesse": "G"}, PARIS, {"fewest of a class": 0.0, "lost classes": 1}),
    ],
)
def test_the_homeland_and_what_is_missing(
    ours: dict[str, str], theirs: Pawns, expected: dict[str, float]
) -> None:
    found = features({"germany": ours, **theirs})
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_the_last_of_a_class_is_in_danger_where_its_hunter_is_near() -> None:
    """A General eliminates a King (EU-R42): the only King, beside one and far from any."""
    near = features({"germany": {"hesse": "KGG", "berlin": "BB"}, "france": {"rhineland": "G"}})
    far = features({"germany": {"hesse": "KGG", "berlin": "BB"}, "france": {"paris": "G"}})
    many = features({"germany": {"hesse": "KKG", "berlin": "BB"}, "france": {"rhineland": "G"}})
    assert near["last of a class threatened"] == 1.0
    assert far["last of a class threatened"] == 0.0
    assert many["last of a class threatened"] == 0.0 and many["threatened"] > 0.0


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_looking_once_for_all_seats_sees_what_the_rules_see(seats: int) -> None:
    game = catalog.find("europe1815").table(seats)
    assert isinstance(game, EuropeGame)
    t, view = game.table, opinion("europe1815", seats)
    s = game.start()
    standing, shared = Standing(), 0
    for _ in steps(game, s, SeededDice(seats), 300):
        if s.stage < TURN_STAGE:
            continue
        standing.look(t, s)
        for seat in range(seats):
            empire = empire_of(s, seat)
            assert standing.points[seat] == points(t, s, empire)
            lands = lands_of(t, s, empire)
            assert standing.enemies(CLASSES, lands) == others(t, s, empire)
            shared += lands & others(t, s, empire) != 0
            rivals = [empire_of(s, other) for other in range(seats) if other != seat]
            for cls in range(CLASSES):
                theirs = [lands_with(t, s, kind(rival, cls)) for rival in rivals]
                own = lands_with(t, s, kind(empire, cls))
                assert standing.enemies(cls, own) == reduce(or_, theirs)
        if game.outcome(s) is None:
            worths = [view.weigh(view.features(game, s, seat)) for seat in range(seats)]
            assert list(view.worths(game, s)) == worths
    assert shared > 0, "nobody ever met"
