"""How a word is told to somebody who has not said it yet."""

from __future__ import annotations

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.core.fair import SeededDice
from equipoise.core.referee import settle
from equipoise.locale import Speaker

WANTED = {"seal", "prisoners", "pay"}


def test_what_may_be_done_is_not_told_as_done() -> None:
    game, speaker, dice = catalog.find("power").table(2), Speaker(), SeededDice(3)
    bots = [find_bot("greedy"), find_bot("uniform")]
    told: dict[str, str] = {}
    s = game.start()
    settle(game, s, dice)
    while (seats := game.to_act(s)) and set(told) != WANTED:
        seat = seats[0]
        action = bots[seat].choose(game, game.guess(s, seat, dice), seat, dice)
        for kind in WANTED & set(game.words[action].split()):
            told[kind] = speaker.tell(game.say_in_plan(s, seat, action))
        game.apply(s, seat, action)
    assert told["seal"] in ("green and blue: seal the sheet.", "yellow and red: seal the sheet.")
    assert told["prisoners"].endswith(" takes the prisoners.")
    assert " pays with a " in told["pay"] and "has decided" not in told["pay"]
