"""Calls about oneself: coming, coming back, another nickname, being forgotten."""

from starlette.responses import Response

from onze.server.asking import Come, ComeBack
from onze.server.calls import Asked, Call
from onze.server.identity import cookie
from onze.server.wire import Arrived, Me, Nothing, ReturnLink, encode
from onze.server.words import WORDS

__all__ = ["CALLS"]


async def who_am_i(asked: Asked) -> Me:
    """Who somebody is here; nobody yet, before they have come."""
    return Me(None if asked.person is None else await asked.desk.nickname(asked.person))


async def come(asked: Asked) -> Response:
    """Somebody new gets a cookie; whoever has one already stays who they are, under another nickname."""
    if asked.person is not None:
        return _with_cookie(asked, asked.person, await rename(asked))
    person, token = await asked.desk.gathering.come(asked.body.nickname)
    return _with_cookie(asked, person.id, Arrived(person.nickname, token))


async def come_back(asked: Asked) -> Response:
    """Somebody on another device."""
    person = await asked.desk.gathering.come_back(asked.body.token)
    if person is None or not person.nickname:
        raise WORDS.refused("no_way_back")
    return _with_cookie(asked, person.id, Me(person.nickname))


async def rename(asked: Asked) -> Me:
    """Another nickname."""
    nickname = await asked.desk.gathering.rename(asked.known, asked.body.nickname)
    asked.desk.forget_nickname(asked.known)
    return Me(nickname)


async def return_link(asked: Asked) -> ReturnLink:
    """Another return link; the one before opens nothing any more."""
    return ReturnLink(await asked.desk.gathering.return_anew(asked.known))


async def forget(asked: Asked) -> Response:
    """Nickname and way back are gone, and so is the cookie."""
    await asked.desk.gathering.forget(asked.known)
    asked.desk.forget_nickname(asked.known)
    return _json(Nothing(), cookie("", asked.secure))


def _with_cookie(asked: Asked, person: str, answer: object) -> Response:
    return _json(answer, cookie(asked.desk.seal.signed(person), asked.secure))


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
    Call("DELETE", "/api/me", "Be forgotten.", forget, Nothing),
)  # fmt: skip
