"""Bots that fail in the terminal, and games that none has learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import pytest
from click.testing import Result

from equipoise import catalog
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.record import read_record
from equipoise.core.referee import Player

Run = Callable[..., Result]
SET_UP = "place king normandy\nplace general brittany\nplace banker gascony\n"


def test_a_game_that_nobody_has_learned_is_played_by_chance(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(catalog.OUTSIDE, "equipoise.noughts.game")
    for bots in ((), ("--bots", "1")):
        result = run("play", "noughts", "--seed", "1", *bots, input="mark a1\nquit\n")
        assert result.exit_code == 0
        (path,) = Path().glob("*.game")
        assert read_record(path.read_text(encoding="utf-8")).names[1] == "bot uniform"
        path.unlink()
    for bot in ("greedy", "strong@0.1"):
        result = run("play", "noughts", "--bots", bot)
        assert result.exit_code == 2
        assert f"The bot {bot} cannot play noughts; allowed: uniform, cmd:COMMAND" in result.output


def test_a_bot_that_fails_is_named_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.cli.match.find_bot", lambda name: Failing())
    result = run("play", "--bots", "greedy", "--seed", "3", "-o", "round_limit=1", input=f"{SET_UP}done\n")
    assert result.exit_code == 0
    assert "greedy failed (RuntimeError('out of ideas')). From here on chance alone moves" in result.output
    assert "The last round has been played." in result.output


class Failing(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        raise RuntimeError("out of ideas")
