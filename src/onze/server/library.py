"""Calls about games: which can be played, what their things are, what their rules say, and how they are learnt."""

import asyncio

from starlette.responses import Response

from onze.lessons import examples_of
from onze.server.answers import Examples, LessonShown
from onze.server.calls import Asked, Call
from onze.server.games import check_game, clause_sent, games_sent, rules_sent
from onze.server.lessons import examples_sent, lesson_sent, taught
from onze.server.words import WORDS

__all__ = ["CALLS"]


async def games(asked: Asked) -> bytes:
    """All games with their options, seats, files, bots and clocks."""
    return games_sent()


async def things(asked: Asked) -> bytes:
    """The things of a game, by the digest that its tables name: they never change."""
    check_game(asked.path["game"])
    return asked.desk.shelf.things(asked.path["game"], asked.path["digest"])


async def rules(asked: Asked) -> bytes:
    """All rules of a game in both languages."""
    check_game(asked.path["game"])
    return rules_sent(asked.path["game"])


async def clause(asked: Asked) -> bytes:
    """One rule in both languages."""
    return clause_sent(asked.path["game"], asked.path["clause"])


async def specimen(asked: Asked) -> Response:
    """A file of a kind that players may bring, to begin one's own with."""
    game = check_game(asked.path["game"])
    file = next((file for file in game.files if file.name == asked.path["file"]), None)
    text = "" if file is None else file.specimen(game)
    if file is None or not text:
        raise WORDS.refused("nothing_here")
    headers = {"content-disposition": f'attachment; filename="{file.example}"', "cache-control": "no-cache"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def lesson(asked: Asked) -> bytes:
    """The first lesson of a game: it is the same for everybody, and played once."""
    check_game(asked.path["game"])
    asked.desk.shelf.things_digest(taught(asked.path["game"]).stage.game)
    return await asyncio.to_thread(lesson_sent, asked.path["game"])


async def examples(asked: Asked) -> bytes:
    """The worked examples of a game's rules."""
    check_game(asked.path["game"])
    for example in examples_of(asked.path["game"]):
        asked.desk.shelf.things_digest(example.stage.game)
    return await asyncio.to_thread(examples_sent, asked.path["game"])


CALLS = (
    Call("GET", "/api/games", "All games.", games, needs_person=False, cached="no-cache"),
    Call(
        "GET", "/api/games/{game}/things/{digest}", "The things of a game.", things,
        needs_person=False, cached="public, max-age=31536000, immutable",
    ),
    Call("GET", "/api/games/{game}/rules", "The rules of a game.", rules, needs_person=False, cached="no-cache"),
    Call(
        "GET", "/api/games/{game}/rules/{clause}", "One rule.", clause, needs_person=False, cached="no-cache",
    ),
    Call(
        "GET", "/api/games/{game}/files/{file}", "A file to begin one's own with.", specimen, needs_person=False,
    ),
    Call(
        "GET", "/api/games/{game}/lesson", "The first lesson of a game.", lesson, LessonShown,
        needs_person=False, cached="no-cache",
    ),
    Call(
        "GET", "/api/games/{game}/examples", "Worked examples of the rules.", examples, Examples,
        needs_person=False, cached="no-cache",
    ),
)  # fmt: skip
