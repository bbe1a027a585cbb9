"""Random positions in the thick of a war, and random sheets for them."""

from __future__ import annotations

from tests.games.power.positions import BOARD, COLOURS, LETTERS

from equipoise.core.fair import Dice
from equipoise.games.power.board import stands
from equipoise.games.power.boardfile import KINDS
from equipoise.games.power.game import PowerGame
from equipoise.games.power.state import FRESH, War, add_piece, empty_war, group, sort_pieces

HOT = ["g0", "ix", "b0", "hqg", "hqb", "y0", "g8", "in", "s1", "hqy", "b8"]  # where armies meet


def random_war(game: PowerGame, dice: Dice) -> War:
    """Few places and many pieces, so that rounds are full of ties, fights and falling flags."""
    s = empty_war()
    hot = [HOT[dice.below(len(HOT))] for _ in range(2 + dice.below(4))]
    for army in range(4):
        if dice.below(12) == 0 and game.seats == 4:  # a fallen army, its flag with the next one
            s.armies[8 + army] = 1
    alive = [army for army in range(4) if not s.armies[8 + army]]
    for army in range(4):
        if army not in alive:
            s.armies[4 + army] = alive[dice.below(len(alive))]
            continue
        s.armies[army] = dice.below(6) if dice.below(3) else dice.below(11)
        counts = [0] * 9
        for _ in range(dice.below(12)):
            _drop(game, s, army, hot, counts, dice)
    sort_pieces(s)
    s.round = 2
    s.arbiter = game.to_act(s)[dice.below(len(game.to_act(s)))]
    assert game.faults(s) == []
    return s


def _drop(game: PowerGame, s: War, army: int, hot: list[str], counts: list[int], dice: Dice) -> None:
    """One more piece of the army, if the box has it and it can stand there."""
    kind = dice.below(4) if dice.below(2) else dice.below(9)
    place = "reserve" if dice.below(6) == 0 else hot[dice.below(len(hot))]
    if dice.below(5) == 0:
        place = BOARD.sectors[dice.below(57)]
    number = BOARD.places.index(place)
    if kind < 8 and place != "reserve" and not stands(BOARD, kind, number):
        return
    counts[kind] += 1
    figures = counts[0] + 3 * counts[4]
    if figures <= 9 and (kind in (0, 4) or counts[kind] <= BOARD.box[kind]):
        add_piece(s, group(number, army, kind), FRESH)
    else:
        counts[kind] -= 1


def random_sheets(game: PowerGame, s: War, dice: Dice) -> dict[int, list[str]]:
    """Words that each seat says before it seals; `s` is written on and left unsealed."""
    sheets: dict[int, list[str]] = {}
    for seat in game.to_act(s):
        said: list[str] = []
        for _ in range(dice.below(6 if game.seats > 2 else 11)):
            _order(game, s, seat, said, dice)
        sheets[seat] = said
    return sheets


def _order(game: PowerGame, s: War, seat: int, said: list[str], dice: Dice) -> None:
    opening = [word for word in _words(game, s, seat) if word not in ("seal", "clear")]
    own = COLOURS[game.table.armies_of[seat][0]]
    there = {f"{COLOURS[int(p) >> 10 & 3]}{LETTERS[int(p) >> 6 & 15]}{int(p) >> 12}" for p in s.pieces}
    if opening and len(opening) > 400 and dice.below(4):  # a written sheet: mostly with sense
        opening = [word for word in opening if _sensible(word, own, there)] or opening
    while opening:
        word = opening[dice.below(len(opening))]
        game.apply(s, seat, game.ids[word])
        said.append(word)
        following = [word for word in _words(game, s, seat) if word not in ("seal", "clear")]
        opening = [word for word in following if word.split()[0] in ("to", "at", "add", "done", "fill")]
        if word.startswith("add ") and "done" in opening and dice.below(3):
            opening = ["done"]
        if " take " in f" {word}" and dice.below(8):
            near = _near(word)
            opening = [word for word in opening if word[3:] in near]
            opening = [word for word in opening if word[3:] in HOT] or opening


def _sensible(word: str, own: str, there: set[str]) -> bool:
    army = next((part for part in word.split() if part in COLOURS), own)
    parts = [part for part in word.split() if part not in COLOURS]
    if parts[0] in ("take", "trade"):
        return f"{army}{LETTERS[KINDS.index(parts[1])]}{BOARD.places.index(parts[2])}" in there
    if parts[0] == "launch":
        return f"{army}M{BOARD.places.index(parts[1])}" in there
    return parts[0] in ("bring", "buy")


def _near(word: str) -> set[str]:
    """Where the piece that was taken can go."""
    _, kind, start = [part for part in word.split() if part not in COLOURS]
    mask = BOARD.reach[KINDS.index(kind) % 4 * 57 + BOARD.sectors.index(start)]
    return {sector for n, sector in enumerate(BOARD.sectors) if mask >> n & 1}


def _words(game: PowerGame, s: War, seat: int) -> list[str]:
    return [game.words[action] for action in game.legal(s, seat)]
