"""Log lines, the board and refusals as people hear them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.europe1815.test_words_of_the_book import refusal_ids

from equipoise import catalog
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER, Game, State
from equipoise.core.message import Message, Value
from equipoise.core.picture import plain
from equipoise.core.referee import play
from equipoise.games.europe1815.board import CLASS_WORDS, standard_board
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe, kind, pawns_in, put, take
from equipoise.locale import Speaker

TITLE = catalog.find("europe1815")
BOARD = standard_board()
SPEAKER = Speaker()
CHANCE_STAGES = ["empires", "deal", "chooser", "start"]


def first_turn(**options: object) -> tuple[Game[Any], Europe]:
    """England, seat 0, begins its first turn against France."""
    game = TITLE.table(2, **options)
    s = game.start()
    for words in ["empires england france", "deal england", "deal france", "start england"]:
        play(game, s, CHANCE, words)
    for seat, lands in [(0, "cornwall midlands wales"), (1, "normandy brittany provence")]:
        for name, land in zip(CLASS_WORDS, lands.split()):
            play(game, s, seat, f"place {name} {land}")
    assert isinstance(s, Europe)
    return game, s


def stand(game: Game[Any], s: Europe, empire: str, pawns: list[str]) -> None:
    """Puts these pawns of an empire in place of those it has."""
    assert isinstance(game, EuropeGame)
    t, number = game.table, BOARD.empire_ids[empire]
    for cls in range(len(CLASS_WORDS)):
        for land in range(len(BOARD.lands)):
            for _ in range(pawns_in(t, s, kind(number, cls), land)):
                take(t, s, kind(number, cls), land)
    for pawn in pawns:
        name, land_id = pawn.split()
        put(t, s, kind(number, CLASS_WORDS.index(name)), BOARD.land_ids[land_id])


def told(game: Game[Any], s: State, words: str) -> str:
    return SPEAKER.tell(game.say(s, game.to_act(s)[0], game.ids[words], WATCHER))


def test_log_lines_of_the_draw() -> None:
    game = TITLE.table(3)
    s: State = game.start()
    assert (
        told(game, s, "empires england france germany")
        == "The empires in play are England, France and Germany."
    )
    play(game, s, CHANCE, "empires england france germany")
    assert told(game, s, "deal france") == "France goes to seat 1."
    for empire in ["france", "england", "germany"]:
        play(game, s, CHANCE, f"deal {empire}")
    assert told(game, s, "start england") == "England starts."
    play(game, s, CHANCE, "start england")
    assert told(game, s, "place king midlands") == "England sets up a King in Midlands."


def test_log_lines_of_the_choice() -> None:
    game = TITLE.table(3, empires="chosen")
    s: State = game.start()
    assert told(game, s, "chooser 2") == "The first choice of an empire goes to seat 3."
    play(game, s, CHANCE, "chooser 2")
    assert told(game, s, "choose russia") == "Russia is chosen by seat 3."


def test_log_lines_of_a_turn() -> None:
    game, s = first_turn()
    assert (
        told(game, s, "move king london netherlands")
        == "England moves a King from London to The Netherlands."
    )
    assert told(game, s, "attack king cornwall normandy france") == (
        "England attacks from Cornwall: a King enters Normandy and eliminates a Banker of France."
    )
    assert told(game, s, "attack general wales wales france") == (
        "England attacks in Wales: a General eliminates a King of France."
    )
    assert told(game, s, "duplicate banker wales") == "England duplicates a Banker in Wales."
    assert told(game, s, "respawn king london") == "England brings a King back in London."
    assert told(game, s, "call end") == "England calls the end of the game."
    assert told(game, s, "done") == "England ends the turn."


@pytest.mark.parametrize("empires", ["random", "chosen"])
def test_every_log_line_of_a_game_is_a_sentence(empires: str) -> None:
    game = TITLE.table(3, empires=empires)
    s: State = game.start()
    dice = SeededDice(7)
    for _ in range(120):
        seat = game.to_act(s)[0]
        for action in game.legal(s, seat):
            line = SPEAKER.tell(game.say(s, seat, action, WATCHER))
            assert re.fullmatch(r"[A-Z][^_{}]*\.", line), line
        actions = game.legal(s, seat)
        game.apply(s, seat, actions[dice.below(len(actions))])


@pytest.mark.parametrize("option", ["", "track_points", "total_domination"])
def test_the_board_in_plain_text(option: str) -> None:
    game, s = first_turn(**({option: True} if option else {}))
    text = plain(game.picture(game.view(s, WATCHER), SPEAKER.tell))
    assert "Actions left: King, General and Banker." in text
    assert ("for total domination" in text) == (option == "total_domination")
    assert ("2 Bankers; token at 0" in text) == (option == "track_points")
    assert not re.search(r"eu-|[{}]", text)


def test_the_line_of_a_player_who_is_out() -> None:
    values: dict[str, Value] = {"letter": "E", "empire": "England", "number": 1, "capital": "London"}
    assert (
        SPEAKER.tell(Message("eu-player-out", values))
        == "E England (seat 1, capital London): out of the game"
    )


def test_one_pawn_is_not_many() -> None:
    assert (
        SPEAKER.tell(Message("eu-pawns", {"kings": 1, "generals": 2, "bankers": 0}))
        == "1 King, 2 Generals, 0 Bankers"
    )


# Well-formed, but illegal at every table.
NEVER = [
    "empires england",
    "empires france austria russia",
    "chooser 9",
    "place king london",
    "place king vienna",
    "move king london paris",
    "attack king london paris france",
]


def refusals_of_a_game(seed: int, **options: object) -> dict[str, str]:
    """What is refused along a random game, as told."""
    game = TITLE.table(3, **options)
    s: State = game.start()
    dice = SeededDice(seed)
    heard: dict[str, str] = {}
    for _ in range(60):
        actor = game.to_act(s)[0]
        asked = [(seat, "done") for seat in range(game.seats)]
        asked += [(actor, words) for words in NEVER + game.words[:2] + game.words[::23] + game.words[-150:]]
        for seat, words in asked:
            refusal = game.explain_words(s, seat, words)
            if refusal is not None:
                heard[refusal.message.id] = SPEAKER.tell(refusal.message)
        actions = game.legal(s, actor)
        game.apply(s, actor, actions[dice.below(len(actions))])
    return heard


NEUTRAL_KINGS = [f"king {land.id}" for land in BOARD.file.lands if land.empire == "neutral"][:15]
RARE = [
    ("EU-R54.lost", ["general london"], "move king london midlands", {}),
    ("EU-R84.on-board", ["king london"], "respawn king london", {"respawn": True}),
    ("EU-R84.capital", ["general london", "banker cornwall"], "respawn king cornwall", {"respawn": True}),
    ("EU-R85.full", ["general london"] * 3, "respawn king london", {"respawn": True}),
    ("EU-R86.nobody", ["general cornwall"], "respawn king london", {"respawn": True}),
    ("EU-R87.closer", ["general cornwall", "general scotland"], "respawn king scotland", {"respawn": True}),
    ("EU-R70.no-supply", NEUTRAL_KINGS, "duplicate king hanover", {}),
    ("EU-R3.no-supply", NEUTRAL_KINGS, "duplicate king hanover", {"total_domination": True}),
    ("EU-R92.call-end", NEUTRAL_KINGS, "call end", {"total_domination": True}),
]


def rare_refusals() -> dict[str, str]:
    heard: dict[str, str] = {}
    for id, pawns, words, options in RARE:
        game, s = first_turn(**options)
        stand(game, s, "england", pawns)
        refusal = game.explain_words(s, 0, words)
        assert refusal is not None
        heard[refusal.message.id] = SPEAKER.tell(refusal.message)
        assert id in heard
    game, s = first_turn(bonus="no_enemies")
    stand(game, s, "england", ["general denmark", "king london"])
    stand(game, s, "france", ["king denmark", "king paris"])
    play(game, s, 0, "attack general denmark denmark france")
    refusal = game.explain_words(s, 0, "move general denmark hanover")
    assert refusal is not None
    return heard | {refusal.message.id: SPEAKER.tell(refusal.message)}


def test_every_refusal_can_be_told_with_the_values_it_gets() -> None:
    heard = refusals_of_a_game(1) | refusals_of_a_game(2, empires="chosen") | rare_refusals()
    for id in refusal_ids():
        if id.endswith((".over", ".out")):  # these get none
            heard[id] = SPEAKER.tell(Message(id))
    assert set(heard) == refusal_ids()
    for sentence in heard.values():
        assert re.fullmatch(r"[A-Z0-9][^_{}]*\.", sentence), sentence
