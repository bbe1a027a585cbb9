"""What a deck or a hand offers behaves like the list of it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from equipoise import catalog
from equipoise.core.fair import Bits
from equipoise.core.game import CHANCE, WATCHER
from equipoise.games.dynasties.actions import CARD, DONE, FORCE, PLAY
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.handful import NO_VERB, Handful

GAME = catalog.find("dynasties").table(2)
assert isinstance(GAME, DynastiesGame)
IDS = GAME.table.ids
CODES = [0, 3, 31, 47, 53]
MASK = sum(1 << code for code in CODES)
SEVERAL = [
    (Handful(IDS, False, MASK, CARD, NO_VERB), [IDS.first[CARD] + code for code in CODES]),
    (
        Handful(IDS, False, MASK, PLAY, FORCE),
        [IDS.first[verb] + code for verb in (PLAY, FORCE) for code in CODES],
    ),
    (Handful(IDS, True, MASK, PLAY, NO_VERB), [DONE, *[IDS.first[PLAY] + code for code in CODES]]),
]


@pytest.mark.parametrize(("handful", "ids"), SEVERAL)
def test_a_handful_is_its_list(handful: Handful, ids: list[int]) -> None:
    assert len(handful) == len(ids) and list(handful) == ids == handful.listed()
    assert [handful[n] for n in range(-len(ids), len(ids))] == ids + ids
    assert handful == ids and handful == handful and handful != ids[1:] and handful != "ids"
    assert handful[1:3] == ids[1:3] and handful[::-1] == list(reversed(handful)) == ids[::-1]
    assert ids[2] in handful and -1 not in handful
    assert handful.index(ids[2]) == 2 and handful.count(ids[2]) == 1 and handful.count(-1) == 0
    assert repr(handful) == repr(ids) and hash(handful) == hash(tuple(ids))
    for n in (len(ids), -len(ids) - 1):
        with pytest.raises(IndexError, match=f"offer {n} of {len(ids)}"):
            handful[n]


def test_to_who_asks_it_is_a_sequence() -> None:
    s = GAME.start()
    GAME.apply(s, CHANCE, GAME.ids["first p1"])
    legal = GAME.legal(s, CHANCE)
    assert type(legal).__name__ == Handful.__name__ and isinstance(legal, Sequence)
    assert set(random.Random(1).sample(legal, 3)) < set(legal), "which takes nothing but sequences"


def test_each_id_has_its_words() -> None:
    words = [GAME.words[id] for id in SEVERAL[1][0]]
    assert words == [
        f"{verb} {code}" for verb in ("play", "force") for code in ("r1m1", "r2m2", "r3d1", "n5d", "a6")
    ]


def test_nobody_changes_the_lists_of_who_is_to_act() -> None:
    table = catalog.find("dynasties").table(4)
    assert isinstance(table, DynastiesGame)
    for game in range(5):
        s, bits = table.start(), Bits(game)
        while seats := table.to_act(s):
            assert table.view(s, WATCHER).to_act is not seats
            table.apply(s, seats[0], table.draw(s, seats[0], bits))
    assert table.table.chance == [CHANCE]
    assert table.table.groups == [[n for n in range(4) if mask >> n & 1] for mask in range(16)]
