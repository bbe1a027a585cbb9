"""What the bots look at in dynasties, in positions written down."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dynasties.positions import card, position, table

from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.bots.search.dynasties import NAMES
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE
from equipoise.games.dynasties.state import CAMPAIGN, Dynasties

NOBLE = {"court": "n3p*"}


def features(s: Dynasties, seat: int = 0) -> dict[str, float]:
    found = opinion("dynasties").features(table(s.seats), s, seat)
    return dict(zip(NAMES, found, strict=True))


def land(court: str, realm: str, hand: str = "") -> dict[str, object]:
    return {"court": court, "realm": realm, "hand": hand}


@pytest.mark.parametrize(
    ("ours", "shown", "yes", "no"),
    [
        (land("n3p* n3m", "r1m1 r1p1"), 0.5, ["four suits short"], ["three suits short", "Peace in hand"]),
        (land("n3p* n2p", "r1m1 r2m1"), 0.25, [], ["four suits short"]),  # of one suit each
        (
            land("n3p* n3m n3t", "r1m1 r1p1 r1t1", "n3d r1d1"),
            0.75,
            ["two suits short", "one suit to be found", "Peace in hand", "Peace in three plays"],
            ["one suit short", "Peace in one play"],
        ),
        (
            land("n3p* n3m n3t n3d", "r1m1 r1p1 r1t1", "r1d1"),
            0.875,
            ["one suit short", "Peace in hand", "Peace in one play"],
            [],
        ),
        (
            land("n3p* n3m n3t n3d", "r1m1 r1p1 r1t1", "n2d"),
            0.875,
            ["one suit to be found"],
            ["Peace in hand"],
        ),
        (land("p2:n2p n3m* n3t", "p2:r1m1 r1p1 r1t1"), 0.75, ["two suits short"], ["one suit short"]),
    ],
)
def test_the_way_to_peace(ours: dict[str, object], shown: float, yes: list[str], no: list[str]) -> None:
    found = features(position(table(2), [ours, NOBLE]))
    assert found["suits shown"] == shown
    assert [found[name] for name in yes] == [1.0] * len(yes)
    assert [found[name] for name in no] == [0.0] * len(no)


def test_who_can_strike_whom() -> None:
    ours: dict[str, object] = {"court": "n3p*", "armies": ["n5t: r4m1 r2p1", "n2t~: r3m1"]}
    theirs: dict[str, object] = {"court": "n3p* n3m", "armies": ["n5m: r4m1"]}
    s = position(table(3), [ours, theirs, NOBLE], CAMPAIGN)
    found = features(s)
    assert found["force cards"] == 3 / 6 and found["fresh force cards"] == 2 / 6, "one leader is Engaged"
    assert found["force beyond rivals'"] == 3 / 6, "the third has none"
    assert found["force to what rivals have"] == 3 / 2 and found["fresh force to rivals' home"] == 2 / 2
    assert found["fresh force, rivals bare"] == 2 / 6
    assert features(s, 2)["force beyond rivals'"] == 0.0
    s.out[2] = 1
    found = features(s)
    assert found["force beyond rivals'"] == 2 / 6 and found["fresh force, rivals bare"] == 0.0
    assert found["force to what rivals have"] == 3 / 4 and found["fresh force to rivals' home"] == 2 / 3
    assert features(s, 2) == {name: float(name == "out") for name in NAMES}
    s.attacked[card("n5t")] = 1
    assert features(s)["fresh force cards"] == 0.0


@pytest.mark.parametrize("mode", ["standard", "advanced", "simple"])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_name_has_its_number(mode: str, seats: int) -> None:
    game: Any = catalog.find("dynasties").table(seats, mode=mode)
    s, dice = game.start(), SeededDice(seats)
    for _ in range(150):
        acting = game.to_act(s)
        if not acting:
            break
        if acting[0] != CHANCE:
            for seat in range(seats):
                assert len(opinion("dynasties").features(game, s, seat)) == len(NAMES)
        legal = game.legal(s, acting[0])
        game.apply(s, acting[0], legal[dice.below(len(legal))])
