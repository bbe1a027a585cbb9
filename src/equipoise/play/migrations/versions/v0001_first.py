"""Guests, matches, seats, moves, snapshots, notes.

Written out, not taken from `schema.py`: that file moves on, this step must not.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def match(key: bool = True) -> sa.Column[str]:
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.code"), nullable=False, primary_key=key)


def number(name: str, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, primary_key=key)


def text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def upgrade() -> None:
    op.create_table("guests", sa.Column("id", sa.Text, primary_key=True), text("name"), time("created"))
    _matches()
    op.create_table(
        "seats", match(), number("seat", key=True), text("kind"), text("guest"), text("name"),
        text("level"), text("luck"), number("resigned"),
    )  # fmt: skip
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "moves", match(), number("n", key=True), number("seat"), text("words"),
        number("draws"), number("shown"), time("at"),
    )  # fmt: skip
    op.create_table("snapshots", match(), number("n", key=True), text("state"))
    op.create_table(
        "notes", number("id", key=True), match(key=False), number("n"), number("seat"), text("word")
    )
    op.create_index("notes_by_match", "notes", ["match", "n"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("code", sa.Text, primary_key=True),
        text("game"), number("version"), text("options"), text("stage"), number("n"), number("draws"),
        text("to_act"), sa.Column("outcome", sa.Text), text("secret"), number("listed"),
        sa.Column("rematch", sa.Text), time("created"), time("changed"),
    )  # fmt: skip
    op.create_index("matches_by_stage", "matches", ["stage", "changed"])
