"""The laws every game keeps, as a library: any game, also one from outside, can be run through.

    check_laws(game, SeededDice(7), games=20, rules=set(book.rules))

raises LawBroken with the moves that led there, so that the failure can be replayed.
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from equipoise.core.fair import Bits, Dice
from equipoise.core.game import CHANCE, MOST_ACTS, WATCHER, Game, Outcome, Refusal, State
from equipoise.core.ranks import ranks_so_far
from equipoise.core.record import Move, Record, new_record
from equipoise.core.referee import replay
from equipoise.core.scene import scene_faults, scene_text

MOST_STEPS: Final = 20_000


class LawBroken(Exception):
    """Which law, and the game so far as a record."""

    def __init__(self, law: str, record: Record) -> None:
        super().__init__(f"{law}\nafter {len(record.moves)} moves of\n{record.text()}")
        self.law = law
        self.record = record


@final
class Tally:
    """What was looked at: numbers of games, positions and judgements, and how games ended."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.judgements = 0
        self.reasons: dict[str, int] = {}
        self.refusals: dict[str, int] = {}  # how often each rule was cited

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.positions += other.positions
        self.judgements += other.judgements
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count
        for rule, count in other.refusals.items():
            self.refusals[rule] = self.refusals.get(rule, 0) + count


def check_laws(
    game: Game[Any], dice: Dice, games: int, rules: set[str], share: int = 1, most_steps: int = MOST_STEPS
) -> Tally:
    """Plays so many random games and holds every position against the laws.

    The dear laws (a judgement on every action id, copies, views) are tested in one of `share`
    positions; 1 is every position. With `most_steps` a game that does not end breaks a law.
    """
    tally = Tally()
    _check_words(game, new_record(game))
    for _ in range(games):
        _check_game(game, dice, rules, share, most_steps, tally)
    return tally


def _check_game(
    game: Game[Any], dice: Dice, rules: set[str], share: int, most_steps: int, tally: Tally
) -> None:
    record = new_record(game)
    s: State = game.start()
    while game.to_act(s):
        if len(record.moves) >= most_steps:
            raise LawBroken(f"every game ends: this one not within {most_steps} steps", record)
        _check_turn(game, s, dice, record)
        if dice.below(share) == 0:
            _check_judgements(game, s, rules, record, tally)
            _check_copies(game, s, record)
            _check_views(game, s, dice, record)
        seat = game.to_act(s)[dice.below(len(game.to_act(s)))]
        legal = game.legal(s, seat)
        action = legal[dice.pick(game.odds(s)) if seat == CHANCE else dice.below(len(legal))]
        record.moves.append(Move(seat, game.words[action]))
        if game.staged(s, seat, action):
            _check_acts(game, s, seat, action, record)
        game.apply(s, seat, action)
        tally.positions += 1
        faults = game.faults(s)
        _demand(not faults, f"pieces are conserved: {faults}", record)
    outcome = game.outcome(s)
    _check_outcome(game, outcome, game.fell(s), record)
    _check_judgements(game, s, rules, record, tally)
    _demand(replay(game, record.moves) == s, "the same words give the same position", record)
    if outcome is not None:
        tally.reasons[outcome.reason] = tally.reasons.get(outcome.reason, 0) + 1
    tally.games += 1


def _demand(holds: bool, law: str, record: Record) -> None:
    if not holds:
        raise LawBroken(law, record)


def _check_words(game: Game[Any], record: Record) -> None:
    _demand(len(set(game.words)) == len(game.words), "words are unique", record)
    for action, words in enumerate(game.words):
        _demand(words == " ".join(words.lower().split()), f"words are one lower-case line: {words!r}", record)
        _demand(game.ids.get(words) == action, f"ids and words are two ways of one table: {words!r}", record)
    _demand(len(game.ids) == len(game.words), "ids name no other words", record)


def _check_turn(game: Game[Any], s: State, dice: Dice, record: Record) -> None:
    seats = game.to_act(s)
    _demand(seats == sorted(set(seats)), f"to_act is ascending and unique: {seats}", record)
    _demand(
        seats == [CHANCE] or all(0 <= seat < game.seats for seat in seats),
        f"to_act is seats: {seats}",
        record,
    )
    _demand(game.outcome(s) is None, "there is an outcome only when nobody is to act", record)
    fell = game.fell(s)
    _demand(len(fell) == game.seats, f"fell tells of all seats: {fell}", record)
    _demand(not any(seat >= 0 and fell[seat] for seat in seats), f"who is out is not asked: {fell}", record)
    for seat in (WATCHER, CHANCE, *range(game.seats)):
        legal = game.legal(s, seat)
        _demand(
            bool(legal) == (seat in seats),
            f"legal is empty exactly for those not to act: seat {seat}",
            record,
        )
        usual = game.usual_answer(s, seat) if legal and seat >= 0 else -1
        _demand(usual < 0 or usual in legal, f"the usual answer is legal: seat {seat}", record)
        ascending = all(a < b for a, b in zip(legal, legal[1:]))
        _demand(ascending, f"legal is ascending and unique: seat {seat}", record)
        known = not legal or (legal[0] >= 0 and legal[-1] < len(game.words))
        _demand(known, f"legal actions have words: seat {seat}", record)
        if legal:
            drawn = [game.draw(s, seat, Bits(dice.below(1 << 31))) for _ in range(5)]
            _demand(set(drawn) <= set(legal), f"draw gives a legal action: seat {seat}, {drawn}", record)
    if seats == [CHANCE]:
        odds = game.odds(s)
        fit = len(odds) == len(game.legal(s, CHANCE)) and all(weight > 0 for weight in odds)
        _demand(fit, f"each outcome of chance has positive odds: {odds}", record)


def _check_judgements(game: Game[Any], s: State, rules: set[str], record: Record, tally: Tally) -> None:
    """`explain` says no exactly where `legal` does not list, for every id and whoever asks."""
    for seat in (WATCHER, CHANCE, *range(game.seats)):
        legal = set(game.legal(s, seat))
        # One who is not to act is refused whatever he says: every id in turn, a few at each position.
        step = 1 if legal else max(1, len(game.words) // 50)
        for action in range(0 if legal else tally.positions % step, len(game.words), step):
            refusal = game.explain(s, seat, action)
            tally.judgements += 1
            # Millions of these: no sentence is made before it is needed.
            if refusal is None:
                if action not in legal:
                    raise LawBroken(f"explain allows what legal does not: {game.words[action]!r}", record)
                continue
            if action in legal:
                said = f"{game.words[action]!r} ({refusal.rule})"
                raise LawBroken(f"explain refuses what is legal: {said}", record)
            if refusal.rule not in rules:
                raise LawBroken(f"a refusal cites a rule of the book, not {refusal.rule!r}", record)
            tally.refusals[refusal.rule] = tally.refusals.get(refusal.rule, 0) + 1


def _check_copies(game: Game[Any], s: State, record: Record) -> None:
    before = s.dump()
    stored = json.loads(json.dumps(before))
    loaded = game.load(stored)
    _demand(loaded.dump() == before, "load reads what dump wrote", record)
    _demand(hash(loaded) == hash(s), "equal positions have one hash", record)
    for seat in game.to_act(s):
        listed = list(game.legal(s, seat))
        for action in (listed[0], listed[len(listed) // 2], listed[-1]):
            other = s.copy()
            legal = game.legal(other, seat)
            game.apply(other, seat, action)
            _demand(s.dump() == before, f"copies share nothing: {game.words[action]!r}", record)
            told = (hash(other) == hash(s)) == (other.dump() == before)
            _demand(told, f"a hash tells positions apart: {game.words[action]!r}", record)
            kept = [legal[n] for n in range(len(legal))] == listed and list(legal) == listed
            _demand(kept, f"legal is the same by number, and stays: {game.words[action]!r}", record)


def _check_views(game: Game[Any], s: State, dice: Dice, record: Record) -> None:
    for seat in (WATCHER, *range(game.seats)):
        seen = _bytes(game, s, seat)
        other = game.guess(s, seat, dice)
        _demand(_bytes(game, other, seat) == seen, f"a guess looks the same to its seat: seat {seat}", record)
        _demand(game.shown(other) == game.shown(s), "what is shown to all is hidden from nobody", record)
        _demand(game.fell(other) == game.fell(s), "who is out is hidden from nobody", record)
        wrong = scene_faults(game.scene(game.view(s, seat)), game.legal(s, seat))
        _demand(
            not wrong,
            f"a scene reaches every legal action by a path of its own: seat {seat}, {wrong}",
            record,
        )
        _check_talk(game, s, other, seat, dice, record)


def _check_acts(game: Game[Any], s: State, seat: int, action: int, record: Record) -> None:
    """What is shown piece by piece is a few sound scenes in which nothing can be touched."""
    after = s.copy()
    game.apply(after, seat, action)
    for viewer in (WATCHER, *range(game.seats)):
        scenes = game.acts(game.view(s, viewer), seat, action, game.view(after, viewer))
        _demand(0 < len(scenes) <= MOST_ACTS, f"1 to {MOST_ACTS} acts, not {len(scenes)}", record)
        for scene in scenes:
            wrong = scene_faults(scene, [])
            _demand(
                not wrong and scene.prompt.id != "", f"an act is a scene with a sentence: {wrong}", record
            )


def _check_talk(game: Game[Any], s: State, other: State, viewer: int, dice: Dice, record: Record) -> None:
    """Neither log lines nor refusals tell a viewer more than its view: the same in a guess of it."""
    for seat in game.to_act(s):
        alike = set(game.legal(other, seat))
        for action in game.legal(s, seat):
            if action in alike and game.say(s, seat, action, viewer) != game.say(other, seat, action, viewer):
                told = f"{game.words[action]!r} to seat {viewer}"
                raise LawBroken(f"a log line tells a seat nothing it may not know: {told}", record)
            if action in alike and not _reports_fairly(game, s, other, seat, action, viewer):
                told = f"{game.words[action]!r} to seat {viewer}"
                raise LawBroken(f"a report tells a seat nothing it does not see by then: {told}", record)
    if viewer == WATCHER:
        return
    for _ in range(10):
        action = dice.below(len(game.words))
        words = game.words[action]
        refusal = _said(game.explain(s, viewer, action))
        alone = refusal == _said(game.explain(other, viewer, action))
        _demand(alone, f"a refusal tells a seat nothing it may not know: {words!r}", record)
        same = refusal == _said(game.explain_words(s, viewer, words))
        _demand(same, f"words are explained like their action: {words!r}", record)


def _reports_fairly(game: Game[Any], s: State, other: State, seat: int, action: int, viewer: int) -> bool:
    """Reports of one action may differ only where what it leads to looks different to the viewer."""
    if game.report(s, seat, action, viewer) == game.report(other, seat, action, viewer):
        return True
    one, two = s.copy(), other.copy()
    game.apply(one, seat, action)
    game.apply(two, seat, action)
    return game.view(one, viewer) != game.view(two, viewer)


def _said(refusal: Refusal | None) -> str:
    return "" if refusal is None else repr(refusal)


def _bytes(game: Game[Any], s: State, seat: int) -> bytes:
    """All that a seat is shown: its view, and the scene made of it."""
    view = game.view(s, seat)
    return (json.dumps(view.dump()) + scene_text(game.scene(view))).encode()


def _check_outcome(game: Game[Any], outcome: Outcome | None, fell: list[int], record: Record) -> None:
    if outcome is None:
        raise LawBroken("a game that is over has an outcome", record)
    ranks = outcome.ranks
    _demand(
        len(ranks) == game.seats and len(outcome.scores) == game.seats, "an outcome has all seats", record
    )
    shared = [1 + sum(1 for other in ranks if other < rank) for rank in ranks]
    _demand(shared == ranks, f"equals share the better rank, 1 is best: {ranks}", record)
    _demand(outcome.reason != "", "an outcome has a reason", record)
    so_far = ranks_so_far(fell)
    kept = all(
        ranks[a] < ranks[b] for a in range(game.seats) for b in range(game.seats) if so_far[a] < so_far[b]
    )
    _demand(kept, f"the later out the better, and best who is not: {ranks}, {fell}", record)
