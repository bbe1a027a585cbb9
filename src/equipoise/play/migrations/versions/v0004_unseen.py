"""Moves that not everybody was told of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("moves", sa.Column("unseen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET told = n")
