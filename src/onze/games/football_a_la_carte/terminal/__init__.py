"""How the game is drawn and asked at a terminal.

* ``drawing``: how a terminal shows Football à la carte: the pitch as text, and what happened and may be played in
  words
"""

from onze.games.football_a_la_carte.terminal.drawing import draw, event_text, move_note

__all__ = ["draw", "event_text", "move_note"]
