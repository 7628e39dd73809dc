"""What can wait, waits; a newer wish takes the place of an older one, and nobody waits for ever."""

import asyncio

from onze.server.later import MOMENT, PATIENCE, Later


def test_wishes_are_granted_in_turn_and_a_newer_one_replaces_its_older() -> None:
    asyncio.run(_granted_in_turn())


async def _granted_in_turn() -> None:
    later, granted = Later(), list[str]()

    def wish(who: str, what: str) -> None:
        async def work() -> None:
            granted.append(what)

        later.wish(who, work)

    wish("Ana", "older")
    wish("Bo", "other")
    wish("Ana", "newer")
    wish("Cy", "forgotten")
    later.forget("Cy")
    async with asyncio.timeout(10):
        while len(granted) < 2:
            await asyncio.sleep(0.01)
    await asyncio.sleep(2 * MOMENT)
    assert granted == ["other", "newer"]


def test_nothing_is_granted_in_the_first_moment() -> None:
    asyncio.run(_not_in_the_first_moment())


async def _not_in_the_first_moment() -> None:
    later, granted = Later(), list[float]()
    loop = asyncio.get_running_loop()
    began = loop.time()

    async def work() -> None:
        granted.append(loop.time() - began)

    later.wish("Ana", work)
    async with asyncio.timeout(10):
        while not granted:
            await asyncio.sleep(0.001)
    assert granted[0] >= MOMENT


def test_who_waits_at_a_busy_table_is_told_in_the_end() -> None:
    asyncio.run(_told_in_the_end())


async def _told_in_the_end() -> None:
    later, granted = Later(), asyncio.Event()

    async def work() -> None:
        granted.set()

    later.wish("Ana", work)
    loop = asyncio.get_running_loop()
    busy_until = loop.time() + 2 * PATIENCE
    while loop.time() < busy_until and not granted.is_set():
        held = loop.time() + 0.01
        while loop.time() < held:  # the loop has no moment of its own
            pass
        await asyncio.sleep(0)
    assert granted.is_set()
