"""Legal words against those of the reference, over whole random games."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dynasties import reference, reference_battle, reference_texts
from tests.games.dynasties.positions import table

from equipoise.core.fair import SeededDice
from equipoise.games.dynasties.board import CODE_WORDS
from equipoise.games.dynasties.rules.frames import (
    ASK_ATTACK,
    ASK_BRIBE,
    ASK_BURY,
    ASK_GIVE,
    ASK_HARVEST,
    ASK_PLANTING,
    ASK_REACTION,
    ASK_TARGET,
    ASK_TRADE,
    ASK_WIN,
    EVENTS,
)

STEPS = {
    ASK_HARVEST: reference.harvest,
    ASK_TRADE: reference.trade,
    ASK_ATTACK: reference.attack,
    ASK_BRIBE: reference.bribe,
    ASK_PLANTING: reference.planting,
    **reference_battle.STEPS,
}


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_main_steps_offer_what_the_reference_says(seats: int) -> None:
    game = table(seats)
    compared: Counter[int] = Counter()
    for seed in range(8):
        s, dice = game.start(), SeededDice(100 * seats + seed)
        while game.to_act(s):
            acting = game.to_act(s)
            seat = acting[dice.below(len(acting))]
            legal = game.legal(s, seat)
            kind = s.stack[-1][0]
            fresh = kind != ASK_PLANTING or seat >= 0 and not s.plays[seat] and s.pending[seat] < 0
            if kind in STEPS and fresh:
                assert {game.words[action] for action in legal} == STEPS[kind](game, s, seat)
                compared[kind] += 1
            game.apply(s, seat, legal[dice.below(len(legal))])
    if seats > 3:  # at small tables some steps are rare
        assert all(compared[kind] > 3 for kind in STEPS), compared


TEXTS = {
    ASK_REACTION: reference_texts.reaction,
    ASK_TARGET: reference_texts.target,
    ASK_GIVE: reference_texts.give,
    ASK_BURY: reference_texts.bury,
    ASK_WIN: reference_texts.win,
}
TURNS = {ASK_HARVEST: "harvest", ASK_TRADE: "trade", ASK_ATTACK: "campaign"}


def test_card_texts_are_offered_as_the_reference_says() -> None:
    seats = 6
    game = table(seats, mode="advanced")
    compared: Counter[str] = Counter()
    for seed in range(30):
        s, dice = game.start(), SeededDice(700 * seats + seed)
        while acting := game.to_act(s):
            seat = acting[dice.below(len(acting))]
            legal = game.legal(s, seat)
            words = {game.words[action] for action in legal}
            kind = s.stack[-1][0]
            if kind in TEXTS:
                assert words == TEXTS[kind](game, s, seat)
                compared[EVENTS[s.stack[-1][3]] if kind == ASK_REACTION else str(kind)] += 1
            elif kind in TURNS:
                ours = reference_texts.active(game, s, seat, TURNS[kind]) if not s.sent else set()
                assert {said for said in words if said.startswith("use ")} == ours
                compared[TURNS[kind]] += 1
            # Texts are rare: whoever can use one often does.
            uses = [action for action in legal if game.words[action].startswith("use ")]
            legal = uses if uses and dice.below(2) else legal
            game.apply(s, seat, legal[dice.below(len(legal))])
    met = {*map(str, TEXTS), *TURNS.values(), *EVENTS} - {str(ASK_REACTION)}
    rare = {"tied", "slaughter", str(ASK_WIN)}
    assert set(compared) >= met - rare, compared


def test_the_emblems_of_the_reference_are_those_of_the_data() -> None:
    game = table(4)
    for seat, deck in enumerate(game.table.decks):
        for code in deck.codes:
            shown = reference.emblems(game, seat, CODE_WORDS[code])
            assert list(shown.values()) == deck.emblems[code * 4 : code * 4 + 4], CODE_WORDS[code]
