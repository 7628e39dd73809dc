"""Bots: they are handed a match as their seat may know it, and answer with one of its moves, or with a whole phrase.

* ``random`` plays any listed move, each as likely as the others;
* ``coach`` is the game's own: the ``Coach`` in the room ``coach`` of the game's package;
* ``search:200`` and ``search:1.5s`` search: they deal worlds from what their seat can know, and try phrases in them;
* ``rookie``, ``regular``, ``strong``, ``master`` (``débutant``, ``habitué``, ``confirmé``, ``maître``) are for people;
* ``my_bot.py:choose`` is a function of that kind in a file of one's own;
* ``my_bot.py:Searcher:level=3`` is a ``Thinker`` in such a file, with a parameter;
* ``./my_engine --flag`` is a program in any language. These three run in processes of their own.

Their modules:

* ``thinker``: what a bot is
* ``finding``: bots by name; ``files``: those in files of one's own
* ``searcher``: the bot that searches; ``search``: the search itself, compiled; ``levels``: the levels for people
* ``scoring``: what every move of a position is worth
* ``asking``: asking them, and letting them play
* ``outside``: other people's bots, in processes of their own; ``talking``: over pipes; ``process``: one of those
"""

from onze.bots.asking import ask_bot, ask_bot_phrase, play_match
from onze.bots.finding import bot_names, bot_names_told, bots_for_people, find_bot, random_bot
from onze.bots.outside import OutsideBot, called, is_outside
from onze.bots.thinker import Bot, Thinker

__all__ = [
    "Bot", "OutsideBot", "Thinker", "ask_bot", "ask_bot_phrase", "bot_names", "bot_names_told", "bots_for_people",
    "called", "find_bot", "is_outside", "play_match", "random_bot",
]  # fmt: skip
