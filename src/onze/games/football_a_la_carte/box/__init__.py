"""What lies in the box: board, cards and words, read from ``data/``.

* ``cards``: the pack of cards (cards.toml): alike cards are one kind, known by a name and a number
* ``options``: the options as the rules read them (options.toml)
* ``pitch``: the pitch: squares, areas, and where a ball sent along an arrow comes to rest (board.toml)
* ``words``: the game's sentences in French and English (words.toml)
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
