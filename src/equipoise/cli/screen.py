"""Output: pictures with a colour for each seat, readable without colours too."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from equipoise.cli.told import player_name, speaker, tell
from equipoise.core.game import Game, Outcome, State
from equipoise.core.message import Message
from equipoise.core.picture import FAINT, STRONG, Picture

if TYPE_CHECKING:  # slow to import, and --version needs none of it
    from rich.console import Console
    from rich.text import Text

SEAT_COLOURS: Final = [
    "bright_red",
    "bright_blue",
    "bright_yellow",
    "bright_green",
    "bright_magenta",
    "bright_cyan",
]
PICTURE_WIDTH: Final = 106
PIPE_WIDTH: Final = 400
GAP: Final = "   "  # in a line that is drawn, not told


def make_console(plain: bool = False, record: bool = False) -> Console:
    from rich.console import Console

    if record:  # a picture for a file: the same on every machine
        import io

        return Console(record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                       width=PICTURE_WIDTH, highlight=False, markup=False)  # fmt: skip
    # A pipe has no width of its own; sentences need not be broken for it.
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    if plain:
        return Console(color_system=None, width=width, highlight=False, markup=False, emoji=False)
    return Console(width=width, highlight=False, markup=False, emoji=False)


def style_of(tone: int) -> str:
    if tone >= 0:
        return SEAT_COLOURS[tone % len(SEAT_COLOURS)]
    return "dim" if tone == FAINT else "bold" if tone == STRONG else ""


@final
class Size:
    """What a picture takes: columns of its chart, lines in this window."""

    __slots__ = ("columns", "lines")

    def __init__(self, columns: int, lines: int) -> None:
        self.columns = columns
        self.lines = lines


@final
class Window:
    """Tells once that the window is too small; again only if it was made as large as was told."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._told: Size | None = None

    def tell_need(self, size: Size, lines: int) -> None:
        """Lines: all that should be in sight together."""
        need = Size(size.columns, lines)
        if not self.console.is_terminal or self._fits(need):
            return
        if self._told is None or self._fits(self._told):
            self._told = need
            values = {"wide": need.columns, "high": max(need.lines, size.lines)}
            have = {"columns": self.console.width, "lines": self.console.height}
            self.console.print(tell("window-small", **values, **have), style="bold")

    def _fits(self, need: Size) -> bool:
        return need.columns <= self.console.width and need.lines <= self.console.height


def picture_lines(picture: Picture) -> list[Text]:
    from rich.text import Text

    lines = []
    for spans in picture:
        line = Text()
        for span in spans:
            line.append(span.text, style_of(span.tone))
        line.rstrip()
        lines.append(line)
    return lines


def show_picture(console: Console, game: Game[Any], s: State, viewer: int) -> Size:
    """Rows of a chart are cut at the edge of the window: wrapped they are no chart. Sentences are wrapped."""
    from rich.text import Text

    lines = picture_lines(game.picture(game.view(s, viewer), speaker().tell))
    rows = [line for line in lines if GAP in line.plain]
    columns = max((row.cell_len for row in rows), default=0)
    for row in rows:
        row.truncate(console.width, overflow="ellipsis")
    text = Text("\n").join(lines)
    console.print(text)
    return Size(columns, len(text.wrap(console, console.width)))


def show_pairs(console: Console, pairs: list[tuple[str, str]]) -> None:
    """Words and what is said of them: side by side, and what does not fit goes on below itself."""
    from rich.padding import Padding
    from rich.table import Table

    widest = max(len(words) for words, _ in pairs)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=min(widest, console.width // 2))
    grid.add_column()
    for pair in pairs:
        grid.add_row(*pair)
    console.print(Padding(grid, (0, 0, 0, 2), expand=False))


def show_outcome(console: Console, prefix: str, outcome: Outcome, names: list[str]) -> None:
    from rich import box
    from rich.table import Table

    console.print()
    console.print(speaker().tell(reason_message(prefix, outcome.reason)), style="bold")
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("rank", "seat", "player", "score"):
        table.add_column(tell(f"column-{heading}"), justify="left" if heading == "player" else "right")
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        name = player_name(names, seat)
        cells = [str(outcome.ranks[seat]), str(seat + 1), name, str(outcome.scores[seat])]
        table.add_row(*cells, style=style_of(seat))
    console.print(table)


def reason_message(prefix: str, reason: str) -> Message:
    """Of the game; of the house where no rule of the game ended it."""
    slug = reason.replace(" ", "-")
    ours = f"{prefix.lower()}-reason-{slug}"
    house = f"web-reason-{slug}"
    return Message(house if speaker().has(house) and not speaker().has(ours) else ours)


def write_shot(console: Console, path: Path, title: str) -> None:
    """What a recording console was given, as a picture file."""
    from equipoise.cli.files import write_whole

    # A fixed id: the same position gives the same file.
    write_whole(path, console.export_svg(title=title, unique_id="equipoise"))
