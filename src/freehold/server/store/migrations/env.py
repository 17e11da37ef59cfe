"""Alembic runs the migrations through this file, on the connection that `database.migrate` hands over."""

from alembic import context

from freehold.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
