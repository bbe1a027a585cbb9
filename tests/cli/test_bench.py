"""bench prints every row. How fast anything is, no test judges."""

from __future__ import annotations

import re
from typing import Callable

import pytest
from click.testing import Result

from equipoise.build import compiled

Run = Callable[..., Result]


def numbers(pattern: str, text: str) -> list[float]:
    found = re.search(pattern, text, re.MULTILINE)
    assert found is not None, pattern
    return [float(number.replace(",", "")) for number in found.groups()]


def test_every_row_is_printed(run: Run) -> None:
    result = run("bench", "--rounds", "1", "--seconds", "0.05")
    assert result.exit_code == 0
    rows = [
        f"europe1815, {seats} seats, {how}"
        for how in ("loop in the rules", "from Python")
        for seats in (2, 6)
    ]
    if compiled():
        rows.append("europe1815, 2 seats, from Python, interpreted")
    for row in rows:
        assert min(numbers(rf"^ *{row} +([\d,]+) +([\d.]+) *$", result.output)) > 0
    for seats in (2, 6):
        row = rf"^ *europe1815, {seats} seats, search of the bots \(judges positions\) +([\d,]+) +([\d.]+) *$"
        assert min(numbers(row, result.output)) > 0
    calls = r"a copy ([\d,]+) ns, an action ([\d,]+) ns \(legal ([\d,]+) ns, apply ([\d,]+) ns\)"
    copy, action, legal, apply = numbers(calls, result.output)
    assert min(copy, legal, apply) > 0
    assert action == legal + apply
    assert min(numbers(r"takes ([\d,]+) bytes with the fewest seats, ([\d,]+) with", result.output)) > 0
    assert min(numbers(r"takes ([\d,]+) ms", result.output)) > 0


def test_ratios_to_every_peer(run: Run) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel (the extra `peers`) is not installed")
    result = run("bench", "duels", "--peers", "--rounds", "1", "--seconds", "0.05")
    assert result.exit_code == 0
    assert re.search("to breakthrough +to chess +to quoridor +to backgammon", result.output)
    loop = numbers(
        r"duels, 2 seats, loop in the rules +([\d,]+) +([\d.]+)" + r" +([\d.]+)" * 4, result.output
    )
    peer = numbers(
        r"OpenSpiel backgammon, from Python +([\d,]+) +([\d.]+)" + r" +([\d.]+)" * 4, result.output
    )
    assert peer[-1] == 1
    assert min(numbers(r"OpenSpiel breakthrough, search in C\+\+ .* ([\d,]+) +[\d.]+ *$", result.output)) > 0
    assert loop[-1] == pytest.approx(loop[0] / peer[0], rel=0.01)


def test_a_card_game_beside_card_games(run: Run) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel (the extra `peers`) is not installed")
    result = run("bench", "dynasties", "--peers", "--rounds", "1", "--seconds", "0.05")
    assert result.exit_code == 0
    assert re.search("to gin_rummy +to hearts", result.output)
    assert (
        min(numbers(r"dynasties, 6 seats, from Python" + r" +([\d,]+)" + r" +([\d.]+)" * 3, result.output))
        > 0
    )


def test_what_it_cannot_measure(run: Run) -> None:
    result = run("bench", "chess")
    assert result.exit_code == 2
    assert "there is no game 'chess'" in result.output


def test_whole_rounds_of_real_sheets(run: Run) -> None:
    result = run("bench", "power", "--rounds", "1", "--seconds", "0.05")
    assert result.exit_code == 0
    orders, moves = numbers(
        r"a random sheet has ([\d.]+) orders on average, ([\d.]+) of them moves", result.output
    )
    assert 4 < orders <= 5 and orders / 2 < moves < orders
    assert numbers(r"power, 4 seats, whole rounds planned and resolved +([\d,]+)", result.output)[0] > 0


def test_rounds_beside_the_peer(run: Run) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel (the extra `peers`) is not installed")
    pytest.importorskip("diplomacy", reason="diplomacy (the extra `peers`) is not installed")
    result = run("bench", "power", "--peers", "--rounds", "1", "--seconds", "0.05")
    assert result.exit_code == 0
    for row in ("movement phases processed", "the same with orders found and set"):
        assert min(numbers(rf"diplomacy, {row} +([\d,]+) +([\d.]+)", result.output)) > 0
