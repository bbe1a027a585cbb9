"""Nothing that a seat or a watcher is shown over whole games names a card that it cannot know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.dynasties.positions import TITLE, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER, Game, State
from equipoise.core.scene import scene_text
from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.simple.state import Simple
from equipoise.games.dynasties.state import BURIED, DECK, FORCE, GONE, HAND, NOWHERE, Dynasties
from equipoise.games.dynasties.view import DynastiesView


def hidden(game: DynastiesGame, s: Dynasties, viewer: int) -> list[int]:
    """Written out anew, apart from the view: the cards whose place the viewer cannot know."""
    found = []
    bit = 1 << (viewer if viewer >= 0 else game.seats)
    for card in range(CODES * game.seats):
        zone = s.zone[card]
        unseen = zone in (DECK, GONE) or zone in (HAND, BURIED) and s.holder[card] != viewer
        if unseen or zone == FORCE and not s.known[card] & bit:
            found.append(card)
    return found


def told(game: Game[Any], s: State, seat: int, action: int, viewer: int) -> str:
    """The line before an action, and that of the log."""
    return f"{game.say(s, seat, action, viewer)!r} {game.report(s, seat, action, viewer)!r}"


def leaks(game: DynastiesGame, s: Dynasties, viewer: int, line: str) -> list[str]:
    view = game.view(s, viewer)
    shown = scene_text(game.scene(view)) + line
    seen = json.loads(json.dumps(view.dump()))
    assert isinstance(view, DynastiesView)
    lying = [card for lists in (view.seen.piles, view.seen.armies) for cards in lists for card in cards]
    found = []
    for card in hidden(game, s, viewer):
        deck, code = game.table.decks[card // CODES], CODE_WORDS[card % CODES]
        if f"'card-{card // CODES}-{code}" in shown or f" card-{card // CODES}-{code} " in shown:
            found.append(f"item {code} of seat {card // CODES}")
        if card in lying or seen["zone"][card] != NOWHERE and not seen["rumour"][card]:
            found.append(f"place of {code} of seat {card // CODES}")
        if seen["known"][card] or seen["engaged"][card // CODES] >> card % CODES & 1 or seen["face"][card]:
            found.append(f"state of {code} of seat {card // CODES}")
        alone = sum(1 for other in game.table.decks if other is deck) == 1
        if alone and card // CODES != viewer and f"dy-card-{deck.id}-{code}'" in line:
            found.append(f"log line names {code} of seat {card // CODES}")
    return found


@pytest.mark.rule("DY-R354", "DY-R355", "DY-R356", "DY-R358", "DY-R359", "DY-R362")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_screen_and_no_log_line_leaks(mode: str, seats: int) -> None:
    game = table(seats, mode=mode, state_of_play="brisk")
    dice = SeededDice(seats)
    s = game.start()
    viewers = [WATCHER, *range(seats)]
    steps = 0
    while game.to_act(s):
        acting = game.to_act(s)
        seat = acting[dice.below(len(acting))]
        legal = game.legal(s, seat)
        action = legal[dice.below(len(legal))]
        lines = {viewer: told(game, s, seat, action, viewer) for viewer in viewers}
        game.apply(s, seat, action)
        steps += 1
        for viewer in viewers:
            if seats == 2 or (steps + viewer) % 5 == 0:  # pictures of four players take their time
                assert leaks(game, s, viewer, lines[viewer]) == [], (game.words[action], viewer)


def test_the_leak_test_sees_a_leak() -> None:
    game = table(2)
    s = game.start()
    game.apply(s, CHANCE, game.ids["first p1"])
    line = told(game, s, CHANCE, game.ids["card r1m1"], 0)
    game.apply(s, CHANCE, game.ids["card r1m1"])
    assert leaks(game, s, 1, line) == ["log line names r1m1 of seat 0"]
    assert leaks(game, s, 0, line) == []


def simple_unseen(s: Simple, viewer: int) -> list[int]:
    own = s.hands[viewer] + [s.plays[viewer]] if viewer >= 0 else []
    dealt = [code for hand in s.hands for code in hand] + s.plays
    public = s.discard + [noble for court in s.courts for noble in court] + s.shown
    return [code for code in range(CODES) if code not in own + public and code in s.pool + dealt]


def simple_leaks(game: Game[Any], s: Simple, viewer: int) -> list[str]:
    shown = scene_text(game.scene(game.view(s, viewer)))
    return [CODE_WORDS[code] for code in simple_unseen(s, viewer) if f"card-{CODE_WORDS[code]} " in shown]


@pytest.mark.rule("DY-R331", "DY-R332")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_simple_game_leaks_nothing(seats: int) -> None:
    game = TITLE.table(seats, mode="simple")
    assert isinstance(game, SimpleGame)
    dice = SeededDice(seats)
    s = game.start()
    while game.to_act(s):
        acting = game.to_act(s)
        seat = acting[dice.below(len(acting))]
        legal = game.legal(s, seat)
        action = legal[dice.below(len(legal))]
        code = CODE_WORDS[action % CODES]
        closed = {viewer: simple_unseen(s, viewer) for viewer in (WATCHER, *range(seats))}
        turned = seat == CHANCE and not s.due
        for viewer in (WATCHER, *range(seats)):
            line = told(game, s, seat, action, viewer)
            mine = viewer == (s.due[0] if s.due else seat)
            assert (f"-{code}'" in line) == (mine or turned)
            assert turned or not any(
                f"-{CODE_WORDS[c]}'" in line for c in closed[viewer] if c != action % CODES
            )
        game.apply(s, seat, action)
        for viewer in (WATCHER, *range(seats)):
            assert simple_leaks(game, s, viewer) == []
