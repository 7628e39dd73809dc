"""What a page asks for at its table: each request is handed on to ``Playing``, which knows whether it may be done."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import UNSET, Struct

from onze.server import asking
from onze.server.pages import Page, pages_at
from onze.server.talk import said
from onze.server.wire import Because, Done, Hinted, Pong, Previewed, refusal
from onze.server.words import WORDS
from onze.tables.words import WORDS as TABLE_WORDS

__all__ = ["do"]


def do(page: Page, request: asking.AnyRequest) -> Awaitable[Struct]:
    """Does what a page asks for, and returns the answer; refusals are raised."""
    kind = type(request)
    page.desk.figures.requests[kind.__name__] += 1
    return ANSWERS[kind](page, request)


async def move(page: Page, asked: asking.Move) -> Done:
    """A whole phrase."""
    began = time.perf_counter()
    sent = None if asked.sent is UNSET else f"{page.person}:{asked.sent}"
    playing = page.desk.playing
    version = await playing.play(page.person, page.table.id, asked.seat, asked.number, asked.moves, sent)
    page.desk.figures.moves.note(time.perf_counter() - began)
    return Done(asked.ask, version)


async def preview(page: Page, asked: asking.Preview) -> Previewed:
    """An unfinished phrase; nothing is stored or told."""
    shown = await page.desk.playing.preview(page.person, page.table.id, asked.seat, asked.moves)
    return Previewed(asked.ask, dict(shown.view), list(shown.menu), shown.foreseen, shown.question)


async def why(page: Page, asked: asking.Why) -> Because:
    """Why not."""
    reason = await page.desk.playing.why(page.person, page.table.id, asked.seat, asked.what, asked.moves)
    return Because(asked.ask, None if reason is None else refusal(reason, asked.ask))


async def hint(page: Page, asked: asking.Hint) -> Hinted:
    """What the coach would say; nothing is stored or told."""
    page.desk.rates.take("hints", page.person, page.desk.limits.hints)
    given = await page.desk.playing.hint(page.person, page.table.id, asked.seat, asked.moves)
    return Hinted(asked.ask, given.moves, given.reason)


async def look(page: Page, asked: asking.Look) -> Done:
    """Another seat holds the screen, and everything is told anew with its eyes."""
    page.check(asked.seat)
    await page.look(asked.seat)
    return Done(asked.ask)


async def resign(page: Page, asked: asking.Resign) -> Done:
    """Giving up."""
    await page.desk.playing.resign(page.person, page.table.id, asked.seat)
    return Done(asked.ask)


async def draw(page: Page, asked: asking.Draw) -> Done:
    """A draw is offered, or not any more."""
    await page.desk.playing.offer_draw(page.person, page.table.id, asked.seat, asked.offer)
    return Done(asked.ask)


async def take_back(page: Page, asked: asking.TakeBack) -> Done:
    """Somebody wishes to take back."""
    await page.desk.playing.wish_take_back(page.person, page.table.id, asked.seat)
    return Done(asked.ask)


async def consent(page: Page, asked: asking.Consent) -> Done:
    """Somebody consents, or does not."""
    await page.desk.playing.answer_take_back(page.person, page.table.id, asked.seat, asked.consent)
    return Done(asked.ask)


async def claim(page: Page, asked: asking.Claim) -> Done:
    """The opponent is out of time."""
    await page.desk.playing.claim(page.person, page.table.id, asked.win)
    return Done(asked.ask)


async def call_bot(page: Page, asked: asking.CallBot) -> Done:
    """A bot for somebody who is away."""
    if asked.seat >= len(page.table.seats):
        raise TABLE_WORDS.refused("no_such_seat", values={"seats": len(page.table.seats)})
    await page.desk.playing.call_bot(page.person, page.table.id, asked.seat)
    return Done(asked.ask)


async def take_seat_back(page: Page, asked: asking.TakeSeatBack) -> Done:
    """Back from a bot."""
    await page.desk.playing.come_back(page.person, page.table.id, asked.seat)
    return Done(asked.ask)


async def give_order(page: Page, asked: asking.GiveOrder) -> Done:
    """A standing order; all pages of its person are told, and no other."""
    number = await page.desk.playing.order(page.person, page.table.id, asked.seat, asked.order)
    _tell_own(page)
    return Done(asked.ask, number=number)


async def revoke(page: Page, asked: asking.Revoke) -> Done:
    """A standing order is taken back."""
    await page.desk.playing.revoke(page.person, page.table.id, asked.seat, asked.number)
    _tell_own(page)
    return Done(asked.ask)


async def chat(page: Page, asked: asking.Chat) -> Done:
    """Something is said to all at the table."""
    desk, table = page.desk, page.table
    desk.rates.take("chat", _company(page), desk.limits.chat)
    number = await desk.talking.say(page.person, table.id, asked.text)
    await _tell_message(page, number)
    return Done(asked.ask, number=number)


async def remove_message(page: Page, asked: asking.RemoveMessage) -> Done:
    """The owner removes a message."""
    await page.desk.talking.remove_message(page.person, page.table.id, asked.number)
    await _tell_message(page, asked.number)
    return Done(asked.ask)


async def mute(page: Page, asked: asking.Mute) -> Done:
    """Somebody is not heard any more."""
    await page.desk.talking.mute(_company(page), page.table.id, asked.message, asked.for_all)
    _tell_own_anew(page)
    return Done(asked.ask)


async def unmute(page: Page, asked: asking.Unmute) -> Done:
    """Somebody is heard again."""
    await page.desk.talking.unmute(_company(page), page.table.id, asked.message, asked.for_all)
    _tell_own_anew(page)
    return Done(asked.ask)


async def ping(page: Page, asked: asking.Ping) -> Pong:
    """Somebody is there."""
    return Pong(asked.ask, page.desk.house.now())


async def hello(page: Page, asked: asking.Hello) -> Done:
    """A page that says hello again is told everything anew."""
    return await look(page, asking.Look(ask=asked.ask, seat=asked.seat))


def _company(page: Page) -> str:
    """Whoever has the page, where it takes somebody who belongs to the table."""
    if not page.person:
        raise WORDS.refused("who_are_you")
    if not page.is_company:
        raise WORDS.refused("not_company")
    return page.person


def _tell_own_anew(page: Page) -> None:
    """Tells the pages of one person everything anew: they see other messages now."""
    for other in pages_at(page.table):
        if other.person == page.person:
            other.tell_anew()


def _tell_own(page: Page) -> None:
    """Tells the pages of one person that something of their own has changed."""
    for other in pages_at(page.table):
        if other.person == page.person:
            other.tell(None)


async def _tell_message(page: Page, number: int) -> None:
    """Tells a message to everybody who belongs to the table."""
    found = await page.desk.house.store.messages(page.table.id, number)
    if found:
        for other in filter(lambda other: other.is_company, pages_at(page.table)):
            other.push(await said(page.desk, page.table, found[0], other.person))


ANSWERS: Final[dict[type[asking.Request], Callable[[Page, Any], Awaitable[Struct]]]] = {
    asking.Hello: hello,
    asking.Look: look,
    asking.Move: move,
    asking.Preview: preview,
    asking.Why: why,
    asking.Hint: hint,
    asking.Resign: resign,
    asking.Draw: draw,
    asking.TakeBack: take_back,
    asking.Consent: consent,
    asking.Claim: claim,
    asking.CallBot: call_bot,
    asking.TakeSeatBack: take_seat_back,
    asking.GiveOrder: give_order,
    asking.Revoke: revoke,
    asking.Chat: chat,
    asking.RemoveMessage: remove_message,
    asking.Mute: mute,
    asking.Unmute: unmute,
    asking.Ping: ping,
}
