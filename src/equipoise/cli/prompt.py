"""Asking for a line: with completion in a terminal, plainly from a pipe."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Iterable

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document


class Prompt(ABC):
    @abstractmethod
    def ask(self, sentences: list[str]) -> str:
        """A line somebody gave; EOFError or KeyboardInterrupt to leave. Sentences: what may be said."""


class PipedPrompt(Prompt):
    def __init__(self) -> None:
        # Bytes that are no text are shown as such and refused; they are no reason to fall over.
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

    def ask(self, sentences: list[str]) -> str:
        print("> ", end="", flush=True)
        line = input()
        print(line.encode("utf-8", "replace").decode() if line.isprintable() else "?")
        return line


class TerminalPrompt(Prompt):
    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        self._session: PromptSession[str] = PromptSession(history=InMemoryHistory())

    def ask(self, sentences: list[str]) -> str:
        from prompt_toolkit.completion import Completer, Completion

        class Words(Completer):
            def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
                typed = document.text_before_cursor
                begun = len(typed) - len(typed.rpartition(" ")[2])
                for word in next_words(sentences, typed):
                    yield Completion(word, start_position=begun - len(typed))

        return self._session.prompt("> ", completer=Words(), complete_while_typing=False)


def next_words(sentences: list[str], typed: str) -> list[str]:
    """The words that can stand where the cursor is, each once, in the order of the sentences."""
    *before, begun = typed.lower().split(" ")
    before = [word for word in before if word]
    found: dict[str, None] = {}
    for sentence in sentences:
        words = sentence.split(" ")
        rest = words[len(before) :]
        if rest and words[: len(before)] == before and rest[0].startswith(begun):
            found[rest[0]] = None
    return list(found)


def make_prompt() -> Prompt:
    return TerminalPrompt() if sys.stdin.isatty() and sys.stdout.isatty() else PipedPrompt()
