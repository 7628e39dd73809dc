"""What lies in the box: the material, the editions, the options and the words, read from ``data/``.

* ``words``: the sentences of the game in French and English
* ``options``: the options as the rules read them
* ``material``: colours, tokens and dice, the same for every edition
* ``cards``: the kinds of card, what each puts down and what it turns over
* ``rows``: a row of spaces with its tokens, as one number
* ``edition``: a World Cup: its teams, groups, rounds, and what holds in it alone
* ``lines``: what the matches of a group have brought each team
* ``bracket``: where each match stands when an edition is drawn
* ``painting``: flags and colours as they are painted
* ``thing_facts``: the facts of each kind of things (``rules.things`` describes them)
* ``row_names``: rows by match and team, dice by colour
* ``edition_files``: an edition that players bring: its mistakes, or what it holds
* ``edition_check``: the mistakes in teams, deck, tables and groups
* ``edition_rounds``: the mistakes in the rounds
* ``edition_shape``: the keys that an edition file has, and what each holds
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
