"""`make play` before the compiler has run: something is always installed whole, and it is known what."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import final

import pytest
from scripts import early


@final
class Place:
    """A folder like the repository's, and a pip that only writes down what it was asked for."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.installed: list[str] = []
        self.begun: list[str] = []
        self.broken = False
        for name, path in [
            ("ROOT", ""), ("VENV", ".venv"), ("STAMP", ".venv/stamp"), ("INSTALLED", ".venv/stamp/installed"),
            ("WHEELS", ".venv/wheels"), ("READY", ".venv/wheels/ready"), ("FAILED", ".venv/wheels/failed"),
            ("LOG", ".venv/wheels/log"),
        ]:  # fmt: skip
            patch.setattr(early, name, root / path)
        patch.setattr(early, "pip", self._pip)
        patch.setattr(early, "begin", self._begin)
        patch.setattr("os.nice", lambda _: 0)
        patch.delenv("EQUIPOISE_COMPILE", raising=False)
        (root / "src").mkdir()
        (root / ".venv" / "stamp").mkdir(parents=True)
        (root / ".venv" / "wheels").mkdir()
        (root / ".venv" / "stamp" / "package").touch()
        self.write("one = 1")

    def write(self, text: str) -> None:
        (self.root / "src" / "rules.py").write_text(text, encoding="utf-8")

    def _pip(self, word: str, *words: str, compile: bool = False) -> None:
        if self.broken:
            raise subprocess.CalledProcessError(1, "pip")
        if word == "wheel":
            out = Path(words[words.index("--wheel-dir") + 1])
            out.mkdir()
            (out / f"rules-{'compiled' if compile else 'plain'}.whl").touch()
        else:
            self.installed.append(Path(words[-1]).name)

    def _begin(self, now: str) -> str:
        self.begun.append(now)
        return ""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    return Place(tmp_path, monkeypatch)


def test_plain_at_once_and_compiled_from_the_next_start_on(place: Place) -> None:
    early.early()
    assert place.installed == ["rules-plain.whl"]
    assert place.begun == [early.mark(place.root)]
    assert not (early.STAMP / "package").exists()  # or `make test` would take it for its own
    early.early()
    assert place.installed == ["rules-plain.whl"]  # once is enough
    early.build()
    early.early()
    early.early()
    assert place.installed == ["rules-plain.whl", "rules-compiled.whl"]
    assert len(place.begun) == 2


def test_what_was_compiled_from_other_sources_is_not_used(place: Place) -> None:
    early.build()
    place.write("one = 2")
    early.early()
    assert place.installed == ["rules-plain.whl"]
    early.build()
    assert [folder.name for folder in early.READY.iterdir()] == [early.mark(place.root)]


def test_who_wants_plain_python_gets_it(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    early.build()
    early.early()
    monkeypatch.setenv("EQUIPOISE_COMPILE", "0")
    early.early()
    assert place.installed == ["rules-compiled.whl", "rules-plain.whl"]
    monkeypatch.setenv("EQUIPOISE_COMPILE", "perhaps")
    with pytest.raises(SystemExit, match="must be 0 or 1, not 'perhaps'"):
        early.early()


def test_a_build_that_fails_leaves_nothing_and_is_remembered(place: Place) -> None:
    place.broken = True
    early.build()
    assert not early.READY.exists()
    assert early.FAILED.read_text(encoding="ascii") == early.mark(place.root)
    assert list(early.WHEELS.glob("compiled-*")) == []


def test_one_build_at_a_time_and_what_a_stopped_one_left_goes(place: Place) -> None:
    (early.WHEELS / "compiled-stopped").mkdir()
    with early.locked("building", wait=False) as ours:
        assert ours
        early.build()
        assert not early.READY.exists()
    early.build()
    assert early.READY.exists()
    assert not (early.WHEELS / "compiled-stopped").exists()


def test_an_installation_that_is_stopped_counts_for_nothing(place: Place) -> None:
    early.early()
    place.write("one = 3")
    early.build()
    place.broken = True
    with pytest.raises(subprocess.CalledProcessError):
        early.early()
    assert not early.INSTALLED.exists()
