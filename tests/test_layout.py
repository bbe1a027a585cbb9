"""The habits of the repository, counted."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import equipoise
from equipoise import catalog

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "equipoise"
INSTALLED = Path(equipoise.__file__).parent
PYTHON = sorted(path for part in ("src", "tests", "scripts") for path in (ROOT / part).rglob("*.py"))
GAMES = sorted(
    path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"
)

LONG_FILES: list[str] = []  # over 300 lines, with a reason for each
MOST_LINES = 500
MANY_LINES = 300
MOST_FUNCTION_LINES = 40

GAME_FILES = [
    "__init__.py",
    "board.toml",
    "book.toml",
    "board.py",
    "actions.py",
    "state.py",
    "view.py",
    "text.py",
    "scene.py",
    "game.py",
]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = SOURCE / "games" / game
    missing = [file for file in GAME_FILES if not (folder / file).is_file()]
    assert not missing
    assert (folder / "rules.py").is_file() != (folder / "rules" / "__init__.py").is_file()


def test_the_catalog_lists_every_game_folder() -> None:
    assert sorted(catalog.GAMES) == GAMES


def test_every_game_speaks_every_language() -> None:
    languages = [
        path for path in (SOURCE / "locale").iterdir() if path.is_dir() and path.name != "__pycache__"
    ]
    assert languages
    missing = [
        f"{language.name}/{game}.ftl"
        for language in languages
        for game in GAMES
        if not (language / f"{game}.ftl").is_file()
    ]
    assert not missing


def test_files_are_short() -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in PYTHON}
    assert {file: length for file, length in lengths.items() if length > MOST_LINES} == {}
    assert sorted(file for file, length in lengths.items() if length > MANY_LINES) == sorted(LONG_FILES)


def test_functions_are_short() -> None:
    long: dict[str, int] = {}
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > MOST_FUNCTION_LINES:
                    long[f"{name(path)}: {node.name}"] = length
    assert long == {}


def test_what_is_installed_is_whole() -> None:
    """Interpreted runs compare src with itself; the compiled run looks into the installed package."""
    kept = {".py", ".toml", ".ftl", ".typed"}
    files = [path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.suffix in kept]
    different = [
        str(path)
        for path in files
        if not (INSTALLED / path).is_file() or (INSTALLED / path).read_bytes() != (SOURCE / path).read_bytes()
    ]
    assert different == []


def test_lock_files_name_no_address() -> None:
    locks = [*ROOT.glob("constraints*.txt"), *ROOT.glob("*.lock"), *ROOT.glob("*/package-lock.json")]
    assert ROOT / "constraints.txt" in locks
    assert ROOT / "client/package-lock.json" in locks
    for lock in locks:
        # npm also notes where authors ask for money; where a package was fetched from would be "resolved".
        telling = '"resolved"' if lock.suffix == ".json" else "://"
        assert telling not in lock.read_text(encoding="utf-8"), name(lock)


def test_constraints_pin_and_do_nothing_else() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", pin)] == []


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md", ".ci/run"])
def test_documented_make_targets_exist(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    code = re.findall(r"^```\w*\n(.*?)^```|`([^`\n]+)`", text, re.MULTILINE | re.DOTALL)
    written = text if file == ".ci/run" else "\n".join(block or span for block, span in code)
    used = set(re.findall(r"^(?:exec )?make ([a-z][a-z-]*)", written, re.MULTILINE))
    assert used
    assert used <= targets()


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_documented_files_exist(file: str) -> None:
    """Links and pictures inside the repository."""
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / file).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S
    )
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out
