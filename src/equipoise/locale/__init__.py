"""Gives messages a language: one folder of Fluent files for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from equipoise.core.message import Message, Value

if TYPE_CHECKING:  # slow to import, so only when something is to be said
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

HERE: Final = Path(__file__).parent
LONGEST: Final = 1000  # letters of a value: with more Fluent refuses the whole message

_folders: Final = [HERE]


def add_texts(folder: Path) -> None:
    """Texts of a game from outside: a folder of languages."""
    if folder not in _folders:
        _folders.append(folder)


class MissingMessage(KeyError):
    """Names a message that the language does not have."""


def languages() -> list[str]:
    return sorted({file.parent.name for file in HERE.glob("*/*.ftl")})


class Speaker:
    """Says messages in one language. Its files are read when it first speaks."""

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise ValueError(f"there is no language {language!r}; allowed: {', '.join(languages())}")
        self.language = language
        self._loaded: FluentBundle | None = None
        self._read = 0  # so many of the folders

    def tell(self, message: Message) -> str:
        """The sentence. A name the language does not have is told by its `name` value, if it carries one."""
        pattern = self._pattern(message.id)
        if pattern is None:
            name = message.values.get("name")
            if isinstance(name, str):
                return name
            raise MissingMessage(f"{message.id} ({self.language})")
        values = {key: self._plain(value) for key, value in message.values.items()}
        text, errors = self._bundle().format_pattern(pattern, values)
        if errors:
            # Fluent would go on and show the reader a hole in braces.
            raise ValueError(f"message {message.id} ({self.language}): {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an `id.attribute`."""
        return self._pattern(id) is not None

    def rule(self, id: str) -> str:
        """The text of a rule or ruling."""
        return self.tell(Message(id))

    def _plain(self, value: Value) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, Message):
            value = self.tell(value)
        elif isinstance(value, list):
            value = self._join([self.tell(part) for part in value])
        return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"

    def _join(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        first, *rest = parts
        if len(rest) == 1:
            return self.tell(Message("list-two", {"first": first, "last": rest[0]}))
        return self.tell(Message("list-more", {"first": first, "rest": self._join(rest)}))

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        bundle = self._bundle()
        if not bundle.has_message(name):
            return None
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _bundle(self) -> FluentBundle:
        if self._loaded is not None and self._read == len(_folders):
            return self._loaded
        from fluent.runtime import FluentBundle, FluentResource

        if self._loaded is None:
            self._loaded = FluentBundle([self.language], use_isolating=False)
        # A game from outside may come when much has been said already.
        for folder in _folders[self._read :]:
            for file in sorted((folder / self.language).glob("*.ftl")):
                self._loaded.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self._read = len(_folders)
        return self._loaded
