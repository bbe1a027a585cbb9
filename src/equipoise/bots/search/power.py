"""What a position of power promises a seat, and whole order sheets to choose from."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec

from equipoise.bots import power as greedy
from equipoise.bots.search.dice import QuickDice
from equipoise.bots.search.opinion import Opinion
from equipoise.core.fair import Bits, Dice
from equipoise.core.game import Game, State
from equipoise.games.power.actions import SEAL_ID
from equipoise.games.power.board import ARMIES, MISSILE, REGIMENT, SOLDIER
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules.ending import flags_of, score
from equipoise.games.power.rules.sheet import open_row, sheet_of
from equipoise.games.power.state import (
    PLAN_STAGE,
    Table,
    War,
    army_of,
    is_in,
    kind_of,
    place_of_piece,
    power_of,
    seat_lives,
)

NAMES: Final = [
    "share of strength", "share of strength by round", "Power in hand", "pieces in Reserve",
    "missiles", "enemy territories held", "strength in danger", "strength that is outnumbered", "prey",
    "own flags in danger", "enemy flags in reach", "enemy flags bare", "flags", "armies left", "fallen",
]  # fmt: skip
TAMEST: Final = 4  # plans that the greedy bot writes, the first as it would, the others with some luck
NOISE: Final = 60


@final
class PowerOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        assert isinstance(game, PowerGame) and isinstance(s, War)
        t = game.table
        if not seat_lives(t, s, seat):
            return vec[float]([0.0] * (len(NAMES) - 1) + [1.0])
        strengths = [int(score(t, s, other)) for other in range(t.seats)]
        share = strengths[seat] / max(1, sum(strengths))
        found = [share, share * int(s.round) / int(t.rounds)]
        found += _purse(t, s, seat)
        found += _field(t, s, seat)
        left = sum([1 for army in t.armies_of[seat] if is_in(s, army)])
        found += [flags_of(t, s, seat) / 4, left / 2, 0.0]
        return vec[float](found)

    def imagine(self, game: Game[Any], s: State, seat: int, dice: Dice) -> State:
        """The others begin their sheets anew, whatever they have written."""
        return self.alone(game, s, seat)

    def alone(self, game: Game[Any], s: State, seat: int) -> State:
        assert isinstance(s, War)
        if s.stage != PLAN_STAGE:
            return s.copy()
        found = s.copy()
        found.rows = sheet_of(s.rows, seat)
        found.clears = s.clears & 15 << 4 * seat
        found.sealed = 0
        return found

    def plan(self, game: Game[Any], s: State, seat: int, known: list[list[int]], bits: Bits) -> list[int]:
        assert isinstance(game, PowerGame) and isinstance(s, War)
        if s.stage != PLAN_STAGE:
            return []
        if len(known) < TAMEST:
            noise = NOISE if known else 0
            return greedy.sheet(game, s, seat, QuickDice(bits), noise)
        pick = min(bits.below(len(known)), bits.below(len(known)))
        return _varied(game, s, seat, known[pick], bits)


def _purse(t: Table, s: War, seat: int) -> list[float]:
    coins = sum([int(power_of(s, army)) for army in t.armies_of[seat]])
    waiting = missiles = 0
    for piece in s.pieces:
        if t.side[army_of(piece)] == seat:
            if kind_of(piece) == MISSILE:
                missiles += 1
            elif place_of_piece(piece) == t.board.reserve:
                waiting += int(t.board.power[kind_of(piece)])
    return [coins / 50, waiting / 50, float(missiles)]


def _field(t: Table, s: War, seat: int) -> list[float]:
    """What stands where, and what could come there."""
    count = int(t.board.sector_count)
    foes = greedy.Foes(t, s, seat)
    totals = [0] * count
    foot: set[int] = set()
    for piece in s.pieces:
        place, kind = int(place_of_piece(piece)), int(kind_of(piece))
        if t.side[army_of(piece)] == seat and place < count and kind != MISSILE:
            totals[place] += int(t.board.power[kind])
            if kind in (SOLDIER, REGIMENT):
                foot.add(place)
    held = _lands_held(t, s, seat, totals)
    danger = outnumbered = prey = 0
    for sector in range(count):
        own = totals[sector]
        if own and foes.here[sector]:
            if own > foes.here[sector]:
                prey += foes.here[sector]
            elif own < foes.here[sector]:
                outnumbered += own
        elif own and foes.reach[sector] > own:
            danger += own
    found = [held / 2, danger / 50, outnumbered / 50, prey / 50]
    return found + _flags(t, s, seat, totals, foot, foes)


def _lands_held(t: Table, s: War, seat: int, totals: list[int]) -> int:
    held = 0
    for colour in range(ARMIES):
        if t.side[colour] != seat and is_in(s, colour):
            home = int(t.board.home[colour])
            for sector in range(len(totals)):
                if totals[sector] and home >> sector & 1:
                    held += 1
                    break
    return held


def _flags(t: Table, s: War, seat: int, totals: list[int], foot: set[int], foes: greedy.Foes) -> list[float]:
    """Own flags that others can reach in force, how near own infantry is to theirs, and those unguarded."""
    danger = near = bare = 0.0
    for army in range(ARMIES):
        hq = int(t.board.hq[army])
        if not is_in(s, army):
            continue
        if t.side[army] == seat:
            danger += foes.infantry[hq] and foes.reach[hq] >= totals[hq]
            continue
        away = min([greedy.rounds_to(t, hq)[sector] for sector in foot], default=greedy.LONGEST_MARCH)
        near += 1.0 - away / greedy.LONGEST_MARCH
        bare += away <= 1 and foes.here[hq] < 10
    return [danger, near / 2, bare]


def _varied(game: PowerGame, s: War, seat: int, plan: list[int], bits: Bits) -> list[int]:
    """The same sheet with one order left out or another put in its stead, and perhaps one more."""
    after = s.copy()
    rows = _rows(game, s, seat, plan)
    victim = int(bits.below(len(rows) + 1))
    found: list[int] = []
    for number, row in enumerate(rows):
        if number != victim:
            found += _written(game, after, seat, row)
        elif bits.below(2):
            found += _any_row(game, after, seat, bits)
    if victim == len(rows) or bits.below(2):
        found += _any_row(game, after, seat, bits)
    return [*found, int(SEAL_ID)]


def _rows(game: PowerGame, s: War, seat: int, plan: list[int]) -> list[list[int]]:
    """A plan order by order; what goes on with an order begun before is the first."""
    rows: list[list[int]] = [[]]
    after = s.copy()
    for action in plan[:-1]:
        if open_row(after, seat) < 0 and rows[-1]:
            rows.append([])
        rows[-1].append(action)
        game.apply(after, seat, action)
    return rows if rows[0] else []


def _written(game: PowerGame, s: War, seat: int, row: list[int]) -> list[int]:
    """The words of an order as far as they are still possible; all or none."""
    tried = s.copy()
    for action in row:
        if action not in game.legal(tried, seat):
            return []
        game.apply(tried, seat, action)
    for action in row:
        game.apply(s, seat, action)
    return row


def _any_row(game: PowerGame, s: War, seat: int, bits: Bits) -> list[int]:
    """An order at random that makes some sense, written down at once."""
    if open_row(s, seat) >= 0:
        return []
    openings = greedy.openings(game, s, seat)
    if not openings:
        return []
    row = [openings[bits.below(len(openings))]]
    game.apply(s, seat, row[0])
    if open_row(s, seat) >= 0:
        targets = greedy.targets(game, s, seat)
        row.append(targets[bits.below(len(targets))])
        game.apply(s, seat, row[1])
    return row


def make(weights: list[float]) -> Opinion:
    return PowerOpinion(weights)
