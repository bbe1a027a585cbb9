"""Seats that do not want to be asked for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("quiet", sa.Text, nullable=False, server_default=""))
