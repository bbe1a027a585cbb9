"""The rules and rulings of a game by number. Their sentences are Fluent messages of the same id."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import final


@final
class Rule:
    __slots__ = ("cites", "id", "part", "source", "standing", "untestable")

    def __init__(
        self, id: str, part: str, source: str, standing: str, cites: list[str], untestable: str
    ) -> None:
        self.id = id
        self.part = part  # the heading it stands under
        self.source = source  # where the printed rules say so, or why we rule so
        self.standing = standing  # printed, added, firm or choice
        self.cites = cites  # rulings that decide how it is read
        self.untestable = untestable  # why software cannot test it; empty for nearly all


@final
class Book:
    __slots__ = ("game", "rules")

    def __init__(self, game: str, rules: list[Rule]) -> None:
        self.game = game
        self.rules: dict[str, Rule] = {rule.id: rule for rule in rules}


def read_book(path: Path) -> Book:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    rules: list[Rule] = []
    for entry in data["rule"]:
        rules.append(
            Rule(
                str(entry["id"]),
                str(entry["part"]),
                str(entry["source"]),
                str(entry["standing"]),
                [str(cited) for cited in entry.get("cites", [])],
                str(entry.get("untestable", "")),
            )
        )
    return Book(str(data["game"]), rules)
