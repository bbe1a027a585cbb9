"""One scene of a round that is shown piece by piece: the board at that moment, and what moves in it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.core.message import Message
from equipoise.core.scene import BOARD, Area, Item
from equipoise.games.power.actions import BRING, LAUNCH, TAKE
from equipoise.games.power.board import ARMIES, BIT
from equipoise.games.power.boardfile import KINDS
from equipoise.games.power.panels import panel_area, panel_items, sheet_area, sheet_items
from equipoise.games.power.rules.income import territory
from equipoise.games.power.rules.report import DONE_ROW, FALL, FIGHT, LOST, POWER, STRIKE, Event
from equipoise.games.power.rules.sheet import row_army, row_kind, row_place, row_target, row_verb, sheet_of
from equipoise.games.power.rules.telling import seat_name
from equipoise.games.power.scene import arrow, board_items
from equipoise.games.power.state import (
    Table,
    War,
    army_of,
    is_in,
    kind_of,
    mark_of,
    place_of_piece,
    seat_lives,
)
from equipoise.games.power.touches import piece_id, sector_id

MARK_LAYER: Final = 6
SUM: Final = 62.0  # of the winner; the others are smaller


@final
class Act:
    """One scene: the board and the panels as they stand, and what moves in it."""

    def __init__(self, t: Table, seat: int, s: War, name: str, lost: list[int]) -> None:
        self.t = t
        self.s = s
        self.name = name  # another for each scene: what moves in one is nothing of the next
        self.areas = [
            Area("board", Message("pw-board"), BOARD, t.board.file.width, t.board.file.height, "board")
        ]
        self.items = board_items(t, s)
        for army in range(ARMIES):
            commanded = seat >= 0 and (int(t.side[army]) == seat or army == t.mercenary)
            commanded = commanded and seat_lives(t, s, seat) and is_in(s, army)
            self.areas.append(panel_area(t, army, commanded))
            self.items += panel_items(t, s, army, commanded)
        for item in self.items:
            if item.id.startswith(("piece-", "count-")):
                item.kin = ""  # what moves is shown by itself
        self.places = {item.id: item for item in self.items}
        if seat >= 0 and seat_lives(t, s, seat):
            self._sheet(seat, lost)  # the rows of the own sheet that were lost so far

    def _id(self) -> str:
        return f"{self.name}-{len(self.items)}"

    def _sheet(self, seat: int, lost: list[int]) -> None:
        rows = sheet_of(self.s.sheets, seat)
        self.areas = [area for area in self.areas if area.id != "sheet"] + [sheet_area(len(rows) // 2)]
        self.items = [item for item in self.items if item.area != "sheet"]
        title = Message("pw-sheet-of", {"who": seat_name(self.t, seat)})
        self.items += sheet_items(self.t, rows, title, lost)

    def sheet_read(self, events: list[Event]) -> None:
        """The moves and launches that are carried out, and the sheet with what is lost."""
        seat = events[0].numbers[0]
        self._sheet(seat, [event.numbers[1] for event in events if event.word == LOST])
        for event in events:
            if event.word == DONE_ROW:
                self._order(event.numbers[2])
            elif event.word == STRIKE:
                self.strikes([event])

    def _order(self, code: i64) -> None:
        t, verb, army = self.t, row_verb(code), row_army(code)
        start, end = row_place(code), row_target(code)
        if verb == BRING:
            self._glide(army, row_kind(code), t.board.reserve, t.board.hq[army])
        elif verb == TAKE:
            self._arrow(army, start, end, False)
            self._glide(army, row_kind(code), start, end)
        elif verb == LAUNCH:
            self._arrow(army, start, end, True)

    def _arrow(self, army: i64, start: i64, end: i64, shot: bool) -> None:
        count = self.t.board.sector_count
        if start < count and end < count and start != end:
            self.items.append(arrow(self.t, self._id(), int(army), start, end, shot))

    def _glide(self, army: i64, kind: i64, start: i64, end: i64) -> None:
        """A piece goes from one place to another."""
        there = piece_id(self.t, end, army, kind)
        self._come(piece_id(self.t, start, army, kind), there, KINDS[kind], army)

    def _come(self, start: str, end: str, sprite: str, army: i64) -> None:
        """Something comes from an item of the scene before to one of this; nothing if that is not there."""
        place = self.places.get(end)
        if place is None:
            return
        self.items.append(
            Item(self._id(), place.area, sprite, place.x, place.y, place.w, place.h, "",
                 layer=MARK_LAYER, tone=int(army), comes_from=start)
        )  # fmt: skip

    def strikes(self, events: list[Event]) -> None:
        count = int(self.t.board.sector_count)
        for event in events:
            target = event.numbers[0]
            name = sector_id(self.t, target) if target < count else self._tray(target - count)
            place = self.places[name]
            size = 110.0 if place.region else 70.0
            x, y = place.x, place.y
            if target < count:
                file = self.t.board.file.sectors[target]
                x, y = float(file.x), float(file.y)
            self.items.append(Item(self._id(), place.area, "burst", x, y, size, size, "", layer=MARK_LAYER))

    def _tray(self, army: i64) -> str:
        return f"reserve-{self.t.board.colours[army]}"

    def steps_back(self, events: list[Event]) -> None:
        """The mark of a piece that steps back is where it came from."""
        for event in events:
            for piece in event.pieces:
                army, kind = army_of(piece), kind_of(piece)
                self._arrow(army, place_of_piece(piece), mark_of(piece), False)
                self._glide(army, kind, place_of_piece(piece), mark_of(piece))

    def sums(self, event: Event) -> None:
        """The strength of each side beside its sector; of a stand-off nothing is added up."""
        if event.word != FIGHT:
            return
        sector, winner, _, *totals = event.numbers
        file = self.t.board.file.sectors[sector]
        sides = [side for side, total in enumerate(totals) if total >= 0]
        for place, side in enumerate(sides):
            army = self.t.armies_of[side][0] if side < self.t.seats else int(self.t.mercenary)
            x = file.x + 66.0 * (place - (len(sides) - 1) / 2)
            x = max(36.0, min(self.t.board.file.width - 36.0, x))
            y = file.y - 58.0 if file.y > 100 else file.y + 58.0
            size = SUM if side == winner else 0.8 * SUM
            self.items.append(
                Item(self._id(), "board", "sum", x, y, size, size, "", str(totals[side]),
                     layer=MARK_LAYER, tone=int(army))
            )  # fmt: skip

    def prisoners(self, fights: list[Event]) -> None:
        for event in fights:
            army = event.numbers[2]
            for piece in event.pieces:
                self._captured(piece, army)

    def _captured(self, piece: i64, army: i64) -> None:
        """A piece changes its colour on its way into the Reserve."""
        start = piece_id(self.t, place_of_piece(piece), army_of(piece), kind_of(piece))
        there = piece_id(self.t, self.t.board.reserve, army, kind_of(piece))
        self._come(start, there, KINDS[kind_of(piece)], army)

    def income(self, events: list[Event]) -> None:
        """A coin from each enemy territory that an army stands in."""
        for event in events:
            if event.word == POWER:
                army = event.numbers[0]
                for sector in self._paying(army):
                    coin = f"power-{self.t.board.colours[army]}"
                    self._come(sector_id(self.t, sector), coin, "power", army)

    def _paying(self, army: int) -> list[int]:
        """The first sector of each territory that pays the army."""
        t, found = self.t, []
        for colour in range(ARMIES):
            if t.side[colour] != t.side[army] and is_in(self.s, colour):
                held = [
                    int(place_of_piece(piece))
                    for piece in self.s.pieces
                    if army_of(piece) == army and self._lies_in(territory(t, colour), place_of_piece(piece))
                ]
                found += held[:1]
        return found

    def _lies_in(self, sectors: i64, place: i64) -> bool:
        return place < self.t.board.reserve and sectors & BIT[place] != 0

    def spoils(self, events: list[Event], before: War) -> None:
        """What the fallen had goes to the heirs; the flags go by themselves."""
        heirs = {event.numbers[0]: event.numbers[2] for event in events if event.word == FALL}
        for piece in sorted({int(piece) for piece in before.pieces}):
            heir = heirs.get(int(army_of(piece)), -1)
            if heir >= 0:
                self._captured(piece, heir)
