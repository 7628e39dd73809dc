"""The database that tables are kept in, for every command that needs it."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from onze.cli.screen import refused
from onze.kernel.data import system_error

__all__ = ["URL", "data_folder", "database_address"]

URL: Final = "ONZE_DATABASE_URL"
"""The environment variable that names another database."""


def data_folder() -> Path:
    """Where the data of this person are."""
    return user_data_path("onze")


def database_address(given: str | None) -> str:
    """The address that was given, that of the environment, or a file of this person, whose folder is made."""
    folder = data_folder()
    address = given or os.environ.get(URL)
    if address:
        return address
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused("cannot-write", file=str(folder), error=system_error(error)) from None
    return f"sqlite:///{folder / 'tables.db'}"
