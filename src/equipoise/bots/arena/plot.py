"""The ladder as a picture (the extra `plot`)."""

from __future__ import annotations

from io import BytesIO
from warnings import catch_warnings, filterwarnings

from equipoise.bots.arena.report import Report


class NoPlot(Exception):
    """matplotlib is not installed."""


def draw(report: Report, title: str, rate: str, elo: str) -> bytes:
    """Win rates and Elo, each with its interval, the best above: a PNG."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlot from None
    standings = list(reversed(report.standings))
    names = [plain(one.bot if len(one.bot) <= 30 else f"{one.bot[:8]}…{one.bot[-21:]}") for one in standings]
    places = range(len(standings))
    figure = Figure(figsize=(10, 1.6 + 0.45 * len(standings)), layout="constrained")
    figure.suptitle(title)
    left, right = figure.subplots(1, 2, sharey=True)
    rates = [one.rate for one in standings]
    shares = [100 * one.share for one in rates]
    left.barh(places, shares, color="#8fa6c9")
    reach = [[100 * (one.share - one.low) for one in rates], [100 * (one.high - one.share) for one in rates]]
    left.errorbar(shares, places, xerr=reach, fmt="none", ecolor="#2b2417", capsize=4)
    left.axvline(100 / (len(report.wish.teams) or report.wish.seats), color="#2b2417", linestyle=":")
    left.set_xlim(0, 100)
    left.set_xlabel(rate)
    left.set_yticks(places, names)
    elos = [one.rating for one in standings]
    points = [one.elo for one in elos]
    right.errorbar(
        points, places, xerr=[one.high - one.elo for one in elos], fmt="o", color="#0132af", capsize=4
    )
    right.set_xlabel(elo)
    right.grid(axis="x", alpha=0.3)
    picture = BytesIO()
    with catch_warnings():
        filterwarnings("ignore", "Glyph", UserWarning)  # a name may have letters that no font has
        figure.savefig(picture, format="png")
    return picture.getvalue()


def plain(text: str) -> str:
    """What stands between two dollars in a command is no formula."""
    return text.replace("$", r"\$")
