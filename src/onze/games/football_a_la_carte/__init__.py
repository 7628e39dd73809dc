"""Le football à la carte: a card-driven football match for two to four players.

One ball, a pitch of squares, a hand of cards. Whoever's turn it is plays a card and pushes the ball towards the
goal he attacks. The rules with their ids (FAC-8.6), in French and English, are in ``rules.toml``; box, board, cards and
timing are told in docs/rules/football-a-la-carte.md. A file is a paragraph of the rulebook:

* ``setup`` (0), ``turn`` (1, 2), ``kick_off`` (3), ``open_play`` (1, 4), ``free_kicks`` (5), ``clearances`` (6),
  ``shots`` (7, 11), ``corners`` (8), ``penalties`` (9), ``throw_ins`` (10), ``halves`` (12 to 15), ``ties`` (15);
* ``ball`` moves the ball by the cards of a turn, ``cuts`` cuts a pile, ``goals`` notes a goal;
* ``pitch`` and ``pack`` read ``board.toml`` and ``cards.toml``; ``match`` is what a match holds and shows;
* ``game`` puts it together: seats, options (``options.toml``), vocabulary; ``scenes`` sets up scenarios
  from what ``scene_facts`` lists;
* ``words`` reads the sentences in French and English (``words.toml``); ``terminal`` shows a match as text;
* ``coach`` plays: ``endings`` are the ways to go on with a turn, ``outlook`` says what each is worth.
"""

from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["FootballALaCarte"]
