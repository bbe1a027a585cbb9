"""Each law catches a game that breaks it: one broken toy for every law."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from tests.core.careless import BluntHash, LossyLoad, MoodyHash, SharedCopies
from tests.core.fallen import AskedThoughOut, FallenWinner, HalfTold, LeakyFall
from tests.core.leaky import (
    DeafToWords,
    LeakyNews,
    LeakyRefusal,
    LeakyReport,
    LeakyScene,
    LeakyShow,
    LostAction,
    SamePath,
)
from tests.core.toy import NO_CARD, RULES, Toy, ToyState

from equipoise.core.fair import Bits, Dice, SeededDice
from equipoise.core.game import CHANCE, Game, Outcome, Refusal
from equipoise.core.laws import LawBroken, Tally, check_laws
from equipoise.core.message import Message
from equipoise.core.record import read_record


class SameWordsTwice(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.words[4] = "take 1"


class LoudWords(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.words[4] = "Take  2"
        self.ids = {words: action for action, words in enumerate(self.words)}


class OtherIds(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.ids["take 1"], self.ids["take 2"] = 4, 3


class MoreIds(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.ids["take 3"] = 4


class Endless(Toy):
    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        s.pile, s.taken = 5, [0, 0]


class BackwardSeats(Toy):
    def to_act(self, s: ToyState) -> list[int]:
        return super().to_act(s)[::-1]


class StrangeSeat(Toy):
    def to_act(self, s: ToyState) -> list[int]:
        seats = super().to_act(s)
        return [0, 1, 2] if seats == [0, 1] else seats


class EarlyOutcome(Toy):
    def outcome(self, s: ToyState) -> Outcome | None:
        return Outcome([1, 1], [0, 0], "pile empty")


class EagerSeat(Toy):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        return super().legal(s, seat) or ([3] if seat == 0 and s.pile > 0 else [])


class MuteSeat(Toy):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        return [] if seat == 1 else super().legal(s, seat)


class Unsorted(Toy):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class Wordless(Toy):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return [*legal, 5] if legal else []


class LateOffers(list[int]):
    """Looks when it is asked, not when it was made."""

    def __init__(self, game: Toy, s: ToyState, seat: int) -> None:
        super().__init__(Toy.legal(game, s, seat))
        self.look: Callable[[], list[int]] = lambda: Toy.legal(game, s, seat)

    def __iter__(self) -> Iterator[int]:
        return iter(self.look())


class LateLegal(Toy):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        return LateOffers(self, s, seat)


class StrangeDraw(Toy):
    def draw(self, s: ToyState, seat: int, bits: Bits) -> int:
        return 4 if seat >= 0 else super().draw(s, seat, bits)


class FreeLuck(Toy):
    def odds(self, s: ToyState) -> list[int]:
        return [1, 0, 3]


class MildExplain(Toy):
    def explain(self, s: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(s, seat, action)
        return None if refusal is not None and refusal.rule == "T-3" else refusal


class StrictExplain(Toy):
    def explain(self, s: ToyState, seat: int, action: int) -> Refusal | None:
        return super().explain(s, seat, action) or (Refusal("T-3", "too-much") if action == 4 else None)


class StrangeRule(Toy):
    def explain(self, s: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(s, seat, action)
        return Refusal("T-99", "x") if refusal is not None and refusal.rule == "T-2" else refusal


class WildGuess(Toy):
    def guess(self, s: ToyState, seat: int, dice: Dice) -> ToyState:
        other = super().guess(s, seat, dice)
        if other.card != NO_CARD:
            other.card = (s.card + 1) % 3  # also for seat 0, who knows it
        return other


class LeakyLog(Toy):
    """Tells seat 1 the card."""

    def say(self, s: ToyState, seat: int, action: int, viewer: int) -> Message:
        return Message("toy-take", {"card": s.card}) if seat == 1 else super().say(s, seat, action, viewer)


class UnusualAnswer(Toy):
    """Says for a seat whose time is up what only chance can say."""

    def usual_answer(self, s: ToyState, seat: int) -> int:
        return 0


class LostPiece(Toy):
    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        s.pile -= 1 if s.pile == 3 else 0


class NoOutcome(Toy):
    def outcome(self, s: ToyState) -> Outcome | None:
        return None


class HalfOutcome(Toy):
    def outcome(self, s: ToyState) -> Outcome | None:
        return None if self.to_act(s) else Outcome([1], [3], "pile empty")


class WrongRanks(Toy):
    def outcome(self, s: ToyState) -> Outcome | None:
        return None if self.to_act(s) else Outcome([2, 2], [3, 3], "pile empty")


class NoReason(Toy):
    def outcome(self, s: ToyState) -> Outcome | None:
        return None if self.to_act(s) else Outcome([1, 2], [3, 2], "")


class Moody(Toy):
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        self.calls += 1
        if seat == CHANCE:
            s.card = self.calls % 3


BROKEN: list[tuple[Callable[[], Game[ToyState]], str]] = [
    (SameWordsTwice, "words are unique"),
    (LoudWords, "words are one lower-case line"),
    (OtherIds, "ids and words are two ways of one table"),
    (MoreIds, "ids name no other words"),
    (Endless, "every game ends"),
    (BackwardSeats, "to_act is ascending and unique"),
    (StrangeSeat, "to_act is seats"),
    (EarlyOutcome, "there is an outcome only when nobody is to act"),
    (HalfTold, "fell tells of all seats"),
    (AskedThoughOut, "who is out is not asked"),
    (LeakyFall, "who is out is hidden from nobody"),
    (FallenWinner, "the later out the better"),
    (EagerSeat, "legal is empty exactly for those not to act"),
    (MuteSeat, "legal is empty exactly for those not to act"),
    (Unsorted, "legal is ascending and unique"),
    (Wordless, "legal actions have words"),
    (UnusualAnswer, "the usual answer is legal"),
    (LateLegal, "legal is the same by number, and stays"),
    (StrangeDraw, "draw gives a legal action"),
    (FreeLuck, "each outcome of chance has positive odds"),
    (MildExplain, "explain allows what legal does not"),
    (StrictExplain, "explain refuses"),
    (StrangeRule, "a refusal cites a rule of the book"),
    (LossyLoad, "load reads what dump wrote"),
    (MoodyHash, "equal positions have one hash"),
    (BluntHash, "a hash tells positions apart"),
    (SharedCopies, "copies share nothing"),
    (WildGuess, "a guess looks the same to its seat"),
    (LeakyNews, "a log line tells a seat nothing it may not know"),
    (LeakyReport, "a report tells a seat nothing it does not see by then"),
    (LeakyRefusal, "a refusal tells a seat nothing it may not know"),
    (DeafToWords, "words are explained like their action"),
    (LeakyShow, "what is shown to all is hidden from nobody"),
    (LeakyScene, "a guess looks the same to its seat"),
    (LostAction, "a scene reaches every legal action by a path of its own"),
    (SamePath, "a scene reaches every legal action by a path of its own"),
    (LeakyLog, "a log line tells a seat nothing it may not know"),
    (LostPiece, "pieces are conserved"),
    (NoOutcome, "a game that is over has an outcome"),
    (HalfOutcome, "an outcome has all seats"),
    (WrongRanks, "equals share the better rank"),
    (NoReason, "an outcome has a reason"),
    (Moody, "the same words give the same position"),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=[make.__name__ for make, _ in BROKEN])
def test_a_broken_law_is_named(broken: Callable[[], Game[ToyState]], law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_laws(broken(), SeededDice(2), games=30, rules=RULES, most_steps=60)
    assert caught.value.law.startswith(law)


def test_the_failure_shows_the_game_so_far() -> None:
    with pytest.raises(LawBroken) as caught:
        check_laws(LostPiece(), SeededDice(2), games=30, rules=RULES)
    record = read_record(str(caught.value).split("moves of\n", 1)[1])
    assert record.moves == caught.value.record.moves
    assert record.moves


def test_dear_laws_are_tested_in_a_share_of_the_positions() -> None:
    every = check_laws(Toy(), SeededDice(4), games=10, rules=RULES, share=1)
    some = check_laws(Toy(), SeededDice(4), games=10, rules=RULES, share=5)
    assert every.games == some.games == 10
    assert 0 < some.judgements < every.judgements


def test_tallies_add_up() -> None:
    total = Tally()
    for seed in (1, 2):
        total.add(check_laws(Toy(), SeededDice(seed), games=3, rules=RULES))
    assert total.games == 6
    assert total.reasons == {"pile empty": 6}
    assert sum(total.refusals.values()) < total.judgements
