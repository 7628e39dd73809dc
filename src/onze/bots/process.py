"""A process in which bots think: ``python -m onze.bots.process`` reads questions, a line each, and answers a line each.

What it is asked with was dealt anew in all that the seat cannot know, so a bot that looks around finds no secret here.
A bot stays as long as it is asked, with whatever it remembers; those that were asked least recently go.
"""

import json
import os
import sys
from collections import OrderedDict
from typing import Any, Final, TextIO

from onze.bots.asking import answer_of, ask_bot_phrase
from onze.bots.files import place_of
from onze.bots.finding import bot_here
from onze.bots.outside import called
from onze.bots.thinker import Bot, Thinker
from onze.bots.words import WORDS
from onze.games import from_spec
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.words import Refused

__all__ = ["Bots", "main"]

REMEMBERED: Final = 200
"""So many bots, and so many games, are kept at a time."""


class Bots:
    """Those who think here, one for each seat of each table, and the games that they play."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game[Any]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The moves of a whole phrase by name, or what is wrong with the bot.

        For a ``part`` the bot is asked once and may stop anywhere in its phrase; without a position, only whether it is
        there.
        """
        try:
            game = self._game(asked["spec"], asked.get("folder"))
            seat: int = asked["seat"]
            bot = self._bot(game, asked["table"], seat, asked["bot"])
            if "position" not in asked:
                return {"ready": True}
            if isinstance(bot, Thinker):
                for told in asked["told"]:
                    bot.told(seat, told)
            match: Match = game.from_position(asked["position"])
            ask = answer_of if asked.get("part") else ask_bot_phrase
            said = ask(bot, match, seat, Seeded(asked["luck"]), asked["seconds"])
        except Refused as refused:
            reason = refused.reason
        except (Exception, SystemExit) as error:
            values = {"bot": called(asked["bot"]), "seat": asked["seat"] + 1, "place": place_of(error)}
            reason = WORDS.reason("bot_fails", values={**values, "error": repr(error)})
        else:
            return {"moves": [game.name(move) for move in said]}
        return {"failed": reason.text, "reason": {"key": reason.key, "rule": reason.rule, "text": reason.text}}

    def _game(self, spec: dict[str, Any], folder: str | None) -> Game[Any]:
        key = json.dumps([spec, folder], sort_keys=True)
        if key not in self._games:
            self._games[key] = from_spec(spec, folder)
        _used(self._games, key)
        return self._games[key]

    def _bot(self, game: Game[Any], table: str, seat: int, code: str) -> Bot:
        key = (table, seat, code)
        if key not in self._bots:
            self._bots[key] = bot_here(code, game)
        _used(self._bots, key)
        return self._bots[key]


def _used(kept: OrderedDict[Any, Any], key: object) -> None:
    """What is used now is the last to go."""
    kept.move_to_end(key)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)


def main(questions: TextIO, answers: TextIO) -> None:
    """Answers until nobody asks any more."""
    bots = Bots()
    for line in questions:
        answers.write(json.dumps(bots.answer(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    # A bot that prints must not be taken for one that answers.
    written = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)  # whoever waits for a move of people's comes first
    main(sys.stdin, written)
