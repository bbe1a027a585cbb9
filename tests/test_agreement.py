"""Compiled and interpreted rules are the same rules: random games lead to the same positions."""

from __future__ import annotations

import contextlib
import hashlib
import json
import subprocess
import sys
from typing import Any, Iterator

import pytest
from tests.walks import steps

from equipoise import catalog
from equipoise.build import compiled
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import Game
from equipoise.core.options import FLAG, OptionError
from equipoise.core.title import Title


def tables(title: Title) -> Iterator[tuple[Game[Any], int]]:
    """Tables with how many games to play: the usual ones, and those with one option changed."""
    for seats in range(title.fewest, title.most + 1):
        yield title.table(seats), 3
        for option in title.options:
            others: list[object] = [not option.default] if option.kind == FLAG else [*option.values]
            for value in others:
                with contextlib.suppress(OptionError):
                    yield title.table(seats, **{option.name: value}), 1


def traces(id: str) -> str:
    """A fingerprint of several random games: every legal list, position and outcome on the way."""
    digest = hashlib.sha256()
    for game, games in tables(catalog.find(id)):
        dice = SeededDice(game.seats)
        for number in range(games):
            s = game.start()
            for legal in steps(game, s, dice, 150):
                digest.update(json.dumps([list(legal), s.dump()]).encode())
            played = game.play_on(s, Bits(number), 400)
            digest.update(json.dumps([played, s.dump()]).encode())
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
