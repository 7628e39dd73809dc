"""The World Cup Game: a whole tournament for two to sixteen players, 1930, 2002 or a file of one's own.

Everybody controls some nations; cards put tokens on the rows of any team. The rules with their ids (WCG-8.d.2), in
French and English, are in ``rules.toml``. A file is a chapter of the rulebook:

* ``setup`` (IV), ``turn`` (V), ``placing``, ``turning`` and ``targets`` (VI, VII), ``groups`` (VIII), ``scoring`` and
  ``dice`` (VIII.c to VIII.e), ``replays`` (IX), ``tables`` (X), ``knockout``, ``piles`` and ``flags`` (XI),
  ``shoot_out`` (XII);
* ``rows`` is a row of tokens as one number, ``laying`` the question for a row, ``thirds`` the best third-placed teams;
* ``material`` and ``edition`` read ``material.toml`` and ``editions/``, ``edition_check``, ``edition_shape`` and
  ``edition_rounds`` say what is wrong in a file, ``edition_files`` says it at the command line;
* ``match`` is what a match holds and shows, ``invariants`` what must always hold;
* ``game`` puts it together: seats, options (``options.toml``), vocabulary; ``scenes`` sets up scenarios;
* ``terminal`` shows it to a person: ``sheet``, ``group_board``, ``bracket`` and ``players`` draw the board, ``asking``
  puts the questions and knows rows by name, ``commentary`` tells what happened, ``cards_page`` explains;
* ``coach`` plays: ``forecast`` says how matches may end, ``race`` who goes on from a group, ``outlook`` what that is
  worth;
* ``report`` tells a tournament from its record (``report.toml``): ``score_sheet`` has the results,
  ``bracket_figure`` draws the bracket;
* ``wording`` says rows and scores, ``words`` reads the sentences in French and English (``words.toml``).
"""

from onze.games.world_cup.game import WorldCup

__all__ = ["WorldCup"]
