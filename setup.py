"""Compiles the rules with mypyc. All else about the package stands in pyproject.toml."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# Of the server: what every move and every screen goes through.
PLAY = [
    "batch", "changes", "driver", "history", "house", "lines", "lock", "logs", "match", "matters", "news",
    "quiet", "secrecy", "step", "table", "takeback", "trail", "writing",
]  # fmt: skip
WEB = ["buckets", "frames", "screens", "socket", "told", "viewer"]
# Only this is compiled: the rules, the search, and that part of the server.
COMPILED = [
    "src/equipoise/core/*.py",
    "src/equipoise/games/**/*.py",
    "src/equipoise/noughts/*.py",
    "src/equipoise/bots/search/*.py",
    # What bots think of a game goes by its name.
    *[f"src/equipoise/bots/{game.parent.name}.py" for game in Path().glob("src/equipoise/games/*/game.py")],
    *[f"src/equipoise/play/{name}.py" for name in PLAY],
    *[f"src/equipoise/web/{name}.py" for name in WEB],
]
# Read once, or drawn for the terminal alone: not worth a newcomer's wait for the compiler. Rules are
# compiled whatever their file is called.
PLAIN = {
    "art", "boardcheck", "boardfile", "book", "chart", "datafile", "drawing", "svg", "title",
}  # fmt: skip
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def sources() -> list[str]:
    found = {path for pattern in COMPILED for path in Path().glob(pattern) if path.stem != "__init__"}
    return sorted(str(path) for path in found if path.stem not in PLAIN or path.parent.name == "rules")


def units() -> list[tuple[list[str], str | None]]:
    """A unit for each game and one for all the rest: calls inside a unit are direct, so a game's rules are
    as quick as in a single unit, and the C compiler is done in minutes, on several cores at once. What bots
    think of a game belongs to it."""
    games = [game.parent.name for game in Path().glob("src/equipoise/games/*/game.py")]
    found: dict[str, list[str]] = {}
    for source in sources():
        path = Path(source)
        parts = path.parts
        name = parts[3] if parts[2] == "games" and len(parts) > 4 else "core"
        if parts[2] == "bots" and path.stem in games:
            name = path.stem
        found.setdefault(f"equipoise_{name}", []).append(source)
    return [(files, name) for name, files in found.items()]


def can_compile() -> bool:
    """Whether a C compiler and Python's header files are here: tried, not guessed."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = f"-I{sysconfig.get_path('include')}"
    try:
        probe = subprocess.run(
            [*compiler, headers, "-fsyntax-only", "-xc", "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return probe.returncode == 0


def extensions() -> list[Extension]:
    wish = os.environ.get("EQUIPOISE_COMPILE", "")
    if wish not in ("", "0", "1"):
        sys.exit(f"EQUIPOISE_COMPILE must be 0 or 1, not {wish!r}")
    if not BUILDING & set(sys.argv):
        return []
    if wish == "0":
        print("equipoise: built as plain Python, because EQUIPOISE_COMPILE is 0.", file=sys.stderr)
        return []
    if not can_compile():
        missing = "no C compiler with Python's header files was found"
        if wish == "1":
            sys.exit(f"equipoise: {missing}, but EQUIPOISE_COMPILE is 1: apt-get install gcc python3-dev")
        print(f"equipoise: built as plain Python, which is slower, because {missing}.", file=sys.stderr)
        return []
    return compiled()


def compiled() -> list[Extension]:
    from mypyc.build import mypycify

    found = list(
        mypycify(
            ["--config-file=", *sources()],
            opt_level="3",
            debug_level="0",
            separate=units(),
            multi_file=False,
        )
    )
    # Without it gcc keeps every small function of the rules replaceable from outside, and inlines none.
    direct = "-fno-semantic-interposition"
    for extension in found:
        if os.name == "posix" and direct not in extension.extra_compile_args:
            extension.extra_compile_args.append(direct)
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
