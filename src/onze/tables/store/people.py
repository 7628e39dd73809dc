"""Who plays here."""

from sqlalchemy import select, update

from onze.tables.store.calls import Calls, only, rows_as
from onze.tables.store.rows import Person
from onze.tables.store.schema import MESSAGES, PEOPLE, SEATS

__all__ = ["People"]


class People(Calls):
    """The calls about people."""

    async def add_person(self, person: Person) -> None:
        """Keeps somebody new."""
        await self._added(PEOPLE, person)

    async def rename(self, id: str, nickname: str) -> None:
        """Somebody goes by another nickname."""
        await self._changed(update(PEOPLE).where(PEOPLE.c.id == id).values(nickname=nickname))

    async def person(self, id: str) -> Person | None:
        """Somebody by the id."""
        return only(rows_as(Person, await self._rows(select(PEOPLE).where(PEOPLE.c.id == id))))

    async def person_by_return(self, digest: str) -> Person | None:
        """Somebody who comes back by a link, of which this is the token's digest."""
        return only(rows_as(Person, await self._rows(select(PEOPLE).where(PEOPLE.c.return_digest == digest))))

    async def change_return(self, id: str, digest: str) -> None:
        """Somebody has another link that brings them back; the one before, and older cookies, open nothing any more."""
        newer = {"return_digest": digest, "generation": PEOPLE.c.generation + 1}
        await self._changed(update(PEOPLE).where(PEOPLE.c.id == id).values(**newer))

    async def forget_person(self, id: str) -> None:
        """Nickname, way back and whatever was said are gone; seats keep the bare id, and records their pseudonyms.

        Those who shared their screen are forgotten with them.
        """
        nameless = update(PEOPLE).where(PEOPLE.c.id == id).values(nickname="", return_digest=None)
        unsaid = update(MESSAGES).where(MESSAGES.c.person == id).values(text="", removed=True)
        await self._changed(nameless, unsaid, update(SEATS).where(SEATS.c.person == id).values(called=None))
