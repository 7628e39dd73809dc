"""Footime: a football match on a lattice of points for two to eight players in two teams.

Eight cards a hand; a card makes a pawn run, plays the ball or is an event, and a pass that finds a team-mate keeps the
turn. The rules with their ids (FT-KICKOFF.2) are in ``rules.toml``. A file is a chapter of the rulebook:

* ``setup`` and ``periods`` (preparation, half-time, full time, extra time), ``clock``, ``line_up`` and ``kick_off``,
  ``turn`` with ``turns`` (sequence of play), ``goals``, ``offside``, ``shoot_out``;
* ``ball`` (retention, and where the ball may go), ``runs`` and ``reach`` (movement of pawns), ``contacts``;
* the cards: ``moving_cards``, ``passes``, ``tackles``, ``duels``, ``squad_cards``, ``out`` (throw-ins, corners) with
  ``goal_kicks``, ``restarts`` and ``clearing``, ``fouls``, ``penalties``, ``cautions``, ``saves``, ``var``,
  ``table_cards``; ``effects`` is what they have in common, ``hands`` lays and draws them, ``dice`` rolls;
* ``pitch``, ``paths``, ``pack`` and ``formations`` read ``board.toml``, ``cards.toml`` and ``formations.toml``;
* ``match`` is what a match holds, ``view`` what it shows, ``decisions`` what all questions share, ``refusals`` why
  something may not be, ``invariants`` what must always hold; ``game`` puts it together: options (``options.toml``,
  read by ``switches``), vocabulary; ``scenes``, with ``scene_pawns`` and ``scene_cards``, sets up scenarios from what
  ``scene_facts`` lists;
* ``terminal`` draws it on a ``sheet``: ``pitch_figure`` with its ``marks``, ``scoreboard``, ``asking`` and
  ``enquiries`` (what is asked and typed), ``commentary`` and ``cards_page``;
* ``report`` writes a newspaper's report, in the words of ``report.toml`` (``wording``): ``chronicle`` reads the
  ``incidents`` off the events, and ``story`` tells them period by period;
* ``coach`` plays it, with ``shape``, ``triangles``, ``outlook``, ``running``, ``prices``, ``placing`` and
  ``card_choice``;
* ``words`` reads the sentences of all but the report in French and English (``words.toml``).
"""

from onze.games.footime.game import Footime

__all__ = ["Footime"]
