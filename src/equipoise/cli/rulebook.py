"""Looking rules up, from the table and from the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from equipoise.cli.told import speaker, tell
from equipoise.core.book import Rule
from equipoise.core.title import Title

if TYPE_CHECKING:
    from rich.console import Console


def show_rules(console: Console, title: Title, text: str) -> bool:
    """All rules, one by its number, or those with the text in them; whether there were any."""
    rules = title.book().rules
    wanted = text.strip()
    number = wanted.upper()
    for id in (number, f"{title.prefix}-{number}"):
        if id in rules:
            _show_rule(console, rules[id])
            return True
    found = [rule for rule in rules.values() if wanted.lower() in _all_text(rule).lower()]
    if not found:
        console.print(tell("no-rule-found", text=wanted))
    part = ""
    for rule in found:
        if rule.part != part:
            part = rule.part
            console.print()
            console.print(part, style="bold")
        console.print(f"  {tell('rule', rule=rule.id, text=_spoken(rule.id))}")
    return bool(found)


def _all_text(rule: Rule) -> str:
    return f"{rule.part} {_spoken(rule.id)}"


def _spoken(id: str) -> str:
    """A ruling is an answer: its question belongs to it."""
    question = f"{id}.question"
    text = speaker().rule(id)
    return f"{speaker().rule(question)} {text}" if speaker().has(question) else text


def _show_rule(console: Console, rule: Rule) -> None:
    console.print(f"{rule.id} ({rule.part})", style="bold")
    console.print(_spoken(rule.id))
    console.print(tell("book-source", source=rule.source), style="dim")
    console.print(tell("book-standing", standing=rule.standing), style="dim")
    if rule.cites:
        console.print(tell("book-cites", rules=", ".join(rule.cites)), style="dim")
        for cited in rule.cites:
            console.print(f"  {tell('rule', rule=cited, text=_spoken(cited))}", style="dim")
