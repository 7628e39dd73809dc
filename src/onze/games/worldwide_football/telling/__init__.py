"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``card_texts``: what a card says, in French and English, read off its data: Action cards, Player cards, abilities,
  stadiums
* ``chronicle``: what a match was made of: its incidents in order, and what each side did, read from its events
* ``commentary``: what happened, told as a commentary: a sentence an event, with the minute where it has one
* ``headline``: the headline of a report, and its lead: who won and how, and what the score was on the way
* ``incidents``: what is noted of a match for its report: incidents, what each side did, and the attack that is under
  way
* ``report``: the match as a newspaper tells it, from its record: headline, lead, the story half by half, and the
  facts
* ``squad_page``: a squad file looked over: its first mistake, or the team with its cards as they read
* ``statistics``: the facts of a report: a picture of the match in time, its figures, and what each team did
* ``story``: the story of a match, half by half: goals, penalties, red cards, and those chances that came closest
* ``wording``: how a report says things: teams, players, minutes and scores in words, and the same thing in other
  words
"""

from onze.games.worldwide_football.telling.door import WorldwideTelling

__all__ = ["WorldwideTelling"]
