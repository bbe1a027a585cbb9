"""A game beside the second account of it: who is asked what, and after every word the whole position."""

from __future__ import annotations

from typing import Any

from tests.games.dynasties.account.game import game as whole_game
from tests.games.dynasties.account.game import ranks
from tests.games.dynasties.account.world import Asked, Card, Over, World
from tests.games.dynasties.positions import armies, engaged

from equipoise.core.game import WATCHER
from equipoise.games.dynasties.board import CODE_WORDS, CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.cards import pile
from equipoise.games.dynasties.state import BURIED, COURT, DECK, DISCARD, HAND, NOWHERE, REALM, Dynasties
from equipoise.games.dynasties.view import DynastiesView


class Beside:
    """The second account, told every word of a game."""

    def __init__(self, game: DynastiesGame, s: Dynasties | None = None, season: str = "") -> None:
        self.game = game
        self.world = World(game.seats, dict(game.options))
        self.over: Over | None = None
        self._heard = 0
        if s is not None:
            take_over(self.world, game, s)
        self._going = whole_game(self.world, season)
        self.asked: Asked = next(self._going)

    def hear(self, seat: int, said: str) -> None:
        try:
            self.asked = self._going.send((seat, said))
        except Over as over:
            self.asked, self.over = {}, over

    def compare(self, s: Dynasties) -> None:
        game, w = self.game, self.world
        asked = {seat: {game.words[a] for a in game.legal(s, seat)} for seat in game.to_act(s)}
        assert asked == self.asked
        if self.over is not None:
            outcome = game.outcome(s)
            assert outcome is not None
            scores = [int(seat == self.over.winner) for seat in range(game.seats)]
            assert (outcome.reason, outcome.ranks, outcome.scores) == (
                self.over.reason,
                ranks(w, self.over),
                scores,
            )
            return
        assert laid_out(game, s) == told(w)
        self._heard += 1  # one looks after each word; the last one only watches
        viewer = self._heard % (game.seats + 1)
        assert seen(game, s, viewer if viewer < game.seats else WATCHER) == remembered(w, viewer)


def card(number: int) -> Card:
    return number // CODES, CODE_WORDS[number % CODES]


def named(word: str, seat: int) -> Card:
    """A card by its name for a seat."""
    owner, _, code = word.rpartition(":")
    return int(owner[1:]) - 1 if owner else seat, code


def laid_out(game: DynastiesGame, s: Dynasties) -> dict[str, Any]:
    """Every card of the living in its place, from the position."""
    found: dict[str, Any] = {}
    for seat in range(game.seats):
        for name, zone in (("hand", HAND), ("deck", DECK), ("court", COURT), ("realm", REALM)):
            found[f"{name}{seat}"] = {card(c) for c in pile(game.table, s, zone, seat)}
        found[f"buried{seat}"] = [card(c) for c in pile(game.table, s, BURIED, seat)]
        found[f"discard{seat}"] = in_order([card(c) for c in pile(game.table, s, DISCARD, seat)], any(s.out))
        found[f"armies{seat}"] = {
            named(leader, seat): [named(word, seat) for word in force]
            for leader, force in armies(game, s, seat).items()
        }
        found[f"monarch{seat}"] = card(s.monarch[seat]) if s.monarch[seat] >= 0 else None
    cards = [card(number) for number in range(CODES * game.seats)]
    found["engaged"] = {(owner, word) for owner, word in cards if engaged(s, word, owner)}
    found["used"] = [s.treasured, s.populated]
    return found


def in_order(cards: list[Card], anybody_out: bool) -> list[Card]:
    """Foreign cards of one who goes out come to their owners' piles together, in no order."""
    return sorted(cards) if anybody_out else list(cards)


def told(w: World) -> dict[str, Any]:
    """The same from the second account."""
    found: dict[str, Any] = {}
    for seat in range(w.seats):
        for name in ("hand", "deck", "court", "realm", "buried", "armies", "monarch"):
            found[f"{name}{seat}"] = getattr(w, name)[seat]
        found[f"discard{seat}"] = in_order(w.discard[seat], bool(w.gone))
    found["engaged"] = w.engaged
    found["used"] = [sum(1 << seat for seat in seats) for seats in (w.treasured, w.populated)]
    return found


def take_over(w: World, game: DynastiesGame, s: Dynasties) -> None:
    """A position at the beginning of a season, its force cards known to all."""
    found = laid_out(game, s)
    w.lead, w.engaged = s.lead, found["engaged"]
    for seat in range(w.seats):
        for name in ("hand", "deck", "court", "realm", "discard", "buried", "armies", "monarch"):
            getattr(w, name)[seat] = found[f"{name}{seat}"]
        w.memory |= {c: w.everyone() for force in w.armies[seat].values() for c in force}


def seen(game: DynastiesGame, s: Dynasties, viewer: int) -> tuple[Any, Any, set[Card]]:
    """What a view shows of cards face down: in their places, as somewhere with a player; all it places."""
    view = game.view(s, viewer)
    assert isinstance(view, DynastiesView)
    backs = {card(army[0]): [card(c) if c >= 0 else None for c in army[1:]] for army in view.seen.armies}
    rumours: list[set[Card]] = [set() for _ in range(game.seats)]
    for number in range(CODES * game.seats):
        if view.seen.rumour[number]:
            rumours[view.seen.holder[number]].add(card(number))
    placed = {card(number) for number in range(CODES * game.seats) if view.seen.zone[number] != NOWHERE}
    return backs, rumours, placed


def remembered(w: World, viewer: int) -> tuple[Any, Any, set[Card]]:
    backs = {
        leader: [c if viewer in w.memory[c] else None for c in force]
        for armies in w.armies
        for leader, force in armies.items()
    }
    placed = {c for c, viewers in w.memory.items() if viewer in viewers}.union(*w.listed[viewer], *w.discard)
    for seat in range(w.seats):
        placed |= w.face_up(seat)
        placed |= w.hand[seat] | set(w.buried[seat]) if seat == viewer else set()
    return backs, w.listed[viewer], placed
