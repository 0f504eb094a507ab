"""Alembic runs this file for every migration, with the connection that it was given."""

from alembic import context

from serai.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
