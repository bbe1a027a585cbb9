"""What the bots look at in europe1815, in positions written down."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import Pawns, home, position, table

from equipoise.bots.opinions import opinion
from equipoise.bots.search.europe1815 import NAMES

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
