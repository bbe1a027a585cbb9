"""Order sheets that make sense: earn Power, trade up, take what stands alone, and never leave the flag bare.

The bot knows its own sheet and what everybody can see. It looks at the position its rows lead to, and at what
others could reach from where they stand now; what they really write it cannot know.
"""

from __future__ import annotations

from typing import Any, Final, final

from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.games.power.actions import AT, LAUNCH, MAKE, SEAL_ID, TAKE, TO
from equipoise.games.power.board import ARMIES, MISSILE, REGIMENT, SOLDIER
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules.ending import flags_of, score
from equipoise.games.power.rules.planning import planned
from equipoise.games.power.rules.sheet import open_row, row_verb
from equipoise.games.power.state import (
    PLAN_STAGE,
    Table,
    War,
    army_of,
    is_in,
    kind_of,
    place_of_piece,
    power_of,
)

WIN: Final = 1_000_000
STRENGTH: Final = 10  # of a point of power
INCOME: Final = 22  # an enemy territory held at the end of the round
FLAG: Final = 2500
BARE: Final = 4000  # an enemy can take the own flag
LOSS: Final = 6  # of a point of power that will be outnumbered
RISK: Final = 3  # of one that can be
PREY: Final = 6  # of an enemy point of power that is outnumbered
MARCH: Final = 4  # a round nearer to an enemy HQ with infantry
LONGEST_MARCH: Final = 9
COIN: Final = 6  # a Power kept: less than what it buys


def evaluate(game: Game[Any], s: State, seat: int) -> int:
    """A position between rounds: the own strength against the strongest other."""
    assert isinstance(game, PowerGame) and isinstance(s, War)
    outcome = game.outcome(s)
    if outcome is not None:
        return WIN // outcome.ranks.count(1) if outcome.ranks[seat] == 1 else -WIN
    t = game.table
    worth = [STRENGTH * int(score(t, s, other)) + FLAG * flags_of(t, s, other) for other in range(t.seats)]
    return 2 * worth[seat] - max(worth[:seat] + worth[seat + 1 :])


def choose(game: Game[Any], s: State, seat: int, dice: Dice) -> int:
    return next_word(game, s, seat, dice, 0)


def sheet(game: Game[Any], s: State, seat: int, dice: Dice, noise: int) -> list[int]:
    """All words up to the seal; with noise, sheets differ."""
    words: list[int] = []
    after = s.copy()
    while not words or words[-1] != SEAL_ID:
        words.append(next_word(game, after, seat, dice, noise))
        if words[-1] != SEAL_ID:
            game.apply(after, seat, words[-1])
    return words


def next_word(game: Game[Any], s: State, seat: int, dice: Dice, noise: int) -> int:
    """The best next word as far as can be seen; noise is how much a worth may be mistaken."""
    assert isinstance(game, PowerGame) and isinstance(s, War)
    if s.stage != PLAN_STAGE:
        return _best(game, s, seat, game.legal(s, seat), dice)
    foes = Foes(game.table, s, seat)
    row = open_row(s, seat)
    if row >= 0:
        verb = row_verb(s.rows[row])
        return _continued(game, s, seat, foes, verb, dice)
    best: list[int] = []
    highest = _worth(game, s, seat, foes) if len(s.rows) and _has_row(s, seat) else -WIN
    for action in openings(game, s, seat):
        worth = _worth_of(game, s, seat, foes, action) + (dice.below(noise) if noise else 0)
        if worth > highest:
            best, highest = [action], worth
        elif worth == highest and best:
            best.append(action)
    return best[dice.below(len(best))] if best else int(SEAL_ID)


def _has_row(s: War, seat: int) -> bool:
    return any(int(code) >> 23 & 3 == seat for code in s.rows[::2])


def _best(game: PowerGame, s: War, seat: int, actions: list[int], dice: Dice) -> int:
    """An answer to a question: tried out."""
    best: list[int] = []
    highest = 0
    for action in actions:
        after = s.copy()
        game.apply(after, seat, action)
        worth = evaluate(game, after, seat)
        if not best or worth > highest:
            best, highest = [action], worth
        elif worth == highest:
            best.append(action)
    return best[dice.below(len(best))]


def openings(game: PowerGame, s: War, seat: int) -> list[int]:
    """Orders to the own armies that use what is there; on written sheets anything else could be said too."""
    t = game.table
    legal = game.legal(s, seat)
    plan = planned(t, s, seat)
    there = {(int(army_of(p)), int(kind_of(p)), int(place_of_piece(p))) for p in plan.pieces}
    found: list[int] = []
    for action in legal[1:]:
        deed = t.actions.deeds[action]
        army = int(deed.army) if deed.army >= 0 else t.armies_of[seat][0]
        if t.side[army] != seat or deed.verb == MAKE or deed.verb < TAKE:
            continue
        kind = int(MISSILE) if deed.verb == LAUNCH else int(deed.kind)
        bought = deed.place == t.board.reserve and power_of(plan, army) >= t.board.power[kind]
        if (army, kind, int(deed.place)) in there or bought:
            found.append(action)
    return found


def _worth_of(game: PowerGame, s: War, seat: int, foes: Foes, action: int) -> int:
    """Of the position after an order; one that needs a target is tried with each."""
    after = s.copy()
    game.apply(after, seat, action)
    row = open_row(after, seat)
    if row < 0:
        return _worth(game, after, seat, foes)
    verb = row_verb(after.rows[row])
    return max(_tried(game, after, seat, foes, verb, target)[0] for target in targets(game, after, seat))


def targets(game: PowerGame, s: War, seat: int) -> list[int]:
    deeds = game.table.actions.deeds
    t = game.table
    row = open_row(s, seat)
    code = int(s.rows[row])
    reach = t.board.everywhere
    if row_verb(code) == TAKE:
        reach = t.reach[(code >> 6 & 3) * t.board.sector_count + (code >> 10 & 63)]
    found = [action for action in game.legal(s, seat) if deeds[action].verb in (TO, AT)]
    return [a for a in found if deeds[a].target >= t.board.sector_count or reach >> int(deeds[a].target) & 1]


def _tried(game: PowerGame, s: War, seat: int, foes: Foes, verb: int, action: int) -> tuple[int, int]:
    target = int(game.table.actions.deeds[action].target)
    if verb == LAUNCH:
        return foes.strike(game.table, s, seat, target), action
    after = s.copy()
    game.apply(after, seat, action)
    return _worth(game, after, seat, foes), action


def _continued(game: PowerGame, s: War, seat: int, foes: Foes, verb: int, dice: Dice) -> int:
    if verb == MAKE:  # never begun by this bot
        return game.legal(s, seat)[-1]
    tried = [_tried(game, s, seat, foes, verb, action) for action in targets(game, s, seat)]
    highest = max(worth for worth, _ in tried)
    best = [action for worth, action in tried if worth == highest]
    return best[dice.below(len(best))]


@final
class Foes:
    """What the others have where, and what each could bring where this round."""

    def __init__(self, t: Table, s: War, seat: int) -> None:
        count = int(t.board.sector_count)
        self.here = [0] * count  # the strongest other side's strength on each sector
        self.reach = [0] * count  # the most that one of them could bring there
        self.infantry = [False] * count  # whether that could take a flag
        for side in range(ARMIES):
            if side != seat:
                self._look(t, s, side, count)

    def _look(self, t: Table, s: War, side: int, count: int) -> None:
        here, reach, infantry = [0] * count, [0] * count, [False] * count
        for piece in s.pieces:
            place, kind = int(place_of_piece(piece)), int(kind_of(piece))
            if t.side[army_of(piece)] != side or place >= count or kind == MISSILE:
                continue
            power = int(t.board.power[kind])
            here[place] += power
            ways = int(t.reach[kind % 4 * count + place]) | 1 << place
            for sector in range(count):
                if ways >> sector & 1:
                    reach[sector] += power
                    infantry[sector] = infantry[sector] or kind in (SOLDIER, REGIMENT)
        for sector in range(count):
            self.here[sector] = max(self.here[sector], here[sector])
            if reach[sector] > self.reach[sector]:
                self.reach[sector] = reach[sector]
                self.infantry[sector] = infantry[sector]

    def strike(self, t: Table, s: War, seat: int, target: int) -> int:
        """What a missile there would be worth: what others lose less what is lost oneself."""
        worth = 0
        for piece in s.pieces:
            army = int(army_of(piece))
            place = int(place_of_piece(piece))
            if place == target or place == t.board.reserve and target == t.board.sector_count + army:
                worth += int(t.board.power[kind_of(piece)]) * (-2 if t.side[army] == seat else 1)
        return PREY * worth


def _worth(game: PowerGame, s: War, seat: int, foes: Foes) -> int:
    """Of the own sheet so far."""
    t = game.table
    plan = planned(t, s, seat)
    count = int(t.board.sector_count)
    totals = [0] * count
    foot: set[int] = set()
    worth = 0
    for piece in plan.pieces:
        if t.side[army_of(piece)] != seat:
            continue
        place, kind = int(place_of_piece(piece)), int(kind_of(piece))
        power = int(t.board.power[kind])
        worth += STRENGTH * power
        if place < count:
            totals[place] += power
            if kind in (SOLDIER, REGIMENT):
                foot.add(place)
        else:
            worth -= power  # better out than in
    worth += sum([COIN * int(power_of(plan, army)) for army in t.armies_of[seat]])
    worth += _standing(totals, foes)
    worth += _income(t, plan, totals, seat)
    return worth + _quarters(t, plan, totals, foot, foes, seat)


def _standing(totals: list[int], foes: Foes) -> int:
    """Fights that are won or lost if nobody moves, and those that others could seek."""
    worth = 0
    for sector, own in enumerate(totals):
        if own:
            there, near = foes.here[sector], foes.reach[sector]
            if there:
                worth += PREY * there if own > there else -LOSS * own if own < there else 0
            elif near > own:
                worth -= RISK * own
    return worth


def _income(t: Table, plan: War, totals: list[int], seat: int) -> int:
    held = 0
    for colour in range(ARMIES):
        if t.side[colour] != seat and is_in(plan, colour):
            home = int(t.board.home[colour])
            held += any(own and home >> sector & 1 for sector, own in enumerate(totals))
    return INCOME * held


def _quarters(t: Table, plan: War, totals: list[int], foot: set[int], foes: Foes, seat: int) -> int:
    """The own flags that could fall, the others' that will, and the way there."""
    worth = 0
    for army in range(ARMIES):
        hq = int(t.board.hq[army])
        if not is_in(plan, army):
            continue
        if t.side[army] == seat:
            if foes.infantry[hq] and foes.reach[hq] >= totals[hq]:
                worth -= BARE
            continue
        if hq in foot and totals[hq] > foes.here[hq]:
            worth += FLAG
        zeal = 2 * MARCH if totals[hq] > foes.here[hq] or not foes.here[hq] else MARCH
        worth += max([zeal * (LONGEST_MARCH - rounds_to(t, hq)[sector]) for sector in foot], default=0)
    return worth


_rounds: dict[int, list[int]] = {}


def rounds_to(t: Table, hq: int) -> list[int]:
    """By sector: how many rounds a soldier needs from there to an HQ."""
    if hq not in _rounds:
        count = int(t.board.sector_count)
        rounds = [LONGEST_MARCH] * count
        rounds[hq] = 0
        for step in range(1, LONGEST_MARCH):
            for sector in range(count):
                reach = int(t.reach[sector])
                near = any(reach >> end & 1 and rounds[end] == step - 1 for end in range(count))
                if near and rounds[sector] == LONGEST_MARCH:
                    rounds[sector] = step
        _rounds[hq] = rounds
    return _rounds[hq]
