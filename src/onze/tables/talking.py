"""What is said at tables beside the game, and who is not heard any more."""

from onze.tables.house import House
from onze.tables.people import checked_message
from onze.tables.store import Message, Mute, NotKept
from onze.tables.words import WORDS

__all__ = ["Talking"]


class Talking:
    """What is said at tables. Somebody is pointed out by a message of theirs: nobody need know who they are."""

    def __init__(self, house: House) -> None:
        self.house = house
        """Where the tables are."""

    async def say(self, person: str, id: str, text: object) -> int:
        """Somebody says something at a table; returns the number of the message."""
        table = await self.house.table(id)
        if table.is_silenced(person):
            raise WORDS.refused("silenced")
        number = await self.house.store.add_message(table.id, person, checked_message(text), self.house.now())
        table.publish(None)
        return number

    async def remove_message(self, person: str, id: str, number: int) -> None:
        """The owner of a table removes what somebody has said there."""
        table = await self.house.table(id)
        table.check_owner(person)
        try:
            await self.house.store.remove_message(table.id, number)
        except NotKept:
            raise WORDS.refused("no_such_message") from None

    async def mute(self, person: str, id: str, message: int, for_all: bool = False) -> None:
        """Somebody does not want to hear whoever has said this; the owner may see to it that nobody has to."""
        table = await self.house.table(id)
        if for_all:
            table.check_owner(person)
        async with table.lock:
            other = (await self._message(id, message)).person
            if other == person:
                raise WORDS.refused("not_yourself")
            if not any(_is_of(mute, person, other, for_all) for mute in table.mutes):
                known = await self.house.store.person(other)
                mute = Mute(table.id, person, other, for_all, message)
                await self.house.store.mute(mute)
                table.mutes.add(mute)
                table.nicknames.setdefault(other, "" if known is None else known.nickname)
        table.publish(None)

    async def unmute(self, person: str, id: str, message: int, for_all: bool = False) -> None:
        """Whoever has said this is heard again."""
        table = await self.house.table(id)
        if for_all:
            table.check_owner(person)
        async with table.lock:
            other = (await self._message(id, message)).person
            for mute in [mute for mute in table.mutes if _is_of(mute, person, other, for_all)]:
                await self.house.store.unmute(mute)
                table.mutes.discard(mute)
        table.publish(None)

    async def _message(self, id: str, number: int) -> Message:
        found = await self.house.store.messages(id, number)
        if not found or found[0].number != number:
            raise WORDS.refused("no_such_message")
        return found[0]


def _is_of(mute: Mute, by: str, person: str, for_all: bool) -> bool:
    return (mute.by, mute.person, mute.for_all) == (by, person, for_all)
