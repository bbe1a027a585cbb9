"""Windows that are too small for the board, and the chart in them."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from click.testing import Result
from rich.console import Console

from equipoise import catalog
from equipoise.cli.screen import Size, Window, show_picture

Run = Callable[..., Result]
TABLE = ("play", "--seed", "3", "-o", "round_limit=1", "--bots", "uniform")
SET_UP = "place king normandy\nplace general brittany\nplace banker gascony\n"
ADVICE = "to see the whole board it needs"


def window(columns: int, lines: int) -> Console:
    return Console(force_terminal=True, color_system=None, width=columns, height=lines, highlight=False)


def in_window(monkeypatch: pytest.MonkeyPatch, columns: int, lines: int) -> None:
    def make_console(*_: Any, **__: Any) -> Console:
        return window(columns, lines)

    monkeypatch.setattr("equipoise.cli.screen.make_console", make_console)


@pytest.mark.parametrize(
    ("columns", "lines", "times"), [(60, 100, 1), (120, 20, 1), (60, 20, 1), (120, 100, 0)]
)
def test_the_needed_size_is_told_once(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, lines: int, times: int
) -> None:
    in_window(monkeypatch, columns, lines)
    result = run(*TABLE, input=f"{SET_UP}board\ndone\n")
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    assert told.count(ADVICE) == times
    assert times == 0 or f"The window has {columns} columns and {lines} lines" in told


def test_replay_tells_it_too(run: Run, monkeypatch: pytest.MonkeyPatch, finished: Any) -> None:
    in_window(monkeypatch, 60, 20)
    assert " ".join(run("replay", str(finished)).output.split()).count(ADVICE) == 1
    stepped = run("replay", str(finished), "--step", input="\n\n\nq\n").output
    assert " ".join(stepped.split()).count(ADVICE) == 1


def test_rows_are_cut_and_sentences_wrapped(capsys: pytest.CaptureFixture[str]) -> None:
    game = catalog.find("europe1815").table(2)
    wide = show_picture(window(200, 100), game, game.start(), 0)
    whole = capsys.readouterr().out.splitlines()
    narrow = show_picture(window(50, 100), game, game.start(), 0)
    cut = capsys.readouterr().out.splitlines()
    assert wide.columns == narrow.columns > 50
    assert len(whole) == wide.lines < len(cut) == narrow.lines
    assert max(map(len, cut)) == 50
    for before, after in zip(whole[:-1], cut):  # the chart; the last line is a sentence
        assert after == (before if len(before) <= 50 else f"{before[:49]}…")
    assert " ".join(cut[len(whole) - 1 :]).split() == whole[-1].split()


def test_it_is_told_again_when_the_window_was_made_as_large_as_was_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    console = window(97, 24)
    advice = Window(console)
    advice.tell_need(Size(98, 30), 39)
    advice.tell_need(Size(98, 40), 49)
    assert capsys.readouterr().out.count("98 and 39") == 1
    console.width, console.height = 98, 39
    advice.tell_need(Size(98, 30), 39)
    assert capsys.readouterr().out == ""
    advice.tell_need(Size(98, 40), 49)
    assert "98 and 49" in capsys.readouterr().out
