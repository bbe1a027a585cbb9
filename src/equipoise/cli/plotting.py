"""Shares as bars with their intervals (the extra `plot`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.figure import Figure as Canvas

from equipoise.bots.odds import Cell, Figure, chance

COLOURS: Final = ["#9a6a3c", "#c98a2b", "#5f8f8a", "#1f4e5f"]
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
    with rc_context(SAME_FILE):
        canvas.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
