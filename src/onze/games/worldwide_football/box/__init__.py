"""What lies in the box: cards, teams and words, read from ``data/``.

* ``options``: the mode and its switches, as the rules read them
* ``cards``: the Action cards: attack cards, Shots, defence cards
* ``abilities``: the nine Star abilities, by number
* ``squads``: teams and their seven Player cards
* ``layout``: where the cards of each side lie
* ``words``: the sentences in French and English
* ``card_texts``: what each card says, read off its data
* ``things``: everything that has an id, described for whoever draws it
* ``thing_facts``: the facts of each kind of them
* ``squad_files``: a team that players bring, as TOML; ``squad_page`` shows it with its cards
* ``deck_files``: a deck that players bring, as TOML
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
