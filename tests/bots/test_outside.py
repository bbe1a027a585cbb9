"""Bots that are programs: asked with what the seat may know, and named when they do wrong."""

from __future__ import annotations

import gc
import json
import os
import re
import sys
from pathlib import Path
from select import select
from threading import Thread
from time import sleep
from typing import Any

import pytest
from tests.bots import outside_bots as bots
from tests.bots.outside_bots import alive, all_end
from tests.play.secret import TITLE as SECRET

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.outside import BotFault, Outside, dismiss
from equipoise.bots.program import Late, Program
from equipoise.core.fair import SeededDice
from equipoise.core.game import Game, State
from equipoise.core.referee import replay, run, settle
from equipoise.locale import Speaker
from equipoise.noughts.game import TITLE as NOUGHTS

ROOT = Path(__file__).parent.parent.parent
NOUGHTS_TABLE = NOUGHTS.table(2)


def ask(bot: Outside, game: Game[Any] = NOUGHTS_TABLE) -> str:
    s: State = game.start()
    settle(game, s, SeededDice(1))
    seat = game.to_act(s)[0]
    try:
        return game.words[bot.choose(game, game.guess(s, seat, SeededDice(2)), seat, SeededDice(3))]
    finally:
        bot.close()


def test_the_example_of_the_docs_plays_a_game() -> None:
    game = catalog.find("europe1815").table(2, round_limit=1)
    players = [
        find_bot(f"cmd:{sys.executable} {ROOT / 'docs/outside_bot.py'} duplicate"),
        find_bot("uniform"),
    ]
    record = run(game, players, SeededDice(5))
    dismiss(players)
    assert record.outcome is not None
    replay(game, record.moves)
    # Its favourite verb is said whenever it can be: it begins every turn with it, if anything allows it.
    assert any(move.words.startswith("duplicate") for move in record.moves)


def test_the_example_has_thirty_lines() -> None:
    assert len((ROOT / "docs/outside_bot.py").read_text(encoding="utf-8").splitlines()) <= 30


def test_the_docs_name_all_that_is_sent(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    keep = f"open({str(asked)!r}, 'w').write(line); "
    ask(Outside(bots.command(tmp_path, bots.LOOP + keep + bots.FIRST)))
    sent = json.loads(asked.read_text(encoding="utf-8"))
    text = (ROOT / "docs/outside-bots.md").read_text(encoding="utf-8")
    examples = {line["type"]: line for line in map(json.loads, re.findall(r'^{"type".*}$', text, re.M))}
    table = {name for row in re.findall(r"^\| (`.+?) \|", text, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert set(examples["decide"]) == set(sent) == set(examples["hello"]) | {"view", "legal"}
    assert set(sent) <= table


def test_words_in_capitals_will_do(tmp_path: Path) -> None:
    assert ask(Outside(bots.command(tmp_path, bots.SHOUTING))) == "mark a1"


def test_complaints_do_not_block(tmp_path: Path) -> None:
    assert ask(Outside(bots.command(tmp_path, bots.COMPLAINING), seconds=20)) == "mark a1"


def tell(fault: BotFault) -> str:
    return Speaker().tell(fault.seen.told())


@pytest.mark.parametrize(
    ("program", "kind", "told"),
    [
        (bots.ILLEGAL, "illegal", "“castle kingside”"),
        (bots.NO_JSON, "unreadable", "“e4”"),
        (bots.NO_WORDS, "unreadable", "there is no text in “words”"),
        (bots.A_LIST, "unreadable", "“[1, 2]”"),
        (bots.BINARY, "unreadable", "“�"),
        (bots.ENDLESS, "unreadable", "a line of more than 1,048,576 bytes"),
        (bots.LATE, "late", "0.05 s and the 1 s of grace that was left"),
        (bots.DYING, "died", "exit code 1, ValueError: no idea"),
        (bots.CLOSED, "died", "it closed its input or output, "),
        (bots.NO_HELLO, "no-start", "exit code 3"),
    ],
)
def test_what_it_does_wrong_is_named(tmp_path: Path, program: str, kind: str, told: str) -> None:
    seconds = 0.05 if program == bots.LATE else 20.0
    with pytest.raises(BotFault) as fault:
        ask(Outside(bots.command(tmp_path, program), seconds))
    assert fault.value.kind == kind
    assert tell(fault.value).startswith(told)
    assert len(tell(fault.value)) < 220


class Clock:
    """And a program that takes so many seconds for its next answers."""

    def __init__(self, takes: list[float]) -> None:
        self.now = 0.0
        self.takes = takes

    def monotonic(self) -> float:
        return self.now

    def ask(self, line: bytes, seconds: float) -> bytes:
        takes = self.takes.pop(0)
        self.now += min(takes, seconds)
        if takes > seconds:
            raise Late
        return json.dumps({"words": json.loads(line)["legal"][0]}).encode()

    def end(self) -> None:
        pass


@pytest.mark.parametrize(
    ("takes", "answered"),
    [
        ([1.09] + [0.1] * 50, 51),  # a slow start
        ([0.109] * 500, 500),  # a little over each time
        ([0.1, 1.2], 1),
        ([1.09, 1.09], 1),  # grace is not renewed
        ([0.25] * 50, 7),
        ([1.09] + [0.1] * 100 + [1.09], 102),  # but regained, slowly:
        ([1.09] + [0.1] * 50 + [1.09], 51),
        ([0.0] * 1000 + [1.2], 1000),  # no time is saved up
    ],
)
def test_grace_is_used_up(monkeypatch: pytest.MonkeyPatch, takes: list[float], answered: int) -> None:
    """Whoever is over his budget again and again had not the same time as others."""
    clock, s = Clock(list(takes)), NOUGHTS_TABLE.start()
    monkeypatch.setattr("equipoise.bots.outside.monotonic", clock.monotonic)
    bot = Outside("", seconds=0.1)
    bot.program = clock  # type: ignore[assignment]
    for _ in range(answered):
        bot.choose(NOUGHTS_TABLE, s, 0, SeededDice(1))
    if answered < len(takes):
        with pytest.raises(BotFault, match="late"):
            bot.choose(NOUGHTS_TABLE, s, 0, SeededDice(1))
    assert clock.now <= 0.11 * len(takes) + 1.0


@pytest.mark.parametrize("program", [bots.DYING, bots.NO_JSON])
def test_asked_again_it_names_the_same_fault(tmp_path: Path, program: str) -> None:
    bot = Outside(bots.command(tmp_path, program))
    faults = []
    for _ in range(2):
        with pytest.raises(BotFault) as fault:
            ask(bot)
        faults.append((fault.value.kind, fault.value.seen))
    assert faults[0] == faults[1]


def test_an_answer_is_never_taken_for_that_to_the_next_question(tmp_path: Path) -> None:
    bot = Outside(bots.command(tmp_path, bots.TWICE), seconds=20)
    s: State = NOUGHTS_TABLE.start()
    assert NOUGHTS_TABLE.words[bot.choose(NOUGHTS_TABLE, s, 0, SeededDice(1))] == "mark a1"
    assert bot.program is not None
    if not bot.program._heard:
        select([bot.program._out], [], [], 20)
    with pytest.raises(BotFault) as fault:
        bot.choose(NOUGHTS_TABLE, s, 0, SeededDice(1))
    assert fault.value.kind == "unreadable"
    assert tell(fault.value).startswith('more than one line, “{"words": "mark a1"}')


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("", "the command is empty"),
        ("'", "the command cannot be read, No closing quotation"),
        ("/no/such/program", "/no/such/program: No such file or directory"),
        (str(ROOT), f"{ROOT}: Permission denied"),
    ],
)
def test_a_command_that_cannot_be_started(command: str, told: str) -> None:
    with pytest.raises(BotFault) as fault:
        ask(Outside(command))
    assert (fault.value.kind, tell(fault.value)) == ("no-start", told)


@pytest.mark.parametrize("how", ["closed", "forgotten", "late"])
def test_a_program_and_its_children_are_ended(tmp_path: Path, how: str) -> None:
    note = tmp_path / "pids"
    bot = Outside(bots.command(tmp_path, bots.CLINGING, str(note)), seconds=20)
    s = NOUGHTS_TABLE.start()
    assert bot.choose(NOUGHTS_TABLE, s, 0, SeededDice(1)) == 0
    pids = [int(word) for word in note.read_text(encoding="ascii").split()]
    assert len(pids) == 2 and all(alive(pid) for pid in pids)
    if how == "closed":
        bot.close()
    elif how == "late":
        bot.seconds = -0.9
        with pytest.raises(BotFault):
            bot.choose(NOUGHTS_TABLE, s, 0, SeededDice(1))
    else:
        del bot
        gc.collect()
    assert all_end(pids)
    with pytest.raises(ChildProcessError):  # nothing is left to be reaped
        os.waitpid(pids[0], os.WNOHANG)


def test_it_outlives_the_thread_that_started_it(tmp_path: Path) -> None:
    """To Linux the end of that is as the end of the process."""
    bot = Outside(bots.command(tmp_path, bots.GOOD), seconds=20)
    starting = Thread(target=bot.begin, args=(NOUGHTS_TABLE, 0))
    starting.start()
    while Path(f"/proc/self/task/{starting.native_id}").exists():
        sleep(0.01)
    assert ask(bot) == "mark a1"


def test_it_is_told_what_the_seat_may_know_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that differ only in what is hidden give the same lines, byte for byte."""
    heard: list[bytes] = []

    def answer(program: Program, line: bytes, seconds: float) -> bytes:
        heard.append(line)
        question = json.loads(line)
        words = question["legal"][0] if question["type"] == "decide" else ""
        return json.dumps({"hello": "spy", "words": words}).encode()

    monkeypatch.setattr(Program, "ask", answer)
    game = SECRET.table(2)
    told = []
    for seed in range(12):
        s: State = game.start()
        settle(game, s, SeededDice(seed))
        heard.clear()
        bot = Outside("true")
        bot.choose(game, s, 1, SeededDice(1))
        bot.close()
        told.append((game.view(s, 1).dump(), s.dump(), list(heard)))
    pairs = [(a, b) for a in told for b in told if a[0] == b[0] and a[1] != b[1]]
    assert pairs, "no two positions differ only in what is hidden"
    assert all(a[2] == b[2] for a, b in pairs)
