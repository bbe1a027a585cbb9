"""The greedy bot at macht: legal moves from a guess alone, and better than chance."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.bots import YARDSTICKS, find_bot
from equipoise.core.fair import SeededDice
from equipoise.core.referee import replay, run

MACHT = catalog.find("macht")


@pytest.mark.parametrize("name", YARDSTICKS)
@pytest.mark.parametrize("reinforce", ["active", "any"])
def test_a_bot_plays_whole_games_by_the_rules(name: str, reinforce: str) -> None:
    game = MACHT.table(2, reinforce=reinforce)
    records = [run(game, [find_bot(name)] * 2, SeededDice(3)) for _ in range(2)]
    assert records[0].outcome is not None
    assert records[0].text() == records[1].text()
    replay(game, records[0].moves)  # Refused if a move is not legal


def test_greedy_beats_uniform() -> None:
    game = MACHT.table(2)
    for seed in range(6):
        players = [find_bot("uniform"), find_bot("uniform")]
        players[seed % 2] = find_bot("greedy")
        outcome = run(game, players, SeededDice(seed)).outcome
        assert outcome is not None
        assert outcome.ranks[seed % 2] == 1 and outcome.ranks.count(1) == 1


def test_a_hidden_bid_changes_no_choice() -> None:
    """Two positions that look the same to the bot get the same answer: it is given a guess."""
    game = MACHT.table(2)
    s = game.start()
    dice = SeededDice(2)
    bot = find_bot("greedy")
    while len(game.to_act(s)) < 2:
        seat = game.to_act(s)[0]
        legal = game.legal(s, seat)
        lightning = [
            a for a in legal if game.words[a].split()[-1] in ("rebellion", "victory_point", "marker_change")
        ]
        choice = lightning[0] if lightning and seat >= 0 else legal[dice.below(len(legal))]
        game.apply(s, seat, choice)
    chosen = []
    for bid in (0, 1):
        after = s.copy()
        game.apply(after, 0, game.ids[f"bid {bid}"])
        chosen.append(bot.choose(game, game.guess(after, 1, SeededDice(9)), 1, SeededDice(9)))
    assert chosen[0] == chosen[1]
