"""Bots: they are handed a match as their seat may know it, and answer with one of its moves, or with a whole phrase.

* ``random`` plays any listed move, each as likely as the others;
* ``coach`` is the game's own: the ``Coach`` in the room ``coach`` of the game's package;
* ``my_bot.py:choose`` is a function of that kind in a file of one's own;
* ``my_bot.py:Searcher:level=3`` is a ``Thinker`` in such a file, with a parameter.

Their modules:

* ``thinker``: what a bot is
* ``finding``: bots by name; ``files``: those in files of one's own
* ``asking``: asking them, and letting them play
"""

from onze.bots.asking import ask_bot, ask_bot_phrase, play_match
from onze.bots.finding import bot_names, find_bot, random_bot
from onze.bots.thinker import Bot, Thinker

__all__ = ["Bot", "Thinker", "ask_bot", "ask_bot_phrase", "bot_names", "find_bot", "play_match", "random_bot"]
