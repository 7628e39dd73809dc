"""A seed leaves the store only in the field of its row: no log, no text and no error repeats it."""

import logging
import traceback

import pytest

from onze.tables.store import NotKept, Unstorable
from tests.tables.store.home import SEED, a_table, at_home, seats_of
from tests.tables.store.postgres import PrivatePostgres

FORMS = (SEED.hex(), SEED.decode("latin-1"), repr(SEED)[2:-1], str(list(SEED))[1:-1], "digest of t1", "digest of zoe")


def tells(text: str) -> list[str]:
    """The secrets that a text gives away, in whatever form."""
    return [form for form in FORMS if form.casefold() in text.casefold()]


def test_a_secret_that_is_told_is_seen() -> None:
    assert tells(f"seed {SEED.hex().upper()}")
    assert tells(f"({SEED!r}, 'x')")
    assert not tells("seat:0 pass")


def test_rows_are_printed_without_what_is_secret() -> None:
    assert tells(f"{a_table('t1')!r} {a_table('t1')} {seats_of('t1')}") == []


async def test_no_log_and_no_error_tells_a_seed(
    url: str, postgres: PrivatePostgres, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("aiosqlite", "sqlalchemy", "sqlalchemy.engine", "sqlalchemy.engine.Engine", "asyncio", "alembic"):
        caplog.set_level(logging.DEBUG, name)
    said: list[str] = []
    async with at_home(url) as store:
        said.append(repr(store) + str(vars(store)))
        assert (await store.table("t1")) == (a_table("t1"), seats_of("t1"))
        await store.change_table("t1", seed=SEED, touched=1)
        for row in (a_table("t1"), a_table("t2", owner="nobody"), a_table("t3", agreement="\ud800" + str(SEED))):
            with pytest.raises((NotKept, Unstorable)) as refusal:
                await store.add_table(row, seats_of(row.id))
            said += traceback.format_exception(refusal.value)
        with pytest.raises(Unstorable) as unstorable:
            await store.change_table("t1", seed=SEED, touched=2**80)
        said += traceback.format_exception(unstorable.value)
    assert "INSERT INTO tables" in caplog.text  # logs were on
    assert tells(caplog.text) == []
    assert tells("\n".join(said)) == []
    assert tells(postgres.log()) == []
