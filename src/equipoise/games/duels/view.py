"""What a seat may know: everything, the game has no secrets."""

from __future__ import annotations

from typing import final

from equipoise.core.game import Outcome, Saved, View
from equipoise.games.duels.state import Duel


@final
class DuelView(View):
    def __init__(
        self, seat: int, to_act: list[int], legal: list[int], position: Duel, outcome: Outcome | None
    ) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.position = position
        self.outcome = outcome

    def dump(self) -> Saved:
        saved = self.position.dump()
        saved["seat"] = self.seat
        saved["to_act"] = self.to_act
        saved["legal"] = self.legal
        return saved
