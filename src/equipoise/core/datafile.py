"""Reading a TOML data file that a person wrote: every fault is listed, none is a traceback."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import final

Entry = dict[str, object]


class DataError(ValueError):
    """A data file that cannot be used, with all that is wrong with it."""

    def __init__(self, path: str, faults: list[str]) -> None:
        super().__init__(f"{path}: " + "; ".join(faults))
        self.path = path
        self.faults = faults


def fingerprint(path: Path) -> str:
    """Tells one content of a file from another."""
    return _digest(path.read_bytes())


def fingerprint_of(text: str) -> str:
    return _digest(text.encode())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def read_toml(path: Path) -> Entry:
    try:
        if path.exists() and not path.is_file():  # a device would be read for ever
            raise DataError(str(path), ["the file cannot be read: it is no plain file"])
        return dict(tomllib.loads(path.read_text(encoding="utf-8")))
    except DataError:
        raise
    except OSError as error:
        raise DataError(str(path), [f"the file cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise DataError(str(path), ["the file is not UTF-8 text"]) from None
    except RecursionError:
        raise DataError(str(path), ["the file is nested too deep"]) from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(str(path), [f"the file is not TOML: {error}"]) from None
    except ValueError as error:  # a path with a NUL, a number of too many digits
        raise DataError(str(path), [f"the file cannot be read: {error}"]) from None


@final
class Reader:
    """Takes typed values out of tables and notes each fault instead of stopping at the first."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def only(self, entry: Entry, where: str, known: list[str]) -> None:
        for key in entry:
            if key not in known:
                self.fault(f"{where}: unknown key {key}; known are {', '.join(known)}")

    def text(self, entry: Entry, key: str, where: str, default: str | None = None) -> str:
        value = entry.get(key, default)
        if isinstance(value, str):
            return value
        self.fault(f"{where}: {key} must be a text" if key in entry else f"{where}: {key} is missing")
        return ""

    def number(
        self, entry: Entry, key: str, where: str, low: int, high: int, default: int | None = None
    ) -> int:
        value = entry.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        allowed = f"a whole number from {low} to {high}"
        self.fault(f"{where}: {key} must be {allowed}" if key in entry else f"{where}: {key} is missing")
        return low

    def measure(self, entry: Entry, key: str, where: str, low: float, high: float) -> float:
        value = entry.get(key)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        allowed = f"a number from {low:g} to {high:g}"
        self.fault(f"{where}: {key} must be {allowed}" if key in entry else f"{where}: {key} is missing")
        return low

    def numbers(self, entry: Entry, key: str, where: str, low: int, high: int) -> list[int]:
        value = entry.get(key)
        # type(), since true is an int to Python.
        if isinstance(value, list) and all(type(n) is int and low <= n <= high for n in value):
            return [int(n) for n in value]
        allowed = f"a list of whole numbers from {low} to {high}"
        self.fault(f"{where}: {key} must be {allowed}" if key in entry else f"{where}: {key} is missing")
        return []

    def flag(self, entry: Entry, key: str, where: str, default: bool) -> bool:
        value = entry.get(key, default)
        if isinstance(value, bool):
            return value
        self.fault(f"{where}: {key} must be true or false")
        return default

    def texts(self, entry: Entry, key: str, where: str) -> list[str]:
        value = entry.get(key)
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return [str(item) for item in value]
        self.fault(f"{where}: {key} must be a list of texts")
        return []

    def table(self, entry: Entry, key: str, where: str) -> Entry:
        value = entry.get(key)
        if isinstance(value, dict):
            return dict(value)
        self.fault(f"{where}: there must be a table {key}")
        return {}

    def tables(self, entry: Entry, key: str, where: str, needed: bool = True) -> list[Entry]:
        value = entry.get(key)
        if value is None and not needed:
            return []
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return [dict(item) for item in value]
        self.fault(f"{where}: there must be a list of tables {key}")
        return []
