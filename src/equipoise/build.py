"""Whether the rules that run here are compiled or plain Python."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Sequence


def compiled() -> bool:
    spec = find_spec("equipoise.core.game")
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def kind() -> str:
    return "compiled" if compiled() else "interpreted"


class _PlainPython(MetaPathFinder):
    """Finds the .py file of a module of ours though its compiled twin lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("equipoise."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name) for folder in path)
        return next((spec for spec in found if spec is not None), None)


def interpret() -> None:
    """From here on runs the rules as plain Python; to be called before any of them is imported."""
    sys.meta_path.insert(0, _PlainPython())
