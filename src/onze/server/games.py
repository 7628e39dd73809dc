"""What is said of games: which there are, their things, their rules. It is encoded once and cached for long."""

import hashlib
from collections import OrderedDict
from functools import cache
from typing import Any, Final

from onze.bots import bots_for_people
from onze.games import find_game, find_rulebook, game_ids, load
from onze.kernel.files import GameFile
from onze.kernel.game import Game
from onze.kernel.words.rulebook import Clause
from onze.kernel.words.sentences import as_written
from onze.lessons import lesson_of
from onze.server.wire import encode
from onze.server.words import WORDS
from onze.tables.clocks import LIMITS
from onze.tables.words import WORDS as TABLE_WORDS

__all__ = ["Shelf"]

SETS_KEPT: Final = 128
"""So many sets of things are kept: games differ by options and files."""


class Shelf:
    """The games as they are sent."""

    def __init__(self) -> None:
        self._digests: OrderedDict[int, tuple[Game[Any], str]] = OrderedDict()
        self._things: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def things_digest(self, game: Game[Any]) -> str:
        """The digest of a game's things, which can then be fetched by it."""
        known = self._digests.get(id(game))
        if known is None:
            things = game.things()
            known = self._digests[id(game)] = (game, things.digest)
            self._things[game.id, known[1]] = encode(things.written())
            if len(self._digests) > SETS_KEPT:
                _, (oldest, digest) = self._digests.popitem(last=False)
                self._things.pop((oldest.id, digest), None)
        return known[1]

    def things(self, game: str, digest: str) -> bytes:
        """The things of a game by their digest, or a refusal: whoever names it has read a table first."""
        found = self._things.get((game, digest))
        if found is None:
            raise WORDS.refused("no_such_things")
        return found


def check_game(game: str) -> type[Game[Any]]:
    """A game that is installed, or a refusal; nothing is looked for in folders."""
    known = game_ids()
    if game not in known:
        raise TABLE_WORDS.refused("no_such_game", values={"name": as_written(game), "known": known})
    return find_game(game)


@cache
def games_sent() -> bytes:
    """All games that can be played, with seats, options, files, bots and clocks."""
    clocks = {kind: {name: list(limits) for name, limits in numbers.items()} for kind, numbers in LIMITS.items()}
    return encode({"games": [_game(id) for id in game_ids()], "clocks": clocks})


def _game(id: str) -> dict[str, object]:
    kind = find_game(id)
    return {
        "id": kind.id,
        "title": kind.title,
        "rules_version": kind.rules_version,
        "seats": list(kind.seat_counts),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "text": option.text,
                "rule": option.rule,
                "choices": list(option.choices),
                "low": option.low,
                "high": option.high,
            }
            for option in kind.option_list
        ],
        "files": [{**_file(kind, file), "option": file.option} for file in kind.files if file.argument],
        "seat_files": [_file(kind, file) for file in kind.files if not file.argument],
        "bots": list(bots_for_people(load(id))),
        "lesson": lesson_of(id) is not None,
    }


def _file(kind: type[Game[Any]], file: GameFile) -> dict[str, object]:
    there = bool(file.specimen(kind))
    return {"name": file.name, "text": file.text, "example": file.example, "specimen": there}


@cache
def rules_sent(game: str) -> bytes:
    """The rules of a game, chapter by chapter."""
    chapters = find_rulebook(check_game(game)).chapters
    said = [{"title": one.title, "clauses": [_clause(clause) for clause in one.clauses]} for one in chapters]
    return encode({"game": game, "chapters": said})


def clause_sent(game: str, id: str) -> bytes:
    """One clause."""
    kind = check_game(game)
    clause = find_rulebook(kind).clause(id)
    if clause is None:
        raise WORDS.refused("no_such_clause", values={"game": kind.title, "clause": as_written(id)})
    return encode(_clause(clause))


def _clause(clause: Clause) -> dict[str, object]:
    return {"id": clause.id, "text": clause.text, "why": clause.why, "basis": clause.basis, "see": list(clause.see)}


def tag_of(data: bytes) -> str:
    """What a browser asks by whether it still has the same."""
    return f'"{hashlib.sha256(data).hexdigest()[:24]}"'
