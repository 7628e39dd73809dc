"""What lies in the box: board, cards and words, read from ``data/``.

* ``cards``: the pack: kinds of cards, how many there are of each, and the name of what each does
* ``formations``: formations: where shirts 2 to 11 stand at a kick-off, for who kicks off and for who does not
  (formations.toml)
* ``options``: the options as the rules read them: whole numbers and yes or no
* ``pitch``: the pitch: points with their names, and zones as sets of points
* ``words``: the sentences of Footime in French and English (words.toml)
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
