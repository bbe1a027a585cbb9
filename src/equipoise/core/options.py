"""What may be chosen for a table: declared once, used by the API, the terminal and the browser."""

from __future__ import annotations

from typing import Final, final

from equipoise.core.game import Options, OptionValue
from equipoise.core.message import Message

CHOICE: Final = "choice"
FLAG: Final = "flag"
NUMBER: Final = "number"
FILE: Final = "file"


class OptionError(ValueError):
    """A table that cannot be set up; names the option and what is allowed."""

    def __init__(self, option: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.option = option
        self.rule = rule


@final
class Option:
    __slots__ = ("also", "default", "high", "kind", "low", "name", "rules", "seats", "step", "values")

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        rules: list[str],
        values: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        step: int = 1,
        also: list[str] | None = None,
        seats: list[int] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.rules = rules
        self.values = values if values is not None else []  # of a file: names of those that come with it
        self.low = low
        self.high = high
        self.step = step  # from one number that is allowed to the next
        # Known to the game and not offered: other ways to say a value, or what it refuses with a rule.
        self.also = also if also is not None else []
        self.seats = seats if seats is not None else []  # the tables that have it, all if empty

    def allowed(self) -> str:
        if self.kind == CHOICE:
            return " or ".join(self.values)
        if self.kind == FLAG:
            return "true or false"
        if self.kind == NUMBER and self.step > 1:
            return " or ".join(str(number) for number in range(self.low, self.high + 1, self.step))
        if self.kind == NUMBER:
            return f"a whole number from {self.low} to {self.high}"
        return " or ".join(["the path of a file", *self.values])

    def accepts(self, value: object) -> bool:
        if self.kind == FLAG:
            return isinstance(value, bool)
        if self.kind == NUMBER:
            # True is an int to Python, but not to a player.
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            return self.low <= value <= self.high and (value - self.low) % self.step == 0
        if not isinstance(value, str):
            return False
        return self.kind == FILE or value in self.values or value in self.also

    def offered(self) -> list[str]:
        """What a form lists; the default of a file is to have none."""
        return ["", *self.values] if self.kind == FILE and self.values else self.values

    def names_a_file(self, value: object) -> bool:
        """Strangers may not choose that: the machine would read any file for them."""
        return self.kind == FILE and value not in self.offered()

    def check(self, value: object) -> OptionValue:
        if isinstance(value, (bool, int, str)) and self.accepts(value):
            return value
        raise self.error(repr(value))

    def read(self, text: str) -> OptionValue:
        """The value that a person typed, or a game file holds."""
        if self.kind == FLAG and text in ("true", "false"):
            return text == "true"
        if self.kind == NUMBER and text.isascii() and text.isdigit() and len(text) < 10:
            return self.check(int(text))
        if self.kind == CHOICE or self.kind == FILE:
            return self.check(text)
        raise self.error(repr(text))

    def write(self, value: OptionValue) -> str:
        return str(value).lower() if self.kind == FLAG else str(value)

    def label(self, prefix: str) -> Message:
        """What it is called; its attribute `help` says more."""
        return Message(_message_id(prefix, self.name), {"name": self.name})

    def value_label(self, prefix: str, value: OptionValue) -> Message:
        """A value in words: choices and what comes with the game have a message each, a flag is yes or no."""
        if self.kind == FLAG:
            return Message("option-on" if value else "option-off")
        text = self.write(value)
        if text not in self.offered() and self.kind != CHOICE:
            return Message("", {"name": text})
        return Message(_message_id(prefix, self.name, text or "usual"), {"name": text})

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def error(self, shown: str) -> OptionError:
        default = self.write(self.default)
        allowed = f"allowed: {self.allowed()}" + (f" (default: {default})" if default else "")
        return OptionError(self.name, f"option {self.name} cannot be {shown}; {allowed}")


def _message_id(prefix: str, *parts: str) -> str:
    return "-".join([prefix.lower(), "option", *parts]).replace("_", "-")


def unknown_option(name: str, declared: list[Option]) -> OptionError:
    names = ", ".join(option.name for option in declared) or "none"
    return OptionError(name, f"there is no option {name}; allowed: {names}")


def complete(declared: list[Option], chosen: dict[str, object], seats: int = 0) -> Options:
    """Every declared option that a table with so many seats has, with its chosen or default value."""
    known = {option.name: option for option in declared}
    for name in chosen:
        if name not in known:
            raise unknown_option(name, declared)
        if seats and not known[name].fits(seats):
            tables = " or ".join(str(count) for count in known[name].seats)
            said = f"option {name} is for tables with {tables} seats; with {seats} seats it must be left out"
            raise OptionError(name, said)
    return {
        option.name: option.check(chosen[option.name]) if option.name in chosen else option.default
        for option in declared
        if not seats or option.fits(seats)
    }


def read_options(declared: list[Option], texts: dict[str, str]) -> dict[str, object]:
    """The values of options given as text."""
    known = {option.name: option for option in declared}
    values: dict[str, object] = {}
    for name, text in texts.items():
        if name not in known:
            raise unknown_option(name, declared)
        values[name] = known[name].read(text)
    return values
