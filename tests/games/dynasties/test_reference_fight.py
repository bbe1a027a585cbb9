"""Battles of random games beside a second account of them: every question, and the layout at the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dynasties.positions import table
from tests.games.dynasties.reference_fight import Fight, Question, World, fight

from equipoise.core.fair import SeededDice
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.frames import ASK_CROWN, ASK_DEFEND
from equipoise.games.dynasties.state import Dynasties

GAMES = 40


class Beside:
    """The other account of the battle that is being fought, if there is one."""

    def __init__(self) -> None:
        self.world: World | None = None
        self.asked: Question = (-1, set())
        self.compared = self.fought = 0
        self._fight: Fight | None = None

    def begin(self, game: DynastiesGame, s: Dynasties) -> None:
        if self.world is None and s.stack[-1][0] == ASK_DEFEND and not s.defenders:
            self.world = World(game, s)
            self._fight = fight(self.world)
            self._go_on(next(self._fight))

    def _go_on(self, asked: Question) -> None:
        """An only word is said without a question, but for Reforms (K56)."""
        assert self._fight is not None
        while asked[0] >= 0 and len(asked[1]) == 1:
            asked = self._fight.send(next(iter(asked[1])))
        self.asked = asked

    def compare(self, seat: int, words: set[str]) -> None:
        if self.world is not None:
            assert seat == self.asked[0]
            assert words == self.asked[1] or not self.asked[1], (
                "what is laid in a Reform is compared elsewhere"
            )
            self.compared += 1

    def hear(self, words: str) -> dict[str, Any] | None:
        """The layout at the end of the battle."""
        if self._fight is None or self.world is None:
            return None
        try:
            self._go_on(self._fight.send(words))
        except StopIteration:
            layout = self.world.layout()
            self.world = self._fight = None
            self.fought += 1
            return layout
        return None

    def give_up(self) -> None:
        self.world = self._fight = None


def unsettled(s: Dynasties, out: list[int]) -> bool:
    """Somebody went out, or the crown is somebody else's."""
    return bool(s.reason) or list(s.out) != out or s.stack[-1][0] == ASK_CROWN


@pytest.mark.rule("DY-R172", "DY-R180", "DY-R189", "DY-R192", "DY-R200", "DY-R204", "DY-R220")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_battles_go_as_the_reference_says(seats: int) -> None:
    game = table(seats)
    beside = Beside()
    for seed in range(GAMES):
        dice, s = SeededDice(1000 * seats + seed), game.start()
        beside.give_up()
        while acting := game.to_act(s):
            beside.begin(game, s)
            seat = acting[dice.below(len(acting))]
            legal = game.legal(s, seat)
            beside.compare(seat, {game.words[action] for action in legal})
            action = legal[dice.below(len(legal))]
            out, monarchs = list(s.out), list(s.monarch)
            game.apply(s, seat, action)
            if unsettled(s, out) or list(s.monarch) != monarchs:
                beside.give_up()
                continue
            layout = beside.hear(game.words[action])
            if layout is not None:
                assert layout == World(game, s).layout()
    assert beside.fought > 25 and beside.compared > 5 * beside.fought, (beside.fought, beside.compared)
