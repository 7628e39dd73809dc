"""What is said at tables, and who is not heard there or shall not watch."""

from typing import Final

from sqlalchemy import Integer, bindparam, delete, insert, select, update

from onze.tables.store.calls import Calls, rows_as
from onze.tables.store.changes import Numbered, Statements
from onze.tables.store.rows import Message, Mute
from onze.tables.store.schema import MESSAGES, MUTES, SENT_AWAY

__all__ = ["Company"]

SAID: Final = (
    select(MESSAGES)
    .where(MESSAGES.c["table"] == bindparam("at"), MESSAGES.c.number >= bindparam("first"))
    .order_by(MESSAGES.c.number.desc())
)
"""What was said at a table from a number on, the last first. Every page that opens asks it: it is built once."""
TAIL: Final = SAID.limit(bindparam("most", type_=Integer))


class Company(Calls):
    """The calls about those who are at a table together."""

    async def add_message(self, table: str, person: str, text: str, at: int) -> int:
        """Keeps what somebody says at a table; returns its number."""
        values = {"table": table, "person": person, "text": text, "at": at, "removed": False}
        return await self._numbered(Numbered(MESSAGES, values, ("table",)))

    async def messages(self, table: str, first: int = 1, most: int | None = None) -> list[Message]:
        """What was said at a table from a number on, or the last of it; what was removed is there without its text."""
        wanted = SAID if most is None else TAIL
        latest = await self._rows(wanted, {"at": table, "first": first, "most": most})
        return rows_as(Message, latest[::-1])

    async def remove_message(self, table: str, number: int) -> None:
        """Removes the text of a message."""
        place = (MESSAGES.c["table"] == table, MESSAGES.c.number == number)
        await self._changed(update(MESSAGES).where(*place).values(text="", removed=True))

    async def tables_of_messages(self, person: str) -> list[str]:
        """The tables at which somebody has said something."""
        rows = await self._rows(select(MESSAGES.c["table"]).where(MESSAGES.c.person == person).distinct())
        return [row.table for row in rows]

    # Who is not heard, and who shall not watch

    async def mute(self, mute: Mute) -> None:
        """Somebody is not heard any more."""
        await self._added(MUTES, mute)

    async def unmute(self, mute: Mute) -> None:
        """Somebody is heard again."""
        columns = MUTES.c
        between = (columns["table"] == mute.table, columns.by == mute.by, columns.person == mute.person)
        await self._changed(delete(MUTES).where(*between, columns.for_all.is_(mute.for_all)))

    async def mutes(self, table: str) -> list[Mute]:
        """Who is not heard at a table."""
        wanted = select(MUTES).where(MUTES.c["table"] == table).order_by(MUTES.c.message)
        return rows_as(Mute, await self._rows(wanted))

    async def send_away(self, table: str, person: str) -> None:
        """Somebody shall not watch a table; ``NotKept`` if that is known."""
        await self.writer.write(Statements(insert(SENT_AWAY).values(table=table, person=person)))

    async def sent_away(self, table: str) -> list[str]:
        """Those who shall not watch a table."""
        rows = await self._rows(select(SENT_AWAY.c.person).where(SENT_AWAY.c["table"] == table))
        return [row.person for row in rows]
