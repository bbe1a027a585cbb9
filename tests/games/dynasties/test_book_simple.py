"""Love, Money, Power, Death (R322-R353)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import TITLE

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.options import OptionError
from equipoise.core.referee import play, why_not
from equipoise.games.dynasties.board import CODE_OF, CODE_WORDS
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.simple.rules import outcome, winner
from equipoise.games.dynasties.simple.state import Simple
from equipoise.locale import Speaker


def simple(seats: int, **options: str) -> SimpleGame:
    game = TITLE.table(seats, mode="simple", **options)
    assert isinstance(game, SimpleGame)
    return game


def dealt(game: SimpleGame) -> Simple:
    s = game.start()
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    return s


def codes(*cards: str) -> list[int]:
    return [CODE_OF[card] for card in cards]


@pytest.mark.rule("DY-R322", "DY-R323", "DY-R327", "DY-R328", "DY-K01")
def test_one_deck_of_the_usual_cards_with_the_nobles_apart() -> None:
    game = simple(3, deck1="lantern")
    s = game.start()
    assert len(s.pool) == 42 and len(s.nobles) == 10 and game.table.deck.id == "lantern"
    assert not any(CODE_WORDS[code][0] == "n" for code in s.pool)
    assert len(game.words) == 108
    assert "Love, Money, Power, Death" in Speaker().rule("dy-option-mode-simple")


@pytest.mark.rule("DY-R322")
@pytest.mark.parametrize(
    "option", [{"deck2": "lantern"}, {"state_of_play": "brisk"}, {"match_uses_envoy": False}]
)
def test_options_of_the_other_games_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="simple game; allowed"):
        TITLE.table(2, mode="simple", **option)


@pytest.mark.rule("DY-R324", "DY-R325", "DY-R326", "DY-R329", "DY-R330", "DY-K38")
@pytest.mark.parametrize(
    ("seats", "nobles", "each", "aside"),
    [(2, 10, 21, 0), (3, 10, 14, 0), (4, 10, 10, 2), (5, 8, 8, 2), (6, 7, 7, 0)],
)
def test_the_deal(seats: int, nobles: int, each: int, aside: int) -> None:
    game = simple(seats)
    s = dealt(game)
    assert [3 + left for left in s.piles] == [each] * seats
    assert len(s.pool) - sum(s.piles) == aside, "what does not go round stays unseen"
    assert nobles * seats <= 42
    turned: list[int] = []
    while game.to_act(s):
        seat = game.to_act(s)[0]
        game.apply(s, seat, game.legal(s, seat)[0])
        turned += [s.turned] if s.turned not in [-1, *turned] else []
    assert len(turned) == nobles and len(s.nobles) == 10 - nobles, "the other nobles are never seen"


@pytest.mark.rule("DY-R331", "DY-R332", "DY-R354")
def test_three_cards_in_a_secret_hand() -> None:
    game = simple(4)
    s = dealt(game)
    assert [len(hand) for hand in s.hands] == [3] * 4
    view = game.view(s, 1).dump()
    assert view["hand2"] == s.hands[1] and view["hand1"] == [] and view["pool"] == []
    other = next(code for code in range(54) if code not in s.hands[1])
    refusal = why_not(game, s, 1, f"play {CODE_WORDS[other]}")
    assert refusal is not None and refusal.rule == "DY-R332"


@pytest.mark.rule("DY-R333", "DY-R334", "DY-R335", "DY-R345")
def test_all_lay_unseen_then_the_noble_is_turned_then_they_are_shown() -> None:
    game = simple(3)
    s = dealt(game)
    assert game.to_act(s) == [0, 1, 2]
    play(game, s, 2, game.words[s.hands[2][0]])
    assert game.to_act(s) == [0, 1]
    refusal = why_not(game, s, 2, game.words[s.hands[2][0]])
    assert refusal is not None and refusal.rule == "DY-R333"
    assert game.view(s, 0).dump()["plays"] == [-1, -1, -1] and game.view(s, 0).dump()["laid"] == [0, 0, 1]
    laid = [s.hands[0][0], s.hands[1][0], s.plays[2]]
    play(game, s, 0, game.words[laid[0]])
    play(game, s, 1, game.words[laid[1]])
    assert game.to_act(s) == [CHANCE] and s.turned == -1, "nobody knew the noble when choosing"
    play(game, s, CHANCE, "card n3m")
    assert s.shown == laid and set(laid) <= set(s.discard)
    assert game.view(s, WATCHER).dump()["shown"] == laid


@pytest.mark.rule(
    "DY-R336", "DY-R337", "DY-R338", "DY-R339", "DY-R340", "DY-R341", "DY-R342", "DY-R343", "DY-K37"
)
@pytest.mark.parametrize(
    ("noble", "cards", "wins"),
    [
        ("n3m", ["r1m1", "r5t", "r4d1"], 0),  # the suit wins
        ("n3m", ["r1m1", "r3m1", "r4d1"], 1),  # the highest of the suit
        ("n3m", ["r1p1", "r3t1", "r4d1"], 2),  # nobody follows: the highest of any
        ("n3m", ["r3m1", "r3m2", "r4d1"], -1),  # tied in suit and rank
        ("n3m", ["r4p1", "r4t1", "r3d1"], -1),  # tied in rank
        ("n3m", ["r4p1", "r4t1", "r3d1", "r1m1"], 3),
        ("n3m", ["r5m", "a1", "r4m1"], 1),  # a single agent
        ("n3m", ["a2", "a1", "r1d1"], 2),  # two agents: the best of the rest
        ("n3m", ["a2", "a1", "r1d1", "r4t1"], 3),
        ("n3m", ["a2", "a1", "a3"], -1),
        ("n3m", ["a2", "a1"], -1),
    ],
)
def test_who_wins_a_noble(noble: str, cards: list[str], wins: int) -> None:
    assert winner(codes(*cards), CODE_OF[noble]) == wins


@pytest.mark.rule("DY-R344", "DY-R339")
def test_nobles_won_lie_in_the_court_and_others_are_discarded() -> None:
    game = simple(2)
    s = dealt(game)
    s.hands = [codes("r1m1", "r3t1"), codes("r3m1", "r3d1")]
    s.pool = [code for code in range(36) if code not in s.hands[0] + s.hands[1]] + list(range(48, 54))
    play(game, s, 0, "play r1m1")
    play(game, s, 1, "play r3m1")
    play(game, s, CHANCE, "card n2m")
    assert s.courts == [[], codes("n2m")]
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    play(game, s, 0, "play r3t1")
    play(game, s, 1, "play r3d1")
    play(game, s, CHANCE, "card n3m")
    assert CODE_OF["n3m"] in s.discard and s.courts[0] == []


@pytest.mark.rule("DY-R346", "DY-R347", "DY-R348", "DY-K65")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_draws_before_the_next_round_while_the_pile_lasts(seats: int) -> None:
    game = simple(seats)
    s, dice = dealt(game), SeededDice(3)
    hands = []
    while game.to_act(s):
        seat = game.to_act(s)[0]
        if seat >= 0 and all(card < 0 for card in s.plays):
            hands.append(len(s.hands[0]))
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))])
    rounds = game.table.rounds
    ends = {2: [3, 3, 3], 4: [3, 2, 1], 6: [3, 2, 1]}
    assert len(hands) == rounds and hands[-3:] == ends[seats]
    assert not s.due and s.rounds == rounds
    refusal = why_not(game, s, 0, "play r1m1")
    assert refusal is not None and refusal.rule == "DY-R348"


@pytest.mark.rule("DY-R349", "DY-R350", "DY-R351", "DY-R352", "DY-R353", "DY-K36")
@pytest.mark.parametrize(
    ("courts", "ranks", "scores"),
    [
        (["n5t", "n2m", ""], [1, 2, 3], [5, 2, 0]),  # the highest sum; without nobles zero
        (["n5t", "n2m n3m", "n2p"], [1, 2, 3], [5, 5, 2]),  # fewer nobles
        (["n3m n3p", "n2t n2p n2m", ""], [1, 2, 3], [6, 6, 0]),
        (["n5t n2m n3m n2p", "n3t n3p n3d n3m", ""], [2, 1, 3], [12, 12, 0]),  # the lower highest noble
        (["n5t n2m", "n5d n2t", "n3m"], [1, 1, 3], [7, 7, 3]),  # equal Courts share
    ],
)
def test_who_wins_the_game(courts: list[str], ranks: list[int], scores: list[int]) -> None:
    game = simple(3)
    s = game.start()
    s.rounds = game.table.rounds
    s.courts = [codes(*court.split()) for court in courts]
    found = outcome(game.table, s)
    assert found is not None and (found.ranks, found.scores, found.reason) == (ranks, scores, "nobles")


@pytest.mark.rule("DY-R335", "DY-R336", "DY-R340")
@pytest.mark.parametrize(
    ("third", "end"),
    [("a1", "p3 Harbour Diplomat. It goes to p3."), ("r3m1", "p3 Causeway Pikes. It goes to nobody.")],
)
def test_the_log_tells_what_each_has_laid_and_who_wins(third: str, end: str) -> None:
    game = simple(3)
    s = dealt(game)
    s.plays = codes("r3p1", "r1t1", third)
    line = game.report(s, CHANCE, game.ids["card n2d"], 0)
    told = Speaker().tell(line)
    assert told.startswith("The noble is Secretary Wim Lacey; laid were p1 ") and told.endswith(end)
    assert game.say(s, CHANCE, game.ids["card n2d"], 0).values.keys() == {"card"}, "not before it is done"


@pytest.mark.rule("DY-R333", "DY-R335")
def test_the_last_round_lies_open_until_the_next_noble_is_turned() -> None:
    game = simple(3)
    s = dealt(game)
    for seat in range(3):
        game.apply(s, seat, s.hands[seat][0])
    laid = {item.id: item for item in game.scene(game.view(s, 0)).items if item.id.startswith("laid-")}
    assert set(laid) == {"laid-0", "laid-1", "laid-2"}
    while game.to_act(s) == [CHANCE]:  # the noble, and a card for each
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    game.apply(s, 1, s.hands[1][0])
    items = {item.id: item for item in game.scene(game.view(s, 0)).items}
    assert {"shown-0", "shown-1", "shown-2", "laid-1"} <= set(items)
    assert items["laid-1"].w < items["shown-1"].w == laid["laid-1"].w, (
        "the new card lies small upon the old one"
    )
