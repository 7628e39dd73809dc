"""An older database is brought up to date when it is opened; a file is copied beforehand."""

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from onze.tables.store.copying import copied
from onze.tables.store.words import WORDS

__all__ = ["check_up_to_date", "migrate", "steps"]

FOLDER: Final = Path(__file__).with_name("migrations")
ALONE: Final = 11_1930_2002
"""The number of the lock by which servers that start together migrate a PostgreSQL database one after the other."""


def steps(versions: Path | None = None) -> Config:
    """Where Alembic finds its steps, and those of another folder if there are any."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    folders = [FOLDER / "versions", *([versions] if versions is not None else [])]
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(str(folder).replace("%", "%%") for folder in folders))
    return config


async def migrate(engine: AsyncEngine, path: Path | None, versions: Path | None = None) -> None:
    """Takes every step that the database has not taken yet, all of them or none."""
    config = steps(versions)
    newest = ScriptDirectory.from_config(config).get_current_head()
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ALONE})
        revision = await connection.run_sync(_revision)
        if revision == newest:
            return
        if revision is not None:
            _check_known(config, revision)
        if revision is not None and path is not None:
            # Nobody else can change the file in between: this process holds it.
            await connection.rollback()
            await asyncio.to_thread(copied, path, path.with_name(f"{path.name}.before-{newest}"))
            await connection.begin()  # otherwise Alembic begins one, and commits it before the last check
        await connection.run_sync(_upgraded, config)
        await connection.commit()


async def check_up_to_date(engine: AsyncEngine) -> None:
    """Refuses a database that has not taken every step, or one that this version does not know."""
    config = steps()
    async with engine.connect() as connection:
        revision = await connection.run_sync(_revision)
    if revision is not None:
        _check_known(config, revision)
    if revision != ScriptDirectory.from_config(config).get_current_head():
        raise WORDS.refused("database_older")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _check_known(config: Config, revision: str) -> None:
    """Refuses a database that has taken steps which this version does not know."""
    try:
        ScriptDirectory.from_config(config).get_revision(revision)
    except CommandError:
        raise WORDS.refused("database_newer", values={"revision": revision}) from None


def _upgraded(connection: Connection, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise IntegrityError("PRAGMA foreign_key_check", None, Exception("a step has left rows that refer to nothing"))
