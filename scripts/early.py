"""`make play` before the compiler has run: plain Python at once, compiled rules from the next start on.

`early.py` installs the best that is ready and begins, in the background, what is not; `early.py build` is
that background; `early.py note` says that the Makefile has just installed the package as it stands.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "stamp"
INSTALLED = STAMP / "installed"  # the mark of the sources, and how they were built
WHEELS = VENV / "wheels"
READY = WHEELS / "ready"  # by mark: whole, or not there
FAILED = WHEELS / "failed"  # the mark of what the compiler did not like
LOG = WHEELS / "log"
FILES = ["pyproject.toml", "setup.py", "README.md", "LICENSE"]
COMPILED, PLAIN = "compiled", "plain"


def mark(root: Path) -> str:
    """Of all that a package is made from."""
    found = hashlib.sha256()
    sources = [path for path in (root / "src").rglob("*") if path.is_file() and not _by_the_way(path)]
    for path in sorted([*sources, *[root / name for name in FILES]]):
        data = path.read_bytes() if path.is_file() else b""
        found.update(f"{path.relative_to(root)} {len(data)}\n".encode() + data)
    return found.hexdigest()[:16]


def _by_the_way(path: Path) -> bool:
    return path.suffix in (".pyc", ".so") or any(part.endswith(".egg-info") for part in path.parts)


@contextmanager
def locked(name: str, wait: bool) -> Iterator[bool]:
    """Given back by the system if whoever has it is killed."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    with (WHEELS / name).open("w", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True


@contextmanager
def wheel(compile: bool) -> Iterator[tuple[str, Path]]:
    """Built from a copy, so that nobody's changes get between: the mark of the copy, and the wheel."""
    kind = COMPILED if compile else PLAIN
    with tempfile.TemporaryDirectory(dir=WHEELS, prefix=f"{kind}-") as name:
        copy = Path(name) / "copy"
        shutil.copytree(
            ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.pyc", "*.so", "*.egg-info")
        )
        for file in FILES:
            if (ROOT / file).is_file():
                shutil.copy(ROOT / file, copy / file)
        out = Path(name) / "out"
        pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(out), str(copy), compile=compile)
        yield mark(copy), next(out.glob("*.whl"))


def pip(*words: str, compile: bool = False) -> None:
    env = {**os.environ, "EQUIPOISE_COMPILE": str(int(compile))}
    subprocess.run([sys.executable, "-m", "pip", "--quiet", *words], check=True, env=env, cwd=ROOT)


def install(found: Path, of: str, kind: str) -> None:
    INSTALLED.unlink(missing_ok=True)  # nothing is, if we are stopped now
    (STAMP / "package").unlink(missing_ok=True)  # what the Makefile installed is no longer there
    pip("install", "--no-deps", "--force-reinstall", str(found))
    INSTALLED.write_text(f"{of} {kind}", encoding="ascii")


def early() -> None:
    wish = os.environ.get("EQUIPOISE_COMPILE", "")
    if wish not in ("", "0", "1"):
        sys.exit(f"EQUIPOISE_COMPILE must be 0 or 1, not {wish!r}")
    with locked("installing", wait=True):
        now = mark(ROOT)
        installed = INSTALLED.read_text(encoding="ascii") if INSTALLED.is_file() else ""
        ready = next((READY / now).glob("*.whl"), None)
        if installed == f"{now} {COMPILED}" and wish != "0":
            return
        if ready is not None and wish != "0":
            print("== installing the compiled rules, which are ready now", flush=True)
            install(ready, now, COMPILED)
            return
        if installed != f"{now} {PLAIN}":
            print("== installing Equipoise", flush=True)
            with wheel(compile=False) as (of, plain):
                install(plain, of, PLAIN)
    print("== the rules run as plain Python this time, which works but is slower:", end=" ")
    print(begin(now), flush=True)


def begin(now: str) -> str:
    """What becomes of the compiled rules."""
    sys.path.insert(0, str(ROOT))
    from setup import can_compile

    if os.environ.get("EQUIPOISE_COMPILE") == "0":
        return "EQUIPOISE_COMPILE is 0."
    if not can_compile():
        return "there is no C compiler with Python's header files here."
    if FAILED.is_file() and FAILED.read_text(encoding="ascii") == now:
        return f"compiling them failed, see {LOG.relative_to(ROOT)}."
    with LOG.open("a", encoding="utf-8") as log:
        # In a session of its own: who closes the house does not stop it.
        words = [sys.executable, __file__, "build"]
        subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    return "they are compiled in the background,\n   some minutes long, and are used from the next start on."


def build() -> None:
    with locked("building", wait=False) as ours:
        if not ours:
            return  # it is being done
        os.nice(19)
        for left in WHEELS.glob(f"{COMPILED}-*"):
            shutil.rmtree(left, ignore_errors=True)  # of one that was stopped
        now = mark(ROOT)
        try:
            with wheel(compile=True) as (of, found):
                shutil.rmtree(READY, ignore_errors=True)
                READY.mkdir()
                found.parent.rename(READY / of)
        except subprocess.CalledProcessError:
            FAILED.write_text(now, encoding="ascii")


def note() -> None:
    from equipoise.build import compiled

    INSTALLED.write_text(f"{mark(ROOT)} {COMPILED if compiled() else PLAIN}", encoding="ascii")


if __name__ == "__main__":
    {"build": build, "note": note, "": early}["".join(sys.argv[1:])]()
