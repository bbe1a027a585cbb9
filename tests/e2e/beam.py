"""The toy game on a beam that tilts: what a scene with a swinging group looks like in a browser."""

from __future__ import annotations

from typing import Any, Final

from tests.core.toy import PILE
from tests.play.secret import SecretGame, book, said

from equipoise.core.game import Game, Options, View
from equipoise.core.scene import BOARD, Area, Group, Item, Scene, Touch
from equipoise.core.title import Title

TILT: Final = 6.0  # degrees for each thing taken from the pile
PERIOD: Final = 0.6
DAMPING: Final = 0.15


class BeamGame(SecretGame):
    def __init__(self) -> None:
        super().__init__()
        self.name = "beam"

    def scene(self, view: View) -> Scene:
        pile = view.dump()["pile"]
        assert isinstance(pile, int)
        ends = [Item(id, "table", "", x, 50, 20, 10, said(id), label=id, group="beam") for id, x in ENDS]
        beam = Group("beam", TILT * (PILE - pile), 100, 50, PERIOD, DAMPING)
        touches = [Touch(action, [], said(self.words[action])) for action in view.legal]
        return Scene([Area("table", said("table"), BOARD, 200, 100)], ends, touches, said("take"), [beam])


ENDS: Final = [("left", 40), ("right", 160)]


def build(seats: int, options: Options) -> Game[Any]:
    return BeamGame()


TITLE: Final = Title("beam", "BM", 2, 2, "", [], ["pile empty"], book, dict, "", build)
