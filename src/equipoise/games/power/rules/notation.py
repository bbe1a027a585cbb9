"""Order sheets as they are printed, in French or in English letters, a row to a line or between semicolons.

    D S12 IW    T J4 IX    2P ERV S    S RV HQ    3T EJ4 A    CR+A+R EJ4 M    M J4 RVB    R:T R4 IX

Columns are parted by blanks, tabs or bars. The letters of the languages clash (C is a fighter in French and a
cruiser in English), so that a whole sheet is read in one of them: in English if it can be, else in French.
A first row `FR` or `EN` says which it is.
"""

from __future__ import annotations

import re
from typing import Final, final

from equipoise.games.power.board import Board
from equipoise.games.power.boardfile import KINDS

ROW_ENDS: Final = re.compile(r"[;\n\r]+")
COLUMNS: Final = re.compile(r"[\s|]+")
ITEM: Final = re.compile(r"(\d{0,3})([A-Z]+)")
NUMBERED: Final = re.compile(r"([A-Z])O")  # BO for B0, as the rulebook itself prints it (PW-R11)


ENGLISH: Final = "EN"
FRENCH: Final = "FR"
LANGUAGES: Final = [ENGLISH, FRENCH]


class Misprint(ValueError):
    """A row that has no words: the rule, and what is wrong with it."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule


@final
class Letters:
    """The letters of one language."""

    def __init__(self, board: Board, french: bool) -> None:
        file = board.file
        self.french = french
        self.exchange = "E" if french else "X"
        self.kinds = {piece.fr if french else piece.en: piece.id for piece in file.pieces}
        letters = file.colour_fr if french else file.colour_en
        self.colours = dict(zip(letters, file.colours))
        self.places = {sector.fr if french else sector.en: sector.id for sector in file.sectors}
        if french:
            self.places["IO"] = "iw"  # Ouest
        else:
            self.places.update({sector.fr: sector.id for sector in file.sectors if sector.kind == "island"})

    def kind(self, letters: str) -> str:
        if letters in self.kinds:
            return self.kinds[letters]
        raise Misprint("PW-083", f"{letters} is no piece; known are {', '.join(self.kinds)}")

    def place(self, letters: str, own: str) -> str:
        """A sector; HQ alone is that of the own colour."""
        if letters == "HQ":
            if not own:
                raise Misprint("PW-083", "HQ needs a colour here, such as HQB")
            return f"hq{own[0]}"
        found = self.places.get(letters) or self.places.get(NUMBERED.sub(r"\g<1>0", letters))
        if found is None:
            raise Misprint("PW-083", f"{letters} is no sector")
        return found

    def spot(self, letters: str, own: str) -> str:
        """Where something is made or launched: a sector, or the own Reserve."""
        return "reserve" if letters == "RV" else self.place(letters, own)


def read_sheet(board: Board, text: str, own: str, named: list[str], known: dict[str, int]) -> list[int]:
    """The actions of all rows. `own` is the colour of whoever writes, empty if that is not known; `named` are
    the colours that orders must name, `known` the words of the table. ValueError names row and rule."""
    rows = [row.strip().upper() for row in ROW_ENDS.split(text) if row.strip()]
    languages = [
        language for language in LANGUAGES if not rows or rows[0] not in LANGUAGES or rows[0] == language
    ]
    if rows and rows[0] in LANGUAGES:
        del rows[0]
    if not rows:
        raise ValueError("there is no row on the sheet (PW-083)")
    best = (0, False, "")
    for language in languages:
        letters = Letters(board, language == FRENCH)
        actions: list[int] = []
        for number, row in enumerate(rows, 1):
            try:
                actions += _actions(read_row(letters, row, own, named), known)
            except Misprint as error:
                # Told is of the language that gets further, or comes to a rule of the game.
                told = f"row {number}, {row!r}: {error} ({error.rule})"
                best = max(best, (number, error.rule != "PW-083", told))
                break
        else:
            return actions
    raise ValueError(best[2])


def _actions(words: list[str], known: dict[str, int]) -> list[int]:
    for word in words:
        if word not in known:
            raise Misprint("PW-083", f"{word!r} is nothing that can be ordered at this table")
    return [known[word] for word in words]


def read_row(letters: Letters, row: str, own: str, named: list[str]) -> list[str]:
    prefix = ""
    if ":" in row:
        letter, _, row = row.partition(":")
        if letter.strip() not in letters.colours:
            raise Misprint("PW-083", f"{letter.strip()} is no colour; known are {', '.join(letters.colours)}")
        colour = letters.colours[letter.strip()]
        if own and colour != own and colour not in named:
            raise Misprint("PW-083", f"{letter.strip()} is not yours to command")
        own = colour
        prefix = f"{own} " if own in named else ""
    elif own in named:
        prefix = f"{own} "
    columns = [column for column in COLUMNS.split(row.strip()) if column]
    if len(columns) != 3:
        raise Misprint("PW-083", "a row has three columns: piece, start, destination")
    what, start, end = columns
    if start.startswith(letters.exchange) and start not in letters.places:
        said = _exchange(letters, what, start[1:], end, own)
    elif what in letters.kinds and letters.kinds[what] == "missile":
        said = [f"launch {letters.spot(start, own)}", f"at {_target(letters, end, own)}"]
    else:
        said = _move(letters, what, start, end, own)
    return [prefix + said[0], *said[1:]]


def _target(letters: Letters, end: str, own: str) -> str:
    if not end.startswith("RV"):
        return letters.place(end, own)
    colour = letters.colours.get(end[2:], "") if end[2:] else own
    if not colour:
        raise Misprint("PW-083", f"{end} needs a colour, such as RVB")
    return f"reserve {colour}"


def _move(letters: Letters, what: str, start: str, end: str, own: str) -> list[str]:
    kind = letters.kind(what)
    if end.startswith("RV") and start != "RV":
        raise Misprint("PW-082", "no order moves a piece into the Reserve")
    if start == "RV":
        if end != "HQ" and (not own or letters.places.get(end) != f"hq{own[0]}"):
            raise Misprint("PW-078", "from the Reserve a piece goes to its own HQ and nowhere else")
        return [f"bring {kind}"]
    return [f"take {kind} {letters.place(start, own)}", f"to {letters.place(end, own)}"]


def _items(letters: Letters, what: str) -> list[tuple[int, str]]:
    """`CR+2A` as numbers and kinds; Power is `power`."""
    found: list[tuple[int, str]] = []
    for part in what.split("+"):
        item = ITEM.fullmatch(part)
        if item is None:
            raise Misprint("PW-083", f"{part} is no number of pieces")
        found.append((int(item[1] or 1), "power" if item[2] == "P" else letters.kind(item[2])))
    return found


def _exchange(letters: Letters, what: str, start: str, end: str, own: str) -> list[str]:
    place = letters.spot(start, own)
    items = _items(letters, what)
    new = letters.kind(end)
    if new == "missile":
        return _missile(items, place)
    count, kind = items[0]
    if len(items) > 1:
        raise Misprint("PW-052", "only a mega-missile is made of different pieces")
    if kind == "power":
        return _bought(letters, count, new, place)
    if kind not in KINDS[:4] or new != KINDS[KINDS.index(kind) + 4]:
        raise Misprint("PW-052", "three pieces of group I become the piece of group II of their own kind")
    if count != 3:
        raise Misprint("PW-055", f"it takes three pieces, not {count}")
    return [f"trade {kind} {place}"]


def _bought(letters: Letters, count: int, new: str, place: str) -> list[str]:
    if new not in KINDS[:4]:
        raise Misprint("PW-048", "Power buys pieces of group I only")
    if place != "reserve":
        raise Misprint("PW-083", "Power lies in the Reserve and is spent there")
    price = [2, 3, 5, 10][KINDS.index(new)]
    if count != price:
        raise Misprint("PW-055", f"the price is {price} Power, not {count}")
    return [f"buy {new}"]


def _missile(items: list[tuple[int, str]], place: str) -> list[str]:
    said = [f"make missile {place}"]
    power = 0
    for count, kind in items:
        if kind == "missile":
            raise Misprint("PW-052", "a mega-missile is made of other pieces")
        if kind == "power":
            power += count
        else:
            said += [f"add {kind}"] * count
    if power and place != "reserve":
        raise Misprint("PW-049", "Power lies in the Reserve and is spent there")
    worth = sum([2, 3, 5, 10, 20, 30, 25, 50][KINDS.index(word[4:])] for word in said[1:])
    if power and worth + power != 100:
        raise Misprint("PW-055", f"Power makes up what is missing to 100: {max(0, 100 - worth)}, not {power}")
    return [*said, "fill" if power else "done"]
