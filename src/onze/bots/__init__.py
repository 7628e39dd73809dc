"""Bots: they are handed a match as their seat may know it, and answer with one of its moves.

* ``random`` plays any listed move, each as likely as the others;
* ``coach`` is the game's own: the ``Coach`` in the room ``coach`` of the game's package;
* ``my_bot.py:choose`` is a function of that kind in a file of one's own.
"""

from collections.abc import Callable, Sequence
from typing import Any

from onze.bots.files import bot_in_file, place_of
from onze.bots.words import WORDS
from onze.games import coach_of
from onze.kernel.chance import Chance, Seeded
from onze.kernel.events import Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase, preview

__all__ = ["Bot", "ask_bot", "ask_bot_phrase", "bot_names", "find_bot", "play_match", "random_bot"]

Bot = Callable[[Any, int, Chance], int]
"""A function from a match redealt for a seat, the seat, and luck of its own, to one of ``match.moves(seat)``."""


def random_bot(match: Match, seat: int, chance: Chance) -> int:
    """A bot that plays any listed move, each as likely as the others."""
    moves = match.moves(seat)
    return moves[chance.below(len(moves))]


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The names of the bots that can play this game."""
    return ("random",) if coach_of(game) is None else ("random", "coach")


def find_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name or as ``file.py:function``, or a refusal that lists those that can play this game."""
    if name == "random":
        return random_bot
    if ":" in name:
        return bot_in_file(name)
    coach = coach_of(game) if name == "coach" else None
    if coach is None:
        values = {"name": name, "game": game.title, "known": bot_names(game)}
        raise WORDS.refused("no_coach" if name == "coach" else "unknown_bot", values=values)
    bot: Bot = coach.choose
    return bot


def ask_bot(bot: Bot, match: Match, seat: int, chance: Chance) -> int:
    """A bot's next move for a seat: it never sees the true match, and a lone move is played without asking it.

    A bot that fails or answers with what is no listed move is refused by name and seat; the match is not changed.
    """
    moves = match.moves(seat)
    if len(moves) == 1:
        return moves[0]
    try:
        answer: object = bot(match.redealt(seat, chance), seat, chance)
    except (Exception, SystemExit) as error:
        values = {"bot": name_of(bot), "seat": seat, "place": place_of(error), "error": repr(error)}
        raise WORDS.refused("bot_fails", values=values) from error
    if not isinstance(answer, int) or isinstance(answer, bool):
        values = {"bot": name_of(bot), "seat": seat, "answer": repr(answer)}
        raise WORDS.refused("bot_answers_wrong", values=values)
    reason = match.why_not(answer, seat)
    if reason is not None:
        values = {"bot": name_of(bot), "seat": seat, "why": reason.text}
        raise WORDS.refused("bot_answers_unlisted", reason.rule, values)
    return answer


def name_of(bot: Bot) -> str:
    """What a bot is called where it is spoken of."""
    return str(getattr(bot, "__qualname__", None) or type(bot).__name__)


def ask_bot_phrase(bot: Bot, match: Match, seat: int, chance: Chance) -> list[int]:
    """A bot's moves up to the one that commits, for ``play_phrase``; the match itself is untouched."""
    said: list[int] = []
    while True:
        shown = preview(match, said, seat)
        move = ask_bot(bot, shown, seat, chance)
        said.append(move)
        assert shown.decision is not None
        if shown.decision.commits(shown, move, seat):
            return said


def play_match(game: Game[Any], bots: Sequence[Bot], chance: Chance, tell: Listener | None = None) -> Match:
    """Plays a whole match, a bot a seat; seats that are asked together answer in turn."""
    # Bots think with luck of their own: the match's luck would tell what is thrown next.
    thinking = Seeded(chance.below(1 << 32))
    match: Match = game.new_match(chance, tell)
    while match.outcome is None:
        seat = match.seat
        play_phrase(match, ask_bot_phrase(bots[seat], match, seat, thinking), chance, tell, seat)
    return match
