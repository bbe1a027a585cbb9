"""Game files on disk: read with every fault in words, written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from equipoise.cli.told import Fault, tell
from equipoise.core.record import Record, read_record

MOST_LETTERS: Final = 50  # of its name that a file has while it is written


def read_game_file(path: Path) -> Record:
    try:
        if not path.is_file():  # devices and pipes too: they may never end
            raise Fault(tell("file-missing", path=str(path)))
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault(tell("file-unreadable", path=str(path), why=error.strerror or "?")) from None
    except UnicodeDecodeError:
        raise Fault(tell("file-not-text", path=str(path))) from None
    except ValueError as error:  # RecordError, and numbers that are none
        raise Fault(f"{path}: {error}") from None


def write_whole(path: Path, content: str | bytes, private: bool = False) -> None:
    """A reader sees the old file or the new one, never half of it. OSError if it cannot be written."""
    path = _place(path)
    handle, name = _beside(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        if not private:  # mkstemp lets nobody else read
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:  # Ctrl-C too: nothing half-written stays
        Path(name).unlink(missing_ok=True)
        raise


def check_writable(path: Path) -> None:
    """Before work that may take hours: OSError if `write_whole` could not write there."""
    handle, name = _beside(_place(path))
    os.close(handle)
    os.unlink(name)


def _place(path: Path) -> Path:
    """Where it is written: through a link, what that points at; and nothing but a file is ever replaced."""
    try:
        place = path.resolve()
    except RuntimeError:  # a link to itself
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP)) from None
    if place.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if place.exists() and not place.is_file():
        raise OSError(errno.EINVAL, tell("no-plain-file"))
    return place


def _beside(place: Path) -> tuple[int, str]:
    return tempfile.mkstemp(dir=place.parent, prefix=f".{place.name[:MOST_LETTERS]}.")


def secret_path(path: Path) -> Path:
    """Where the dice's secret waits while a game is unfinished: beside the game file, not in it."""
    return path.with_name(f"{path.name}.secret")


def save_game(path: Path, record: Record, secret: str) -> None:
    """OSError if it cannot be written."""
    write_whole(path, record.text())
    if record.luck is not None and not record.luck.secret:
        write_whole(secret_path(path), f"{secret}\n", private=True)
    else:
        secret_path(path).unlink(missing_ok=True)


def read_secret(path: Path) -> str:
    """The secret of an unfinished game; empty if it is not there."""
    try:
        secret = secret_path(path).read_text(encoding="ascii").strip()
        bytes.fromhex(secret)
    except (OSError, ValueError):
        return ""
    return secret


def new_path(game: str) -> Path:
    stamp = datetime.now(UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    path = Path(f"{game}-{stamp}.game")
    number = 2
    while path.exists():
        path = Path(f"{game}-{stamp}-{number}.game")
        number += 1
    return path
