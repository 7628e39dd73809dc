"""Everything that somebody has played here, to take along: the record of every match of theirs that is over."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

from onze.kernel.records import Record
from onze.tables.house import House

__all__ = ["Exported", "records_of"]

MOST: Final = 2_000
"""So many matches are taken along at once, the latest first."""


class Exported(NamedTuple):
    """One match that is over."""

    name: str
    """What its file is called: when it ended, the game, and the table."""
    text: str
    """Its record, as a file."""


async def records_of(house: House, person: str) -> AsyncIterator[Exported]:
    """The matches of a person that were played to an end, the latest first; a table closed before its match has none.

    They are written from their lines alone: no match is played again for it.
    """
    for row, _ in await house.store.finished_of(person, MOST):
        lines = await house.store.lines(row.id)
        if row.outcome is None or not lines:
            continue
        record = Record()
        for line in lines:
            record.add(line.text)
        day = datetime.fromtimestamp(row.touched / 1000, UTC).date().isoformat()
        yield Exported(f"{day}-{row.agreement['game']}-{row.id}.onze", record.text())
