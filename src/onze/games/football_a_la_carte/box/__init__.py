"""What lies in the box: board, cards and words, read from ``data/``.

* ``cards``: the pack, in kinds of cards that are alike
* ``options``: the options as the rules read them
* ``pitch``: the squares, and where a ball sent along an arrow comes to rest
* ``things``: cards, squares, spots and arrows, described for whoever draws them
* ``thing_facts``: the facts of each kind of them
* ``words``: the game's sentences in French and English
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
