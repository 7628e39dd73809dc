"""What lies in the box: board, cards and words, read from ``data/``.

* ``cards``: the pack, and the name of what each card does
* ``formations``: where shirts 2 to 11 stand at a kick-off
* ``options``: the options as the rules read them
* ``pawns``: the pawns of a match, and where each of them is
* ``periods``: the periods of a match
* ``pitch``: points with their names, and zones as sets of points
* ``reached``: how a point that can be chosen would be reached
* ``things``: all that moves, views and events name, described for whoever draws it
* ``thing_facts``: the facts of each kind of them
* ``words``: the sentences in French and English
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
