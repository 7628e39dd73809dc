"""What lies in the box: board, cards and words, read from ``data/``.

* ``cards``: the kinds of action card: what each puts down and what it turns over
* ``edition``: an edition of the World Cup as data: teams, groups, fixtures and rounds (chapter III,
  docs/make-an-edition.md)
* ``edition_check``: reading an edition file: every mistake in teams, groups and rounds is a clear sentence
* ``edition_files``: an edition file looked over: all its mistakes, or what it holds. The command line finds this
  module by its name
* ``edition_rounds``: the knockout rounds of an edition file: every slot must be filled by exactly one team
* ``edition_shape``: the keys of an edition file and what each holds: what is missing, unknown or of another kind is
  told
* ``material``: the material of every edition: colours, tokens, cards and dice (material.toml)
* ``options``: the options as the rules read them
* ``rows``: a row of spaces with its tokens as one number: four bits a space, the innermost space lowest (WCG-3.c.8)
* ``words``: the sentences of The World Cup Game in French and English (words.toml)
"""

from pathlib import Path
from typing import Final

__all__ = ["DATA"]

DATA: Final = Path(__file__).parents[1] / "data"
"""The folder of the game's TOML files."""
