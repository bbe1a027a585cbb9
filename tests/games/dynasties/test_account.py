"""Whole random games beside a second account of the rules: every question, every position, every ending."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dynasties.account.simple import Party, places, simple, standing
from tests.games.dynasties.account.texts import TEXTS
from tests.games.dynasties.account.world import CHANCE, Asked
from tests.games.dynasties.beside import Beside
from tests.games.dynasties.positions import TITLE, position, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import OptionValue
from equipoise.games.dynasties.board import CODE_WORDS
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import SEASONS, Dynasties

OTHERWISE: dict[str, OptionValue] = {
    "planting_play_exact": False,
    "returned_force_cards_engaged": False,
    "match_uses_envoy": False,
    "interceptor_chooses_noble": False,
    "lure_pays_with_any_card": False,
    "agents_per_player_per_clash": 2,
    "martial_cards_per_player_per_clash": 3,
    "clash_window_starts_with_attacker": False,
    "pillage_last_card_knocks_out": True,
    "state_of_play": "brisk",
}
# What whoever is to choose likes to do, by the first word; and what chance likes to give.
WAR = "attack defend force muster reform slaughter agent"
TALK = "envoy match receive intercept lure with"
CAUSES = {"attack", "defend", "raze", "slaughter", "envoy", "receive", "lure", "muster"}
CARDS = {code for texts in TEXTS.values() for code in texts}


def inclined(words: list[str], liking: str, dice: SeededDice) -> str:
    """Any word, but one of these more often than not."""
    liked = [said for said in words if said.split()[0] in liking.split()]
    if liking == "use":  # bring out the cards with texts, give cause for them, and use them
        liked += [said for said in words if said[:4] in ("play", "card") and said[5:] in CARDS]
        liked = liked or [
            said for said in words if said.split()[0] in CAUSES and said.split()[-1] not in CARDS
        ]
        liked = liked or [said for said in words if said in ("pass", "done")]
    chosen = liked if liked and dice.below(8) else words
    return chosen[dice.below(len(chosen))]


def play_beside(game: DynastiesGame, dice: SeededDice, liking: str) -> Counter[str]:
    return go_on_beside(game, game.start(), Beside(game), dice, liking)


def scattered(game: DynastiesGame, dice: SeededDice) -> list[dict[str, Any]]:
    """Much in play: by seat a Court and a Realm, two armies, a hand."""
    lands = []
    for deck in game.table.decks:
        codes = [CODE_WORDS[code] for code in deck.codes]
        codes.sort(key=lambda code: (code not in TEXTS[deck.id]) * dice.below(2) * 100 + dice.below(100))
        nobles = [code for code in codes if code[0] == "n"]
        resources = [code for code in codes if code[0] == "r"]
        agents = [code for code in codes if code[0] == "a"]
        armies = [f"{nobles[3]}: {resources[7]} {nobles[4]}", f"{nobles[5]}: {resources[8]} {agents[4]}"]
        court = " ".join(nobles[:3] + agents[: 1 + dice.below(4)])
        realm = " ".join(resources[: 2 + dice.below(5)])
        hand = " ".join(resources[9:12] + nobles[6:7])
        lands.append({"court": court, "realm": realm, "hand": hand, "armies": armies, "deck": 20})
    return lands


def go_on_beside(
    game: DynastiesGame, s: Dynasties, beside: Beside, dice: SeededDice, liking: str
) -> Counter[str]:
    """How often each kind of word was said, and each text used."""
    said: Counter[str] = Counter()
    beside.compare(s)
    while acting := game.to_act(s):
        seat = acting[dice.below(len(acting))]
        words = inclined([game.words[action] for action in game.legal(s, seat)], liking, dice)
        said[words.split()[0]] += 1
        if words.startswith("use"):
            owner, _, code = f"p{seat + 1}:{words[4:]}".rpartition(":")
            said[TEXTS[str(game.options[f"deck{owner[-1]}"])][code]] += 1
        game.apply(s, seat, game.ids[words])
        beside.hear(seat, words)
        beside.compare(s)
    return said


@pytest.mark.parametrize("liking", ["", WAR, TALK])
@pytest.mark.parametrize("seats", range(2, 7))
def test_standard_games_go_as_the_second_account_says(seats: int, liking: str) -> None:
    said: Counter[str] = Counter()
    for seed in range(8 // seats):
        said += play_beside(table(seats), SeededDice(100 * seats + seed), liking)
    assert said["roll"] > 3 and said["attack"] and said["envoy"], said


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_under_all_other_rulings_go_as_the_second_account_says(seats: int) -> None:
    said: Counter[str] = Counter()
    for seed in range(8 // seats):
        said += play_beside(table(seats, mode="advanced", **OTHERWISE), SeededDice(seed), "use")
    assert said["roll"] > 3 and said["use"], said


def test_card_texts_do_what_the_second_account_says() -> None:
    """From the middle of a game, where many texts lie open."""
    said: Counter[str] = Counter()
    for seed in range(36):
        dice, season = SeededDice(seed), ("campaign", "trade", "campaign", "harvest")[seed % 4]
        twice = 1 + seed % 2  # who has the same deck can answer the same event
        decks = {f"deck{n + 1}": list(TEXTS)[(n // twice + seed) % 4] for n in range(4)}
        game = table(4, mode="advanced", **decks)
        s = position(game, scattered(game, dice), SEASONS.index(season), lead=seed % 4)
        said += go_on_beside(game, s, Beside(game, s, season), dice, "use")
    wanted = {f"X{n:02}" for n in range(1, 17)}
    assert {number for number in said if number.startswith("X")} >= wanted, said


@pytest.mark.rule("DY-R336", "DY-R341", "DY-R342", "DY-R349", "DY-R350", "DY-R351", "DY-R352")
@pytest.mark.parametrize("seats", range(2, 7))
def test_simple_games_go_as_the_second_account_says(seats: int) -> None:
    game = TITLE.table(seats, mode="simple")
    for seed in range(30):
        dice, s, party = SeededDice(seed), game.start(), Party(seats, "saltmere")
        going = simple(party)
        asked: Asked = next(going)
        while asked:
            assert {q: {game.words[a] for a in game.legal(s, q)} for q in game.to_act(s)} == asked
            seat = list(asked)[dice.below(len(asked))]
            words = sorted(asked[seat])[dice.below(len(asked[seat]))]
            game.apply(s, seat, game.ids[words])
            try:
                asked = going.send((seat, words))
            except StopIteration:
                asked = {}
        outcome = game.outcome(s)
        assert outcome is not None
        assert outcome.ranks == places(party)
        assert outcome.scores == [-standing(court)[0] for court in party.courts]
    assert CHANCE not in game.to_act(s)
