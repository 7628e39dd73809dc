"""The server is tested on both databases where it matters which."""

from tests.tables.store.conftest import postgres, postgres_url, sqlite_url, url

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]
