"""An edition that players bring: all its mistakes, or what it holds."""

from pathlib import Path
from typing import Any

from onze.games.world_cup.box.edition import Edition
from onze.games.world_cup.box.edition_check import edition_mistakes
from onze.games.world_cup.box.material import MATERIAL_FILE, read_material
from onze.games.world_cup.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.files import Checked, GameFile
from onze.kernel.game import Game
from onze.kernel.words import Reason, Text

__all__ = ["EditionFile", "check_edition"]


class EditionFile(GameFile):
    """A World Cup of one's own."""

    def check(self, game: type[Game[Any]], path: str, language: str) -> Checked:
        mistakes, good = check_edition(Path(path))
        return Checked(mistakes, "" if mistakes else good[language])


def check_edition(path: Path) -> tuple[list[Reason], Text]:
    """Every mistake in a file; and what the edition holds, to be said when there are none."""
    material = read_material(DataFile(MATERIAL_FILE))
    data = DataFile(path, path).read()
    mistakes = edition_mistakes(data, material)
    if mistakes:
        return mistakes, {}
    edition = Edition(data, material.colour_names)
    values = {
        "edition": edition.text,
        "teams": len(edition.teams),
        "groups": len(edition.groups),
        "matches": sum(not fixture.walkover for fixture in edition.fixtures),
        "least": edition.least_players,
        "most": edition.most_players,
    }
    return [], WORDS.text("edition_is_good", values)
