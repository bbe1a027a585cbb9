"""Compiled and interpreted rules are the same rules: random games lead to the same positions."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from typing import Any

import pytest

from equipoise import catalog
from equipoise.build import compiled
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import Game
from equipoise.core.playout import playout


def traces(id: str) -> str:
    """A fingerprint of several random games: every legal list, position and outcome on the way."""
    title = catalog.find(id)
    digest = hashlib.sha256()
    for seats in range(title.fewest, title.most + 1):
        game: Game[Any] = title.table(seats)
        dice = SeededDice(seats)
        for number in range(3):
            s = game.start()
            for _ in range(150):
                actors = game.to_act(s)
                if not actors:
                    break
                legal = game.legal(s, actors[0])
                game.apply(s, actors[0], legal[dice.below(len(legal))])
                digest.update(json.dumps([legal, s.dump()]).encode())
            steps = playout(game, s, Bits(number), 400)
            digest.update(json.dumps([steps, s.dump()]).encode())
            digest.update(repr(game.outcome(s)).encode())
    return digest.hexdigest()


@pytest.mark.skipif(not compiled(), reason="there is nothing to compare where the rules are not compiled")
@pytest.mark.parametrize("id", catalog.GAMES)
def test_random_games_agree(id: str) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]);"
        "from equipoise.build import interpret, kind; interpret(); assert kind() == 'interpreted';"
        "from tests.test_agreement import traces; print(traces(sys.argv[2]))"
    )
    root = __file__.rsplit("/tests/", 1)[0]
    done = subprocess.run([sys.executable, "-c", code, root, id], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == traces(id)
