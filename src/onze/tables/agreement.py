"""What a table agrees on before anybody sits down: the game, how it is played, and how people play it together.

An agreement comes from anybody who opens a table, so that all of it is checked: ``agree`` refuses in both languages
what no game can be made of. A stored one is read by ``read_agreement``, which looks at its shape only: a table that was
played long ago can be shown although its game has other options now.

Nothing that is named here is looked up in a folder: games are those that are installed (or that the host lists), files
are texts, and bots are found by name.
"""

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from onze.bots import bot_names, find_bot
from onze.bots.searcher import budget_in
from onze.games import find_game, game_ids, load
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.options import settle_options
from onze.kernel.words.sentences import as_written
from onze.tables.clocks import NO_CLOCK, Clock, read_clock
from onze.tables.words import WORDS, not_as_wanted, read_fields

__all__ = ["LARGEST_FILES", "Agreement", "agree", "checked_bot", "game_of", "read_agreement"]

LARGEST_FILES: Final = 256_000
"""The letters of all files of a table together."""
LONGEST_BOT: Final = 80
"""The letters of a bot's code."""
GAMES_KEPT: Final = 64
"""So many games are kept set up, for tables that play the same one."""
FIELDS: Final = ("game", "seats", "options", "files", "clock", "friendly", "poker_face", "open", "hints", "odds")
CODE: Final = re.compile(r"([^:]+)(?::[A-Za-z_]\w*=[^:]*)*")
"""A bot by its name, and the parameters that may stand behind it: all other colons lead to files."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a table has agreed on."""

    game: str
    """The id of the game."""
    seats: int
    """How many seats there are."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options that were chosen; once agreed, the value of every option."""
    files: Mapping[str, str] = field(default_factory=dict, repr=False)
    """The files that the game is built with, by the name of their kind: their texts."""
    clock: Clock = NO_CLOCK
    """How long people may think."""
    friendly: bool = False
    """Whether moves can be taken back, if all consent."""
    poker_face: bool | None = None
    """Whether lone moves are answered after a while; nothing said: where two or more people play."""
    open: bool = False
    """Whether anybody may sit down, without an invitation."""
    hints: bool | None = None
    """Whether the coach may be asked; nothing said: where no two people play each other."""
    odds: bool = True
    """Whether menus say how likely luck makes a move succeed."""

    @property
    def over_days(self) -> bool:
        """Whether it is played over days, which follows from the clock; else live."""
        return self.clock.over_days

    def keeps_poker_face(self, people: int) -> bool:
        """Whether the table hides, with so many people at it, that somebody had no choice."""
        return people >= 2 if self.poker_face is None else self.poker_face

    def allows_hints(self, people: int) -> bool:
        """Whether the coach may be asked with so many people at the table."""
        return people < 2 if self.hints is None else self.hints

    def written(self) -> dict[str, Any]:
        """The agreement in plain values, as ``read_agreement`` reads them."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "files": dict(self.files),
            "clock": self.clock.written(),
            "friendly": self.friendly,
            "poker_face": self.poker_face,
            "open": self.open,
            "hints": self.hints,
            "odds": self.odds,
        }


def agree(plain: object, games: Collection[str] | None = None) -> tuple[Agreement, Game[Any]]:
    """An agreement as it was asked for, every option settled, and its game; or a refusal that says what is wrong.

    ``games`` are those that may be played here, by their ids or folders; all that are installed if nothing is said.
    """
    asked = read_agreement(plain)
    known = game_ids() if games is None else tuple(games)
    if asked.game not in known:
        raise WORDS.refused("no_such_game", values={"name": as_written(asked.game), "known": known})
    kind = find_game(asked.game)
    _check_files(asked, kind)
    settled = settle_options(kind.id, kind.option_list, asked.options)
    agreed = Agreement(
        asked.game, asked.seats, settled, asked.files, asked.clock,
        asked.friendly, asked.poker_face, asked.open, asked.hints, asked.odds,
    )  # fmt: skip
    game = game_of(agreed)
    if agreed.over_days and game.new_match(Seeded(0)).timed_call() is not None:
        raise WORDS.refused("watch_over_days", values={"game": game.title})
    return agreed, game


def read_agreement(plain: object) -> Agreement:
    """An agreement from plain values, of which only the shape is looked at; or a refusal."""
    fields = read_fields("table", plain, FIELDS)
    game, seats = fields.get("game"), fields.get("seats")
    if not isinstance(game, str):
        raise not_as_wanted("game", game, "word")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise not_as_wanted("seats", seats, "number")
    return Agreement(
        game,
        seats,
        _table("options", fields),
        _files(_table("files", fields)),
        read_clock(fields["clock"]) if fields.get("clock") is not None else NO_CLOCK,
        _flag("friendly", fields) or False,
        _flag("poker_face", fields),
        _flag("open", fields) or False,
        _flag("hints", fields),
        _flag("odds", fields) is not False,
    )


def _table(name: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Names with their values; none where nothing is said."""
    value = fields.get(name)
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise not_as_wanted(name, value, "fields")
    return dict(value)


def _files(files: Mapping[str, Any]) -> Mapping[str, str]:
    """Files as texts, not too large."""
    for name, text in files.items():
        if not isinstance(text, str):
            raise not_as_wanted(name, text, "text")
    size = sum(len(text) for text in files.values())
    if size > LARGEST_FILES:
        raise WORDS.refused("files_too_large", values={"size": size, "most": LARGEST_FILES})
    return files


def _flag(name: str, fields: Mapping[str, Any]) -> bool | None:
    """True or false, or nothing said."""
    value = fields.get(name)
    if value is not None and not isinstance(value, bool):
        raise not_as_wanted(name, value, "flag")
    return value


def _check_files(asked: Agreement, kind: type[Game[Any]]) -> None:
    """Refuses a file that the game is not built with."""
    known = {file.name: file for file in kind.files}
    with_game = [name for name, file in known.items() if file.argument]
    for name in asked.files:
        values = {"name": as_written(name), "game": kind.title, "known": with_game}
        if name in known and not known[name].argument:
            raise WORDS.refused("file_is_said", values=values)
        if name not in known:
            raise WORDS.refused("no_such_file_here" if with_game else "no_files_here", values=values)


def game_of(agreement: Agreement) -> Game[Any]:
    """The game of an agreement, or a refusal; tables that have agreed on the same share it."""
    return _set_up(agreement.game, agreement.seats, _key(agreement.options), _key(agreement.files))


def _key(table: Mapping[str, Any]) -> str:
    return json.dumps(dict(table), sort_keys=True)


@lru_cache(maxsize=GAMES_KEPT)
def _set_up(game: str, seats: int, options: str, files: str) -> Game[Any]:
    kind = find_game(game)
    arguments = {file.name: file.argument for file in kind.files}
    brought = {arguments[name]: text for name, text in json.loads(files).items()}
    try:
        return load(game, seats, **brought, **json.loads(options))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        if not brought:
            raise
        values = {"game": kind.title, "files": sorted(json.loads(files))}
        raise WORDS.refused("files_unusable", values=values) from None


def checked_bot(code: object, game: Game[Any]) -> str:
    """The code of a bot that may sit at a table, or a refusal: no file is ever run because somebody names it here."""
    if isinstance(code, str) and budget_in(code) is not None and "search" in bot_names(game):
        return code
    known = bot_names(game)
    found = CODE.fullmatch(code) if isinstance(code, str) and len(code) <= LONGEST_BOT else None
    if found is None or found[1] not in known:
        raise WORDS.refused("no_such_bot_here", values={"name": as_written(code), "game": game.title, "known": known})
    find_bot(found[0], game)
    return found[0]
