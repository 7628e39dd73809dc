"""Doors: what a game may offer besides its rules, each a class that it subclasses and that everybody else calls.

* ``telling``: what is said about a match: the question, sentences for events, scores, the report
* ``terminal``: how the game is drawn at a terminal, and what may be typed there
* ``shown``: what a drawing is handed: view, menu and what is foreseen, never the match
* ``coach``: the game's own bot, with an answer to every decision
* ``outline``: how a game that offers nothing is shown, in its own words

A room of a game's package (``telling``, ``terminal``, ``coach``) names its door in ``__all__``. What a door leaves out
has a plain answer here; what it adds that nobody asks for is an error.
"""

from onze.doors.coach import Coach, Ranked, Weigh
from onze.doors.shown import Shown, show
from onze.doors.telling import Telling
from onze.doors.terminal import Terminal

__all__ = ["Coach", "Ranked", "Shown", "Telling", "Terminal", "Weigh", "show"]
