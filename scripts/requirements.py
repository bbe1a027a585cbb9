"""Prints what pyproject.toml asks for: `requirements.py build run dev peers plot ray`, any of them."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def needs(names: list[str]) -> list[str]:
    data = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = {
        "build": data["build-system"]["requires"],
        "run": data["project"]["dependencies"],
        **data["project"]["optional-dependencies"],
    }
    return sorted({need for name in names for need in groups[name]})


if __name__ == "__main__":
    print("\n".join(needs(sys.argv[1:])))
