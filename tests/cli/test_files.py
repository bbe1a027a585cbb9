"""replay, verify, perft, book, games, laws, --version."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result

import equipoise
from equipoise.build import kind
from equipoise.cli.files import check_writable, write_whole
from equipoise.core.fair import new_secret

# Absolute: the tests change the folder, and PYTHONPATH=src would lead nowhere.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(equipoise.__file__).parent.parent)}
Run = Callable[..., Result]
REPLAYS = Path(__file__).parent.parent / "games"
HEAD = "equipoise game 1\ngame: europe1815\nversion: 1\nseats: 2\n"


def test_version_is_quick_to_load(run: Run) -> None:
    assert ("plain Python" if kind() == "interpreted" else "compiled") in run("--version").output
    slow = "{'rich', 'prompt_toolkit', 'fluent.runtime'}"
    code = f"import sys, equipoise.cli.main; sys.exit(bool({slow} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False, env=ENVIRONMENT).returncode == 0


@pytest.mark.parametrize(
    "command", ["play", "games", "book", "replay", "verify", "perft", "laws", "bench", "odds"]
)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.output


def test_games(run: Run) -> None:
    output = run("games").output
    assert "europe1815: Balance of Power: Europe 1815 (2 to 6 players)" in output
    assert re.search(r"round_limit +a whole number from 0 to 999 +0 ", output)


def test_book(run: Run) -> None:
    assert "EU-R34: You can only move" in run("book", "europe1815").output
    one = run("book", "europe1815", "eu-r4").output
    assert "Standing: printed" in one and "EU-A15" in one
    assert "Must you have a pawn in every land" in run("book", "europe1815", "A1").output
    assert "EU-R42" in run("book", "europe1815", "generals", "beat").output
    nothing = run("book", "europe1815", "submarines")
    assert nothing.exit_code == 1 and "No rule has “submarines” in it." in nothing.output


def test_replay(run: Run, finished: Path) -> None:
    assert "The last round has been played." in run("replay", str(finished)).output
    after = run("replay", str(finished), "--to", "3").output
    assert "after 3 of" in after
    assert run("replay", str(finished), "--to", "9999").exit_code == 2
    stepped = run("replay", str(finished), "--step", "--to", "2", input="\n\nq\n").output
    assert [f"after {count} of" in stepped for count in (2, 3, 4, 5)] == [True, True, True, False]


def test_a_picture_of_a_position(run: Run, finished: Path) -> None:
    for name in ("a.svg", "b.svg"):
        assert run("replay", str(finished), "--to", "9", "--shot", name).exit_code == 0
    assert Path("a.svg").read_text().startswith("<svg")
    assert Path("a.svg").read_bytes() == Path("b.svg").read_bytes()
    assert run("replay", str(finished), "--shot", "nowhere/a.svg").exit_code == 2
    assert run("replay", str(finished), "--to", "9", "--svg", "board.svg").exit_code == 0
    assert Path("board.svg").read_text().startswith("<svg ")
    assert run("replay", str(finished), "--svg", "nowhere/a.svg").exit_code == 2


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "line 1"),
        (b"\x89PNG\xff\xfe\x00", "not UTF-8"),
        (b"hello\n", "line 1"),
        (b"equipoise game 1\ngame: chess\nversion: 1\nseats: 2\n", "there is no game 'chess'"),
        (f"{HEAD}\n5: done\n".encode(), "line 6: there is no seat '5'"),
        (f"{HEAD}\n{'9' * 5000}: done\n".encode(), ""),
        (f"{HEAD}reason: points\nresult: --1 2\nscores: 1 2\n".encode(), ""),
        (f"{HEAD}\n0: {'x' * 1_000_000}\n".encode(), "move 1"),
        (f"{HEAD}\n{'x' * 1_000_000}\n".encode(), "line 6"),
        (f"{HEAD}option speed: 9\n".encode(), "there is no option speed"),
        (f"{HEAD}\n0: done\n".encode(), "move 1, “0: done”, cannot be made. The empires are still"),
        (f"{HEAD}\nchance: \x1b[2J\n".encode(), "move 1"),
    ],
)
def test_files_that_cannot_be_used(run: Run, content: bytes, told: str) -> None:
    Path("bad.game").write_bytes(content)
    for command in ("replay", "verify"):
        result = run(command, "bad.game")
        assert result.exit_code in (1, 2)
        assert len(result.output) < 2000
        assert "\x1b" not in result.output
    assert told in run("replay", "bad.game").output
    assert run("replay", ".").exit_code == 2


def test_verify(run: Run, finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == 0
    assert "The host did not choose the luck" in result.output
    text = finished.read_text()
    finished.write_text(re.sub("luck .*\n", "", text))
    assert "whether they were fair cannot be checked" in run("verify", str(finished)).output
    finished.write_text(
        text.split("\n\n")[0].split("result:")[0].replace("luck secret", "luck secret") + "\n"
    )
    assert run("verify", str(finished)).exit_code == 0


def test_without_a_text_of_the_players_less_is_proved(run: Run) -> None:
    run("play", "--bots", "2", "-o", "round_limit=1")
    (path,) = Path().glob("*.game")
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "The host did not choose" not in result.output


def swapped_start(text: str) -> str:
    """The other of the two empires starts: legal, but not what the dice said. Only the set-up is kept."""
    head, _, moves = text.partition("\n\n")
    a, b = re.findall(r"chance: deal (\w+)", moves)
    start = re.findall(r"chance: start (\w+)", moves)[0]
    kept = moves.split("chance: start")[0] + f"chance: start {a if start == b else b}\n"
    return f"{head.split('result:')[0]}\n{kept}"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (swapped_start, "should have been"),
        (lambda text: text.replace("scores: ", "scores: 1"), "the rules give"),
        (
            lambda text: re.sub("luck secret: .*", f"luck secret: {new_secret()}", text),
            "does not fit the commitment",
        ),
        (lambda text: re.sub("luck secret: .*\n", "", text), "the secret of the dice is not shown"),
        (lambda text: re.sub(": place king .*", ": call end", text), "is not legal"),
        (lambda text: text.rsplit("\n", 2)[0] + "\n", "the game is not over"),
    ],
)
def test_a_changed_file_is_found_out(
    run: Run, finished: Path, change: Callable[[str], str], told: str
) -> None:
    finished.write_text(change(finished.read_text()))
    result = run("verify", str(finished))
    assert result.exit_code == 1
    assert told in result.output
    assert "Something is wrong with this game file." in result.output


def test_a_changed_text_of_a_player_is_found_out(run: Run, finished: Path) -> None:
    text = finished.read_text()
    codes = set()
    for other in ("eight", "nine", "ten", "eleven", "twelve"):  # one of them could throw the same by chance
        finished.write_text(text.replace('contribution: "seven"', f'contribution: "{other}"'))
        codes.add(run("verify", str(finished)).exit_code)
    assert 1 in codes


def test_perft(run: Run, finished: Path) -> None:
    assert re.search(r"^ +4 +36 ", run("perft", "europe1815", "--depth", "4").output, re.MULTILINE)
    assert re.search(
        r"^ +1 +1 ", run("perft", "europe1815", "--seats", "6", "--depth", "1").output, re.MULTILINE
    )
    at = run("perft", "--file", str(finished), "--at", "4", "--depth", "2").output
    assert re.search(r"^ +2 +36 ", at, re.MULTILINE)
    assert run("perft").exit_code == 2
    assert run("perft", "europe1815", "--at", "3").exit_code == 2
    assert run("perft", "--file", str(finished), "--seats", "2").exit_code == 2
    assert run("perft", "--file", str(finished), "--at", "999").exit_code == 2


def test_laws(run: Run) -> None:
    result = run("laws", "europe1815", "--games", "1", "--seats", "2", "--share", "50")
    assert result.exit_code == 0
    assert "Every law held." in result.output
    assert run("laws", "europe1815", "--seats", "9").exit_code == 2


def test_laws_can_be_followed_in_a_log_file(tmp_path: Path) -> None:
    words = ["laws", "--games", "2", "--share", "50", "--processes", "1", "--seats", "2", "--seats", "6"]
    code = [sys.executable, "-m", "equipoise.cli.main", *words]
    with subprocess.Popen(
        code, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path, env=ENVIRONMENT
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline().startswith("2 seats: 2 games, ")
        assert running.poll() is None, "told as soon as it is known"
        rest = running.stdout.read()
        assert running.stderr.read() == ""
    assert rest.startswith("6 seats: 2 games, ")
    assert rest.endswith("Every law held.\n")
    assert running.returncode == 0


def test_an_interrupted_file_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(handle: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "kept.txt"
    write_whole(path, "as before\n")
    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"half")
    assert [one.name for one in tmp_path.iterdir()] == ["kept.txt"]
    assert path.read_text() == "as before\n"


def test_a_file_is_written_where_its_link_points(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept.txt", tmp_path / "link.txt"
    kept.write_text("as before\n")
    link.symlink_to(kept)
    write_whole(link, "new\n")
    assert link.is_symlink() and kept.read_text() == "new\n"


def test_nothing_but_a_file_is_replaced(tmp_path: Path) -> None:
    pipe, loop, long = tmp_path / "pipe", tmp_path / "loop", tmp_path / ("x" * 300)
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    for path in (pipe, loop, long, tmp_path, tmp_path / "nowhere/file"):
        for write in (check_writable, lambda path: write_whole(path, "new\n")):
            with pytest.raises(OSError, match=r"\[Errno \d+\]"):
                write(path)
    assert pipe.is_fifo() and sorted(one.name for one in tmp_path.iterdir()) == ["loop", "pipe"]
    check_writable(tmp_path / "fine")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["loop", "pipe"]
