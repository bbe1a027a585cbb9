"""The real rules and the plain ones are the same rules: random games side by side, over every table."""

from __future__ import annotations

import pytest
from tests.games.duels.naive import Naive
from tests.games.duels.tables import CHOICES, PRESETS, Choice, pacts, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel

GROUPS = 24


def side_by_side(seats: int, options: Choice, seed: int) -> int:
    game, plain = table(seats, **options), Naive(seats, **options)
    dice = SeededDice(seed)
    # Careful play reaches FINISH, random play tips: both kinds of games are wanted.
    careful = seed % 3 != 0
    s = game.start()
    steps = 0
    while game.to_act(s):
        assert game.to_act(s) == plain.to_act()
        (seat,) = game.to_act(s)
        legal = game.legal(s, seat)
        lines = [game.words[action] for action in legal]
        assert set(lines) == plain.words()
        assert int(s.torque) == plain.torque()
        if seat == CHANCE:
            assert dict(zip(lines, game.odds(s))) == plain.odds()
            words = lines[dice.pick(game.odds(s))]
        else:
            words = _choose(game, s, lines, dice, careful)
        game.apply(s, seat, game.ids[words])
        plain.say(words)
        steps += 1
    outcome = game.outcome(s)
    assert outcome is not None and plain.to_act() == []
    assert {"ranks": outcome.ranks, "scores": outcome.scores, "reason": outcome.reason} == plain.result
    return steps


def _choose(game: DuelGame, s: Duel, lines: list[str], dice: SeededDice, careful: bool) -> str:
    if not careful:
        return lines[dice.below(len(lines))]
    safe = []
    for words in lines:
        after = s.copy()
        game.apply(after, game.to_act(s)[0], game.ids[words])
        if after.fell_count == s.fell_count:
            safe.append(words)
    moves = [words for words in safe if words.startswith("move")]
    lines = moves if moves and dice.below(3) else safe or lines
    return lines[dice.below(len(lines))]


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_table_plays_alike(group: int) -> None:
    played = 0
    for number in range(group, len(CHOICES), GROUPS):
        seats, options = CHOICES[number]
        pact = pacts(seats)[number % len(pacts(seats))]
        arm = PRESETS[number % 3]
        played += side_by_side(seats, {**options, "pact": pact, "arm": arm}, number)
    assert played > 0
