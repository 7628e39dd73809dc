"""Worldwide Football: attacks built card by card, for two players, or one against the virtual opponent.

The side with the ball lays attack cards to reach 6 to 8 PA and shoots; the other side answers with defence cards and
a d20. Stars pay for abilities, Player cards change a moment.

* ``game``: seats, options, vocabulary; ``match``: what changes in a match; ``view``: what a seat sees of it
* ``box``: what lies in the box: cards, teams and words, read from ``data``, which is TOML only
* ``rules``: the rules, a module a chapter of the rulebook
* ``scenes``: scenarios
* ``telling``: what is said about a match, for every front end
* ``terminal``: drawing and asking at a terminal
* ``coach``: its own bot
"""

from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["WorldwideFootball"]
