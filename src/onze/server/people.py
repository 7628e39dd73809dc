"""Calls about oneself: coming, coming back, another nickname, taking everything along, being forgotten."""

import asyncio
import io
import zipfile

from starlette.responses import Response

from onze.server.answers import Arrived, Me, Nothing, ReturnLink
from onze.server.asking import Come, ComeBack
from onze.server.calls import Asked, Call
from onze.server.identity import cookie
from onze.server.pages import pages_at
from onze.server.wire import encode
from onze.server.words import WORDS
from onze.tables.exporting import records_of

__all__ = ["CALLS"]


async def who_am_i(asked: Asked) -> Me:
    """Who somebody is here; nobody yet, before they have come."""
    return Me(None if asked.person is None else await asked.desk.nickname(asked.person))


async def come(asked: Asked) -> Response:
    """Somebody new gets a cookie; whoever has one already stays who they are, under another nickname."""
    if asked.person is not None:
        return await _with_cookie(asked, asked.person, await rename(asked))
    person, token = await asked.desk.arriving.come(asked.body.nickname)
    return await _with_cookie(asked, person.id, Arrived(person.nickname, token))


async def come_back(asked: Asked) -> Response:
    """Somebody on another device."""
    person = await asked.desk.arriving.come_back(asked.body.token)
    if person is None or not person.nickname:
        raise WORDS.refused("no_way_back")
    return await _with_cookie(asked, person.id, Me(person.nickname))


async def rename(asked: Asked) -> Me:
    """Another nickname."""
    nickname = await asked.desk.arriving.rename(asked.known, asked.body.nickname)
    asked.desk.forget(asked.known)
    return Me(nickname)


async def return_link(asked: Asked) -> Response:
    """Another return link; the one before opens nothing any more, and whoever has an older cookie is signed out."""
    token = await asked.desk.arriving.return_anew(asked.known)
    asked.desk.forget(asked.known)
    _close_pages(asked, "signed_out")
    return await _with_cookie(asked, asked.known, ReturnLink(token))


async def records(asked: Asked) -> Response:
    """The records of all matches that somebody has played to their end, in one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        async for match in records_of(asked.desk.house, asked.known):
            await asyncio.to_thread(archive.writestr, match.name, match.text)
    headers = {"content-disposition": 'attachment; filename="onze.zip"', "cache-control": "no-store"}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


async def forget(asked: Asked) -> Response:
    """Nickname, way back and messages are gone, and so is the cookie; pages that have shown any are told anew.

    Whoever is forgotten has no page open any more, so that the others may call a bot for them.
    """
    said_at = await asked.desk.arriving.forget(asked.known)
    asked.desk.forget(asked.known)
    for table in filter(None, map(asked.desk.house.tables.get, said_at)):
        for page in pages_at(table):
            page.tell_anew()
    _close_pages(asked, "who_are_you")
    return _json(Nothing(), cookie("", asked.secure))


def _close_pages(asked: Asked, key: str) -> None:
    """The open pages of whoever calls are told why, and closed."""
    for table in list(asked.desk.house.tables.values()):
        for page in pages_at(table):
            if page.person == asked.known:
                page.turn_out(key)


async def _with_cookie(asked: Asked, person: str, answer: object) -> Response:
    return _json(answer, cookie(await asked.desk.cookie_of(person), asked.secure))


def _json(answer: object, set_cookie: str) -> Response:
    headers = {"set-cookie": set_cookie, "cache-control": "no-store"}
    return Response(encode(answer), media_type="application/json", headers=headers)


CALLS = (
    Call("GET", "/api/me", "Who am I?", who_am_i, Me, needs_person=False),
    Call("POST", "/api/me", "Come in under a nickname.", come, Arrived, Come, needs_person=False, rate="arrivals"),
    Call(
        "POST", "/api/me/back", "Come back by a return link.", come_back, Me, ComeBack,
        needs_person=False, rate="arrivals",
    ),
    Call("PUT", "/api/me", "Go by another nickname.", rename, Me, Come),
    Call("POST", "/api/me/return-link", "A new return link.", return_link, ReturnLink, rate="arrivals"),
    Call("GET", "/api/me/records", "The records of all my matches that are over, as a zip.", records, rate="past"),
    Call("DELETE", "/api/me", "Be forgotten.", forget, Nothing),
)  # fmt: skip
