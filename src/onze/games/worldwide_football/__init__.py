"""Worldwide Football: attacks built card by card, for two players, or one against the virtual opponent.

The side with the ball lays attack cards to reach 6 to 8 PA and shoots; the other side answers with defence cards and a
d20. Stars pay for abilities, Player cards change a moment. The rules with their ids (``WF-9.3``) are in ``rules.toml``;
here a file is a paragraph of the rulebook:

* ``setup`` (4, 14), ``hands`` (5), ``attack`` (6), ``shots`` (7, 19), ``possession`` (8), ``defence`` (9),
  ``stars`` (10, 18), ``players`` (11), ``halves`` (12), ``fouls`` and ``penalties`` (15, 23), ``cautions`` (16),
  ``corners`` (17), ``substitutions`` (20), ``stadium`` (21), ``decks`` (22), ``shoot_out`` (FAQ);
* ``switches`` reads the mode and its options (``options.toml``); ``effects`` are what cards do, found by name;
* ``actions``, ``abilities`` and ``squads`` are the cards (``actions.toml``, ``teams/*.toml``, ``decks.toml``);
  ``squad_files`` reads a team and names its mistakes, ``squad_check`` shows it, ``deck_files`` reads a deck;
* ``windows`` are the moments of the timing section; ``conduct`` says what a side must settle and ``human`` how
  people do, ``refusals`` why something is not to be had now; ``solo`` is the virtual opponent;
* ``facts`` are what changes in a match, ``match`` is what rule code asks of it and what it shows, ``layout`` where its
  cards lie, ``invariants`` what always holds in it; ``game`` puts it together;
  ``scenes`` sets up scenarios from what ``scene_facts`` lists, with ``scene_attack`` and ``scene_cards``;
  ``words`` reads the sentences in French and English (``words.toml``);
* ``cards_text`` says what a card does, ``chances`` what dice make of it; ``terminal`` draws the table on a ``sheet``:
  the ``scoreboard``, the ``build_up`` of the attack, one's own cards; before a half the ``changing_room``; it puts the
  question of ``asking`` and explains the cards on the ``cards_page``; ``commentary`` tells what happened;
* ``report`` writes the story of a whole match from the ``chronicle`` of its ``incidents``: ``headline``, ``story`` and
  ``figures``, in the ``wording`` of ``report.toml``;
* ``coach`` plays: ``attacking`` by ``plans``, ``defending``, both by an ``outlook`` on what things are worth and with
  what ``choice`` gives them.
"""

from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["WorldwideFootball"]
