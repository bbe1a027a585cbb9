"""A game in the terminal, typed and piped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result

import equipoise
from equipoise.cli.prompt import next_words
from equipoise.cli.talk import grouped
from equipoise.core.record import read_record

# Absolute: the tests change the folder, and PYTHONPATH=src would lead nowhere.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(equipoise.__file__).parent.parent)}
Run = Callable[..., Result]
TABLE = ("play", "--seed", "3", "-o", "round_limit=1", "--bots", "uniform")
SET_UP = "place king normandy\nplace general brittany\nplace banker gascony\n"


def game_files() -> list[Path]:
    return sorted(Path().glob("*.game"))


def test_a_whole_game_from_a_pipe(run: Run) -> None:
    result = run(*TABLE, "--names", "Anna", input=f"{SET_UP}done\n")
    assert result.exit_code == 0
    assert "Anna, it is your move" in result.output
    assert "The last round has been played." in result.output
    (path,) = game_files()
    assert f"Saved in {path}" in result.output
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.outcome is not None and record.outcome.reason == "round limit"
    assert record.names == ["Anna", "bot uniform"]
    assert record.luck is None


def test_who_has_no_name_in_a_file_is_called_by_his_number(run: Run) -> None:
    text = "equipoise game 1\ngame: europe1815\nversion: 1\nseats: 2\nname 0: \nname 1: Bob\n\n"
    Path("nameless.game").write_text(text, encoding="utf-8")
    result = run("play", "--resume", "nameless.game", "--seed", "3", input="quit\n")
    assert "Player 1, it is your move" in result.output or "Bob, it is your move" in result.output
    assert read_record(Path("nameless.game").read_text()).names == ["Player 1", "Bob"]


def test_the_command_alone_opens_the_house(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "equipoise.cli.main"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as house:
        assert house.stdout is not None
        first = house.stdout.readline()
        house.terminate()
    assert "The house is open: http://127.0.0.1:" in first
    assert (tmp_path / "equipoise/equipoise.db").exists()


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--names", "A,B,C"], ["A", "B", "C"]),
        (["--names", "A,B", "--seats", "3"], ["A", "B", "bot greedy"]),
        (["--names", "A", "--bots", "uniform,greedy"], ["A", "bot uniform", "bot greedy"]),
        (["--seats", "3", "--bots", "1"], ["Player 1", "Player 2", "bot greedy"]),
    ],
)
def test_people_sit_first_then_bots(run: Run, words: list[str], names: list[str]) -> None:
    assert run("play", *words, input="quit\n").exit_code == 0
    assert read_record(game_files()[0].read_text()).names == names


def test_a_turn_in_notation(run: Run) -> None:
    result = run(*TABLE, input="Knor! Gbri! Bgas!\nKnor+ Gbri+ .\n")
    assert "The last round has been played." in result.output
    moves = [move.words for move in read_record(game_files()[0].read_text()).moves]
    assert moves[-3:] == ["duplicate king normandy", "duplicate general brittany", "done"]


def test_notation_stops_at_what_is_not_allowed(run: Run) -> None:
    result = run(*TABLE, input="Knor! Kbri! Bgas!\n")
    assert "The next pawn to set up is your General." in result.output
    assert read_record(game_files()[0].read_text()).moves[-1].words == "place king normandy"


def test_of_a_sheet_with_a_fault_nothing_is_written(run: Run) -> None:
    table = ("play", "power", "--seats", "4", "--bots", "uniform,uniform,uniform", "--seed", "3")
    result = run(*table, input="FR; T HQV V4; T HQV B0\nT HQG G4; F HQG NI\n")
    assert "A tank goes 3 sectors at most: blue 0 is too far from the green HQ." in result.output
    assert "Your sheet, 3 rows left" in result.output and "Your sheet, 4 rows left" not in result.output


def test_words_that_are_not_allowed_are_explained(run: Run) -> None:
    result = run(*TABLE, input="place king paris\nPLACE   King  NORMANDY\n")
    assert "EU-R22: The capital is closed to these three pawns." in result.output
    assert "Near it and allowed: place king" in result.output
    assert read_record(game_files()[0].read_text()).moves[-1].words == "place king normandy"


def test_why(run: Run) -> None:
    result = run(*TABLE, input="why done\nwhy place king normandy\nwhy\nwhy dance\n")
    assert "EU-R21" in result.output
    assert "Yes, you can say that now." in result.output
    assert "for example: why place king lorraine" in result.output
    assert "“dance” is nothing one can say" in result.output
    assert "“legal” lists all you can say now." in result.output


def test_what_one_can_ask_at_the_table(run: Run) -> None:
    result = run(*TABLE, input="help\nlegal\nlegal move\nrules R34\nrules dotted\nboard\nlog 2\n")
    assert "undo " in result.output
    assert "place king: normandy | brittany" in result.output
    assert "Nothing that you can say now begins like that." in result.output
    assert "EU-R34 (Move)" in result.output
    assert "EU-R35: A dotted line" in result.output


@pytest.mark.parametrize(
    ("line", "told"),
    [("move the king to paris", False), ("dance", False), ("Kxyz-net", True), ("Kxyz .", True)],
)
def test_of_mere_words_it_is_not_said_that_they_are_no_notation(run: Run, line: str, told: bool) -> None:
    assert ("Nor is it notation" in run(*TABLE, input=f"{line}\n").output) == told


def test_undo_goes_back_to_the_decision_of_a_person(run: Run) -> None:
    result = run(*TABLE, input=f"undo\n{SET_UP}undo\nplace banker burgundy\n")
    assert "There is no move of a person to take back." in result.output
    words = [move.words for move in read_record(game_files()[0].read_text()).moves]
    assert "place banker gascony" not in words
    assert words.count("place banker burgundy") == 1


def test_undo_does_not_change_the_luck(run: Run) -> None:
    table = ("play", "-o", "empires=chosen", "--bots", "0", "-o", "round_limit=1")
    # Chance answers after the second choice; taking it back and choosing again must not draw anew.
    said = "my words\nchoose england\nchoose france\nundo\nchoose france\nquit\n"
    result = run(*table, "--luck", input=said)
    assert result.exit_code == 0
    lines = [line for line in result.output.splitlines() if line.strip().endswith("starts.")]
    assert len(set(lines)) == 1


def test_save_and_resume(run: Run) -> None:
    result = run(
        "play", "--bots", "1", "--names", "Bo", "-o", "round_limit=1", input="save mine.game\nquit\n"
    )
    assert "To go on: equipoise play --resume mine.game" in result.output
    assert Path("mine.game.secret").stat().st_mode & 0o077 == 0
    assert "luck secret" not in Path("mine.game").read_text()
    for _ in range(4):  # three pawns to set up and a turn
        asked = [line for line in result.output.splitlines() if "Bo, it is your move" in line]
        words = asked[-1].split("“")[1].split("”")[0] if "“place" in asked[-1] else "done"
        result = run("play", "--resume", "mine.game", input=f"{words}\n")
        assert result.exit_code == 0
    record = read_record(Path("mine.game").read_text())
    assert record.outcome is not None
    assert record.names == ["Bo", "bot greedy"]
    assert run("verify", "mine.game").exit_code == 0


def test_a_resumed_game_has_its_bots_with_their_seconds(run: Run) -> None:
    run(
        "play",
        "duels",
        "--names",
        "Bo",
        "--bots",
        "novice@0.01",
        "--seed",
        "5",
        input="save mine.game\nquit\n",
    )
    path = Path("mine.game")
    assert read_record(path.read_text(encoding="utf-8")).names == ["Bo", "bot novice@0.01"]
    for name, plays in (
        ("bot novice@0.01", "bot novice@0.01"),
        ("bot novice@never", "Player 2"),
        ("bot cmd:true", "Player 2"),
        ("novice", "Player 2"),
        ("Novice bot", "bot novice"),
        ("Novice bot 2", "bot novice"),
    ):
        text = path.read_text(encoding="utf-8").replace("name 1: bot novice@0.01", f"name 1: {name}")
        Path("other.game").write_text(text, encoding="utf-8")
        result = run("play", "--resume", "other.game", "--names", "Bo", input="save new.game\nquit\n")
        assert result.exit_code == 0, result.output
        assert read_record(Path("new.game").read_text(encoding="utf-8")).names == ["Bo", plays]
        Path("new.game").unlink()


def test_a_resumed_game_can_be_verified(run: Run) -> None:
    table = ("play", "-o", "empires=chosen", "--bots", "greedy,greedy", "-o", "round_limit=1")
    assert run(*table).exit_code == 0
    path = game_files()[0]
    record = read_record(path.read_text())
    assert record.luck is not None
    secret = record.luck.secret
    unfinished = path.read_text().replace(f"luck secret: {secret}\n", "").split("result:")[0]
    Path("half.game").write_text(f"{unfinished}\n{record.moves[0].line()}\n")
    Path("half.game.secret").write_text(secret)
    assert run("play", "--resume", "half.game").exit_code == 0
    assert "throws follow from the promised secret" in run("verify", "half.game").output
    assert not Path("half.game.secret").exists()
    Path("half.game").write_text(f"{unfinished}\n{record.moves[0].line()}\n")
    assert "cannot be checked" in run("play", "--resume", "half.game").output
    assert "no promise" in run("verify", "half.game").output


def test_a_folder_that_cannot_be_written_loses_no_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    result = run("play", input="save nowhere/x.game\nquit\n")
    assert "cannot be written" in result.output
    assert len(list(tmp_path.glob("*.game"))) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--seats", "7"], "cannot have 7 seats"),
        (["-o", "round_limit"], "write NAME=VALUE"),
        (["-o", "round_limit=x"], "option round_limit cannot be 'x'"),
        (["-o", "round_limit=1", "-o", "round_limit=2"], "given twice"),
        (["-o", "speed=1"], "there is no option speed"),
        (["-o", "map=/nowhere.toml"], "the file cannot be read"),
        (["-o", "map=fair"], "allowed: the file of a map or fairer"),
        (["--bots", "deepest"], "there is no bot 'deepest'; allowed: novice, casual"),
        (["--bots", "9"], "cannot have 9 seats"),
        (["--bots", "3", "--seats", "2"], "3 bots are too many for 2 seats"),
        (["--names", "A,B,C", "--seats", "2"], "3 names are too many"),
        (["--seed", "1", "--luck"], "exclude each other"),
        (["--resume", "nowhere.game"], "not a file"),
        (["europe1815", "--resume", "x.game"], "leave out GAME"),
    ],
)
def test_what_cannot_be_set_up_is_told_in_one_line(run: Run, words: list[str], told: str) -> None:
    result = run("play", *words)
    assert result.exit_code == 2
    assert told in result.output


@pytest.mark.parametrize(
    "garbage",
    [b"\xff\xfe\x00\x01\n" * 5, b"\x1b[2J\x1b]0;x\x07\n", b"move " * 5000 + b"\n", b"\n\n \t\n", b"[/]\n"],
)
def test_garbage_from_a_pipe(tmp_path: Path, garbage: bytes) -> None:
    code = [sys.executable, "-m", "equipoise.cli.main", *TABLE]
    done = subprocess.run(
        code, input=garbage, capture_output=True, cwd=tmp_path, check=False, env=ENVIRONMENT
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr + done.stdout
    assert b"\x1b" not in done.stdout
    assert b"Saved in" in done.stdout


def test_completion_goes_word_by_word() -> None:
    sentences = ["move king london cornwall", "move king london midlands", "done", "why done"]
    assert next_words(sentences, "") == ["move", "done", "why"]
    assert next_words(sentences, "Move king ") == ["london"]
    assert next_words(sentences, "move king london m") == ["midlands"]
    assert next_words(sentences, "done ") == []


def test_legal_words_are_grouped() -> None:
    assert grouped(["done", "call end", "move king a b", "move king a c", "duplicate king a"]) == [
        "done",
        "call end",
        "move king a: b | c",
        "duplicate king a",
    ]


def test_a_row_that_cannot_be_read_is_named(run: Run) -> None:
    result = run("play", "power", "--seats", "4", "--bots", "uniform", input="Q HQ G4\n")
    assert "row 1, 'Q HQ G4': Q is no piece" in " ".join(result.output.split())
