"""The ids of what can be said, found and listed without a search: ascending, as every list of offers is."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.dynasties.actions import PASS, VERBS, Actions
from equipoise.games.dynasties.board import CODES, place_of


@final
class Listing:
    def __init__(self, actions: Actions) -> None:
        self.seats = actions.seats
        self.first = actions.first
        self.width = actions.width
        # By verb, and for a speaker's own cards, then by owner: what to add for an id to the code of a card
        # times the width of the verb. The codes that a verb can name follow each other, and so do their ids.
        self.bases = vec[i64]([
            _base(actions, verb, group) for verb in range(len(VERBS)) for group in range(actions.seats + 1)
        ])  # fmt: skip
        # The ids once and for all: making a new object for each word that is offered takes longer.
        self.handles: list[object] = [id for id in range(len(actions.words))]
        # For who has nothing else to say. Nobody is handed it: an only word is said for its seat.
        self.only_pass = [self.handles[PASS]]

    def base(self, verb: i64, speaker: i64, owner: i64) -> i64:
        group: i64 = 0
        if owner != speaker:
            group = owner + 1
        return self.bases[verb * (self.seats + 1) + group]

    def of(self, verb: i64, card: i64, speaker: i64) -> i64:
        """The first id of what a speaker can say of a card that the verb can name."""
        return self.base(verb, speaker, card // CODES) + self.width[verb] * (card % CODES)

    def add(self, found: list[object], verb: i64, speaker: i64, owner: i64, codes: i64) -> None:
        """Adds what the speaker can say of these cards, ascending."""
        if codes == 0:
            return
        base, handles = self.base(verb, speaker, owner), self.handles
        while codes:
            found.append(handles[base + place_of(codes & -codes)])
            codes &= codes - 1

    def add_all(self, found: list[object], verb: i64, speaker: i64, owner: i64, codes: i64) -> None:
        """The same with each number that can follow."""
        if codes == 0:
            return
        base, width, handles = self.base(verb, speaker, owner), self.width[verb], self.handles
        while codes:
            first = base + width * place_of(codes & -codes)
            for n in range(width):
                found.append(handles[first + n])
            codes &= codes - 1

    def listed(self, verb: i64, cards: list[int], speaker: i64) -> list[object]:
        """What a speaker can say of cards in any order, ascending."""
        if len(cards) == 1:
            return [self.handles[self.of(verb, cards[0], speaker)]]
        ids = [int(self.of(verb, card, speaker)) for card in cards]
        ids.sort()
        return [self.handles[id] for id in ids]


def _base(actions: Actions, verb: int, group: int) -> int:
    for code in range(CODES):
        if actions.named[verb][group * CODES + code] >= 0:
            return actions.named[verb][group * CODES + code] - code * actions.width[verb]
    return 0
