"""Finding bots by what people call them: ``coach``, ``search:1.5s``, ``strong``, ``my_bot.py:Searcher:level=3``."""

import inspect
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from onze.bots.files import bot_in_file, place_of
from onze.bots.levels import LEVELS, bot_of_level, level_called, level_name
from onze.bots.outside import is_outside, outside_bot
from onze.bots.searcher import Searcher, budget_in
from onze.bots.thinker import Bot, Thinker
from onze.bots.words import WORDS
from onze.games import coach_of
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.words import LANGUAGES, Text

__all__ = ["bot_here", "bot_names", "bot_names_told", "bots_for_people", "find_bot", "random_bot"]

PARAMETER: Final = re.compile(r":([A-Za-z_]\w*)=([^:]*)$")
"""One parameter behind a bot's name."""
READ_AS: Final[Mapping[str, tuple[type, ...]]] = {"bool": (bool,), "int": (int,), "float": (int, float)}
"""What may be given for a parameter of a type; yes and no are no numbers."""


def random_bot(match: Match, seat: int, chance: Chance) -> int:
    """A bot that plays any listed move, each as likely as the others."""
    moves = match.moves(seat)
    return moves[chance.below(len(moves))]


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The names of the bots that can play this game; levels go by their English names here."""
    return ("random",) if coach_of(game) is None else ("random", "coach", "search", *LEVELS)


def bot_names_told(game: Game[Any]) -> list[Text]:
    """The names of the bots that can play this game, as people read them in each language."""
    return [level_name(name) if name in LEVELS else dict.fromkeys(LANGUAGES, name) for name in bot_names(game)]


def bots_for_people(game: Game[Any]) -> tuple[str, ...]:
    """The bots that a page offers to people, the weakest first: the levels, where the game has a coach."""
    return ("random",) if coach_of(game) is None else LEVELS


def find_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name, or a refusal that lists those that can play this game.

    Somebody's own bot, ``my_bot.py:MyBot`` or ``./my_engine --flag``, is run in a process of its own.
    """
    return outside_bot(name, game) if is_outside(name) else bot_here(name, game)


def bot_here(name: str, game: Game[Any]) -> Bot:
    """A bot that thinks in this process, for the program that is one bot's own: ``my_bot.py:MyBot`` is loaded here.

    What a file names may be a function or a kind of ``Thinker``; parameters stand behind it, ``:level=3:seconds=0.5``.
    """
    budget = budget_in(name)
    if budget is not None:
        return Searcher(game, *budget)
    plain, parameters = _parted(name)
    level, coach = level_called(plain), coach_of(game)
    if level is not None and coach is not None and not parameters:
        return bot_of_level(level, coach)
    if is_outside(plain):
        return _with_parameters(bot_in_file(plain), plain, parameters, game)
    if plain.endswith(".py"):
        raise WORDS.refused("no_bot_name", values={"file": plain})
    if plain.partition(":")[0] == "search":
        raise WORDS.refused("wrong_search", values={"bot": name})
    if plain != "random" and (plain != "coach" or coach is None):
        values = {"name": plain, "game": game.title, "known": bot_names_told(game)}
        raise WORDS.refused("no_coach" if plain == "coach" else "unknown_bot", values=values)
    if parameters:
        raise WORDS.refused("no_parameters", values={"bot": plain})
    return random_bot if coach is None or plain == "random" else coach.choose


def _parted(name: str) -> tuple[str, dict[str, str]]:
    """A bot's name, and the parameters behind it as they are written."""
    parameters: dict[str, str] = {}
    while (found := PARAMETER.search(name)) is not None:
        parameters[found.group(1)] = found.group(2)
        name = name[: found.start()]
    return name, parameters


def _with_parameters(bot: Callable[..., Any], name: str, written: Mapping[str, str], game: Game[Any]) -> Bot:
    """A thinker made for a game, or a function with some of its arguments given."""
    thinker = isinstance(bot, type) and issubclass(bot, Thinker)
    if isinstance(bot, type) and not thinker:
        raise WORDS.refused("bot_no_thinker", values={"name": bot.__name__})
    given = 1 if thinker else 3
    taken = list(inspect.signature(bot).parameters.values()) if thinker or written else []
    known = {one.name: one for one in taken[given:] if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)}
    parameters: dict[str, object] = {}
    for parameter, text in written.items():
        if parameter not in known:
            values = {"bot": name, "parameter": parameter, "known": ", ".join(known) or "–"}
            raise WORDS.refused("unknown_parameter", values=values)
        wanted = _wanted(known[parameter])
        value = text if wanted == "str" else _value(text)
        if wanted in READ_AS and type(value) not in READ_AS[wanted]:
            meant = {"wanted": WORDS.text(f"wanted_{wanted}"), "written": text}
            raise WORDS.refused("wrong_parameter", values={"bot": name, "parameter": parameter, **meant})
        parameters[parameter] = value
    if thinker:
        try:
            made: Bot = bot(game, **parameters)
        except (Exception, SystemExit) as error:
            values = {"bot": name, "place": place_of(error), "error": repr(error)}
            raise WORDS.refused("bot_not_made", values=values) from error
        return made
    return partial(bot, **parameters) if parameters else bot


def _wanted(parameter: inspect.Parameter) -> str:
    """The name of the type that a parameter says it is of, else that of what it is if nothing is given."""
    said = parameter.annotation
    if said is not parameter.empty:
        return said if isinstance(said, str) else getattr(said, "__name__", "")
    return type(parameter.default).__name__


def _value(written: str) -> object:
    """A parameter as it is meant: a number, yes or no, else a word."""
    if written in ("true", "false"):
        return written == "true"
    for kind in (int, float):
        try:
            return kind(written)
        except ValueError:
            pass
    return written
