"""A bid is unknown to the other seat and to watchers: view, scene, log, and all that the server sends."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.macht.positions import do, position, table
from tests.web.browser import House, Socket, opened
from tests.web.test_secrecy import quiet

from equipoise.core.game import WATCHER
from equipoise.core.scene import scene_text
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import Macht
from equipoise.locale import Speaker
from equipoise.play import lobby

SPEAKER = Speaker()
LIGHTNING = ["take victory_point", "take rebellion", "take marker_change"]
LUCK = "02" * 32  # with this secret a lightning tile is among the first seven


def taken(game: MachtGame) -> Macht:
    s = position(game, {"deira": "W1k"}, offer=["rebellion"], reserves=((5, 0), (5, 0)))
    do(game, s, "orange", "take rebellion")
    return s


def everything(game: MachtGame, bid: int, seat: int) -> list[str]:
    """All that a seat may hear and see while Orange's bid is in."""
    s = taken(game)
    action = game.ids[f"bid {bid}"]
    heard = [SPEAKER.tell(game.say(s, 0, action, seat)), SPEAKER.tell(game.report(s, 0, action, seat))]
    game.apply(s, 0, action)
    view = game.view(s, seat)
    heard += [repr(view.dump()), scene_text(game.scene(view)), repr(game.picture(view, SPEAKER.tell))]
    for words in ("bid 3", "bid 9", "recruit", "cancel"):
        heard.append(repr(game.explain_words(s, seat, words)))
    heard += [SPEAKER.tell(game.say(s, 1, game.ids[f"bid {n}"], seat)) for n in range(6)]
    return [line if "object at" not in line else "" for line in heard]


@pytest.mark.rule("MO-R049", "MO-Q33")
@pytest.mark.parametrize("seat", [1, WATCHER])
def test_nothing_differs_for_others_whatever_was_bid(seat: int) -> None:
    game = table()
    assert everything(game, 0, seat) == everything(game, 5, seat)
    assert everything(game, 0, 0) != everything(game, 5, 0)
    assert "Orange has made a bid." in everything(game, 5, seat)


@pytest.mark.rule("MO-R049")
def test_both_bids_are_told_when_they_are_in() -> None:
    game, s = table(), taken(table())
    do(game, s, "white", "bid 1")
    line = game.report(s, 0, game.ids["bid 4"], WATCHER)
    assert SPEAKER.tell(line) == "Bids for Rebellion: Orange 4, White 1. Orange wins it."
    assert SPEAKER.tell(game.say(s, 0, game.ids["bid 4"], 1)) == "Orange has made a bid."
    tied = game.report(s, 0, game.ids["bid 1"], 0)
    assert SPEAKER.tell(tied) == "Bids for Rebellion: Orange 1, White 1. Nobody gets it."


def starter(socket: Socket) -> tuple[int, str]:
    """Whose turn it is, and the lightning tile that can be taken."""
    screen = socket.screen(23)  # 15 markers, 7 tiles, the lot
    words = [action["words"] for action in screen["scene"]["actions"]]
    return int(screen["to_act"][0]), next((tile for tile in LIGHTNING if tile in words), "")


def others_receive(house: House, bid: int) -> tuple[list[str], list[str]]:
    """All that Bob and a watcher receive while Ann's bid is in and his is not."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("macht")
    bob.join(code)
    with bob.socket(code) as b, house.guest("").socket(code) as w, ann.socket(code) as a:
        (seat, tile), (_, other) = starter(a), starter(b)
        assert tile or other, "the luck of this test brings a lightning tile"
        (a if seat == 0 else b).send("act", 23, seat, tile or other)
        for socket in (a, b, w):
            socket.screen(24)
            quiet(socket)
        # Until here nothing was bid, and news of who comes in arrives in any order.
        b.texts.clear()
        w.texts.clear()
        a.send("act", 24, 0, f"bid {bid}")
        a.screen(25)
        for n in (23, 24, 25):
            for eyes in (1, -2):
                b.send("look", n, eyes)
                w.send("look", n, -2)
        for words in ("bid 2", "bid 40", "recruit"):
            b.send("why", 25, words)
        quiet(b)
        quiet(w)
        assert any("Orange has made a bid." in text for text in b.texts)
        return b.texts, w.texts


@pytest.mark.usefixtures("same_keys")
@pytest.mark.rule("MO-R049", "MO-Q33")
def test_the_wire_is_the_same_whatever_was_bid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: LUCK)
    with opened(tmp_path) as house:
        first = others_receive(house, 0)
        for bid in (5, 0, 3):
            assert others_receive(house, bid) == first
