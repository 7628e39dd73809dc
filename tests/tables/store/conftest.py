"""Every test of the store runs on SQLite and on PostgreSQL, and none of them may hang."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.store.postgres import PrivatePostgres

LONGEST = 120
"""Seconds that a test may take."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a test that is a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}), LONGEST))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    """One server for all tests of a process; each test finds its database empty."""
    server = PrivatePostgres()
    yield server
    server.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def postgres_url(postgres: PrivatePostgres) -> str:
    return postgres.emptied()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))
