"""Shares as bars with their intervals, lengths as spans (the extra `plot`)."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.figure import Figure as Canvas

from equipoise.bots.odds import Cell, Figure, chance
from equipoise.bots.report import Earlier, Figures
from equipoise.cli.files import write_whole

COLOURS: Final = ["#9a6a3c", "#c98a2b", "#5f8f8a", "#1f4e5f"]
SPANS: Final = ["#1f4e5f", "#9a6a3c", "#c98a2b", "#5f8f8a"]
# The same games, the same picture. Any: with matplotlib its keys are literals, without it they are not.
SAME_FILE: Final[Any] = {"svg.hashsalt": "equipoise", "svg.fonttype": "none"}


def draw_shares(
    path: Path,
    values: list[str],
    kinds: dict[str, str],
    ours: dict[Cell, Figure],
    theirs: dict[Cell, Figure],
    texts: tuple[str, str, str],
) -> None:
    """For each table a bar of each kind of player, with a mark where the other figures have it."""
    title, axis, mark = texts
    width = 0.8 / len(kinds)
    canvas = Canvas(figsize=(9, 4.5), layout="constrained")
    axes = canvas.subplots()
    for n, (kind, name) in enumerate(kinds.items()):
        places = [i + (n - (len(kinds) - 1) / 2) * width for i in range(len(values))]
        cells = [(value, kind) for value in values]
        shares = [ours[cell].share for cell in cells]
        reach = [chance(ours[cell], ours[cell]) / 2**0.5 for cell in cells]
        colour = COLOURS[n % len(COLOURS)]
        axes.bar(places, shares, width * 0.92, yerr=reach, capsize=3, color=colour, label=name)
        told = [theirs[cell].share for cell in cells]
        label = mark if n == 0 else None
        axes.plot(places, told, "D", color="white", markeredgecolor="black", markersize=6, label=label)
    axes.set_xticks(range(len(values)), values)
    axes.set_ylim(0, 105)
    axes.set_ylabel(axis)
    axes.set_title(title)
    axes.legend(ncols=len(kinds) + 1, loc="upper center", bbox_to_anchor=(0.5, -0.08), frameon=False)
    _save(canvas, path)


def _save(canvas: Canvas, path: Path) -> None:
    picture = BytesIO()
    with rc_context(SAME_FILE):
        kind = path.suffix.removeprefix(".")
        canvas.savefig(picture, format=kind, metadata={"Date": None} if kind == "svg" else None)
    write_whole(path, picture.getvalue())


def draw_report(
    path: Path,
    ours: dict[int, Figures],
    theirs: Earlier | None,
    kinds: dict[str, str],
    endings: list[str],
    texts: dict[str, str],
) -> None:
    """By number of seats: on the left the spans of length, ours before theirs, on the right the endings."""
    canvas = Canvas(figsize=(11, 4.8), layout="constrained")
    left, right = canvas.subplots(1, 2)
    rows = {texts["ours"]: {seats: one.marks() for seats, one in ours.items()}}
    rows.update({name: theirs.marks[kind] for kind, name in kinds.items()} if theirs else {})
    step = 0.8 / len(rows)
    for n, (name, marks) in enumerate(rows.items()):
        seats = [number for number in ours if number in marks]
        places = [list(ours).index(number) + (n - (len(rows) - 1) / 2) * step for number in seats]
        low, middle, high = ([marks[number][i] for number in seats] for i in range(3))
        colour = SPANS[n % len(SPANS)]
        left.vlines(places, low, high, color=colour, linewidth=7, alpha=0.55 if n else 1, label=name)
        left.plot(places, middle, "D", color="white", markeredgecolor="black", markersize=5)
    left.set_ylabel(texts["length"])
    left.set_ylim(bottom=0)
    below = [0.0] * len(ours)
    for n, ending in enumerate(endings):
        shares = [one.share(ending) for one in ours.values()]
        right.bar(range(len(ours)), shares, 0.7, bottom=below, color=COLOURS[n % len(COLOURS)], label=ending)
        below = [so_far + share for so_far, share in zip(below, shares)]
    right.set_ylabel(texts["share"])
    for axes in (left, right):
        axes.set_xticks(range(len(ours)), [str(seats) for seats in ours])
        axes.set_xlabel(texts["seats"])
        axes.legend(ncols=2, loc="upper center", bbox_to_anchor=(0.5, -0.12), frameon=False)
    canvas.suptitle(texts["title"])
    _save(canvas, path)
