"""The rules of the simple game: a card for each noble, highest of the suit wins, agents upset it."""

from __future__ import annotations

from typing import Final

from equipoise.core.game import CHANCE, Outcome, Refusal
from equipoise.games.dynasties.board import CODE_WORDS, CODES, RANK, SUIT
from equipoise.games.dynasties.rules.names import name_in
from equipoise.games.dynasties.simple.state import NO_CARD, NOBODY, Simple, SimpleTable, is_agent

# Ids: `play CODE`, then `card CODE`.
WORDS: Final = [f"play {code}" for code in CODE_WORDS] + [f"card {code}" for code in CODE_WORDS]
IDS: Final = {words: id for id, words in enumerate(WORDS)}


def over(t: SimpleTable, s: Simple) -> bool:
    return s.rounds == t.rounds


def choosing(s: Simple) -> list[int]:
    return [seat for seat, card in enumerate(s.plays) if card == NO_CARD]


def to_act(t: SimpleTable, s: Simple) -> list[int]:
    if over(t, s):
        return []
    return [CHANCE] if s.due or not choosing(s) else choosing(s)


def legal(t: SimpleTable, s: Simple, seat: int) -> list[int]:
    if seat not in to_act(t, s):
        return []
    if seat == CHANCE:
        return [CODES + code for code in (s.pool if s.due else s.nobles)]
    return sorted(s.hands[seat])


def apply(t: SimpleTable, s: Simple, seat: int, action: int) -> None:
    if seat >= 0:
        s.hands[seat].remove(action)
        s.plays[seat] = action
    elif s.due:
        card = action - CODES
        s.pool.remove(card)
        s.hands[s.due[0]].append(card)
        s.piles[s.due[0]] -= 1
        del s.due[0]
    else:
        _judge(t, s, action - CODES)


def noticed(t: SimpleTable, s: Simple, seat: int, action: int, viewer: int) -> int:
    """Cards are laid and drawn unseen; with the noble all that were laid are shown."""
    if seat >= 0:
        return action if viewer == seat else -1
    if s.due:
        return action if viewer == s.due[0] else -1
    for card in s.plays:
        action = action * CODES + card
    return len(WORDS) + action


def _judge(t: SimpleTable, s: Simple, noble: int) -> None:
    """R334-R347: the noble is turned up, the cards are shown, and everybody draws for the next round."""
    s.nobles.remove(noble)
    s.turned = noble
    s.shown = list(s.plays)
    s.won = winner(s.plays, noble)
    if s.won == NOBODY:
        s.discard.append(noble)
    else:
        s.courts[s.won].append(noble)
    s.discard += s.plays
    s.plays = [NO_CARD] * t.seats
    s.rounds += 1
    if not over(t, s):
        s.due = [seat for seat in range(t.seats) if s.piles[seat] > 0]


def winner(cards: list[int], noble: int) -> int:
    """R336-R343."""
    agents = [seat for seat, card in enumerate(cards) if is_agent(card)]
    if len(agents) == 1:
        return agents[0]
    rivals = [seat for seat in range(len(cards)) if seat not in agents]
    if not rivals:
        return NOBODY
    following = [seat for seat in rivals if SUIT[cards[seat]] == SUIT[noble]]
    rivals = following or rivals
    best = max(RANK[cards[seat]] for seat in rivals)
    first = [seat for seat in rivals if RANK[cards[seat]] == best]
    return first[0] if len(first) == 1 else NOBODY


def score(s: Simple, seat: int) -> int:
    return sum(RANK[noble] for noble in s.courts[seat])


def outcome(t: SimpleTable, s: Simple) -> Outcome | None:
    """R349-R353: by sum; then fewer nobles; then the lower ones, compared from the highest down."""
    if not over(t, s):
        return None
    standing = [_standing(s, seat) for seat in range(t.seats)]
    ranks = [1 + sum(1 for other in standing if other < own) for own in standing]
    return Outcome(ranks, [score(s, seat) for seat in range(t.seats)], "nobles")


def _standing(s: Simple, seat: int) -> list[int]:
    """Smaller is better."""
    court = sorted((RANK[noble] for noble in s.courts[seat]), reverse=True)
    return [-score(s, seat), len(court), *court]


def explain(t: SimpleTable, s: Simple, seat: int, action: int) -> Refusal | None:
    if over(t, s):
        return Refusal("DY-R348", "over")
    if seat not in to_act(t, s):
        return Refusal("DY-R333", "not-asked")
    code = action % CODES
    if (action >= CODES) != (seat == CHANCE):
        return Refusal("DY-R363", "chance" if seat >= 0 else "other-word")
    if seat == CHANCE:
        unseen = s.pool if s.due else s.nobles
        return None if code in unseen else Refusal("DY-R048", "not-in-deck")
    if code in s.hands[seat]:
        return None
    return Refusal("DY-R332", "not-in-hand", {"card": name_in(t.deck, code)})


def faults(t: SimpleTable, s: Simple) -> list[str]:
    """Every card lies in one place, and the piles fit the pool."""
    found: list[str] = []
    cards = s.pool + s.nobles + s.discard + [card for card in s.plays if card != NO_CARD]
    for seat in range(t.seats):
        cards += s.hands[seat] + s.courts[seat]
        if s.piles[seat] < 0 or any(card not in t.nobles for card in s.courts[seat]):
            found.append(f"seat {seat}: a Court or pile that cannot be")
    if sorted(cards) != sorted(t.nobles + t.others):
        found.append("the cards are not those of the deck")
    if sum(s.piles) > len(s.pool):
        found.append("the piles hold more than is left")
    return found
