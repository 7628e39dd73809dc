"""What lies in the box: board, cards and words, read from ``data/``.

* ``abilities``: the nine Star abilities, by number (WF-10.5, WF-18.2); each is a bit in what a side has face up
* ``cards``: the Action cards (actions.toml): attack cards, Shots and defence cards (WF-3.10 to WF-3.16, WF-9.11)
* ``deck_files``: deck files: how many cards of each kind, as TOML, for deck building; every mistake is named with its
  line
* ``layout``: where the cards of each side lie
* ``options``: the mode and its switches: every Professional and International rule can be adopted by itself (WF-14.1,
  WF-C-60)
* ``squad_files``: squad files: a team with its seven players as TOML. The first mistake is refused with its line
* ``squads``: teams and their seven Player cards (teams/*.toml, WF-11.1 to WF-11.3, WF-14.6)
* ``words``: the sentences of Worldwide Football in French and English (words.toml)
* ``card_texts``: what a card says, in French and English, read off its data: Action cards, Player cards, abilities,
  stadiums
* ``squad_page``: a squad that players bring: checked, and shown with its cards as they read
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
