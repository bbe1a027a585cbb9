"""What can be written to the database: each kind one statement, so that a group is written in few calls."""

from __future__ import annotations

from typing import Any, Final, Sequence, final

from mypy_extensions import mypyc_attr
from sqlalchemy import Table, bindparam, delete, insert, literal_column, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from equipoise.play.schema import CHAT, GUESTS, MATCHES, MOVES, NOTES, QUESTIONS, SEATS, SNAPSHOTS


@final
class Kind:
    """Compiled once: SQLAlchemy's work on each row of a group would cost more than SQLite's."""

    __slots__ = ("counted", "names", "sql")

    def __init__(self, statement: UpdateBase, counted: bool = False) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        self.sql = str(compiled)
        self.names: list[str] = list(compiled.positiontup or [])  # of the values, in the order of the text
        self.counted = counted  # each must meet exactly one row, or the match is not what we thought

    def in_order(self, *names: str) -> None:
        """For those who hand over rows."""
        if list(names) != self.names:
            raise ValueError(f"the values are {self.names}, not {list(names)}")

    def row(self, values: dict[str, Any]) -> tuple[Any, ...]:
        return tuple([values.get(name) for name in self.names])


@final
@mypyc_attr(acyclic=True)
class Change:
    __slots__ = ("kind", "row")

    def __init__(self, what: Kind, row: tuple[Any, ...] | None = None, /, **values: Any) -> None:
        """By name; or as a row, which is quicker. (A seat too has a kind, hence `what`.)"""
        self.kind = what
        self.row = what.row(values) if row is None else row


def by_kind(groups: list[Sequence[Change]]) -> list[tuple[Kind, list[tuple[Any, ...]]]]:
    """The rows of all these changes, in the order in which they can be written."""
    found: dict[Kind, list[tuple[Any, ...]]] = {}
    for changes in groups:
        for change in changes:
            rows = found.get(change.kind)
            if rows is None:
                found[change.kind] = [change.row]
            else:
                rows.append(change.row)
    return [(kind, found[kind]) for kind in IN_ORDER if kind in found]


def _guest() -> UpdateBase:
    statement = sqlite.insert(GUESTS)
    return statement.on_conflict_do_update(
        index_elements=[GUESTS.c.id], set_={"name": statement.excluded.name}
    )


def _question() -> UpdateBase:
    """A new question takes the place of the one before."""
    statement = sqlite.insert(QUESTIONS)
    names = [column.name for column in QUESTIONS.c if not column.primary_key]
    return statement.on_conflict_do_update(
        index_elements=[QUESTIONS.c.match], set_={name: statement.excluded[name] for name in names}
    )


def _step(*names: str) -> UpdateBase:
    """Compare-and-swap: only if the match is where the writer thinks it is."""
    here = (MATCHES.c.code == bindparam("match")) & (MATCHES.c.n == bindparam("old_n"))
    return update(MATCHES).where(here).values({name: bindparam(f"new_{name}") for name in names})


def _sit() -> UpdateBase:
    """Compare-and-swap too: nobody takes a seat that another has just taken."""
    here = (SEATS.c.match == bindparam("of")) & (SEATS.c.seat == bindparam("at"))
    same = (SEATS.c.kind == bindparam("old_kind")) & (SEATS.c.guest == bindparam("old_guest"))
    names = ("kind", "guest", "name", "level", "luck", "resigned", "quiet")
    return update(SEATS).where(here & same).values({name: bindparam(f"new_{name}") for name in names})


def _cut(table: Table) -> UpdateBase:
    """What lies after so many moves."""
    return delete(table).where((table.c.match == bindparam("of")) & (table.c.n > bindparam("to")))


def _moved_up() -> UpdateBase:
    """The moves after this one are each one less."""
    here = (NOTES.c.match == bindparam("of")) & (NOTES.c.n > bindparam("to"))
    return update(NOTES).where(here).values(n=literal_column("n - 1"))


GUEST: Final = Kind(_guest())
MATCH: Final = Kind(insert(MATCHES))
SEAT: Final = Kind(insert(SEATS))
STEP: Final = Kind(_step("n", "stage", "draws", "to_act", "outcome", "changed", "told"), counted=True)
GO_ON: Final = Kind(_step("n", "draws", "to_act", "told"), counted=True)  # no list of matches is touched
SIT: Final = Kind(_sit(), counted=True)
QUIET: Final = Kind(
    update(SEATS)
    .where((SEATS.c.match == bindparam("of")) & (SEATS.c.seat == bindparam("at")))
    .values(quiet=bindparam("new_quiet"))
)
CUT_MOVES: Final = Kind(_cut(MOVES))
CUT_SNAPSHOTS: Final = Kind(_cut(SNAPSHOTS))
CUT_NOTES: Final = Kind(_cut(NOTES))
MOVE_UP_NOTES: Final = Kind(_moved_up())
MOVE: Final = Kind(insert(MOVES))
SNAPSHOT: Final = Kind(insert(SNAPSHOTS))
NOTE: Final = Kind(insert(NOTES))
SAY: Final = Kind(insert(CHAT))
CUT_QUESTION: Final = Kind(
    delete(QUESTIONS).where((QUESTIONS.c.match == bindparam("of")) & (QUESTIONS.c.id == bindparam("number")))
)
QUESTION: Final = Kind(_question())
CLOCK: Final = Kind(
    update(MATCHES).where(MATCHES.c.code == bindparam("match")).values(clock=bindparam("new_clock"))
)
REMATCH: Final = Kind(
    update(MATCHES)
    .where((MATCHES.c.code == bindparam("match")) & MATCHES.c.rematch.is_(None))
    .values(rematch=bindparam("new_code")),
    counted=True,
)

# Rows that others point at come first; what is taken back goes before what is new.
IN_ORDER: Final = [
    GUEST, MATCH, SEAT, STEP, GO_ON, CLOCK, SIT, QUIET, CUT_MOVES, CUT_SNAPSHOTS, CUT_NOTES, MOVE_UP_NOTES,
    MOVE, SNAPSHOT, NOTE, REMATCH, SAY, CUT_QUESTION, QUESTION,
]  # fmt: skip
