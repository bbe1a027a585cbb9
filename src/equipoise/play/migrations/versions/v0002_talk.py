"""What people said at a table, and what they were asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def number(name: str, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, primary_key=key)


def text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def match(key: bool) -> sa.Column[str]:
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.code"), nullable=False, primary_key=key)


def upgrade() -> None:
    op.create_table(
        "chat", number("id", key=True), match(key=False), number("seat"), text("who"), text("text"),
        sa.Column("at", sa.Float, nullable=False),
    )  # fmt: skip
    op.create_index("chat_by_match", "chat", ["match", "id"])
    op.create_table(
        "questions", match(key=True), number("id"), text("kind"), number("seat"), text("asker"),
        text("waiting"), number("n"),
    )  # fmt: skip
