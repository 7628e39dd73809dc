"""People come, come back, go by another nickname, and are forgotten."""

from dataclasses import replace

from onze.tables.house import House
from onze.tables.people import checked_nickname, digest_of, new_id, new_token
from onze.tables.store import Person

__all__ = ["Arriving"]


class Arriving:
    """What people do before they sit anywhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        """Where the tables are."""

    async def come(self, nickname: object) -> tuple[Person, str]:
        """Somebody new, and the token that brings them back, which is told once."""
        token = new_token()
        person = Person(new_id(), checked_nickname(nickname), digest_of(token), self.house.now())
        await self.house.store.add_person(person)
        return person, token

    async def come_back(self, token: str) -> Person | None:
        """Somebody by the token of their return link."""
        return await self.house.store.person_by_return(digest_of(token))

    async def return_anew(self, person: str) -> str:
        """The token of another return link; the one before opens nothing any more, nor does any older cookie."""
        token = new_token()
        await self.house.store.change_return(person, digest_of(token))
        return token

    async def rename(self, person: str, nickname: object) -> str:
        """Somebody goes by another nickname, at once at every table; returns it as it is shown."""
        checked = checked_nickname(nickname)
        await self.house.store.rename(person, checked)
        self._called(person, checked)
        return checked

    async def forget(self, person: str) -> list[str]:
        """Nickname, way back and messages are gone, for good; returns the tables at which something was said."""
        said_at = await self.house.store.tables_of_messages(person)
        await self.house.store.forget_person(person)
        for table in self.house.tables.values():
            seats = [replace(seat, called=None) if seat.person == person else seat for seat in table.seats]
            table.seats = tuple(seats)
        self._called(person, "")
        return said_at

    def _called(self, person: str, nickname: str) -> None:
        for table in self.house.tables.values():
            if person in table.nicknames:
                table.nicknames[person] = nickname
                if table.hosted is not None:
                    table.hosted.voice.names = table.all_names()
                table.publish(None)
