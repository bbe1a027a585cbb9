"""Matches that were opened from a game file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("given", sa.Integer, nullable=False, server_default="0"))
