"""Alembic runs this file; the connection is handed over by `store.migrate`."""

from __future__ import annotations

from alembic import context

from equipoise.play.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
